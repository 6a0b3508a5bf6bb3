import { WARRIOR_NAMES, warriorBody } from '../../../bodies/flatBodies.ts';
import type { GameReference } from '../../../core/reference.ts';
import { sizeOf } from './outlines.ts';
import { gameMessage } from '../types.ts';

/** Returns the ten warriors with their weights and sizes (FF-01), for the printed reference. */
export const reference = (): GameReference => ({
  tables: [
    {
      heading: gameMessage('FF-01.name'),
      columns: [gameMessage('ref.mass'), gameMessage('ref.width'), gameMessage('ref.thickness')],
      rows: WARRIOR_NAMES.map((id) => {
        const { mass, thickness } = warriorBody(id);
        return { name: gameMessage(`body.${id}`), cells: [mass, Math.round(sizeOf(id).width), thickness] };
      }),
    },
  ],
  lengths: [],
});
