import { settingOn } from '../hands/aim.ts';
import { begin } from '../hands/begin.ts';
import type { Hand } from '../hands/hand.ts';
import { openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { bout } from '../flick/hand.ts';

/** A key as another layout than the browser's own sends it. */
const send = (
  hand: Hand,
  key: string,
  code: string,
  more: { ctrlKey?: boolean; altKey?: boolean } = {},
): Promise<void> =>
  hand.board.evaluate(
    (board, init) =>
      void board.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
    { key, code, ...more },
  );

test('undo and redo follow the letter: on French, German and Russian keyboards', async ({ hand }) => {
  await begin(hand);
  const { last } = await hand.see();
  await hand.board.focus();
  await hand.keys('Enter');
  await hand.keys('Enter');
  await hand.played(last);
  const after = (await hand.see()).last;
  const is = (count: number, what: string): Promise<void> =>
    expect.poll(async () => (await hand.see()).last, what).toBe(count);
  for (const [what, undo, redo] of [
    ['AZERTY', ['z', 'KeyW'], ['y', 'KeyY']],
    ['QWERTZ', ['z', 'KeyY'], ['y', 'KeyZ']],
    ['ЙЦУКЕН', ['я', 'KeyZ'], ['н', 'KeyY']],
  ] as const) {
    await send(hand, undo[0], undo[1], { ctrlKey: true });
    await is(after - 1, `taken back on ${what}`);
    await send(hand, redo[0], redo[1], { ctrlKey: true });
    await is(after, `done again on ${what}`);
  }
  // W by place is no undo on a French keyboard.
  await send(hand, 'w', 'KeyZ', { ctrlKey: true });
  await is(after, 'nothing is taken back');
});

test.describe('an aim', () => {
  test.use({ game: 'flick' });
  test('is set aside by brackets, or by what a layout has in their place', async ({ hand }) => {
    await openRecord(hand, bout('D'));
    await hand.board.focus();
    await hand.keys('ArrowUp');
    for (const [key, code, more] of [
      [']', 'BracketRight', {}],
      ['ъ', 'BracketRight', {}],
      ['$', 'BracketRight', {}],
      ['.', 'Period', {}],
      ['ю', 'Period', {}],
      // A German keyboard writes it with AltGr, told as Ctrl with Alt.
      [']', 'Digit9', { ctrlKey: true, altKey: true }],
    ] as const) {
      const before = await settingOn(hand, 'offset');
      await send(hand, key, code, more);
      await expect.poll(() => settingOn(hand, 'offset'), `${key} of ${code}`).not.toBe(before);
    }
  });
});
