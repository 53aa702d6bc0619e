/** What is said where the page cannot start: made of nothing that might not have loaded, in the player's language. */

import { isLanguage, preferred, type Language } from './words.svelte';

const WORDS: Record<Language, readonly [what: string, again: string]> = {
  en: ['Ninerooks could not start: a part of the page did not load. Your games are where they were. Please check the connection and load the page again.', 'Load again'],
  de: ['Ninerooks konnte nicht starten: Ein Teil der Seite wurde nicht geladen. Die Spiele sind noch da. Bitte die Verbindung prüfen und die Seite neu laden.', 'Neu laden'],
  fr: ['Ninerooks n’a pas pu démarrer : une partie de la page ne s’est pas chargée. Vos parties sont toujours là. Vérifiez la connexion et rechargez la page.', 'Recharger'],
  es: ['Ninerooks no ha podido arrancar: una parte de la página no se ha cargado. Tus partidas siguen donde estaban. Comprueba la conexión y vuelve a cargar la página.', 'Volver a cargar'],
  zh: ['Ninerooks 无法启动：页面有一部分没有加载成功。您的存档仍在原处。请检查网络连接，然后重新加载页面。', '重新加载'],
  ja: ['Ninerooks を開始できませんでした。ページの一部を読み込めませんでした。ゲームの記録はそのまま残っています。接続を確認して、ページを再読み込みしてください。', '再読み込み'],
};

/** Says it above whatever is there, once. */
export function sayNotStarted(chosen: unknown): void {
  if (document.querySelector('.not-started')) return;
  const language = isLanguage(chosen) ? chosen : preferred(navigator.languages);
  const [what, again] = WORDS[language];
  const text = document.createElement('p');
  text.className = 'news not-started';
  text.setAttribute('role', 'alert');
  text.lang = language;
  const button = document.createElement('button');
  button.className = 'main';
  button.textContent = again;
  button.addEventListener('click', () => location.reload());
  text.append(what, ' ', button);
  document.querySelectorAll('.early, .late').forEach((one) => one.remove());
  document.getElementById('app')?.prepend(text);
}
