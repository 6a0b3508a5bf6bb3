import type { GameReference } from '../../../core/reference.ts';
import { attackRoll, counterRoll, defenceRoll, moveRoll, shotRoll } from '../rules/rolls.ts';
import { SHOT } from '../rules/shooting.ts';
import { MEASURE, type Soldier, gameMessage } from '../types.ts';

const soldier = (id: string): Soldier => ({
  id,
  seat: 'blue',
  at: null,
  spent: false,
  ranged: true,
  commander: false,
});
const [BY, ON] = [soldier('by'), soldier('on')];

/** Returns the rolls (TS-08 to TS-16) and distances of the printed reference. */
export const reference = (): GameReference => ({
  rolls: [
    moveRoll(BY),
    attackRoll(BY),
    defenceRoll(ON, false, { by: BY.id, on: ON.id }),
    counterRoll(ON, BY),
    shotRoll(BY, ON),
  ],
  lengths: [
    { text: gameMessage('TS-08.name'), mm: MEASURE },
    { text: gameMessage('TS-08.name'), mm: 2 * MEASURE },
    { text: gameMessage('TS-09.name'), mm: MEASURE },
    { text: gameMessage('TS-15.name'), mm: SHOT },
  ],
});
