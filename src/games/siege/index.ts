import { withDraws } from '../../core/draw.ts';
import type { Game } from '../../core/game.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { preview } from './preview.ts';
import { apply, refuse } from './rules.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { warriorsOf } from './table.ts';
import { turn } from './turn.ts';
import { type Action, type Options, type State, actionSchema, optionsSchema } from './types.ts';

const game: Game<State, Action, Options> = {
  id: 'siege',
  rulesVersion: 6,
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
/** Fortress Siege, rules SI-01 to SI-28. */
export const siege = withDraws(game, {
  rule: 'SI-23',
  playing: ({ seats }) => seats,
  strength: (state, seat) => warriorsOf(state, seat).length,
});
