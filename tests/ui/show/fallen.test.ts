import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../../src/core/event.ts';
import type { PieceNode, Scene } from '../../../src/core/scene.ts';
import { restingSide, type Pose, poseAt } from '../../../src/core/shots/pose.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { tracks } from '../../../src/table/motion/timeline.ts';
import { eventText, casualtiesOfShell } from '../../../src/presentation/text/formatters.ts';

const HALF = 7071;
/** At a place, head level: on the back, on the face, on the left and right side. */
const back: Pose = [1000, -1000, 0, 0, -HALF, 0, HALF];
const face: Pose = [1000, -1000, 0, 0, HALF, 0, HALF];
const sides: readonly Pose[] = [
  [1000, -1000, 0, HALF, 0, 0, HALF],
  [1000, -1000, 0, -HALF, 0, 0, HALF],
];
/** Tilted to the side by so many degrees. */
const tilted = (deg: number): Pose => {
  const half = (deg * Math.PI) / 360;
  return [0, 0, 0, Math.round(1e4 * Math.sin(half)), 0, 0, Math.round(1e4 * Math.cos(half))];
};
const shot = (rest: Readonly<Record<string, Pose>>): TableEvent => ({
  kind: 'shot',
  rule: 'SI-13',
  text: { key: 'siege:event.shot', values: { who: 'X' } },
  act: { kind: 'shell', id: 'shell', body: 'shell', from: [0, 0, 190], bearing: 0, lift: 0, power: 500 },
  by: 'X',
  aim: {},
  result: { physics: 'test', settled: true, rest, contacts: [], touching: [], spun: {}, over: [] },
});
const stands = poseAt({ x: 10, y: 10 }, 0, 90);

describe('those who have fallen', () => {
  test('a pose is on its feet up to 65 degrees, then face up, face down or on a side', () => {
    expect([stands, tilted(64), tilted(66), back, face, ...sides].map(restingSide)).toEqual([
      null,
      null,
      'side',
      'faceUp',
      'faceDown',
      'side',
      'side',
    ]);
  });
  test('a shell names them, itself and those on their feet not', () => {
    const event = shot({ shell: back, red1: face, red2: stands, red3: back });
    expect(casualtiesOfShell(event)).toEqual([
      { id: 'red1', lies: 'faceDown' },
      { id: 'red3', lies: 'faceUp' },
    ]);
    expect(casualtiesOfShell({ kind: 'said', rule: 'SI-13', text: { key: 'siege:event.noHit' } })).toEqual([]);
  });
  test('the log tells how they lie, in both languages', async () => {
    const event = shot({ red1: face, red2: back, red3: sides[0] as Pose });
    const words = { label: (id: string) => id };
    await changeLanguage('en');
    expect(eventText(event, words)).toContain('; red1 falls face down; red2 falls face up; red3 falls on its side');
    await changeLanguage('ru');
    expect(eventText(event, words)).toContain(
      '; red1: падает лицом вниз; red2: падает лицом вверх; red3: падает на бок',
    );
  });
  test('the film stays a moment on how they lie, and goes on at once where all are on their feet', () => {
    const node: PieceNode = {
      kind: 'piece',
      id: 'red1',
      at: { x: 10, y: 10 },
      base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12.5 },
      figure: 'knight',
      body: 'knight',
      pose: stands,
      label: { key: 'siege:piece.knight' },
    };
    const scene: Scene = {
      width: 100,
      height: 100,
      mat: 'plain',
      unit: { mm: 70, text: { key: 'siege:unit' } },
      nodes: [node],
    };
    const total = (pose: Pose): number =>
      tracks(scene, [shot({ red1: pose })], scene, { reducedMotion: false, slow: 1, dice: 0 }).total;
    expect(total(face) - total(tilted(40))).toBeGreaterThan(200);
  });
});
