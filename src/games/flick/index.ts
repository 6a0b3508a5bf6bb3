import { withDrawOffers } from '../../core/flow/drawOffers.ts';
import { withTimeUp } from '../../core/flow/timeUp.ts';
import type { Game } from '../../core/game.ts';
import { asView } from '../../core/view.ts';
import { positionRules } from './rules/positionRules.ts';
import { bots } from './bots/bots.ts';
import { rulesSummary } from './rulesSummary.ts';
import { hints } from './hints.ts';
import { choices } from './show/choices.ts';
import { preview } from './show/preview.ts';
import { apply, refuse } from './rules/rules.ts';
import { idle } from './show/idle.ts';
import { lab } from './show/lab.ts';
import { reference } from './show/reference.ts';
import { sprites } from './show/sprites.ts';
import { scene } from './show/scene.ts';
import { setup } from './rules/setup.ts';
import { strength } from './show/scores.ts';
import { turn } from './rules/turn.ts';
import { formationToSave } from './rules/formations.ts';
import { presets } from './presets.ts';
import { type Action, type Options, type State, SIDES, actionSchema, optionsSchema } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'flick',
  rulesVersion: 8,
  seats: { min: 2, max: 2, far: 'red' },
  secrets: false,
  shots: true,
  schema: { action: actionSchema, options: optionsSchema },
  presets,
  brief: rulesSummary,
  hints,
  currentSetup: formationToSave,
  arrange: positionRules,
  setup,
  turn,
  choices,
  refuse,
  apply,
  preview,
  view: asView,
  idle,
  lab,
  reference,
  sprites,
  scene,
  bots,
};
/** Flick Fighters, rules FF-01 to FF-36. */
export const flick = withTimeUp(
  withDrawOffers(game, {
    rule: 'FF-05',
    playing: () => SIDES,
    strength,
  }),
);
