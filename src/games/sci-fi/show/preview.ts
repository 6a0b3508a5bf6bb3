import { exposureTo, EMPTY_PREVIEW, type Preview, previewFactory, type PreviewHandlers } from '../../../core/choice.ts';
import type { LineNode, SceneNode } from '../../../core/scene.ts';
import { type Mm, type Point, roundHalfUp } from '../../../geometry/point.ts';
import { pathLength } from '../../../geometry/path.ts';
import { fineBearing } from '../../../geometry/rotation.ts';
import { BLOW, fightOf } from '../rules/combat.ts';
import { firesFrom } from '../rules/fire.ts';
import { GRENADE, caughtBy, grenadeOf } from '../rules/grenades.ts';
import { NEAR, pinnedBy, refuseGun, serviceOf, shotOf } from '../rules/gunnery.ts';
import { arrive, costOf } from '../rules/movement.ts';
import { OUTCOMES } from './outcomes.ts';
import { arrived } from './coverOverview.ts';
import { sideOf } from './sideView.ts';
import { ramOf, rushAt } from '../rules/rams.ts';
import { eyeView, coverFrom } from '../rules/sightlines.ts';
import {
  enemiesOf,
  isInfantry,
  isPlaced,
  isWounded,
  mustUnit,
  outerRadiusOf,
  profileOf,
  bodyOnField,
  stepOf,
  targetsOf,
  unitOf,
} from '../rules/lookups.ts';
import { reasonsOf } from '../rules/rolls.ts';
import { type Action, COVER, type Gun, type Of, type Placed, type State, type Unit, gameMessage } from '../types.ts';

type Range = 'combat' | 'near' | 'grenade' | 'blast';
const ring = (state: State, of: Range, body: Placed, steps: number): LineNode => {
  const reach = steps * stepOf(state);
  const r = state.options.measure === 'centres' ? reach : reach + outerRadiusOf(body);
  return {
    kind: 'ring',
    id: of,
    at: body.at,
    r: roundHalfUp(r),
    label: gameMessage(`ring.${of}`, { far: { mm: reach } }),
  };
};
/** Returns a line, with its length if that matters. */
const line = (id: string, points: readonly Point[], distance: Mm | null, style: 'path' | 'contact'): SceneNode => ({
  kind: 'line',
  id,
  points: points.map(({ x, y }) => ({ x, y })),
  style,
  ...(distance === null ? {} : { label: gameMessage('ring', { far: { mm: distance } }) }),
});
type Show<Type extends Action['type']> = NonNullable<PreviewHandlers<State, Action>[Type]>;

const showWalk: Show<'walk'> = (state, action) => {
  const unit = unitOf(state, action.id);
  if (!unit?.at) return EMPTY_PREVIEW;
  const placed = mustUnit(state, action.id);
  const gun = action.gun === undefined ? null : (bodyOnField(state, action.gun) as Placed<Gun> | null);
  const used = costOf(state, placed, action.path, gun);
  const arrival = arrive(state, placed, action);
  if ('rule' in arrival) return { nodes: [], used };
  const there = { ...placed, at: arrival.at, z: arrival.z };
  const nodes: SceneNode[] = [ring(state, 'combat', there, BLOW)];
  if (gun && arrival.gunAt) nodes.push(line('way.gun', [gun.at, arrival.gunAt], null, 'path'));
  const after = arrived(state, action, arrival);
  return { nodes, used, ...exposed(after, mustUnit(after, action.id)) };
};
/**
 * Returns what an unwounded enemy could shoot with from its place: its own weapon and the guns it can crew. Empty while it is
 * pinned (SF-18, SF-20, SF-21).
 */
const muzzlesOf = (state: State, by: Placed<Unit>): readonly Placed[] => {
  if (isWounded(by) || pinnedBy(state, by)) return [];
  const guns = state.guns.filter(isPlaced).filter(({ id }) => refuseGun(state, by, id) === null);
  return profileOf(by).weapons.length > 0 ? [by, ...guns] : guns;
};
/** Returns how many enemies could shoot at a unit at its place, and which one sees most of it (SF-10, SF-13). */
const exposed = (state: State, on: Placed<Unit>): Pick<Preview, 'exposed'> => {
  const shares = enemiesOf(state, on.seat).flatMap((by) => {
    const each = muzzlesOf(state, by).map((muzzle) => coverFrom(state, muzzle, on));
    return each.length > 0 ? [{ id: by.id, share: Math.min(...each) }] : [];
  });
  return exposureTo(shares, COVER, (share) => share < 1);
};
const showShot: Show<'shoot'> = (state, action) => {
  const [unit, on] = [bodyOnField(state, action.id), bodyOnField(state, action.target)];
  if (!unit || !on) return EMPTY_PREVIEW;
  return {
    nodes: isInfantry(unit) ? [ring(state, 'near', unit, NEAR)] : [],
    eye: eyeView(state, unit, on),
    reasons: reasonsOf(shotOf(state, action)),
  };
};
const showService: Show<'serve'> = (state, action) => {
  const [gun, on] = [bodyOnField(state, action.gun), bodyOnField(state, action.target)];
  return gun && on
    ? { nodes: [], eye: eyeView(state, gun, on), reasons: reasonsOf(serviceOf(state, action)) }
    : EMPTY_PREVIEW;
};
const showGrenade: Show<'grenade'> = (state, action) => {
  const [unit, on] = [bodyOnField(state, action.id), bodyOnField(state, action.target)];
  const direct = unit && on ? grenadeOf(state, action)[0] : undefined;
  if (!unit || !on || !direct) return EMPTY_PREVIEW;
  const caught = caughtBy(state, on).map((body) => line(`blast.${body.id}`, [on.at, body.at], null, 'contact'));
  const nodes = [ring(state, 'grenade', unit, GRENADE.range), ring(state, 'blast', on, GRENADE.blast), ...caught];
  return { nodes, eye: eyeView(state, unit, on), reasons: reasonsOf(direct) };
};
const showFight: Show<'fight'> = (state, action) => {
  const [unit, on] = [bodyOnField(state, action.id), bodyOnField(state, action.target)];
  const blow = unit && on ? fightOf(state, action)[0] : undefined;
  return unit && blow ? { nodes: [ring(state, 'combat', unit, BLOW)], reasons: reasonsOf(blow) } : EMPTY_PREVIEW;
};
const showRam: Show<'ram'> = (state, action) => {
  const on = bodyOnField(state, action.target);
  if (!on || !bodyOnField(state, action.id)) return EMPTY_PREVIEW;
  const rush = rushAt(state, mustUnit(state, action.id), on, action.path);
  const blow = ramOf(state, action)[0];
  if (!rush || !blow) return EMPTY_PREVIEW;
  const used = pathLength(rush.path);
  return { nodes: [line('way', rush.path, used, 'contact')], used, reasons: reasonsOf(blow) };
};
/** Shows the shot from the side, and the piece nearest to the line of fire as the gun sees it. */
const showFire: Show<'fire'> = (state, action) => {
  if (!bodyOnField(state, action.gun ?? action.id)) return EMPTY_PREVIEW;
  const by = firesFrom(state, action);
  const on = underBore(state, by, action);
  return {
    nodes: [],
    side: sideOf(state, action),
    outcomes: OUTCOMES.rows,
    ...(on ? { eye: eyeView(state, by, on) } : {}),
  };
};
/** How far from the line of fire a piece may be to be shown, in tenths of a degree. */
const ASIDE = 150;
const underBore = (state: State, by: Placed, { bearing, id }: Of<'fire'>): Placed | null => {
  const off = (on: Placed): number => {
    const turned = Math.abs(fineBearing(by.at, on.at) - bearing) % 3600;
    return Math.min(turned, 3600 - turned);
  };
  const [nearest] = targetsOf(state, mustUnit(state, id).seat)
    .filter((on) => on.id !== by.id && off(on) <= ASIDE)
    .toSorted((a, b) => off(a) - off(b));
  return nearest ?? null;
};

const shown = previewFactory<State, Action>({
  walk: showWalk,
  shoot: showShot,
  serve: showService,
  fire: showFire,
  grenade: showGrenade,
  fight: showFight,
  ram: showRam,
});
/** Returns the preview of an action: a path's cost with climbs, what the shooter sees, the pieces in a blast, and the sum's modifiers. */
export const preview = (state: State, action: Action): Preview =>
  state.stage.at === 'act' ? shown(state, action) : EMPTY_PREVIEW;
