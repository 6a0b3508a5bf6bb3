import { beforeEach, describe, expect, test } from 'vitest';
import { newAnnouncements } from '../../../src/presentation/newAnnouncements.ts';
import { clearAnnouncements, announce, announceDrag, useAnnouncements } from '../../../src/ui/announcements.ts';

const at = (ply: number, events: number, steps = ply + 1) => ({ ply, events, steps });

describe('what is told of a match', () => {
  test('each event once: as it is shown, and not again when all has been shown', () => {
    expect(newAnnouncements(at(3, 2), at(4, 0))).toEqual({
      tell: [
        { ply: 3, from: 2 },
        { ply: 4, from: 0, to: 0 },
      ],
      how: 'on',
    });
    expect(newAnnouncements(at(4, 0), at(4, 1))).toEqual({ tell: [{ ply: 4, from: 0, to: 1 }], how: 'on' });
    expect(newAnnouncements(at(4, 1), at(4, 3))).toEqual({ tell: [{ ply: 4, from: 1, to: 3 }], how: 'on' });
    expect(newAnnouncements(at(4, 3), at(4, 3))).toEqual({ tell: [], how: 'silent' });
  });
  test('a step shown once more is not told once more', () => {
    expect(newAnnouncements(at(4, 3, 9), at(4, 1, 5)).how).toBe('silent');
  });
  test('looking back tells the step looked at; taking back only that it was done', () => {
    expect(newAnnouncements(at(8, 1), at(2, 3, 9))).toEqual({ tell: [{ ply: 2, from: 0, to: 3 }], how: 'past' });
    expect(newAnnouncements(at(8, 1), at(7, 2))).toEqual({ tell: [], how: 'takenBack' });
  });
  test('after many steps at once only the last are told', () => {
    const { tell } = newAnnouncements(at(8, 1), at(40, 1));
    expect(tell.map(({ ply }) => ply)).toEqual([34, 35, 36, 37, 38, 39, 40]);
  });
});

describe('what is said', () => {
  beforeEach(clearAnnouncements);
  test('two equal things in a row are two', () => {
    announce('own Mine');
    announce('own Mine');
    const { said } = useAnnouncements.getState();
    expect(said.map(({ text }) => text)).toEqual(['own Mine', 'own Mine']);
    expect(said[0]?.id).not.toBe(said[1]?.id);
    announceDrag('Walk');
    const before = useAnnouncements.getState().held?.id;
    announceDrag('Walk');
    expect(useAnnouncements.getState().held).toMatchObject({ text: 'Walk' });
    expect(useAnnouncements.getState().held?.id).not.toBe(before);
  });
  test('nothing of it is left when the table is closed', () => {
    announce('Red Spy');
    announceDrag('own Mine');
    clearAnnouncements();
    expect(useAnnouncements.getState()).toEqual({ said: [], held: null });
  });
});
