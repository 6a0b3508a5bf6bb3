import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { SeededRandom, Luck } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Mm, type Point, squaredDistance } from '../../../geometry/point.ts';
import { type Rect, cornersOf, containsBase } from '../../../geometry/shape.ts';
import { polar } from '../../../geometry/rotation.ts';
import { READY, type Roster } from '../armies/armies.ts';
import { layoutOf, stripOf } from '../armies/fields.ts';
import { profileNamed } from '../armies/profiles.ts';
import { turnOf } from './course.ts';
import { takenBy } from './room.ts';
import { baseAt, changed, pathRadiusOf, outerRadiusOf } from './lookups.ts';
import { firstTurnRoll } from './rolls.ts';
import { type Body, type Gun, type Of, type Options, type State, type Unit, no, gameMessage } from '../types.ts';

/** Returns the armies of the options (SF-32). */
const armiesOf = ({ army, custom }: Options): { readonly blue: Roster; readonly red: Roster } =>
  army === 'custom' ? custom : READY[army];
/** Returns a side's facing: away from its own edge. */
const frontOf = (seats: readonly Seat[], seat: Seat): number => 180 * seats.indexOf(seat);

/** Returns the table before the first action: obstacles on the field, both armies waiting beside it (SF-01). */
export const setup = (options: Options, seats: readonly Seat[], luck: SeededRandom): State => {
  const armies = armiesOf(options);
  const units: Unit[] = [];
  const guns: Gun[] = [];
  for (const [i, seat] of seats.entries()) {
    const roster = (i === 0 ? armies.blue : armies.red).map((profile, at) => ({ profile, number: at + 1 }));
    for (const { profile, number } of roster) {
      const thing = { seat, profile, at: null, z: 0, facing: frontOf(seats, seat), damage: 0 };
      if (profileNamed(profile).kind === 'gun') {
        guns.push({ id: `gun${guns.length + 1}`, ...thing, fired: false, mover: null });
      } else units.push({ id: `${seat}${number}`, ...thing, wounded: false, done: false });
    }
  }
  return {
    options,
    seats: [...seats],
    obstacles: layoutOf(options, luck),
    units,
    guns,
    active: seats[0] ?? 'blue',
    stage: { at: 'lot', again: false },
    acting: null,
    grenade: false,
    left: null,
    calm: 0,
  };
};
/** Makes the first-turn rolls: the higher begins, ties are rolled again (SF-03). */
export const rollForFirstTurn = (state: State, luck: Luck, events: EventLog): State => {
  const totals = state.seats.map((seat) => {
    const rolled = luck.roll(firstTurnRoll(seat));
    events.push(rolled);
    return rolled.total;
  });
  const best = Math.max(...totals);
  const [first, tied] = state.seats.filter((_, i) => totals[i] === best);
  if (!first || tied) {
    events.push({ kind: 'said', rule: 'SF-03', text: gameMessage('event.tied') });
    return { ...state, stage: { at: 'lot', again: true } };
  }
  events.push({ kind: 'said', rule: 'SF-03', text: gameMessage('event.begins', { seat: { seat: first } }) });
  return { ...state, active: first, stage: { at: 'deploy', first } };
};
/** Returns a side's units and guns that still wait beside the field, the widest first. */
export const waitingOf = ({ units, guns }: State, seat: Seat): Body[] =>
  [...units, ...guns]
    .filter((each): each is Body => each.seat === seat && each.at === null)
    .toSorted((a, b) => outerRadiusOf(b) - outerRadiusOf(a));
/** Deploys a piece and continues the set-up (SF-01, SF-03). */
export const put = (state: State, { id, at, facing }: Of<'put'>, first: Seat, events: EventLog): State => {
  events.push({ kind: 'said', rule: 'SF-01', text: gameMessage('event.placed', { who: { piece: id } }) });
  const there = changed(state, id, { at: { x: at.x, y: at.y }, ...(facing === undefined ? {} : { facing }) });
  return afterPlacement(there, first, events);
};
/** Continues after a placement: the other side is next, and after the last piece the first turn begins (SF-01, SF-03). */
export const afterPlacement = (there: State, first: Seat, events: EventLog): State => {
  const other = opponentOf(there.seats, there.active);
  const next = [other, there.active].find((seat) => waitingOf(there, seat).length > 0);
  if (next) return { ...there, active: next };
  events.push({ kind: 'said', rule: 'SF-01', text: gameMessage('event.allStand') });
  const own = there.units.filter((each) => each.seat === first).length;
  const { fairStart, fairMost } = there.options;
  const few = Math.max(1, Math.min(fairMost, Math.ceil(own / 2) - 1));
  return turnOf(there, first, fairStart ? few : null, events);
};

/** Returns the area for the centre of a base that fits in the seat's strip, in whole mm. */
export const deploymentArea = (state: State, body: Body): Rect => {
  const { at, width, height } = stripOf(state, body.seat);
  const edge = Math.ceil(pathRadiusOf(body));
  return { kind: 'rect', at: { x: at.x + edge, y: at.y + edge }, width: width - 2 * edge, height: height - 2 * edge };
};
const refuseSpot = (state: State, body: Body, at: Point, facing: number): Refusal | null => {
  const base = baseAt(body, at, facing);
  const strip = stripOf(state, body.seat);
  const { x, y } = strip.at;
  const inside =
    base.kind === 'disc'
      ? containsBase(strip, base)
      : cornersOf(base).every((p) => p.x >= x && p.y >= y && p.x <= x + strip.width && p.y <= y + strip.height);
  if (!inside) return no('SF-01', 'no.strip', {}, { at });
  const taken = takenBy(state, body, at, facing);
  return taken ? no('SF-01', 'no.taken', { what: { piece: taken } }, { at }) : null;
};
/** Returns why a piece cannot be deployed at a spot, with the nearest legal spot (SF-01). */
export const refusePut = (state: State, action: Of<'put'>): Refusal | null => {
  const body = waitingOf(state, state.active).find(({ id }) => id === action.id);
  if (!body) return no('SF-01', 'no.notWaiting');
  const facing = action.facing ?? body.facing;
  const refused = refuseSpot(state, body, action.at, facing);
  if (refused) {
    const at = nearestSpot(state, body, action.at, facing);
    return at ? { ...refused, instead: { ...action, at } } : refused;
  }
  return closesOff(state, action) ? no('SF-01', 'no.closesOff', {}, { at: action.at }) : null;
};
/** Whether a piece may be deployed at a spot, like `refusePut` but without the search for a better one (SF-01). */
export const mayPut = (state: State, action: Of<'put'>): boolean => {
  const body = waitingOf(state, state.active).find(({ id }) => id === action.id);
  return (
    body !== undefined && !refuseSpot(state, body, action.at, action.facing ?? body.facing) && !closesOff(state, action)
  );
};
const nearestSpot = (state: State, body: Body, at: Point, facing: number): Point | null => {
  const { at: corner, width, height } = deploymentArea(state, body);
  const into = (value: Mm, min: Mm, length: Mm): Mm => Math.min(min + length, Math.max(min, Math.round(value)));
  const desired = { x: into(at.x, corner.x, width), y: into(at.y, corner.y, height) };
  for (let distance = 0; distance <= 200; distance += 5) {
    for (let deg = 0; deg < (distance === 0 ? 1 : 360); deg += 15) {
      const spot = polar(desired, deg, distance);
      if (!refuseSpot(state, body, spot, facing)) return spot;
    }
  }
  return null;
};
const LATTICE: Mm = 24;
/** A place in a strip, and the facing of the piece there. */
interface Spot {
  readonly at: Point;
  readonly facing: number;
}
/** Returns the first lattice spot of the strip where a piece fits, from the middle outwards, straight or across. Null if there is none. */
const firstSpot = (state: State, body: Body, step: Mm): Spot | null => {
  const { at, width, height } = deploymentArea(state, body);
  const centre = { x: at.x + Math.round(width / 2), y: at.y + Math.round(height / 2) };
  const spots: Point[] = [];
  for (let x = at.x; x <= at.x + width; x += step)
    for (let y = at.y; y <= at.y + height; y += step) spots.push({ x, y });
  const sorted = spots.toSorted((a, b) => squaredDistance(a, centre) - squaredDistance(b, centre));
  const turns = baseAt(body, at).kind === 'disc' ? [body.facing] : [body.facing, (body.facing + 90) % 360];
  for (const facing of turns) {
    const found = sorted.find((spot) => !refuseSpot(state, body, spot, facing));
    if (found) return { at: found, facing };
  }
  return null;
};
const anySpot = (state: State, body: Body): Spot | null => firstSpot(state, body, LATTICE) ?? firstSpot(state, body, 4);
/** Whether all waiting pieces surely fit, wherever the others are. Each piece keeps other centres out of a disc around itself. */
const hasRoom = (state: State, seat: Seat): boolean => {
  const own = [...state.units, ...state.guns].filter((each) => each.seat === seat);
  const [widest] = waitingOf(state, seat);
  if (!widest) return true;
  const span = outerRadiusOf(widest);
  const { width, height } = stripOf(state, seat);
  const kept = own.reduce((sum, each) => sum + Math.PI * (outerRadiusOf(each) + span) ** 2, 0);
  return kept < (width - 2 * span) * (height - 2 * span);
};
/** Whether a placement leaves a side no room for its last pieces. It is tested with the first spots, the widest first (SF-01). */
const closesOff = (state: State, { id, at, facing }: Of<'put'>): boolean => {
  const seat = state.active;
  const after = changed(state, id, { at, ...(facing === undefined ? {} : { facing }) });
  return !hasRoom(after, seat) && !canComplete(after, seat) && canComplete(state, seat);
};
const canComplete = (state: State, seat: Seat): boolean => {
  let now = state;
  for (const body of waitingOf(state, seat)) {
    const spot = anySpot(now, body);
    if (!spot) return false;
    now = changed(now, body.id, spot);
  }
  return true;
};
const examples = new WeakMap<State, Map<string, Spot>>();
/** Returns a legal placement of a waiting piece: its place if the set-up is completed by the first spots (SF-01). */
export const examplePut = (state: State, body: Body): Of<'put'> => {
  const known = examples.get(state) ?? new Map<string, Spot>();
  examples.set(state, known);
  const spot = known.get(body.id) ?? exampleSpot(state, body);
  known.set(body.id, spot);
  return { type: 'put', id: body.id, ...spot };
};
/** Returns the place of a piece in a set-up completed by the first spots. */
const exampleSpot = (state: State, body: Body): Spot => {
  let now = state;
  const { seat, facing } = body;
  for (const each of hasRoom(state, seat) ? [body] : waitingOf(state, seat)) {
    const spot = anySpot(now, each);
    if (!spot || each.id === body.id) return spot ?? { at: deploymentArea(state, body).at, facing };
    now = changed(now, each.id, spot);
  }
  return { at: deploymentArea(state, body).at, facing };
};
