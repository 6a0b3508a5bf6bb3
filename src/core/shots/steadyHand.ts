import type { AnyGame } from '../game.ts';
import { RollProbed, type Luck } from '../luck.ts';
import type { Point } from '../../geometry/point.ts';
import { pathToFirstContact } from './trajectory.ts';
import type { Shot, ShotResult } from './shot.ts';

/** The luck of a hand without shake: every draw is in the middle. */
const steadyLuck = (resolve: (shot: Shot) => ShotResult): Luck => ({
  roll: () => {
    throw new RollProbed([]);
  },
  shot: resolve,
  randomInt: (below) => Math.floor(below / 2),
  shuffle: (list) => [...list],
});
/** Returns the path of an aimed action with a steady hand, until it touches another body, mm. Empty if dice are rolled for it. */
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
