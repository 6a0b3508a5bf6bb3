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
import type { Mm } from '../../../geometry/point.ts';
import { footOf, KINDS } from '../armies/fields.ts';
import { levelAt } from './climb.ts';
import { judge } from './harm.ts';
import { baseAt, baseOf, durabilityOf, isHardware, isInfantry, isPlaced, pathRadiusOf } from './lookups.ts';
import { onField, overlap } from './room.ts';
import { type Body, type Obstacle, type Placed, type State, no, gameMessage } from '../types.ts';

const QUARTER = 90;
/** The step by which machines are turned, degrees. */
const TURN = 15;
/** The most obstacles of a kind in the position editor. */
const MOST = 12;
const DAMAGE = 'damage';
const obstacleOf = ({ id, at, facing = 0 }: PiecePlacement): Obstacle | null => {
  const kind = kindOfId(KINDS, id);
  return kind && { id, kind, at, turns: facing / QUARTER };
};
const bodiesOf = ({ units, guns }: State): Body[] => [...units, ...guns];
const marksOf = (fresh: State, body: Body): NonNullable<Placeable['marks']> => [
  ...('done' in body ? [{ id: 'done', name: gameMessage('mark.done') }] : []),
  ...('wounded' in body && isInfantry(body) ? [{ id: 'wounded', name: gameMessage('mark.wounded') }] : []),
  ...(isHardware(body)
    ? Array.from({ length: durabilityOf(fresh, body) }, (_, i) => ({
        id: `${DAMAGE}${i + 1}`,
        name: gameMessage('mark.damage', { n: i + 1 }),
      }))
    : []),
];
/** Whether a body's base has a front. */
const isTurned = (body: Body): boolean => baseAt(body, { x: 0, y: 0 }).kind !== 'disc';
const things = (fresh: State): Placeable[] => [
  ...bodiesOf(fresh).map((body) => ({
    id: body.id,
    marks: marksOf(fresh, body),
    ...(isTurned(body) ? { turns: TURN } : {}),
  })),
  ...numberedPlaceables(KINDS, MOST, QUARTER, (kind) => gameMessage(`kind.${kind}`)),
];
const damagesOf = ({ marks = [] }: PiecePlacement): number[] =>
  marks.filter((mark) => mark.startsWith(DAMAGE)).map((mark) => Number(mark.slice(DAMAGE.length)));

/** Returns the height of a body at its place among these obstacles. Null where it cannot be (SF-07). */
const footing = (table: State, body: Placed): Mm | null => {
  if (isInfantry(body)) return levelAt(table, body.at, pathRadiusOf(body));
  return table.obstacles.some((each) => overlap(baseOf(body), footOf(each))) ? null : 0;
};
const laid = (body: Body, placing: PiecePlacement): Placed => {
  const { at, facing = body.facing } = placing;
  return { ...body, at, facing };
};
/** Returns the field with these pieces and obstacles on it, even if they overlap. */
const tableOf = (fresh: State, { pieces }: Position): { readonly table: State; readonly bodies: readonly Placed[] } => {
  const obstacles = pieces.flatMap((placing) => obstacleOf(placing) ?? []);
  const bodies = pieces.flatMap((placing): Placed[] => {
    const body = bodiesOf(fresh).find(({ id }) => id === placing.id);
    return body ? [laid(body, placing)] : [];
  });
  return { table: { ...fresh, obstacles }, bodies };
};
const refuseBody = (fresh: State, among: Position, body: Placed): Refusal | null => {
  const { at } = body;
  const base = baseOf(body);
  if (!onField(fresh, base)) return offTable('SF-01', at);
  const { table, bodies } = tableOf(fresh, among);
  const there = bodies.find((other) => overlap(base, baseOf(other)));
  if (there) return no('SF-01', 'no.taken', { what: { piece: there.id } }, { at });
  return footing(table, body) === null ? no('SF-07', 'no.foothold', { who: { piece: body.id } }, { at }) : null;
};
const refuseObstacle = (fresh: State, among: Position, one: Obstacle): Refusal | null => {
  const { at } = one;
  const foot = footOf(one);
  if (!onField(fresh, foot)) return offTable('SF-01', at);
  if (!Number.isInteger(one.turns)) return no('SF-01', 'no.quarters', {}, { at });
  const { table, bodies } = tableOf(fresh, among);
  const there = table.obstacles.find((other) => overlap(foot, footOf(other)));
  if (there) return no('SF-01', 'no.taken', { what: { piece: there.id } }, { at });
  const after = { ...table, obstacles: [...table.obstacles, one] };
  const lost = bodies.find((body) => footing(after, body) === null);
  return lost ? no('SF-07', 'no.foothold', { who: { piece: lost.id } }, { at }) : null;
};
/**
 * Returns why a body or an obstacle cannot be put there. It must be on the field and overlap nothing; infantry is on the ground
 * or a flat top (SF-01, SF-07).
 */
const refuse = (fresh: State, among: Position, placing: PiecePlacement): Refusal | null => {
  const obstacle = obstacleOf(placing);
  if (obstacle) return refuseObstacle(fresh, among, obstacle);
  if (damagesOf(placing).length > 1) return no('SF-23', 'no.oneDamage', {}, { at: placing.at });
  const body = bodiesOf(fresh).find(({ id }) => id === placing.id);
  return body ? refuseBody(fresh, among, laid(body, placing)) : null;
};
const lay = (fresh: State, position: Position): State => {
  const { table } = tableOf(fresh, position);
  const put = <B extends Body>(body: B): B[] => {
    const placing = position.pieces.find(({ id }) => id === body.id);
    if (!placing) return [];
    const there = laid(body, placing);
    const said = {
      ...('done' in body ? { done: hasMark(placing, 'done'), wounded: hasMark(placing, 'wounded') } : {}),
      damage: damagesOf(placing)[0] ?? 0,
    };
    return [{ ...body, at: there.at, facing: there.facing, z: footing(table, there) ?? 0, ...said }];
  };
  return {
    ...table,
    units: fresh.units.flatMap(put),
    guns: fresh.guns.flatMap(put),
    active: position.to,
    stage: { at: 'act' },
    acting: null,
    grenade: false,
    left: null,
    calm: 0,
  };
};
/** Returns why a table cannot be played: a side without infantry has lost (SF-02). */
const lacks = (state: State): Refusal | null =>
  judge(state, []).stage.at === 'over' ? no('SF-02', 'no.oneSide') : null;
const read = (state: State): Position => ({
  to: state.active,
  pieces: [
    ...state.obstacles.map(({ id, at, turns }): PiecePlacement => ({ id, at, facing: turns * QUARTER })),
    ...bodiesOf(state)
      .filter(isPlaced)
      .map((body): PiecePlacement => {
        const marks = [
          ...('done' in body && body.done ? ['done'] : []),
          ...('wounded' in body && body.wounded ? ['wounded'] : []),
          ...(body.damage > 0 ? [`${DAMAGE}${body.damage}`] : []),
        ];
        const turned = isTurned(body) ? { facing: body.facing } : {};
        return { id: body.id, at: body.at, ...turned, ...(marks.length > 0 ? { marks } : {}) };
      }),
  ],
});
/** Position editor rules: bodies and obstacles anywhere on the field, infantry on flat tops too. */
export const positionRules: PositionRules<State> = { things, refuse, lay, lacks, read };
