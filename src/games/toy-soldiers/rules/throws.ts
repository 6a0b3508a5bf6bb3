import type { AttackCue, RollRequest } from '../../../core/luck.ts';
import type { Seat } from '../../../core/seat.ts';
import { MEASURE, type Soldier, type State, say } from '../types.ts';

const piece = ({ id }: Soldier): { piece: string } => ({ piece: id });

/** The throw for the first turn: every number for itself, the highest begins (TS-03). */
export const lotThrow = (seat: Seat): RollRequest => ({
  seat,
  rule: 'TS-03',
  text: say('throw.lot', { who: { seat } }),
  rows: [1, 2, 3, 4, 5, 6].map((number) => ({ faces: [number], text: say('row.lot', { number }) })),
});
/** Movement (TS-08): odd a walk of 1 measure, even a run of 2. */
export const moveThrow = (who: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-08',
  text: say('throw.move', { who: piece(who) }),
  rows: [
    { faces: [1, 3, 5], text: say('row.walk', { far: { mm: MEASURE } }) },
    { faces: [2, 4, 6], text: say('row.run', { far: { mm: 2 * MEASURE } }) },
  ],
});
/** Attack (TS-09): close, long or deadly. */
export const attackThrow = (who: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-09',
  text: say('throw.attack', { who: piece(who) }),
  rows: [
    { faces: [1, 4], text: say('row.close', { far: { mm: MEASURE } }) },
    { faces: [2, 5], text: say('row.long', { far: { mm: 2 * MEASURE } }) },
    { faces: [3, 6], text: say('row.deadly', { far: { mm: MEASURE } }) },
  ],
});
/** Defence (TS-11) against what has been dealt him; `last` where a counter-attack thrown now only counts as defended (TS-12, TS-16). */
export const defenceThrow = (who: Soldier, last: boolean, dealt: AttackCue): RollRequest => ({
  seat: who.seat,
  rule: 'TS-11',
  text: say('throw.defence', { who: piece(who) }),
  dealt,
  rows: [
    { faces: [1, 4], text: say('row.defended'), word: say('word.defended') },
    { faces: [2, 5], text: say('row.falls'), word: say('word.falls') },
    last
      ? { faces: [3, 6], text: say('row.counterDefends'), word: say('word.defended') }
      : { faces: [3, 6], text: say('row.counter') },
  ],
});
/** The counter-attack's own throw (TS-12): an ordinary hit or a deadly one. */
export const counterThrow = (who: Soldier, on: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-12',
  text: say('throw.counter', { who: piece(who), target: piece(on) }),
  dealt: { by: who.id, on: on.id, how: 'blow' },
  rows: [
    { faces: [1, 2, 4, 5], text: say('row.hit'), word: say('word.hit') },
    { faces: [3, 6], text: say('row.deadlyCounter'), word: say('word.falls') },
  ],
});
/** A shot (TS-15): hit, miss or deadly wound. */
export const shotThrow = (who: Soldier, on: Soldier): RollRequest => ({
  seat: who.seat,
  rule: 'TS-15',
  text: say('throw.shot', { who: piece(who), target: piece(on) }),
  dealt: { by: who.id, on: on.id, how: 'shot' },
  rows: [
    { faces: [1, 5], text: say('row.shotHit'), word: say('word.shotHit') },
    { faces: [2, 4], text: say('row.shotMiss'), word: say('word.missed') },
    { faces: [3, 6], text: say('row.shotDeadly'), word: say('word.falls') },
  ],
});
/** Whether a counter-attack at this stage only counts as defended: it answers a counter and chains are off (TS-12). */
export const counterEnds = (state: State, answer: boolean): boolean => answer && state.options.counter !== 'chain';
