import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import { botRandom } from '../../../src/core/bots.ts';
import { enabledChoices } from '../../../src/core/choice.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import type { Viewer } from '../../../src/core/seat.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { boardOf } from '../../../src/games/stratego/rules/ground.ts';
import type { Action, State } from '../../../src/games/stratego/types.ts';
import { freeze } from '../../walk.ts';
import { DUEL, small } from './fixture.ts';

const VIEWERS: readonly Viewer[] = ['all', 'red', 'blue', 'public'];
/** All that may be done, as data. */
const offered = (state: State): unknown =>
  stratego.choices(asView(state)).map((choice) => [choice, choice.kind === 'do' ? null : choice.example()]);
/** What a table answers: who stands where, what may be done, and what the last of it does. */
const answers = (state: State): unknown => {
  const last = enabledChoices(stratego.choices(asView(state))).at(-1);
  const action = last && (last.kind === 'do' ? last.action : last.example());
  const after = state.viewer === 'all' && action ? stratego.apply(state, action, luckForPly('', 0)) : null;
  const board = boardOf(state).map((piece) => piece?.id);
  return JSON.stringify([board, offered(state), after, after && offered(after.state)]);
};
/** The same table, of which nothing is known yet. */
const anew = (state: State): State => ({ ...state, pieces: structuredClone(state.pieces) });

test('ST-05 any table of a match answers the same whatever was asked before, also an older one and a view', () => {
  const whole = botRandom('ground', 1);
  const asked: { readonly seen: State; readonly told: unknown }[] = [];
  for (const options of [{}, { scoutMayAttack: false, survivor: 'open' }, { mines: 'classic' }] as const) {
    const tables: State[] = [freeze(small({ men: DUEL, options: { size: 'duel', ...options } }))];
    for (let state = tables[0]; state?.stage.at === 'play' && tables.length < 120;) {
      const choices = enabledChoices(stratego.choices(asView(state)));
      const choice = choices[whole(choices.length)];
      const action = (choice?.kind === 'do' ? choice.action : choice?.example()) as Action;
      state = freeze(stratego.apply(state, action, luckForPly('', 0)).state);
      tables.push(state);
      // Another table before the match goes on, often a near one.
      const back = whole(whole(2) === 0 ? 4 : tables.length);
      const older = tables.at(-1 - Math.min(back, tables.length - 1)) as State;
      const seen = stratego.view(older, VIEWERS[whole(VIEWERS.length)] as Viewer);
      asked.push({ seen, told: answers(seen) });
    }
    for (const table of tables)
      for (const viewer of VIEWERS) expect(stratego.view(table, viewer)).toEqual(stratego.view(anew(table), viewer));
  }
  for (const { seen, told } of asked) expect(told).toBe(answers(anew(seen)));
  expect(asked.length).toBeGreaterThan(100);
});
