import type { Game } from '../../core/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { outlook } from './outlook.ts';
import { presets } from './presets.ts';
import { preview } from './preview.ts';
import { apply, refuse } from './rules.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

/** Sci-Fi Skirmish, rules SF-01 to SF-32. */
export const sciFi: Game<State, Action, Options> = {
  id: 'sci-fi',
  rulesVersion: 2,
  seats: { min: 2, max: 2 },
  secrets: false,
  shots: true,
  schema: { action: actionSchema, options: optionsSchema },
  presets,
  setup,
  turn,
  choices,
  refuse,
  apply,
  preview,
  outlook,
  view: (state) => state,
  scene,
  bots,
};
