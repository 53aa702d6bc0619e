/** Where the eye is: how the cube is turned, and how near. */

export interface View {
  /** Turned about the upright axis, in radians. */
  turn: number;
  /** Looked at from above, in radians: 0 from the side, π/2 from the top. */
  tilt: number;
  /** How far away, in cells. */
  far: number;
}

export const HOME: View = { turn: -0.55, tilt: 0.62, far: 28.5 };
export const ABOVE: View = { turn: 0, tilt: Math.PI / 2 - 0.001, far: 22 };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Turned by so much, within what can be looked at. */
export function moved(view: View, by: Partial<View>): View {
  return {
    turn: view.turn + (by.turn ?? 0),
    tilt: clamp(view.tilt + (by.tilt ?? 0), -1.2, ABOVE.tilt),
    far: clamp(view.far * (by.far ?? 1), 7, 44),
  };
}

/** What a key does, if it does anything. */
export function keyed(view: View, key: string): View | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moved(view, { turn: 0.2 });
    case 'ArrowRight':
      return moved(view, { turn: -0.2 });
    case 'ArrowUp':
      return moved(view, { tilt: -0.15 });
    case 'ArrowDown':
      return moved(view, { tilt: 0.15 });
    case '+':
    case '=':
      return moved(view, { far: 1 / 1.2 });
    case '-':
      return moved(view, { far: 1.2 });
    case '0':
      return HOME;
    default:
      return undefined;
  }
}

/** Between two views. */
export const between = (from: View, to: View, part: number): View => ({
  turn: from.turn + (to.turn - from.turn) * part,
  tilt: from.tilt + (to.tilt - from.tilt) * part,
  far: from.far + (to.far - from.far) * part,
});
