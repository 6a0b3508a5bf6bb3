// Whoever may only go is led nearer to an enemy.
import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Choice } from '../../src/core/choice.ts';
import { pathLength } from '../../src/geometry/path.ts';
import { distance } from '../../src/geometry/point.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { closestMover, approachEnemy, approachPath } from '../../src/interaction/primary/approach.ts';
import { siege as fortress } from '../../src/games/siege/index.ts';
import { small } from '../games/sci-fi/fixture.ts';
import { small as siege } from '../games/siege/fixture.ts';
import { small as soldiers } from '../games/toy-soldiers/fixture.ts';
import { toySoldiers } from '../../src/games/toy-soldiers/index.ts';

type Men = Parameters<typeof small>[0]['men'];
const game = sciFi as AnyGame;
/** A hand with one of them picked, who has no shot left. */
const handOf = (men: Men, selected: string | null, obstacles: Parameters<typeof small>[0]['obstacles'] = []) => {
  const view = asView(small({ men, obstacles }));
  const all = sciFi.choices(view) as readonly Choice<unknown>[];
  const choices = all.filter((choice) => choice.kind === 'walk' || choice.piece === undefined);
  return { game, view, scene: sciFi.scene(view), choices, selected, mode: null, turn: sciFi.turn(view) };
};
const FAR: Men = {
  blue1: ['rifleman', 100, 850],
  red1: ['rifleman', 100, 50],
  red2: ['rifleman', 620, 60],
};

// Sabotage: without the order of distances the first enemy of the list was gone to.
test('the way leads straight at the nearest enemy, as far as the rules let him go', () => {
  const hand = handOf({ ...FAR, red1: ['rifleman', 620, 60], red2: ['rifleman', 100, 50] }, 'blue1');
  const toward = approachPath(hand);
  expect(toward?.enemy.id).toBe('red2');
  const { choice, path = [] } = toward?.draft ?? {};
  if (choice?.kind !== 'walk') throw new Error('He was not led anywhere.');
  expect(game.refuse(hand.view, choice.along(path))).toBeNull();
  const [from, end] = [path[0], path.at(-1)];
  if (!from || !end) throw new Error('The way has no ends.');
  expect(end.x).toBe(from.x);
  expect(distance(from, end)).toBeGreaterThan(0.9 * choice.reach);
});

// Sabotages: straight ahead alone he was led to the foot of the wall; by straight ways alone he stood there for ever, with “no way nearer”.
test('where something bars the way it leads round it by the shortest way, though that gains nothing at first', () => {
  const wall = [
    { id: 'west', kind: 'container', at: { x: 60, y: 780 }, turns: 0 },
    { id: 'east', kind: 'container', at: { x: 190, y: 780 }, turns: 0 },
  ];
  const hand = handOf({ ...FAR, blue1: ['rifleman', 110, 850] }, 'blue1', wall);
  const { choice, path = [] } = approachPath(hand)?.draft ?? {};
  if (choice?.kind !== 'walk') throw new Error('He was not led anywhere.');
  expect(game.refuse(hand.view, choice.along(path))).toBeNull();
  expect(pathLength(path)).toBeGreaterThan(0.9 * choice.reach);
  expect(
    path.some(({ x }) => x > 255),
    'round its open end',
  ).toBe(true);
});

// Sabotages: Defenders were led off their towers, three of five at the Attackers; a gun was wheeled at the enemy.
test('SI-05 Defenders within their walls and guns are led nowhere, those outside are', () => {
  const men = { blue1: [300, 600], 'blue.gun1': [500, 700], red1: [385, 105], red2: [250, 420] } as const;
  const ledIn = (active: 'blue' | 'red') => {
    const view = asView(siege({ men, active }));
    const choices = fortress.choices(view) as readonly Choice<unknown>[];
    const [scene, turn] = [fortress.scene(view), fortress.turn(view)];
    const hand = { game: fortress as AnyGame, view, scene, choices, mode: null, turn };
    const walkers = choices.flatMap((each) => (each.kind === 'walk' && !each.disabled ? [each.piece ?? ''] : []));
    return walkers.filter((selected) => approachPath({ ...hand, selected }));
  };
  expect(ledIn('blue')).toEqual(['blue1']);
  expect(ledIn('red')).toEqual(['red2']);
});

// Sabotages: the first of the list was led who was not picked; whoever shoots real shells was led past his aim.
test('nobody is led who is not picked, or may be aimed', () => {
  const hand = handOf(FAR, 'blue1');
  expect(approachPath({ ...hand, selected: null })).toBeNull();
  const men: Men = { ...FAR, blue1: ['scoutWalker', 100, 850] };
  const all = sciFi.choices(asView(small({ men, options: { fire: 'real' } }))) as readonly Choice<unknown>[];
  expect(all.some(({ kind, piece, disabled }) => kind === 'aim' && piece === 'blue1' && !disabled)).toBe(true);
  expect(approachPath({ ...hand, choices: all })).toBeNull();
});

// Sabotages: without the order the first of the list was sent; without the enemy that is named he went to the one next to him.
test('a press on an enemy whom nobody can turn on means the way nearer to him of whoever stands nearest to him', () => {
  const men: Men = { ...FAR, blue2: ['rifleman', 620, 800], blue3: ['rifleman', 300, 500] };
  const hand = handOf(men, null);
  const { piece, draft } = approachEnemy(hand, 'red2') ?? {};
  expect(piece).toBe('blue3');
  const [from, end] = [draft?.path?.[0], draft?.path?.at(-1)];
  if (!from || !end) throw new Error('The way has no ends.');
  expect(distance(end, { x: 620, y: 60 })).toBeLessThan(distance(from, { x: 620, y: 60 }) - 100);
  expect(end.x - from.x).toBeGreaterThan(50);
  for (const nobody of ['blue1', 'nobody']) expect(approachEnemy(hand, nobody)).toBeNull();
  expect(approachEnemy({ ...hand, selected: 'blue1' }, 'red2')).toBeNull();
});

// Sabotage: without those who throw for it nothing came of the press.
test('TS-08 who throws for how far he may go is picked by such a press, and no way is laid for him', () => {
  const view = asView(soldiers({ men: { blue1: [100, 100], blue2: [400, 300], red1: [480, 600] } }));
  const [scene, turn] = [toySoldiers.scene(view), toySoldiers.turn(view)];
  const choices = toySoldiers.choices(view) as readonly Choice<unknown>[];
  const hand = { game: toySoldiers as AnyGame, view, scene, choices, selected: null, mode: null, turn };
  expect(approachEnemy(hand, 'red1')).toEqual({ piece: 'blue2', draft: null });
});

// Sabotages: without the order the first of the list was named; without the way who stands before an enemy already was.
test('of all who may go whoever stands nearest to an enemy and has a way nearer is named, with that enemy', () => {
  const foremostIn = (men: Men) => {
    const hand = handOf(men, null);
    const pieces = hand.scene.nodes.flatMap((node) => (node.kind === 'piece' && node.seat ? [node] : []));
    const { piece, enemy } = closestMover(hand, pieces) ?? {};
    return [piece?.id, enemy?.id];
  };
  const men: Men = { ...FAR, blue2: ['rifleman', 620, 800] };
  expect(foremostIn(men)).toEqual(['blue2', 'red2']);
  expect(foremostIn({ ...men, red3: ['rifleman', 620, 770] })).toEqual(['blue1', 'red3']);
});
