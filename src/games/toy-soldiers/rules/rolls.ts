import type { AttackCue, RollRequest } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { MEASURE, type Soldier, type State, gameMessage } from '../types.ts';

const piece = ({ id }: Soldier): { piece: string } => ({ piece: id });

/** Returns the first-turn roll: each number has its own row, and the highest begins (TS-03). */
export const firstTurnRoll = (seat: Seat): RollRequest => ({
  seat,
  rule: 'TS-03',
  text: gameMessage('throw.lot', { who: { seat } }),
  rows: [1, 2, 3, 4, 5, 6].map((number) => ({ faces: [number], text: gameMessage('row.lot', { number }) })),
});
/** Returns the movement roll (TS-08): odd a walk of 1 measure, even a run of 2. */
export const moveRoll = (who: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-08',
  text: gameMessage('throw.move', { who: piece(who) }),
  rows: [
    { faces: [1, 3, 5], text: gameMessage('row.walk', { far: { mm: MEASURE } }) },
    { faces: [2, 4, 6], text: gameMessage('row.run', { far: { mm: 2 * MEASURE } }) },
  ],
});
/** Returns the attack roll (TS-09): close, long or deadly. */
export const attackRoll = (who: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-09',
  text: gameMessage('throw.attack', { who: piece(who) }),
  rows: [
    { faces: [1, 4], text: gameMessage('row.close', { far: { mm: MEASURE } }) },
    { faces: [2, 5], text: gameMessage('row.long', { far: { mm: 2 * MEASURE } }) },
    { faces: [3, 6], text: gameMessage('row.deadly', { far: { mm: MEASURE } }) },
  ],
});
/** Returns the defence roll (TS-11) against an attack. `last`: a counter-attack rolled now only counts as defended (TS-12, TS-16). */
export const defenceRoll = (who: Soldier, last: boolean, dealt: AttackCue): RollRequest => ({
  seat: who.seat,
  rule: 'TS-11',
  text: gameMessage('throw.defence', { who: piece(who) }),
  dealt,
  rows: [
    { faces: [1, 4], text: gameMessage('row.defended'), word: gameMessage('word.defended') },
    { faces: [2, 5], text: gameMessage('row.falls'), word: gameMessage('word.falls') },
    last
      ? { faces: [3, 6], text: gameMessage('row.counterDefends'), word: gameMessage('word.defended') }
      : { faces: [3, 6], text: gameMessage('row.counter') },
  ],
});
/** Returns the counter-attack's own roll (TS-12): an ordinary hit or a deadly one. */
export const counterRoll = (who: Soldier, on: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-12',
  text: gameMessage('throw.counter', { who: piece(who), target: piece(on) }),
  dealt: { by: who.id, on: on.id, how: 'blow' },
  rows: [
    { faces: [1, 2, 4, 5], text: gameMessage('row.hit'), word: gameMessage('word.hit') },
    { faces: [3, 6], text: gameMessage('row.deadlyCounter'), word: gameMessage('word.falls') },
  ],
});
/** Returns the roll of a shot (TS-15): hit, miss or deadly wound. */
export const shotRoll = (who: Soldier, on: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-15',
  text: gameMessage('throw.shot', { who: piece(who), target: piece(on) }),
  dealt: { by: who.id, on: on.id, how: 'shot' },
  rows: [
    { faces: [1, 5], text: gameMessage('row.shotHit'), word: gameMessage('word.shotHit') },
    { faces: [2, 4], text: gameMessage('row.shotMiss'), word: gameMessage('word.missed') },
    { faces: [3, 6], text: gameMessage('row.shotDeadly'), word: gameMessage('word.falls') },
  ],
});
/** Whether a counter-attack at this stage only counts as defended: it answers a counter and chains are off (TS-12). */
export const counterEnds = (state: State, answer: boolean): boolean => answer && state.options.counter !== 'chain';
