// The pictures of the five games on the home screen, composed by hand.
import { asView } from '../../../src/core/view.ts';
import { playSetup } from '../../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import type { AreaNode, PieceNode, Scene, SceneNode } from '../../../src/core/scene.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { poseAt } from '../../../src/core/shots/pose.ts';
import { gameOf } from '../../games.ts';
import type { State as FlickState } from '../../../src/games/flick/types.ts';
import type { State as SiegeState } from '../../../src/games/siege/types.ts';
import { distance, type Mm, type Point } from '../../../src/geometry/point.ts';
import { computeSight } from '../../../src/geometry/sight.ts';
import { bearing } from '../../../src/geometry/rotation.ts';
import type { Brush } from '../../../src/table/draw/brush.ts';
import { drawSightFan } from '../../../src/table/marks/sightFan.ts';
import { drawDial, drawSelection, drawTarget } from '../../../src/table/marks/marks.ts';
import { drawTape } from '../../../src/table/marks/drawTape.ts';
import type { Crop } from '../../../src/table/picture.ts';
import { matchOf } from '../../walk.ts';

/** A picture as a file below `public`, by its name without theme and ending. */
export interface Composed {
  readonly file: string;
  readonly scene: Scene;
  /** The part that is shown; absent for the whole mat. */
  readonly crop?: Crop;
  readonly size: { readonly width: number; readonly height: number };
  readonly under?: (brush: Brush) => void;
  readonly over?: (brush: Brush) => void;
}
/** How large they are, px of the screen. */
export const LID = { width: 266, height: 236 };
const TEXT = { key: '' };

const piece = (id: string, figure: string, seat: Seat, at: Point, facing: number, r: Mm = 12.5): PieceNode => ({
  kind: 'piece',
  id,
  at,
  facing,
  base: { kind: 'disc', at: { x: 0, y: 0 }, r },
  tall: 45,
  figure,
  seat,
  label: TEXT,
});
const box = (id: string, style: AreaNode['style'], x: Mm, y: Mm, width: Mm, height: Mm, top: Mm): AreaNode => ({
  kind: 'area',
  id,
  style,
  shape: { kind: 'rect', at: { x, y }, width, height },
  top,
});
const disc = (id: string, style: AreaNode['style'], x: Mm, y: Mm, r: Mm, top: Mm): AreaNode => ({
  kind: 'area',
  id,
  style,
  shape: { kind: 'disc', at: { x, y }, r },
  top,
});
const table = (mat: Scene['mat'], unit: Mm, nodes: readonly SceneNode[]): Scene => ({
  width: 960,
  height: 720,
  mat,
  unit: { mm: unit, text: TEXT },
  nodes,
});
const framed = ({ at, base }: PieceNode) => ({ at, r: base.kind === 'disc' ? base.r : 0, square: false });

/** A swordsman who runs at an officer, six centimetres away. */
const strike = (): Composed => {
  const [from, to] = [
    { x: 432, y: 372 },
    { x: 482, y: 332 },
  ];
  const sword = piece('blue1', 'swordsman', 'blue', from, bearing(from, to));
  const officer = piece('red1', 'officer', 'red', to, bearing(to, from));
  const ground = [
    box('crate1', 'crate', 404, 312, 30, 30, 34),
    disc('barrel1', 'barrel', 448, 314, 12, 36),
    disc('tree1', 'tree', 528, 305, 22, 120),
    box('wall1', 'wall', 482, 386, 60, 16, 60),
  ];
  return {
    file: 'lids/toy-soldiers',
    scene: table('soldiers', 60, [...ground, sword, officer]),
    crop: { at: { x: 402, y: 302 }, width: 119, height: 105.6 },
    size: LID,
    under: (brush) => {
      drawSelection(brush, framed(sword));
      drawTape(brush, [from, to], { unit: 60, trim: [14, 14], width: 15 });
    },
  };
};
/** A trooper takes aim at a machine-gunner half behind a container. */
const takeAim = (): Composed => {
  const [from, to] = [
    { x: 428, y: 382 },
    { x: 496, y: 338 },
  ];
  const trooper = piece('blue1', 'trooper', 'blue', from, bearing(from, to));
  const target = piece('red1', 'grenadier', 'red', to, bearing(to, from));
  const walls = [box('wall1', 'wall', 464, 320, 13, 34, 55), box('wall2', 'wall', 464, 306, 60, 14, 55)];
  const crates = [box('crate1', 'crate', 408, 322, 32, 24, 24), disc('barrel1', 'barrel', 449, 352, 9, 24)];
  const tank = piece('red2', 'tank', 'red', { x: 505, y: 395 }, 280, 26);
  const prisms = walls.map(({ id, shape, top = 0 }) => ({ id, shape, from: 0, top }));
  const eye = { at: from, z: 40.5 };
  const silhouette = { at: to, half: 12.5, z: 0, tall: 45 };
  const view = {
    shooter: 'blue1',
    target: 'red1',
    eye,
    silhouette,
    prisms,
    sight: computeSight(eye, silhouette, prisms),
    coverThreshold: 0.5,
  };
  return {
    file: 'lids/sci-fi',
    scene: table('scifi', 50, [...walls, ...crates, tank, trooper, target]),
    crop: { at: { x: 402, y: 306 }, width: 122, height: 108.2 },
    size: LID,
    under: (brush) => {
      drawSightFan(brush, view);
      drawSelection(brush, framed(trooper));
    },
    over: (brush) => drawDial(brush, { at: to, r: 16 }, view.sight.share, 0.5),
  };
};
/** Blue's spy steps up to a marshal whom nobody knows. */
const bluff = (): Composed => {
  const game = must('stratego');
  const { step } = playSetup(game, matchOf(game, 'bluff', { size: 'battle' }), { lots: false, lines: true });
  const { boards, ...board } = game.scene(game.view(step.state, 'public'));
  const cell = board.unit.mm;
  const at = (column: number, row: number): Point => ({ x: (column + 0.5) * cell, y: (row + 0.5) * cell });
  const blocks = board.nodes.filter((node): node is PieceNode => node.kind === 'piece');
  const look = (seat: Seat): PieceNode => blocks.find((block) => block.seat === seat) as PieceNode;
  const hidden = (id: string, place: Point): PieceNode => ({
    ...look('blue'),
    id,
    at: place,
    seat: 'red',
    facing: 180,
  });
  const shown = (id: string, place: Point, emblem: PieceNode['emblem'], mark?: string): PieceNode => ({
    ...look('red'),
    id,
    at: place,
    seat: 'blue',
    facing: 0,
    ...(emblem ? { emblem } : {}),
    ...(mark === undefined ? {} : { mark }),
  });
  const spy = shown('spy', { ...at(4, 5), y: at(4, 5).y - cell * 0.3 }, 'spy', '1');
  const pieces = [
    hidden('h1', at(4, 4)),
    hidden('h2', at(5, 4)),
    spy,
    shown('captain', at(3, 6), 'captain', '6'),
    shown('flag', at(4, 6), 'flag'),
    shown('mine', at(5, 6), 'mine'),
  ];
  const lakes = board.nodes.filter((node) => node.kind === 'area' && node.style === 'lake');
  return {
    file: 'lids/stratego',
    scene: { ...board, ...(boards ? { boards } : {}), nodes: [...lakes, ...pieces] },
    crop: { at: { x: 2.85 * cell, y: 3.87 * cell }, width: 3.5 * cell, height: 3.1 * cell },
    size: LID,
    over: (brush) => {
      word(brush, '?', { x: at(5, 4).x + cell * 0.05, y: at(5, 5).y + cell * 0.15 }, 48);
    },
  };
};
/** A cannon is laid on a knight upon his tower. */
const storm = (): Composed => {
  const game = must('siege');
  const { step } = playSetup(game, matchOf(game, 'storm', { army: 'small' }), { lots: false, lines: true });
  const state = step.state as SiegeState;
  const [gun, knight] = [
    { x: 340, y: 372 },
    { x: 280, y: 315 },
  ];
  const places: Readonly<Record<string, Point>> = { 'blue.gun1': gun, red1: knight };
  const pieces = state.pieces.filter(({ id }) => places[id]).map((each) => ({ ...each, at: places[each.id] ?? null }));
  const scene = game.scene(asView({ ...state, pieces }));
  const turned = (node: SceneNode): SceneNode => {
    if (node.kind !== 'piece') return node;
    return node.id === 'red1' ? { ...node, facing: bearing(knight, gun) } : { ...node, facing: bearing(gun, knight) };
  };
  return {
    file: 'lids/siege',
    scene: { ...scene, nodes: scene.nodes.filter(({ kind }) => kind !== 'line').map(turned) },
    crop: { at: { x: 230, y: 271 }, width: 143, height: 127 },
    size: LID,
    over: (brush) => {
      drawTarget(brush, { at: knight, r: 14, square: false }, false, []);
      arc(brush, gun, knight);
    },
  };
};
/** A turtle is pulled back against a bull at the edge of the field. */
const flick = (): Composed => {
  const game = must('flick');
  const { step } = playSetup(game, matchOf(game, 'flick'), { lots: true, lines: true });
  const state = step.state as FlickState;
  const [turtle, bull] = [
    { x: 150, y: 190 },
    { x: 192, y: 150 },
  ];
  const fighters = state.fighters.map((each) => {
    if (each.id === 'turtle') return { ...each, seat: 'blue' as const, pose: poseAt(turtle, 10, 47), beaten: false };
    if (each.id === 'bull') return { ...each, seat: 'red' as const, pose: poseAt(bull, 10, 200), beaten: false };
    return { ...each, pose: null };
  });
  const scene = game.scene(asView({ ...state, fighters }));
  const nodes = scene.nodes.filter((node) => node.kind !== 'piece' || node.id === 'turtle' || node.id === 'bull');
  return {
    file: 'lids/flick',
    scene: { ...scene, nodes },
    crop: { at: { x: 105, y: 112 }, width: 125, height: 111 },
    size: LID,
    over: (brush) => band(brush, { x: 118, y: 212 }, turtle, 16),
  };
};

const must = (id: string): AnyGame => {
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
};
const INK = '#181D1F';
const YELLOW = '#F6C445';
/** A large word with an outline of ink; its size in px. */
const word = ({ context, px }: Brush, text: string, at: Point, size: number): void => {
  context.font = `800 ${size * px}px 'Piazzolla Variable', serif`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 7 * px;
  context.strokeStyle = INK;
  context.strokeText(text, at.x, at.y);
  context.fillStyle = '#FBF7EC';
  context.fillText(text, at.x, at.y);
};
const dot = ({ context, px }: Brush, at: Point, r: number, fill: string): void => {
  context.beginPath();
  context.arc(at.x, at.y, r * px, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 1.8 * px;
  context.strokeStyle = INK;
  context.stroke();
};
/** The flight of a ball, bent upwards and larger in its middle. */
const arc = (brush: Brush, from: Point, to: Point): void => {
  for (let i = 2; i <= 9; i++) {
    const part = i / 10.5;
    const high = Math.sin(Math.PI * part);
    const at = { x: from.x + (to.x - from.x) * part + 9 * high, y: from.y + (to.y - from.y) * part - 12 * high };
    dot(brush, at, 2.8 + 3.2 * high, YELLOW);
  }
};
/** A yellow band from the finger that pulls it to both sides of a warrior. */
const band = (brush: Brush, finger: Point, at: Point, wide: Mm): void => {
  const { context, px } = brush;
  const far = distance(finger, at);
  const across = { x: (-(at.y - finger.y) / far) * wide, y: ((at.x - finger.x) / far) * wide };
  for (const [colour, width] of [
    [INK, 8],
    [YELLOW, 4.4],
  ] as const) {
    context.beginPath();
    for (const side of [-1, 1]) {
      context.moveTo(finger.x, finger.y);
      context.lineTo(at.x + side * across.x, at.y + side * across.y);
    }
    context.lineCap = 'round';
    context.lineWidth = width * px;
    context.strokeStyle = colour;
    context.stroke();
  }
  dot(brush, finger, 17, '#F3DFC6');
  dot(brush, finger, 6, INK);
};

/** All five. */
export const lids = (): Composed[] => [strike(), takeAim(), bluff(), storm(), flick()];
