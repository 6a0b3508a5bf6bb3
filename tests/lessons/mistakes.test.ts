// A player's mistakes as puzzles on this device: what may be saved, when they are shown again, and how they are judged.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../src/core/match.ts';
import {
  afterFailure,
  afterSuccess,
  daysUntil,
  forgetMistake,
  judgeMistake,
  keepMistake,
  type Mistake,
  mistakeLesson,
  nextDue,
  readMistakes,
  sameMeaning,
  saveProgress,
  tableOf,
} from '../../src/lessons/mistakes.ts';
import { lessonOf } from '../../src/lessons/shipped.ts';
import { lessonSchema } from '../../src/lessons/lesson.ts';
import { keepMistakes, practicable } from '../../src/store/coach/mistakes.ts';
import type { TurningPoint } from '../../src/store/coach/review.ts';
import type { OpenMatch } from '../../src/store/matchStore.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';
import { gameOf } from '../games.ts';

const [NOW, DAY] = [1_800_000_000_000, 86_400_000];
const INSTEAD = { type: 'move', id: 'red.E4', cell: 64 };
const KEY = 'mera.mistakes';
let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const recordOf = async (): Promise<Match> => {
  const lesson = await lessonOf('stratego', 'puzzle3');
  const [match] = lesson?.matches ?? [];
  if (!match) throw new Error('The puzzle has no table.');
  return match;
};
const save = async (name = 'a'): Promise<Mistake> => {
  keepMistake({ name, match: await recordOf(), instead: INSTEAD, best: 0.7, done: 0.4 }, NOW);
  const mistake = readMistakes('stratego', NOW).mistakes.find(({ id }) => id === `mistake.${name}`);
  if (!mistake) throw new Error('The mistake is not saved.');
  return mistake;
};
const listed = (now: number) => readMistakes('stratego', now).mistakes.map((each) => daysUntil(each, now));

describe('a saved mistake', () => {
  test('is shown after 1, 3 and 9 days, and is done with the third success', async () => {
    let mistake: Mistake | null = await save();
    let now = NOW;
    for (const wait of [1, 3, 9]) {
      expect(mistake && daysUntil(mistake, now)).toBe(wait);
      now += wait * DAY;
      // Sabotage: a success just before its day moved it on.
      expect(mistake && afterSuccess(mistake, now - 1)).toEqual(mistake);
      mistake = mistake && afterSuccess(mistake, now);
    }
    expect(mistake).toBeNull();
  });
  test('starts again at one day with a wrong answer, and a second try in the same minute changes nothing', async () => {
    const second = afterSuccess(await save(), NOW + DAY) as Mistake;
    const failed = afterFailure(second, NOW + 4 * DAY);
    expect([failed.solved, daysUntil(failed, NOW + 4 * DAY)]).toEqual([0, 1]);
    expect(afterSuccess(failed, NOW + 4 * DAY)).toEqual(failed);
  });
  test('stays as it was practised until it is done or forgotten', async () => {
    const mistake = await save();
    saveProgress(mistake, afterSuccess(mistake, NOW + DAY));
    expect(listed(NOW + DAY)).toEqual([3]);
    saveProgress(mistake, null);
    expect(listed(NOW)).toEqual([]);
    expect(forgetMistake(await save())).toBe(true);
    expect(listed(NOW)).toEqual([]);
  });
  test('comes first when it is due, and leads to the next one that is due', async () => {
    const [first, second] = [await save('a'), await save('b')];
    saveProgress(first, { ...first, due: NOW + 5 * DAY });
    expect(listed(NOW + DAY)).toEqual([0, 4]);
    expect(nextDue('stratego', first.id, NOW + DAY)?.id).toBe(second.id);
    expect(nextDue('stratego', second.id, NOW + DAY)).toBeNull();
  });
  test('is due if a wrong clock has put it off for months', async () => {
    const mistake = await save();
    expect(daysUntil({ ...mistake, due: NOW + 90 * DAY }, NOW)).toBe(0);
  });
  test('is one when it is saved twice', async () => {
    await save();
    await save();
    expect(listed(NOW)).toEqual([1]);
  });
});

describe('damaged data', () => {
  test('is removed and counted once, and the sound mistakes stay', async () => {
    await save();
    const sound = JSON.parse(kept.get(KEY) ?? '[]') as object[];
    const hostile = [
      5,
      null,
      { game: 'stratego', name: 'x' },
      { ...sound[0], name: 'y', match: { game: 'stratego', seed: '<img>' } },
      { ...sound[0], name: 'z', best: 7 },
    ];
    kept.set(KEY, JSON.stringify([...hostile, ...sound]));
    // Sabotage: the record was not checked, and the page of lessons failed.
    expect(readMistakes('stratego', NOW)).toMatchObject({ mistakes: [{ id: 'mistake.a' }], dropped: 5 });
    expect(readMistakes('stratego', NOW)).toMatchObject({ mistakes: [{ id: 'mistake.a' }], dropped: 0 });
  });
  test('that is no list at all is one damaged thing', () => {
    kept.set(KEY, '{"half');
    expect(readMistakes('stratego', NOW)).toEqual({ mistakes: [], dropped: 1 });
    expect(readMistakes('stratego', NOW).dropped).toBe(0);
  });
  test('of a sound form that does not fit the rules has no table', async () => {
    const game = gameOf('stratego');
    const mistake = await save();
    if (!game) throw new Error('There is no Stratego.');
    expect(tableOf(game, mistake)).not.toBeNull();
    // Sabotage: an illegal action of the coach opened a puzzle that nobody could solve.
    expect(tableOf(game, { ...mistake, instead: { type: 'move', id: 'red.E4', cell: 0 } })).toBeNull();
    const entries = [...mistake.match.entries, { action: { type: 'move', id: 'nobody', cell: 1 } }];
    expect(tableOf(game, { ...mistake, match: { ...mistake.match, entries } })).toBeNull();
    expect(tableOf(game, { ...mistake, match: { ...mistake.match, options: 'x' } })).toBeNull();
  });
});

describe('an answer', () => {
  const walk = {
    type: 'walk',
    id: 'blue1',
    path: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
    facing: 10,
  };
  test.each([
    ['another path of the same piece', { ...walk, path: [{ x: 9, y: 9 }], facing: 300 }, true],
    ['another piece', { ...walk, id: 'blue2' }, false],
    ['another kind', { ...walk, type: 'ram' }, false],
    ['a target that was not named', { ...walk, target: 'red1' }, false],
  ])('%s', (_, action, same) => expect(sameMeaning(action, walk)).toBe(same));
  test('of an aim has the same meaning with other settings, but not at another target', () => {
    const fire = { type: 'fire', id: 'gun', bearing: 5, power: 900, target: 'red1' };
    expect(sameMeaning({ ...fire, bearing: 70, power: 1 }, fire)).toBe(true);
    expect(sameMeaning({ ...fire, target: 'red2' }, fire)).toBe(false);
  });
  test('is judged by the first action of the practice', () => {
    const entries = [{ action: 'before' }, { action: INSTEAD }, { action: 'after' }];
    expect(judgeMistake({ instead: INSTEAD }, entries, 1)).toBe('met');
    expect(judgeMistake({ instead: INSTEAD }, entries, 2)).toBe('missed');
    expect(judgeMistake({ instead: INSTEAD }, entries, 3)).toBe('open');
  });
  test('belongs to a lesson that the rules of lessons allow', async () => {
    const lesson = mistakeLesson(await save(), { name: 'n', text: 't', told: 'd', hint: 'h' });
    expect(lessonSchema.safeParse(lesson).success).toBe(true);
  });
});

describe('what is saved of a match', () => {
  const openOf = (name: string): OpenMatch => {
    const match = golden(name);
    const game = gameOf(match.game);
    if (!game) throw new Error(`There is no game ${match.game}.`);
    const { steps } = replay(game, match);
    return { id: 'm', game, match, steps, ply: steps.length - 1 } as unknown as OpenMatch;
  };
  const pointsOf = ({ match, steps, game }: OpenMatch, n = 6): TurningPoint[] => {
    const plies = steps.flatMap(({ state }, ply) =>
      'to' in game.turn(state) && ply < match.entries.length ? [ply] : [],
    );
    return plies.slice(-n).map((ply, i) => {
      const turn = game.turn(steps[ply]?.state);
      return { ply, seat: 'to' in turn ? turn.to : 'red', best: 0.5 + i / 20, done: 0.4, instead: { type: 'else' } };
    });
  };
  const withBot = (open: OpenMatch, seat: string): OpenMatch => ({
    ...open,
    match: {
      ...open.match,
      players: open.match.players.map((player) => (player.seat === seat ? { ...player, bot: 'bot' } : player)),
    },
  });
  test('are the three costliest mistakes, in order of play', () => {
    const open = openOf('siege.over-agreed');
    const points = pointsOf(open);
    expect(practicable(open, points)).toEqual(points.slice(-3));
  });
  test('is nothing before the end of a match, of a sealed one with secrets, of a practice or of a link', () => {
    const over = openOf('stratego.over-agreed');
    const open = withBot(over, 'blue');
    const points = pointsOf(open).filter(({ seat }) => seat === 'red');
    expect(practicable(open, points).length).toBeGreaterThan(0);
    // Sabotage: without its own check the mistakes of an unfinished match with secrets were offered.
    expect(practicable({ ...open, steps: open.steps.slice(0, -1) }, points)).toEqual([]);
    expect(practicable({ ...open, sealed: true }, points)).toEqual([]);
    expect(practicable({ ...open, linked: true }, points)).toEqual([]);
    expect(practicable({ ...open, practice: { from: 1, dice: [] } }, points)).toEqual([]);
  });
  test('in a game with secrets is nothing of another seat than the only person’s', () => {
    const open = openOf('stratego.over-agreed');
    const points = pointsOf(open);
    expect(new Set(points.map(({ seat }) => seat)).size).toBe(2);
    expect(practicable(open, points)).toEqual([]);
    expect(new Set(practicable(withBot(open, 'blue'), points).map(({ seat }) => seat))).toEqual(new Set(['red']));
  });
  test('is no mistake that the coach’s action does not differ from', () => {
    const open = openOf('siege.over-agreed');
    const points = pointsOf(open, 1).map((point) => ({ ...point, instead: open.match.entries[point.ply]?.action }));
    expect(practicable(open, points)).toEqual([]);
  });
  test('has no names, words, clock or times', () => {
    const open = openOf('siege.over-agreed');
    const players = open.match.players.map((player) => ({ ...player, name: '<b>Ann</b>' }));
    const entries = open.match.entries.map((entry) => ({ ...entry, at: 7 }));
    const match = { ...open.match, players, entries, botSeed: 'b', words: undefined };
    const points = practicable(open, pointsOf(open, 2));
    expect(keepMistakes({ ...open, match }, points, NOW)).toBe(2);
    // Sabotage: the record was saved whole, with the names of both players.
    expect(kept.get(KEY)).not.toMatch(/Ann|"at":7|botSeed/);
    expect(
      readMistakes('siege', NOW).mistakes.map(
        ({
          match: {
            entries: { length },
          },
        }) => length,
      ),
    ).toEqual(points.map(({ ply }) => ply));
  });
});
