// Solved lessons and puzzles on this device: ticks, the streak, and the next puzzle.
import { describe, expect, test } from 'vitest';
import { afterMissed, afterSolved, nextPuzzle } from '../../src/lessons/learned.ts';
import { lessonsOf, PUZZLES } from '../../src/lessons/shipped.ts';
import { GAME_IDS } from '../../src/games/index.ts';

const NONE = { learned: [], missed: [], streak: 0 };
const after = (results: readonly ('solved' | 'missed')[], key = 'siege/puzzle1', from: typeof NONE = NONE) =>
  results.reduce(
    (known, result) => ({ ...known, ...(result === 'solved' ? afterSolved : afterMissed)(known, key, 'puzzle') }),
    from as Parameters<typeof afterSolved>[0],
  );

describe('the streak', () => {
  test('grows by each new puzzle that is solved at the first try', () => {
    const one = after(['solved']);
    expect(one).toEqual({ learned: ['siege/puzzle1'], missed: [], streak: 1 });
    expect({ ...one, ...afterSolved(one, 'siege/puzzle2', 'puzzle') }.streak).toBe(2);
  });
  test('ends with a wrong answer, and the same puzzle does not start it again', () => {
    const known = after(['missed', 'solved'], 'siege/puzzle9', { ...NONE, streak: 4 });
    // Sabotage: if a missed puzzle was not kept, it counted as solved at the first try when it was opened again.
    expect(known).toEqual({ learned: ['siege/puzzle9'], missed: [], streak: 0 });
  });
  test('is left alone by solved puzzles and by lessons', () => {
    const solved = after(['solved']);
    // Sabotage: a wrong answer in a puzzle solved long ago ended the streak.
    expect(after(['missed', 'solved'], 'siege/puzzle1', solved as typeof NONE)).toEqual(solved);
    expect(afterMissed(solved, 'siege/first', 'lesson')).toEqual({});
    expect(afterSolved(solved, 'siege/first', 'lesson')).toMatchObject({
      learned: ['siege/puzzle1', 'siege/first'],
      streak: 1,
    });
  });
});

describe('the next puzzle', () => {
  const key = (game: string, id: string) => `${game}/${id}`;
  const all = GAME_IDS.flatMap((game) => (PUZZLES[game] ?? []).map((id) => ({ game, id })));
  test('is the next unsolved one of the game', () => {
    const [game = ''] = GAME_IDS;
    expect(nextPuzzle([], { game, id: 'puzzle1' })).toEqual({ game, id: 'puzzle2' });
    expect(nextPuzzle([key(game, 'puzzle2')], { game, id: 'puzzle1' })).toEqual({ game, id: 'puzzle3' });
  });
  test('comes from the start of the game after its last one, and then from the games after it', () => {
    const [first = '', second = ''] = GAME_IDS;
    const last = { game: first, id: PUZZLES[first]?.at(-1) ?? '' };
    expect(nextPuzzle([], last)).toEqual({ game: first, id: 'puzzle1' });
    const own = all.filter(({ game }) => game === first).map(({ id }) => key(first, id));
    expect(nextPuzzle(own, last)).toEqual({ game: second, id: 'puzzle1' });
    const end = GAME_IDS.at(-1) ?? '';
    const ofEnd = all.filter(({ game }) => game === end).map(({ id }) => key(end, id));
    expect(nextPuzzle(ofEnd, { game: end, id: 'puzzle1' })).toEqual({ game: first, id: 'puzzle1' });
  });
  test('is an unsolved one of the game after a puzzle of your own', () => {
    expect(nextPuzzle([], { game: 'siege', id: 'own.x' })).toEqual({ game: 'siege', id: 'puzzle1' });
  });
  test('is none when all are solved, whether this one is or not', () => {
    const others = all.map(({ game, id }) => key(game, id)).filter((each) => each !== 'flick/puzzle2');
    expect(nextPuzzle(others, { game: 'flick', id: 'puzzle2' })).toBeNull();
  });
});

test('puzzles are listed by number', async () => {
  for (const game of GAME_IDS) {
    const numbers = (PUZZLES[game] ?? []).map((id) => Number(id.replace('puzzle', '')));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const listed = (await lessonsOf(game)).filter(({ lesson }) => lesson.sort === 'puzzle').map(({ id }) => id);
    expect(listed).toEqual(PUZZLES[game]);
  }
});
