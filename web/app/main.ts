import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { Settings } from './settings.svelte';
import { preferred, speak } from './words.svelte';

async function begin(): Promise<void> {
  await speak(new Settings().language ?? preferred(navigator.languages));
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}
void begin();
