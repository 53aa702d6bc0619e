/** The candidate cube in three dimensions. */

import {
  AmbientLight,
  BoxGeometry,
  type BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  type Material,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  type Sprite,
  Vector3,
  WebGLRenderer,
} from 'three';

import { digitOf } from '../../board/geometry';
import type { Colors } from './colors';
import { Labels, type Sign } from './labels';
import { frame, line } from './lines';
import { pointOf, type Edge, type Kind, type Model, type Node, type Point } from './model';
import { HOME, between, type View } from './view';

/** How long the eye takes from one place to another, in milliseconds. */
const EASE = 220;

export const at = ({ column, digit, row }: Point): Vector3 => new Vector3(column - 4, 4 - digit, row - 4);

export class Space {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(32, 1, 0.5, 120);
  readonly #labels: Labels;
  readonly #shapes: Record<Kind, BufferGeometry> = {
    capital: new BoxGeometry(0.52, 0.52, 0.52),
    small: new SphereGeometry(0.33, 24, 16),
    plain: new SphereGeometry(0.2, 16, 12),
    placed: new BoxGeometry(0.6, 0.16, 0.6),
  };
  readonly #column = new BoxGeometry(0.1, 9, 0.1);
  readonly #materials = new Map<string, MeshLambertMaterial>();
  #content = new Group();
  #drawn: { dispose(): void }[] = [];
  /** Signs that stand in front of something: they go around it as the eye does. */
  #signs: { sprite: Sprite; home: Vector3; lift: number }[] = [];
  #view = HOME;
  #moving = 0;
  #waiting = 0;

  /** Fails where there is no WebGL. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly colors: Colors,
  ) {
    // The buffer is kept so that the picture can be copied and printed.
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.#scene.background = new Color(colors.page);
    this.#labels = new Labels(colors);
    const sun = new DirectionalLight(0xffffff, 1.6);
    sun.position.set(4, 10, 7);
    this.#scene.add(new AmbientLight(0xffffff, 1.9), sun, this.#content);
  }

  /** Shows a model. A digit puts the ground under its layer. */
  show(model: Model, digit: number): void {
    this.#clear();
    const ground = digit ? 4 - (digit - 1) - 0.5 : -4.6;
    this.#keep(...frame(this.colors, ground));
    this.#names(ground, digit);
    for (const node of model.nodes) this.#node(node, digit === 0);
    this.#edges(model.edges);
    this.#later();
  }

  resize(width: number, height: number): void {
    if (width <= 0 || height <= 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#later();
  }

  /** Looks from somewhere else, at once or by and by. */
  look(view: View, calm: boolean): void {
    cancelAnimationFrame(this.#moving);
    if (calm) {
      this.#view = view;
      this.#later();
      return;
    }
    const from = this.#view;
    const start = performance.now();
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / EASE));
      this.#view = between(from, view, part);
      this.#later();
      if (part < 1) this.#moving = requestAnimationFrame(move);
    };
    this.#moving = requestAnimationFrame(move);
  }

  dispose(): void {
    cancelAnimationFrame(this.#moving);
    cancelAnimationFrame(this.#waiting);
    this.#clear();
    this.#labels.dispose();
    this.#materials.forEach((material) => material.dispose());
    Object.values(this.#shapes).forEach((shape) => shape.dispose());
    this.#column.dispose();
    this.#renderer.dispose();
  }

  #clear(): void {
    this.#scene.remove(this.#content);
    this.#drawn.forEach((drawn) => drawn.dispose());
    this.#drawn = [];
    this.#signs = [];
    this.#content = new Group();
    this.#scene.add(this.#content);
  }

  #keep(...lines: ReturnType<typeof line>[]): void {
    for (const drawn of lines) {
      this.#content.add(drawn);
      this.#drawn.push(drawn.geometry, drawn.material as Material);
    }
  }

  #node({ candidate, kind, letter, fate, lit, dim }: Node, columns: boolean): void {
    const home = at(pointOf(candidate));
    const { colors } = this;
    const around = fate === 'eliminated' ? 'cross' : fate === 'placed' ? 'ring' : undefined;
    const digit = String(digitOf(candidate));
    const bare = kind === 'plain' && !lit;
    if (kind === 'placed') {
      if (columns) this.#mesh(this.#column, colors.faint, 0.08, new Vector3(home.x, 0, home.z));
      this.#mesh(this.#shapes.placed, colors.faint, dim ? 0.25 : 0.6, home);
    } else if (!bare) {
      const color = { capital: colors.fin, small: colors.truth, plain: colors.page };
      this.#mesh(this.#shapes[kind], color[kind], dim ? 0.18 : 1, home);
    }
    const onColor = kind === 'capital' || kind === 'small';
    const sign: Sign = onColor
      ? { text: digit + letter, color: colors.page, around }
      : { text: digit + letter, color: bare && !around ? colors.faint : colors.ink, back: colors.page, around };
    const size = around ? 0.95 : onColor ? 0.56 : kind === 'placed' ? 0.62 : 0.5;
    this.#sign(sign, home, size, dim ? 0.4 : 1, 0.48);
  }

  #mesh(shape: BufferGeometry, color: string, opacity: number, where: Vector3): void {
    const key = `${color} ${opacity}`;
    let material = this.#materials.get(key);
    if (!material) {
      material = new MeshLambertMaterial({ color, opacity, transparent: opacity < 1, depthWrite: opacity === 1 });
      this.#materials.set(key, material);
    }
    const mesh = new Mesh(shape, material);
    mesh.position.copy(where);
    this.#content.add(mesh);
  }

  #sign(sign: Sign, home: Vector3, size: number, opacity: number, lift: number): void {
    const sprite = this.#labels.sprite(sign, opacity);
    sprite.scale.setScalar(size);
    sprite.position.copy(home);
    sprite.renderOrder = 2;
    this.#content.add(sprite);
    this.#signs.push({ sprite, home, lift });
  }

  /** Rows and columns along the ground, digits along an upright edge. */
  #names(ground: number, digit: number): void {
    const { ink: color, page: back } = this.colors;
    for (let i = 0; i < 9; i++) {
      const name = String(i + 1);
      this.#sign({ text: `r${name}`, color, back }, new Vector3(-5.2, ground, i - 4), 0.7, 1, 0);
      this.#sign({ text: `c${name}`, color, back }, new Vector3(i - 4, ground, 5.2), 0.7, 1, 0);
      if (!digit) this.#sign({ text: name, color, back }, new Vector3(4.9, 4 - i, 4.9), 0.6, 1, 0);
    }
  }

  #edges(edges: readonly Edge[]): void {
    const { ink, accent } = this.colors;
    for (const strong of [true, false]) {
      for (const [lit, dim] of [[false, true], [false, false], [true, false]] as const) {
        const some = edges.filter((edge) => edge.strong === strong && edge.lit === lit && edge.dim === dim);
        if (some.length === 0) continue;
        const width = (strong ? 0.085 : 0.045) * (lit ? 1.5 : 1);
        const opacity = dim ? 0.2 : strong || lit ? 1 : 0.6;
        const ends = some.flatMap(({ from, to }) => [at(from), at(to)]);
        this.#keep(line(ends, { color: lit ? accent : ink, width, opacity, dashed: !strong }));
      }
    }
  }

  /** Draws once, however often it is asked before the next picture. */
  #later(): void {
    if (this.#waiting) return;
    this.#waiting = requestAnimationFrame(() => {
      this.#waiting = 0;
      this.#draw();
    });
  }

  #draw(): void {
    const { turn, tilt, far } = this.#view;
    // A narrow picture is looked at from farther away.
    const away = far / Math.min(1, this.#camera.aspect);
    const level = Math.cos(tilt) * away;
    const eye = new Vector3(Math.sin(turn) * level, Math.sin(tilt) * away, Math.cos(turn) * level);
    this.#camera.position.copy(eye);
    this.#camera.lookAt(0, -0.75, 0);
    const to = new Vector3();
    for (const { sprite, home, lift } of this.#signs) {
      to.copy(eye).sub(home).setLength(lift);
      sprite.position.copy(home).add(to);
    }
    this.#renderer.render(this.#scene, this.#camera);
  }
}
