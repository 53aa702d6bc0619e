/** Photographs as the engine reads them, and where the cells of a grid are in one. */

import { ARROWS, column, row, type Point } from '../board/geometry';

/** A picture that somebody looks at: pixels in grey, line by line. */
export interface Grey {
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The longer side of a picture that is read: more is of no use to the engine. */
export const LONGEST = 1600;

/** Whether a file is a photograph: a drawing as SVG is text. */
export const isPhoto = (file: File): boolean => file.type.startsWith('image/') && file.type !== 'image/svg+xml';

/** How large a picture is drawn. */
export function sizeOf(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Red, green, blue and how opaque it is, four bytes for each pixel, as brightness. */
export function greyOf(data: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(data.length / 4);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = (299 * (data[4 * i] ?? 0) + 587 * (data[4 * i + 1] ?? 0) + 114 * (data[4 * i + 2] ?? 0)) / 1000;
  }
  return pixels;
}

/** Draws a picture on a canvas, on white as paper is; gives back its pixels. Nothing leaves the page. */
export async function drawn(file: Blob, canvas: HTMLCanvasElement): Promise<Grey> {
  const picture = await createImageBitmap(file);
  const { width, height } = sizeOf(picture.width, picture.height);
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return { pixels: greyOf(context.getImageData(0, 0, width, height).data), width, height };
}

/**
 * Where a place of the grid is in the picture, in cells from its upper left corner: as a plane is seen from aside (Heckbert,
 * "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3).
 */
export function placeIn(corners: readonly (readonly [number, number])[]): (x: number, y: number) => Point {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners;
  const [dx1, dy1, dx2, dy2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const all = dx1 * dy2 - dx2 * dy1;
  const right = (sx * dy2 - dx2 * sy) / all;
  const down = (dx1 * sy - sx * dy1) / all;
  return (x, y) => {
    const [u, v] = [x / 9, y / 9];
    const w = right * u + down * v + 1;
    return {
      x: ((b[0] - a[0] + right * b[0]) * u + (d[0] - a[0] + down * d[0]) * v + a[0]) / w,
      y: ((b[1] - a[1] + right * b[1]) * u + (d[1] - a[1] + down * d[1]) * v + a[1]) / w,
    };
  };
}

/** The cell that an arrow key leads to; at an edge it is the same one. */
export function beside(cell: number, key: string): number {
  const [down, right] = ARROWS[key] ?? [0, 0];
  const within = (line: number): number => Math.max(0, Math.min(8, line));
  return within(row(cell) + down) * 9 + within(column(cell) + right);
}
