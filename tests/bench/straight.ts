// How often strikes from the starts of a first duel score, by their power and how far from the middle the finger pushes.
import type { AnyGame } from '../../src/core/game.ts';
import { initialStep, type TimelineStep } from '../../src/core/match.ts';
import { straightAt } from '../../src/games/flick/bots/aims.ts';
import { targetsOf } from '../../src/games/flick/matches/teams.ts';
import { flick } from '../../src/games/flick/index.ts';
import { seatToAct, warriorsOnField } from '../../src/games/flick/rules/lookups.ts';
import type { State } from '../../src/games/flick/types.ts';
import { matchOf, runWithShots } from '../walk.ts';

const game = flick as unknown as AnyGame;
/** Returns a duel with dealt warriors before its first strike. */
const opened = (seed: string, options: object): { readonly step: TimelineStep; readonly ply: number } => {
  let step = initialStep(game, matchOf(game, seed, options));
  let ply = 1;
  for (; ply < 9; ply++) {
    const { stage } = step.state as State;
    if (stage.at !== 'lot' && stage.at !== 'draft') break;
    const { ran } = runWithShots(game, seed, ply, step.state, {
      action: { type: stage.at === 'lot' ? 'lot' : 'deal' },
    });
    if (!('step' in ran)) throw new Error('The duel does not begin.');
    step = ran.step;
  }
  return { step, ply };
};
/** What came of strikes: the share that scored, and of those that sent only the own warrior off. */
export const straight = (count: number, power: number, offset: number, options: object): string => {
  let [scored, own, both] = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const seed = `straight ${n}`;
    const { step, ply } = opened(seed, options);
    const state = step.state as State;
    const seat = seatToAct(state);
    const [who] = warriorsOnField(state, seat);
    const target = who && targetsOf(state, who)[0];
    if (!who || !target) continue;
    const plain = straightAt(state, who, target, 'strike');
    const action = { ...plain, power, offset };
    const { ran } = runWithShots(game, seed, ply, state, { action });
    if (!('step' in ran)) continue;
    const after = ran.step.state as State;
    const other = seat === 'blue' ? 'red' : 'blue';
    const keys = ran.step.events.map((event) => ('text' in event ? event.text.key : ''));
    if (after.points[seat] > state.points[seat]) scored += 1;
    else if (after.points[other] > state.points[other]) own += 1;
    else if (keys.some((key) => key.includes('both') || key.includes('centre'))) both += 1;
  }
  const share = (part: number): string => `${Math.round((100 * part) / count)} %`;
  return `power ${power}, offset ${offset}: scores ${share(scored)}, the enemy scores ${share(own)}, back to the centre ${share(both)}`;
};
