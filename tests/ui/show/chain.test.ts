// What one piece does, answers included, as it is told to a class: numbered steps, their marks, and the pause when it is decided.
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { chainMarks, actionChain, rollsInChain } from '../../../src/presentation/actionChain.ts';
import { holdTime } from '../../../src/presentation/pacing.ts';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';

const opened = (record: string): OpenMatch => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const rest = { redo: [], viewer: 'all', seen: {}, note: null, unsaved: false } as const;
  return { id: record, game, match, steps, ply: steps.length - 1, ...rest };
};
const actionAt = ({ match }: OpenMatch, ply: number): { type?: string; id?: string } =>
  match.entries[ply - 1]?.action ?? {};

describe('a chain of blows', () => {
  const open = opened('toy-soldiers.over-last');
  const first = open.match.entries.findIndex(({ action }) => (action as { type: string }).type === 'counter') + 1;
  const at = (ply: number): OpenMatch => ({ ...open, ply });
  const chain = actionChain(at(first));
  test('is numbered from the attack to the last counter-blow, wherever in it one looks', () => {
    const types = chain.map(({ ply }) => actionAt(open, ply).type);
    expect(types).toEqual(['attack', 'target', 'defend', 'counter', 'defend', 'counter']);
    expect(chain.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { ply } of chain) expect(actionChain(at(ply))).toEqual(chain);
    expect(actionAt(open, (chain.at(-1)?.ply ?? 0) + 1).type).toBe('march');
  });
  test('leaves ways, blows from one to the other in turn, and who fell, up to the step looked at', () => {
    const marks = chainMarks(at(chain.at(-1)?.ply ?? 0));
    expect(marks.map(({ n }) => n)).toEqual([2, 3, 4, 5, 6]);
    expect(marks[0]?.trail.length).toBeGreaterThan(1);
    const [blow, answer, , last] = marks.slice(1);
    expect(answer?.blow).toEqual({ from: blow?.blow?.to, to: blow?.blow?.from, straight: false });
    expect(last?.fell.map(({ seat }) => seat)).toEqual(['red']);
    expect(chainMarks(at(chain[2]?.ply ?? 0)).map(({ n }) => n)).toEqual([2, 3]);
  });
  test('tells which rows of a table its throws have lit', () => {
    const { ply = 0 } = chain.at(-1) ?? {};
    const thrown = open.steps[ply]?.events.find((event) => event.kind === 'rolled');
    if (thrown?.kind !== 'rolled') throw new Error('Nothing was thrown.');
    expect(rollsInChain(at(ply), thrown.thrown).map(({ n }) => n)).toEqual([3, 5]);
    expect(rollsInChain(at(ply), thrown.thrown).at(-1)?.total).toBe(thrown.total);
  });
  test('stands on the wall until a press when it is decided, and nowhere else', () => {
    const holds = (wall: boolean): number[] => chain.map(({ ply }) => holdTime(open, ply, 'normal', wall));
    expect(holds(true)).toEqual([0, 0, 0, 0, 0, Infinity]);
    expect(holds(false)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
// Sabotage: whatever was thrown by the rule stood beside the row of that total.
test('a close combat of a siege, whose two throws have tables of their own, lights in each its own', () => {
  const open = opened('siege.over-last');
  const ply = open.match.entries.findIndex(({ action }) => (action as { type: string }).type === 'fight') + 1;
  const rolls = open.steps[ply]?.events.filter((event) => event.kind === 'rolled') ?? [];
  expect(
    rolls.map(({ thrown, total }) => rollsInChain({ ...open, ply }, thrown).map((each) => each.total === total)),
  ).toEqual([[true], [true]]);
});
test('a walk and a shot of one piece are one chain, the next piece begins another', () => {
  const open = opened('sci-fi.over-last');
  const walk = open.match.entries.findIndex(({ action }) => (action as { type: string }).type === 'walk') + 1;
  const chains = [walk, walk + 1, walk + 2, walk + 3, walk + 4].map((ply) => actionChain({ ...open, ply }));
  for (const links of chains) expect(new Set(links.map(({ ply }) => actionAt(open, ply).id)).size).toBe(1);
});
test('where secrets are kept nothing waits on the wall but the hand-over', () => {
  const open = opened('stratego.over-flag');
  expect(open.steps.map((_, ply) => (ply ? holdTime(open, ply, 'normal', true) : 0)).every((ms) => ms === 0)).toBe(
    true,
  );
});
// Sabotage: a shot was drawn as the bow of a hit, round a crater.
test('a shot is marked along its line of fire', () => {
  const open = opened('sci-fi.over-last');
  const ply = open.match.entries.findIndex(({ action }) => (action as { type: string }).type === 'shoot') + 1;
  const blows = chainMarks({ ...open, ply }).flatMap(({ blow }) => blow ?? []);
  expect(blows.map(({ straight }) => straight)).toEqual([true]);
});
