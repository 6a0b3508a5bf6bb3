import { beforeEach, describe, expect, test } from 'vitest';
import type { TableEvent } from '../../../src/core/event.ts';
import type { PieceNode, Scene } from '../../../src/core/scene.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { poseAt } from '../../../src/core/shots/pose.ts';
import type { ShotResult } from '../../../src/core/shots/shot.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { spokenShotText } from '../../../src/presentation/text/spokenShotText.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';

const piece = (id: string, seat: Seat, x: number, y: number): PieceNode => ({
  kind: 'piece',
  id,
  seat,
  at: { x, y },
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 10 },
  figure: 'warrior',
  label: { key: 'flick:body.turtle' },
});
const text = { key: 'ui:over' };
const scene: Scene = {
  width: 600,
  height: 600,
  mat: 'flick',
  unit: { mm: 10, text: { key: 'toy-soldiers:unit' } },
  nodes: [
    {
      kind: 'area',
      id: 'field',
      style: 'board',
      role: 'floor',
      shape: { kind: 'rect', at: { x: 100, y: 100 }, width: 400, height: 400 },
      top: 15,
    },
    piece('gun', 'blue', 300, 480),
    piece('red1', 'red', 300, 200),
  ],
};
const words = createSpokenContext([], scene);
const result: ShotResult = {
  physics: 'test',
  settled: true,
  rest: {},
  contacts: [],
  touching: [],
  spun: {},
  over: [],
};
const event = (act: object, part: Partial<ShotResult>): TableEvent =>
  ({ kind: 'shot', rule: 'FF-01', text, act, by: 'gun', result: { ...result, ...part } }) as unknown as TableEvent;
const flick = { kind: 'flick', id: 'red1', bearing: 0, power: 1, offset: 0, height: 0 };
const shell = { kind: 'shell', id: 'shell', body: 'shell', from: [3000, -4600, 100], bearing: 0, lift: 0, power: 500 };

/** As it is read: blanks that do not break are blanks. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('what flew is told', () => {
  beforeEach(() => changeLanguage('en'));
  test('who lies where, how far away, turned how far', () => {
    const rest = { red1: poseAt({ x: 300, y: 242 }, 150, 0) };
    expect(
      plain(spokenShotText(event(flick, { rest, spun: { red1: { whole: -370, beforeHit: 0 } } }), scene, words)),
    ).toBe(
      'Match over. Turtle stops 13.2 cm from the edge, 21.8 cm from Turtle; 4.2 cm from its start, turned 370° clockwise',
    );
  });
  test('in brief speech it is only where', () => {
    const rest = { red1: poseAt({ x: 300, y: 242 }, 150, 0) };
    expect(plain(spokenShotText(event(flick, { rest }), scene, words, { brief: true }))).toBe(
      'Match over. Turtle stops 13.2 cm from the edge, 21.8 cm from Turtle',
    );
  });
  test.each([
    ['left', 60, 300],
    ['right', 540, 300],
    ['upper', 300, 60],
    ['lower', 300, 540],
  ])('who is gone over the %s edge', (_, x, y) => {
    const rest = { red1: poseAt({ x, y }, -200, 0) };
    expect(plain(spokenShotText(event(flick, { rest }), scene, words))).toContain('Turtle goes off the edge');
  });
  test('a shell by where it first touched, seen from the gun to the nearest enemy', () => {
    const rest = { shell: poseAt({ x: 330, y: 260 }, 0, 0) };
    expect(plain(spokenShotText(event(shell, { rest }), scene, words))).toBe(
      'Match over. The shot lands at 33 : 26, 6 cm short, 3 cm right of Turtle',
    );
    const east = { ...shell, from: [1000, -2000, 100], bearing: 900 };
    expect(
      plain(spokenShotText(event(east, { rest: { shell: poseAt({ x: 330, y: 260 }, 0, 0) } }), scene, words)),
    ).toContain('3 cm long, 6 cm right of Turtle');
  });
});
