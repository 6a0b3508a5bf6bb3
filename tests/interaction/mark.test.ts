import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { small } from '../games/sci-fi/fixture.ts';
import { positionAt, tableAt } from './table.ts';

const game = sciFi as AnyGame;
const BLUE = { x: 300, y: 600 };
const RED = { x: 300, y: 100 };
const FREE = { x: 800, y: 400 };
const start = small({
  men: { blue1: ['rifleman', 300, 600], blue2: ['rifleman', 600, 600], red1: ['rifleman', 300, 100] },
});
const next = { ...start, left: 1 };
const begun = () => tableAt(positionAt(game, [start]));

describe('marks', () => {
  // Sabotage: a second right click marked the piece again.
  test('a right click marks a piece of any side, and a second one takes only that mark away', () => {
    const table = begun();
    expect(table.mark(RED)).toBe(true);
    table.mark(BLUE);
    expect(table.page().marked).toEqual(['red1', 'blue1']);
    table.mark(RED);
    expect(table.page().marked).toEqual(['blue1']);
    expect(table.actions()).toEqual([]);
  });
  test('a right click on free ground takes all marks away, and means nothing without marks', () => {
    const table = begun();
    expect(table.mark(FREE)).toBe(false);
    table.mark(RED);
    table.mark(BLUE);
    expect(table.mark(FREE)).toBe(true);
    expect(table.page().marked).toEqual([]);
  });
  test('the key marks and unmarks a piece by its id', () => {
    const table = begun();
    table.send({ type: 'markPiece', piece: 'blue2' });
    expect(table.page().marked).toEqual(['blue2']);
    table.send({ type: 'markPiece', piece: 'blue2' });
    expect(table.page().marked).toEqual([]);
  });
  test('a mark changes nothing else, and other inputs keep it', () => {
    const table = begun();
    table.tap(BLUE);
    table.tap({ x: 300, y: 560 });
    const { marked: _, ...before } = table.page();
    table.mark(RED);
    expect(table.page()).toMatchObject(before);
    expect(before.proposal).not.toBeNull();
    table.send({ type: 'cancel' });
    table.send({ type: 'select', piece: 'blue2' });
    expect(table.page().marked).toEqual(['red1']);
  });
  test('a piece with a proposal is marked where the proposal shows it', () => {
    const table = begun();
    table.tap(BLUE);
    const to = { x: 300, y: 520 };
    table.tap(to);
    expect(table.proposedAt()).toEqual(to);
    table.mark(to);
    expect(table.page().marked).toEqual(['blue1']);
  });
  // Sabotage: the marks were handed over to the state of the next steps.
  test('the next step takes every mark away, and so does undo', () => {
    const table = begun();
    table.mark(RED);
    table.place(positionAt(game, [start, next]));
    expect(table.page().marked).toEqual([]);
    table.mark(BLUE);
    expect(table.page().marked).toEqual(['blue1']);
    table.place(positionAt(game, [start]));
    expect(table.page().marked).toEqual([]);
  });
  // Sabotage: a move of the mouse in the past emptied the state, so the marks were lost on the way back.
  test('a look back hides the marks, and they are there again at the latest step', () => {
    const table = tableAt(positionAt(game, [start, next]));
    const latest = positionAt(game, [start, next]);
    table.place(latest);
    table.mark(RED);
    table.place({ ...latest, latest: false, ply: 0 });
    table.hover(FREE);
    table.mark(FREE);
    expect(table.page().marked).toEqual([]);
    table.place(latest);
    expect(table.page().marked).toEqual(['red1']);
  });
  test('pieces are marked while nobody may act, but not in the past or at a handover', () => {
    const waiting = tableAt(positionAt(game, [start], { waits: true }));
    waiting.mark(RED);
    expect(waiting.page().marked).toEqual(['red1']);
    const past = tableAt(positionAt(game, [start, next], { ply: 0 }));
    expect(past.mark(RED)).toBe(false);
    expect(past.page().marked).toEqual([]);
    const handing = tableAt({ ...positionAt(game, [start]), handing: true });
    expect(handing.mark(RED)).toBe(false);
  });
});
