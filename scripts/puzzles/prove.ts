import { readdirSync, readFileSync } from 'node:fs';
import { enabledChoices } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { replaySteps, type TimelineStep } from '../../src/core/match.ts';
import { loadGame } from '../../src/games/index.ts';
import { areMet, judge } from '../../src/lessons/judge.ts';
import { type Lesson, lessonSchema, type StepOf } from '../../src/lessons/lesson.ts';
import { solutionsOf } from '../../src/lessons/solutions.ts';
import { startRecord } from '../../src/lessons/startRecord.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { runWithShots } from '../../src/store/runWithShots.ts';
import { LEAST_GAP } from './find.ts';
import { oddsOf, plansAt, playPlan } from './plans.ts';

/** How a puzzle was proved, or why it is none. */
type Proof = { readonly by: string } | { readonly fault: string };
/** The first puzzle of a game that was found by `find.ts`. The earlier ones were made by hand and are proved by their solution. */
const FIRST_FOUND = 6;
const TRIES = 400;
const MOST_STEPS = 30;
const SEED = 'puzzle';
type Engine = Awaited<ReturnType<typeof loadEngine>>;
const percent = (p: number): string => `${(100 * p).toFixed(1)}%`;

const tableOf = (game: AnyGame, lesson: Lesson): unknown => {
  const record = startRecord(lesson, 0);
  if (!record) throw new Error('A puzzle begins on a table of its own.');
  return [...replaySteps(game, record)].at(-1)?.state;
};
/** A puzzle in play. `roll` returns the next die of its step. */
interface Course {
  readonly game: AnyGame;
  readonly steps: TimelineStep[];
  readonly engine: Engine | undefined;
  roll(): number;
}
/** Does what the app does without asking: the only choice of a turn that is not over. Returns whether there was one. */
const forced = (course: Course): boolean => {
  const { game, steps } = course;
  const state = steps.at(-1)?.state;
  const turn = game.turn(state);
  if (!('to' in turn) || !turn.midway || steps.length > MOST_STEPS) return false;
  const [only, ...more] = enabledChoices(game.choices(game.view(state, turn.to))).filter(({ meta }) => !meta);
  return only?.kind === 'do' && more.length === 0 && act(course, only.action);
};
/** Runs an action with the dice of a step. Returns whether it was legal. */
const act = ({ game, steps, roll, engine }: Course, action: unknown): boolean => {
  const state = steps.at(-1)?.state;
  const typed: number[] = [];
  let { ran } = runWithShots(game, SEED, steps.length, state, { action, dice: typed }, engine);
  while ('ask' in ran) {
    typed.push(roll());
    ({ ran } = runWithShots(game, SEED, steps.length, state, { action, dice: typed }, engine));
  }
  if ('step' in ran) steps.push(ran.step);
  return 'step' in ran;
};
/** Proves that the recorded solution reaches the goal. */
const bySolution = async (game: AnyGame, id: string, step: StepOf<'do'>, state: unknown): Promise<Proof> => {
  const engine = game.shots ? await loadEngine() : undefined;
  const steps: TimelineStep[] = [{ state, events: [], luck: false }];
  const { dice = [] } = step;
  let used = 0;
  // The dice of a step repeat. Without dice any roll will do.
  const roll = (): number => dice[used++ % dice.length] ?? 1;
  const course: Course = { game, steps, engine, roll };
  for (const action of (await solutionsOf(game.id, id))['0'] ?? [])
    while (!act(course, action))
      if (!forced(course)) return { fault: `the solution is refused: ${JSON.stringify(action)}` };
  while (judge(step, game, steps) === 'open' && forced(course));
  return judge(step, game, steps) === 'met' ? { by: 'its solution' } : { fault: 'the solution misses the goal' };
};
/** Proves that one first action is best by at least 15 points, and that only it reaches the goal with the dice of the step. */
const byPlans = (game: AnyGame, step: StepOf<'do'>, state: unknown): Proof => {
  const plans = plansAt(game, state);
  const chances = plans.map((plan) => oddsOf(game, state, plan).p).toSorted((a, b) => b - a);
  const [best = 0, next = 0] = chances;
  if (best - next < LEAST_GAP) return { fault: `the best action has ${percent(best)}, the next ${percent(next)}` };
  const met = plans.filter(({ action }) => {
    const played = playPlan(game, state, action, { repeated: step.dice ?? [] });
    return played !== null && areMet(step.aims, game, played.steps);
  });
  if (met.length !== 1) return { fault: `${met.length} of ${plans.length} actions reach the goal` };
  return { by: `${percent(best)}, next ${percent(next)} of ${plans.length} actions` };
};
/** Proves that one answer comes most often by at least 15 points, in 400 tries if something flies. */
const byTries = async (game: AnyGame, { answers, play }: StepOf<'predict'>, state: unknown): Promise<Proof> => {
  const engine = game.shots ? await loadEngine() : undefined;
  const counts = answers.map(() => 0);
  const tries = game.shots ? TRIES : 1;
  for (let i = 0; i < tries; i++) {
    const steps: TimelineStep[] = [{ state, events: [], luck: false }];
    for (const { action, dice } of play) {
      const entry = { action, ...(dice ? { dice } : {}) };
      const { ran } = runWithShots(game, `puzzle/${i}`, steps.length, steps.at(-1)?.state, entry, engine);
      if ('step' in ran) steps.push(ran.step);
    }
    const came = answers.findIndex(({ aims }) => areMet(aims, game, steps));
    if (came >= 0) counts[came] = (counts[came] ?? 0) + 1;
  }
  const [best = 0, next = 0] = counts.map((count) => count / tries).toSorted((a, b) => b - a);
  if (best - next < LEAST_GAP) return { fault: `the likeliest answer has ${percent(best)}, the next ${percent(next)}` };
  return { by: tries > 1 ? `${percent(best)} of ${tries} tries, next ${percent(next)}` : 'the rules' };
};
const prove = async (game: AnyGame, id: string, lesson: Lesson): Promise<Proof> => {
  const [step] = lesson.steps;
  const state = tableOf(game, lesson);
  if (step?.kind === 'predict') return byTries(game, step, state);
  if (step?.kind === 'ask') return { by: 'its one right answer' };
  if (step?.kind !== 'do') return { fault: 'it asks nothing' };
  const solved = await bySolution(game, id, step, state);
  if ('fault' in solved || Number(id.replace(/\D/g, '')) < FIRST_FOUND) return solved;
  return byPlans(game, step, state);
};

/** Proves each puzzle of the app, or those of one game, and says how. Returns how many are no puzzles. */
export const proveAll = async (
  folder: string,
  games: readonly string[],
  say: (line: string) => void,
): Promise<number> => {
  let faults = 0;
  for (const name of games) {
    const game = await loadGame(name);
    if (!game) throw new Error(`There is no game ${name}.`);
    const files = readdirSync(`${folder}/${name}`).filter((file) => file.startsWith('puzzle'));
    for (const file of files.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
      const id = file.replace('.json', '');
      const lesson = lessonSchema.parse(JSON.parse(readFileSync(`${folder}/${name}/${file}`, 'utf8')));
      const proof = await prove(game, id, lesson);
      if ('fault' in proof) faults++;
      say(`${'fault' in proof ? '✗' : '✓'} ${name} ${id}: ${'fault' in proof ? proof.fault : proof.by}`);
    }
  }
  return faults;
};
