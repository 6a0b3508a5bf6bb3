import type { GameReference } from '../../../core/reference.ts';
import { REACH } from '../rules/lookups.ts';
import { answerRoll, fallRoll, gateRoll, magicRoll, RANGES } from '../rules/rolls.ts';
import { type Piece, STEP, gameMessage } from '../types.ts';

const piece = (id: string): Piece => ({
  id,
  seat: 'blue',
  kind: 'warrior',
  at: null,
  moved: false,
  fired: false,
  gate: null,
});
const [BY, ON] = [piece('by'), piece('on')];

/** Returns the rolls of magic, shots, gates and close combat (SI-05 to SI-21), and the distances of the printed reference. */
export const reference = (): GameReference => ({
  rolls: [magicRoll('blue'), fallRoll(BY, ON), gateRoll(BY)],
  grids: [
    {
      heading: gameMessage('SI-19.name'),
      rolls: [1, 2, 3, 4, 5, 6].map((number) => ({
        name: gameMessage('ref.rolled', { number }),
        roll: answerRoll({ mighty: [] }, BY, ON, number),
      })),
    },
  ],
  lengths: [
    { text: gameMessage('SI-16.name'), mm: REACH * STEP },
    ...RANGES.flatMap(({ within, from }) =>
      within === Infinity ? [] : [{ text: gameMessage('range', { far: { mm: within }, number: from }), mm: within }],
    ),
  ],
});
