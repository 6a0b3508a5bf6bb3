/**
 * A press of a key or pointer. It has what the primary button offered at its start, whether that offer was fresh, and whether it
 * has acted (`spent`).
 */
interface Press {
  readonly by: 'key' | 'pointer';
  readonly offer: string;
  readonly fresh: boolean;
  readonly spent: boolean;
}
/** A second click of a double click is not meant for an offer newer than this, ms. */
const FRESH_MS = 300;

/**
 * Ensures that one press takes one action, and that the primary button does only what it offered when the press began. All times
 * are ms of one clock.
 */
export interface PressGuard {
  /** Reports what the primary button offers from now on. */
  offered(offer: string, now: number): void;
  /** Reports that a pointer or key went down at `now`. A busy page calls this later than that. */
  began(by: Press['by'], now: number): void;
  /** Reports that a held key repeats. A repeat is not a new press. If the repeats click, as those of Enter do, none of them may act. */
  repeats(clicks: boolean): void;
  /** Reports a click before it is handled. `count` is its number in a row at this place, or 0 for a click by a key or by software. */
  clicked(count: number): void;
  /** Reports that the key is up, or that the click has been handled. */
  ended(): void;
  /** Whether an action may be taken now, by the primary button or by another control. */
  takes(action: 'offer' | 'other'): boolean;
}

export const pressGuard = (): PressGuard => {
  let shown = '';
  let before = '';
  let since = -Infinity;
  let press: Press | null = null;
  return {
    offered: (offer, now) => {
      if (offer === shown) return;
      since = now;
      before = shown;
      shown = offer;
    },
    began: (by, now) => {
      press = { by, offer: now < since ? before : shown, fresh: now - since < FRESH_MS, spent: false };
    },
    repeats: (clicks) => {
      if (clicks || !press) press = { by: 'key', offer: shown, fresh: false, spent: true };
    },
    clicked: (count) => {
      // A click by software has no pointer press before it, so it counts as a press of its own.
      if (count === 0 && press?.by === 'pointer') press = null;
      if (count > 1 && press?.fresh) press = { ...press, spent: true };
    },
    ended: () => {
      press = null;
    },
    takes: (action) => {
      if (!press) return true;
      if (press.spent || (action === 'offer' && press.offer !== shown)) return false;
      press = { ...press, spent: true };
      return true;
    },
  };
};
