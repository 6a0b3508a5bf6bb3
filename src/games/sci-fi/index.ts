import { withDrawOffers } from '../../core/flow/drawOffers.ts';
import { withTimeUp } from '../../core/flow/timeUp.ts';
import type { Game } from '../../core/game.ts';
import { asView } from '../../core/view.ts';
import { positionRules } from './rules/positionRules.ts';
import { bots } from './bots/bots.ts';
import { rulesSummary } from './rulesSummary.ts';
import { hints } from './hints.ts';
import { choices } from './show/choices.ts';
import { coverOverview } from './show/coverOverview.ts';
import { presets } from './armies/presets.ts';
import { preview } from './show/preview.ts';
import { apply, refuse } from './rules/rules.ts';
import { idle } from './show/idle.ts';
import { lab } from './show/lab.ts';
import { reference } from './show/reference.ts';
import { sprites } from './show/sprites.ts';
import { steadyMove } from './show/steadyMove.ts';
import { scene } from './show/scene.ts';
import { setup } from './rules/setup.ts';
import { pointsLeft } from './rules/lookups.ts';
import { turn } from './rules/turn.ts';
import { formationToSave } from './rules/formations.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'sci-fi',
  rulesVersion: 4,
  seats: { min: 2, max: 2, far: 'red' },
  secrets: false,
  passes: true,
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
  coverOverview,
  view: asView,
  idle,
  steadyMove,
  sprites,
  lab,
  reference,
  scene,
  bots,
};
/** Sci-Fi Skirmish, rules SF-01 to SF-32. */
export const sciFi = withTimeUp(
  withDrawOffers(game, {
    rule: 'SF-02',
    playing: ({ seats }) => seats,
    strength: pointsLeft,
  }),
);
