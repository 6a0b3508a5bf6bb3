import { afterEach, beforeEach, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../src/store/workers/protocol.ts';

/** A worker that keeps its requests and sends only what a test makes it send. */
export class Mute extends EventTarget {
  static all: Mute[] = [];
  /** The one that is asked now, of an earlier test perhaps. */
  static last: Mute | undefined;
  readonly asked: unknown[] = [];
  private id = 0;
  ended = false;
  constructor() {
    super();
    Mute.all.push(this);
    Mute.last = this;
  }
  postMessage({ id, request }: ToWorker): void {
    this.id = id;
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  sends(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Answers the last request. */
  answers(answer: unknown): void {
    this.sends({ kind: 'answer', id: this.id, answer });
  }
  reports(progress: unknown): void {
    this.sends({ kind: 'progress', id: this.id, progress });
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
