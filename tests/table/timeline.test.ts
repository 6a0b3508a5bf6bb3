import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/core/event.ts';
import type { AttackCue, RollRequest } from '../../src/core/luck.ts';
import type { PieceNode } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { keyframesAt, walkedLength } from '../../src/table/motion/keyframes.ts';
import { tracks } from '../../src/table/motion/timeline.ts';
import type { Pace } from '../../src/table/motion/track.ts';
import { at, happened, moved, PACE, piece, scene, text } from './staged.ts';

const places = (motion: ReturnType<typeof tracks>, ms: number) =>
  keyframesAt(motion, ms)
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
  test('begins at the table before and ends at the one after, with what has fallen lying on it', () => {
    expect(places(motion, 0)).toEqual(['a 0', 'b 50', 'c 90', 'd 120']);
    expect(places(motion, motion.total)).toEqual(['a 100', 'b 50', 'c 90', 'd 200', 'e 10']);
    const tipped = keyframesAt(motion, motion.total).flatMap(({ node, tipped }) => (tipped > 0 ? [node.id] : []));
    expect(tipped).toEqual(['b', 'c']);
  });
  test('plays events in order; what is removed together goes together, what was left unsaid comes last', () => {
    const first = (id: string, kind: string) =>
      motion.tracks.find((track) => track.id === id && track.kind === kind)?.from;
    expect(first('a', 'walk')).toBe(0);
    const falling = motion.tracks.filter((track) => track.kind === 'tip');
    expect(new Set(falling.map((track) => track.from)).size).toBe(1);
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
    expect(keyframesAt(two, two.total)[0]?.at).toEqual(at(60, 80));
  });
  test('nothing moves where nothing happened; without motion each station is seen but shortly', () => {
    expect(tracks(before, [], before, PACE).total).toBe(0);
    expect(
      tracks(before, [moved('a', at(0), at(100))], after, { ...PACE, reducedMotion: true }).total,
    ).toBeLessThanOrEqual(240);
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
    const { eventTimes, rolls, tracks: list, cues, total } = tracks(before, events, after, PACE);
    const [first, second] = rolls;
    const [walk, fall] = ['walk', 'tip'].map((kind) => list.find((track) => track.kind === kind));
    expect(rolls.length).toBe(2);
    expect(first).toMatchObject({ from: walk?.to, to: (walk?.to ?? 0) + 900 });
    expect(second).toMatchObject({ from: fall?.to, to: (fall?.to ?? 0) + 900 });
    expect(eventTimes).toEqual([walk?.to, first?.to, first?.to, fall?.to, second?.to, total]);
    expect(total).toBeGreaterThan(second?.to ?? Infinity);
    expect(cues.filter(({ cue }) => cue === 'dice').map((cue) => cue.at)).toEqual(rolls.map(({ from }) => from));
  });
  test('one question asked of several is one tumble; a throw that answers another, or repeats it, comes after it', () => {
    const tumbles = (...dice: readonly TableEvent[]) => tracks(before, dice, before, PACE).rolls.length;
    expect(tumbles(...lots)).toBe(1);
    expect(tumbles(...lots, ...lots)).toBe(2);
    expect(tumbles(thrown('test:hit', 'red'), thrown('test:armour', 'blue'))).toBe(2);
  });
  test('without motion in the same order, each shortly after the other; dice thrown by hand do not tumble', () => {
    const still = tracks(before, events, after, { ...PACE, reducedMotion: true, dice: 200 });
    const moving = tracks(before, events, after, PACE);
    const order = ({ eventTimes }: typeof still) => eventTimes.map((ms) => [...new Set(eventTimes)].indexOf(ms));
    expect(order(still)).toEqual(order(moving));
    expect(still.total).toBeLessThan(1000);
    const { rolls, cues, eventTimes } = tracks(before, events, after, { ...PACE, dice: 0 });
    expect(rolls.every(({ from, to }) => from === to)).toBe(true);
    expect(cues.filter(({ cue }) => cue === 'dice')).toEqual([]);
    expect(eventTimes[1]).toBe(eventTimes[0]);
  });
});

describe('what one deals another', () => {
  const before = scene(piece('a', at(0)), piece('b', at(200)), piece('c', at(240)));
  const dealt = (how: AttackCue['how'], by: string, on: string): TableEvent => {
    const asked = { key: `test:${how}`, values: { on } };
    const ask: RollRequest = {
      seat: 'red',
      rule: 'XX-01',
      text: asked,
      rows: [{ faces: [1, 2, 3, 4, 5, 6], text }],
      dealt: { by, on, ...(how ? { how } : {}) },
    };
    return { kind: 'rolled', rule: 'XX-01', text: asked, seat: 'red', thrown: ask, dice: [4], total: 4, row: 0 };
  };
  const played = (...events: readonly TableEvent[]) => tracks(before, events, scene(piece('a', at(0))), PACE);
  test('the die, the shot across the table, who falls; and only then it is told', () => {
    const { rolls, crossings, eventTimes, tracks: list } = played(dealt('shot', 'a', 'b'), happened('removed', 'b'));
    const [die, shot] = [rolls[0], crossings[0]];
    const tip = list.find((track) => track.kind === 'tip');
    expect(shot?.from).toBe(die?.to);
    expect(tip?.from).toBe(shot?.hits);
    expect(eventTimes).toEqual([tip?.to, tip?.to]);
    expect(shot?.path[0].x).toBe(12);
  });
  test('what is thrown together crosses together, a blast after what it goes out from, and then all fall', () => {
    const grenade = [dealt('lob', 'a', 'b'), dealt('blast', 'b', 'c')];
    const { rolls, crossings, eventTimes, tracks: list } = played(...grenade, happened('removed', 'b', 'c'));
    const [lob, blast] = crossings;
    expect(rolls.length).toBe(2);
    expect(lob?.from).toBe(rolls[1]?.to);
    expect(blast?.from).toBe(lob?.hits);
    expect(list.filter(({ kind }) => kind === 'tip').map(({ from }) => from)).toEqual([blast?.hits, blast?.hits]);
    expect(new Set(eventTimes).size).toBe(1);
  });
  test('who strikes leans towards the other and is back; what has arrived already does not cross once more', () => {
    const { tracks: list } = played(dealt('blow', 'a', 'b'));
    const lunge = list.find(({ kind }) => kind === 'lunge');
    const x = (ms: number) => keyframesAt(played(dealt('blow', 'a', 'b')), ms)[0]?.at.x ?? 0;
    expect(lunge?.id).toBe('a');
    expect(x(((lunge?.from ?? 0) + (lunge?.to ?? 0)) / 2)).toBeGreaterThan(4);
    expect(x(lunge?.to ?? 0)).toBeCloseTo(0);
    expect(played(dealt(undefined, 'a', 'b')).crossings).toEqual([]);
  });
  test('the aim lies on the table until what it led to has arrived; a throw that deals nothing is told when its die lies', () => {
    const { aimed, crossings } = played(dealt('shot', 'a', 'b'), happened('removed', 'b'));
    expect(aimed).toBe(crossings[0]?.hits);
    const plain = dealt('shot', 'a', 'nobody');
    expect(played(plain).eventTimes).toEqual([900]);
  });
  test('a way is eaten up by who walks it', () => {
    const walk = tracks(scene(piece('a', at(0))), [moved('a', at(0), at(100))], scene(piece('a', at(100))), PACE);
    const [track] = walk.tracks;
    const left = [0, 0.5, 0.999].map((part) => track && walkedLength(track, part * track.to, false));
    expect(left[0]).toBe(0);
    expect(left[1]).toBeGreaterThan(20);
    expect(left[2]).toBeGreaterThan(99);
    expect(track && walkedLength(track, track.to, false)).toBeNull();
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
  const flip = motion.tracks.find((track) => track.kind === 'flip' && track.id === 'b');
  test('the hidden one is turned over under the one that came; when both have been seen the blow falls behind them', () => {
    const shown = (ms: number) =>
      keyframesAt(motion, ms).find((moment) => moment.node.id === 'b' && moment.burst === undefined);
    expect(shown(flip?.from ?? 0)?.node).not.toHaveProperty('emblem');
    expect(shown(flip?.to ?? 0)?.node).toMatchObject({ emblem: 'major', mark: '7' });
    const order = (ms: number) =>
      keyframesAt(motion, (flip?.to ?? 0) + ms).map(({ node, burst }) => (burst === undefined ? node.id : 'blow'));
    expect(order(-100)).toEqual(['b', 'a']);
    expect(order(500)).toEqual(['b', 'a']);
    expect(order(700)).toEqual(['blow', 'b', 'a']);
    const open = keyframesAt(motion, (flip?.to ?? 0) + 700);
    const [a, b] = ['a', 'b'].map((id) => open.find(({ node, burst }) => node.id === id && burst === undefined)?.at);
    expect(Math.abs((a?.x ?? 0) - (b?.x ?? 0))).toBeGreaterThan(10);
  });
  test('on the wall of a class both faces and the blow are seen longer, without motion too', () => {
    const seen = (pace: Partial<Pace>): number => {
      const { tracks: list } = tracks(before, events, after, { ...PACE, ...pace });
      const stand = list.find(({ kind, id }) => kind === 'stand' && id === 'b');
      return (stand?.to ?? 0) - (stand?.from ?? 0);
    };
    expect(seen({ wall: true })).toBeGreaterThan(1.5 * seen({}));
    expect(seen({ wall: true, reducedMotion: true })).toBe(seen({ wall: true }));
    expect(seen({ reducedMotion: true })).toBeLessThan(seen({}));
  });
  test('at the end the one that stays is back in its place, as it is seen then', () => {
    expect(places(motion, motion.total)).toEqual(['b 100']);
    expect(keyframesAt(motion, motion.total).at(-1)?.node).not.toHaveProperty('emblem');
  });
});

test('what lies in a pose goes to its new place from where it was', () => {
  const posed = (x: number): PieceNode => ({ ...piece('a', at(x)), pose: [x * 10, 0, 0, 0, 0, 0, 10_000] });
  const scored: TableEvent = { kind: 'scored', rule: 'XX-01', text, ids: ['a'] };
  const motion = tracks(scene(posed(0)), [scored], scene(posed(300)), PACE);
  const drawnAt = (ms: number) =>
    keyframesAt(motion, ms).map(({ node, at: to }) => to.x + (node.pose?.[0] ?? 0) / 10 - node.at.x);
  expect([drawnAt(0), drawnAt(100), drawnAt(motion.total)]).toEqual([[0], [0], [300]]);
});
