import type { Game } from '../../core/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { preview } from './preview.ts';
import { apply, refuse } from './rules.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

/** Flick Fighters, rules FF-01 to FF-36. */
export const flick: Game<State, Action, Options> = {
  id: 'flick',
  rulesVersion: 4,
  seats: { min: 2, max: 2 },
  secrets: false,
  shots: true,
  schema: { action: actionSchema, options: optionsSchema },
  setup,
  turn,
  choices,
  refuse,
  apply,
  preview,
  view: (state) => state,
  scene,
  bots,
};
