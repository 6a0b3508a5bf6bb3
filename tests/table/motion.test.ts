import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/core/event.ts';
import { filmOf } from '../../src/physics/film.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Pose } from '../../src/core/shots/shot.ts';
import type { Point } from '../../src/geometry/point.ts';
import { momentsAt } from '../../src/table/motion/moments.ts';
import { tracks } from '../../src/table/motion/motion.ts';

const PACE = { calm: false, slow: 1, dice: 900 };
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
    PACE,
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
      PACE,
    );
    const [one, other] = two.tracks;
    expect(other?.from).toBe(one?.to);
    expect(momentsAt(two, two.total)[0]?.at).toEqual(at(60, 80));
  });
  test('nothing moves where nothing happened; calm motion is one short fade', () => {
    expect(tracks(before, [], before, PACE).total).toBe(0);
    expect(tracks(before, [moved('a', at(0), at(100))], after, { ...PACE, calm: true }).total).toBeLessThanOrEqual(120);
  });
});

describe('when events are told', () => {
  const thrown = (key: string, who: string): TableEvent => {
    const asked = { key, values: { who } };
    const ask = { seat: 'red', rule: 'XX-01', text: asked, rows: [{ faces: [1, 2, 3, 4, 5, 6], text }] } as const;
    return { kind: 'rolled', rule: 'XX-01', text: asked, seat: 'red', thrown: ask, dice: [4], total: 4, row: 0 };
  };
  const lots = [thrown('test:lot', 'red'), thrown('test:lot', 'blue')];
  const over: TableEvent = { kind: 'over', rule: 'XX-01', text };
  const before = scene(piece('a', at(0)), piece('b', at(50)));
  const after = scene(piece('a', at(100)));
  const events = [moved('a', at(0), at(40)), ...lots, happened('removed', 'b'), thrown('test:lot', 'red'), over];
  test('in their order, each when what it tells has been shown; dice tumble before, the end comes last of all', () => {
    const { told, rolls, tracks: list, cues, total } = tracks(before, events, after, PACE);
    const [first, second] = rolls;
    const [walk, leave] = ['walk', 'leave'].map((deed) => list.find((track) => track.deed === deed));
    expect(rolls.length).toBe(2);
    expect(first).toEqual({ from: walk?.to, to: (walk?.to ?? 0) + 900 });
    expect(second).toEqual({ from: leave?.to, to: (leave?.to ?? 0) + 900 });
    expect(told).toEqual([walk?.to, first?.to, first?.to, leave?.to, second?.to, total]);
    expect(total).toBeGreaterThan(second?.to ?? Infinity);
    expect(cues.filter(({ cue }) => cue === 'dice').map((cue) => cue.at)).toEqual(rolls.map(({ from }) => from));
  });
  test('one question asked of several is one tumble; a throw that answers another, or repeats it, comes after it', () => {
    const tumbles = (...dice: readonly TableEvent[]) => tracks(before, dice, before, PACE).rolls.length;
    expect(tumbles(...lots)).toBe(1);
    expect(tumbles(...lots, ...lots)).toBe(2);
    expect(tumbles(thrown('test:hit', 'red'), thrown('test:armour', 'blue'))).toBe(2);
  });
  test('at once without motion; dice thrown by hand do not tumble', () => {
    expect(tracks(before, events, after, { ...PACE, calm: true }).told).toEqual(events.map(() => 0));
    const { rolls, cues, told } = tracks(before, events, after, { ...PACE, dice: 0 });
    expect([rolls, cues.filter(({ cue }) => cue === 'dice')]).toEqual([[], []]);
    expect(told[1]).toBe(told[0]);
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
  const motion = tracks(before, events, after, PACE);
  const flip = motion.tracks.find((track) => track.deed === 'flip' && track.id === 'b');
  test('the hidden one is turned over under the one that came; when both have been seen the blow falls behind them', () => {
    const shown = (ms: number) =>
      momentsAt(motion, ms).find((moment) => moment.node.id === 'b' && moment.burst === undefined);
    expect(shown(flip?.from ?? 0)?.node).not.toHaveProperty('emblem');
    expect(shown(flip?.to ?? 0)?.node).toMatchObject({ emblem: 'major', mark: '7' });
    const order = (ms: number) =>
      momentsAt(motion, (flip?.to ?? 0) + ms).map(({ node, burst }) => (burst === undefined ? node.id : 'blow'));
    expect(order(-100)).toEqual(['b', 'a']);
    expect(order(100)).toEqual(['b', 'a']);
    expect(order(400)).toEqual(['blow', 'b', 'a']);
    const open = momentsAt(motion, (flip?.to ?? 0) + 400);
    const [a, b] = ['a', 'b'].map((id) => open.find(({ node, burst }) => node.id === id && burst === undefined)?.at);
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0))).toBeGreaterThan(10);
  });
  test('at the end the one that stays is back in its place, as it is seen then', () => {
    expect(places(motion, motion.total)).toEqual(['b 100']);
    expect(momentsAt(motion, motion.total).at(-1)?.node).not.toHaveProperty('emblem');
  });
});

test('what lies in a pose goes to its new place from where it was', () => {
  const posed = (x: number): PieceNode => ({ ...piece('a', at(x)), pose: [x * 10, 0, 0, 0, 0, 0, 10_000] });
  const scored: TableEvent = { kind: 'scored', rule: 'XX-01', text, ids: ['a'] };
  const motion = tracks(scene(posed(0)), [scored], scene(posed(300)), PACE);
  const drawnAt = (ms: number) =>
    momentsAt(motion, ms).map(({ node, at: to }) => to.x + (node.pose?.[0] ?? 0) / 10 - node.at.x);
  expect([drawnAt(0), drawnAt(100), drawnAt(motion.total)]).toEqual([[0], [0], [300]]);
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
