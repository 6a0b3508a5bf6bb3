import type { GameReference } from '../../../core/reference.ts';
import { ARMIES } from '../rules/army.ts';
import { CELL } from '../rules/cells.ts';
import { RANKS, gameMessage } from '../types.ts';
import { markOf, rankText } from './faces.ts';

const SIZES = ['battle', 'duel', 'barrage'] as const;
/** Returns the ranks with their numbers and how many each army has (ST-02, ST-03), and the width of a square. */
export const reference = (): GameReference => ({
  tables: [
    {
      heading: gameMessage('ST-02.name'),
      columns: [gameMessage('ref.number'), ...SIZES.map((size) => gameMessage(`option.size.${size}`))],
      rows: RANKS.map((rank) => ({
        name: rankText(rank),
        cells: [markOf(rank) ?? '–', ...SIZES.map((size) => ARMIES[size][rank] || '–')],
      })),
    },
  ],
  lengths: [{ text: gameMessage('ST-01.name'), mm: CELL }],
});
