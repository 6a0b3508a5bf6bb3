import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { SeededRandom, Luck } from '../../../core/luck.ts';
import type { RuleId } from '../../../core/message.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Mm, type Point, distance } from '../../../geometry/point.ts';
import { sortByCost } from '../../../geometry/lattice.ts';
import { isInside, type Rect, shapeSquaredDistance } from '../../../geometry/shape.ts';
import { fortOf, gunLine, type Line, startLine, topAt } from '../fortress/ground.ts';
import { nearestFree, spotsInOrder } from './footholds.ts';
import { barAt, pieceOf, radiusOf, seatToAct, waitingOf, withPiece } from './lookups.ts';
import { firstTurnRoll } from './rolls.ts';
import { BASE, type Of, type Options, type Piece, type State, no, gameMessage } from '../types.ts';
import { beginTurn } from './victory.ts';

const ARMY: Readonly<Record<'small' | 'normal' | 'big' | 'two', Pick<Options, 'defenders' | 'attackers' | 'guns'>>> = {
  small: { defenders: 5, attackers: 5, guns: 1 },
  normal: { defenders: 7, attackers: 7, guns: 1 },
  big: { defenders: 8, attackers: 8, guns: 1 },
  two: { defenders: 8, attackers: 8, guns: 1 },
};
/** Returns the warriors and guns of each side (SI-03, SI-28). A gun with real shots is worth two more warriors than one with dice. */
export const armyOf = (options: Options): Pick<Options, 'defenders' | 'attackers' | 'guns'> => {
  if (options.fortresses === 'two') return ARMY.two;
  if (options.army === 'custom') return options;
  const army = ARMY[options.army];
  return options.shooting === 'real' ? { ...army, attackers: army.attackers - 2 } : army;
};

const raise = (seat: Seat, warriors: number, guns: number): Piece[] => {
  const fresh = { seat, at: null, moved: false, fired: false, gate: null };
  return [
    ...Array.from({ length: warriors }, (_, i): Piece => ({ id: `${seat}${i + 1}`, kind: 'warrior', ...fresh })),
    ...Array.from({ length: guns }, (_, i): Piece => ({ id: `${seat}.gun${i + 1}`, kind: 'gun', ...fresh })),
  ];
};
/** Returns the table before the first action: the fortress is built, all pieces wait beside the field (SI-01 to SI-03, SI-28). */
export const setup = (options: Options, seats: readonly Seat[], _luck: SeededRandom): State => {
  const [near = 'blue', far = 'red'] = seats;
  const { attackers, defenders, guns } = armyOf(options);
  const two = options.fortresses === 'two';
  return {
    options,
    seats: [near, far],
    pieces: [...raise(near, attackers, guns), ...raise(far, defenders, two ? guns : 0)],
    active: two || options.lot ? near : far,
    stage: two || options.lot ? { at: 'lot', throwing: [near, far], again: false } : { at: 'deploy', first: near },
    owed: [],
    swift: false,
    mighty: [],
    hushed: [],
    entered: [],
    turns: seats.map(() => 0),
    calm: 0,
  };
};

/** Makes the first-turn rolls: both roll, ties are rolled again, and the higher begins (SI-03, SI-28). */
export const rollForFirstTurn = (state: State, throwing: readonly Seat[], luck: Luck, events: EventLog): State => {
  const rolls = throwing.map((seat) => luck.roll(firstTurnRoll(seat)));
  events.push(...rolls);
  const best = Math.max(...rolls.map(({ total }) => total));
  const [first, ...others] = throwing.filter((_, i) => rolls[i]?.total === best);
  if (!first || others.length > 0) {
    events.push({ kind: 'said', rule: 'SI-03', text: gameMessage('event.tied') });
    return { ...state, stage: { at: 'lot', throwing, again: true } };
  }
  events.push({ kind: 'said', rule: 'SI-03', text: gameMessage('event.begins', { seat: { seat: first } }) });
  const opens = state.options.fortresses === 'two' ? first : (state.seats[1] ?? first);
  return { ...state, active: opens, stage: { at: 'deploy', first } };
};
/** Continues the set-up. The Defender places all pieces before the Attacker, two Defenders alternate; then the first turn begins. */
export const goOnSetUp = (state: State, first: Seat, events: EventLog): State => {
  const other = opponentOf(state.seats, state.active);
  const order = state.options.fortresses === 'two' ? [other, state.active] : [state.active, other];
  const next = order.find((seat) => waitingOf(state, seat).length > 0);
  if (next) return { ...state, active: next };
  const opening = state.options.fortresses === 'one' && !state.options.lot ? 'event.attackerFirst' : 'event.allStand';
  events.push({ kind: 'said', rule: 'SI-03', text: gameMessage(opening, { seat: { seat: first } }) });
  return beginTurn(state, first);
};

/** Where a piece is placed: on lines, or anywhere in rectangles. */
export type Room = { readonly lines: readonly Line[] } | { readonly rects: readonly Rect[] };
/**
 * Returns where a waiting piece may be set up. A Defender's warrior goes onto its towers or into its courtyard, all others on a
 * line (SI-03, SI-28).
 */
export const roomOf = (state: State, piece: Piece): Room => {
  if (piece.kind === 'gun') return { lines: gunLine(state, piece.seat) };
  const fort = fortOf(state, piece.seat);
  if (!fort) return { lines: startLine(state, piece.seat) };
  return { rects: [...fort.modules.filter(({ kind }) => kind === 'tower').map(({ shape }) => shape), ...fort.yard] };
};
/** Returns the nearest point on the room's lines, if it has lines; else the point itself. */
export const snapped = (room: Room, at: Point): Point => {
  if (!('lines' in room)) return at;
  const ends = room.lines.map(({ y, from, to }) => ({ x: Math.min(to, Math.max(from, at.x)), y }));
  return ends.toSorted((a, b) => distance(a, at) - distance(b, at))[0] ?? at;
};
const isIn = (state: State, room: Room, piece: Piece, at: Point): boolean => {
  if ('lines' in room) return room.lines.some(({ y, from, to }) => at.y === y && at.x >= from && at.x <= to);
  const gate = fortOf(state, piece.seat)?.gate;
  const inGate = gate && !topAt(state, at) && shapeSquaredDistance(at, gate.shape) < BASE * BASE;
  return !inGate && room.rects.some((rect) => isInside(at, rect));
};
/** Whether a piece may be set up at a point. */
export const fitsAt = (state: State, room: Room, piece: Piece, at: Point): boolean =>
  isIn(state, room, piece, at) && barAt(state, piece, at) === null;
/** Returns the first place of a room that passes the check, in the order of its parts. */
const firstIn = (room: Room, piece: Piece, fits: (spot: Point) => boolean): Point | undefined => {
  if ('lines' in room) return spotsInOrder(room.lines, 2 * radiusOf(piece) + 30).find(fits);
  for (const rect of room.rects)
    for (const step of [22, 1]) {
      const found = lattice(rect, step).find(fits);
      if (found) return found;
    }
  return undefined;
};
/** The least distance of a base's centre from the edges of a rectangle, and the radius of the first search ring around a point, mm. */
const EDGE = 13;
const FIRST_RING = 32;
/** Returns the places of a rectangle on a grid of this step, mm. Only places within `by` of a point in x and y are included. */
const lattice = ({ at, width, height }: Rect, step: Mm, near: Point = at, by: Mm = Infinity): Point[] => {
  const spots: Point[] = [];
  const first = (own: Mm, middle: Mm): Mm => EDGE + step * Math.max(0, Math.ceil((middle - by - own - EDGE) / step));
  const last = (own: Mm, size: Mm, middle: Mm): Mm => Math.min(size - EDGE, middle + by - own);
  const [bottom, right] = [last(at.y, height, near.y), last(at.x, width, near.x)];
  for (let y = first(at.y, near.y); y <= bottom; y += step)
    for (let x = first(at.x, near.x); x <= right; x += step) spots.push({ x: at.x + x, y: at.y + y });
  return spots;
};

/**
 * Returns where a wounded warrior may be placed: anywhere free on its start line. If the line is full, the nearest free spots on
 * the field (SI-20).
 */
export const returnSpots = (
  state: State,
  piece: Piece,
): { readonly line: boolean; readonly spots: readonly Point[] } => {
  const lines = startLine(state, piece.seat);
  const onLine = spotsInOrder(lines, 40).find((at) => barAt(state, piece, at) === null);
  if (onLine) return { line: true, spots: [onLine] };
  return { line: false, spots: nearestFree(state, piece, lines) };
};
const refuseReturn = (state: State, piece: Piece, at: Point): Refusal | null => {
  const { line, spots } = returnSpots(state, piece);
  const room: Room = { lines: startLine(state, piece.seat) };
  const legal = line ? fitsAt(state, room, piece, at) : spots.some((spot) => spot.x === at.x && spot.y === at.y);
  if (legal) return null;
  const [spot] = line
    ? spotsInOrder(room.lines, 1, snapped(room, at)).filter((each) => fitsAt(state, room, piece, each))
    : spots;
  return no(
    'SI-20',
    line ? 'no.line' : 'no.nearestSpot',
    {},
    {
      at,
      ...(spot ? { instead: { type: 'put', id: piece.id, at: spot } } : {}),
    },
  );
};
/** Returns the rule of the set-up (SI-03, SI-28). */
export const ruleOfSetUp = ({ options }: State): RuleId => (options.fortresses === 'two' ? 'SI-28' : 'SI-03');
/** Returns why a piece cannot be put at a point, with the nearest legal place (SI-02, SI-03, SI-20, SI-28). */
export const refusePut = (state: State, { id, at }: Of<'put'>): Refusal | null => {
  const piece = pieceOf(state, id);
  const [owed] = state.owed;
  if (owed !== undefined)
    return owed === id && piece ? refuseReturn(state, piece, at) : no('SI-20', 'no.owed', { who: { piece: owed } });
  if (!piece || piece.seat !== seatToAct(state) || !waitingOf(state, piece.seat).includes(piece))
    return no(
      'SI-03',
      piece?.kind === 'warrior' && piece.seat === state.active && !piece.at ? 'no.gunsFirst' : 'no.notWaiting',
    );
  return refusePlace(state, piece, at);
};
const refusePlace = (state: State, piece: Piece, at: Point): Refusal | null => {
  const room = roomOf(state, piece);
  if (fitsAt(state, room, piece, at)) return null;
  const bar = barAt(state, piece, at);
  const spot = placesNear(state, room, piece, at);
  const more = { at, ...(spot ? { instead: { type: 'put', id: piece.id, at: spot } } : {}) };
  if (!isIn(state, room, piece, at)) {
    const ownLine = fortOf(state, piece.seat) ? 'no.gunLine' : 'no.line';
    return no(ruleOfSetUp(state), 'rects' in room ? 'no.garrison' : ownLine, {}, more);
  }
  if (bar?.by === 'full') return no('SI-02', 'no.full', { what: { piece: bar.id } }, more);
  if (!bar || bar.by === 'edge') return no('SI-01', 'no.edge', {}, more);
  return no('SI-02', 'no.barred', { what: { piece: bar.id } }, more);
};
const placesNear = (state: State, room: Room, piece: Piece, at: Point): Point | null => {
  const fits = (spot: Point): boolean => fitsAt(state, room, piece, spot);
  return ('lines' in room ? spotsInOrder(room.lines, 1, at).find(fits) : nearestIn(room.rects, at, fits)) ?? null;
};
/**
 * Returns the nearest place in rectangles that passes the check. It searches rings around a point, each twice as wide as the
 * last, so that few places are generated.
 */
const nearestIn = (rects: readonly Rect[], at: Point, fits: (spot: Point) => boolean): Point | undefined => {
  const away = (spot: Point): Mm => distance(spot, at);
  const edge = Math.max(
    ...rects.map(({ at: { x, y }, width, height }) =>
      Math.hypot(Math.max(at.x - x, x + width - at.x), Math.max(at.y - y, y + height - at.y)),
    ),
  );
  for (let [from, to] = [-1, FIRST_RING]; from < edge; [from, to] = [to, 2 * to]) {
    const ring = rects
      .flatMap((rect) => lattice(rect, 1, at, to))
      .filter((spot) => away(spot) > from && away(spot) <= to);
    const found = sortByCost(ring, away).find(fits);
    if (found) return found;
  }
  return undefined;
};
/** Returns a legal placement of a piece that waits or comes back. */
export const examplePut = (state: State, piece: Piece): Of<'put'> => {
  const back = state.owed[0] === piece.id;
  const room = roomOf(state, piece);
  const spot = back ? returnSpots(state, piece).spots[0] : firstIn(room, piece, (at) => fitsAt(state, room, piece, at));
  if (!spot) throw new Error(`There is no room for ${piece.id}.`);
  return { type: 'put', id: piece.id, at: spot };
};
/** Places a piece on the field, in set-up or back on its start line (SI-03, SI-20). */
export const put = (state: State, id: string, at: Point, events: EventLog): State => {
  const next = withPiece(state, id, { at: { x: at.x, y: at.y } });
  const { stage, owed } = state;
  if (owed[0] === id) {
    events.push({ kind: 'said', rule: 'SI-20', text: gameMessage('event.returns', { who: { piece: id } }) });
    return { ...next, owed: owed.slice(1) };
  }
  if (stage.at !== 'deploy') throw new Error('Nothing waits to be placed.');
  events.push({ kind: 'said', rule: ruleOfSetUp(state), text: gameMessage('event.placed', { who: { piece: id } }) });
  return goOnSetUp(next, stage.first, events);
};
/** Returns the rectangles that show the player where a piece may be placed. Lines become strips as wide as its base. */
export const stripsOf = (room: Room, piece: Piece): Rect[] => {
  if ('rects' in room) return [...room.rects];
  const r: Mm = Math.ceil(radiusOf(piece));
  return room.lines.map(({ y, from, to }) => ({
    kind: 'rect',
    at: { x: from, y: y - r },
    width: to - from,
    height: 2 * r,
  }));
};
