import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/core/event.ts';
import { filmOf } from '../../src/physics/film.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Pose } from '../../src/core/shot.ts';
import type { Point } from '../../src/geometry/point.ts';
import { momentsAt } from '../../src/table/moments.ts';
import { tracks } from '../../src/table/motion.ts';

const text = { key: 'test:text' };
const at = (x: number, y = 0): Point => ({ x, y });
const piece = (id: string, place: Point): PieceNode => ({
  kind: 'piece',
  id,
  at: place,
  base: { kind: 'disc', at: at(0), r: 12 },
  figure: 'trooper',
  label: text,
});
const scene = (...nodes: readonly PieceNode[]): Scene => ({
  width: 900,
  height: 600,
  mat: 'plain',
  unit: { mm: 60, text },
  nodes,
});
const moved = (id: string, ...path: readonly Point[]): TableEvent => ({ kind: 'moved', rule: 'XX-01', text, id, path });
const happened = (kind: 'hit' | 'removed', ...ids: readonly string[]): TableEvent => ({
  kind,
  rule: 'XX-01',
  text,
  ids,
});
const places = (motion: ReturnType<typeof tracks>, ms: number) =>
  momentsAt(motion, ms)
    .map((pose) => `${pose.node.id} ${Math.round(pose.at.x)}`)
    .sort();

describe('the motion of a step', () => {
  const before = scene(piece('a', at(0)), piece('b', at(50)), piece('c', at(90)), piece('d', at(120)));
  const after = scene(piece('a', at(100)), piece('d', at(200)), piece('e', at(10)));
  const motion = tracks(
    before,
    [moved('a', at(0), at(100)), happened('hit', 'b'), happened('removed', 'b', 'c')],
    after,
    false,
  );
  test('begins at the table before and ends at the one after', () => {
    expect(places(motion, 0)).toEqual(['a 0', 'b 50', 'c 90', 'd 120']);
    expect(places(motion, motion.total)).toEqual(['a 100', 'd 200', 'e 10']);
  });
  test('plays events in order; what is removed together goes together, what was left unsaid comes last', () => {
    const first = (id: string, deed: string) =>
      motion.tracks.find((track) => track.id === id && track.deed === deed)?.from;
    expect(first('a', 'walk')).toBe(0);
    const leaving = motion.tracks.filter((track) => track.deed === 'leave');
    expect(new Set(leaving.map((track) => track.from)).size).toBe(1);
    expect(Math.max(...motion.tracks.map((track) => track.to))).toBe(motion.total);
  });
  test('a second way begins where the first ended', () => {
    const two = tracks(
      scene(piece('a', at(0))),
      [moved('a', at(0), at(60)), moved('a', at(60), at(60, 80))],
      scene(piece('a', at(60, 80))),
      false,
    );
    const [one, other] = two.tracks;
    expect(other?.from).toBe(one?.to);
    expect(momentsAt(two, two.total)[0]?.at).toEqual(at(60, 80));
  });
  test('nothing moves where nothing happened; calm motion is one short fade', () => {
    expect(tracks(before, [], before, false).total).toBe(0);
    expect(tracks(before, [moved('a', at(0), at(100))], after, true).total).toBeLessThanOrEqual(120);
  });
});

describe('two pieces that show their faces', () => {
  const block = (id: string, place: Point, more: Partial<PieceNode> = {}): PieceNode => ({
    ...piece(id, place),
    base: { kind: 'rect', at: at(-20, -20), width: 40, height: 40 },
    figure: 'block',
    ...more,
  });
  const before = scene(block('a', at(100, 200), { emblem: 'scout', mark: '2' }), block('b', at(100, 100)));
  const after = scene(block('b', at(100, 100)));
  const faces = { a: { emblem: 'scout', mark: '2' }, b: { emblem: 'major', mark: '7' } } as const;
  const events: TableEvent[] = [
    moved('a', at(100, 200), at(100, 100)),
    { kind: 'revealed', rule: 'XX-01', text, ids: ['a', 'b'], faces },
    happened('removed', 'a'),
  ];
  const motion = tracks(before, events, after, false);
  const flip = motion.tracks.find((track) => track.deed === 'flip' && track.id === 'b');
  test('the hidden one is turned over beside the other, under a burst', () => {
    const shown = (ms: number) =>
      momentsAt(motion, ms).find((moment) => moment.node.id === 'b' && moment.burst === undefined);
    expect(shown(flip?.from ?? 0)?.node).not.toHaveProperty('emblem');
    expect(shown(flip?.to ?? 0)?.node).toMatchObject({ emblem: 'major', mark: '7' });
    const open = momentsAt(motion, (flip?.to ?? 0) + 100);
    expect(open.filter((moment) => moment.burst !== undefined).length).toBe(1);
    const [a, b] = ['a', 'b'].map((id) => open.find(({ node, burst }) => node.id === id && burst === undefined)?.at);
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0))).toBeGreaterThan(10);
  });
  test('at the end the one that stays is back in its place, as it is seen then', () => {
    expect(places(motion, motion.total)).toEqual(['b 100']);
    expect(momentsAt(motion, motion.total).at(-1)?.node).not.toHaveProperty('emblem');
  });
});

describe('what is heard of a flick', () => {
  /** The film of a body that goes so many mm in each frame. */
  const film = (speeds: readonly number[]): string => {
    let x = 0;
    return filmOf(speeds.map((by): Pose => [Math.round((x += by * 10)), 0, 170, 0, 0, 0, 10_000]));
  };
  const cuesOf = (speeds: readonly number[], slow = 1) => {
    const event: TableEvent = {
      kind: 'shot',
      rule: 'XX-01',
      text,
      act: { kind: 'flick', id: 'a', bearing: 0, power: 500, offset: 300, height: 0 },
      result: {
        physics: 'by hand',
        settled: true,
        rest: {},
        contacts: [[300, 'a', 'b']],
        touching: [],
        spun: {},
        over: [],
        frames: { a: film(speeds) },
      },
    };
    const start = scene(piece('a', at(0)), piece('b', at(200)));
    return tracks(start, [event], start, false, slow).cues.map((cue) => `${cue.at} ${cue.cue}`);
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
