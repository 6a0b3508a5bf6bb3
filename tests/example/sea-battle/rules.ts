import { type ActionHandlers, createDispatcher } from '../../../src/core/flow/dispatcher.ts';
import type { Refusal } from '../../../src/core/choice.ts';
import { type OverStage, endingFactory } from '../../../src/core/flow/ending.ts';
import type { EventLog } from '../../../src/core/event.ts';
import type { Turn } from '../../../src/core/game.ts';
import type { SeededRandom, Luck } from '../../../src/core/luck.ts';
import type { Message } from '../../../src/core/message.ts';
import type { Seat, Viewer } from '../../../src/core/seat.ts';
import { asView, type View } from '../../../src/core/view.ts';
import { barTo, cellsOf, fleetBy, nameOf, pointOf, stockOf } from './fleet.ts';
import {
  type Action,
  type Ending,
  type Of,
  type Options,
  type Ship,
  type Side,
  type State,
  SIDES,
  no,
  otherOf,
  say,
} from './types.ts';

/** Returns both fleets beside their boards (SB-01). */
export const setup = (options: Options, _seats: readonly Seat[], _luck: SeededRandom): State => ({
  options,
  viewer: 'all',
  stage: { at: 'setup' },
  active: 'red',
  ships: SIDES.flatMap(stockOf),
  shots: { red: [], blue: [] },
});
export const shipsOf = ({ ships }: State, seat: Side): Ship[] => ships.filter((ship) => ship.seat === seat);
/** Returns the active side's ships that are not placed yet. */
export const waitingOf = (state: State): Ship[] => shipsOf(state, state.active).filter(({ cell }) => cell === null);
/** Whether all cells of a ship are hit (SB-03). */
export const isSunk = ({ shots }: State, ship: Ship): boolean =>
  cellsOf(ship)?.every((cell) => shots[otherOf(ship.seat)].some((shot) => shot.cell === cell)) ?? false;
/** Returns how many ships of a side are afloat. No view hides it, because sunk ships are open. */
export const afloat = (state: State, seat: Side): number =>
  stockOf(seat).length - shipsOf(state, seat).filter((ship) => isSunk(state, ship)).length;

const endingText = (_: State, { how, winners: [seat = 'red'] }: OverStage<Side, Ending>): Message =>
  how === 'agreed' ? say('over.agreed') : say(`over.${how}`, { seat: { seat }, loser: { seat: otherOf(seat) } });
const end = endingFactory<State, Side, Ending>(() => 'SB-04', endingText);

/** Returns why a ship cannot be placed like this, or null (SB-02). */
const refusePut = (state: State, { id, cell, facing }: Of<'put'>): Refusal | null => {
  const own = shipsOf(state, state.active);
  const ship = own.find((each) => each.id === id);
  if (!ship) return no('SB-02', 'no.notYours');
  const bar = barTo(
    { ...ship, cell, facing },
    own.filter((each) => each !== ship),
    state.options,
  );
  return bar && no('SB-02', `no.${bar}`, {}, { at: pointOf(state.active, cell) });
};
const put = (state: State, { id, cell, facing }: Of<'put'>, events: EventLog): State => {
  const text = say('event.put', { cell: nameOf(state.active, cell) });
  events.push({ kind: 'said', rule: 'SB-02', only: state.active, text });
  return { ...state, ships: state.ships.map((ship) => (ship.id === id ? { ...ship, cell, facing } : ship)) };
};
const withFleet = (state: State, seat: Side, fleet: readonly Ship[]): State => ({
  ...state,
  ships: SIDES.flatMap((side) => (side === seat ? fleet : shipsOf(state, side))),
});
const shuffle = (state: State, luck: Luck, events: EventLog): State => {
  events.push({ kind: 'said', rule: 'SB-02', only: state.active, text: say('event.shuffled') });
  const known = { sunk: [], empty: [], hit: [] };
  return withFleet(state, state.active, fleetBy(state.active, state.options, luck, known));
};
const refuseReady = (state: State): Refusal | null => {
  const count = waitingOf(state).length;
  return count > 0 ? no('SB-02', 'no.missing', { count }) : null;
};
const ready = (state: State, events: EventLog): State => {
  const { active } = state;
  events.push({ kind: 'said', rule: 'SB-02', text: say('event.ready', { seat: { seat: active } }) });
  return { ...state, active: otherOf(active), stage: { at: active === 'red' ? 'setup' : 'play' } };
};

const refuseShot = ({ active, shots }: State, { cell }: Of<'shoot'>): Refusal | null =>
  shots[active].some((shot) => shot.cell === cell)
    ? no('SB-03', 'no.again', {}, { at: pointOf(otherOf(active), cell) })
    : null;
/** Shoots. Both sides learn at once whether it has hit, and what is sunk (SB-03, SB-04). */
const shoot = (state: State, { cell }: Of<'shoot'>, events: EventLog): State => {
  const { active, options } = state;
  const foe = otherOf(active);
  const ship = shipsOf(state, foe).find((each) => cellsOf(each)?.includes(cell));
  const after: State = {
    ...state,
    shots: { ...state.shots, [active]: [...state.shots[active], { cell, hit: !!ship }] },
  };
  const values = { cell: nameOf(foe, cell), seat: { seat: active } };
  if (!ship) {
    events.push({ kind: 'said', rule: 'SB-03', learned: SIDES, text: say('event.miss', values) });
    return { ...after, active: foe };
  }
  if (isSunk(after, ship)) {
    const text = say('event.sunk', { ...values, ship: say(`ship.${ship.size as 1}`) });
    events.push({ kind: 'revealed', rule: 'SB-03', learned: SIDES, ids: [ship.id], text });
    if (afloat(after, foe) === 0) return end(after, [active], 'fleet', events);
  } else events.push({ kind: 'said', rule: 'SB-03', learned: SIDES, text: say('event.hit', values) });
  return options.again ? after : { ...after, active: foe };
};
const HANDLERS: ActionHandlers<State, Action> = {
  put: { when: ['setup'], refuse: refusePut, apply: (state, action, _, events) => put(state, action, events) },
  shuffle: { when: ['setup'], apply: (state, _, luck, events) => shuffle(state, luck, events) },
  ready: { when: ['setup'], refuse: refuseReady, apply: (state, _, __, events) => ready(state, events) },
  shoot: { when: ['play'], refuse: refuseShot, apply: (state, action, _, events) => shoot(state, action, events) },
  resign: { apply: (state, _, __, events) => end(state, [otherOf(state.active)], 'resigned', events) },
  draw: { apply: (state, _, __, events) => end(state, [], 'agreed', events) },
};
/** Returns why an action is not allowed now, or null; and performs an allowed one. */
export const { refuse, apply } = createDispatcher(HANDLERS, { refuseStage: () => no('SB-02', 'no.notNow') });

/** Returns who sets up or shoots, or how it ended (SB-02 to SB-04). */
export const turn = (state: State): Turn => {
  const { stage, active } = state;
  const seat = { seat: active };
  if (stage.at === 'over') return { over: { winners: stage.winners, why: endingText(state, stage) } };
  const list = [...SIDES.map((side) => say('stage.setup', { seat: { seat: side } })), say('stage.play')];
  if (stage.at === 'play') return { to: active, stage: { list, at: 2, why: say('why.shoot', { seat }) } };
  const count = waitingOf(state).length;
  const why = count > 0 ? say('why.setup', { seat, count }) : say('why.ready', { seat });
  return { to: active, stage: { list, at: SIDES.indexOf(active), why } };
};

/** Returns the table as a viewer may see it. Of the other fleet only sunk ships are visible (SB-01). */
export const view = (state: State, viewer: Viewer): View<State> => {
  if (viewer === 'all') return asView({ ...state, viewer });
  const ships = state.ships.filter((ship) => ship.seat === viewer || isSunk(state, ship));
  return asView({ ...state, viewer, ships });
};
/** Returns a random full table that fits this view. */
export const determinize = (seen: State, luck: SeededRandom): State =>
  SIDES.filter((seat) => seat !== seen.viewer && seen.viewer !== 'all').reduce(
    (state, seat): State => {
      const isSet = state.stage.at !== 'setup' || (seat === 'red' && state.active === 'blue');
      if (!isSet) return withFleet(state, seat, stockOf(seat));
      const shots = state.shots[otherOf(seat)];
      const sunk = shipsOf(state, seat);
      const cellsWith = (hit: boolean): number[] => shots.filter((shot) => shot.hit === hit).map(({ cell }) => cell);
      const known = { sunk, empty: cellsWith(false), hit: cellsWith(true) };
      return withFleet(state, seat, fleetBy(seat, state.options, luck, known));
    },
    { ...seen, viewer: 'all' },
  );
