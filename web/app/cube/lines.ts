/** Lines in space that have a width. */

import { Vector3 } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';

import type { Colors } from './colors';

interface Look {
  color: string;
  /** In cells, so that it is less where it is far away. */
  width: number;
  opacity?: number;
  dashed?: boolean;
}

/** Lines between every two of the points. */
export function line(ends: readonly Vector3[], { color, width, opacity = 1, dashed = false }: Look): LineSegments2 {
  const geometry = new LineSegmentsGeometry();
  geometry.setPositions(ends.flatMap((end) => end.toArray()));
  const material = new LineMaterial({
    color,
    linewidth: width,
    worldUnits: true,
    opacity,
    transparent: opacity < 1,
    dashed,
    dashSize: 0.2,
    gapSize: 0.15,
  });
  const drawn = new LineSegments2(geometry, material);
  drawn.computeLineDistances();
  return drawn;
}

/** The lines of the board on the ground, and the upright edges of the cube. */
export function frame({ faint, rule }: Colors, ground: number): LineSegments2[] {
  const fine: Vector3[] = [];
  const thick: Vector3[] = [];
  for (let i = 0; i <= 9; i++) {
    const to = i % 3 === 0 ? thick : fine;
    const x = i - 4.5;
    to.push(new Vector3(x, ground, -4.5), new Vector3(x, ground, 4.5));
    to.push(new Vector3(-4.5, ground, x), new Vector3(4.5, ground, x));
  }
  const corners = [-4.5, 4.5].flatMap((x) => [-4.5, 4.5].flatMap((z) => [new Vector3(x, -4.6, z), new Vector3(x, 4.5, z)]));
  return [
    line(fine, { color: rule, width: 0.02 }),
    line(thick, { color: faint, width: 0.05 }),
    line(corners, { color: rule, width: 0.02 }),
  ];
}
