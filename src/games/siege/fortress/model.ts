import type { Message } from '../../../core/message.ts';
import type { Scene } from '../../../core/scene.ts';
import type { Rect } from '../../../geometry/shape.ts';
import { courtyardOf, type Letter } from './fortress.ts';
import { modulesIn } from './ground.ts';
import { moduleNode, yardNodes } from '../show/scene.ts';
import { STEP, gameMessage } from '../types.ts';

/** Returns a fortress alone on bare ground, finished or not, with its front row at the bottom (SI-02). */
export const modelOf = (rows: readonly string[]): Scene => {
  const cell = (column: number, row: number): Rect => ({
    kind: 'rect',
    at: { x: column * STEP, y: (rows.length - 1 - row) * STEP },
    width: STEP,
    height: STEP,
  });
  const yard = courtyardOf(rows).map(([column, row]) => cell(column, row));
  return {
    width: (rows[0]?.length ?? 0) * STEP,
    height: rows.length * STEP,
    mat: 'fortress',
    unit: { mm: STEP, text: gameMessage('unit') },
    nodes: [...yardNodes(yard, 'red'), ...modulesIn(rows, 'red', cell).map((module) => moduleNode(module))],
  };
};
/** Returns the name of a letter's module. Open ground within the ring is the courtyard. */
export const moduleName = (letter: Letter, within = false): Message => {
  if (letter === '1' || letter === '2') return gameMessage('module.tower', { count: Number(letter) });
  if (letter === '.') return gameMessage(within ? 'module.yard' : 'module.open');
  return gameMessage(letter === 'W' ? 'module.wall' : 'module.gate');
};
