import { aboutOf, type TableEvent } from '../../core/event.ts';
import type { AnyGame } from '../../core/game.ts';
import { type Match, type Played, replaying } from '../../core/match.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { boundsOf } from '../../geometry/shape.ts';
import type { Crop } from '../../table/picture.ts';

/** A moment of a match in which a rule was played: the tables before and after it, what came about, and the part of the table where. */
export interface Moment {
  readonly before: Scene;
  readonly after: Scene;
  readonly events: readonly TableEvent[];
  readonly ways: readonly (readonly Point[])[];
  /** Absent where it is about nobody on the table. */
  readonly crop?: Crop;
}

/** How wide a picture is of its own height. */
const RATIO = 4 / 3;
/** So much of a piece's size is left round it, and so many measures are shown at least. */
const ROOM = 1.6;
const LEAST = 2;

const piecesOf = ({ nodes }: Scene): PieceNode[] =>
  nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out);
/** All texts in what was done: the ids of pieces are among them. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
/** The part of a scene that shows these pieces and places with room around, mm. */
const cropOf = (scene: Scene, pieces: readonly PieceNode[], places: readonly Point[]): Crop | undefined => {
  if (pieces.length === 0) return undefined;
  const reach = pieces.map(({ at, base }) => {
    const { width, height } = boundsOf(base);
    return { at, r: (Math.max(width, height) / 2) * ROOM };
  });
  const all = [...reach, ...places.map((at) => ({ at, r: scene.unit.mm / 4 }))];
  const least = (axis: keyof Point): number => Math.min(...all.map(({ at, r }) => at[axis] - r));
  const most = (axis: keyof Point): number => Math.max(...all.map(({ at, r }) => at[axis] + r));
  const [left, top, right, bottom] = [least('x'), least('y'), most('x'), most('y')];
  const height = Math.max(bottom - top, (right - left) / RATIO, (LEAST * scene.unit.mm) / RATIO);
  const width = height * RATIO;
  return { at: { x: (left + right - width) / 2, y: (top + bottom - height) / 2 }, width, height };
};

const played = new WeakMap<Match, readonly Played[]>();
/** What was played at a ply of a match, seen by all; null where the record does not come to it. */
export const momentOf = (game: AnyGame, match: Match, ply: number): Moment | null => {
  const steps = played.get(match) ?? [...replaying(game, match)];
  played.set(match, steps);
  const [from, to] = [steps[ply - 1], steps[ply]];
  if (!from || !to) return null;
  const [before, after] = [from, to].map(({ state }) => game.scene(state)) as [Scene, Scene];
  const named = new Set([...to.events.flatMap(aboutOf), ...textsIn(match.entries[ply - 1]?.action)]);
  const ways = to.events.flatMap((event) => (event.kind === 'moved' && event.path.length > 1 ? [event.path] : []));
  const about = [...piecesOf(before), ...piecesOf(after)].filter(({ id }) => named.has(id));
  const crop = cropOf(before, about, ways.flat());
  return { before, after, events: to.events, ways, ...(crop ? { crop } : {}) };
};
