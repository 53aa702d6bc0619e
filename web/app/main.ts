import { mount } from 'svelte';

import './early.css';
import { isFirstVisit } from './first';
import { sayNotStarted } from './notstarted';
import { Settings } from './settings.svelte';
import { preferred, speak } from './words.svelte';

async function begin(): Promise<void> {
  const settings = new Settings();
  try {
    // Words and page come at the same time; each that does not come is said below.
    const [first, , { default: App }] = await Promise.all([isFirstVisit(settings), speak(settings.language ?? preferred(navigator.languages)), import('./page')]);
    const target = document.getElementById('app');
    // What stands there for those to whom no script comes.
    target?.replaceChildren();
    if (target) mount(App, { target, props: { first } });
  } catch (error) {
    sayNotStarted(settings.language);
    throw error;
  }
}
void begin();
