import type { NodeId } from '../../core/scene.ts';
import { pathLength } from '../../geometry/path.ts';
import { type Point, distance } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import { aimChoiceOf, aimFromPoint, aimSettings, draftAimedAt, grabAim } from '../../table/input/aimHandle.ts';
import {
  activeChoices,
  hitsOn,
  choiceTargets,
  type HitShape,
  type HitTarget,
  moveChoiceOf,
  nearestHit,
  openMoveOf,
  ownPieceAt,
  placeFor,
  sameAim,
} from '../../table/input/hitTest.ts';
import { legalStand, walkTo } from '../../table/input/pathDraft.ts';
import type { PointerView, TableInput } from '../../table/input/tableInput.ts';
import { approachEnemy } from '../primary/approach.ts';
import { becomes, cue, ignored, type Transition } from '../events.ts';
import { bestAgainst, choiceAgainst } from '../odds/bestTarget.ts';
import type { PlayPosition } from '../position.ts';
import { type AnyChoice, changed, draftOf, type InteractionState, proposing } from '../state.ts';
import { type Interaction, interactionView } from '../view.ts';
import { startPieceDrag } from './pieceDrag.ts';
import { confirm } from './confirm.ts';
import { askWhy, drop, propose, refuseOther, select } from './propose.ts';

type Input<Type extends TableInput['type']> = Extract<TableInput, { type: Type }>;

/** Takes hold of an aim or of a piece. A piece that cannot be moved is selected, or says why. */
export const startDrag = (
  state: InteractionState,
  position: PlayPosition,
  { at, touch, by }: Input<'dragStart'>,
): Transition => {
  const view = interactionView(state, position);
  const { scene, choices, selected, mode, proposal } = view;
  const { pickable, ...hits } = hitsOn(scene, view);
  const things = hits.things();
  const aimed = grabAim(things, choices, selected, mode, proposal, at, by.px, by);
  if (aimed) {
    const { piece } = aimed;
    const base = piece !== undefined && piece !== selected ? select(state, piece).next : changed(state);
    return becomes({ ...base, phase: { at: 'aiming', draft: draftOf(base.phase), choice: aimed } }, cue('lift'));
  }
  const grabbed = nearestHit(
    things.filter(({ id }) => moveChoiceOf(choices, id, selected, mode)),
    at,
    by.px,
  );
  const move = grabbed && moveChoiceOf(choices, grabbed.id, selected, mode);
  if (grabbed && move) return startPieceDrag(state, position, { move, ...grabbed, from: at, touch });
  const own = ownPieceAt(scene, pickable, things, at);
  if (own === null || own === selected) return own === null ? ignored(state) : tapIdle(state, position, own);
  return pickable.has(own) ? select(state, own) : tapIdle(state, position, own);
};

/** Proposes the best attack on a piece without a choice of its own, or a path to it, or says why it can do nothing. */
const tapIdle = (state: InteractionState, position: PlayPosition, id: NodeId): Transition => {
  const view = interactionView(state, position);
  const choice = bestAgainst(view, id);
  if (choice) return propose(state, position, { choice });
  const nearer = approachEnemy(view, id);
  if (nearer?.draft) return propose(state, position, nearer.draft);
  return nearer ? select(state, nearer.piece) : askWhy(state, position, id);
};
/** Proposes a choice with a target: of several ways to attack it, the best one. */
const proposeTarget = (
  state: InteractionState,
  position: PlayPosition,
  choice: AnyChoice,
  pointed?: Point,
): Transition => {
  const best = choiceAgainst(interactionView(state, position), choice);
  const { next } = propose(state, position, { choice: best });
  return becomes(pointed ? { ...next, phase: proposing(draftOf(next.phase), pointed) } : next);
};

/** A tap this near (px) to the end of a proposed path confirms it. */
const AGAIN_PX = 14;
/** Takes the proposed move, by a second tap on its end. A refused one stays proposed. */
const confirmMove = (state: InteractionState, position: PlayPosition): Transition => {
  const { proposal } = interactionView(state, position);
  const moves = proposal !== null && (proposal.path !== undefined || proposal.at !== undefined);
  return moves && !proposal.refusal ? confirm(state, position, undefined) : becomes(state);
};
/** Proposes what a tap on a free place means: an aim, a placement or the next part of a path. Else takes back, and is ignored. */
const tapPlace = (state: InteractionState, position: PlayPosition, point: Point, by: PointerView): Transition => {
  const { choices, selected, mode, proposal, scene } = interactionView(state, position);
  const aimed = aimChoiceOf(choices, selected, selected, mode, proposal);
  if (aimed) {
    const { x, y } = aimed.controls.at;
    const setting = aimSettings(aimed, proposal);
    // A tap sets the direction and keeps the power.
    const place = by.pushes ? point : { x: 2 * x - point.x, y: 2 * y - point.y };
    const { bearing } = aimFromPoint(aimed, setting, place, by.px, by);
    const aim = { ...setting, ...(bearing === undefined ? {} : { bearing }) };
    return propose(state, position, { choice: aimed, aim });
  }
  const move = openMoveOf(choices, selected, mode);
  const within = point.x >= 0 && point.y >= 0 && point.x <= scene.width && point.y <= scene.height;
  if (move?.kind === 'put') {
    // An illegal place is refused, with the reason.
    const refused = move.piece === selected && within;
    const at = placeFor(move, point, by.px) ?? (refused ? { x: Math.round(point.x), y: Math.round(point.y) } : null);
    if (at) return drop(state, position, { choice: move, at });
  } else if (move && within) {
    const before = (proposal?.choice.piece === move.piece ? proposal?.path : undefined) ?? [move.from];
    const end = before.at(-1) ?? move.from;
    if (before.length > 1 && distance(end, point) < AGAIN_PX * by.px) return confirmMove(state, position);
    const full = move.reach - pathLength(before) < 2;
    const start = full && before.length > 1 ? before.slice(0, -1) : before;
    const { path } = walkTo(move, start, legalStand(scene, move.piece, point));
    return propose(state, position, { choice: move, path });
  }
  const letGo = proposal ? propose(state, position, null) : selected === null ? ignored(state) : select(state, null);
  return { ...letGo, handled: false };
};

/** Whether a tap repeats the place at which the mouse has proposed a target. */
const confirmsPointed = ({ phase }: InteractionState, place: Point): boolean =>
  phase.at === 'proposed' && phase.pointed !== undefined && distance(phase.pointed, place) < 1;
/** Returns the target that a tap means, or null: a piece that can be selected and is nearer goes first. */
const tappedTarget = (
  { mode }: Interaction,
  target: HitShape | null,
  picked: HitTarget | null,
  at: Point,
): HitShape | null => {
  if (!target) return null;
  const nearer = picked && picked.id !== target.id && distance(picked.at, at) < distance(target.at, at);
  return !nearer && (mode !== null || picked?.id !== target.id) ? target : null;
};
/** A tap on the table: on a target, on a piece, or on a free place. */
export const tap = (
  state: InteractionState,
  position: PlayPosition,
  { at, place, gliding, by }: Input<'tap'>,
): Transition => {
  const view = interactionView(state, position);
  const { scene, choices, selected, mode, proposal } = view;
  if (confirmsPointed(state, place) && proposal) return proposeTarget(state, position, proposal.choice);
  const hits = hitsOn(scene, view);
  const picked = nearestHit(hits.pickables(), at, by.px);
  const target = tappedTarget(view, nearestHit(hits.targets(), at, by.px), picked, at);
  if (target) {
    const { choice, id } = target;
    if (choice.kind === 'aim' && id !== null)
      return propose(state, position, draftAimedAt(choice, scene, aimSettings(choice, proposal), id));
    return choice.disabled ? propose(state, position, { choice }) : proposeTarget(state, position, choice);
  }
  // A proposed piece is shown at the end of its move.
  if (picked) return picked.id === selected ? confirmMove(state, position) : select(state, picked.id);
  const idle = hits
    .things()
    .find(({ at: middle, r, shape, solid }) => (shape ? solid && isInside(at, shape) : distance(middle, at) <= r));
  // A piece that the chosen mode does not reach keeps the selection, and says why if that is known.
  if (idle && mode !== null && idle.id !== selected) {
    const other = choiceTargets(scene, activeChoices(choices, selected, null)).find(({ id }) => id === idle.id);
    if (other) return other.choice.disabled ? propose(state, position, { choice: other.choice }) : becomes(state);
  }
  const meant = idle ? tapIdle(state, position, idle.id) : ignored(state);
  if (meant.handled) return meant;
  if (gliding) return becomes(state);
  const placed = tapPlace(state, position, at, by);
  return (idle && !placed.handled && refuseOther(placed.next, position, idle.id)) || placed;
};

/** The mouse points at a target, which is proposed, or away from it. */
export const hover = (
  state: InteractionState,
  position: PlayPosition,
  { at, place, by }: Input<'hover'>,
): Transition => {
  const view = interactionView(state, position);
  const { phase } = state;
  const pointed = phase.at === 'proposed' && phase.pointed !== undefined;
  if (!pointed && view.proposal) return ignored(state);
  const over = at && nearestHit(hitsOn(view.scene, view).targets(), at, by.px);
  // The target of a gun is chosen by a press.
  const choice = over?.choice.kind === 'do' ? over.choice : null;
  if (!choice) return pointed ? propose(state, position, null) : ignored(state);
  if (view.proposal && sameAim(view.proposal.choice, choice, view.mode !== null)) return ignored(state);
  return proposeTarget(state, position, choice, place ?? undefined);
};
