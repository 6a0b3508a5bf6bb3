import type { AnyGame } from '../game.ts';
import { Asked, type Luck } from '../luck.ts';
import type { Point } from '../../geometry/point.ts';
import { leadOf } from './course.ts';
import type { Shot, ShotResult } from './shot.ts';

/** The luck of a hand that does not tremble: whatever is drawn falls in the middle. */
const firmLuck = (resolve: (shot: Shot) => ShotResult): Luck => ({
  roll: () => {
    throw new Asked([]);
  },
  shot: resolve,
  whole: (below) => Math.floor(below / 2),
  shuffle: (list) => [...list],
});
/** The way of what an action aims were the hand firm, until it touches another body, mm; none where dice are thrown for it. */
export const firmWay = (
  game: AnyGame,
  view: unknown,
  action: unknown,
  resolve: (shot: Shot) => ShotResult,
): readonly Point[] => {
  try {
    const { events } = game.apply(view, action, firmLuck(resolve));
    const shot = events.find((event) => event.kind === 'shot');
    return shot ? leadOf(shot) : [];
  } catch (thrown) {
    if (thrown instanceof Asked) return [];
    throw thrown;
  }
};
