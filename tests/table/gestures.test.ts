import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type GestureHandlers, listenToPointer } from '../../src/table/input/pointerGestures.ts';
import { notches, wheeled, zoomOf } from '../../src/table/input/wheel.ts';
import { onPressed } from '../../src/ui/components/pressed.ts';

class Sent extends Event {
  constructor(type: string, values: object) {
    super(type, { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries(values)) Object.defineProperty(this, name, { value });
  }
}
const box = { left: 0, top: 0, right: 1000, bottom: 800, width: 1000, height: 800 };
let resized = (): void => undefined;
/** A watch over the size of an element; `resized` reports a change. */
class Watch {
  constructor(heard: () => void) {
    resized = heard;
  }
  observe(): void {}
  disconnect(): void {}
}
/** A table that what happens to it is written down of; a press drags on its left half and pans on its right one. */
const laid = () => {
  const element = Object.assign(new EventTarget(), {
    clientHeight: 800,
    getBoundingClientRect: () => box,
    setPointerCapture: () => undefined,
    matches: () => true,
    closest: () => null,
  });
  const done: string[] = [];
  const note =
    (name: string, shown = true) =>
    (...values: readonly unknown[]): void => {
      done.push(shown ? `${name} ${values.filter((value) => typeof value === 'number').join(' ')}`.trim() : name);
    };
  const hand: GestureHandlers = {
    press: ({ x }) => (x < 500 ? 'drag' : 'pan'),
    start: note('start'),
    move: note('move', false),
    end: note('end'),
    cancel: note('cancel'),
    tap: (place) => (note('tap')(place), true),
    mark: note('mark'),
    double: note('double'),
    hover: note('hover'),
    pan: note('pan'),
    zoom: note('zoom', false),
    corner: note('corner'),
    turn: (steps) => (note('turn')(steps), true),
  };
  const stop = listenToPointer(element as unknown as HTMLElement, () => hand);
  const pointer = (type: string, x: number, more: object = {}): void => {
    const touch = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
    element.dispatchEvent(new Sent(`pointer${type}`, { clientX: x, clientY: 100, timeStamp: 0, ...touch, ...more }));
  };
  return { element, done, pointer, stop };
};
const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', isPrimary: pointerId === 1 });

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement: null }));
  vi.stubGlobal('Element', Map);
  vi.stubGlobal('ResizeObserver', Watch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a hand on the table', () => {
  test('where the table is, is read once for a drag, and again when it may have moved', () => {
    const { element, pointer } = laid();
    let reads = 0;
    element.getBoundingClientRect = () => (reads++, box);
    const readsOf = (doing: () => void): number => {
      reads = 0;
      doing();
      return reads;
    };
    const drag = (): void => [140, 150, 160].forEach((x) => pointer('move', x));
    expect(readsOf(() => (pointer('down', 100), drag()))).toBe(1);
    for (const happen of [
      resized,
      () => void window.dispatchEvent(new Event('scroll')),
      () => void window.dispatchEvent(new Event('resize')),
    ])
      expect(readsOf(() => (happen(), drag()))).toBe(1);
    expect(readsOf(() => (pointer('up', 160), pointer('down', 100), drag()))).toBe(2);
  });
  test('after a pinch the finger that stays pans', () => {
    const { done, pointer } = laid();
    pointer('down', 100, finger(1));
    pointer('down', 300, finger(2));
    pointer('move', 320, finger(2));
    pointer('up', 320, finger(2));
    done.length = 0;
    pointer('move', 160, finger(1));
    pointer('move', 220, finger(1));
    pointer('up', 220, finger(1));
    expect(done).toEqual(['pan 60 0', 'pan 60 0']);
  });
  test('a finger that is lost in a pinch leaves the other one panning too, and a new first one holds nothing old', () => {
    const { done, pointer } = laid();
    pointer('down', 100, finger(1));
    pointer('down', 300, finger(2));
    pointer('cancel', 300, finger(2));
    done.length = 0;
    pointer('move', 110, finger(1));
    pointer('down', 200, { ...finger(3), isPrimary: true });
    pointer('move', 230, { ...finger(3), isPrimary: true });
    expect(done).toEqual(['pan 10 0', 'start', 'move']);
  });
  test('a release that was lost ends the drag: a move without a button, the window left, another press', () => {
    const { done, pointer } = laid();
    const drag = (): void => {
      done.length = 0;
      pointer('down', 100);
      pointer('move', 140);
      expect(done.splice(0)).toEqual(['start', 'move']);
    };
    drag();
    pointer('move', 150, { buttons: 0 });
    expect(done).toEqual(['cancel', 'hover']);
    drag();
    window.dispatchEvent(new Event('blur'));
    pointer('move', 150, { buttons: 0 });
    expect(done).toEqual(['cancel', 'hover']);
    drag();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(done).toEqual(['cancel']);
    drag();
    pointer('down', 600);
    expect(done).toEqual(['cancel']);
    pointer('move', 640);
    pointer('move', 660, { buttons: 0 });
    expect(done).toEqual(['cancel', 'pan 40 0', 'hover']);
  });
  test('a button other than the first that is released last is no tap', () => {
    const { done, pointer } = laid();
    pointer('down', 600, { button: 2, buttons: 2 });
    pointer('move', 600, { button: 0, buttons: 3 });
    pointer('move', 600, { button: 2, buttons: 1 });
    pointer('up', 600, { button: 0, buttons: 0 });
    expect(done).toEqual([]);
    pointer('down', 600);
    pointer('up', 600, { buttons: 0 });
    expect(done).toEqual(['tap']);
  });
  test('a right click marks, and a right drag measures as before', () => {
    const { done, pointer } = laid();
    const right = { button: 2, buttons: 2 };
    pointer('down', 100, right);
    pointer('move', 103, right);
    pointer('up', 103, { button: 2, buttons: 0 });
    expect(done.splice(0)).toEqual(['mark 0']);
    pointer('down', 100, right);
    pointer('move', 140, right);
    pointer('up', 140, { button: 2, buttons: 0 });
    expect(done).toEqual(['start', 'move', 'end']);
  });
  test('Space that is released in another window pans no more', () => {
    const { done, pointer } = laid();
    const drags = (): string => {
      done.length = 0;
      pointer('down', 100);
      pointer('move', 140);
      pointer('up', 140, { buttons: 0 });
      return done[0] ?? '';
    };
    window.dispatchEvent(new Sent('keydown', { code: 'Space', key: ' ' }));
    expect(drags()).toBe('pan 40 0');
    window.dispatchEvent(new Event('blur'));
    expect(drags()).toBe('start');
  });
});

test('a wheel in lines, in pages and in px zooms alike, and one event only so far', () => {
  const wheel = (deltaMode: number, deltaY: number) => ({ deltaMode, deltaY, ctrlKey: false });
  expect(wheeled(wheel(0, 120), 800)).toBe(120);
  expect(wheeled(wheel(1, 3), 800)).toBe(120);
  expect(wheeled(wheel(2, 1), 800)).toBe(800);
  expect(zoomOf(wheel(2, 1), 800)).toBeCloseTo(0.53, 2);
  expect(zoomOf(wheel(1, -3), 800)).toBeCloseTo(zoomOf(wheel(0, -120), 800));
});
test('a wheel turns by notches: a large one is one step, small parts add up', () => {
  const steps = notches();
  expect([120, -120, 700].map(steps)).toEqual([1, -1, 1]);
  expect(Array.from({ length: 10 }, () => steps(10))).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
});
test('a pointer counts as down until the last one is up, its release was lost or the window was left', () => {
  const told: boolean[] = [];
  const stop = onPressed((down) => told.push(down));
  const send = (type: string, more: object): boolean =>
    window.dispatchEvent(new Sent(`pointer${type}`, { pointerType: 'touch', isPrimary: false, buttons: 1, ...more }));
  send('down', { pointerId: 1, isPrimary: true });
  send('down', { pointerId: 2 });
  send('up', { pointerId: 1 });
  expect(told).toEqual([true]);
  send('cancel', { pointerId: 2 });
  expect(told.splice(0)).toEqual([true, false]);
  send('down', { pointerId: 3 });
  send('move', { pointerId: 3, buttons: 0 });
  send('down', { pointerId: 4 });
  window.dispatchEvent(new Event('blur'));
  expect(told).toEqual([true, false, true, false]);
  stop();
});
