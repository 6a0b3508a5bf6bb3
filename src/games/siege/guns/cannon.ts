import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { poseHeight, restingSide, pointOfPose, type Pose, poseAt } from '../../../core/shots/pose.ts';
import type { Body, Shot, ShotResult, Solid } from '../../../core/shots/shot.ts';
import { type AimNoise, DEFAULT_AIM_NOISE, applyAimNoise } from '../../../core/shots/aimNoise.ts';
import { SHELLS } from '../../../bodies/shells.ts';
import { type Deg, type Mm, type Point, isWithinDistance } from '../../../geometry/point.ts';
import { cornersOf, isInside, shapeSquaredDistance } from '../../../geometry/shape.ts';
import { polar } from '../../../geometry/rotation.ts';
import { fieldOf, heightAt, modulesOf, solidsOf, topAt, forwardOf } from '../fortress/ground.ts';
import { figureLook } from '../fortress/figures.ts';
import { type Came, OUTCOMES } from './outcomes.ts';
import { bulkOf, judgeFall, refuseGun } from './shooting.ts';
import { nearestSpot } from '../rules/footholds.ts';
import { must, pieceOf, radiusOf, onField, warriorsOf, withPiece } from '../rules/lookups.ts';
import { type Action, MAX_ELEVATION, type PieceOnField, type State, STEP, no, gameMessage } from '../types.ts';
import { destroy } from '../rules/victory.ts';

type Fire = Extract<Action, { type: 'fire' }>;
const SHELL = 'shell';
/** The shell's body, and the hand shake of a gunner with it. */
export const BODY = 'siegeShell';
export const GUNNER: AimNoise = { ...DEFAULT_AIM_NOISE, shell: { bearing: 2150, lift: 830, speed: 55, still: 2000 } };
/** The muzzle's distance in front of the gun's centre, just clear of its barrel, and its height, mm. */
export const REACH: Mm = 28;
export const MUZZLE: Mm = 19;
/** How near the muzzle may come to masonry, and to pieces, mm. The second is the length of the shell. */
const CLEAR: Mm = 5;
const SHELL_REACH: Mm = 10;
/** If the centre of its nose is nearer to masonry than this (mm), the shell is too deep in it for the physics. */
const SUNK: Mm = 0.81;
const ORIGIN: Point = { x: 0, y: 0 };
const FINE = 10_000;

/** Returns the facing of a seat's figures: towards the enemy's edge of the field (SI-26). */
export const facingOf = (state: Pick<State, 'seats'>, seat: PieceOnField['seat']): Deg =>
  forwardOf(state, seat) > 0 ? 180 : 0;
const bodiesOf = (state: State, fired: Fire): Body[] =>
  onField(state).map((piece) => {
    const facing = piece.id === fired.id ? fired.bearing / 10 : facingOf(state, piece.seat);
    return {
      id: piece.id,
      body: figureLook(state, piece).body,
      pose: poseAt(piece.at, heightAt(state, piece.at) * 10, facing),
    };
  });
const solidOf = (module: Parameters<typeof bulkOf>[0]): Solid => {
  const { id, shape, from, top } = bulkOf(module);
  return { id, prism: cornersOf(shape), from, to: top };
};
const muzzleAt = (gun: PieceOnField, bearing: number): Point => polar(gun.at, bearing / 10, REACH);
/** Returns the physics request: the fortress, all pieces on the field, and the shell at the muzzle (SI-13). */
export const questionOf = (state: State, fired: Fire): Shot => {
  const { bearing, lift, power } = fired;
  const { x, y } = muzzleAt(must(state, fired.id), fired.bearing);
  return {
    solids: modulesOf(state).map(solidOf),
    bodies: bodiesOf(state, fired),
    act: { kind: 'shell', id: SHELL, body: BODY, from: [x * 10, 0 - y * 10, MUZZLE * 10], bearing, lift, power },
  };
};

/** Returns a legal real shot of a gun: straight ahead, or the nearest bearing with a free muzzle. */
export const exampleFire = (state: State, gun: PieceOnField): Fire => {
  const ahead = facingOf(state, gun.seat) * 10;
  const bearings = Array.from({ length: 72 }, (_, i) => (ahead + (i % 2 === 0 ? 25 * i : 3600 - 25 * (i + 1))) % 3600);
  const free = bearings.find((bearing) => !refuseMuzzle(state, gun, { bearing, lift: 80 })) ?? ahead;
  return { type: 'fire', id: gun.id, bearing: free, lift: 80, power: 500 };
};
/** Returns the centre of the shell's round nose before it flies, not rounded to whole mm. */
const noseAt = (muzzle: Point, { bearing, lift }: Pick<Fire, 'bearing' | 'lift'>): Point => {
  const ahead = (SHELLS[BODY].half * -polar(ORIGIN, lift / 10, FINE).y) / FINE;
  const way = polar(ORIGIN, bearing / 10, FINE);
  return { x: muzzle.x + (way.x * ahead) / FINE, y: muzzle.y + (way.y * ahead) / FINE };
};
/** Returns why a gun cannot be aimed like this from its place, or null. Its muzzle and shell must not be in masonry or in a piece (SI-13). */
export const refuseMuzzle = (
  state: State,
  gun: PieceOnField,
  laying: Pick<Fire, 'bearing' | 'lift'>,
): Refusal | null => {
  const muzzle = muzzleAt(gun, laying.bearing);
  const nose = noseAt(muzzle, laying);
  const wall = solidsOf(state).find(
    ({ shape }) =>
      shapeSquaredDistance(muzzle, shape) < CLEAR * CLEAR || shapeSquaredDistance(nose, shape) < SUNK * SUNK,
  );
  if (wall) return no('SI-13', 'no.muzzle', { what: { piece: wall.id } }, { at: muzzle });
  const near = (piece: PieceOnField): boolean => isWithinDistance(piece.at, muzzle, radiusOf(piece) + SHELL_REACH);
  const other = onField(state).find(
    (piece) => piece.id !== gun.id && heightAt(state, piece.at) === heightAt(state, gun.at) && near(piece),
  );
  return other ? no('SI-13', 'no.crowd', { what: { piece: other.id } }, { at: muzzle }) : null;
};
/** Returns why a gun cannot fire this real shot, or null (SI-12, SI-13). */
export const refuseFire = (state: State, action: Fire): Refusal | null => {
  if (state.options.shooting !== 'real') return no('SI-13', 'no.real');
  if (action.lift > MAX_ELEVATION) {
    const instead = { ...action, lift: MAX_ELEVATION };
    return no('SI-13', 'no.lift', { degrees: MAX_ELEVATION / 10 }, { instead });
  }
  return (
    refuseGun(state, action.id) ?? refuseMuzzle(state, must(state, action.id), action) ?? refuseMeant(state, action)
  );
};
/** The intended target of a shot must be an enemy on the field. */
const refuseMeant = (state: State, { on }: Fire): Refusal | null =>
  on === undefined || warriorsOf(state, opponentOf(state.seats, state.active)).some(({ id }) => id === on)
    ? null
    : no('SI-13', 'no.noEnemy');

/** Returns the figure that the shell touched first, or null if that was no warrior (SI-15). */
const struckBy = (state: State, { contacts }: ShotResult): PieceOnField | null => {
  const first = contacts.find(([, a, b]) => a === SHELL || b === SHELL);
  const id = first && (first[1] === SHELL ? first[2] : first[1]);
  const piece = id === undefined ? null : pieceOf(state, id);
  return piece?.kind === 'warrior' ? must(state, piece.id) : null;
};
/** Returns whether a struck warrior has fallen, and which face is up. On its side counts as face down (SI-14, SI-26). */
const fallOf = (pose: Pose): 'up' | 'down' | 'stays' => {
  const lie = restingSide(pose);
  if (lie === null) return 'stays';
  return lie === 'faceUp' ? 'up' : 'down';
};
/** Returns the outcome for a struck warrior in its final pose, or unmoved (SI-14, SI-26). */
const cameOf = (state: State, pose: Pose | undefined): Exclude<Came, 'none'> => {
  if (!pose) return 'stays';
  return isInside(pointOfPose(pose), fieldOf(state.options)) ? fallOf(pose) : 'off';
};
/** Returns the free place nearest to where an upright warrior came to rest: on its top unless that is full, else on the ground (SI-26). */
const restOf = (state: State, who: PieceOnField, pose: Pose): Point => {
  const at = pointOfPose(pose);
  const top = topAt(state, at);
  const on = top && poseHeight(pose) > top.storeys * STEP - STEP / 2 ? top : null;
  const place = (level: typeof on): Point | null => nearestSpot(state, who, at, (spot) => topAt(state, spot) === level);
  return place(on) ?? place(null) ?? who.at;
};
/** Fires a real shot: the hand shakes, the physics simulates, and only the warrior struck first counts (SI-13 to SI-15, SI-26). */
export const fire = (state: State, action: Fire, luck: Luck, events: EventLog): State => {
  const aimed = questionOf(state, action);
  const act = state.options.tremor === 'none' ? aimed.act : applyAimNoise(aimed.act, luck.randomInt, GUNNER);
  const result = luck.shot({ ...aimed, act });
  const next = withPiece(state, action.id, { fired: true });
  const struck = struckBy(next, result);
  const pose = struck ? result.rest[struck.id] : undefined;
  const came = struck ? cameOf(state, pose) : 'none';
  const text = gameMessage('event.shot', { who: { piece: action.id } });
  const { id: by, on, bearing, lift, power } = action;
  events.push({
    kind: 'shot',
    rule: 'SI-13',
    text,
    act,
    result,
    by,
    ...(on === undefined ? {} : { on }),
    aim: { bearing, lift, power },
    outcomes: OUTCOMES.litBy(came),
  });
  if (!struck || came === 'none') {
    events.push({ kind: 'said', rule: 'SI-15', text: gameMessage('event.noHit') });
    return next;
  }
  const { id } = struck;
  if (came === 'off') return destroy(next, id, 'SI-26', events);
  const judged = judgeFall(next, id, came, events);
  return pose && came === 'stays' ? withPiece(judged, id, { at: restOf(judged, struck, pose) }) : judged;
};
