// Lessons whose tables are arranged by hand: their files come back as they went, and a table that cannot be laid is refused with its reason.
import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/core/position/position.ts';
import { matchFromPosition } from '../../src/core/position/editor.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { initialStep, type Match } from '../../src/core/match.ts';
import type { Message } from '../../src/core/message.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { gameOf } from '../games.ts';
import { lessonFrom, newStep, nextIn, onTable, withPlayedSteps, type Starters } from '../../src/lessons/draft.ts';
import { lessonIn, linkOf, lessonToText, parseLesson } from '../../src/lessons/file.ts';
import { startRecord } from '../../src/lessons/startRecord.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { validateMatch } from '../../src/storage/matchFile.ts';
import { matchOf } from '../walk.ts';

const game = gameOf('toy-soldiers') as AnyGame;
const word = { en: 'A word' };
const starters: Starters = {
  name: word,
  about: word,
  step: word,
  text: word,
  answer: word,
  why: word,
  told: word,
  hint: word,
  trial: '',
};
const { match } = playSetup(game, matchOf(game, 'arranged', { squad: 2, terrain: 'none' }), {
  lots: true,
  lines: true,
});
const before = lessonFrom(match, match.entries.length, starters);
const near: Position = {
  to: 'red',
  pieces: [
    { id: 'blue1', at: { x: 400, y: 400 } },
    { id: 'red2', at: { x: 440, y: 400 } },
    { id: 'red1', at: { x: 600, y: 400 }, marks: ['spent'] },
    { id: 'wall3', at: { x: 400, y: 500 }, facing: 90 },
  ],
};
const withTable = (position: unknown, part: Partial<Match> = {}): Lesson =>
  onTable(before, 0, { ...matchFromPosition(match, position as Position), ...part }) as Lesson;

describe('a lesson on an arranged table', () => {
  const lesson = withTable(near);
  test('says so in its form, and its table is the only one it keeps', () => {
    expect([lesson.format, lesson.matches.length, lesson.steps[0]?.at]).toEqual(['mera-lesson-3', 1, [0, 0]]);
  });
  test('comes back as it went, as a file and as a link', async () => {
    expect(parseLesson(lessonToText(lesson))).toEqual({ lesson });
    expect(await lessonIn((await linkOf(lesson)) ?? '')).toEqual({ lesson });
  });
  test('begins as it was arranged, with the turn where it should be', () => {
    const { state } = initialStep(game, startRecord(lesson, 0) as Match);
    expect(game.arrange?.read(state)).toEqual({
      ...near,
      pieces: [near.pieces[3], near.pieces[0], near.pieces[2], near.pieces[1]],
    });
    expect(game.turn(state)).toMatchObject({ to: 'red' });
  });
  test('a step is arranged anew in place of its table; another step keeps its own', () => {
    const two: Lesson = { ...lesson, steps: [...lesson.steps, newStep('tell', [0, 0], starters)] };
    const apart = onTable(two, 1, matchFromPosition(match, { ...near, to: 'blue' }));
    expect(apart?.steps.map(({ at }) => at)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(onTable(apart as Lesson, 1, match)?.matches.map(({ arranged }) => arranged?.to)).toEqual(['red', undefined]);
  });
  test('may be played on from: what comes lies in the record below it and can be predicted; what other steps stand on stays', () => {
    const first: Match = { ...(startRecord(lesson, 0) as Match), entries: [{ action: { type: 'march', id: 'red2' } }] };
    const on = withPlayedSteps(lesson, 0, first) as Lesson;
    expect([on.matches.length, on.steps[0]?.at, nextIn(on, [0, 0], 1)]).toEqual([1, [0, 0], first.entries]);
    const step = newStep('predict', [0, 0], starters, nextIn(on, [0, 0], 1));
    expect(parseLesson(lessonToText({ ...on, steps: [step] }))).toHaveProperty('lesson');
    const two: Lesson = { ...on, steps: [...on.steps, newStep('tell', [0, 1], starters)] };
    const anew = withPlayedSteps(two, 0, { ...first, entries: [{ action: { type: 'skip' } }] }) as Lesson;
    expect(anew.steps.map(({ at }) => at)).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
  test('has no room for a ninth table', () => {
    const full = { ...lesson, matches: Array.from({ length: 8 }, () => lesson.matches[0] as Match) };
    const steps = full.matches.map((_, i) => newStep('tell', [i, 0], starters));
    expect(onTable({ ...full, steps: [...steps, newStep('tell', [0, 0], starters)] }, 8, match)).toBeNull();
  });
});

const changed = (i: number, part: object): unknown => ({
  ...near,
  pieces: near.pieces.map((each, k) => (k === i ? { ...each, ...part } : each)),
});
test.each([
  ['a piece that the match does not have', changed(0, { id: 'blue9' }), {}, 'core:lessonPosition core:arrange.unknown'],
  ['a piece put twice', changed(1, { id: 'blue1' }), {}, 'core:lessonPosition core:arrange.twice'],
  ['two on one spot', changed(1, { at: { x: 410, y: 400 } }), {}, 'core:lessonPosition toy-soldiers:no.taken'],
  ['a man off the field', changed(0, { at: { x: 400, y: 715 } }), {}, 'core:lessonPosition core:arrange.off'],
  ['a man at the end of the world', changed(0, { at: { x: 1e9, y: 0 } }), {}, 'core:fileNotLesson'],
  ['half a millimetre', changed(0, { at: { x: 400.5, y: 400 } }), {}, 'core:fileNotLesson'],
  ['a mark of another game', changed(0, { marks: ['wounded'] }), {}, 'core:lessonPosition core:arrange.marks'],
  ['the same mark twice', changed(2, { marks: ['spent', 'spent'] }), {}, 'core:lessonPosition core:arrange.marks'],
  ['a man that is turned', changed(0, { facing: 90 }), {}, 'core:lessonPosition core:arrange.marks'],
  ['a wall askew', changed(3, { facing: 45 }), {}, 'core:lessonPosition toy-soldiers:no.quarters'],
  ['a twenty-first wall', changed(3, { id: 'wall21' }), {}, 'core:lessonPosition core:arrange.unknown'],
  ['a seat that does not play', { ...near, to: 'plum' }, {}, 'core:lessonPosition core:arrange.seat'],
  ['one side alone', { ...near, pieces: near.pieces.slice(0, 1) }, {}, 'core:lessonPosition toy-soldiers:no.oneSide'],
  [
    'more than a table holds',
    { ...near, pieces: Array.from({ length: 201 }, () => near.pieces[0]) },
    {},
    'core:fileNotLesson',
  ],
  ['something hidden in it', { ...near, secret: 1 }, {}, 'core:fileNotLesson'],
  ['the form of a record that begins with its set-up', near, { format: 1 as const }, 'core:lessonTable'],
])('is refused with %s', (_, position, part, told) => {
  const read = parseLesson(JSON.stringify(withTable(position, part)));
  const { key, values } = 'error' in read ? read.error : { key: '', values: {} };
  const why = values?.['why'] as Message | undefined;
  expect([key, ...(why ? [why.key] : [])].join(' ')).toBe(told);
});
test('a lesson and a match whose form does not fit their table are refused', () => {
  expect(parseLesson(JSON.stringify({ ...withTable(near), format: 'mera-lesson-1' }))).toMatchObject({
    error: { key: 'core:fileNotLesson' },
  });
  expect(validateMatch({ ...match, format: 2 })).toMatchObject({ error: { key: 'core:fileNotMatch' } });
  expect(validateMatch(matchFromPosition(match, { ...near, to: 'plum' }))).toMatchObject({
    error: { key: 'core:fileBadPosition' },
  });
});
