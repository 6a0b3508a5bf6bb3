import { type Choice, enabledChoices } from '../core/choice.ts';
import type { AnyGame } from '../core/game.ts';
import { type Match, replaySteps, runEntry, type TimelineStep } from '../core/match.ts';
import { judge } from './judge.ts';
import type { Lesson, StepOf } from './lesson.ts';

/** The most actions of a solution, and the most that are tried in all. */
const [DEEPEST, MOST_TRIES] = [3, 1500];

interface Search {
  readonly game: AnyGame;
  readonly step: StepOf<'do'>;
  readonly match: Match;
  tries: number;
}
/** Returns the actions of a choice that may reach a goal: its own, those to the places of the goal, and its example. */
const actionsOf = (choice: Choice<unknown>, { aims }: StepOf<'do'>): unknown[] => {
  if (choice.kind === 'do') return [choice.action];
  const places = aims.flatMap((aim) => (aim.kind === 'place' && aim.id === choice.piece ? [aim.at] : []));
  if (choice.kind === 'walk') return [...places.map((at) => choice.along([choice.from, at])), choice.example()];
  if (choice.kind === 'put') return [...places.map((at) => choice.at(at)), choice.example()];
  return [choice.example()];
};
/** An action with its result. */
interface Done {
  readonly action: unknown;
  readonly step: TimelineStep;
}
/** Returns an action's result with the dice of the step. If it is not legal, the nearest legal one is taken. Null if none is, or a shot is needed. */
const run = (
  { game, match, step }: Search,
  steps: readonly TimelineStep[],
  wished: unknown,
  instead = true,
): Done | null => {
  const dice: number[] = [];
  const ply = match.entries.length + steps.length;
  for (;;) {
    const entry = step.dice?.length ? { action: wished, dice } : { action: wished };
    const ran = runEntry(game, match.seed, ply, steps.at(-1)?.state, entry);
    if ('step' in ran) return { action: wished, step: ran.step };
    if ('refused' in ran && instead && ran.refused.instead !== undefined)
      return run({ game, match, step, tries: 0 }, steps, ran.refused.instead, false);
    const face = step.dice?.[dice.length % step.dice.length];
    if (!('ask' in ran) || face === undefined) return null;
    dice.push(face);
  }
};
const search = (of: Search, steps: readonly TimelineStep[], done: readonly unknown[]): readonly unknown[] | null => {
  const { game, step } = of;
  const turn = game.turn(steps.at(-1)?.state);
  if (!('to' in turn) || done.length >= DEEPEST) return null;
  const choices = enabledChoices(game.choices(game.view(steps.at(-1)?.state, turn.to))).filter(({ meta }) => !meta);
  const open: Done[] = [];
  for (const action of choices.flatMap((choice) => actionsOf(choice, step))) {
    if (of.tries++ > MOST_TRIES) return null;
    const next = run(of, steps, action);
    if (!next) continue;
    const judged = judge(step, game, [...steps, next.step]);
    if (judged === 'met') return [...done, next.action];
    if (judged === 'open') open.push(next);
  }
  for (const { action, step: after } of open) {
    const found = search(of, [...steps, after], [...done, action]);
    if (found) return found;
  }
  return null;
};
/** Returns what was played next in the lesson's own record, if it reaches the goal. */
const recorded = (game: AnyGame, lesson: Lesson, step: StepOf<'do'>): readonly unknown[] | null => {
  const [table, ply] = step.at ?? [];
  const match = table === undefined ? undefined : lesson.matches[table];
  if (!match || ply === undefined) return null;
  const steps = [...replaySteps(game, { ...match, options: game.schema.options.parse(match.options) })].slice(ply);
  const length = steps.findIndex((_, n) => n > 0 && judge(step, game, steps.slice(0, n + 1)) === 'met');
  return length < 0 ? null : match.entries.slice(ply, ply + length).map(({ action }) => action);
};
/**
 * Returns legal actions that reach the goal of a step on the table where it begins: from the lesson's own record, or by trying
 * what can be done there. Null if none is found.
 */
export const findSolution = (game: AnyGame, lesson: Lesson, i: number, match: Match): readonly unknown[] | null => {
  const step = lesson.steps[i];
  if (step?.kind !== 'do') return null;
  const start = [...replaySteps(game, match)].at(-1);
  const first: TimelineStep = { state: start?.state, events: [], luck: false };
  return recorded(game, lesson, step) ?? search({ game, step, match, tries: 0 }, [first], []);
};
