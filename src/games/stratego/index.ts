import { withDraws } from '../../core/draw.ts';
import type { Game } from '../../core/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { determinize, view } from './knowledge.ts';
import { apply, refuse } from './rules.ts';
import { scene } from './scene.ts';
import { keep, setup } from './setup.ts';
import { turn } from './turn.ts';
import { type Action, type Options, type State, SIDES, actionSchema, optionsSchema } from './types.ts';
import { strength } from './values.ts';

const game: Game<State, Action, Options> = {
  id: 'stratego',
  rulesVersion: 2,
  seats: { min: 2, max: 2 },
  secrets: true,
  schema: { action: actionSchema, options: optionsSchema },
  setup,
  turn,
  choices,
  refuse,
  apply,
  view,
  determinize,
  keep,
  scene,
  bots,
};
/** Stratego, rules ST-01 to ST-16. */
export const stratego = withDraws(game, {
  rule: 'ST-11',
  playing: () => SIDES,
  strength,
});
