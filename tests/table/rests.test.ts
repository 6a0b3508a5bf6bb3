import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GestureHandlers, listenToPointer } from '../../src/table/input/pointerGestures.ts';

class Sent extends Event {
  constructor(type: string, values: object) {
    super(type);
    for (const [name, value] of Object.entries(values)) Object.defineProperty(this, name, { value });
  }
}

/** The element keeps its size. */
class Watch {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('ResizeObserver', Watch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// Sabotage: by the time at which the page got it, each late frame was a pause.
test('the pause of a hand is measured by its own moves, also where the page gets many at once', () => {
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 1000, bottom: 800 }),
    setPointerCapture: () => undefined,
    closest: () => null,
  });
  const rests: number[] = [];
  const nothing = (): void => undefined;
  const hand: GestureHandlers = {
    press: () => 'drag',
    start: nothing,
    move: (_, rested) => rests.push(rested),
    end: nothing,
    cancel: nothing,
    tap: () => true,
    mark: nothing,
    double: nothing,
    hover: nothing,
    pan: nothing,
    zoom: nothing,
    corner: nothing,
    turn: () => true,
  };
  const stop = listenToPointer(element as unknown as HTMLElement, () => hand);
  const send = (type: string, x: number, timeStamp: number, earlier: readonly number[] = []): void => {
    const moves = earlier.map((time) => ({ timeStamp: time }));
    const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
    const values = { ...pointer, clientX: x, clientY: 100, timeStamp, getCoalescedEvents: () => moves };
    element.dispatchEvent(new Sent(`pointer${type}`, values));
  };
  send('down', 100, 0);
  send('move', 120, 1000);
  send('move', 200, 1600, [1016, 1300, 1600]);
  send('move', 220, 2000, [2000]);
  stop();
  expect(rests).toEqual([0, 16, 400]);
});
