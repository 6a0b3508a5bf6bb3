// Who stays picked once his deed is done.
import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { siege } from '../../src/games/siege/index.ts';
import type { Action, State } from '../../src/games/siege/types.ts';
import { selectionAfter } from '../../src/interaction/selection.ts';
import { loadedLuck } from '../help.ts';
import { small, walk } from '../games/siege/fixture.ts';

const game = siege as unknown as AnyGame;
const men = { blue1: [420, 380], blue2: [100, 900], red1: [280, 315] } as const;
const gate: Action = { type: 'gate', id: 'blue1' };
/** Who stays picked after an action thrown with these dice while somebody was picked. */
const after = (
  selected: string | null,
  action: Action,
  dice: readonly number[] = [],
  state: State = small({ men }),
) => {
  const before = [{ state, events: [], luck: false }];
  const next = { ...siege.apply(state, action, loadedLuck({ dice })), luck: dice.length > 0 };
  return selectionAfter(
    { game, steps: [...before, next] },
    { steps: before, selected },
    siege.choices(asView(next.state)),
  );
};

// Sabotage: whoever had opened the gate had to be found and picked anew to go through it.
test('SI-21 who has thrown for the gate stays picked, for he may still go, through it or elsewhere', () => {
  expect(after('blue1', gate, [4])).toBe('blue1');
  expect(after('blue1', gate, [3])).toBe('blue1');
});
test('SI-16 who has gone does not, nor anybody where nobody was picked or the turn has passed', () => {
  const state = small({ men });
  expect(after('blue1', walk(state, 'blue1', [420, 430]))).toBeNull();
  expect(after(null, gate, [4])).toBeNull();
  expect(after('blue1', { type: 'end' })).toBeNull();
});
test('SI-12 a gun whose shot has missed does not: the next stage is everybody’s', () => {
  const state = small({
    men: { 'blue.gun1': [100, 1000], blue1: [800, 1000], red1: [100, 650] },
    state: { stage: { at: 'shooting' } },
  });
  expect(after('blue.gun1', { type: 'shoot', id: 'blue.gun1', target: 'red1' }, [1], state)).toBeNull();
});
// Sabotage: whom Stratego's palette had put stayed picked, and the next one of his rank was not taken.
test('nor who has been laid down: that is told, but nothing was thrown', () => {
  const state = small({ men });
  const text = { key: 'x' };
  const said = { rule: 'SI-05', text, kind: 'said' } as const;
  const before = [{ state, events: [], luck: false }];
  const next = { state, events: [said], luck: false };
  const kept = selectionAfter(
    { game, steps: [...before, next] },
    { steps: before, selected: 'blue1' },
    siege.choices(asView(state)),
  );
  expect(kept).toBeNull();
});
test('nobody stays picked when steps were taken back, or more than his own has been done', () => {
  const state = small({ men });
  const step = { state, events: [], luck: false };
  const choices = siege.choices(asView(state));
  expect(selectionAfter({ game, steps: [step] }, { steps: [step, step], selected: 'blue1' }, choices)).toBeNull();
  expect(selectionAfter({ game, steps: [step, step, step] }, { steps: [step], selected: 'blue1' }, choices)).toBeNull();
});
