/** Notifies a tab about its open match. */
export interface OwnershipEvents {
  /** This tab now plays it. */
  gained(): void;
  /** Another tab now plays it. */
  lost(): void;
  /** The tab that plays it has saved something. */
  changed(): void;
}
/** A tab's lock on a match: only one tab plays it at a time. */
export interface TabLock {
  isOwner(): boolean;
  /** Takes the match over from the tab that plays it. */
  takeOver(): void;
  leave(): void;
}
type TabMessage = 'kept' | 'taken';

/** How long a page that is being left may still hold its match, ms. */
const LOCK_WAIT_MS = 300;
const lockName = (id: string): string => `mera.match.${id}`;
/** Returns a channel to the other windows of this device, or null. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The browser has no channels, or forbids them together with storage.
    return null;
  }
};
const matchChannel = (id: string): BroadcastChannel | null => openChannel(lockName(id));
/** Tells the other tabs that a match's saved record has changed. */
export const announceSave = (id: string): void => {
  const channel = matchChannel(id);
  channel?.postMessage('kept' satisfies TabMessage);
  channel?.close();
};

/**
 * Requests the match's Web Lock. The first tab plays; the others wait until it leaves, or take over. Without locks the latest tab
 * plays, and the claim on the record refuses writes from the others.
 */
export const acquireTab = async (id: string, events: OwnershipEvents): Promise<TabLock> => {
  const locks = 'locks' in navigator ? navigator.locks : null;
  const channel = matchChannel(id);
  const left = new AbortController();
  const leaving = new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
  let waiting = new AbortController();
  let enter = (): void => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  let [mine, heard] = [false, false];

  const gain = (): void => {
    mine = true;
    enter();
    if (heard) events.gained();
  };
  const lose = (): void => {
    mine = false;
    if (heard) events.lost();
  };
  const seize = (): void => {
    channel?.postMessage('taken' satisfies TabMessage);
    gain();
  };
  const hold = async (locks: LockManager, options: LockOptions): Promise<void> => {
    let held = false;
    try {
      await locks.request(lockName(id), options, () => {
        held = true;
        gain();
        return leaving;
      });
    } catch {
      if (left.signal.aborted || options.signal?.aborted) return;
      if (!held) return seize();
      lose();
      queue(locks);
    }
  };
  const queue = (locks: LockManager): void => {
    waiting = new AbortController();
    void hold(locks, { signal: waiting.signal });
  };
  const onWord = ({ data }: MessageEvent<TabMessage>): void => {
    if (data === 'kept' && !mine) events.changed();
    if (data === 'taken' && mine && !locks) lose();
  };
  channel?.addEventListener('message', onWord);
  if (locks) queue(locks);
  else seize();
  await Promise.race([entered, new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS))]);
  heard = true;
  return {
    isOwner: () => mine,
    takeOver: () => {
      waiting.abort();
      if (locks) void hold(locks, { steal: true });
      else seize();
    },
    leave: () => {
      left.abort();
      waiting.abort();
      channel?.close();
    },
  };
};
