import { exposureTo, EMPTY_PREVIEW, type Preview, previewFactory, type PreviewHandlers } from '../../../core/choice.ts';
import type { LineNode, SceneNode } from '../../../core/scene.ts';
import { type Mm, type Point, roundHalfUp } from '../../../geometry/point.ts';
import { pathLength } from '../../../geometry/path.ts';
import {
  attackable,
  contactPath,
  enemiesOf,
  isNear,
  openingReach,
  radiusOf,
  soldierOf,
  soldierOnField,
  targetsOf,
} from '../rules/lookups.ts';
import { KEPT } from '../rules/advance.ts';
import { SHOT, eyeView, coverFrom } from '../rules/shooting.ts';
import { MIN_ENEMY_DISTANCE } from '../rules/setup.ts';
import { type Action, COVER, MEASURE, type SoldierOnField, type State, gameMessage } from '../types.ts';

const ring = (
  state: State,
  of: 'ring.apart' | 'ring.clear' | 'ring.attack' | 'ring.shot',
  at: Point,
  reach: Mm,
): LineNode => ({
  kind: 'ring',
  id: of === 'ring.attack' || of === 'ring.shot' ? 'reach' : 'apart',
  at,
  r: roundHalfUp(radiusOf(state, reach)),
  label: gameMessage(of, { far: { mm: reach } }),
});
/** Returns the paths into contact with possible targets (TS-10). */
const contacts = (state: State, who: SoldierOnField, targets: readonly SoldierOnField[], reach: Mm): SceneNode[] =>
  targets.flatMap((target): SceneNode[] => {
    const path = contactPath(state, who, target, reach);
    if (!path) return [];
    return [
      {
        kind: 'line',
        id: `way.${target.id}`,
        points: path,
        style: 'contact',
        label: gameMessage('ring', { far: { mm: pathLength(path) } }),
      },
    ];
  });

type Show<Type extends Action['type']> = NonNullable<PreviewHandlers<State, Action>[Type]>;

const showWalk: Show<'walk'> = (state, { path }) => {
  const end = path.at(-1);
  const who = state.mover && soldierOnField(state, state.mover.id);
  return end && who ? walkPreview(state, { ...who, at: end }, path) : EMPTY_PREVIEW;
};
const showAdvance: Show<'advance'> = (state, { id, path }) => {
  const end = path.at(-1);
  const who = soldierOnField(state, id);
  if (!end || !who) return EMPTY_PREVIEW;
  const after: State = {
    ...state,
    soldiers: state.soldiers.map((each) => (each.id === id ? { ...each, at: end } : each)),
  };
  return {
    nodes: [ring(state, 'ring.clear', end, KEPT)],
    used: pathLength(path),
    ...exposed(after, { ...who, at: end }),
  };
};
const showMarch: Show<'march'> = (state, { id }) => {
  const who = soldierOnField(state, id);
  if (!who) return EMPTY_PREVIEW;
  const reaches = [
    ['walk', MEASURE],
    ['run', 2 * MEASURE],
  ] as const;
  const label = (of: 'walk' | 'run', r: Mm) => gameMessage(`ring.${of}`, { far: { mm: r } });
  return { nodes: reaches.map(([of, r]) => ({ kind: 'ring', id: of, at: who.at, r, label: label(of, r) })) };
};
const showAttack: Show<'attack'> = (state, { id }) => {
  const who = soldierOnField(state, id);
  if (!who) return EMPTY_PREVIEW;
  const distance = 2 * MEASURE;
  const ways = contacts(state, who, targetsOf(state, who, distance), distance);
  return { nodes: [ring(state, 'ring.attack', who.at, openingReach(state)), ...ways] };
};
const showTarget: Show<'target'> = (state, { id }) => {
  const { stage, mover } = state;
  const [who, target] = [mover && soldierOnField(state, mover.id), soldierOnField(state, id)];
  if (!who || !target || stage.at !== 'target') return EMPTY_PREVIEW;
  const path = contactPath(state, who, target, stage.reach);
  const nodes = [ring(state, 'ring.attack', who.at, stage.reach), ...contacts(state, who, [target], stage.reach)];
  return path ? { nodes, used: pathLength(path) } : { nodes };
};
const showShot: Show<'shoot'> = (state, { id, target }) => {
  const [who, on] = [soldierOnField(state, id), soldierOnField(state, target)];
  return who && on ? { nodes: [ring(state, 'ring.shot', who.at, SHOT)], eye: eyeView(state, who, on) } : EMPTY_PREVIEW;
};
const showPut: Show<'put'> = (state, { id, at }) =>
  soldierOf(state, id) ? { nodes: [ring(state, 'ring.apart', at, MIN_ENEMY_DISTANCE)] } : EMPTY_PREVIEW;

/**
 * Shows what the action under the pointer would do: how far it goes, which enemies it reaches, what the shooter sees (TS-08,
 * TS-10, TS-14).
 */
export const preview = previewFactory<State, Action>({
  walk: showWalk,
  march: showMarch,
  advance: showAdvance,
  attack: showAttack,
  target: showTarget,
  shoot: showShot,
  put: showPut,
});
const walkPreview = (state: State, there: SoldierOnField, path: readonly Point[]): Preview => {
  const after: State = { ...state, soldiers: state.soldiers.map((each) => (each.id === there.id ? there : each)) };
  const reach = openingReach(state);
  const nodes = [
    ring(state, 'ring.attack', there.at, reach),
    ...contacts(after, there, attackable(after, there, reach), reach),
  ];
  return { nodes, used: pathLength(path), ...exposed(after, there) };
};
/** Returns which enemy archers could shoot at a soldier where it is (TS-13, TS-14). Nothing if none can shoot at all. */
const exposed = (state: State, on: SoldierOnField): Pick<Preview, 'exposed'> => {
  const archers = state.options.shooting ? enemiesOf(state, on.seat).filter(({ ranged }) => ranged) : [];
  const near = archers.filter(({ at }) => isNear(state, at, on.at, SHOT));
  const shares = near.map((by) => ({ id: by.id, share: coverFrom(state, by, on) }));
  return archers.length === 0 ? {} : exposureTo(shares, COVER, (share) => share <= COVER);
};
