import { inView } from '../camera/scale.ts';
import type { Point } from '../../geometry/point.ts';
import { notches, wheeled, zoomOf } from './wheel.ts';

/** What a press on the table begins. */
type Press = 'drag' | 'pan' | 'measure';
/** The actions that gestures trigger. Places are in px of the view. */
export interface GestureHandlers {
  /** Returns what a press at `time` (ms of the page's clock) becomes if it moves. */
  press(place: Point, time: number): Press;
  /** Begins what was pressed. `place` is that of the press. */
  start(kind: 'drag' | 'measure', place: Point, touch: boolean): void;
  /** Follows a moving press. `rested` is the pause before this move (ms, by event times). */
  move(place: Point, rested: number): void;
  end(place: Point): void;
  cancel(): void;
  /** Handles a tap at `time` (ms of the page's clock). Returns whether it meant something. */
  tap(place: Point, time: number): boolean;
  double(place: Point): void;
  hover(place: Point | null): void;
  pan(dx: number, dy: number): void;
  zoom(place: Point, factor: number): void;
  corner(): void;
  /** Turns the dragged piece clockwise by a number of steps. Returns false if it cannot be turned. */
  turn(steps: number): boolean;
}

interface Finger {
  readonly id: number;
  readonly type: string;
  readonly touch: boolean;
  /** The button that went down first. */
  readonly button: number;
  readonly from: Point;
  at: Point;
  press: Press;
  moving: boolean;
  /** The event time of its last move, ms. */
  moved: number;
}

const TAP = 5;
const TOUCH_TAP = 9;
const DOUBLE = 320;

/** Listens to pointers, the wheel and the space bar over an element and calls the handlers. Returns the function that stops it. */
export function listenToPointer(element: HTMLElement, hand: () => GestureHandlers): () => void {
  const fingers = new Map<number, Finger>();
  let pinching = false;
  let space = false;
  const stepsOf = notches();
  let lastTap = { time: 0, at: { x: 0, y: 0 } };
  const placeOf = (event: { clientX: number; clientY: number }): Point =>
    inView(element, { x: event.clientX, y: event.clientY });
  const middle = (): { at: Point; spread: number } => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return { at: { x: 0, y: 0 }, spread: 1 };
    const at = { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 };
    return { at, spread: Math.max(20, Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)) };
  };

  const isDragging = (): boolean =>
    !pinching && [...fingers.values()].some(({ moving, press }) => moving && press === 'drag');

  /** Ends a press without its action, when its release was missed or the window lost the focus. */
  const end = (finger: Finger): void => {
    fingers.delete(finger.id);
    if (finger.moving && finger.press !== 'pan' && !pinching) hand().cancel();
    if (fingers.size < 2) goOnPanning();
  };
  /** After a pinch, the remaining finger pans. */
  const goOnPanning = (): void => {
    if (pinching) for (const left of fingers.values()) Object.assign(left, { press: 'pan', moving: true });
    pinching = false;
  };
  const leaveAll = (): void => {
    space = false;
    for (const finger of fingers.values()) end(finger);
  };

  const down = (event: PointerEvent): void => {
    const at = placeOf(event);
    const touch = event.pointerType === 'touch';
    // A primary press, or a new press of the same pointer, ends the earlier press, because the earlier release was missed.
    for (const finger of fingers.values())
      if (finger.id === event.pointerId || (event.isPrimary && finger.type === event.pointerType)) end(finger);
    if (fingers.size > 0 && !touch) return;
    // While one finger drags, a touch of a second finger turns what is dragged.
    if (isDragging() && hand().turn(1)) return;
    element.setPointerCapture(event.pointerId);
    const meant = hand().press(at, event.timeStamp);
    const press = event.button === 1 || space ? 'pan' : event.button === 2 ? 'measure' : meant;
    const { pointerId: id, pointerType: type, button } = event;
    fingers.set(id, { id, type, touch, button, from: at, at, press, moving: false, moved: 0 });
    if (fingers.size < 2) return;
    if (!pinching && [...fingers.values()].some(({ moving, press }) => moving && press !== 'pan')) hand().cancel();
    pinching = true;
  };

  const slide = (event: PointerEvent): void => {
    const held = fingers.get(event.pointerId);
    if (held && event.buttons === 0) end(held);
    const finger = fingers.get(event.pointerId);
    const at = placeOf(event);
    if (!finger) {
      if (event.pointerType !== 'touch') hand().hover(at);
      return;
    }
    if (pinching) {
      const before = middle();
      finger.at = at;
      const after = middle();
      hand().pan(after.at.x - before.at.x, after.at.y - before.at.y);
      hand().zoom(after.at, after.spread / before.spread);
      return;
    }
    const distance = Math.hypot(at.x - finger.from.x, at.y - finger.from.y);
    if (!finger.moving && distance < (finger.touch ? TOUCH_TAP : TAP)) return;
    if (!finger.moving && finger.press !== 'pan') hand().start(finger.press, finger.from, finger.touch);
    // A busy page gets several moves in one event. The pause ends with the first of them.
    const [first = event] = event.getCoalescedEvents?.() ?? [];
    const rested = finger.moving ? first.timeStamp - finger.moved : 0;
    finger.moved = event.timeStamp;
    finger.moving = true;
    if (finger.press === 'pan') hand().pan(at.x - finger.at.x, at.y - finger.at.y);
    else hand().move(at, rested);
    finger.at = at;
  };

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    const at = placeOf(event);
    if (pinching) {
      if (fingers.size < 2) goOnPanning();
      return;
    }
    if (finger.moving) {
      if (finger.press !== 'pan') hand().end(at);
      return;
    }
    if (event.button === 0 && finger.button === 0) tap(at, event.timeStamp);
  };

  const tap = (at: Point, time: number): void => {
    const again = time - lastTap.time < DOUBLE && Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < 24;
    if (again) {
      lastTap = { time: 0, at };
      hand().double(at);
      return;
    }
    const used = hand().tap(at, time);
    lastTap = { time: used ? 0 : time, at };
  };

  const lost = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger) end(finger);
  };
  const leave = (): void => hand().hover(null);
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const page = element.clientHeight;
    if (isDragging() && hand().turn(stepsOf(wheeled(event, page)))) return;
    hand().zoom(placeOf(event), zoomOf(event, page));
  };
  const menu = (event: Event): void => event.preventDefault();
  const keyDown = (event: KeyboardEvent): void => {
    const dragging = [...fingers.values()].some(({ moving, press }) => moving && press !== 'pan');
    if (dragging && event.key === 'Escape') hand().cancel();
    if (event.code !== 'Space') return;
    if (!dragging && !element.matches(':hover')) return;
    if (!dragging && event.target instanceof Element && event.target.closest('button, input, textarea, select, a'))
      return;
    space = !dragging;
    // If the table has the focus, its own handler for this key sets a corner, even while a pointer hovers there.
    if (!dragging && element.closest('[role=application]') === document.activeElement) return;
    event.preventDefault();
    if (dragging && !event.repeat) hand().corner();
  };
  const keyUp = (event: KeyboardEvent): void => {
    if (event.code === 'Space') space = false;
  };

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', slide, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', lost, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('contextmenu', menu, { signal });
  window.addEventListener('keydown', keyDown, { signal });
  window.addEventListener('keyup', keyUp, { signal });
  // A release outside the window sends no event here.
  window.addEventListener('blur', leaveAll, { signal });
  document.addEventListener('visibilitychange', leaveAll, { signal });
  return () => stop.abort();
}
