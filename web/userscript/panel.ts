/** The button, and the panel with what is said, in a corner of the page. They are in a shadow, where styles of the page do not reach. */

import type { Said } from './explain';

const STYLE = `
:host{all:initial;position:fixed;left:.75rem;bottom:.75rem;z-index:2147483000;font:15px/1.4 system-ui,sans-serif;color:#1b1f24}
button{font:inherit;padding:.4rem .8rem;border:1px solid #57606a;border-radius:.4rem;background:#fff;color:inherit;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #0969da;outline-offset:2px}
section{box-sizing:border-box;width:min(24rem,calc(100vw - 1.5rem));max-height:calc(100vh - 5rem);overflow:auto;margin-bottom:.5rem;padding:.75rem 1rem;border:1px solid #57606a;border-radius:.5rem;background:#fff;box-shadow:0 4px 16px #0003}
section[hidden]{display:none}
h2{margin:0 0 .4rem;font-size:1rem}p{margin:.4rem 0;white-space:pre-line}img{display:block;width:100%;height:auto}
footer{display:flex;gap:.75rem;align-items:center;margin-top:.5rem}a{color:#0550ae}`;

export class Panel {
  readonly #panel = element('section');
  readonly #said = element('div');
  readonly #open = element('a', 'Open in Ninerooks');

  /** A panel in this document; `ask` is called when the button is pressed. */
  constructor(ask: () => void) {
    const host = element('div');
    host.id = 'ninerooks-explain';
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    shadow.adoptedStyleSheets = [sheet];
    const button = element('button', 'Explain next');
    button.addEventListener('click', ask);
    const close = element('button', 'Close');
    close.addEventListener('click', () => {
      this.#panel.hidden = true;
      button.focus();
    });
    this.#said.setAttribute('aria-live', 'polite');
    this.#panel.setAttribute('aria-label', 'The next step');
    this.#panel.hidden = true;
    this.#open.target = '_blank';
    this.#open.rel = 'noopener noreferrer';
    const footer = element('footer');
    footer.append(close, this.#open);
    this.#panel.append(this.#said, footer);
    shadow.append(this.#panel, button);
    // Keys that are pressed here are not for the board of the page.
    for (const kind of ['keydown', 'keyup', 'keypress', 'pointerdown', 'mousedown']) host.addEventListener(kind, (event) => event.stopPropagation());
    document.body.append(host);
  }

  /** Shows what is said, with a link to the board elsewhere if there is one. */
  show({ step, notes }: Said, link?: string): void {
    const parts: HTMLElement[] = [];
    if (step) {
      const picture = element('img');
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(step.picture ?? '')}`;
      picture.alt = step.line;
      parts.push(element('h2', step.name), picture, element('p', step.explanation));
    }
    parts.push(...notes.map((note) => element('p', note)));
    this.#said.replaceChildren(...parts);
    this.#open.hidden = link === undefined;
    if (link !== undefined) this.#open.href = link;
    this.#panel.hidden = false;
  }
}

function element<K extends keyof HTMLElementTagNameMap>(kind: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}
