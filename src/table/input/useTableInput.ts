import { useRef, useState } from 'react';
import type { NodeId } from '../../core/scene.ts';
import { type Point, distance } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { isInside } from '../../geometry/shape.ts';
import {
  type HitShape,
  type HitTarget,
  activeChoices,
  choiceTargets,
  moveChoiceOf,
  nearestHit,
  openMoveOf,
  ownPieceAt,
  pickableOf,
  placeFor,
  sameAim,
  hitTargets,
} from './hitTest.ts';
import { type ViewWindow, pressedAt, roomToEdge, toTable } from '../camera/camera.ts';
import type { PlacedLabel } from '../labels/label.ts';
import { isOnCloseButton } from '../labels/placeLabels.ts';
import { type AimChoice, aimFromPoint, aimChoiceOf, grabAim, draftAimedAt, aimSettings } from './aimHandle.ts';
import { legalStand, walkTo } from './pathDraft.ts';
import type { GestureHandlers } from './pointerGestures.ts';
import type { Draft, Proposal } from './proposal.ts';
import type { TableProps } from '../tableProps.ts';
import type { CameraControls } from '../camera/useCamera.ts';
import { usePieceDrag } from './usePieceDrag.ts';
import { useTapeMeasure } from './useTapeMeasure.ts';

/** What a hand holds at the moment, for the eye: the piece under it, the loupe, a tape being laid. */
export interface DragState {
  readonly dragging: { readonly place: Point; readonly touch: boolean } | null;
  readonly measuring: readonly Point[] | null;
  /** Whether a drag goes on that moves nothing: it only picks. */
  readonly picking: boolean;
  /** The tool with which it is measured: a tape half laid goes when the tool goes. */
  readonly tool: TableProps['tool'];
  readonly hovered: NodeId | null;
  readonly cursor: 'default' | 'pointer' | 'grab' | 'grabbing' | 'crosshair';
}

const REST: DragState = {
  dragging: null,
  measuring: null,
  picking: false,
  tool: 'hand',
  hovered: null,
  cursor: 'default',
};

/** What was in the hand, let go where it is. */
const atRest = ({
  moving: _moving,
  action: _action,
  refusal: _refusal,
  preview: _preview,
  ...draft
}: Proposal): Draft => draft;

/** Turns gestures into what may be done: picking, proposing, aiming, measuring, looking around. */
export function useTableInput(
  props: TableProps,
  look: CameraControls,
  view: ViewWindow,
  chipsWith: (held: DragState) => readonly PlacedLabel[],
): { hand: GestureHandlers; held: DragState } {
  const [held, setHeld] = useState<DragState>(REST);
  const aiming = useRef<AimChoice | null>(null);
  const aimed = useRef(false);
  /** The point of the table pressed last: the camera may move before the press does. */
  const pressed = useRef<Point>({ x: 0, y: 0 });
  /** Where the pointer was when it pointed at somebody. */
  const pointed = useRef<Point | null>(null);
  const { scene, choices, selected, mode, proposal, tool, tapes, atOnce = (changes) => changes() } = props;
  const { camera } = look;
  const px = 1 / camera.zoom;
  const change = (next: Partial<DragState>): void => setHeld((now) => ({ ...now, tool, ...next }));
  const pointAt = (place: Point): Point => toTable(camera, view, place);
  const pull = {
    pushes: props.pushes,
    roomOf: (from: Point, toward: Point): number => roomToEdge(camera, view, from, toward),
  };
  const pickable = pickableOf(choices);
  // Asked for by a press or a pointer that hovers: a move of what is in the hand needs none of it.
  const things = (): readonly HitTarget[] => hitTargets(scene, pickable, proposal);
  const pickables = (): readonly HitTarget[] => things().filter(({ id }) => pickable.has(id));
  const aims = (): readonly HitShape[] => choiceTargets(scene, activeChoices(choices, selected, mode));

  const tape = useTapeMeasure(props, px, (measuring) => change({ measuring }));
  const carry = usePieceDrag(props, px);

  const aimUnder = (point: Point): AimChoice | null =>
    grabAim(things(), choices, selected, mode, proposal, point, px, pull);

  /** What is being aimed, as long as it may be: as with what is carried. */
  function stillAiming(): AimChoice | null {
    if (aiming.current && !choices.includes(aiming.current)) {
      aiming.current = null;
      props.onPropose(null);
    }
    return aiming.current;
  }

  function startDrag(place: Point, touch: boolean): void {
    const point = pressed.current;
    aiming.current = aimUnder(point);
    if (aiming.current) {
      const { piece } = aiming.current;
      if (piece !== undefined && piece !== selected) props.onSelect(piece);
      props.onCue?.('lift');
      change({ cursor: 'grabbing', hovered: null });
      return;
    }
    const grabbed = nearestHit(
      things().filter(({ id }) => moveChoiceOf(choices, id, selected, mode)),
      point,
      px,
    );
    const move = grabbed && moveChoiceOf(choices, grabbed.id, selected, mode);
    if (!grabbed || !move) {
      // Who may not be moved is picked, or it is told why not.
      const own = ownPieceAt(scene, pickable, things(), point);
      if (own !== null && own !== selected && pickable.has(own)) {
        props.onSelect(own);
        change({ picking: true });
      } else if (own !== null) props.onIdle(own);
      return;
    }
    carry.begin(move, grabbed, point, touch);
    change({ dragging: { place, touch }, cursor: 'grabbing', hovered: null });
  }

  function tapFelt(point: Point): boolean {
    const move = openMoveOf(choices, selected, mode);
    const aimed = aimChoiceOf(choices, selected, selected, mode, proposal);
    if (aimed) {
      const { x, y } = aimed.controls.at;
      const setting = aimSettings(aimed, proposal);
      // A tap points there; how hard stays as it was.
      const place = props.pushes ? point : { x: 2 * x - point.x, y: 2 * y - point.y };
      const { bearing } = aimFromPoint(aimed, setting, place, px, pull);
      props.onPropose({ choice: aimed, aim: { ...setting, ...(bearing === undefined ? {} : { bearing }) } });
      return true;
    }
    const within = point.x >= 0 && point.y >= 0 && point.x <= scene.width && point.y <= scene.height;
    if (move?.kind === 'put') {
      // Where it may not be put it is refused, with the reason.
      const refused = move.piece === selected && within;
      const at = placeFor(move, point, px) ?? (refused ? { x: Math.round(point.x), y: Math.round(point.y) } : null);
      if (at) {
        props.onDrop({ choice: move, at });
        return true;
      }
    } else if (move && within) {
      const before = (proposal?.choice.piece === move.piece ? proposal?.path : undefined) ?? [move.from];
      const end = before.at(-1) ?? move.from;
      if (before.length > 1 && distance(end, point) < 14 * px) return true;
      const full = move.reach - pathLength(before) < 2;
      const { path } = walkTo(
        move,
        full && before.length > 1 ? before.slice(0, -1) : before,
        legalStand(scene, move.piece, point),
      );
      props.onPropose({ choice: move, path });
      return true;
    }
    if (proposal) props.onPropose(null);
    else if (selected !== null) props.onSelect(null);
    return false;
  }

  function tap(place: Point, time: number): boolean {
    const left = look.left(time);
    const point = pressedAt(
      camera,
      left,
      view,
      place,
      (at) => nearestHit([...aims(), ...pickables()], at, px) !== null,
    );
    const rests = aimed.current && pointed.current && distance(pointed.current, place) < 1;
    if (rests && tool === 'hand' && proposal) {
      aimed.current = false;
      props.onTarget(proposal.choice);
      return true;
    }
    const closing = chipsWith(held).find((chip) => isOnCloseButton(chip, place));
    if (closing) {
      props.onTapes(tapes.filter(({ id }) => id !== closing.id));
      return true;
    }
    if (tool === 'tape') {
      tape.tap(point);
      return true;
    }
    const picked = nearestHit(pickables(), point, px);
    const aim = nearestHit(aims(), point, px);
    const closer = picked && aim && picked.id !== aim.id && distance(picked.at, point) < distance(aim.at, point);
    if (aim && !closer && (mode !== null || picked?.id !== aim.id)) {
      aimed.current = false;
      const { choice } = aim;
      if (choice.kind === 'aim' && aim.id !== null)
        props.onPropose(draftAimedAt(choice, scene, aimSettings(choice, proposal), aim.id));
      else if (choice.disabled) props.onPropose({ choice });
      else props.onTarget(choice);
      return true;
    }
    if (picked && picked.id !== selected) {
      if (proposal) props.onPropose(null);
      props.onSelect(picked.id);
      return true;
    }
    if (picked) return true;
    const idle = things().find(({ at, r, shape, solid }) =>
      shape ? solid && isInside(point, shape) : distance(at, point) <= r,
    );
    // Whom the chosen mode does not reach lets go of nobody: why not is told, where it is known.
    if (idle && mode !== null && idle.id !== selected) {
      const other = choiceTargets(scene, activeChoices(choices, selected, null)).find(({ id }) => id === idle.id);
      if (other?.choice.disabled) props.onPropose({ choice: other.choice });
      if (other) return true;
    }
    // Where a way would end while the table glides under the finger is nobody's choice.
    return (idle && props.onIdle(idle.id)) || left !== null || tapFelt(point);
  }

  function hover(place: Point | null): void {
    const point = place && pointAt(place);
    if (point && tape.isLaying()) tape.stretch(point);
    const over = point && tool === 'hand' ? nearestHit(aims(), point, px) : null;
    // Whom a gun is laid at is decided by a press.
    const aim = over?.choice.kind === 'do' ? over : null;
    const picked = point && tool === 'hand' ? nearestHit(pickables(), point, px) : null;
    if (aim && (!proposal || aimed.current) && !(proposal && sameAim(proposal.choice, aim.choice, mode !== null))) {
      aimed.current = true;
      pointed.current = place;
      props.onTarget(aim.choice);
    } else if (!aim && aimed.current) {
      aimed.current = false;
      props.onPropose(null);
    }
    const cursor = tool === 'tape' ? 'crosshair' : over ? 'pointer' : picked ? 'grab' : 'default';
    const hovered = picked?.id ?? null;
    if (hovered !== held.hovered || cursor !== held.cursor) change({ hovered, cursor });
  }

  function release(): void {
    carry.drop();
    tape.drop();
    aiming.current = null;
    change({ dragging: null, measuring: null, picking: false, cursor: 'default' });
  }

  function move(place: Point, rested: number): void {
    const point = pointAt(place);
    const choice = stillAiming();
    if (choice) {
      const on = proposal?.choice.piece === choice.piece ? proposal?.on : undefined;
      const aim = aimFromPoint(choice, aimSettings(choice, proposal), point, px, pull);
      props.onPropose({ choice, aim, ...(on === undefined ? {} : { on }), moving: true });
      return;
    }
    const carried = carry.held();
    if (carried) {
      change({ dragging: { place, touch: carried.touch } });
      carry.to(point, rested);
    } else if (tape.isLaying()) tape.stretch(point);
  }

  const hand: GestureHandlers = {
    press: (place, time) => {
      const movable = (): HitTarget[] => things().filter(({ id }) => moveChoiceOf(choices, id, selected, mode));
      const drags = (point: Point): boolean =>
        aimUnder(point) !== null ||
        nearestHit(movable(), point, px) !== null ||
        ownPieceAt(scene, pickable, things(), point) !== null;
      const measures = tool === 'tape';
      pressed.current = pressedAt(camera, look.left(time), view, place, measures ? () => false : drags);
      return measures ? 'measure' : drags(pressed.current) ? 'drag' : 'pan';
    },
    start: (kind, place, touch) => {
      if (kind === 'drag') atOnce(() => startDrag(place, touch));
      else tape.begin(pressed.current);
    },
    move: (place, rested) => atOnce(() => move(place, rested)),
    end: (place) => {
      if (tape.isLaying()) tape.end(pointAt(place));
      else if (!stillAiming()) carry.end();
      else if (proposal?.moving) props.onPropose(atRest(proposal));
      release();
    },
    cancel: () => {
      if (carry.held() || aiming.current) props.onPropose(null);
      release();
    },
    tap,
    double: () => look.fit(),
    hover,
    pan: look.panBy,
    zoom: look.zoomAt,
    corner: carry.corner,
    turn: (steps) => carry.isPut() && props.onTurn(steps),
  };
  return { hand, held: held.tool === tool ? held : { ...held, measuring: null } };
}
