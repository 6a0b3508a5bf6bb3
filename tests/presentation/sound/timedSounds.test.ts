// What is heard of a step: its cues with the speed and the materials of their contacts, its dice and its guns.
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../../src/core/event.ts';
import type { Scene, SceneNode } from '../../../src/core/scene.ts';
import type { Pose } from '../../../src/core/shots/pose.ts';
import { CUES } from '../../../src/presentation/sound/cues.ts';
import { timedSounds } from '../../../src/presentation/sound/timedSounds.ts';
import { DICE_MS, stepShow, type StepShow } from '../../../src/presentation/timeline.ts';
import type { Motion, TimedCue, Track } from '../../../src/table/motion/track.ts';
import { gameOf } from '../../games.ts';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';

type Shown = Pick<StepShow, 'before' | 'events' | 'motion'>;
const TEXT = { key: 'core:shell' };
const piece = (id: string): SceneNode => ({
  kind: 'piece',
  id,
  at: { x: 0, y: 0 },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12 },
  figure: 'warrior',
  label: TEXT,
});
const area = (id: string, style: string): SceneNode => ({
  kind: 'area',
  id,
  style,
  shape: { kind: 'disc', at: { x: 0, y: 0 }, r: 12 },
});
const sceneOf = (mat: string, ...nodes: readonly SceneNode[]): Scene => ({
  width: 600,
  height: 600,
  mat,
  unit: { mm: 10, text: TEXT },
  nodes,
});
/** The film of a body that starts here and moves so many tenths of a mm in each frame. */
const film = (id: string, perFrame: number, { from = 100, slow = 1 } = {}): Track => {
  const frames = Array.from({ length: 60 }, (_, i): Pose => [i * perFrame, 0, 0, 0, 0, 0, 10_000]);
  const node = piece(id) as Track['node'];
  return { id, kind: 'film', node, frames, slow, from, to: from + 1000 * slow, path: [], turns: [0, 0] };
};
const shot = (kind: 'flick' | 'shell', id: string, contacts: readonly (readonly [number, string, string])[]) =>
  ({ kind: 'shot', act: { kind, id }, result: { contacts, rest: {} }, outcomes: [] }) as unknown as TableEvent;
const motionOf = (part: Partial<Motion>): Motion => ({
  tracks: [],
  crossings: [],
  cues: [],
  rolls: [],
  eventTimes: [],
  impacts: [],
  floor: 0,
  aimed: 0,
  total: 1000,
  reducedMotion: false,
  ...part,
});
const cue = (at: number, name: TimedCue['cue']): TimedCue => ({ at, cue: name });

describe('a contact of a film', () => {
  /** A flicked body at 500 tenths of a mm a frame meets another one at 150, after 200 ms. */
  const flicked = (slow: number): Shown => ({
    before: sceneOf('flick', piece('one'), piece('other'), area('field', 'board')),
    events: [
      shot('flick', 'one', [
        [200, 'other', 'one'],
        [300, 'one', 'field'],
        [400, 'other', 'table'],
      ]),
    ],
    motion: motionOf({
      tracks: [film('one', 50, { slow }), film('other', 15, { slow })],
      cues: [100, 200, 300, 400].map((ms, i) => cue(100 + (i > 0 ? ms * slow : 0), i > 0 ? 'knock' : 'snap')),
    }),
  });
  test('sounds by the speed at which the two bodies approach', () => {
    expect(timedSounds(flicked(1))).toEqual([
      { at: 100, cue: 'snap', contact: { speed: 300 } },
      { at: 300, cue: 'knock', contact: { speed: 210, by: 'wood', on: 'wood' } },
      { at: 400, cue: 'knock', contact: { speed: 300, by: 'wood', on: 'wood' } },
      { at: 500, cue: 'knock', contact: { speed: 90, by: 'wood', on: 'wood' } },
    ]);
  });
  test('sounds the same in slow motion, only later', () => {
    const contacts = (slow: number) => timedSounds(flicked(slow)).map(({ contact }) => contact);
    expect(contacts(4)).toEqual(contacts(1));
  });
  test('is not heard if the body only rested on its ground before the flick', () => {
    const { before, motion } = flicked(1);
    const cues = [cue(100, 'knock'), cue(110, 'knock')];
    const shots = [
      shot('flick', 'one', [
        [0, 'one', 'field'],
        [10, 'one', 'other'],
      ]),
    ];
    const heard = timedSounds({ before, events: shots, motion: { ...motion, cues } });
    expect(heard.map(({ at }) => at)).toEqual([110]);
  });
  test('of no shot is of two pieces', () => {
    const motion = motionOf({ cues: [cue(50, 'knock')] });
    const [hit] = timedSounds({ before: sceneOf('scifi'), events: [], motion });
    expect(hit?.contact).toEqual({ by: 'metal', on: 'metal' });
  });
  test('of an old record without films has its materials, and no speed', () => {
    const { before, events, motion } = flicked(1);
    const still = motion.tracks.map((track) => ({ ...track, frames: track.frames?.slice(0, 1) ?? [] }));
    const [, knock] = timedSounds({ before, events, motion: { ...motion, tracks: still } });
    expect(knock?.contact).toEqual({ by: 'wood', on: 'wood' });
  });
  test('is of the materials of what touches: the faster strikes the other', () => {
    const strike = (mat: string, style: string) => {
      const show: Shown = {
        before: sceneOf(mat, area('wall', style), piece('man')),
        events: [
          shot('shell', 'shell', [
            [100, 'shell', 'wall'],
            [200, 'man', 'shell'],
            [300, 'man', 'table'],
          ]),
        ],
        motion: motionOf({
          tracks: [film('shell', 400), film('man', 30)],
          cues: [100, 200, 300].map((ms) => cue(100 + ms, 'knock')),
        }),
      };
      return timedSounds(show).map(({ cue: name, contact: { by, on } }) => [name, by, on]);
    };
    const gun = ['blast', undefined, undefined];
    expect(strike('fortress', 'rampart')).toEqual([
      gun,
      ['knock', 'metal', 'stone'],
      ['knock', 'metal', 'plastic'],
      ['knock', 'plastic', 'felt'],
    ]);
    expect(strike('scifi', 'crate')).toEqual([
      gun,
      ['knock', 'metal', 'wood'],
      ['knock', 'metal', 'metal'],
      ['knock', 'metal', 'felt'],
    ]);
  });
  test('a gun thumps by the speed of its shell', () => {
    const [blast] = timedSounds({
      before: sceneOf('fortress'),
      events: [shot('shell', 'shell', [])],
      motion: motionOf({ tracks: [film('shell', 400)] }),
    });
    expect(blast).toEqual({ at: 100, cue: 'blast', contact: { speed: 2400 } });
  });
});

describe('dice', () => {
  const rolled = (dice: readonly number[]) => ({ kind: 'rolled', dice }) as unknown as TableEvent;
  const sounds = (dice: readonly number[], ms: number) =>
    timedSounds({
      before: sceneOf('soldiers'),
      events: [rolled(dice)],
      motion: motionOf({ rolls: [{ from: 50, to: 50 + ms, events: [0] }] }),
    });
  test('touch the tray three times, each time more slowly', () => {
    expect(sounds([4], DICE_MS).map(({ at, cue: name }) => [at, name])).toEqual([
      [50 + 0.38 * DICE_MS, 'die'],
      [50 + 0.66 * DICE_MS, 'die'],
      [50 + 0.86 * DICE_MS, 'die'],
    ]);
    const speeds = sounds([4], DICE_MS).map(({ contact }) => contact.speed ?? 0);
    expect(speeds).toEqual(speeds.toSorted((a, b) => b - a));
  });
  test('a second die after a six drops in when the first one lies', () => {
    expect(sounds([6, 2], DICE_MS).at(-1)).toEqual({ at: 50 + DICE_MS, cue: 'dropDie', contact: {} });
    expect(sounds([4], DICE_MS).some(({ cue: name }) => name === 'dropDie')).toBe(false);
  });
  test('do not bounce with reduced motion, and are not heard if they lie already', () => {
    expect(sounds([4], 200)).toEqual([]);
    expect(sounds([6, 2], 0)).toEqual([]);
  });
});

test('all sounds of real matches are defined, in order, and by the materials of the game', () => {
  const drops = new Map<string, unknown>();
  for (const record of ['toy-soldiers.over-last', 'sci-fi.over-last', 'stratego.over-flag', 'flick.over-five']) {
    const match = golden(record);
    const game = gameOf(match.game);
    if (!game) throw new Error(`There is no game ${match.game}.`);
    const { steps } = replay(game, match);
    for (const [i, to] of steps.slice(1, 40).entries()) {
      const [from, ply] = [steps[i], i + 1];
      if (!from) continue;
      const pace = { reducedMotion: false, slow: 1, dice: DICE_MS };
      const heard = timedSounds(stepShow({ game, viewer: 'all', ply }, { from, to }, pace));
      expect(heard.map(({ at }) => at)).toEqual(heard.map(({ at }) => at).toSorted((a, b) => a - b));
      for (const { cue: name, contact } of heard) {
        expect(CUES).toHaveProperty(name);
        if (name === 'drop') drops.set(match.game, contact);
      }
    }
  }
  expect(Object.fromEntries(drops)).toEqual({
    'toy-soldiers': { by: 'plastic', on: 'felt' },
    'sci-fi': { by: 'metal', on: 'felt' },
    stratego: { by: 'wood', on: 'wood' },
  });
});
