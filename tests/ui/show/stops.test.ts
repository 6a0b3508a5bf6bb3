import { expect, test } from 'vitest';
import { replay } from '../../replay.ts';
import type { Viewer } from '../../../src/core/seat.ts';
import { arrangementsOf } from '../../../src/games/stratego/bots/arrangements.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { gameOf } from '../../games.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { stepNumber, visibleSteps } from '../../../src/presentation/visibleSteps.ts';
import { matchOf } from '../../walk.ts';

const game = gameOf(stratego.id) as AnyGame;
/** Red sets up in so many actions, Blue in two. */
const opened = (placings: number, viewer: Viewer): OpenMatch => {
  const arrange = { action: { type: 'arrange', cells: arrangementsOf('duel')[0]?.cells } };
  const ready = { action: { type: 'ready' } };
  const entries = [...Array.from({ length: placings }, () => arrange), ready, arrange, ready];
  const match = { ...matchOf(game, 'stops', { size: 'duel' }), entries };
  const { steps, stopped } = replay(game, match);
  expect(stopped).toBeUndefined();
  const rest = { redo: [], ply: steps.length - 1, run: 0, seen: {}, note: null, unsaved: false } as const;
  return { id: 'stops', game, match, steps, viewer, ...rest };
};

test('ST-04 nobody can count by the numbers of the time bar how the other side has set up', () => {
  for (const placings of [1, 7]) {
    const open = opened(placings, 'blue');
    // Red's Ready, the own arrangement, the own Ready.
    expect(visibleSteps(open)).toEqual([0, placings + 1, placings + 2, placings + 3]);
    expect([0, placings, placings + 1, placings + 3].map((ply) => stepNumber(open, ply))).toEqual([0, 0, 1, 3]);
    expect(stepNumber(opened(placings, 'red'))).toBe(placings + 2);
    expect(stepNumber(opened(placings, 'public'))).toBe(2);
    expect(stepNumber(opened(placings, 'all'))).toBe(placings + 3);
  }
});
