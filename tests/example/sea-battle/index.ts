import { withDrawOffers } from '../../../src/core/flow/drawOffers.ts';
import { withTimeUp } from '../../../src/core/flow/timeUp.ts';
import type { Game } from '../../../src/core/game.ts';
import { gunner } from './bot.ts';
import { afloat, apply, determinize, refuse, setup, turn, view } from './rules.ts';
import { choices, looks, scene } from './show.ts';
import { type Action, type Options, type State, SIDES, actionSchema, optionsSchema, say } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'sea-battle',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  secrets: true,
  schema: { action: actionSchema, options: optionsSchema },
  brief: ({ again }) => ({
    wins: [say('brief.fleet')],
    turn: [say('brief.shoot'), ...(again ? [say('brief.again')] : [])],
  }),
  setup,
  turn,
  choices,
  refuse,
  apply,
  view,
  determinize,
  sprites: looks,
  scene,
  bots: { gunner },
};
/** Sea Battle, rules SB-01 to SB-04. */
export const seaBattle = withTimeUp(withDrawOffers(game, { rule: 'SB-04', playing: () => SIDES, strength: afloat }));
