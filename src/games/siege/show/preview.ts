import { EMPTY_PREVIEW, previewFactory, type PreviewHandlers } from '../../../core/choice.ts';
import type { AreaNode, LineNode, SceneNode } from '../../../core/scene.ts';
import { pathLength } from '../../../geometry/path.ts';
import { type Mm, type Point, samePoint, roundHalfUp } from '../../../geometry/point.ts';
import { eyeView } from '../guns/shooting.ts';
import { pathUpTo } from '../rules/routes.ts';
import { gunsOf, pieceOf, radiusOf, reachOf, onField, pieceOnField } from '../rules/lookups.ts';
import { topAt } from '../fortress/ground.ts';
import { type Action, ROOM, type PieceOnField, type State, STEP, gameMessage } from '../types.ts';
import { RANGES } from '../rules/rolls.ts';
import { OUTCOMES } from '../guns/outcomes.ts';
import { sideOf } from '../guns/sideView.ts';
import { follow, type Stretch } from '../rules/paths.ts';

type Show<Type extends Action['type']> = NonNullable<PreviewHandlers<State, Action>[Type]>;

/** Returns the ring around a base within this distance. */
const ring = (state: State, who: Pick<PieceOnField, 'kind'>, at: Point, distance: Mm): LineNode => ({
  kind: 'ring',
  id: 'reach',
  at,
  r: roundHalfUp(distance + (state.options.measure === 'centres' ? 0 : 2 * radiusOf(who))),
  label: gameMessage('ring.combat', { far: { mm: distance } }),
});
const rounded = ({ x, y }: Point): Point => ({ x: roundHalfUp(x), y: roundHalfUp(y) });
/** Returns a climbed or crossed stretch with its cost (SI-17). */
const climbNode = ({ from, to, cost, kind }: Stretch, i: number): SceneNode[] =>
  kind === 'walk'
    ? []
    : [
        {
          kind: 'line',
          id: `climb${i + 1}`,
          points: [rounded(from), rounded(to)],
          style: 'climb',
          label: gameMessage(kind === 'climb' ? 'climb' : 'cross', { far: { mm: Math.round(cost) } }),
        },
      ];
/** Returns how much room is left on the top at the end of a path (SI-02). */
const roomNode = (state: State, who: PieceOnField, at: Point): AreaNode[] => {
  const top = topAt(state, at);
  if (!top) return [];
  const there = onField(state).filter((each) => each.id !== who.id && topAt(state, each.at) === top).length;
  const label = gameMessage('room', { count: Math.max(0, ROOM - there) });
  return [{ kind: 'area', id: 'room', shape: top.shape, style: 'spot', label }];
};
const showWalk: Show<'walk'> = (state, { id, path }) => {
  const who = pieceOnField(state, id);
  const end = path.at(-1);
  if (!who || !end) return EMPTY_PREVIEW;
  const reach = reachOf(state, who);
  const { stop, enters } = follow(state, who, path, reach);
  // A path that is too long shows its whole cost. A blocked one shows the length of the tape as drawn.
  const { stretches, cost, stop: bar } = follow(state, who, path, Infinity);
  const stands = stop ? (pathUpTo(state, who, path, reach).at(-1) ?? who.at) : end;
  const near = who.kind === 'warrior' ? [ring(state, who, stands, STEP)] : [];
  const nodes = [...near, ...stretches.flatMap(climbNode), ...roomNode(state, who, end)];
  const used = Math.round(bar ? Math.max(cost, pathLength(path)) : cost);
  const silences = enters && !stop && !state.entered.includes(who.seat) && gunsOf(state, who.seat).length > 0;
  const warns = silences ? { warns: gameMessage(state.options.magicStops ? 'warn.last' : 'warn.silent') } : {};
  return samePoint(end, who.at) ? { nodes } : { nodes, used, ...warns };
};
const showShot: Show<'shoot'> = (state, { id, target }) => {
  const [gun, on] = [pieceOnField(state, id), pieceOnField(state, target)];
  if (!gun || !on) return EMPTY_PREVIEW;
  const bands = RANGES.filter(({ within }) => within < Infinity);
  const r = (distance: Mm): Mm =>
    roundHalfUp(distance + (state.options.measure === 'centres' ? 0 : radiusOf(gun) + radiusOf(on)));
  return {
    nodes: bands.map(({ within, from }, i) => ({
      kind: 'ring',
      id: `range${i + 1}`,
      at: gun.at,
      r: r(within),
      label: gameMessage('range', { far: { mm: within }, number: from }),
    })),
    eye: eyeView(state, gun, on),
  };
};
const showFire: Show<'fire'> = (state, action) =>
  pieceOnField(state, action.id) ? { nodes: [], side: sideOf(state, action), outcomes: OUTCOMES.rows } : EMPTY_PREVIEW;
const showFight: Show<'fight'> = (state, { id }) => {
  const who = pieceOnField(state, id);
  if (!who) return EMPTY_PREVIEW;
  const harder = state.mighty.length === 1 && !state.mighty.includes(who.seat);
  return { nodes: [ring(state, who, who.at, STEP)], ...(harder ? { warns: gameMessage('warn.might') } : {}) };
};
const showCharge: Show<'charge'> = (state, { id, path, target }) => {
  const { nodes, ...walked } = showWalk(state, { type: 'walk', id, path });
  const { warns } = showFight(state, { type: 'fight', id, target });
  return {
    ...(warns ? { warns } : {}),
    ...walked,
    nodes: [{ kind: 'line', id: 'way', points: path, style: 'path' }, ...nodes],
  };
};
const showPut: Show<'put'> = (state, { id, at }) => {
  const piece = pieceOf(state, id);
  return piece ? { nodes: roomNode(state, { ...piece, at }, at) } : EMPTY_PREVIEW;
};

/**
 * Returns the preview of an action: climbing costs, room on a tower, what a gun sees, and a bonus of the enemy's dice (SI-02,
 * SI-08, SI-13, SI-17, SI-18).
 */
export const preview = previewFactory<State, Action>({
  walk: showWalk,
  shoot: showShot,
  fire: showFire,
  fight: showFight,
  charge: showCharge,
  put: showPut,
});
