import type { EventLog } from '../../../core/event.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Seat } from '../../../core/seat.ts';
import { sortByCost, latticePoints } from '../../../geometry/lattice.ts';
import { distance, type Mm, type Point } from '../../../geometry/point.ts';
import { type Rect, centreOf } from '../../../geometry/shape.ts';
import { fieldOf, fortOf, goalOf, topAt } from '../fortress/ground.ts';
import { spotsInOrder } from './footholds.ts';
import { examplePut, fitsAt, goOnSetUp, type Room, roomOf, ruleOfSetUp } from './setup.ts';
import { waitingOf, withPiece } from './lookups.ts';
import { type Of, type Piece, type Scheme, gameMessage, type State } from '../types.ts';

/** The grid on which a formation looks for places, on lines and within a module, mm. */
const STEP: Mm = 15;
const CORNER: Mm = 18;
/** The least distance between warriors of a formation if there is room, mm. */
const ELBOW: Mm = 32;
/** The cost of what a formation must avoid at any price, mm. */
const MUCH = 10_000;

type Cost = (spot: Point) => number;
/** Returns the centre and the corners of a module or a cell of the courtyard. */
const standsIn = (rect: Rect): Point[] =>
  latticePoints(
    {
      ...rect,
      at: { x: rect.at.x + CORNER, y: rect.at.y + CORNER },
      width: rect.width - 2 * CORNER,
      height: rect.height - 2 * CORNER,
    },
    rect.width / 2 - CORNER,
  );
const placesIn = (room: Room): Point[] =>
  'lines' in room ? spotsInOrder(room.lines, STEP) : room.rects.flatMap(standsIn);
/** Returns the centre of the gate that a seat guards or storms. */
const gateOf = (state: State, seat: Seat): Point => {
  const gate = (fortOf(state, seat) ?? goalOf(state, seat))?.gate;
  return gate ? centreOf(gate.shape) : centreOf(fieldOf(state.options));
};
const own = (state: State, { seat }: Piece): Piece[] =>
  state.pieces.filter((each) => each.kind === 'warrior' && each.seat === seat);
/** Towers come first, one warrior each before a second, with few left below. An Attacker's warrior takes its part of the whole line. */
const apart = (state: State, piece: Piece): Cost => {
  const fort = fortOf(state, piece.seat);
  const men = own(state, piece);
  if (fort) {
    return (spot) => {
      const tower = topAt(state, spot);
      const held = tower ? men.filter(({ at }) => at && topAt(state, at) === tower).length : 1;
      return 1000 * held + (fort.front - spot.y) * fort.toward;
    };
  }
  const { width } = fieldOf(state.options);
  const part = (men.findIndex(({ id }) => id === piece.id) + 0.5) / men.length;
  return ({ x }) => Math.abs(x - part * width);
};
/** Around the own gate, or straight in front of the enemy's. */
const together = (state: State, { seat }: Piece): Cost => {
  const gate = gateOf(state, seat);
  const inside = fortOf(state, seat) !== null;
  return (spot) => (inside ? distance(spot, gate) : Math.abs(spot.x - gate.x));
};
const SCHEME: Readonly<Record<Scheme, (state: State, piece: Piece) => Cost>> = { wide: apart, close: together };
const spotFor = (state: State, piece: Piece, scheme: Scheme): Point => {
  const room = roomOf(state, piece);
  // A gun goes where it sees the gate.
  const cost = (piece.kind === 'gun' ? together : SCHEME[scheme])(state, piece);
  const mates = own(state, piece);
  const crowded = (spot: Point): boolean => mates.some(({ at }) => at !== null && distance(at, spot) < ELBOW);
  const places = sortByCost(placesIn(room), (spot) => cost(spot) + (crowded(spot) ? MUCH : 0));
  return places.find((at) => fitsAt(state, room, piece, at)) ?? examplePut(state, piece).at;
};
/** Returns the table with all remaining pieces of the active side placed in a formation. */
const deployed = memoize((state: State, scheme: Scheme): State => {
  let now = state;
  for (;;) {
    const [next] = waitingOf(now, now.active);
    if (!next) return now;
    now = withPiece(now, next.id, { at: spotFor(now, next, scheme) });
  }
});
/** Places a side's remaining pieces in a formation, and continues the set-up (SI-03, SI-28). */
export const lineUp = (state: State, { scheme }: Of<'lineUp'>, first: Seat, events: EventLog): State => {
  events.push({
    kind: 'said',
    rule: ruleOfSetUp(state),
    text: gameMessage('event.linedUp', { seat: { seat: state.active } }),
  });
  return goOnSetUp(deployed(state, scheme), first, events);
};
