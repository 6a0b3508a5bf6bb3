import type { TableEvent } from '../core/event.ts';
import type { RollRequest } from '../core/luck.ts';
import type { NodeId, Scene } from '../core/scene.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';
import type { ChainMark } from '../table/marks/actionChain.ts';
import { actingPiece } from './pacing.ts';
import { eventsAt, pieceIn, sceneAt } from './scenes.ts';
import { actingPieceOf } from './recap.ts';
import { visibleSteps } from './visibleSteps.ts';

/** A step of what one piece does, answers included, and its number in it, from 1. */
interface Link {
  readonly ply: number;
  readonly n: number;
}
const fires = (events: readonly TableEvent[]): boolean => events.some(({ kind }) => kind === 'shot');
/** Whether an action answered the one before it, or went on with it. */
export const isMidway = (open: OpenMatch, ply: number): boolean => {
  const turn = open.game.turn(stateAtPly(open, ply - 1));
  return 'to' in turn && turn.midway === true;
};
/** Whether a step goes on with what the step before it began: midway, or one more deed of the same piece that is no further shot. */
const goesOn = (open: OpenMatch, ply: number): boolean => {
  if (isMidway(open, ply)) return true;
  let before = ply - 1;
  while (before > 1 && isMidway(open, before)) before--;
  const [now, then] = [actingPiece(open, ply), actingPiece(open, before)];
  if (!now || now !== then || (fires(eventsAt(open, ply)) && fires(eventsAt(open, before)))) return false;
  const doer = actingPieceOf(open, ply, now.seat);
  return doer !== null && doer === actingPieceOf(open, before, now.seat);
};
/** All that one piece has done in a run that the step looked at belongs to, up to the last step played, numbered in order; silent steps are left out. */
export const actionChain = (open: OpenMatch): readonly Link[] => {
  let from = open.ply;
  while (from > 1 && goesOn(open, from)) from--;
  let to = open.ply;
  while (to + 1 < open.steps.length && goesOn(open, to + 1)) to++;
  return visibleSteps(open)
    .filter((ply) => ply > 0 && ply >= from && ply <= to)
    .map((ply, i) => ({ ply, n: i + 1 }));
};

/** What events that led from one table to another leave on it under a number: a way gone, a blow or shot from one to another, who fell. */
export const markOf = (events: readonly TableEvent[], before: Scene, after: Scene, n: number | null): ChainMark[] => {
  const find = (id: NodeId) => pieceIn(after, id) ?? pieceIn(before, id);
  // On a board the place of whoever fell is taken at once.
  const fell = events.flatMap((event) =>
    event.kind === 'removed' && !before.boards ? event.ids.flatMap((id) => pieceIn(before, id) ?? []) : [],
  );
  const way = events.findLast((event) => event.kind === 'moved');
  const dealt = events.flatMap((event) => (event.kind === 'rolled' ? (event.thrown.dealt ?? []) : [])).at(-1);
  const by = dealt?.how && find(dealt.by);
  const on = dealt && find(dealt.on);
  const blow = by && on ? { from: by.at, to: on.at } : null;
  const trail = way?.path ?? [];
  const at = on?.at ?? fell[0]?.at ?? trail.at(-1);
  return at ? [{ n, at, trail, blow, fell }] : [];
};
/** The marks of what one piece did up to the step looked at, as far as it has been told, in order. */
export const chainMarks = (open: OpenMatch): ChainMark[] =>
  actionChain(open).flatMap((link) =>
    link.ply <= open.ply
      ? markOf(eventsAt(open, link.ply), sceneAt(open, link.ply - 1), sceneAt(open, link.ply), link.n)
      : [],
  );
/** What was thrown on a rule's table in the chain up to the step looked at: the number of the step, and the total. A rule may have two, a blow's and the answer's. */
export const rollsInChain = (open: OpenMatch, { rule, text }: RollRequest): { n: number; total: number }[] =>
  actionChain(open).flatMap(({ ply, n }) =>
    ply > open.ply
      ? []
      : eventsAt(open, ply).flatMap((event) =>
          event.kind === 'rolled' && event.thrown.rule === rule && event.thrown.text.key === text.key
            ? [{ n, total: event.total }]
            : [],
        ),
  );
