import { speak } from '../app/words.svelte';

await speak('en');
