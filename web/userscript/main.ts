/** “Explain next” on pages of others: what is on the board is read when the button is pressed, and nothing leaves the device. */

import { load } from 'ninerooks/light';
import page from 'virtual:page';
import packed from 'virtual:light';

import { explain, type Said } from './explain';
import { fpuzzles } from './fpuzzles';
import { linkTo } from './link';
import { Panel } from './panel';
import type { Site } from './seen';
import { sudokupad } from './sudokupad';

/** The engine, which is in this file. */
async function unpack(): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

const isAt = ({ hosts }: Site): boolean => hosts.some((host) => location.hostname === host || location.hostname.endsWith(`.${host}`));

const site = [sudokupad, fpuzzles].find(isAt);
if (site) {
  const panel: Panel = new Panel(() => {
    const reading = site.read();
    if ('fault' in reading) return panel.show({ notes: [reading.fault] });
    const link = linkTo(page, reading.cells);
    load(unpack())
      .then(() => explain(reading.cells))
      .catch((error: unknown): Said => ({ notes: [`The engine could not be started here: ${String(error)}`] }))
      .then((said) => panel.show(said, link), console.error);
  });
}
