/** The colours of the page, for what is not drawn by style sheets. */

export interface Colors {
  page: string;
  ink: string;
  faint: string;
  rule: string;
  truth: string;
  link: string;
  fall: string;
  good: string;
  fin: string;
  accent: string;
}

const NAMES = ['page', 'ink', 'faint', 'rule', 'truth', 'link', 'fall', 'good', 'fin', 'accent'] as const;

export function colorsOf(element: Element): Colors {
  const style = getComputedStyle(element);
  const entries = NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || '#808080']);
  return Object.fromEntries(entries) as Colors;
}
