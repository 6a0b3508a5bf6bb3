import { subjectsOf } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { TimelineStep } from '../core/match.ts';
import type { PieceNode } from '../core/scene.ts';
import { squaredDistance } from '../geometry/point.ts';
import type { LessonGoal, StepOf } from './lesson.ts';

/** The steps that aims are judged by: the table before the first action, then one per action. */
type Steps = readonly TimelineStep[];
/** A game, the steps played, and the last of them. */
interface Course {
  readonly game: AnyGame;
  readonly steps: Steps;
  readonly last: TimelineStep;
}

const eventsOf = ({ steps }: Course) => steps.slice(1).flatMap(({ events }) => events);
const pieceIn = ({ game, last }: Course, id: string): PieceNode | undefined =>
  game
    .scene(game.view(last.state, 'all'))
    .nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id && !node.out);

const JUDGES: {
  readonly [Kind in LessonGoal['kind']]: (aim: Extract<LessonGoal, { kind: Kind }>, course: Course) => boolean;
} = {
  event: ({ event: kind, rule, ids }, course) =>
    eventsOf(course).some(
      (event) =>
        event.kind === kind &&
        (rule === undefined || event.rule === rule) &&
        (ids === undefined || subjectsOf(event).some((id) => ids.includes(id))),
    ),
  rule: ({ rule }, course) => eventsOf(course).some((event) => event.rule === rule),
  place: ({ id, at, within }, course) => {
    const piece = pieceIn(course, id);
    return piece !== undefined && squaredDistance(piece.at, at) <= within ** 2;
  },
  hidden: ({ id, from, least: min = 0, most: max = 1 }, { game, last }) => {
    const share = game
      .coverOverview?.(game.view(last.state, 'all'), from)
      ?.shares.find((each) => each.id === id)?.share;
    return share !== undefined && share >= min && share <= max;
  },
  safe: ({ ids }, course) => ids.every((id) => pieceIn(course, id) !== undefined),
  turn: ({ to, midway = false }, { game, last }) => {
    const turn = game.turn(last.state);
    return 'to' in turn && turn.to === to && (turn.midway ?? false) === midway;
  },
  won: ({ by }, { game, last }) => {
    const turn = game.turn(last.state);
    return 'over' in turn && turn.over.winners.includes(by);
  },
};
const isMet = (aim: LessonGoal, course: Course): boolean =>
  (JUDGES[aim.kind] as (aim: LessonGoal, course: Course) => boolean)(aim, course);
/** Whether the steps played meet all aims. */
export const areMet = (aims: readonly LessonGoal[], game: AnyGame, steps: Steps): boolean => {
  const last = steps.at(-1);
  return last !== undefined && aims.every((aim) => isMet(aim, { game, steps, last }));
};

/** The state of a task: `met`, `missed` (the turn has passed, the match is over, or too many actions were taken), or still `open`. */
type Judged = 'met' | 'missed' | 'open';
/** Judges a task by the steps played since it began. */
export const judge = ({ aims, within }: StepOf<'do'>, game: AnyGame, steps: Steps): Judged => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return 'open';
  if (areMet(aims, game, steps)) return 'met';
  const [was, is] = [game.turn(first.state), game.turn(last.state)];
  if (!('to' in is) || !('to' in was)) return 'missed';
  if (within !== undefined && steps.length - 1 >= within) return 'missed';
  return is.to !== was.to && !is.midway ? 'missed' : 'open';
};
