import { enabledChoices } from '../core/choice.ts';
import type { RollEvent } from '../core/luck.ts';
import type { Message } from '../core/message.ts';
import { type Seat, SEATS } from '../core/seat.ts';
import { sameAction } from '../core/equality.ts';
import { isAtLatest, type OpenMatch, stateAtPly, currentTurn } from '../store/matchStore.ts';
import { eventsAt, rollsOf } from './scenes.ts';

/** A short announcement over the table: the result of the first-turn roll, or the start of a turn. */
export interface Cue {
  /** The ply that it belongs to. */
  readonly ply: number;
  readonly seat: Seat;
  /** The result of the first-turn roll. Absent if a turn begins. */
  readonly lot?: Message;
}

const lots = new WeakMap<object, boolean>();
/** Whether a step made the first-turn roll. */
export const isFirstTurnRoll = (open: OpenMatch, ply: number): boolean => {
  const entry = open.match.entries[ply - 1];
  if (!entry) return false;
  const known =
    lots.get(entry) ??
    enabledChoices(open.game.choices(open.game.view(stateAtPly(open, ply - 1), open.viewer))).some(
      (choice) => choice.opening === 'lot' && choice.kind === 'do' && sameAction(choice.action, entry.action),
    );
  lots.set(entry, known);
  return known;
};
/** Returns the last die of every side in the first-turn roll, with those of earlier rounds that did not tie for highest. */
export const firstTurnRolls = (open: OpenMatch, ply: number): RollEvent[] => {
  const rolls: RollEvent[] = [];
  for (let at = ply; isFirstTurnRoll(open, at); at--) {
    const known = rolls.map(({ thrown }) => thrown.seat);
    rolls.push(...rollsOf(eventsAt(open, at)).filter(({ thrown }) => !known.includes(thrown.seat)));
  }
  return rolls.toSorted((a, b) => SEATS.indexOf(a.thrown.seat) - SEATS.indexOf(b.thrown.seat));
};
/** Returns the seat to move in a state. Null midway and at the end. */
const whose = (open: OpenMatch, ply: number): Seat | null => {
  const turn = open.game.turn(stateAtPly(open, ply));
  return 'to' in turn && !turn.midway ? turn.to : null;
};
/** Returns the seat that a message names first. The message is shown in its colour. */
const seatNamed = ({ values = {} }: Message): Seat | null => {
  for (const value of Object.values(values))
    if (typeof value === 'object' && 'seat' in value && typeof value.seat === 'string') return value.seat;
  return null;
};
/**
 * Returns the cue of the last step, once all of it has been seen: the winner of the first-turn roll, or the start of a turn.
 * Null behind a curtain and in a past position.
 */
const cueOf = (open: OpenMatch): Cue | null => {
  const { ply } = open;
  const turn = currentTurn(open);
  if (
    !isAtLatest(open) ||
    ply === 0 ||
    !('to' in turn) ||
    turn.midway ||
    (open.viewer !== 'all' && open.viewer !== turn.to)
  )
    return null;
  const events = eventsAt(open, ply);
  if (events.some(({ kind }) => kind === 'rolled') && isFirstTurnRoll(open, ply)) {
    const text = events.findLast(({ kind }) => kind === 'said')?.text;
    return text ? { ply, seat: seatNamed(text) ?? turn.to, lot: text } : null;
  }
  for (let before = ply - 1; before >= 0; before--) {
    const seat = whose(open, before);
    if (seat !== null) return seat === turn.to ? null : { ply, seat: turn.to };
  }
  return null;
};
/** Returns the last cue of the steps after one ply up to another. Null if there is none. */
export const cueIn = (open: OpenMatch, after: number, upTo: number): Cue | null => {
  for (let ply = upTo; ply > after; ply--) {
    const cue = cueOf({ ...open, ply, steps: open.steps.slice(0, ply + 1) });
    if (cue) return cue;
  }
  return null;
};
/** Returns the cues to show when one more comes. A first-turn roll is shown to its end, and its winner gets no second cue. */
export const cuesAfter = ([now]: readonly Cue[], next: Cue): readonly Cue[] => {
  if (!now?.lot) return [next];
  return now.seat === next.seat && !next.lot ? [now] : [now, next];
};
