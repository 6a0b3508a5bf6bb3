import type { AnyGame } from '../game.ts';
import { RollProbed, type Luck } from '../luck.ts';
import type { Point } from '../../geometry/point.ts';
import { pathToFirstContact } from './trajectory.ts';
import type { Shot, ShotResult } from './shot.ts';

/** The luck of a hand that does not tremble: whatever is drawn falls in the middle. */
const steadyLuck = (resolve: (shot: Shot) => ShotResult): Luck => ({
  roll: () => {
    throw new RollProbed([]);
  },
  shot: resolve,
  randomInt: (below) => Math.floor(below / 2),
  shuffle: (list) => [...list],
});
/** The way of what an action aims were the hand firm, until it touches another body, mm; none where dice are thrown for it. */
export const steadyPath = (
  game: AnyGame,
  view: unknown,
  action: unknown,
  resolve: (shot: Shot) => ShotResult,
): readonly Point[] => {
  try {
    const { events } = game.apply(view, action, steadyLuck(resolve));
    const shot = events.find((event) => event.kind === 'shot');
    return shot ? pathToFirstContact(shot) : [];
  } catch (thrown) {
    if (thrown instanceof RollProbed) return [];
    throw thrown;
  }
};
