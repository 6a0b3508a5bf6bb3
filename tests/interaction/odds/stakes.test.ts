import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { Forecast } from '../../../src/core/odds/odds.ts';
import type { PieceNode, Scene } from '../../../src/core/scene.ts';
import { evaluateStakes, outcomeForNeutral, actionValue } from '../../../src/interaction/odds/stakes.ts';

const man = (id: string): PieceNode => ({
  kind: 'piece',
  id,
  at: { x: 0, y: 0 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12 },
  figure: 'swordsman',
  seat: id.startsWith('blue') ? 'blue' : 'red',
  label: { key: 'race:man' },
});
const scene: Scene = {
  width: 100,
  height: 100,
  mat: 'plain',
  unit: { mm: 10, text: { key: 'race:unit' } },
  nodes: ['blue1', 'blue2', 'red1', 'red2'].map(man),
};
const odds = (effects: Forecast extends infer F ? (F extends { effects: infer E } ? E : never) : never): Forecast => ({
  kind: 'odds',
  exact: true,
  throws: [],
  outcomes: [],
  effects,
  open: 0,
  runs: 1,
});

// Sabotage: a likely scratch on a machine was led to before a man's likely death.
test('a deed is worth the chance of all that comes upon the others, each by its gravity, less what comes upon the own', () => {
  const worth = (effects: Record<string, number>): number => actionValue(effects, scene, 'blue');
  expect(worth({ 'removed:red1': 0.5 })).toBeGreaterThan(worth({ 'hit:red2': 0.83 }));
  expect(worth({ 'removed:red1': 0.5, 'wounded:red1': 0.25 })).toBeGreaterThan(worth({ 'removed:red2': 0.55 }));
  expect(worth({ 'removed:red1,red2': 0.25 })).toBe(worth({ 'removed:red1': 0.5 }));
  expect(worth({ 'removed:blue1': 0.5 })).toBe(-0.5);
});

// Sabotage: sides were told apart by the piece that acts, so that a defence was told as a loss that is wanted.
test('what is wanted is that one of the others falls, the worst that one of the own does', () => {
  expect(
    evaluateStakes(odds({ 'removed:red1': 0.5, 'wounded:red1': 0.25, 'removed:blue1': 0.125 }), scene, 'blue'),
  ).toEqual({
    wanted: { kind: 'removed', id: 'red1', p: 0.5 },
    worst: { kind: 'removed', id: 'blue1', p: 0.125 },
  });
  expect(evaluateStakes(odds({ 'wounded:red1,red2': 0.25 }), scene, 'blue')).toEqual({
    wanted: { kind: 'wounded', id: 'red1', p: 0.25 },
    worst: null,
  });
});
// Sabotage: the best hits, which destroy it, were left out of “9 % hit” beside a table of 11; of another machine its destruction was told, 8 % where every second shot hits.
test('of a machine it is told that it is hit at all, where that is certain how gravely', () => {
  const told = (p: number, hit = 0.35) =>
    evaluateStakes(odds({ 'removed:red1': p, 'hit:red1': hit }), scene, 'blue')?.wanted;
  for (const p of [0.004, 0.05, 0.5]) {
    expect(told(p)).toMatchObject({ kind: 'hit', id: 'red1' });
    expect(told(p)?.p).toBeCloseTo(p + 0.35, 9);
  }
  expect(told(0.65)).toEqual({ kind: 'removed', id: 'red1', p: 0.65 });
});
test('what is rare is not told first where something else is likelier', () => {
  const told = (p: number) => evaluateStakes(odds({ 'removed:red1': p, 'wounded:red1': 0.35 }), scene, 'blue')?.wanted;
  expect(told(0.004)).toEqual({ kind: 'wounded', id: 'red1', p: 0.35 });
  expect(told(0.05)).toEqual({ kind: 'removed', id: 'red1', p: 0.05 });
  expect(evaluateStakes(odds({ 'removed:red1': 0.004 }), scene, 'blue')?.wanted.p).toBe(0.004);
});
// Sabotage: without the outcomes a throw that wounds in any case was told as one of which nothing may come.
test('where every row harms the other, the lightest harm is the worst; where one does nothing, nothing is', () => {
  const fall = odds({ 'removed:red1': 0.5, 'hit:red1': 0.5 });
  const rows = (...signs: string[]) =>
    signs.map((sign) => ({ p: 0.5, texts: [], byRow: [], effects: sign ? [sign] : [], state: asView(null) }));
  const told = (...signs: string[]) =>
    evaluateStakes({ ...fall, outcomes: rows(...signs) } as Forecast, scene, 'blue')?.worst;
  expect(told('removed:red1', 'hit:red1')).toEqual({ kind: 'hit', id: 'red1', p: 0.5 });
  expect(told('removed:red1', '')).toBeNull();
});
test('a point of one’s own is wanted, one of the others is the worst', () => {
  expect(evaluateStakes(odds({ 'scored:blue1': 0.5, 'scored:red1': 0.125, 'hit:red1': 0.75 }), scene, 'blue')).toEqual({
    wanted: { kind: 'scored', id: 'blue1', p: 0.5 },
    worst: { kind: 'scored', id: 'red1', p: 0.125 },
  });
});
test('a defence wants that nobody falls; where nothing lasts nothing decides', () => {
  expect(evaluateStakes(odds({ 'removed:blue2': 0.25 }), scene, 'blue')).toEqual({
    wanted: { kind: 'stays', id: 'blue2', p: 0.75 },
    worst: { kind: 'removed', id: 'blue2', p: 0.25 },
  });
  expect(evaluateStakes(odds({ 'revealed:red1': 1 }), scene, 'blue')).toBeNull();
  expect(evaluateStakes({ kind: 'sample' }, scene, 'blue')).toBeNull();
});
// Sabotage: the chance of the first of two wounded was told for the throw of both.
test('where several of the own are in danger it is told that none of them falls', () => {
  const both = { 'removed:blue1': 1 / 6, 'removed:blue2': 1 / 6 };
  const rows = [
    [1 / 36, 'removed:blue1', 'removed:blue2'],
    [5 / 36, 'removed:blue1'],
    [5 / 36, 'removed:blue2'],
    [25 / 36],
  ] as const;
  const outcomes = rows.map(([p, ...effects]) => ({ p, texts: [], byRow: [], effects, state: asView(null) }));
  const told = evaluateStakes({ ...odds(both), outcomes } as Forecast, scene, 'blue');
  expect(told?.wanted).toMatchObject({ kind: 'stays', of: 2 });
  expect(told?.wanted.p).toBeCloseTo(25 / 36, 9);
  const apart = evaluateStakes({ kind: 'each', throws: [], effects: both }, scene, 'blue');
  expect(apart?.wanted.p).toBeCloseTo(25 / 36, 9);
});
// Sabotage: without `midway` the defender is told how likely the attacker falls.
test('an answer in a turn wants to stay, unless it is likelier to fell than to fall', () => {
  const counter = { 'removed:blue1': 0.4, 'removed:red1': 0.25 };
  expect(evaluateStakes(odds(counter), scene, 'blue', true)?.wanted).toEqual({ kind: 'stays', id: 'blue1', p: 0.6 });
  expect(evaluateStakes(odds(counter), scene, 'blue')?.wanted).toEqual({ kind: 'removed', id: 'red1', p: 0.25 });
  expect(evaluateStakes(odds({ ...counter, 'removed:red1': 0.5 }), scene, 'blue', true)?.wanted.id).toBe('red1');
});

// Sabotage: a gun that belongs to nobody stood in the list without a chance.
test('of what is nobody’s it is told how likely it is hit, however gravely', () => {
  expect(outcomeForNeutral({ effects: { 'removed:gun1': 0.17, 'hit:gun1': 0.33, 'hit:gun2': 0.5 } }, 'gun1')).toEqual({
    kind: 'hit',
    id: 'gun1',
    p: 0.5,
  });
  expect(outcomeForNeutral({ effects: { 'removed:red1': 0.5 } }, 'gun1')).toBeNull();
});
