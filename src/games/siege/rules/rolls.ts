import type { RollRow, RollRequest } from '../../../core/luck.ts';
import type { Message, Modifier } from '../../../core/message.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Piece, type State, STEP, gameMessage } from '../types.ts';

const piece = ({ id }: Pick<Piece, 'id'>): { piece: string } => ({ piece: id });
const FACES = [1, 2, 3, 4, 5, 6] as const;
const each = (text: (number: number) => Message): RollRow[] =>
  FACES.map((number) => ({ faces: [number], text: text(number) }));

/** Returns the first-turn roll: each number has its own row, and the highest begins (SI-03, SI-28). */
export const firstTurnRoll = (seat: Seat): RollRequest => ({
  seat,
  rule: 'SI-03',
  text: gameMessage('throw.lot', { who: { seat } }),
  rows: each((number) => gameMessage('row.number', { number })),
});
const SPELLS = ['fail', 'swift', 'might', 'hush', 'wound', 'destroy'] as const;
/** The results of a roll for magic (SI-06 to SI-11). */
export type Spell = (typeof SPELLS)[number];
/** Returns the spell of a rolled number. */
export const spellOf = (total: number): Spell => SPELLS[total - 1] ?? 'fail';
/** Returns the roll for magic (SI-05): each number is a different spell. */
export const magicRoll = (seat: Seat): RollRequest => ({
  seat,
  rule: 'SI-05',
  text: gameMessage('throw.magic', { who: { seat } }),
  rows: each((number) => gameMessage(`row.${spellOf(number)}`)),
});
/** The least number that hits at each range of a virtual shot: within 4 steps, within 8, beyond (SI-13). */
export const RANGES = [
  { within: 4 * STEP, from: 4 },
  { within: 8 * STEP, from: 5 },
  { within: Infinity, from: 6 },
] as const;
/** Returns the roll of a virtual shot that hits from a number on (SI-13). */
export const shotRoll = (gun: Piece, target: Piece, from: number): RollRequest => ({
  seat: gun.seat,
  rule: 'SI-13',
  text: gameMessage('throw.shot', { who: piece(gun), target: piece(target) }),
  dealt: { by: gun.id, on: target.id, how: 'lob' },
  rows: [
    { faces: FACES.filter((face) => face < from), text: gameMessage('row.miss') },
    { faces: FACES.filter((face) => face >= from), text: gameMessage('row.hit'), word: gameMessage('word.hit') },
  ],
});
/** Returns the roll for how the target of a virtual shot falls (SI-13, SI-14). */
export const fallRoll = (gun: Piece, target: Piece): RollRequest => ({
  seat: gun.seat,
  rule: 'SI-13',
  text: gameMessage('throw.fall', { target: piece(target) }),
  dealt: { by: gun.id, on: target.id },
  rows: [
    { faces: [1, 2, 3], text: gameMessage('row.faceUp'), word: gameMessage('word.destroyed') },
    { faces: [4, 5], text: gameMessage('row.faceDown'), word: gameMessage('word.wounded') },
    { faces: [6], text: gameMessage('row.staysUp'), word: gameMessage('word.staysUp') },
  ],
});
/** Returns the roll for the traps in the gate (SI-21). */
export const gateRoll = (who: Piece): RollRequest => ({
  seat: who.seat,
  rule: 'SI-21',
  text: gameMessage('throw.gate', { who: piece(who) }),
  rows: [
    { faces: [1, 2, 3], text: gameMessage('row.shut') },
    { faces: [4, 5, 6], text: gameMessage('row.open') },
  ],
});

/** The bonus of the spell of might to a seat's dice in close combat (SI-08). */
const MIGHT = 2;
type Mighty = Pick<State, 'mighty'>;
const bonusOf = (state: Mighty, seat: Seat): number => (state.mighty.includes(seat) ? MIGHT : 0);
const reasonsOf = (state: Mighty, seat: Seat): { reasons?: readonly Modifier[] } =>
  state.mighty.includes(seat) ? { reasons: [{ text: gameMessage('reason.might'), value: MIGHT }] } : {};
/** The results of a close combat (SI-19), by how far the second warrior is ahead. */
export type Result = 'firstFalls' | 'firstWounded' | 'even' | 'secondWounded' | 'secondFalls';
const RESULTS: readonly Result[] = ['firstFalls', 'firstWounded', 'even', 'secondWounded', 'secondFalls'];
/** Returns the result of both numbers, with the bonus of magic (SI-08, SI-19). */
export const resultOf = (state: Mighty, first: Piece, second: Piece, one: number, two: number): Result => {
  const ahead = two + bonusOf(state, second.seat) - one - bonusOf(state, first.seat);
  if (ahead === 0) return 'even';
  if (ahead > 0) return ahead === 1 ? 'firstWounded' : 'firstFalls';
  return ahead === -1 ? 'secondWounded' : 'secondFalls';
};
/** Returns the roll of the warrior that starts a close combat: the number for the other to beat (SI-19). */
export const attackRoll = (state: State, first: Piece, second: Piece): RollRequest => ({
  seat: first.seat,
  rule: 'SI-19',
  text: gameMessage('throw.blow', { who: piece(first), target: piece(second) }),
  ...reasonsOf(state, first.seat),
  rows: each((number) => gameMessage('row.number', { number: number + bonusOf(state, first.seat) })),
});
/** Returns the other warrior's roll against the first number, with only the possible rows (SI-19). */
export const answerRoll = (state: Mighty, first: Piece, second: Piece, one: number): RollRequest => ({
  seat: second.seat,
  rule: 'SI-19',
  text: gameMessage('throw.answer', { who: piece(second), target: piece(first) }),
  dealt: { by: first.id, on: second.id, how: 'blow' },
  reasons: [
    ...(reasonsOf(state, second.seat).reasons ?? []),
    { text: gameMessage('reason.blow', { who: piece(first) }), value: 0 - one - bonusOf(state, first.seat) },
  ],
  rows: RESULTS.flatMap((result): RollRow[] => {
    const faces = FACES.filter((two) => resultOf(state, first, second, one, two) === result);
    const loser = result.startsWith('first') ? first : second;
    if (faces.length === 0) return [];
    if (result === 'even') return [{ faces, text: gameMessage('row.even') }];
    return [
      { faces, text: gameMessage(result.endsWith('Falls') ? 'row.falls' : 'row.wounded', { who: piece(loser) }) },
    ];
  }),
});
