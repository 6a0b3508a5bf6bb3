import type { RefObject } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { NodeId } from '../../core/scene.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { type ViewWindow, pressedAt, roomToEdge, toTable } from '../camera/camera.ts';
import type { CameraControls } from '../camera/useCamera.ts';
import type { PlacedLabel } from '../labels/label.ts';
import { isOnCloseButton } from '../labels/placeLabels.ts';
import type { TableProps } from '../tableProps.ts';
import { grabAim } from './aimHandle.ts';
import { hitsOn, moveChoiceOf, nearestHit, ownPieceAt } from './hitTest.ts';
import type { GestureHandlers } from './pointerGestures.ts';
import type { LiveDrag, PointerView, TableControl } from './tableInput.ts';
import type { TapeLaying } from './useTapeMeasure.ts';

/** What the table shows of a pointer. It stays the same while a piece is dragged. */
export interface DragState {
  /** The pointer that holds a piece. */
  readonly dragging: { readonly touch: boolean } | null;
  readonly measuring: readonly Point[] | null;
  /** Whether the drag moves nothing and only selects. */
  readonly picking: boolean;
  /** The measuring tool. An unfinished tape disappears with its tool. */
  readonly tool: TableProps['tool'];
  readonly hovered: NodeId | null;
  readonly cursor: 'default' | 'pointer' | 'grab' | 'grabbing' | 'crosshair';
}
/** Returns what can be hit on the table. */
function hitsOf(scene: TableProps['scene'], control: TableControl) {
  const { choices, selected, mode, proposal } = control;
  const hits = hitsOn(scene, control);
  return {
    ...hits,
    /** Whether a press at a point grabs something, or at least selects it. */
    drags: (point: Point, by: PointerView): boolean => {
      const all = hits.things();
      const movable = all.filter(({ id }) => moveChoiceOf(choices, id, selected, mode));
      return (
        grabAim(all, choices, selected, mode, proposal, point, by.px, by) !== null ||
        nearestHit(movable, point, by.px) !== null ||
        ownPieceAt(scene, hits.pickable, all, point) !== null
      );
    },
  };
}

/** The camera and view of the table, its labels, and where a finger holds a piece, px of the view. */
export interface Looking {
  readonly look: CameraControls;
  readonly view: ViewWindow;
  readonly finger: StoreApi<Point | null>;
  labels(held: DragState): readonly PlacedLabel[];
}
/** What the gestures of a table work with. */
interface GestureParts extends Looking {
  readonly props: Pick<TableProps, 'scene' | 'tool' | 'tapes' | 'pushes' | 'onTapes'>;
  readonly control: TableControl;
  readonly held: DragState;
  readonly tape: TapeLaying;
  /** The last pressed point of the table. The camera may move before the drag begins. */
  readonly pressed: RefObject<Point>;
  change(next: Partial<DragState>): void;
}
/** Turns gestures into inputs for the owner of the table, which decides what they mean. Camera moves and measuring are handled here. */
export class TableGestures implements GestureHandlers {
  readonly #parts: GestureParts;
  readonly #px: Mm;
  readonly #by: PointerView;
  readonly #hits: ReturnType<typeof hitsOf>;

  constructor(parts: GestureParts) {
    const { look, view, props, control } = parts;
    this.#parts = parts;
    this.#px = 1 / look.camera.zoom;
    const roomOf = (from: Point, toward: Point): number => roomToEdge(look.camera, view, from, toward);
    this.#by = { px: this.#px, pushes: props.pushes, roomOf };
    this.#hits = hitsOf(props.scene, control);
  }
  #drag(): LiveDrag | null {
    return this.#parts.control.drag.getState();
  }
  #pointAt(place: Point): Point {
    const { look, view } = this.#parts;
    return toTable(look.camera, view, place);
  }
  /** Returns the point that was pressed at a time, even if the camera has moved since. */
  #pressedAt(place: Point, time: number, isHit: (at: Point) => boolean): Point {
    const { look, view } = this.#parts;
    return pressedAt(look.camera, look.left(time), view, place, isHit);
  }
  press: GestureHandlers['press'] = (place, time) => {
    const { pressed, props } = this.#parts;
    const measures = props.tool === 'tape';
    const isHit = (at: Point): boolean => !measures && this.#hits.drags(at, this.#by);
    pressed.current = this.#pressedAt(place, time, isHit);
    return measures ? 'measure' : isHit(pressed.current) ? 'drag' : 'pan';
  };
  start: GestureHandlers['start'] = (kind, place, touch) => {
    const { control, pressed, finger, tape, change } = this.#parts;
    if (kind === 'measure') {
      tape.begin(pressed.current);
      return;
    }
    control.send({ type: 'dragStart', at: pressed.current, touch, by: this.#by });
    const choice = this.#drag()?.choice;
    if (!choice) change({ picking: true });
    else if (choice.kind === 'aim') change({ cursor: 'grabbing', hovered: null });
    else {
      if (touch) finger.setState(place, true);
      change({ dragging: { touch }, cursor: 'grabbing', hovered: null });
    }
  };
  move: GestureHandlers['move'] = (place, rested) => {
    const { control, finger, tape } = this.#parts;
    const at = this.#pointAt(place);
    const drag = this.#drag();
    if (!drag) {
      if (tape.isLaying()) tape.stretch(at);
      return;
    }
    control.send({ type: 'dragMove', at, rested, by: this.#by });
    // Only after that, so that the loupe copies the canvas as it is drawn now.
    if (drag.touch) finger.setState(place, true);
  };
  end: GestureHandlers['end'] = (place) => {
    const { control, tape } = this.#parts;
    if (tape.isLaying()) tape.end(this.#pointAt(place));
    else control.send({ type: 'dragEnd' });
    this.#release();
  };
  cancel: GestureHandlers['cancel'] = () => {
    this.#parts.control.send({ type: 'dragLost' });
    this.#release();
  };
  #release(): void {
    const { tape, change } = this.#parts;
    tape.drop();
    change({ dragging: null, measuring: null, picking: false, cursor: 'default' });
  }
  tap: GestureHandlers['tap'] = (place, time) => {
    const { look, labels, held, props, tape, control } = this.#parts;
    const { targets, pickables } = this.#hits;
    const isHit = (at: Point): boolean => nearestHit([...targets(), ...pickables()], at, this.#px) !== null;
    const at = this.#pressedAt(place, time, isHit);
    const closing = labels(held).find((chip) => isOnCloseButton(chip, place));
    if (closing) props.onTapes(props.tapes.filter(({ id }) => id !== closing.id));
    else if (props.tool === 'tape') tape.tap(at);
    else return control.send({ type: 'tap', at, place, gliding: look.left(time) !== null, by: this.#by });
    return true;
  };
  mark: GestureHandlers['mark'] = (place, time) => {
    const isHit = (point: Point): boolean => nearestHit(this.#hits.things(), point, this.#px) !== null;
    this.#parts.control.send({ type: 'mark', at: this.#pressedAt(place, time, isHit), by: this.#by });
  };
  hover: GestureHandlers['hover'] = (place) => {
    const { props, held, tape, control, change } = this.#parts;
    const point = place && this.#pointAt(place);
    if (point && tape.isLaying()) tape.stretch(point);
    const at = props.tool === 'hand' ? point : null;
    control.send({ type: 'hover', at, place, by: this.#by });
    const picked = at && nearestHit(this.#hits.pickables(), at, this.#px);
    const over = at && nearestHit(this.#hits.targets(), at, this.#px);
    const cursor = props.tool === 'tape' ? 'crosshair' : over ? 'pointer' : picked ? 'grab' : 'default';
    const hovered = picked?.id ?? null;
    if (hovered !== held.hovered || cursor !== held.cursor) change({ hovered, cursor });
  };
  double: GestureHandlers['double'] = () => this.#parts.look.fit();
  pan: GestureHandlers['pan'] = (dx, dy) => this.#parts.look.panBy(dx, dy);
  zoom: GestureHandlers['zoom'] = (place, factor) => this.#parts.look.zoomAt(place, factor);
  corner: GestureHandlers['corner'] = () => void this.#parts.control.send({ type: 'corner' });
  turn: GestureHandlers['turn'] = (steps) =>
    this.#drag()?.choice.kind === 'put' && this.#parts.control.send({ type: 'turn', steps });
}
