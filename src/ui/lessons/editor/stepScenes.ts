import { type Match, replaySteps } from '../../../core/match.ts';
import type { Scene } from '../../../core/scene.ts';
import { gameOf } from '../../../games/index.ts';
import { tableUnder } from '../../../lessons/draft.ts';
import type { Lesson } from '../../../lessons/lesson.ts';

const known = new WeakMap<Match, readonly Scene[]>();
/** Returns the tables of a record, one after each of its actions. */
export const scenesOf = (match: Match): readonly Scene[] => {
  const game = gameOf(match.game);
  if (!game) return [];
  const before = known.get(match);
  if (before) return before;
  const whole = { ...match, options: game.schema.options.parse(match.options) };
  const scenes = [...replaySteps(game, whole)].map(({ state }) => game.scene(game.view(state, 'all')));
  known.set(match, scenes);
  return scenes;
};
/** Returns the table of a step, or the one that it continues from. */
export const sceneUnder = (lesson: Lesson, step: number): Scene | undefined => {
  const [table, ply] = lesson.steps[tableUnder(lesson, step)]?.at ?? [];
  const match = lesson.matches[table ?? 0];
  const scenes = match ? scenesOf(match) : [];
  return scenes[Math.min(ply ?? 0, scenes.length - 1)];
};
