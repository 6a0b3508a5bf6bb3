// Tabs of one browser in one process: each has modules of its own; the database, the locks and the channels are the browser's.
import 'fake-indexeddb/auto';
import { vi } from 'vitest';

interface Request {
  readonly granted: (lock: object) => Promise<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}
/** The locks of a browser, as far as the app asks for them: exclusive ones that are waited for, given up, or stolen. */
class Locks {
  private readonly held = new Map<string, Request>();
  private readonly queues = new Map<string, Request[]>();

  request(name: string, options: LockOptions, granted: (lock: object) => Promise<unknown>): Promise<unknown> {
    return new Promise((done, failed) => {
      const asked: Request = { granted, done, failed };
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      if (options.steal) {
        this.held.get(name)?.failed(new DOMException('stolen', 'AbortError'));
        this.held.delete(name);
        queue.unshift(asked);
      } else queue.push(asked);
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(asked)) return;
        queue.splice(queue.indexOf(asked), 1);
        failed(new DOMException('aborted', 'AbortError'));
      });
      this.serve(name);
    });
  }
  private serve(name: string): void {
    const next = this.held.has(name) ? undefined : this.queues.get(name)?.shift();
    if (!next) return;
    this.held.set(name, next);
    void Promise.resolve(next.granted({ name })).then((value) => {
      if (this.held.get(name) !== next) return;
      this.held.delete(name);
      next.done(value);
      this.serve(name);
    });
  }
}

/** Opens a browser without any match; `locks: false` is one that lacks them. */
export const openBrowser = ({ locks = true } = {}): void => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', locks ? { locks: new Locks() } : {});
};
/** A tab: the app's modules, loaded for it alone. */
export interface Tab {
  readonly opening: typeof import('../../src/store/matchSession.ts');
  readonly play: typeof import('../../src/store/matchActions.ts');
  readonly table: typeof import('../../src/store/matchStore.ts');
  readonly matches: typeof import('../../src/storage/matches.ts');
  readonly loose: typeof import('../../src/storage/unsavedMatches.ts');
  readonly device: typeof import('../../src/storage/database.ts');
  readonly keeping: typeof import('../../src/store/saving.ts');
  readonly copies: typeof import('../../src/store/copying.ts');
}
/** Opens another tab. */
export const openTab = async (): Promise<Tab> => {
  vi.resetModules();
  const [opening, play, table, matches, loose, device, keeping, copies] = await Promise.all([
    import('../../src/store/matchSession.ts'),
    import('../../src/store/matchActions.ts'),
    import('../../src/store/matchStore.ts'),
    import('../../src/storage/matches.ts'),
    import('../../src/storage/unsavedMatches.ts'),
    import('../../src/storage/database.ts'),
    import('../../src/store/saving.ts'),
    import('../../src/store/copying.ts'),
  ]);
  return { opening, play, table, matches, loose, device, keeping, copies };
};
