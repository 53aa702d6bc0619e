import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { isFirstVisit } from './first';
import { Settings } from './settings.svelte';
import { preferred, speak } from './words.svelte';

async function begin(): Promise<void> {
  const settings = new Settings();
  const [first] = await Promise.all([isFirstVisit(settings), speak(settings.language ?? preferred(navigator.languages))]);
  const target = document.getElementById('app');
  if (target) mount(App, { target, props: { first } });
}
void begin();
