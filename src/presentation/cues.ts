import { enabledChoices } from '../core/choice.ts';
import type { Message } from '../core/message.ts';
import type { Seat } from '../core/seat.ts';
import { sameAction } from '../core/equality.ts';
import { isAtLatest, type OpenMatch, stateAtPly, currentTurn } from '../store/matchStore.ts';
import { eventsAt } from './scenes.ts';

/** A moment that is told over the table in passing: how a lot has fallen, or whose turn begins. */
export interface Cue {
  /** The step that it belongs to. */
  readonly ply: number;
  readonly seat: Seat;
  /** What the lot said; a turn that begins if absent. */
  readonly lot?: Message;
}

const lots = new WeakMap<object, boolean>();
/** Whether a step threw the lot. */
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
/** Whose whole turn a state is; null midway and at the end. */
const whose = (open: OpenMatch, ply: number): Seat | null => {
  const turn = open.game.turn(stateAtPly(open, ply));
  return 'to' in turn && !turn.midway ? turn.to : null;
};
/** The side that a message names first, in whose colour it is told. */
const seatNamed = ({ values = {} }: Message): Seat | null => {
  for (const value of Object.values(values))
    if (typeof value === 'object' && 'seat' in value && typeof value.seat === 'string') return value.seat;
  return null;
};
/** What begins with the last step of a match, told once all of it has been seen: the winner of a lot, or another one's turn; nothing behind a curtain and while looking back. */
const beatOf = (open: OpenMatch): Cue | null => {
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
/** The last beat of the steps after one up to another, as they have been seen one after the other; null where none began anything. */
export const cueIn = (open: OpenMatch, after: number, upTo: number): Cue | null => {
  for (let ply = upTo; ply > after; ply--) {
    const beat = beatOf({ ...open, ply, steps: open.steps.slice(0, ply + 1) });
    if (beat) return beat;
  }
  return null;
};
/** The beats still to be seen when one more comes: a lot is read to its end, and who has won it is not told that his turn begins. */
export const cuesAfter = ([now]: readonly Cue[], next: Cue): readonly Cue[] => {
  if (!now?.lot) return [next];
  return now.seat === next.seat && !next.lot ? [now] : [now, next];
};
