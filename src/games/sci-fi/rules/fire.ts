import type { EventLog } from '../../../core/event.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { applyAimNoise } from '../../../core/shots/aimNoise.ts';
import { type Pose, frontDirection, pointOfPose, poseAt, uprightness } from '../../../core/shots/pose.ts';
import type { Body as Moving, Shell, Shot, ShotResult, Solid } from '../../../core/shots/shot.ts';
import type { ShellName } from '../../../bodies/shells.ts';
import type { Deg, Point } from '../../../geometry/point.ts';
import { cornersOf, isInside } from '../../../geometry/shape.ts';
import { bearing, regularPolygon } from '../../../geometry/rotation.ts';
import { footOf, makeOf } from '../armies/fields.ts';
import { refuseService, refuseShooting, refuseWeapon, served } from './gunnery.ts';
import { inflict, remove } from './harm.ts';
import { type Came, OUTCOMES } from '../show/outcomes.ts';
import { freeNear } from './room.ts';
import { eyeOf } from './sightlines.ts';
import {
  fieldOf,
  requireActive,
  changed,
  pathRadiusOf,
  isInfantry,
  isTarget,
  isWounded,
  must,
  mustUnit,
  profileOf,
  bodiesOnField,
  bodyOnField,
  heightOf,
} from './lookups.ts';
import { damageSum } from './rolls.ts';
import { type At, type Of, type Placed, type State, no, gameMessage } from '../types.ts';

/** The id of the shell in physics requests. */
const SHELL = 'shell';
/** From this Shooting value on, a weapon fires the heavy shell. */
const HEAVY = 5;
/** The cosines of 15 and 65 degrees. A figure is up to the first still upright, up to the second leaning, and beyond it fallen (SF-22). */
const STANDS = 0.965926;
const LEANS = 0.422618;
/** Returns how a body came to rest by its pose: upright, leaning or fallen (SF-22). Without a pose it was not moved. */
export const stanceOf = (pose: Pose | undefined): 'stands' | 'leans' | 'fallen' => {
  const up = pose ? uprightness(pose) : 1;
  if (up >= STANDS) return 'stands';
  return up >= LEANS ? 'leans' : 'fallen';
};

/** Returns why a weapon or gun cannot be fired by hand (SF-20, SF-21, SF-22). */
export const refuseFire = (state: State, { id, weapon, gun, on }: Of<'fire'>): Refusal | null => {
  const unit = mustUnit(state, id);
  const who = { piece: gun ?? id };
  if (state.options.fire !== 'real') return no('SF-22', 'no.virtualFire', { who });
  const meant = on === undefined ? null : bodyOnField(state, on);
  if (on !== undefined && (!meant || !isTarget(meant, unit.seat))) return no('SF-10', 'no.noTarget');
  if (gun !== undefined) return refuseService(state, unit, gun);
  if (isInfantry(unit)) return no('SF-22', 'no.infantryAims', { who });
  return refuseWeapon(state, unit, weapon) ?? refuseShooting(state, unit);
};
/** Returns what fires: the crewed gun or the machine itself (SF-10). */
export const firesFrom = (state: State, { id, gun }: Pick<Of<'fire'>, 'id' | 'gun'>): Placed => must(state, gun ?? id);
/** Returns the shell of a weapon. */
export const shellOf = (by: Placed, weapon: number): ShellName =>
  (profileOf(by).weapons[weapon] ?? 0) >= HEAVY ? 'heavyShell' : 'shell';

/** The corners of a round base in the physics. */
const ROUND = 16;
const prismOf = (at: Point, r: number): readonly Point[] => regularPolygon(ROUND, at, r, 0).points;
const solidsOf = (state: State): Solid[] => [
  ...state.obstacles.map((each): Solid => {
    const foot = footOf(each);
    const prism = foot.kind === 'disc' ? prismOf(foot.at, foot.r) : cornersOf(foot);
    return { id: each.id, prism, from: 0, to: makeOf(each).tall };
  }),
  // A wounded figure can be struck on the ground, but nothing can push it.
  ...bodiesOnField(state)
    .filter(isWounded)
    .map((body): Solid => {
      return { id: body.id, prism: prismOf(body.at, pathRadiusOf(body)), from: body.z, to: body.z + heightOf(body) };
    }),
];
/** Returns the physics request: everything on the field except what fires and its crew (SF-31). */
const questionOf = (state: State, { id, gun }: Pick<Of<'fire'>, 'id' | 'gun'>, act: Shell): Shot => ({
  solids: solidsOf(state),
  bodies: bodiesOnField(state)
    .filter((body) => body.id !== id && body.id !== gun && !isWounded(body))
    .map((body): Moving => {
      return { id: body.id, body: profileOf(body).body, pose: poseAt(body.at, body.z * 10, body.facing) };
    }),
  act,
});
/** Returns the shell from a steady hand, starting above the centre of what fires it. */
const shellAct = (state: State, action: Of<'fire'>): Shell => {
  const by = firesFrom(state, action);
  const { at, z } = eyeOf(by);
  return {
    kind: 'shell',
    id: SHELL,
    body: shellOf(by, action.gun === undefined ? action.weapon : 0),
    from: [at.x * 10, 0 - at.y * 10, Math.round(z * 10)],
    bearing: action.bearing,
    lift: action.lift,
    power: action.power,
  };
};

/** Fires a shell by hand, with hand shake unless the option turns it off, and reads the result (SF-22, SF-31). */
export const fire = (state: State, action: Of<'fire'>, luck: Luck, events: EventLog): State => {
  const acting = requireActive(state);
  const by = firesFrom(state, action);
  const aimed = shellAct(state, action);
  const act = state.options.tremor === 'none' ? aimed : applyAimNoise(aimed, luck.randomInt);
  const result = luck.shot(questionOf(state, action, act));
  const text = gameMessage('event.fires', { who: { piece: by.id } });
  const struck = struckBy(state, result);
  events.push({
    kind: 'shot',
    rule: 'SF-22',
    text,
    act,
    result,
    by: by.id,
    ...(action.on === undefined ? {} : { on: action.on }),
    aim: { bearing: action.bearing, lift: action.lift, power: action.power },
    outcomes: OUTCOMES.litBy(cameOf(state, result, struck)),
  });
  const begun: State =
    action.gun === undefined
      ? { ...state, acting: { ...acting, shooting: 'open', fired: [...acting.fired, action.weapon], brought: null } }
      : turned(served(state, action.gun), action.gun, Math.round(action.bearing / 10) % 360);
  const landed = land(begun, result, struck, events);
  return thrownOff(landed, result, events);
};
const turned = (state: State, gun: string, facing: Deg): State => changed(state, gun, { facing });
/** Returns the unit or gun that a shell struck first. Null for a miss or a ricochet (SF-22). */
const struckBy = (state: State, { contacts }: ShotResult): Placed | null => {
  const first = contacts.find(([, a, b]) => a === SHELL || b === SHELL);
  return first ? bodyOnField(state, first[1] === SHELL ? first[2] : first[1]) : null;
};
/** Returns the outcome for the struck piece (SF-22, SF-31). */
const cameOf = (state: State, result: ShotResult, struck: Placed | null): Came => {
  if (!struck) return 'none';
  if (isWounded(struck)) return 'falls';
  if (isOff(state, result, struck.id)) return 'off';
  if (!isInfantry(struck)) return 'machine';
  const stance = stanceOf(result.rest[struck.id]);
  return stance === 'fallen' ? 'falls' : stance;
};
/** Applies a shell to the struck piece (SF-22, SF-31). */
const land = (state: State, result: ShotResult, struck: Placed | null, events: EventLog): State => {
  if (!struck) {
    const missed = result.contacts.some(([, a, b]) => a === SHELL || b === SHELL);
    events.push({ kind: 'said', rule: 'SF-22', text: gameMessage(missed ? 'event.ricochet' : 'event.misses') });
    return state;
  }
  const { id } = struck;
  events.push({ kind: 'said', rule: 'SF-22', text: gameMessage('event.strikes', { target: { piece: id } }) });
  if (isWounded(struck)) return remove(state, id, 'SF-31', events);
  const pose = result.rest[id];
  const stance = stanceOf(pose);
  const moved = pose ? restedAt(state, struck, pose) : state;
  if (isOff(state, result, id)) return state;
  if (!isInfantry(struck)) return { ...moved, stage: { at: 'damage', on: id, toppled: stance === 'fallen' } };
  if (stance === 'stands') return moved;
  return stance === 'leans' ? inflict(moved, id, { kind: 'wound' }, events) : remove(state, id, 'SF-22', events);
};
const isOff = (state: State, { rest }: ShotResult, id: string): boolean => {
  const pose = rest[id];
  return pose !== undefined && !isInside(pointOfPose(pose), fieldOf(state));
};
/** Places a body where it came to rest, in whole mm and clear of all others, or leaves it where it was (SF-31). */
const restedAt = (state: State, body: Placed, pose: ShotResult['rest'][string]): State => {
  const front = frontDirection(pose);
  const facing = bearing({ x: 0, y: 0 }, { x: Math.round(front[0] * 1000), y: -Math.round(front[1] * 1000) });
  const spot = freeNear(state, body, pointOfPose(pose), facing);
  return spot ? changed(state, body.id, { at: spot.at, z: spot.z, facing }) : state;
};
/** Destroys what was thrown off the field. All other pieces that were not struck are put back (SF-31). */
const thrownOff = (state: State, result: ShotResult, events: EventLog): State =>
  Object.keys(result.rest)
    .filter((id) => isOff(state, result, id) && bodyOnField(state, id) !== null)
    .reduce((next, id) => remove(next, id, 'SF-31', events), state);

/** Rolls the damage of a shell that has struck a machine or gun (SF-22). */
export const rollDamage = (state: State, { on, toppled }: At<'damage'>, luck: Luck, events: EventLog): State => {
  const { ask: request, harms } = damageSum(state, state.active, must(state, on), toppled);
  const rolled = luck.roll(request);
  events.push(rolled);
  return inflict({ ...state, stage: { at: 'act' } }, on, harms[rolled.row] ?? { kind: 'none' }, events);
};
