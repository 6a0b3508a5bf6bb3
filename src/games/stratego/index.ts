import type { Game } from '../../core/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { determinize, view } from './knowledge.ts';
import { apply, refuse } from './rules.ts';
import { scene } from './scene.ts';
import { keep, setup } from './setup.ts';
import { turn } from './turn.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

/** Stratego, rules ST-01 to ST-16. */
export const stratego: Game<State, Action, Options> = {
  id: 'stratego',
  rulesVersion: 1,
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
