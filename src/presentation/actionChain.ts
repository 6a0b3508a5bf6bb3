import type { TableEvent } from '../core/event.ts';
import type { RollRequest } from '../core/luck.ts';
import type { NodeId, Scene } from '../core/scene.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';
import type { ChainMark } from '../table/marks/actionChain.ts';
import { actingPlayer } from './pacing.ts';
import { eventsAt, pieceIn, sceneAt } from './scenes.ts';
import { actingPieceOf } from './recap.ts';
import { visibleSteps } from './visibleSteps.ts';

/** A step of an action chain, and its number in it, from 1. */
interface Link {
  readonly ply: number;
  readonly n: number;
}
const fires = (events: readonly TableEvent[]): boolean => events.some(({ kind }) => kind === 'shot');
/** Whether an action responded to the one before it, or continued it. */
export const isMidway = (open: OpenMatch, ply: number): boolean => {
  const turn = open.game.turn(stateAtPly(open, ply - 1));
  return 'to' in turn && turn.midway === true;
};
/** Whether a step continues the one before it: midway, or as one more action of the same piece. A second shot does not. */
const goesOn = (open: OpenMatch, ply: number): boolean => {
  if (isMidway(open, ply)) return true;
  let before = ply - 1;
  while (before > 1 && isMidway(open, before)) before--;
  const [now, then] = [actingPlayer(open, ply), actingPlayer(open, before)];
  if (!now || now !== then || (fires(eventsAt(open, ply)) && fires(eventsAt(open, before)))) return false;
  const doer = actingPieceOf(open, ply, now.seat);
  return doer !== null && doer === actingPieceOf(open, before, now.seat);
};
/**
 * Returns the chain that the step looked at belongs to: all that one piece did in a row, with the responses to it, up to the
 * last step played. Steps without visible events are left out.
 */
export const actionChain = (open: OpenMatch): readonly Link[] => {
  let from = open.ply;
  while (from > 1 && goesOn(open, from)) from--;
  let to = open.ply;
  while (to + 1 < open.steps.length && goesOn(open, to + 1)) to++;
  return visibleSteps(open)
    .filter((ply) => ply > 0 && ply >= from && ply <= to)
    .map((ply, i) => ({ ply, n: i + 1 }));
};

/**
 * Returns the mark that a step's events leave on the table: a path, an attack from one piece to another, and the casualties.
 * `n` is its number in the chain, or null. Empty if there is nothing to mark.
 */
export const markOf = (events: readonly TableEvent[], before: Scene, after: Scene, n: number | null): ChainMark[] => {
  const find = (id: NodeId) => pieceIn(after, id) ?? pieceIn(before, id);
  // On a board another piece takes that place at once.
  const fell = events.flatMap((event) =>
    event.kind === 'removed' && !before.boards ? event.ids.flatMap((id) => pieceIn(before, id) ?? []) : [],
  );
  const way = events.findLast((event) => event.kind === 'moved');
  const dealt = events.flatMap((event) => (event.kind === 'rolled' ? (event.thrown.dealt ?? []) : [])).at(-1);
  const by = dealt?.how && find(dealt.by);
  const on = dealt && find(dealt.on);
  const blow = by && on ? { from: by.at, to: on.at, straight: dealt.how === 'shot' } : null;
  const trail = way?.path ?? [];
  const at = on?.at ?? fell[0]?.at ?? trail.at(-1);
  return at ? [{ n, at, trail, blow, fell }] : [];
};
/** Returns the marks of all steps of an action, numbered if there are several. */
export const chainMarksOf = (open: OpenMatch, from: number, to: number): ChainMark[] => {
  const plies = visibleSteps(open).filter((ply) => ply >= from && ply <= to);
  const marks = plies.flatMap((ply) => markOf(eventsAt(open, ply), sceneAt(open, ply - 1), sceneAt(open, ply), null));
  return marks.length > 1 ? marks.map((mark, i) => ({ ...mark, n: i + 1 })) : marks;
};
/** Returns the marks of the chain up to the step looked at, as far as it has been shown, in order. */
export const chainMarks = (open: OpenMatch): ChainMark[] =>
  actionChain(open).flatMap((link) =>
    link.ply <= open.ply
      ? markOf(eventsAt(open, link.ply), sceneAt(open, link.ply - 1), sceneAt(open, link.ply), link.n)
      : [],
  );
/**
 * Returns the rolls on a rule's table in the chain up to the step looked at, each with its number among all rolls of the chain
 * and its total. A rule may have two tables, for an attack and its response.
 */
export const rollsInChain = (open: OpenMatch, { rule, text }: RollRequest): { n: number; total: number }[] =>
  actionChain(open)
    .flatMap(({ ply }) => (ply > open.ply ? [] : eventsAt(open, ply).filter((event) => event.kind === 'rolled')))
    .flatMap(({ thrown, total }, i) =>
      thrown.rule === rule && thrown.text.key === text.key ? [{ n: i + 1, total }] : [],
    );
