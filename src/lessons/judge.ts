import { subjectsOf, type TableEvent } from '../core/event.ts';
import type { AnyGame } from '../core/game.ts';
import type { AttackCue } from '../core/luck.ts';
import type { TimelineStep } from '../core/match.ts';
import type { NodeId, PieceNode } from '../core/scene.ts';
import { samePoint, squaredDistance } from '../geometry/point.ts';
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
const piecesAt = (game: AnyGame, { state }: TimelineStep): PieceNode[] =>
  game.scene(game.view(state, 'all')).nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.out);
const pieceIn = ({ game, last }: Course, id: string): PieceNode | undefined =>
  piecesAt(game, last).find((piece) => piece.id === id);
/** The events that change a piece for good or for the turn. */
const CHANGES: ReadonlySet<TableEvent['kind']> = new Set(['moved', 'hit', 'wounded', 'removed', 'restored', 'scored']);
/** Whether pieces, or all, are as and where they were before the first action. */
const areUnchanged = (ids: readonly NodeId[] | undefined, course: Course): boolean => {
  const { game, steps, last } = course;
  const [first] = steps;
  if (!first || steps.length < 2) return false;
  const about = (id: NodeId): boolean => ids === undefined || ids.includes(id);
  if (eventsOf(course).some((event) => CHANGES.has(event.kind) && subjectsOf(event).some(about))) return false;
  // A flick moves pieces without an event for each.
  const now = new Map(piecesAt(game, last).map((piece) => [piece.id, piece.at]));
  const before = piecesAt(game, first).filter(({ id }) => about(id));
  return (
    before.length >= (ids?.length ?? 0) &&
    before.every(({ id, at }) => {
      const there = now.get(id);
      return there !== undefined && samePoint(there, at);
    })
  );
};
const cueOf = (event: TableEvent): AttackCue | undefined => {
  if (event.kind === 'rolled') return event.thrown.dealt;
  return 'dealt' in event ? event.dealt : undefined;
};
/** Returns the pieces that acted in an event, or were acted at. */
const chosenIn = (event: TableEvent): NodeId[] => {
  if (event.kind === 'moved') return [event.id];
  if (event.kind === 'shot') return [event.by, ...(event.on === undefined ? [] : [event.on])];
  const cue = cueOf(event);
  // A fight without dice has a table in their place.
  const fought = 'table' in event && event.table ? event.ids : [];
  return [...(cue ? [cue.by, cue.on] : []), ...fought];
};

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
  nothing: ({ ids }, course) => areUnchanged(ids, course),
  chosen: ({ ids }, course) => eventsOf(course).some((event) => chosenIn(event).some((id) => ids.includes(id))),
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
