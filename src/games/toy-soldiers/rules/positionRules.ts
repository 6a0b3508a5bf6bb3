import {
  type PositionRules,
  hasMark,
  kindOfId,
  numberedPlaceables,
  type PiecePlacement,
  type Position,
  type Placeable,
} from '../../../core/position/position.ts';
import { offTable } from '../../../core/position/checks.ts';
import type { Refusal } from '../../../core/choice.ts';
import { squaredDistance } from '../../../geometry/point.ts';
import { boundsOf, gapToShape, type Shape } from '../../../geometry/shape.ts';
import { obstaclesOverlap, shapeOf } from './fields.ts';
import { isAlive, isCaptureOnly, soldiersOnField } from './lookups.ts';
import {
  BASE,
  KINDS,
  type Marker,
  MAX_OBSTACLES,
  type Obstacle,
  type Soldier,
  type State,
  secondPlaces,
  no,
  gameMessage,
} from '../types.ts';

const QUARTER = 90;
/** Returns the obstacle of a placement by its id: a kind and its number. Null if it names none. */
const obstacleOf = ({ id, at, facing = 0 }: PiecePlacement): Obstacle | null => {
  const kind = kindOfId(KINDS, id);
  return kind && { id, kind, at, turns: facing / QUARTER };
};
const things = ({ options, soldiers, markers }: State): Placeable[] => {
  const spent = { id: 'spent', name: gameMessage('state.spent') };
  const commander = { id: 'commander', name: gameMessage('state.commander') };
  return [
    ...soldiers.map(({ id }) => ({ id, marks: options.victory === 'commander' ? [spent, commander] : [spent] })),
    ...markers.filter(({ at }) => at === null).map(({ id }) => ({ id })),
    ...numberedPlaceables(KINDS, MAX_OBSTACLES, QUARTER, (kind) => gameMessage(`kind.${kind}`)),
  ];
};
const shapeOfPlacing = (placing: PiecePlacement): Shape => {
  const obstacle = obstacleOf(placing);
  return obstacle ? shapeOf(obstacle) : { kind: 'disc', at: placing.at, r: BASE };
};
/** Whether two placements conflict. Nothing may overlap an obstacle; soldiers and flags only keep apart from their own kind (TS-04). */
const clashes = (fresh: State, one: PiecePlacement, other: PiecePlacement): boolean => {
  const [a, b] = [obstacleOf(one), obstacleOf(other)];
  if (a && b) return obstaclesOverlap(a, b);
  if (a) return gapToShape({ at: other.at, r: BASE }, shapeOf(a)) <= 0;
  if (b) return gapToShape({ at: one.at, r: BASE }, shapeOf(b)) <= 0;
  const isMan = ({ id }: PiecePlacement): boolean => fresh.soldiers.some((each) => each.id === id);
  return isMan(one) === isMan(other) && squaredDistance(one.at, other.at) < (2 * BASE) ** 2;
};
/** Returns why a soldier, flag or obstacle cannot be put there. It must be wholly on the field without overlap (TS-01, TS-02). */
const refuse = (fresh: State, among: Position, placing: PiecePlacement): Refusal | null => {
  const { at, facing = 0 } = placing;
  const { at: corner, width, height } = boundsOf(shapeOfPlacing(placing));
  const inside =
    corner.x >= 0 && corner.y >= 0 && corner.x + width <= fresh.field.width && corner.y + height <= fresh.field.height;
  if (!inside) return offTable('TS-01', at);
  if (facing % QUARTER !== 0) return no('TS-01', 'no.quarters', {}, { at });
  const obstacles = among.pieces.filter((each) => obstacleOf(each)).length;
  if (obstacleOf(placing) && obstacles >= MAX_OBSTACLES)
    return no('TS-01', 'no.full', { count: MAX_OBSTACLES }, { at });
  const fixed = fresh.markers.flatMap(({ id, at: there }) => (there ? [{ id, at: there }] : []));
  const there = [...among.pieces, ...fixed].find((each) => clashes(fresh, placing, each));
  return there ? no('TS-02', 'no.taken', { what: { piece: there.id } }, { at }) : null;
};
const lay = (fresh: State, { to, pieces }: Position): State => {
  const placings = new Map(pieces.map((placing) => [placing.id, placing]));
  const soldiers = fresh.soldiers.flatMap((soldier): Soldier[] => {
    const placing = placings.get(soldier.id);
    if (!placing) return [];
    return [{ ...soldier, at: placing.at, spent: hasMark(placing, 'spent'), commander: hasMark(placing, 'commander') }];
  });
  const markers = fresh.markers.flatMap((marker): Marker[] => {
    const at = placings.get(marker.id)?.at ?? marker.at;
    return at ? [{ ...marker, at }] : [];
  });
  const obstacles = pieces.flatMap((placing) => obstacleOf(placing) ?? []);
  return { ...fresh, soldiers, markers, obstacles, active: to, stage: { at: 'pick' }, mover: null, calm: 0 };
};
/**
 * Returns why a table cannot be played. Fewer than two sides have soldiers, such a side lacks its flag or single commander, or
 * the objective is not placed (TS-04).
 */
const lacks = (state: State): Refusal | null => {
  const { options, seats, markers, soldiers } = state;
  const sides = seats.filter((seat) => isAlive(state, seat));
  if (sides.length < 2) return no('TS-04', 'no.oneSide');
  const flagless = sides.find((seat) => markers.every((each) => each.seat !== seat));
  if (options.victory === 'flag' && flagless) return no('TS-04', 'no.flagMissing', { seat: { seat: flagless } });
  const leaders = (seat: string): number => soldiers.filter((each) => each.seat === seat && each.commander).length;
  if (secondPlaces(options) && markers.length === 0) return no('TS-04', 'no.objectiveMissing');
  // A commander that had to be captured may have fallen.
  const unled = sides.find((seat) => leaders(seat) > 1 || (leaders(seat) === 0 && !isCaptureOnly(state)));
  return options.victory === 'commander' && unled ? no('TS-04', 'no.oneCommander', { seat: { seat: unled } }) : null;
};
const read = (state: State): Position => ({
  to: state.active,
  pieces: [
    ...state.obstacles.map(({ id, at, turns }): PiecePlacement => ({ id, at, facing: turns * QUARTER })),
    ...state.markers.flatMap(({ id, seat, at }): PiecePlacement[] =>
      at && (seat || secondPlaces(state.options)) ? [{ id, at }] : [],
    ),
    ...soldiersOnField(state).map(({ id, at, spent, commander }): PiecePlacement => {
      const marks = [...(spent ? ['spent'] : []), ...(commander ? ['commander'] : [])];
      return { id, at, ...(marks.length > 0 ? { marks } : {}) };
    }),
  ],
});
/** Position editor rules: soldiers, flags and obstacles anywhere on the field, soldiers spent or fresh. */
export const positionRules: PositionRules<State> = { things, refuse, lay, lacks, read };
