import { withDraws } from '../../core/draw.ts';
import type { Game } from '../../core/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { outlook } from './outlook.ts';
import { preview } from './preview.ts';
import { apply, refuse } from './rules.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { isAlive, standing } from './table.ts';
import { turn } from './turn.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'toy-soldiers',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  secrets: false,
  schema: { action: actionSchema, options: optionsSchema },
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
/** Toy Soldiers, rules TS-01 to TS-17. */
export const toySoldiers = withDraws(game, {
  rule: 'TS-04',
  playing: (state) => state.seats.filter((seat) => isAlive(state, seat)),
  strength: (state, seat) => standing(state).filter((each) => each.seat === seat).length,
});
