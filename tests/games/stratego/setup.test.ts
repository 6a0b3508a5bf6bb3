import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { isSquare } from '../../../src/core/board.ts';
import { cellsOf } from '../../../src/geometry/grid.ts';
import { ARMIES, armyOf } from '../../../src/games/stratego/rules/army.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { arrangementsOf, hidesFlag } from '../../../src/games/stratego/bots/arrangements.ts';
import { BOARD, CELLS, homeOf, isHome, isLake, nameOf, pointOf } from '../../../src/games/stratego/rules/cells.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { arrangementOf, lineUp, shuffle } from '../../../src/games/stratego/rules/setup.ts';
import type { Action, Cells, Rank, Size, State } from '../../../src/games/stratego/types.ts';
import { hand, lawfulChoices } from '../../help.ts';
import { matchOf, playOut } from '../../walk.ts';
import { board, cellOf, ended, fresh, game, told } from './fixture.ts';

const SIZES: readonly Size[] = ['battle', 'duel', 'barrage'];
const arrange = (size: Size, i = 0): Action => ({
  type: 'arrange',
  cells: [...(arrangementsOf(size)[i]?.cells ?? [])],
});
const count = (list: readonly unknown[], one: unknown): number => list.filter((each) => each === one).length;
const of = (state: State, seat: string): Record<string, string> =>
  Object.fromEntries(Object.entries(board(state)).filter(([, words]) => words.startsWith(seat)));

describe('the board', () => {
  test('ST-01 has 92 cells in ten rows and eight of lake, named from the left hand of Red, who sits at the bottom', () => {
    expect(CELLS.filter(isLake).map(nameOf).sort()).toEqual(['C5', 'C6', 'D5', 'D6', 'G5', 'G6', 'H5', 'H6']);
    expect([0, 9, 90, 99].map(nameOf)).toEqual(['A1', 'J1', 'A10', 'J10']);
    expect(pointOf(cellOf('A1'))).toEqual({ x: 30, y: 570 });
    expect(pointOf(cellOf('J10'))).toEqual({ x: 570, y: 30 });
    const { nodes, boards, unit, width, height } = stratego.scene(asView(fresh()));
    expect([width, height, unit.mm]).toEqual([600, 600, 60]);
    const areas = nodes.filter((node) => node.kind === 'area');
    expect(cellsOf(BOARD.grid).filter((cell) => isSquare(BOARD, cell)).length).toBe(92);
    expect(boards).toEqual([BOARD]);
    expect(areas.filter(({ style }) => style === 'lake').map(({ shape }) => shape)).toEqual([
      { kind: 'rect', at: { x: 120, y: 240 }, width: 120, height: 120 },
      { kind: 'rect', at: { x: 360, y: 240 }, width: 120, height: 120 },
    ]);
  });
  test('ST-01 the first four rows are those of Red, the last four those of Blue', () => {
    expect(homeOf('red', 'battle').map(nameOf)).toContain('J4');
    expect(['A1', 'J4', 'A5', 'J6', 'A7', 'J10'].map((name) => isHome('red', 'battle', cellOf(name)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['A1', 'J4', 'A5', 'J6', 'A7', 'J10'].map((name) => isHome('blue', 'battle', cellOf(name)))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('armies', () => {
  test('ST-02 a Battle has forty pieces a side', () => {
    const army = armyOf('battle');
    expect(army.length).toBe(40);
    const wanted: Record<Rank, number> = {
      marshal: 1,
      general: 1,
      colonel: 2,
      major: 3,
      captain: 4,
      lieutenant: 4,
      sergeant: 4,
      miner: 5,
      scout: 8,
      spy: 1,
      mine: 6,
      flag: 1,
    };
    for (const [rank, many] of Object.entries(wanted)) expect(count(army, rank), rank).toBe(many);
    expect(stratego.schema.options.parse({}).size).toBe('battle');
    expect(fresh().pieces.length).toBe(80);
  });
  test('ST-02 Mine and Flag bear no number, the others their rank', () => {
    const marks = new Map(
      stratego
        .scene(stratego.view(fresh(), 'red'))
        .nodes.flatMap((node) => (node.kind === 'piece' ? [[node.emblem, node.mark] as const] : [])),
    );
    expect(marks.get('marshal')).toBe('10');
    expect(marks.get('spy')).toBe('1');
    expect(marks.get('mine')).toBeUndefined();
    expect(marks.get('flag')).toBeUndefined();
  });
  test('ST-03 Duel has ten a side in three rows, Barrage eight in four', () => {
    expect(armyOf('duel')).toEqual([
      'marshal',
      'general',
      'miner',
      'miner',
      'scout',
      'scout',
      'spy',
      'mine',
      'mine',
      'flag',
    ]);
    expect(armyOf('barrage')).toEqual(['marshal', 'general', 'miner', 'scout', 'scout', 'spy', 'mine', 'flag']);
    const put = (size: Size, cell: string) =>
      hand(stratego, fresh({ size })).refused({ type: 'put', id: 'red.spy1', cell: cellOf(cell) });
    expect([put('duel', 'A3'), put('duel', 'A4'), put('barrage', 'A4'), put('barrage', 'A5')]).toEqual([
      null,
      'no.home',
      null,
      'no.home',
    ]);
    const held = hand(stratego, fresh({ size: 'duel' }))
      .act(arrange('duel'))
      .act({ type: 'ready' });
    expect([
      held.refused({ type: 'put', id: 'blue.spy1', cell: cellOf('A8') }),
      held.refused({ type: 'put', id: 'blue.spy1', cell: cellOf('A7') }),
    ]).toEqual([null, 'no.home']);
  });
});

describe('the set-up', () => {
  test('ST-04 puts, swaps and moves pieces, and refuses what is not the own or not at home', () => {
    const held = hand(stratego, fresh());
    held.act({ type: 'put', id: 'red.miner2', cell: cellOf('B2') });
    held.act({ type: 'put', id: 'red.flag1', cell: cellOf('A1') });
    expect(board(held.state)).toEqual({ B2: 'red miner', A1: 'red flag' });
    held.act({ type: 'put', id: 'red.flag1', cell: cellOf('B2') });
    expect(board(held.state)).toEqual({ A1: 'red miner', B2: 'red flag' });
    held.act({ type: 'put', id: 'red.spy1', cell: cellOf('B2') });
    expect(board(held.state)).toEqual({ A1: 'red miner', B2: 'red spy' });
    expect(held.refused({ type: 'put', id: 'red.spy1', cell: cellOf('B2') })).toBe('no.already');
    expect(held.refused({ type: 'put', id: 'red.spy1', cell: cellOf('B5') })).toBe('no.home');
    expect(held.refused({ type: 'put', id: 'blue.spy1', cell: cellOf('B2') })).toBe('no.notYours');
    expect(held.events.every((event) => event.kind !== 'rolled' && event.only === 'red')).toBe(true);
  });
  test.each(SIZES)(
    'ST-04 every ready-made arrangement for %s is the whole army, named, at home, and can be mirrored',
    (size) => {
      const list = arrangementsOf(size);
      expect(list.length).toBeGreaterThanOrEqual(size === 'battle' ? 4 : 2);
      list.forEach(({ name, cells }, i) => {
        for (const rank of Object.keys(ARMIES[size]) as Rank[])
          expect(count(cells, rank), `${name} ${rank}`).toBe(ARMIES[size][rank]);
        const held = hand(stratego, fresh({ size })).act(arrange(size, i));
        const before = board(held.state);
        held.act({ type: 'mirror' });
        const flip = (at: string): string => nameOf(cellOf(at) - (cellOf(at) % 10) + 9 - (cellOf(at) % 10));
        expect(board(held.state)).toEqual(
          Object.fromEntries(Object.entries(before).map(([at, words]) => [flip(at), words])),
        );
        expect(held.refused({ type: 'ready' })).toBeNull();
        expect(lawfulChoices(game, stratego.view(held.state, 'red'))).toEqual([]);
      });
    },
  );
  // Sabotage: who was put by hand was lined up with the others.
  test.each(SIZES)(
    'ST-04 the rest of %s is lined up around who was put by hand, the Flag hidden where nobody put it',
    (size) => {
      const first = size === 'battle' ? 'J4' : 'J3';
      const put = (id: string, at: string): Action => ({ type: 'put', id, cell: cellOf(at) });
      const by = hand(stratego, fresh({ size })).act(put('red.marshal1', 'A1')).act(put('red.scout1', first));
      for (let i = 0; i < 60; i++) {
        const lined = lineUp(by.state, luckForPly(`rest ${i}`, 1), [], true);
        expect(board(lined)).toMatchObject({ A1: 'red marshal', [first]: 'red scout' });
        expect(hidesFlag(arrangementOf(lined))).toBe(true);
        expect(hand(stratego, lined).refused({ type: 'ready' })).toBeNull();
      }
      const open = hand(stratego, fresh({ size })).act(put('red.flag1', first));
      expect(board(open.act({ type: 'lineUp', rest: true }).state)).toMatchObject({ [first]: 'red flag' });
    },
  );
  // Sabotage: men of a row were exchanged whatever stood behind them.
  test.each(SIZES)('ST-07 no line-up for %s leaves the Flag open to a Scout’s first move along its file', (size) => {
    for (const { name, cells } of arrangementsOf(size)) expect(hidesFlag(cells), name).toBe(true);
    for (const line of [lineUp, shuffle]) {
      const open = Array.from({ length: 400 }, (_, i) => `lines ${i}`).filter(
        (seed) => !hidesFlag(arrangementOf(line(fresh({ size }), luckForPly(seed, 1), []))),
      );
      expect(open, line.name).toEqual([]);
    }
  });
  test('ST-07 whoever stands behind the Flag or beside it does not hide it', () => {
    const cells = (...put: readonly [number, Rank][]): Cells =>
      put.reduce<Cells>(
        (all, [i, rank]) => all.with(i, rank),
        Array.from({ length: 30 }, () => null),
      );
    expect(hidesFlag(cells([14, 'flag'], [4, 'spy'], [15, 'miner'], [25, 'scout']))).toBe(false);
    expect(hidesFlag(cells([4, 'flag'], [24, 'spy']))).toBe(true);
  });
  test('ST-04 an arrangement is kept as a list from the own back row and left, so that either side can take it', () => {
    const held = hand(stratego, fresh({ size: 'duel' })).act(arrange('duel', 1));
    const saved: Cells = arrangementOf(held.state);
    expect(saved).toEqual(arrangementsOf('duel')[1]?.cells);
    held.act({ type: 'ready' }).act({ type: 'arrange', cells: [...saved] });
    const flip = ([at, words]: [string, string]): [string, string] => [
      nameOf(99 - cellOf(at)),
      words.replace('red', 'blue'),
    ];
    expect(of(held.state, 'blue')).toEqual(Object.fromEntries(Object.entries(of(held.state, 'red')).map(flip)));
    expect(arrangementOf(held.state)).toEqual(saved);
  });
  test('ST-04 an arrangement of another size, or with too many of a kind, is refused; one with gaps is laid out', () => {
    const held = hand(stratego, fresh({ size: 'duel' }));
    expect(held.refused(arrange('battle'))).toBe('no.otherSize');
    const flags: Rank[] = ['flag', 'flag'];
    const empty = Array.from({ length: 28 }, () => null);
    expect(held.refused({ type: 'arrange', cells: [...flags, ...empty] })).toBe('no.tooMany');
    held.act({ type: 'arrange', cells: ['flag', null, ...empty] });
    expect(board(held.state)).toEqual({ A1: 'red flag' });
    expect(held.refused({ type: 'ready' })).toBe('no.missing');
    held.act({ type: 'clear' });
    expect(board(held.state)).toEqual({});
    expect([held.refused({ type: 'clear' }), held.refused({ type: 'mirror' })]).toEqual(['no.empty', 'no.empty']);
  });
  test('ST-04 a shuffle is an action that the seed answers: all stand at home, and it replays', () => {
    const held = hand(stratego, fresh()).act({ type: 'shuffle' });
    expect(Object.keys(board(held.state)).length).toBe(40);
    expect(Object.keys(board(held.state)).every((at) => isHome('red', 'battle', cellOf(at)))).toBe(true);
    expect(hand(stratego, fresh()).act({ type: 'shuffle' }).state).toEqual(held.state);
  });
  test('ST-04 Ready says how many are missing', () => {
    const held = hand(stratego, fresh({ size: 'barrage' })).act({ type: 'put', id: 'red.flag1', cell: 0 });
    const [lines, ready] = stratego.choices(asView(held.state));
    expect([lines, ready].map((choice) => choice?.label.key)).toEqual(['stratego:do.lineUpRest', 'stratego:do.ready']);
    expect(ready?.disabled?.text).toEqual({ key: 'stratego:no.missing', values: { count: 7 } });
  });
  test('ST-04 Ready is refused while the mines shut the own rows in', () => {
    const held = hand(stratego, fresh()).act(arrange('battle'));
    // Six mines before the six cells that lie open between the lakes.
    for (const [i, at] of ['A4', 'B4', 'E4', 'F4', 'I4', 'J4'].entries())
      held.act({ type: 'put', id: `red.mine${i + 1}`, cell: cellOf(at) });
    expect(held.refused({ type: 'ready' })).toBe('no.shutIn');
    held.act({ type: 'put', id: 'red.mine1', cell: cellOf('C4') });
    expect(held.refused({ type: 'ready' })).toBeNull();
  });
  test('ST-04 Red sets up first, then Blue, then Red begins; pieces are then named by their starting cells', () => {
    const held = hand(stratego, fresh({ size: 'duel' })).act(arrange('duel'));
    expect(stratego.turn(held.state)).toMatchObject({ to: 'red' });
    held.act({ type: 'ready' });
    expect(stratego.turn(held.state)).toMatchObject({ to: 'blue' });
    expect(held.refused({ type: 'put', id: 'red.A1', cell: 1 })).toBe('no.notYours');
    held.act(arrange('duel')).act({ type: 'ready' });
    expect(stratego.turn(held.state)).toMatchObject({ to: 'red' });
    expect(told(held.last)).toEqual(['event.ready', 'event.starts']);
    for (const { id, seat, cell } of held.state.pieces) expect(id).toBe(`${seat}.${nameOf(cell ?? 0)}`);
    const cells = held.state.pieces.map(({ cell }) => cell as number);
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
    expect(held.refused({ type: 'ready' })).toBe('no.notNow');
  });
  test('ST-05 with the lot both throw, the higher begins with set-up and move, and equal ones throw again', () => {
    const held = hand(stratego, fresh({ size: 'duel', lot: true }));
    expect(held.refused({ type: 'shuffle' })).toBe('no.notNow');
    held.act({ type: 'lot' }, 4, 4);
    expect(stratego.turn(held.state)).toMatchObject({ to: 'red', midway: true });
    held.act({ type: 'lot' }, 2, 5);
    expect(stratego.turn(held.state)).toMatchObject({ to: 'blue' });
    held.act(arrange('duel')).act({ type: 'ready' }).act(arrange('duel')).act({ type: 'ready' });
    expect(stratego.turn(held.state)).toMatchObject({ to: 'blue' });
    const red = hand(stratego, fresh({ size: 'duel', lot: true })).act({ type: 'lot' }, 6, 5);
    expect(stratego.turn(red.state)).toMatchObject({ to: 'red' });
  });
  test.each(SIZES)('ST-04 random players get through the set-up of %s', (size) => {
    const { winners, steps } = playOut(game, matchOf(game, 'set-up', { size }), 1500);
    const state = steps.at(-1)?.state as State;
    expect(winners !== null || state.stage.at === 'play').toBe(true);
  });
  test('ST-11 a side can resign and offer a draw, in the set-up too', () => {
    expect(ended(hand(stratego, fresh()).act({ type: 'resign' }).state)).toBe('blue resigned');
    const asides = stratego.choices(asView(fresh())).filter(({ meta }) => meta);
    expect(asides.map(({ label }) => label.key)).toEqual(['stratego:do.draw', 'stratego:do.resign']);
  });
});
