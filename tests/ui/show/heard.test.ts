import { beforeEach, describe, expect, test } from 'vitest';
import { newSince } from '../../../src/ui/play/show/heard.ts';
import { hush, say, sayHeld, useSpeech } from '../../../src/ui/speech.ts';

const at = (ply: number, events: number, steps = ply + 1) => ({ ply, events, steps });

describe('what is told of a match', () => {
  test('each event once: as it is shown, and not again when all has been shown', () => {
    expect(newSince(at(3, 2), at(4, 0))).toEqual({
      tell: [
        { ply: 3, from: 2 },
        { ply: 4, from: 0, to: 0 },
      ],
      how: 'on',
    });
    expect(newSince(at(4, 0), at(4, 1))).toEqual({ tell: [{ ply: 4, from: 0, to: 1 }], how: 'on' });
    expect(newSince(at(4, 1), at(4, 3))).toEqual({ tell: [{ ply: 4, from: 1, to: 3 }], how: 'on' });
    expect(newSince(at(4, 3), at(4, 3))).toEqual({ tell: [], how: 'silent' });
  });
  test('a step shown once more is not told once more', () => {
    expect(newSince(at(4, 3, 9), at(4, 1, 5)).how).toBe('silent');
  });
  test('looking back tells the step looked at; taking back only that it was done', () => {
    expect(newSince(at(8, 1), at(2, 3, 9))).toEqual({ tell: [{ ply: 2, from: 0, to: 3 }], how: 'past' });
    expect(newSince(at(8, 1), at(7, 2))).toEqual({ tell: [], how: 'takenBack' });
  });
  test('after many steps at once only the last are told', () => {
    const { tell } = newSince(at(8, 1), at(40, 1));
    expect(tell.map(({ ply }) => ply)).toEqual([34, 35, 36, 37, 38, 39, 40]);
  });
});

describe('what is said', () => {
  beforeEach(hush);
  test('two equal things in a row are two', () => {
    say('own Mine');
    say('own Mine');
    const { said } = useSpeech.getState();
    expect(said.map(({ text }) => text)).toEqual(['own Mine', 'own Mine']);
    expect(said[0]?.id).not.toBe(said[1]?.id);
    sayHeld('Walk');
    const before = useSpeech.getState().held?.id;
    sayHeld('Walk');
    expect(useSpeech.getState().held).toMatchObject({ text: 'Walk' });
    expect(useSpeech.getState().held?.id).not.toBe(before);
  });
  test('nothing of it is left when the table is closed', () => {
    say('Red Spy');
    sayHeld('own Mine');
    hush();
    expect(useSpeech.getState()).toEqual({ said: [], held: null });
  });
});
