import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playSeries, referee } from '../../scripts/referee/referee.ts';
import { refereeTask } from '../../scripts/referee/options.ts';
import { startProgram } from '../../scripts/referee/program.ts';
import { actionOfLine, lineOf, question } from '../../scripts/referee/protocol.ts';
import { initialState } from '../../src/core/match.ts';
import type { Seat } from '../../src/core/seat.ts';
import { GAMES, gameOf } from '../games.ts';
import { matchOf, play, runWithShots } from '../walk.ts';

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'mera-referee-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command of a program that answers each `move` with the result of this expression of `message`. */
const program = (name: string, answer: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     import { appendFileSync } from 'node:fs';
     for await (const line of createInterface({ input: process.stdin })) {
       const message = JSON.parse(line);
       appendFileSync(${JSON.stringify(join(folder, `${name}.log`))}, line + '\\n');
       if (message.type === 'move') { ${answer} }
     }`,
  );
  return `"${process.execPath}" "${file}"`;
};
const logOf = (name: string): Record<string, unknown>[] =>
  readFileSync(join(folder, `${name}.log`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const ANSWER = 'console.log(JSON.stringify({ action: message.choices[0].action }));';
const series = async (first: string, second: string, ...options: string[]) =>
  playSeries(
    await refereeTask(['toy-soldiers', first, second, '--quiet', '--think', '0', ...options]),
    () => undefined,
  );

test.each(GAMES.map(({ id }) => id))('%s: each choice of a view is sent with a legal action', (id) => {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  for (const { before, turn, view } of play(game, matchOf(game, 'referee'), 12)) {
    const sent = JSON.parse(lineOf(question(game, before.state, turn.to, before.events))) as ReturnType<
      typeof logOf
    >[0];
    expect(sent).toMatchObject({ protocol: 1, type: 'move', seat: turn.to });
    expect(sent['view']).toEqual(JSON.parse(JSON.stringify(view)));
    const choices = sent['choices'] as { id: string; action: unknown }[];
    expect(choices.length).toBeGreaterThan(0);
    for (const { id, action } of choices)
      expect([id, game.refuse(view as never, game.schema.action.parse(action))]).toEqual([id, null]);
  }
});

test('a program is not sent what its seat may not know', () => {
  const game = gameOf('stratego');
  if (!game) throw new Error('stratego');
  const state = initialState(game, matchOf(game, 'referee'));
  const event = { rule: 'ST-01', text: { key: 'x' }, kind: 'said' } as const;
  const sent = question(game, state, 'blue', [{ ...event, only: 'red' }, event]) as { events: unknown; view: unknown };
  expect(sent.events).toEqual([event]);
  expect(sent.view).toEqual(game.view(state, 'blue'));
});

test('films of shots are not sent', () => {
  expect(lineOf({ type: 'move', events: [{ result: { frames: { a: 'AAAA' }, settled: true } }] })).toBe(
    '{"protocol":1,"type":"move","events":[{"result":{"settled":true}}]}\n',
  );
});

test.each(['', '[]', '{}', 'null', '3', '{"action"', '{"choice":1}'])('the line %j is malformed', (line) => {
  expect(() => actionOfLine(line)).toThrow(expect.objectContaining({ fault: 'malformed line' }));
});

describe('a fault loses the match', () => {
  test.each([
    ['crash', 20, 'process.exit(3)', 'ended with exit code 3'],
    ['silence', 1, '', 'no answer within 1 s'],
    ['malformed line', 20, "console.log('hello')", 'not a JSON object with "action": hello'],
    [
      'refused action',
      20,
      'console.log(\'{"action":{"type":"fly"}}\')',
      'toy-soldiers has no such action: {"type":"fly"}',
    ],
  ] as const)('%s', async (fault, seconds, answer, detail) => {
    const [ended] = await series(
      program(fault.slice(0, 3), answer),
      'bot:random',
      '--matches',
      '1',
      '--seconds',
      `${seconds}`,
    );
    expect(ended).toMatchObject({ winners: ['red'], lost: { player: 0, fault, detail } });
  });
  test('an action that the rules refuse is named with its rule', async () => {
    const again =
      'globalThis.first ??= message.choices[0].action; console.log(JSON.stringify({ action: globalThis.first }));';
    const [ended] = await series(program('again', again), 'bot:novice', '--matches', '1');
    expect(ended?.lost).toMatchObject({ player: 0, fault: 'refused action' });
    expect(ended?.lost?.detail).toMatch(/^rule [A-Z]+-\d+: \{"type":/);
  });
  test('a line that nobody asked for', async () => {
    const twice =
      "const line = JSON.stringify({ action: message.choices[0].action }) + '\\n'; process.stdout.write(line + line);";
    const [ended] = await series(program('twice', twice), 'bot:novice', '--matches', '1');
    expect(ended?.lost).toMatchObject({ player: 0, fault: 'malformed line' });
    expect(ended?.lost?.detail).toMatch(/^a line without being asked/);
  });
  test('a command that does not exist', async () => {
    const [ended] = await series('bot:random', 'no-such-command-here', '--matches', '1');
    expect(ended).toMatchObject({ winners: ['blue'], lost: { player: 1, fault: 'crash' } });
  });
});

test('sides swap their seats from match to match, and a program is sent start and end', async () => {
  const ended = await series(program('swap', 'process.exit(1)'), 'bot:random', '--matches', '4');
  expect(ended.map(({ seats, winners }) => [seats, winners])).toEqual([
    [['blue', 'red'], ['red']],
    [['red', 'blue'], ['blue']],
    [['blue', 'red'], ['red']],
    [['red', 'blue'], ['blue']],
  ]);
  const starts = logOf('swap').filter(({ type }) => type === 'start');
  expect(starts.map(({ seat }) => seat)).toEqual(['blue', 'red', 'blue', 'red']);
  expect(starts[0]).toMatchObject({ protocol: 1, game: 'toy-soldiers', match: 1, seats: ['blue', 'red'], seconds: 10 });
  await series(program('end', ANSWER), program('end2', 'process.exit(1)'), '--matches', '1');
  expect(logOf('end').at(-1)).toEqual({
    protocol: 1,
    type: 'end',
    winners: ['blue'],
    lost: { seat: 'red', fault: 'crash' },
  });
});

describe('a file of results', () => {
  const crash = (): string => program('resume', 'process.exit(1)');
  const at = (name: string): string => join(folder, `${name}.jsonl`);
  const run = async (file: string, matches: number, ...more: string[]) => {
    const played: number[] = [];
    const args = [
      'toy-soldiers',
      crash(),
      'bot:random',
      '--quiet',
      '--results',
      at(file),
      '--matches',
      `${matches}`,
      ...more,
    ];
    const ended = await playSeries(await refereeTask(args), ({ number }) => played.push(number));
    return { played, numbers: ended.map(({ number }) => number) };
  };
  test('is continued by the next run, also after a line that was cut off', async () => {
    expect(await run('on', 2)).toEqual({ played: [1, 2], numbers: [1, 2] });
    expect(await run('on', 3)).toEqual({ played: [3], numbers: [1, 2, 3] });
    writeFileSync(at('on'), readFileSync(at('on'), 'utf8').slice(0, -20));
    expect(await run('on', 4)).toEqual({ played: [3, 4], numbers: [1, 2, 3, 4] });
    expect(readFileSync(at('on'), 'utf8').trim().split('\n')).toHaveLength(5);
  });
  test('of another series is refused and stays as it is', async () => {
    await run('other', 1);
    const before = readFileSync(at('other'), 'utf8');
    await expect(run('other', 1, '--seed', 'x')).rejects.toThrow(/holds another series/);
    writeFileSync(at('other'), `${before}nonsense\n`);
    await expect(run('other', 2)).rejects.toThrow(/line 3: not JSON/);
    expect(readFileSync(at('other'), 'utf8')).toBe(`${before}nonsense\n`);
  });
});

test('prints wins, draws, losses, the 95% bounds and the faults', async () => {
  const lines: string[] = [];
  const say = (line: string): number => lines.push(line);
  const side = program('print', 'process.exit(1)');
  const args = ['toy-soldiers', side, 'bot:random', '--matches', '2', '--quiet'];
  expect(await referee(args, { say, complain: say })).toBe(0);
  expect(lines.slice(0, 2)).toEqual([
    `Match 1, 0 actions: ${side} (blue) loses by crash: ended with exit code 1`,
    expect.stringMatching(/^Match 2, \d+ actions: .*\(red\) loses by crash: ended with exit code 1$/),
  ]);
  expect(lines.slice(2)).toEqual([
    '2 matches',
    `1. ${side}: 0 won, 0 drawn, 2 lost`,
    '   won 0.0% (95%: 0.0% to 65.8%); blue 0 of 1, red 0 of 1',
    '   lost by crash 2',
    '2. bot:random: 2 won, 0 drawn, 0 lost',
    '   won 100.0% (95%: 34.2% to 100.0%); blue 1 of 1, red 1 of 1',
  ]);
});

test.each([
  [['chess', 'a', 'b'], /^The first argument is a game: toy-soldiers/],
  [['siege', 'a'], /two sides/],
  [['siege', 'bot:genius', 'a'], /^siege has no bot "genius". Use bot:random, bot:novice/],
  [['siege', 'a', 'b', '--seconds', 'soon'], /^--seconds is a number from/],
  [['siege', 'a', 'b', '--options', '{'], /^--options is JSON/],
  [['siege', 'a', 'b', '--preset', 'x'], /has no preset "x"/],
  [['siege', 'a', 'b', '--speed', '3'], /--speed/],
] as const)('wrong arguments %j get a sentence', async (args, sentence) => {
  const complaints: string[] = [];
  expect(await referee(args, { say: () => undefined, complain: (line) => complaints.push(line) })).toBe(1);
  expect(complaints).toEqual([expect.stringMatching(sentence)]);
});

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
const EXAMPLES = [`"${process.execPath}" docs/examples/bot.mjs`, ...(python ? [`${python} docs/examples/bot.py`] : [])];
if (!python) console.warn('There is no Python here, so docs/examples/bot.py is not run.');

describe.each(EXAMPLES)('the example %s', (command) => {
  test.each(GAMES.map(({ id }) => id))('plays %s', async (id) => {
    const game = gameOf(id);
    if (!game) throw new Error(id);
    const match = matchOf(game, 'example');
    const bot = startProgram(command, 20, true);
    bot.tell(lineOf({ type: 'start', game: id, seat: 'blue' }));
    let state = initialState(game, match);
    for (let ply = 1; ply <= 12; ply++) {
      const { to } = game.turn(state) as { to: Seat };
      const action = actionOfLine(await bot.ask(lineOf({ ...question(game, state, to, []), ply })));
      const { ran } = runWithShots(game, match.seed, ply, state, { action: game.schema.action.parse(action) });
      expect(ran).toHaveProperty('step');
      if ('step' in ran) ({ state } = ran.step);
    }
    await bot.stop(lineOf({ type: 'end' }));
  });
});
