/** Signs that always face the eye: digits, letters, and what becomes of a candidate. */

import { CanvasTexture, SRGBColorSpace, Sprite, SpriteMaterial } from 'three';

import type { Colors } from './colors';

const SIDE = 128;

export interface Sign {
  text: string;
  color: string;
  /** A line around the letters, in another colour, so that they can be read on anything. */
  back?: string;
  /** What is drawn around: a ring for what is placed, a cross for what is eliminated. */
  around?: 'ring' | 'cross' | undefined;
}

/** Textures and materials by what they show; each is made once. */
export class Labels {
  readonly #materials = new Map<string, SpriteMaterial>();

  constructor(readonly colors: Colors) {}

  sprite(sign: Sign, opacity = 1): Sprite {
    const key = `${JSON.stringify(sign)} ${opacity}`;
    let material = this.#materials.get(key);
    if (!material) {
      const map = new CanvasTexture(this.#draw(sign));
      map.colorSpace = SRGBColorSpace;
      material = new SpriteMaterial({ map, transparent: true, opacity, depthWrite: false });
      this.#materials.set(key, material);
    }
    return new Sprite(material);
  }

  #draw({ text, color, back, around }: Sign): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    context.lineCap = 'round';
    if (around) this.#around(context, around);
    context.font = `bold ${text.length > 2 ? 44 : text.length > 1 ? 60 : 74}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    if (back) {
      context.strokeStyle = back;
      context.lineWidth = 12;
      context.lineJoin = 'round';
      context.strokeText(text, SIDE / 2, SIDE / 2 + 4);
    }
    context.fillStyle = color;
    context.fillText(text, SIDE / 2, SIDE / 2 + 4);
    return canvas;
  }

  #around(context: CanvasRenderingContext2D, around: 'ring' | 'cross'): void {
    context.strokeStyle = around === 'ring' ? this.colors.good : this.colors.fall;
    context.lineWidth = 9;
    context.beginPath();
    if (around === 'ring') {
      context.arc(SIDE / 2, SIDE / 2, SIDE / 2 - 8, 0, 2 * Math.PI);
    } else {
      for (const sign of [1, -1]) {
        context.moveTo(SIDE / 2 - 52, SIDE / 2 - 52 * sign);
        context.lineTo(SIDE / 2 + 52, SIDE / 2 + 52 * sign);
      }
    }
    context.stroke();
  }

  dispose(): void {
    for (const material of this.#materials.values()) {
      material.map?.dispose();
      material.dispose();
    }
    this.#materials.clear();
  }
}
