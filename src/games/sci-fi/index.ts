import { withDraws } from '../../core/draw.ts';
import type { Game } from '../../core/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { outlook } from './outlook.ts';
import { presets } from './presets.ts';
import { preview } from './preview.ts';
import { apply, refuse } from './rules.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { pointsLeft } from './table.ts';
import { turn } from './turn.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'sci-fi',
  rulesVersion: 3,
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
/** Sci-Fi Skirmish, rules SF-01 to SF-32. */
export const sciFi = withDraws(game, {
  rule: 'SF-02',
  playing: ({ seats }) => seats,
  strength: pointsLeft,
});
