import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/core/event.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { posesAt, tracks } from '../../src/table/motion.ts';

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
  posesAt(motion, ms)
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
    expect(posesAt(two, two.total)[0]?.at).toEqual(at(60, 80));
  });
  test('nothing moves where nothing happened; calm motion is one short fade', () => {
    expect(tracks(before, [], before, false).total).toBe(0);
    expect(tracks(before, [moved('a', at(0), at(100))], after, true).total).toBeLessThanOrEqual(120);
  });
});
