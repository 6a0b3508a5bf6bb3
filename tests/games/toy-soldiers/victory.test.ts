import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { toySoldiers as game } from '../../../src/games/toy-soldiers/index.ts';
import type { Action, State } from '../../../src/games/toy-soldiers/types.ts';
import { botAction } from '../../../src/store/botSearch.ts';
import { hand } from '../../help.ts';
import { type Small, mirrored, small } from './fixture.ts';

const table = (of: Small) => hand<State, Action>(game, small(of));
const over = (state: State) => {
  const turn = game.turn(state);
  return 'over' in turn
    ? { winners: turn.over.winners, why: turn.over.why.key.replace('toy-soldiers:over.', '') }
    : null;
};
const attack = (t: ReturnType<typeof table>, by: string, on: string, ...dice: readonly [number, ...number[]]) => {
  t.act({ type: 'attack', id: by }, dice[0]).act({ type: 'target', id: on });
  return t;
};

describe('TS-04 victory', () => {
  const last: Small = { men: { blue1: [300, 300], red1: [385, 300] } };
  test('TS-04 annihilation: the last side with soldiers wins', () => {
    expect(over(attack(table(last), 'blue1', 'red1', 3).state)).toEqual({ winners: ['blue'], why: 'last' });
    expect(over(attack(table(mirrored(last)), 'red1', 'blue1', 6).state)).toEqual({ winners: ['red'], why: 'last' });
    const struckBack = attack(table(last), 'blue1', 'red1', 1).act({ type: 'defend' }, 3).act({ type: 'counter' }, 3);
    expect(over(struckBack.state)).toEqual({ winners: ['red'], why: 'last' });
    expect(struckBack.last.map(({ kind }) => kind)).toEqual(['rolled', 'removed', 'over']);
    expect(game.choices(asView(struckBack.state))).toEqual([]);
  });
  const led: Small = {
    men: { blue1: [300, 300], blue2: [100, 650], red1: [385, 300], red2: [900, 60] },
    commanders: ['blue2', 'red1'],
    options: { victory: 'commander' },
  };
  test('TS-04 commander: whoever fells an enemy commander wins at once', () => {
    expect(over(attack(table(led), 'blue1', 'red1', 3).state)).toEqual({ winners: ['blue'], why: 'commander' });
    const other = { ...led, commanders: ['blue2', 'red2'] };
    expect(over(attack(table(other), 'blue1', 'red1', 3).state)).toBeNull();
    const mine = { ...led, commanders: ['blue1', 'red2'] };
    const lost = attack(table(mine), 'blue1', 'red1', 1).act({ type: 'defend' }, 6).act({ type: 'counter' }, 6);
    expect(over(lost.state)).toEqual({ winners: ['red'], why: 'commander' });
  });
  test('TS-04 commander, option: he can be captured, and does not count as an enemy near by', () => {
    const men = { ...led.men, red1: [325, 300] } as const;
    const caught = table({ ...led, men, options: { victory: 'commander', commanderCapture: true } }).act({
      type: 'skip',
      id: 'blue1',
    });
    expect(over(caught.state)).toEqual({ winners: ['blue'], why: 'capture' });
    expect(over(table({ ...led, men }).act({ type: 'skip', id: 'blue1' }).state)).toBeNull();
    const guarded = { ...men, red2: [300, 215] } as const;
    const held = table({ ...led, men: guarded, options: { victory: 'commander', commanderCapture: true } }).act({
      type: 'skip',
      id: 'blue1',
    });
    expect(over(held.state)).toBeNull();
  });
  const only = { victory: 'commander', commanderCapture: true, captureOnly: true } as const;
  // Sabotage: a fallen commander ended the match.
  test('TS-04 commander, option: only capture wins; one that is killed is lost, and the last side still wins', () => {
    const men = { ...led.men, red1: [325, 300] } as const;
    const killed = attack(table({ ...led, men, options: only }), 'blue1', 'red1', 3);
    expect(over(killed.state)).toBeNull();
    expect(killed.last).toContainEqual(
      expect.objectContaining({
        text: { key: 'toy-soldiers:event.commanderLost', values: { who: { piece: 'red1' } } },
      }),
    );
    expect(over(table({ ...led, men, options: only }).act({ type: 'skip', id: 'blue1' }).state)).toEqual({
      winners: ['blue'],
      why: 'capture',
    });
    const alone: Small = { ...led, men: { blue1: [300, 300], red1: [325, 300] }, commanders: ['blue1', 'red1'] };
    expect(over(attack(table({ ...alone, options: only }), 'blue1', 'red1', 3).state)).toEqual({
      winners: ['blue'],
      why: 'last',
    });
  });
  test('TS-04 commander, option: without capture the second option changes nothing', () => {
    const options = { ...only, commanderCapture: false };
    expect(over(attack(table({ ...led, options }), 'blue1', 'red1', 3).state)).toEqual({
      winners: ['blue'],
      why: 'commander',
    });
  });
  // Sabotages: bots struck at a commander that they had only to touch.
  test.each(['plain', 'sharp'])('TS-04 commander, option: %s captures a commander that must live', (bot) => {
    const men = { ...led.men, red1: [325, 300] } as const;
    const walked = { stage: { at: 'attack' }, mover: { id: 'blue1', phase: 'movement' } } as const;
    const choose = (state: State): unknown =>
      botAction({ game: game.id, bot, seat: 'blue', state, seed: '', ply: 1, time: 0 }, () => true);
    expect(choose({ ...small({ ...led, men, options: only }), ...walked })).toEqual({ type: 'skip', id: 'blue1' });
    // Guarded: the guard is struck, not the commander.
    const guarded: Small = { ...led, men: { ...men, red2: [300, 245] }, options: only };
    const t = table(guarded).act({ type: 'attack', id: 'blue1' }, 3);
    expect(choose(t.state)).toEqual({ type: 'target', id: 'red2' });
  });
  const flags: Small = {
    men: { blue1: [300, 300], blue2: [100, 650], red1: [300, 60], red2: [900, 60] },
    markers: { 'flag.red': [300, 240], 'flag.blue': [100, 680] },
    options: { victory: 'flag' },
  };
  test('TS-04 flag: end a Full Move touching it with no enemy within 1 measure', () => {
    const way = (y: number): Action => ({
      type: 'walk',
      path: [
        { x: 300, y: 300 },
        { x: 300, y },
      ],
    });
    const t = table(flags).act({ type: 'march', id: 'blue1' }, 1).act(way(266));
    expect(over(t.state)).toEqual({ winners: ['blue'], why: 'flag' });
    expect(t.last.map(({ kind }) => kind)).toEqual(['moved', 'said', 'scored', 'over']);
    expect(over(table(flags).act({ type: 'march', id: 'blue1' }, 1).act(way(267)).state)).toBeNull();
    const beside = { ...flags, men: { ...flags.men, red1: [300, 181] } } as const;
    const guarded = table(beside)
      .act({ type: 'march', id: 'blue1' }, 1)
      .act(way(266))
      .act({ type: 'skip', id: 'blue1' });
    expect(over(guarded.state)).toBeNull();
    // Sabotage: nothing told why a flag that was touched had not been taken.
    expect(guarded.last.find(({ rule }) => rule === 'TS-04')?.text).toMatchObject({
      key: 'toy-soldiers:event.guarded',
      values: { prize: { piece: 'flag.red' }, guard: { piece: 'red1' } },
    });
  });
  test('TS-04 flag: one’s own flag is no prize, and flags bar nobody’s way', () => {
    const own = { ...flags, men: { ...flags.men, blue2: [100, 655] } } as const;
    expect(over(table(own).act({ type: 'skip', id: 'blue2' }).state)).toBeNull();
    const through: Action = {
      type: 'walk',
      path: [
        { x: 300, y: 300 },
        { x: 300, y: 190 },
      ],
    };
    expect(table(flags).act({ type: 'march', id: 'blue1' }, 2).refused(through)).toBeNull();
  });
  test('TS-04 objective: the same with the neutral object', () => {
    const neutral: Small = { ...flags, markers: { objective: [300, 325] }, options: { victory: 'objective' } };
    expect(over(table(neutral).act({ type: 'skip', id: 'blue1' }).state)).toEqual({
      winners: ['blue'],
      why: 'objective',
    });
    expect(over(table(neutral).act({ type: 'skip', id: 'blue2' }).state)).toBeNull();
  });
  const three: Small = {
    men: { blue1: [300, 300], red1: [385, 300], plum1: [900, 60] },
    markers: { 'flag.red': [600, 600] },
  };
  test('TS-04 with three, a beaten side leaves with its flag, and the last one wins', () => {
    const t = attack(table(three), 'blue1', 'red1', 3);
    expect(over(t.state)).toBeNull();
    expect(t.state.markers).toEqual([]);
    expect(t.state.active).toBe('plum');
  });
  test('TS-04 resigning: beaten, with all men; with three the others play on, even in the middle of a matter', () => {
    expect(over(table(last).act({ type: 'resign' }).state)).toEqual({ winners: ['red'], why: 'resigned' });
    const t = attack(table({ ...three, options: { counter: 'once' } }), 'blue1', 'red1', 1).act({ type: 'resign' });
    expect(t.state.soldiers.map(({ id }) => id)).toEqual(['blue1', 'plum1']);
    expect(t.state.stage.at).toBe('pick');
    expect(t.state.active).toBe('plum');
    expect(over(t.act({ type: 'resign' }).state)).toEqual({ winners: ['blue'], why: 'resigned' });
  });
});

describe('TS-17 stalemate', () => {
  const apart: Small = { men: { blue1: [300, 600], blue2: [400, 600], red1: [300, 100], red2: [400, 100] } };
  const skips = (t: ReturnType<typeof table>, turns: number) => {
    for (let n = 0; n < turns && t.state.stage.at === 'pick'; n++) {
      const fresh = t.state.soldiers.find(({ seat, spent }) => seat === t.state.active && !spent);
      t.act({ type: 'skip', id: fresh?.id ?? '' });
    }
    return t;
  };
  test('TS-17 a draw after 100 turns in which nobody fell', () => {
    // Sabotage: the draw came without a word before it.
    const why = (turns: number) => {
      const told = game.turn(skips(table(apart), turns).state);
      return 'to' in told ? told.stage.why : null;
    };
    expect(why(89)?.key).toBe('toy-soldiers:why.pick');
    expect(why(90)).toMatchObject({ key: 'toy-soldiers:why.calm', values: { count: 10 } });
    expect(over(skips(table(apart), 99).state)).toBeNull();
    expect(over(skips(table(apart), 100).state)).toEqual({ winners: [], why: 'stalemate' });
  });
  test('TS-17 option: another number, or never', () => {
    expect(over(skips(table({ ...apart, options: { stalemate: 7 } }), 7).state)).toEqual({
      winners: [],
      why: 'stalemate',
    });
    const never = skips(table({ ...apart, options: { stalemate: 0 } }), 300);
    expect(over(never.state)).toBeNull();
    expect(never.state.calm).toBe(0);
  });
  test('TS-17 a fall starts the count anew', () => {
    const t = table({ men: { ...apart.men, blue1: [300, 185] }, calm: 98, options: { stalemate: 100 } });
    attack(t, 'blue1', 'red1', 3);
    expect(t.state.calm).toBe(0);
    expect(over(skips(t, 99).state)).toBeNull();
    expect(over(skips(t, 1).state)).toEqual({ winners: [], why: 'stalemate' });
  });
});
