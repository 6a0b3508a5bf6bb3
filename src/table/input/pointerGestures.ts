import { viewOf } from '../camera/scale.ts';
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
  /** Handles a right click at `time` (ms of the page's clock). */
  mark(place: Point, time: number): void;
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

/** The presses, pinches, wheel turns and keys over an element, and the handlers that they call. */
class PointerGestures {
  readonly #element: HTMLElement;
  readonly #hand: () => GestureHandlers;
  readonly #fingers = new Map<number, Finger>();
  #pinching = false;
  #toView: ((place: Point) => Point) | null = null;
  /** Whether the space bar is held down, so that a press pans. */
  #space = false;
  readonly #stepsOf = notches();
  #lastTap = { time: 0, at: { x: 0, y: 0 } };

  constructor(element: HTMLElement, hand: () => GestureHandlers) {
    this.#element = element;
    this.#hand = hand;
  }
  /** Returns where an event is, px of the view. Where the element is, is read once for a press, because that forces a layout of the page. */
  readonly #placeOf = (event: { clientX: number; clientY: number }): Point => {
    if (this.#fingers.size === 0) this.#toView = null;
    this.#toView ??= viewOf(this.#element);
    return this.#toView({ x: event.clientX, y: event.clientY });
  };
  readonly #forgetView = (): void => {
    this.#toView = null;
  };
  readonly #middle = (): { at: Point; spread: number } => {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return { at: { x: 0, y: 0 }, spread: 1 };
    const at = { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 };
    return { at, spread: Math.max(20, Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)) };
  };

  readonly #isDragging = (): boolean =>
    !this.#pinching && [...this.#fingers.values()].some(({ moving, press }) => moving && press === 'drag');

  /** Ends a press without its action, when its release was missed or the window lost the focus. */
  readonly #end = (finger: Finger): void => {
    this.#fingers.delete(finger.id);
    if (finger.moving && finger.press !== 'pan' && !this.#pinching) this.#hand().cancel();
    if (this.#fingers.size < 2) this.#goOnPanning();
  };
  /** After a pinch, the remaining finger pans. */
  readonly #goOnPanning = (): void => {
    if (this.#pinching) for (const left of this.#fingers.values()) Object.assign(left, { press: 'pan', moving: true });
    this.#pinching = false;
  };
  readonly #leaveAll = (): void => {
    this.#space = false;
    for (const finger of this.#fingers.values()) this.#end(finger);
  };

  readonly #down = (event: PointerEvent): void => {
    const at = this.#placeOf(event);
    const touch = event.pointerType === 'touch';
    // A primary press, or a new press of the same pointer, ends the earlier press, because the earlier release was missed.
    for (const finger of this.#fingers.values())
      if (finger.id === event.pointerId || (event.isPrimary && finger.type === event.pointerType)) this.#end(finger);
    if (this.#fingers.size > 0 && !touch) return;
    // While one finger drags, a touch of a second finger turns what is dragged.
    if (this.#isDragging() && this.#hand().turn(1)) return;
    this.#element.setPointerCapture(event.pointerId);
    const meant = this.#hand().press(at, event.timeStamp);
    const press = event.button === 1 || this.#space ? 'pan' : event.button === 2 ? 'measure' : meant;
    const { pointerId: id, pointerType: type, button } = event;
    this.#fingers.set(id, { id, type, touch, button, from: at, at, press, moving: false, moved: 0 });
    if (this.#fingers.size < 2) return;
    if (!this.#pinching && [...this.#fingers.values()].some(({ moving, press }) => moving && press !== 'pan'))
      this.#hand().cancel();
    this.#pinching = true;
  };

  readonly #slide = (event: PointerEvent): void => {
    const held = this.#fingers.get(event.pointerId);
    if (held && event.buttons === 0) this.#end(held);
    const finger = this.#fingers.get(event.pointerId);
    const at = this.#placeOf(event);
    if (!finger) {
      if (event.pointerType !== 'touch') this.#hand().hover(at);
      return;
    }
    if (this.#pinching) {
      const before = this.#middle();
      finger.at = at;
      const after = this.#middle();
      this.#hand().pan(after.at.x - before.at.x, after.at.y - before.at.y);
      this.#hand().zoom(after.at, after.spread / before.spread);
      return;
    }
    const distance = Math.hypot(at.x - finger.from.x, at.y - finger.from.y);
    if (!finger.moving && distance < (finger.touch ? TOUCH_TAP : TAP)) return;
    if (!finger.moving && finger.press !== 'pan') this.#hand().start(finger.press, finger.from, finger.touch);
    // A busy page gets several moves in one event. The pause ends with the first of them.
    const [first = event] = event.getCoalescedEvents?.() ?? [];
    const rested = finger.moving ? first.timeStamp - finger.moved : 0;
    finger.moved = event.timeStamp;
    finger.moving = true;
    if (finger.press === 'pan') this.#hand().pan(at.x - finger.at.x, at.y - finger.at.y);
    else this.#hand().move(at, rested);
    finger.at = at;
  };

  readonly #up = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    this.#fingers.delete(event.pointerId);
    const at = this.#placeOf(event);
    if (this.#pinching) {
      if (this.#fingers.size < 2) this.#goOnPanning();
      return;
    }
    if (finger.moving) {
      if (finger.press !== 'pan') this.#hand().end(at);
      return;
    }
    if (event.button !== finger.button) return;
    if (event.button === 0) this.#tap(at, event.timeStamp);
    else if (event.button === 2) this.#hand().mark(at, event.timeStamp);
  };

  readonly #tap = (at: Point, time: number): void => {
    const again =
      time - this.#lastTap.time < DOUBLE && Math.hypot(at.x - this.#lastTap.at.x, at.y - this.#lastTap.at.y) < 24;
    if (again) {
      this.#lastTap = { time: 0, at };
      this.#hand().double(at);
      return;
    }
    const used = this.#hand().tap(at, time);
    this.#lastTap = { time: used ? 0 : time, at };
  };

  readonly #lost = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (finger) this.#end(finger);
  };
  readonly #leave = (): void => this.#hand().hover(null);
  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const page = this.#element.clientHeight;
    if (this.#isDragging() && this.#hand().turn(this.#stepsOf(wheeled(event, page)))) return;
    this.#hand().zoom(this.#placeOf(event), zoomOf(event, page));
  };
  readonly #menu = (event: Event): void => event.preventDefault();
  readonly #keyDown = (event: KeyboardEvent): void => {
    const dragging = [...this.#fingers.values()].some(({ moving, press }) => moving && press !== 'pan');
    if (dragging && event.key === 'Escape') this.#hand().cancel();
    if (event.code !== 'Space') return;
    if (!dragging && !this.#element.matches(':hover')) return;
    if (!dragging && event.target instanceof Element && event.target.closest('button, input, textarea, select, a'))
      return;
    this.#space = !dragging;
    // If the table has the focus, its own handler for this key sets a corner, even while a pointer hovers there.
    if (!dragging && this.#element.closest('[role=application]') === document.activeElement) return;
    event.preventDefault();
    if (dragging && !event.repeat) this.#hand().corner();
  };
  readonly #keyUp = (event: KeyboardEvent): void => {
    if (event.code === 'Space') this.#space = false;
  };

  /** Listens until the returned function is called. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const element = this.#element;
    element.addEventListener('pointerdown', this.#down, { signal });
    element.addEventListener('pointermove', this.#slide, { signal });
    element.addEventListener('pointerup', this.#up, { signal });
    element.addEventListener('pointercancel', this.#lost, { signal });
    element.addEventListener('pointerleave', this.#leave, { signal });
    element.addEventListener('wheel', this.#wheel, { signal, passive: false });
    element.addEventListener('contextmenu', this.#menu, { signal });
    window.addEventListener('keydown', this.#keyDown, { signal });
    window.addEventListener('keyup', this.#keyUp, { signal });
    // A release outside the window sends no event here.
    window.addEventListener('blur', this.#leaveAll, { signal });
    document.addEventListener('visibilitychange', this.#leaveAll, { signal });
    window.addEventListener('scroll', this.#forgetView, { signal, capture: true });
    window.addEventListener('resize', this.#forgetView, { signal });
    const watch = new ResizeObserver(this.#forgetView);
    watch.observe(element);
    return () => {
      stop.abort();
      watch.disconnect();
    };
  }
}
/** Listens to pointers, the wheel and the space bar over an element and calls the handlers. Returns the function that stops it. */
export const listenToPointer = (element: HTMLElement, hand: () => GestureHandlers): (() => void) =>
  new PointerGestures(element, hand).listen();
