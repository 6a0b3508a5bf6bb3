import type { RollRow, RollRequest } from '../../../core/luck.ts';
import type { Message, Modifier } from '../../../core/message.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Piece, type State, STEP, gameMessage } from '../types.ts';

const piece = ({ id }: Pick<Piece, 'id'>): { piece: string } => ({ piece: id });
const FACES = [1, 2, 3, 4, 5, 6] as const;
const each = (text: (number: number) => Message): RollRow[] =>
  FACES.map((number) => ({ faces: [number], text: text(number) }));

/** The throw for the first turn: every number for itself, the highest begins (SI-03, SI-28). */
export const firstTurnRoll = (seat: Seat): RollRequest => ({
  seat,
  rule: 'SI-03',
  text: gameMessage('throw.lot', { who: { seat } }),
  rows: each((number) => gameMessage('row.number', { number })),
});
const SPELLS = ['fail', 'swift', 'might', 'hush', 'wound', 'destroy'] as const;
/** What a throw for magic does (SI-06 to SI-11). */
export type Spell = (typeof SPELLS)[number];
/** The spell of a number thrown. */
export const spellOf = (total: number): Spell => SPELLS[total - 1] ?? 'fail';
/** The throw for magic (SI-05): each number another spell. */
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
/** The throw of a virtual shot, hitting from a number on (SI-13). */
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
/** How the victim of a virtual shot falls (SI-13, SI-14). */
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
/** The throw for the traps in the gate (SI-21). */
export const gateRoll = (who: Piece): RollRequest => ({
  seat: who.seat,
  rule: 'SI-21',
  text: gameMessage('throw.gate', { who: piece(who) }),
  rows: [
    { faces: [1, 2, 3], text: gameMessage('row.shut') },
    { faces: [4, 5, 6], text: gameMessage('row.open') },
  ],
});

/** What the spell of might adds to a seat's dice in close combat (SI-08). */
const MIGHT = 2;
const bonusOf = (state: State, seat: Seat): number => (state.mighty.includes(seat) ? MIGHT : 0);
const reasonsOf = (state: State, seat: Seat): { reasons?: readonly Modifier[] } =>
  state.mighty.includes(seat) ? { reasons: [{ text: gameMessage('reason.might'), value: MIGHT }] } : {};
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
export const attackRoll = (state: State, first: Piece, second: Piece): RollRequest => ({
  seat: first.seat,
  rule: 'SI-19',
  text: gameMessage('throw.blow', { who: piece(first), target: piece(second) }),
  ...reasonsOf(state, first.seat),
  rows: each((number) => gameMessage('row.number', { number: number + bonusOf(state, first.seat) })),
});
/** The other's throw, against a number that has fallen: only rows that can come (SI-19). */
export const answerRoll = (state: State, first: Piece, second: Piece, one: number): RollRequest => ({
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
