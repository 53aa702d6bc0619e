/** The page with its styles: those of all parts come after those of each, as they always did. */

import App from './App.svelte';
import './app.css';

export default App;
