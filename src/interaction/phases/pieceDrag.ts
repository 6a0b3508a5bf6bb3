import type { NodeId } from '../../core/scene.ts';
import { pathLength } from '../../geometry/path.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { type MoveChoice, placeFor, type WalkChoice } from '../../table/input/hitTest.ts';
import { BEND, bendFor, legalStand, trimmedPath, walkTo, withCorner, withRests } from '../../table/input/pathDraft.ts';
import type { Draft } from '../../table/input/proposal.ts';
import { becomes, cue, type Effect, ignored, type Transition } from '../events.ts';
import { proposalOf } from '../judge.ts';
import type { PlayPosition } from '../position.ts';
import { changed, draftOf, type InteractionState, type PieceDrag, proposing } from '../state.ts';
import { selectedAt } from '../view.ts';
import { drop, propose, select } from './propose.ts';

type Dragging = Extract<InteractionState['phase'], { at: 'dragging' }>;

/** How long a pointer rests before a turn that sets a corner, ms. */
export const REST_MS = 300;

const cornersTo = ({ corners, rests }: PieceDrag, point: Point, bend: Mm): readonly Point[] =>
  withRests(corners, rests, point, bend);
/**
 * Returns the path of a drag to a point. A hand is never quite straight, so a leg has corners only where it clearly bends, or
 * where the straight one would not be legal.
 */
const walkOf = (drag: PieceDrag, move: WalkChoice, position: PlayPosition, point: Point): ReturnType<typeof walkTo> => {
  const straight = walkTo(move, cornersTo(drag, point, drag.bend), point);
  const exact = walkTo(move, cornersTo(drag, point, BEND), point);
  if (exact.path.length === straight.path.length) return straight;
  return proposalOf({ choice: move, path: straight.path }, position).refusal ? exact : straight;
};
const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Takes hold of a piece: selects it, and continues the path that is proposed for it. */
export const startPieceDrag = (
  state: InteractionState,
  position: PlayPosition,
  { move, id, at, from, touch }: { move: MoveChoice; id: NodeId; at: Point; from: Point; touch: boolean },
): Transition => {
  const draft = draftOf(state.phase);
  const selected = id === selectedAt(state, position);
  const base = selected ? changed(state) : select(state, id).next;
  const onward = draft?.choice.piece === id ? draft.path : undefined;
  const drag: PieceDrag = {
    move,
    grip: { x: at.x - from.x, y: at.y - from.y },
    touch,
    corners: move.kind === 'put' ? [] : (onward?.slice(0, -1) ?? [move.from]),
    rests: [],
    bend: BEND,
    at,
    ticks: 0,
    stopped: false,
    moved: false,
  };
  return becomes({ ...base, phase: { at: 'dragging', draft: selected ? draft : null, drag } }, cue('lift'));
};

/** Returns the drag and the draft with the piece at a point, and the sound of it. A draft of null means that nothing has changed. */
const movedTo = (
  drag: PieceDrag,
  position: PlayPosition,
  point: Point,
  px: Mm,
): { drag: PieceDrag; draft: Draft | null; effects: readonly Effect[] } => {
  const { move } = drag;
  if (move.kind === 'put') {
    const at = placeFor(move, point, px) ?? whole(point);
    if (at.x === drag.at.x && at.y === drag.at.y) return { drag, draft: null, effects: [] };
    return { drag: { ...drag, at, moved: true }, draft: { choice: move, at, moving: true }, effects: [] };
  }
  const wanted = legalStand(position.scene, move.piece, point);
  const bent = { ...drag, bend: bendFor(px) };
  const { path, stopped } = walkOf(bent, move, position, wanted);
  const ticks = Math.floor(pathLength(path) / 10);
  const effects = stopped && !drag.stopped ? [cue('stop')] : ticks === drag.ticks ? [] : [cue('tick')];
  const next = { ...bent, at: path.at(-1) ?? move.from, ticks, stopped };
  return { drag: next, draft: { choice: move, path, moving: true }, effects };
};

/** Moves the held piece to a point. `rested`: how long the pointer rested before, ms. */
export const movePiece = (
  state: InteractionState,
  phase: Dragging,
  position: PlayPosition,
  { at, rested, by }: { at: Point; rested: number; by: { px: Mm } },
): Transition => {
  const { drag } = phase;
  const { piece } = drag.move;
  if (piece !== undefined && piece !== selectedAt(state, position)) return ignored(state);
  const rests = rested >= REST_MS && !drag.stopped ? [...drag.rests, drag.at] : drag.rests;
  const point = { x: at.x + drag.grip.x, y: at.y + drag.grip.y };
  const moved = movedTo({ ...drag, rests }, position, point, by.px);
  const next = moved.draft
    ? propose(state, position, moved.draft).next
    : { ...state, phase: proposing(draftOf(phase)) };
  return becomes(
    { ...next, phase: { at: 'dragging', draft: draftOf(next.phase), drag: moved.drag } },
    ...moved.effects,
  );
};

/** Sets a corner where the held piece is now. */
export const setCorner = (state: InteractionState, phase: Dragging): Transition => {
  const { drag } = phase;
  if (drag.move.kind !== 'walk' || drag.stopped) return ignored(state);
  const before = cornersTo(drag, drag.at, drag.bend);
  const corners = withCorner(before, drag.at);
  const next = { ...state, phase: { ...phase, drag: { ...drag, corners, rests: [] } } };
  return corners === before ? becomes(next) : becomes(next, cue('tick'));
};
/** Ticks when the pointer rests: the next moves decide whether that is a corner. */
export const restPiece = (state: InteractionState, { drag }: Dragging): Transition => {
  const isCorner = drag.move.kind === 'walk' && !drag.stopped && withCorner(drag.corners, drag.at) !== drag.corners;
  return isCorner ? becomes(state, cue('tick')) : ignored(state);
};

/** Puts the held piece down where it is, if it has been anywhere. */
export const endPieceDrag = (state: InteractionState, phase: Dragging, position: PlayPosition): Transition => {
  const { drag } = phase;
  const { move } = drag;
  const rest = { ...state, phase: proposing(draftOf(phase)) };
  const end = (outcome: Transition): Transition => ({ ...outcome, effects: [cue('drop'), ...outcome.effects] });
  if (move.kind === 'put') return end(drag.moved ? drop(rest, position, { choice: move, at: drag.at }) : becomes(rest));
  if (move.piece !== selectedAt(state, position)) return end(becomes(rest));
  const path = trimmedPath(walkOf(drag, move, position, drag.at).path);
  return end(pathLength(path) >= 1 ? drop(rest, position, { choice: move, path }) : propose(rest, position, null));
};
