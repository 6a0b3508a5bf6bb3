import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { NodeId } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { type ViewWindow, pressedAt, roomToEdge, toTable } from '../camera/camera.ts';
import type { CameraControls } from '../camera/useCamera.ts';
import type { PlacedLabel } from '../labels/label.ts';
import { isOnCloseButton } from '../labels/placeLabels.ts';
import type { TableProps } from '../tableProps.ts';
import { grabAim } from './aimHandle.ts';
import {
  activeChoices,
  choiceTargets,
  type HitShape,
  type HitTarget,
  hitTargets,
  moveChoiceOf,
  nearestHit,
  ownPieceAt,
  pickableOf,
} from './hitTest.ts';
import type { GestureHandlers } from './pointerGestures.ts';
import type { PointerView, TableControl } from './tableInput.ts';
import { useTapeMeasure } from './useTapeMeasure.ts';

/** What the table shows of a pointer. Places are in px of the view. */
export interface DragState {
  /** The pointer that holds a piece. */
  readonly dragging: { readonly place: Point; readonly touch: boolean } | null;
  readonly measuring: readonly Point[] | null;
  /** Whether the drag moves nothing and only selects. */
  readonly picking: boolean;
  /** The measuring tool. An unfinished tape disappears with its tool. */
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

/** Returns what can be hit on the table. */
function hitsOf(scene: TableProps['scene'], { choices, selected, mode, proposal }: TableControl) {
  const pickable = pickableOf(choices);
  const things = (): readonly HitTarget[] => hitTargets(scene, pickable, proposal);
  return {
    things,
    pickables: (): readonly HitTarget[] => things().filter(({ id }) => pickable.has(id)),
    targets: (): readonly HitShape[] => choiceTargets(scene, activeChoices(choices, selected, mode)),
    /** Whether a press at a point grabs something, or at least selects it. */
    drags: (point: Point, by: PointerView): boolean => {
      const all = things();
      const movable = all.filter(({ id }) => moveChoiceOf(choices, id, selected, mode));
      return (
        grabAim(all, choices, selected, mode, proposal, point, by.px, by) !== null ||
        nearestHit(movable, point, by.px) !== null ||
        ownPieceAt(scene, pickable, all, point) !== null
      );
    },
  };
}

/** The camera and view of the table, and its labels. */
interface Looking {
  readonly look: CameraControls;
  readonly view: ViewWindow;
  labels(held: DragState): readonly PlacedLabel[];
}
/** Turns gestures into inputs for the owner of the table, which decides what they mean. Camera moves and measuring are handled here. */
export function useTableInput(
  { scene, tool, tapes, pushes, onTapes }: TableProps,
  control: TableControl,
  { look, view, labels }: Looking,
): { hand: GestureHandlers; held: DragState } {
  const [store] = useState(() => createStore<DragState>(() => REST));
  const held = useStore(store);
  /** The last pressed point of the table. The camera may move before the drag begins. */
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const { camera } = look;
  const px = 1 / camera.zoom;
  const by: PointerView = { px, pushes, roomOf: (from, toward) => roomToEdge(camera, view, from, toward) };
  const change = (next: Partial<DragState>): void => store.setState({ tool, ...next });
  const pointAt = (place: Point): Point => toTable(camera, view, place);
  const hits = hitsOf(scene, control);
  const tape = useTapeMeasure({ tool, tapes, scene, onTapes }, px, (measuring) => change({ measuring }));
  const dragged = () => control.drag.getState();

  function startDrag(place: Point, touch: boolean): void {
    control.send({ type: 'dragStart', at: pressed.current, touch, by });
    const choice = dragged()?.choice;
    if (!choice) change({ picking: true });
    else if (choice.kind === 'aim') change({ cursor: 'grabbing', hovered: null });
    else change({ dragging: { place, touch }, cursor: 'grabbing', hovered: null });
  }
  function tap(place: Point, time: number): boolean {
    const left = look.left(time);
    const isHit = (at: Point): boolean => nearestHit([...hits.targets(), ...hits.pickables()], at, px) !== null;
    const at = pressedAt(camera, left, view, place, isHit);
    const closing = labels(held).find((chip) => isOnCloseButton(chip, place));
    if (closing) onTapes(tapes.filter(({ id }) => id !== closing.id));
    else if (tool === 'tape') tape.tap(at);
    else return control.send({ type: 'tap', at, place, gliding: left !== null, by });
    return true;
  }
  function hover(place: Point | null): void {
    const point = place && pointAt(place);
    if (point && tape.isLaying()) tape.stretch(point);
    const at = tool === 'hand' ? point : null;
    control.send({ type: 'hover', at, place, by });
    const picked = at && nearestHit(hits.pickables(), at, px);
    const over = at && nearestHit(hits.targets(), at, px);
    const cursor = tool === 'tape' ? 'crosshair' : over ? 'pointer' : picked ? 'grab' : 'default';
    const hovered = picked?.id ?? null;
    if (hovered !== held.hovered || cursor !== held.cursor) change({ hovered, cursor });
  }
  function move(place: Point, rested: number): void {
    const at = pointAt(place);
    const drag = dragged();
    if (!drag) {
      if (tape.isLaying()) tape.stretch(at);
      return;
    }
    control.send({ type: 'dragMove', at, rested, by });
    if (drag.choice.kind !== 'aim') change({ dragging: { place, touch: drag.touch } });
  }
  function release(): void {
    tape.drop();
    change({ dragging: null, measuring: null, picking: false, cursor: 'default' });
  }
  const hand: GestureHandlers = {
    press: (place, time) => {
      const measures = tool === 'tape';
      const isHit = (at: Point): boolean => !measures && hits.drags(at, by);
      pressed.current = pressedAt(camera, look.left(time), view, place, isHit);
      return measures ? 'measure' : isHit(pressed.current) ? 'drag' : 'pan';
    },
    start: (kind, place, touch) => (kind === 'drag' ? startDrag(place, touch) : tape.begin(pressed.current)),
    move,
    end: (place) => {
      if (tape.isLaying()) tape.end(pointAt(place));
      else control.send({ type: 'dragEnd' });
      release();
    },
    cancel: () => {
      control.send({ type: 'dragLost' });
      release();
    },
    tap,
    double: () => look.fit(),
    hover,
    pan: look.panBy,
    zoom: look.zoomAt,
    corner: () => void control.send({ type: 'corner' }),
    turn: (steps) => dragged()?.choice.kind === 'put' && control.send({ type: 'turn', steps }),
  };
  return { hand, held: held.tool === tool ? held : { ...held, measuring: null } };
}
