import type { AnyGame } from '../game.ts';
import { forecast } from '../odds/forecast.ts';
import type { Point } from '../../geometry/point.ts';
import { landingOf } from './trajectory.ts';
import { type AimTest, summarizeAimTest } from './aimTest.ts';
import { steadyPath } from './steadyHand.ts';
import type { Shot, ShotResult } from './shot.ts';
import type { View } from '../view.ts';

/** Tries an aimed action many times with hand shake and once with a steady hand, and summarizes the results. */
export const testAim = (
  game: AnyGame,
  {
    view,
    action,
    samples,
    seed,
  }: { readonly view: View<unknown>; readonly action: unknown; readonly samples: number; readonly seed?: string },
  engine: (shot: Shot) => ShotResult,
): AimTest => {
  let spun: number | null = null;
  let alone = true;
  const falls: Point[] = [];
  const rests: ShotResult['rest'][] = [];
  const bodies = game.scene(view).nodes.filter((node) => node.kind === 'piece' && node.pose && !node.out);
  const crowded = bodies.length > 1;
  const simulate = (shot: Shot): ShotResult => {
    const result = engine(shot);
    const { act } = shot;
    if (act.kind === 'flick' && alone) {
      alone = shot.bodies.length === 1;
      if (alone || spun === null) spun = result.spun[act.id]?.whole ?? 0;
    }
    // On an empty field the resting poses mean nothing.
    if (act.kind === 'flick' && (shot.bodies.length > 1 || !crowded)) rests.push(result.rest);
    const landing = act.kind === 'shell' ? landingOf({ act, result }) : null;
    if (landing) falls.push(landing.at);
    return result;
  };
  const odds = forecast(game, view, action, { samples, simulate, ...(seed === undefined ? {} : { seed }) });
  const steady = steadyPath(game, view, action, engine);
  return summarizeAimTest(game, view, odds, { spun, steadyPath: steady, landings: falls, rests });
};
