/** A press of a hand: what the yellow button offered when it began, whether that had only just come there, and whether it has done its deed. */
interface Press {
  readonly by: 'key' | 'pointer';
  readonly offer: string;
  readonly fresh: boolean;
  readonly spent: boolean;
}
/** An offer that came so short a time before (ms) is not meant by the second click of a double click. */
const FRESH_MS = 300;

/** Keeps that one press does one deed, and the yellow button's only what it offered when the press began. Times are ms of one clock. */
export interface PressGuard {
  /** What the yellow button offers from now on. */
  offered(offer: string, now: number): void;
  /** A pointer or a key went down at `now`; a busy page calls this later than that. */
  began(by: Press['by'], now: number): void;
  /** A key that is held down repeats itself: that is no press, and where the repeats click, as Enter's do, none of them does a deed. */
  repeats(clicks: boolean): void;
  /** A click is about to be heard, the so-manieth in a row on this place; none by a key or by software. */
  clicked(count: number): void;
  /** The key is up, or the click has been heard. */
  ended(): void;
  /** Whether a deed may be done now: of the yellow button, or any other. */
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
      // Without a pointer's press before it, software has clicked: that is a press of its own.
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
