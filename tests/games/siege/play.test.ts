import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { replay } from '../../replay.ts';
import { findOverlap } from '../../../src/bodies/overlap.ts';
import { questionOf } from '../../../src/games/siege/guns/cannon.ts';
import { siege } from '../../../src/games/siege/index.ts';
import { heightAt, isTop, modulesOf, solidsOf, topAt } from '../../../src/games/siege/fortress/ground.ts';
import { barAt } from '../../../src/games/siege/rules/lookups.ts';
import type { State } from '../../../src/games/siege/types.ts';
import { lawfulChoices } from '../../help.ts';
import { anyOptions, anyPlayers, matchOf, play, playOut } from '../../walk.ts';

const game = siege as unknown as AnyGame;
const virtual = (seed: string): object => ({ ...anyOptions(game, seed), shooting: 'virtual' });

describe('whole matches with virtual shots', () => {
  test.each(['a', 'b', 'c', 'd'])(
    'all that is offered is lawful, and nobody ever stands where he may not (%s)',
    (seed) => {
      let ply = 0;
      for (const { view, after } of play(game, matchOf(game, seed, virtual(seed)), 120, anyPlayers(game, seed))) {
        if (ply++ % 5 === 0) expect(lawfulChoices(game, view)).toEqual([]);
        const state = after.state as State;
        for (const piece of state.pieces) {
          if (!piece.at) continue;
          const bar = barAt(state, piece, piece.at);
          // A tower's three count him among them.
          expect(bar?.by === 'full' ? null : bar, JSON.stringify(piece)).toBeNull();
        }
        const gun = state.pieces.find(({ kind, at }) => kind === 'gun' && at);
        if (gun && ply % 5 === 0) {
          const { bodies, solids } = questionOf(state, { type: 'fire', id: gun.id, bearing: 0, lift: 0, power: 1 });
          expect(findOverlap(bodies, solids), 'the physics takes them as they stand').toBeNull();
        }
        for (const module of modulesOf(state).filter((each) => isTop(state.options, each))) {
          const there = state.pieces.filter(({ at }) => at && topAt(state, at) === module);
          expect(there.length).toBeLessThanOrEqual(3);
        }
      }
      expect(ply).toBeGreaterThan(20);
    },
  );
  test('a match replays to the same table', () => {
    const { match, steps } = playOut(game, matchOf(game, 'again', { shooting: 'virtual' }), 400, {
      blue: 'plain',
      red: 'plain',
    });
    expect(replay(game, match).steps.at(-1)?.state).toEqual(steps.at(-1)?.state);
  });
});

describe('the scene', () => {
  test('towers and walls have their heights, and figures on them stand at these', () => {
    const { steps } = playOut(game, matchOf(game, 'scene', { shooting: 'virtual' }), 60, {
      blue: 'plain',
      red: 'plain',
    });
    const state = steps.at(-1)?.state as State;
    const { nodes } = siege.scene(asView(state));
    for (const { id, storeys } of solidsOf(state))
      expect(nodes.find((node) => node.id === id)).toMatchObject({ kind: 'area', top: storeys * 70 });
    const up = state.pieces.filter(({ at }) => at && topAt(state, at));
    expect(up.length).toBeGreaterThan(0);
    for (const { id, at } of up)
      expect(nodes.find((node) => node.id === id)).toMatchObject({ z: at && heightAt(state, at) });
  });
});
