// What is read from outside is bounded before anything walks it: no number, no list, no nesting can keep the page busy.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_COORDINATE } from '../../src/core/actionSchemas.ts';
import { matchSchema } from '../../src/core/match.ts';
import { poseAt } from '../../src/core/shots/pose.ts';
import { type ShotResult, shotResultSchema } from '../../src/core/shots/shot.ts';
import { GAMES } from '../games.ts';
import { matchToText, parseMatchFile } from '../../src/storage/matchFile.ts';
import { golden } from '../golden.ts';
import { matchOf } from '../walk.ts';

const soldiers = matchSchema.parse(golden('toy-soldiers.over-last'));
const changed = (change: object): string => JSON.stringify({ ...soldiers, ...change });
const answer = (text: string): unknown => {
  const read = parseMatchFile(text);
  return 'error' in read ? read.error.key : (read.stopped?.text.key ?? 'whole');
};
/** All numbers and lists that a schema of zod allows without a limit, as places in it. */
const unlimited = (schema: unknown, at: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, ...rest } = schema as Record<string, unknown>;
  const open =
    ((type === 'integer' || type === 'number') &&
      !('const' in rest) &&
      !(within(rest['minimum']) && within(rest['maximum']))) ||
    (type === 'array' && rest['maxItems'] === undefined && rest['items'] !== false && !('prefixItems' in rest)) ||
    (type === 'string' && !('const' in rest || 'enum' in rest || 'maxLength' in rest));
  return [...(open ? [at] : []), ...Object.entries(rest).flatMap(([key, each]) => unlimited(each, `${at}.${key}`))];
};
const MOST = 1_000_000;
const within = (limit: unknown): boolean => typeof limit === 'number' && Math.abs(limit) <= MOST;

describe('schemas', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('%s limits every number, list and word', (_, game) => {
    for (const part of ['action', 'options'] as const)
      expect(unlimited(z.toJSONSchema(game.schema[part], { io: 'input' }), part)).toEqual([]);
  });
  test('so do records and shots', () => {
    expect(unlimited(z.toJSONSchema(matchSchema, { io: 'input' }), 'match')).toEqual([]);
  });
  test('poses are such as bodies can have', () => {
    const shot = (pose: readonly number[]): ShotResult =>
      ({ physics: '1', settled: true, rest: { a: pose }, contacts: [], touching: [], spun: {}, over: [] }) as never;
    const taken = (pose: readonly number[]): boolean => shotResultSchema.safeParse(shot(pose)).success;
    const sound = poseAt({ x: 100, y: 100 }, 5, 30);
    expect(taken(sound)).toBe(true);
    expect(taken([...sound.slice(0, 3), 0, 0, 0, 0])).toBe(false);
    expect(taken([Number.MAX_SAFE_INTEGER, ...sound.slice(1)])).toBe(false);
    expect(taken([...sound.slice(0, 3), 20_000, 0, 0, 0])).toBe(false);
    const crowd = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`a${i}`, sound]));
    expect(shotResultSchema.safeParse({ ...shot(sound), rest: crowd }).success).toBe(false);
  });
});

describe('files that would keep the page busy are refused', () => {
  test('a walk beyond all tables', () => {
    // A warrior of the siege is sent down from a tower to the end of all numbers.
    expect(answer(readFileSync('tests/storage/hostile/siege.far.mera.json', 'utf8'))).toBe('core:badAction');
  });
  test.each([MAX_COORDINATE + 1, -MAX_COORDINATE - 1, 2 ** 53, 1e300, 0.5])('a soldier placed at %d', (x) => {
    const at = soldiers.entries.findIndex(({ action }) => (action as { type: string }).type === 'put');
    const put = soldiers.entries[at]?.action as object;
    const entries = [...soldiers.entries.slice(0, at), { action: { ...put, at: { x, y: 10 } } }];
    expect(answer(changed({ entries }))).toBe('core:badAction');
  });
  test.each([
    ['nesting', '['.repeat(1_000_000)],
    ['closed nesting', '['.repeat(9_000_000) + ']'.repeat(9_000_000)],
    [
      'nested options',
      changed({ options: 0 }).replace('"options":0', `"options":${'{"a":'.repeat(40)}0${'}'.repeat(40)}`),
    ],
    ['a crowd of actions', changed({ entries: Array.from({ length: 20_001 }, () => ({})) })],
    ['a crowd of keys', changed(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 1])))],
    ['an endless word', changed({ game: 'x'.repeat(30_000) })],
    ['an endless word with escapes', changed({ game: '\\"'.repeat(20_000) })],
  ])('%s', (_, text) => {
    expect(answer(text)).toBe('core:fileOverfull');
  });
  test('names, seeds and bots that are too long', () => {
    const players = (change: object) => soldiers.players.map((player) => ({ ...player, ...change }));
    for (const change of [
      { game: 'g'.repeat(3000) },
      { seed: 's'.repeat(101) },
      { players: players({ name: 'n'.repeat(41) }) },
      { players: players({ bot: 'b'.repeat(41) }) },
      { rulesVersion: 2 ** 40 },
    ])
      expect(answer(changed(change))).toBe('core:fileNotMatch');
  });
  test('brackets and quotes in words are no nesting', () => {
    const name = '[[[{{{["\\"[[[[[[[[[[[[[[[[[[[[[';
    expect(answer(changed({ players: soldiers.players.map((player) => ({ ...player, name })) }))).toBe('whole');
  });
  test('the longest record of lawful actions is read, and tells how far it has come', () => {
    const stratego = GAMES.find(({ id }) => id === 'stratego');
    if (!stratego) throw new Error('There is no such game.');
    const entries = Array.from({ length: 400 }, () => ({ action: { type: 'shuffle' } }));
    const told: number[] = [];
    const read = parseMatchFile(matchToText({ ...matchOf(stratego, 'long', {}, 2), entries }), (done) =>
      told.push(done),
    );
    expect(read).toMatchObject({ stopped: null, over: false });
    expect(told.length).toBeGreaterThan(4);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.every((done) => done >= 0 && done < 1)).toBe(true);
  });
});
