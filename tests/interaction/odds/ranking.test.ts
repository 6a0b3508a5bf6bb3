// What the list of those who may act weighs for each.
import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { type Choice, modeKey } from '../../../src/core/choice.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import { attackActions, losesMore } from '../../../src/interaction/odds/ranking.ts';
import { bestAgainst, choiceAgainst } from '../../../src/interaction/odds/bestTarget.ts';
import { cachedForecast } from '../../../src/interaction/odds/forecasts.ts';
import { actionValue } from '../../../src/interaction/odds/stakes.ts';
import { pieceIn } from '../../../src/presentation/scenes.ts';
import { small } from '../../games/sci-fi/fixture.ts';

// Sabotage: without the order the farthest were weighed.
test('of each who may act the nearest enemies are weighed, and none of a piece that is not asked for', () => {
  const men = {
    blue1: ['rifleman', 300, 300],
    blue2: ['rifleman', 900, 300],
    ...Object.fromEntries(
      [850, 800, 750, 700, 650, 600, 550, 500, 450, 400].map((y, i) => [`red${i + 1}`, ['rifleman', 840 - 60 * i, y]]),
    ),
  } as Parameters<typeof small>[0]['men'];
  const state = small({ men });
  const scene = sciFi.scene(asView(state));
  const choices = sciFi.choices(asView(state)) as readonly Choice<unknown>[];
  const blue = pieceIn(scene, 'blue1');
  if (!blue) throw new Error('Nobody stands there.');
  const attacks = attackActions({ choices, scene, selected: null, mode: null }, [blue]);
  expect(new Set(attacks.map(({ piece }) => piece))).toEqual(new Set(['blue1']));
  expect(new Set(attacks.map(({ target }) => target)).size).toBe(8);
  expect(attacks[0]?.target).toBe('red10');
  for (const far of ['red1', 'red2']) expect(attacks.map(({ target }) => target)).not.toContain(far);
});

// Sabotage: the yellow button led into a combat lost at 58 % for a chance of 8.
test('what is likelier to cost the own side as much is led to by nobody; what may cost more, but seldom, is', () => {
  const scene = sciFi.scene(asView(small({ men: { blue1: ['rifleman', 300, 300], red1: ['rifleman', 300, 200] } })));
  const fates = (won: number, lost: number, kind: 'removed' | 'wounded' = 'removed') => ({
    wanted: { kind: 'removed' as const, id: 'red1', p: won },
    worst: { kind, id: 'blue1', p: lost },
  });
  expect(losesMore(fates(0.08, 0.58), scene, 'blue')).toBe(true);
  expect(losesMore(fates(0.28, 0.28), scene, 'blue')).toBe(false);
  expect(losesMore(fates(0.28, 0.4, 'wounded'), scene, 'blue')).toBe(false);
  expect(losesMore({ ...fates(0.08, 0.58), worst: { kind: 'removed', id: 'red1', p: 0.58 } }, scene, 'blue')).toBe(
    false,
  );
});

// Sabotage: with a grenade in the hand the yellow button offered the shot.
test('SF-19 of who is picked only what the chosen mode leaves is weighed', () => {
  const state = small({ men: { blue1: ['rifleman', 300, 300], red1: ['rifleman', 300, 200] } });
  const scene = sciFi.scene(asView(state));
  const choices = sciFi.choices(asView(state)) as readonly Choice<unknown>[];
  const blue = pieceIn(scene, 'blue1');
  const grenade = choices.find(({ label }) => label.key === 'sci-fi:do.grenade');
  if (!blue || !grenade) throw new Error('Nobody may throw.');
  const weighed = (mode: string | null): unknown[] =>
    attackActions({ choices, scene, selected: 'blue1', mode }, [blue]).map(({ label }) => label.key);
  expect(new Set(weighed(null)).size).toBeGreaterThan(1);
  expect(weighed(modeKey(grenade))).toEqual(['sci-fi:do.grenade']);
});

// Sabotage: a grenade at one's own feet was offered before a shot as likely.
test('what a deed may cost the own side is taken off what it is worth', () => {
  const scene = sciFi.scene(asView(small({ men: { blue1: ['rifleman', 300, 300], red1: ['rifleman', 300, 200] } })));
  const shot = actionValue({ 'removed:red1': 0.83, 'wounded:red1': 0.17 }, scene, 'blue');
  const grenade = actionValue({ 'removed:red1': 0.83, 'wounded:red1': 0.17, 'removed:blue1': 0.33 }, scene, 'blue');
  expect(shot - grenade).toBeCloseTo(0.33);
});

// Sabotage: without the weighing the first way was meant, whatever it is worth.
test('SF-15 a press on an enemy means the way that is worth most, but where one has been chosen', () => {
  const state = small({ men: { blue1: ['gunner', 300, 300], red1: ['rifleman', 300, 200] } });
  const game = sciFi as AnyGame;
  const choices = sciFi.choices(asView(state)) as readonly Choice<unknown>[];
  const hand = { game, view: asView(state), choices, scene: sciFi.scene(asView(state)), turn: sciFi.turn(state) };
  const ways = choices.filter(
    ({ kind, disabled, ...choice }) => kind === 'do' && 'target' in choice && choice.target === 'red1' && !disabled,
  );
  expect(ways.length).toBeGreaterThan(1);
  const meant = new Set(ways.map((way) => choiceAgainst({ ...hand, mode: null }, way)));
  expect(meant.size).toBe(1);
  const hits = (action: unknown): number => {
    const told = cachedForecast(game, asView(state), JSON.stringify(action));
    return 'effects' in told ? (told.effects['removed:red1'] ?? 0) : 0;
  };
  const [best] = meant;
  if (best?.kind !== 'do') throw new Error('Nothing is meant.');
  for (const way of ways) {
    expect(hits(best.action)).toBeGreaterThanOrEqual(way.kind === 'do' ? hits(way.action) : 0);
    expect(choiceAgainst({ ...hand, mode: modeKey(way) }, way)).toBe(way);
  }
});

// Sabotages: nothing came of a press on an enemy while nobody was picked; the first of the list was meant, not the nearest, who hits him best.
test('SF-15 a press on an enemy while nobody is picked means who may do most to him', () => {
  const men = { blue1: ['rifleman', 900, 900], blue2: ['gunner', 300, 320], red1: ['rifleman', 300, 200] } as const;
  const state = small({ men });
  const game = sciFi as AnyGame;
  const choices = sciFi.choices(asView(state)) as readonly Choice<unknown>[];
  const hand = {
    game,
    view: asView(state),
    choices,
    scene: sciFi.scene(asView(state)),
    turn: sciFi.turn(state),
    selected: null,
  };
  expect(bestAgainst(hand, 'red1')?.piece).toBe('blue2');
  expect(bestAgainst(hand, 'blue1')).toBeNull();
  expect(bestAgainst({ ...hand, selected: 'blue1' }, 'red1')).toBeNull();
  // Whom nobody may turn on: the nearest of those who might says why not.
  const spots = [
    ['blue1', 900, 900],
    ['red2', 900, 870],
    ['blue2', 900, 700],
    ['red3', 900, 670],
    ['red1', 60, 60],
  ] as const;
  const pinned = Object.fromEntries(spots.map(([id, x, y]) => [id, ['rifleman', x, y] as const]));
  const none = small({ men: pinned });
  const barred = sciFi.choices(asView(none)) as readonly Choice<unknown>[];
  const far = {
    ...hand,
    view: asView(none),
    choices: barred,
    scene: sciFi.scene(asView(none)),
    turn: sciFi.turn(none),
  };
  expect(bestAgainst(far, 'red1')).toMatchObject({ piece: 'blue2', disabled: {} });
});
