import { afterEach, beforeEach, vi } from 'vitest';

/** A worker that hears what it is asked and says only what it is made to say. */
export class Mute extends EventTarget {
  static all: Mute[] = [];
  /** The one that is asked now, of an earlier test perhaps. */
  static last: Mute | undefined;
  readonly asked: unknown[] = [];
  ended = false;
  constructor() {
    super();
    Mute.all.push(this);
    Mute.last = this;
  }
  postMessage(question: unknown): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
/** Gives each test of a file mute workers, and a clock that it moves by hand. */
export const muteWorkers = (): void => {
  beforeEach(() => {
    Mute.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('Worker', Mute);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
};
