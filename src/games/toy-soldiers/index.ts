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
import { preview } from './show/preview.ts';
import { apply, refuse } from './rules/rules.ts';
import { idle } from './show/idle.ts';
import { lab } from './show/lab.ts';
import { reference } from './show/reference.ts';
import { sprites } from './show/sprites.ts';
import { scene } from './show/scene.ts';
import { setup } from './rules/setup.ts';
import { isAlive, soldiersOnField } from './rules/lookups.ts';
import { turn } from './rules/turn.ts';
import { formationToSave } from './rules/formations.ts';
import { presets } from './presets.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'toy-soldiers',
  rulesVersion: 3,
  seats: { min: 2, max: 4, far: 'red' },
  secrets: false,
  passes: true,
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
  sprites,
  lab,
  reference,
  scene,
  bots,
};
/** Toy Soldiers, rules TS-01 to TS-17. */
export const toySoldiers = withTimeUp(
  withDrawOffers(game, {
    rule: 'TS-04',
    playing: (state) => state.seats.filter((seat) => isAlive(state, seat)),
    strength: (state, seat) => soldiersOnField(state).filter((each) => each.seat === seat).length,
  }),
);
