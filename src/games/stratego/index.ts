import { withDrawOffers } from '../../core/flow/drawOffers.ts';
import { withTimeUp } from '../../core/flow/timeUp.ts';
import type { Game } from '../../core/game.ts';
import { positionRules } from './rules/positionRules.ts';
import { bots } from './bots/bots.ts';
import { rulesSummary } from './rulesSummary.ts';
import { hints } from './hints.ts';
import { choices } from './show/choices.ts';
import { determinize, view } from './show/knowledge.ts';
import { apply, refuse } from './rules/rules.ts';
import { idle } from './show/idle.ts';
import { preview } from './show/preview.ts';
import { lab } from './show/lab.ts';
import { reference } from './show/reference.ts';
import { sprites } from './show/sprites.ts';
import { scene } from './show/scene.ts';
import { formationToSave, setup } from './rules/setup.ts';
import { setupText } from './rules/setupText.ts';
import { turn } from './rules/turn.ts';
import { presets } from './presets.ts';
import { type Action, type Options, type State, SIDES, actionSchema, optionsSchema } from './types.ts';
import { strength } from './bots/values.ts';

const game: Game<State, Action, Options> = {
  id: 'stratego',
  rulesVersion: 4,
  seats: { min: 2, max: 2, far: 'blue' },
  secrets: true,
  schema: { action: actionSchema, options: optionsSchema },
  presets,
  brief: rulesSummary,
  hints,
  arrange: positionRules,
  setup,
  turn,
  choices,
  refuse,
  apply,
  view,
  determinize,
  currentSetup: formationToSave,
  setupText,
  idle,
  preview,
  sprites,
  lab,
  reference,
  scene,
  bots,
};
/** Stratego, rules ST-01 to ST-16. */
export const stratego = withTimeUp(
  withDrawOffers(game, {
    rule: 'ST-11',
    playing: () => SIDES,
    strength,
  }),
);
