import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Point } from '../../src/geometry/point.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { changeLanguage } from '../../src/i18n/index.ts';
import { small } from '../games/sci-fi/fixture.ts';
import { positionAt, tableAt } from './table.ts';

const game = sciFi as AnyGame;
const FROM = { x: 300, y: 600 };
const start = small({
  men: { blue1: ['rifleman', 300, 600], blue2: ['rifleman', 600, 600], red1: ['rifleman', 300, 100] },
});
const begun = () => tableAt(positionAt(game, [start]));
/** A point some mm ahead of the piece. */
const ahead = (mm: number, aside = 0): Point => ({ x: FROM.x + aside, y: FROM.y - mm });

describe('a drag', () => {
  test('the table is told at every move, the page after the next frame, and a release proposes the path', () => {
    const table = begun();
    expect(table.start(FROM)).toBe(true);
    expect(table.page().selected).toBe('blue1');
    table.move(ahead(20));
    expect(table.drag.getState()?.proposal?.path?.at(-1)).toEqual(ahead(20));
    expect(table.page().proposal).toBeNull();
    table.clock.frame();
    expect(table.proposedAt()).toEqual(ahead(20));
    table.move(ahead(40));
    table.end();
    expect(table.drag.getState()).toBeNull();
    expect(table.proposedAt()).toEqual(ahead(40));
    expect(table.page().offer).toMatchObject({ kind: 'act' });
    table.send({ type: 'confirm' });
    expect(table.actions()).toEqual([table.page().proposal?.action]);
  });
  // Sabotages: every move published the page; the proposal was judged for the table and for the page.
  test('120 moves judge at most 120 proposals, and the page is drawn at most once a frame', () => {
    let refusals = 0;
    const counting: AnyGame = { ...game, refuse: (view, action) => (refusals++, game.refuse(view, action)) };
    const table = tableAt(positionAt(counting, [start]));
    let drawn = 0;
    table.store.subscribe(() => (drawn += 1));
    table.start(FROM);
    table.page();
    [refusals, drawn] = [0, 0];
    for (let i = 1; i <= 120; i++) {
      table.move(ahead(i / 4, i % 7));
      table.page();
      if (i % 4 === 0) table.clock.frame();
    }
    expect(refusals).toBeLessThanOrEqual(120);
    expect(drawn).toBe(30);
    table.end();
    // The path as it is put down is judged once more, and so is the action of the button.
    table.page();
    expect(refusals).toBeLessThanOrEqual(122);
  });
  test('Escape lets go of the piece, and its path is not proposed', () => {
    const table = begun();
    table.start(FROM);
    table.move(ahead(30));
    table.send({ type: 'dragLost' });
    expect(table.drag.getState()).toBeNull();
    expect(table.page()).toMatchObject({ proposal: null, selected: 'blue1' });
    table.end();
    expect(table.page().proposal).toBeNull();
  });
  test('Enter in the middle takes the path that the table shows', () => {
    const table = begun();
    table.start(FROM);
    table.move(ahead(30));
    table.send({ type: 'confirm' });
    expect(table.actions()).toMatchObject([{ type: 'walk', id: 'blue1', path: [FROM, ahead(30)] }]);
  });
  test('another key in the middle selects another piece; the release changes nothing', () => {
    const table = begun();
    table.start(FROM);
    table.move(ahead(30));
    table.send({ type: 'select', piece: 'blue2' });
    table.move(ahead(40));
    table.end();
    expect(table.page()).toMatchObject({ selected: 'blue2', proposal: null });
  });
  test('a corner is set by a key, and by a rest before a turn', () => {
    const table = begun();
    table.start(FROM);
    table.move(ahead(20));
    table.send({ type: 'corner' });
    table.move(ahead(20, 20));
    expect(table.drag.getState()?.proposal?.path).toEqual([FROM, ahead(20), ahead(20, 20)]);
    table.move(ahead(30, 20), 400);
    table.end();
    expect(table.page().proposal?.path).toEqual([FROM, ahead(20), ahead(20, 20), ahead(30, 20)]);
  });
  test('a pointer that rests is heard, and a straight path has no corner there', () => {
    const table = begun();
    table.start(FROM);
    table.move(ahead(25));
    const before = table.cues().length;
    table.clock.pass(400);
    expect(table.cues().slice(before)).toEqual(['cue tick']);
    table.move(ahead(50), 400);
    table.end();
    expect(table.page().proposal?.path).toHaveLength(2);
    table.clock.pass(400);
    expect(table.cues().at(-1)).toBe('cue drop');
  });
  // Sabotage: a slow hand that drew a straight line left a corner at each pause.
  test('a straight drag of a slow, unsteady hand leaves one straight tape; a real corner stays', () => {
    const table = begun();
    table.start(FROM);
    for (let i = 1; i < 30; i++) table.move(ahead(3 * i, i % 2 === 0 ? 6 : -6), 400);
    table.move(ahead(90), 400);
    table.end();
    expect(table.page().proposal?.path).toHaveLength(2);
    const bent = begun();
    bent.start(FROM);
    for (let i = 1; i <= 10; i++) bent.move(ahead(4 * i, i % 2), 400);
    for (let i = 1; i <= 10; i++) bent.move(ahead(40, 4 * i), 400);
    bent.end();
    expect(bent.page().proposal?.path).toHaveLength(3);
  });
  test('a corner that the straight way needs to be legal stays, however slight', () => {
    const blocked: AnyGame = {
      ...game,
      refuse: (view, action) =>
        (action as { path?: readonly Point[] }).path?.length === 2
          ? { rule: 'SF-01', text: { key: 'test:blocked' } }
          : game.refuse(view, action),
    };
    const table = tableAt(positionAt(blocked, [start]));
    table.start(FROM);
    table.move(ahead(40, 7));
    table.move(ahead(80), 400);
    table.end();
    const { proposal } = table.page();
    expect(proposal?.path).toHaveLength(3);
    expect(proposal?.refusal).toBeNull();
  });
  test('a piece that may not move is selected by a drag, or says why it can do nothing', () => {
    const done = small({
      men: {
        blue1: ['rifleman', 300, 600, { done: true }],
        blue2: ['rifleman', 600, 600],
        red1: ['rifleman', 300, 100],
      },
    });
    const table = tableAt(positionAt(game, [done]));
    expect(table.start(FROM)).toBe(true);
    expect(table.drag.getState()).toBeNull();
    expect(table.page().refusal).not.toBeNull();
    table.send({ type: 'select', piece: null });
    expect(table.page().refusal).toBeNull();
  });
});

describe('a drag in flight', () => {
  const next = small({ men: { blue1: ['rifleman', 300, 580], red1: ['rifleman', 300, 100] } });
  let table = begun();
  beforeEach(() => {
    table = begun();
    table.start(FROM);
    table.move(ahead(30));
  });
  const isLetGo = () => {
    expect(table.drag.getState()).toBeNull();
    expect(table.page().proposal).toBeNull();
    table.move(ahead(60));
    table.end();
    expect(table.page().proposal).toBeNull();
    expect(table.actions()).toEqual([]);
  };
  test('a bot acts', () => {
    table.place(positionAt(game, [start, next]));
    isLetGo();
  });
  test('undo is pressed', () => {
    const later = tableAt(positionAt(game, [next, start]));
    later.start(FROM);
    later.move(ahead(30));
    table = later;
    table.place(positionAt(game, [next]));
    isLetGo();
  });
  test('another tab takes over', () => {
    table.place(positionAt(game, [start], { waits: true }));
    isLetGo();
  });
  test('a step of the past is looked at', () => {
    const later = tableAt(positionAt(game, [next, start]));
    later.start(FROM);
    later.move(ahead(30));
    table = later;
    table.place(positionAt(game, [next, start], { ply: 0 }));
    isLetGo();
  });
  test('the window loses the focus', () => {
    table.send({ type: 'dragLost' });
    isLetGo();
  });
  test('the language changes: the drag goes on', async () => {
    await changeLanguage('ru');
    table.move(ahead(40));
    table.end();
    await changeLanguage('en');
    expect(table.proposedAt()).toEqual(ahead(40));
  });
  test('a real die is asked for an action that was begun before: it is not shown at another position', async () => {
    const ask = { rule: 'X-1', text: { key: 'x' }, seat: 'blue', rows: [] } as never;
    let answer: (result: never) => void = () => undefined;
    const slow = tableAt(positionAt(game, [start]), { act: () => new Promise((done) => (answer = done)) });
    slow.send({ type: 'take', action: { type: 'end' } });
    slow.place(positionAt(game, [start, next]));
    answer({ ask } as never);
    await Promise.resolve();
    expect(slow.page().typing).toBeNull();
  });
});

describe('a look back', () => {
  const later = small({ men: { blue1: ['rifleman', 300, 580], red1: ['rifleman', 300, 100] } });
  const latest = positionAt(game, [later, start]);
  const past = positionAt(game, [later, start], { ply: 0 });
  // Sabotage: the first move of the mouse in the past emptied the state.
  test('keeps what is proposed for the way back, whatever the mouse does meanwhile', () => {
    const table = tableAt(latest);
    table.start(FROM);
    table.move(ahead(30));
    table.end();
    table.place(past);
    table.hover({ x: 500, y: 500 });
    expect(table.page().proposal).toBeNull();
    table.place(latest);
    expect(table.proposedAt()).toEqual(ahead(30));
  });
});

describe('a press', () => {
  // Sabotage: a second action of one press was taken.
  test('acts once: what it dragged is let go', () => {
    const table = tableAt(positionAt(game, [start]), { mayPress: () => false });
    table.send({ type: 'take', action: { type: 'end' } });
    expect(table.actions()).toEqual([]);
  });
  test('on a target proposes the attack; the mouse alone proposes it until it leaves', () => {
    const near = small({ men: { blue1: ['rifleman', 300, 300], red1: ['rifleman', 300, 100] } });
    const table = tableAt(positionAt(game, [near]));
    table.hover({ x: 300, y: 100 });
    expect(table.page().proposal?.choice).toMatchObject({ kind: 'do', target: 'red1' });
    table.hover({ x: 700, y: 700 });
    expect(table.page().proposal).toBeNull();
    table.tap({ x: 300, y: 100 });
    table.hover({ x: 700, y: 700 });
    expect(table.page().proposal?.choice).toMatchObject({ kind: 'do', target: 'red1' });
  });
});
