// The three levels of help: what the primary button offers at each of them, and what may be asked for.
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { proposalOf } from '../../src/interaction/judge.ts';
import { followUp } from '../../src/interaction/odds/followUp.ts';
import { suggestion } from '../../src/interaction/primary/suggestion.ts';
import type { Point } from '../../src/geometry/point.ts';
import { small } from '../games/sci-fi/fixture.ts';
import { gameOf } from '../games.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';
import { policyOf, positionAt, tableAt } from './table.ts';

const game = sciFi as AnyGame;
const apart = small({
  men: { blue1: ['rifleman', 300, 600], blue2: ['rifleman', 600, 600], red1: ['rifleman', 300, 100] },
});
const machine = small({
  men: { blue1: ['scoutWalker', 100, 120], red1: ['rifleman', 100, 50] },
  options: { fire: 'real' },
});

describe('the primary button', () => {
  test('proposes for a guided player, and only says what comes next for the others', () => {
    const position = positionAt(game, [apart]);
    const from = { ...position, selected: null, mode: null };
    expect(suggestion(from, null, policyOf())).not.toBeNull();
    expect(suggestion(from, null, policyOf({ help: 'normal' }))).toBeNull();
    expect(suggestion(from, null, policyOf({ help: 'off' }))).toBeNull();
    expect(suggestion(from, null, policyOf({ led: true }))).toBeNull();
    expect(tableAt(positionAt(game, [apart], { help: 'normal' })).page().offer).toEqual({ kind: 'pick' });
  });
  // Sabotage: a normal player's gun was aimed too.
  test('aims straight at a target for a guided player, and at nothing for the others', () => {
    const offers = (help: 'guided' | 'normal') => {
      const table = tableAt(positionAt(game, [machine], { help }));
      table.send({ type: 'select', piece: 'blue1' });
      table.send({ type: 'mode', mode: 'sci-fi:do.fire' });
      return table.page();
    };
    expect(offers('guided').proposal).toMatchObject({ on: 'red1', aim: { bearing: 0, lift: 0, power: 500 } });
    expect(offers('normal').proposal).toBeNull();
  });
});

test('what is best may be asked for unless help is off, and never in a lesson or a class', () => {
  const asked = (['guided', 'normal', 'off'] as const).map((help) => policyOf({ help }).suggestsOnRequest);
  expect(asked).toEqual([true, true, false]);
  expect(policyOf({ led: true }).suggestsOnRequest).toBe(false);
  expect([policyOf({ help: 'normal' }).testsAims, policyOf({ help: 'off' }).testsAims]).toEqual([true, false]);
});

test('questions are asked only where something cannot be undone', () => {
  expect(policyOf({ undo: 'free' }).asksBeforeSkipping).toBe(false);
  expect(policyOf({ undo: 'until-luck' }).asksBeforeSkipping).toBe(true);
});

// Sabotage: a move that ended the turn led to nothing.
test('a proposed move says that the turn ends with it', () => {
  const match = golden('toy-soldiers.over-last');
  const toySoldiers = gameOf('toy-soldiers') as AnyGame;
  const { steps } = replay(toySoldiers, match);
  const found = match.entries.flatMap(({ action }, i) => {
    const [before, after] = [steps[i]?.state, steps[i + 1]?.state];
    const position = positionAt(toySoldiers, [before]);
    const walk = position.choices.find((each) => each.kind === 'walk' && each.along([]) !== null);
    const { type, path } = action as { readonly type: string; readonly path?: readonly Point[] };
    const now = position.turn;
    const then = toySoldiers.turn(after);
    if (type !== 'walk' || walk?.kind !== 'walk' || !path || !('to' in now) || !('to' in then)) return [];
    const next = followUp(position, { choice: walk, action, refusal: null });
    expect(typeof next === 'string').toBe(then.to !== now.to);
    return [next];
  });
  expect(found).toContain('reachesNobody');
  expect(found.some((next) => typeof next !== 'string')).toBe(true);
});

// Sabotage: the attack was counted from where the piece stands.
test('a proposed move says what the piece could do from its end', () => {
  const state = small({ men: { blue1: ['rifleman', 300, 600], red1: ['rifleman', 300, 360] } });
  const position = positionAt(game, [state]);
  const choice = position.choices.find((each) => each.kind === 'walk' && each.piece === 'blue1');
  if (choice?.kind !== 'walk') throw new Error('The rifleman can move.');
  const near = followUp(position, proposalOf({ choice, path: [choice.from, { x: 300, y: 460 }] }, position));
  expect(near).toMatchObject({ choice: { target: 'red1' }, wanted: { kind: 'removed', id: 'red1' } });
  const away = followUp(position, proposalOf({ choice, path: [choice.from, { x: 300, y: 700 }] }, position));
  const chance = (next: typeof near): number => (next && typeof next !== 'string' ? next.wanted.p : 0);
  expect(chance(away)).toBeLessThan(chance(near));
});
