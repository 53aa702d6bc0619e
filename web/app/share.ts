/** The state of the page in its address: nothing is sent anywhere. */

/** What an address says. */
export interface Shared {
  /** The board in SudokuWiki's form. */
  board?: string | undefined;
  /** The number of the step that is shown, from 1. */
  step?: number | undefined;
  view?: string | undefined;
  profile?: string | undefined;
}

/** `#S9B…&step=12&view=sets`. */
export function toFragment({ board, step, view, profile }: Shared): string {
  const parts = [board ?? ''];
  if (step) parts.push(`step=${step}`);
  if (view && view !== 'solve') parts.push(`view=${encodeURIComponent(view)}`);
  if (profile && profile !== 'default') parts.push(`profile=${encodeURIComponent(profile)}`);
  return `#${parts.join('&')}`;
}

export function fromFragment(fragment: string): Shared {
  const [board, ...rest] = fragment.replace(/^#/, '').split('&');
  const said = new URLSearchParams(rest.join('&'));
  const step = Number(said.get('step') ?? '');
  return {
    board: board || undefined,
    step: Number.isInteger(step) && step > 0 ? step : undefined,
    view: said.get('view') ?? undefined,
    profile: said.get('profile') ?? undefined,
  };
}

/** Other solvers that take a board in their address. */
export const ELSEWHERE: readonly { name: string; address: (line: string) => string }[] = [
  { name: 'SudokuWiki', address: (line) => `https://www.sudokuwiki.org/sudoku.htm?bd=${line}` },
  { name: 'SudokuExchange', address: (line) => `https://sudokuexchange.com/play/?s=${line}` },
  { name: 'Sudoku Coach', address: (line) => `https://sudoku.coach/en/solver/${line}` },
];

/** Saves a text as a file. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Draws a picture in SVG as a PNG file. */
export async function savePng(name: string, svg: string, width = 1200): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
}
