import { withDrawOffers } from '../../core/flow/drawOffers.ts';
import { withTimeUp } from '../../core/flow/timeUp.ts';
import type { Game } from '../../core/game.ts';
import { asView } from '../../core/view.ts';
import { advance } from './show/advance.ts';
import { positionRules } from './rules/positionRules.ts';
import { beginner, bots } from './bots/bots.ts';
import { rulesSummary } from './rulesSummary.ts';
import { hints } from './hints.ts';
import { choices } from './show/choices.ts';
import { preview } from './show/preview.ts';
import { apply, refuse } from './rules/rules.ts';
import { idle } from './show/idle.ts';
import { lab } from './show/lab.ts';
import { reference } from './show/reference.ts';
import { sprites } from './show/sprites.ts';
import { steadyMove } from './show/steadyMove.ts';
import { scene } from './show/scene.ts';
import { setup } from './rules/setup.ts';
import { warriorsOf } from './rules/lookups.ts';
import { turn } from './rules/turn.ts';
import { formationToSave } from './rules/formations.ts';
import { presets } from './presets.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'siege',
  rulesVersion: 7,
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
  advance,
  view: asView,
  idle,
  steadyMove,
  sprites,
  lab,
  reference,
  scene,
  bots,
  beginner,
};
/** Fortress Siege, rules SI-01 to SI-28. */
export const siege = withTimeUp(
  withDrawOffers(game, {
    rule: 'SI-23',
    playing: ({ seats }) => seats,
    strength: (state, seat) => warriorsOf(state, seat).length,
  }),
);
