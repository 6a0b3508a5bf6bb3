// What is heard and seen of a flick while it goes.
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/core/event.ts';
import { encodeFilm } from '../../src/physics/encodeFilm.ts';
import type { Pose } from '../../src/core/shots/pose.ts';
import { keyframesAt, changeTimes, trailsAt } from '../../src/table/motion/keyframes.ts';
import { tracks } from '../../src/table/motion/timeline.ts';
import { at, happened, moved, PACE, piece, scene, text } from './staged.ts';

/** A flick of the first piece toward a bearing, whom it touches and when, and its films. */
const flickOf = (
  bearing: number,
  contacts: [ms: number, a: string, b: string][],
  frames: Record<string, string>,
): TableEvent => ({
  kind: 'shot',
  rule: 'XX-01',
  text,
  act: { kind: 'flick', id: 'a', bearing, power: 500, offset: 300, height: 0 },
  by: 'a',
  aim: {},
  result: { physics: 'by hand', settled: true, rest: {}, contacts, touching: [], spun: {}, over: [], frames },
});

describe('what is heard of a flick', () => {
  /** The film of a body that goes so many mm in each frame. */
  const film = (speeds: readonly number[]): string => {
    let x = 0;
    return encodeFilm(speeds.map((by): Pose => [Math.round((x += by * 10)), 0, 170, 0, 0, 0, 10_000]));
  };
  const cuesOf = (speeds: readonly number[], slow = 1) => {
    const event = flickOf(0, [[300, 'a', 'b']], { a: film(speeds) });
    const start = scene(piece('a', at(0)), piece('b', at(200)));
    return tracks(start, [event], start, { ...PACE, slow }).cues.map((cue) => `${cue.at} ${cue.cue}`);
  };
  const fast = Array<number>(30).fill(8);
  test('a snap, the slide while it is fast, and a knock at each touch, in their order', () => {
    expect(cuesOf([...fast, ...Array<number>(60).fill(0.1)])).toEqual(['0 snap', '0 slide', '240 slide', '300 knock']);
    expect(cuesOf(Array<number>(60).fill(0.1))).toEqual(['0 snap', '300 knock']);
  });
  test('in slow motion at their places in the film', () => {
    expect(cuesOf([...fast, ...Array<number>(60).fill(0.1)], 5)).toEqual([
      '0 snap',
      '0 slide',
      '1200 slide',
      '1500 knock',
    ]);
  });
});

describe('what a flick leaves behind it while it goes', () => {
  const film = encodeFilm(Array.from({ length: 31 }, (_, i): Pose => [i * 100, 0, 170, 0, 0, 0, 10_000]));
  const event = flickOf(900, [[200, 'a', 'b']], { a: film, b: encodeFilm([[1200, 0, 170, 0, 0, 0, 10_000]]) });
  const start = scene(piece('a', at(0)), piece('b', at(120)));
  const leftAt = (ms: number, pace: Partial<typeof PACE> = {}) =>
    trailsAt(tracks(start, [event], start, { ...PACE, ...pace }), ms).map(({ way, met }) => [way.at(-1)?.x, met]);
  const MET = { x: 120, y: 0 };
  test('its way grows with it, and the star is there once they have met', () => {
    expect([leftAt(0), leftAt(100), leftAt(199), leftAt(250), leftAt(5000)]).toEqual([
      [[0, null]],
      [[60, null]],
      [[110, null]],
      [[150, MET]],
      [[300, MET]],
    ]);
  });
  test('without motion the table looks otherwise only from its stations on', () => {
    const fallen = [event, happened('removed', 'b'), moved('a', at(0), at(40))];
    const still = tracks(start, fallen, start, { ...PACE, reducedMotion: true });
    const look = (ms: number): string => JSON.stringify([keyframesAt(still, ms), trailsAt(still, ms)]);
    const changes = Array.from({ length: still.total + 20 }, (_, i) => i + 1).filter((ms) => look(ms) !== look(ms - 1));
    expect(changes.length).toBeGreaterThan(1);
    for (const ms of changes) expect(changeTimes(still)).toContain(ms);
  });
  test('as slowly as it is played, and without motion at once', () => {
    expect(leftAt(250, { slow: 5 })).toEqual([[30, null]]);
    expect(leftAt(0, { reducedMotion: true })).toEqual([[300, MET]]);
  });
});
