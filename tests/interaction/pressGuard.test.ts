import { describe, expect, test } from 'vitest';
import { pressGuard } from '../../src/interaction/pressGuard.ts';

/** A click of a pointer; what became of it as the yellow button's. */
const click = (hand: ReturnType<typeof pressGuard>, now: number, count = 1): boolean => {
  hand.began('pointer', now);
  hand.clicked(count);
  const done = hand.takes('offer');
  hand.ended();
  return done;
};
const offering = (offer: string, now = 0) => {
  const hand = pressGuard();
  hand.offered(offer, now);
  return hand;
};

describe('one press does one deed', () => {
  test('a key that is held down acts once, whatever is offered next', () => {
    const hand = offering('throw');
    hand.began('key', 1000);
    hand.clicked(0);
    expect(hand.takes('offer')).toBe(true);
    hand.offered('end', 1010);
    hand.repeats(true);
    hand.clicked(0);
    expect([hand.takes('offer'), hand.takes('other')]).toEqual([false, false]);
    hand.ended();
    hand.began('key', 1100);
    expect(hand.takes('offer')).toBe(true);
  });
  test('a key that was held down before there was anything to press does nothing', () => {
    const hand = offering('throw');
    hand.repeats(true);
    expect(hand.takes('offer')).toBe(false);
  });
  test('a key whose press only brought a button near does nothing by being held; the space bar, which clicks when it is let go, does', () => {
    const known = pressGuard();
    known.began('key', 0);
    known.repeats(true);
    expect(known.takes('other')).toBe(false);
    known.ended();
    known.began('key', 2000);
    known.repeats(false);
    expect(known.takes('other')).toBe(true);
  });
  test('a press is for what was offered when it began', () => {
    const hand = offering('skip');
    hand.began('pointer', 1000);
    hand.offered('end', 1100);
    hand.clicked(1);
    expect(hand.takes('offer')).toBe(false);
    hand.ended();
    expect(click(hand, 1600)).toBe(true);
  });
  test('the second click of a double click is not for an offer that has come in between', () => {
    const hand = offering('enough');
    expect(click(hand, 1000)).toBe(true);
    hand.offered('end', 1020);
    expect(click(hand, 1150, 2)).toBe(false);
    // What has stood there for a while may be pressed, and so may what a single click means.
    expect(click(hand, 1330, 3)).toBe(true);
    hand.offered('other', 2000);
    expect(click(hand, 2100, 1)).toBe(true);
  });
  test('a press that a busy page hears of late is for what was offered when the hand pressed', () => {
    const hand = offering('move');
    hand.offered('end', 1000);
    expect(click(hand, 990)).toBe(false);
    expect(click(hand, 1010)).toBe(true);
  });
  test('software that clicks without a press is heard each time', () => {
    const hand = offering('throw');
    hand.began('pointer', 1000);
    hand.takes('other');
    hand.offered('end', 1100);
    hand.clicked(0);
    expect(hand.takes('offer')).toBe(true);
    hand.clicked(0);
    expect(hand.takes('offer')).toBe(true);
  });
});
