import type { RollRow, RollRequest } from '../../../core/luck.ts';
import type { Message, Modifier } from '../../../core/message.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Piece, type State, STEP, say } from '../types.ts';

const piece = ({ id }: Pick<Piece, 'id'>): { piece: string } => ({ piece: id });
const FACES = [1, 2, 3, 4, 5, 6] as const;
const each = (text: (number: number) => Message): RollRow[] =>
  FACES.map((number) => ({ faces: [number], text: text(number) }));

/** The throw for the first turn: every number for itself, the highest begins (SI-03, SI-28). */
export const lotThrow = (seat: Seat): RollRequest => ({
  seat,
  rule: 'SI-03',
  text: say('throw.lot', { who: { seat } }),
  rows: each((number) => say('row.number', { number })),
});
const SPELLS = ['fail', 'swift', 'might', 'hush', 'wound', 'destroy'] as const;
/** What a throw for magic does (SI-06 to SI-11). */
export type Spell = (typeof SPELLS)[number];
/** The spell of a number thrown. */
export const spellOf = (total: number): Spell => SPELLS[total - 1] ?? 'fail';
/** The throw for magic (SI-05): each number another spell. */
export const magicThrow = (seat: Seat): RollRequest => ({
  seat,
  rule: 'SI-05',
  text: say('throw.magic', { who: { seat } }),
  rows: each((number) => say(`row.${spellOf(number)}`)),
});
/** The least number that hits at each range of a virtual shot: within 4 steps, within 8, beyond (SI-13). */
export const RANGES = [
  { within: 4 * STEP, from: 4 },
  { within: 8 * STEP, from: 5 },
  { within: Infinity, from: 6 },
] as const;
/** The throw of a virtual shot, hitting from a number on (SI-13). */
export const shotThrow = (gun: Piece, target: Piece, from: number): RollRequest => ({
  seat: gun.seat,
  rule: 'SI-13',
  text: say('throw.shot', { who: piece(gun), target: piece(target) }),
  dealt: { by: gun.id, on: target.id, how: 'lob' },
  rows: [
    { faces: FACES.filter((face) => face < from), text: say('row.miss') },
    { faces: FACES.filter((face) => face >= from), text: say('row.hit'), word: say('word.hit') },
  ],
});
/** How the victim of a virtual shot falls (SI-13, SI-14). */
export const fallThrow = (gun: Piece, target: Piece): RollRequest => ({
  seat: gun.seat,
  rule: 'SI-13',
  text: say('throw.fall', { target: piece(target) }),
  dealt: { by: gun.id, on: target.id },
  rows: [
    { faces: [1, 2, 3], text: say('row.faceUp'), word: say('word.destroyed') },
    { faces: [4, 5], text: say('row.faceDown'), word: say('word.wounded') },
    { faces: [6], text: say('row.staysUp'), word: say('word.staysUp') },
  ],
});
/** The throw for the traps in the gate (SI-21). */
export const gateThrow = (who: Piece): RollRequest => ({
  seat: who.seat,
  rule: 'SI-21',
  text: say('throw.gate', { who: piece(who) }),
  rows: [
    { faces: [1, 2, 3], text: say('row.shut') },
    { faces: [4, 5, 6], text: say('row.open') },
  ],
});

/** What the spell of might adds to a seat's dice in close combat (SI-08). */
const MIGHT = 2;
const bonusOf = (state: State, seat: Seat): number => (state.mighty.includes(seat) ? MIGHT : 0);
const reasonsOf = (state: State, seat: Seat): { reasons?: readonly Modifier[] } =>
  state.mighty.includes(seat) ? { reasons: [{ text: say('reason.might'), value: MIGHT }] } : {};
/** How a close combat ends for the two who fight (SI-19), by how much the second is ahead. */
export type Result = 'firstFalls' | 'firstWounded' | 'even' | 'secondWounded' | 'secondFalls';
const RESULTS: readonly Result[] = ['firstFalls', 'firstWounded', 'even', 'secondWounded', 'secondFalls'];
/** The result of both numbers, with what magic adds (SI-08, SI-19). */
export const resultOf = (state: State, first: Piece, second: Piece, one: number, two: number): Result => {
  const ahead = two + bonusOf(state, second.seat) - one - bonusOf(state, first.seat);
  if (ahead === 0) return 'even';
  if (ahead > 0) return ahead === 1 ? 'firstWounded' : 'firstFalls';
  return ahead === -1 ? 'secondWounded' : 'secondFalls';
};
/** The throw of him who starts a close combat: his number for the other to beat (SI-19). */
export const blowThrow = (state: State, first: Piece, second: Piece): RollRequest => ({
  seat: first.seat,
  rule: 'SI-19',
  text: say('throw.blow', { who: piece(first), target: piece(second) }),
  ...reasonsOf(state, first.seat),
  rows: each((number) => say('row.number', { number: number + bonusOf(state, first.seat) })),
});
/** The other's throw, against a number that has fallen: only rows that can come (SI-19). */
export const answerThrow = (state: State, first: Piece, second: Piece, one: number): RollRequest => ({
  seat: second.seat,
  rule: 'SI-19',
  text: say('throw.answer', { who: piece(second), target: piece(first) }),
  dealt: { by: first.id, on: second.id, how: 'blow' },
  reasons: [
    ...(reasonsOf(state, second.seat).reasons ?? []),
    { text: say('reason.blow', { who: piece(first) }), value: 0 - one - bonusOf(state, first.seat) },
  ],
  rows: RESULTS.flatMap((result): RollRow[] => {
    const faces = FACES.filter((two) => resultOf(state, first, second, one, two) === result);
    const loser = result.startsWith('first') ? first : second;
    if (faces.length === 0) return [];
    if (result === 'even') return [{ faces, text: say('row.even') }];
    return [{ faces, text: say(result.endsWith('Falls') ? 'row.falls' : 'row.wounded', { who: piece(loser) }) }];
  }),
});
