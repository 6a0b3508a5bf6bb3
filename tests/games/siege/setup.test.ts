import { describe, expect, test } from 'vitest';
import { checkFortress, parseFortress, READY } from '../../../src/games/siege/fortress/fortress.ts';
import { fieldOf, fortsOf, gunLine, heightAt, startLine } from '../../../src/games/siege/fortress/ground.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { type Action, optionsSchema, type State } from '../../../src/games/siege/types.ts';
import { armyOf } from '../../../src/games/siege/rules/setup.ts';
import en from '../../../src/games/siege/texts.en.json';
import ru from '../../../src/games/siege/texts.ru.json';
import { valueKey } from '../../../src/ui/starting/form.ts';
import { deals, firstPut, hand } from '../../help.ts';
import { small, toAct } from './fixture.ts';

const begin = (options: object = {}) =>
  hand<State, Action>(game, game.setup(optionsSchema.parse(options), ['blue', 'red'], deals('setup')));
const put = (id: string, x: number, y: number): Action => ({ type: 'put', id, at: { x, y } });
/** The key of the reason that the ribbon gives. */
const whyOf = (state: State) => {
  const turn = game.turn(state);
  return 'stage' in turn ? turn.stage.why.key : null;
};
/** Places the first that waits by the choice's own example. */
const placeOne = (t: ReturnType<typeof begin>) => {
  const choice = firstPut(game, t.state);
  if (!choice) throw new Error('There is nothing to place.');
  t.act(choice.example());
};
/** Places all that wait. */
const placeAll = (t: ReturnType<typeof begin>) => {
  while (t.state.stage.at === 'deploy') placeOne(t);
  return t;
};
const castle = small({ men: { blue1: [420, 1050], red1: [420, 200] } });

describe('the field and the fortress', () => {
  test('SI-01 the field is 84 x 112 cm; the start line lies 7 cm from the near edge, the fortress 70 cm from it, centred', () => {
    expect(fieldOf(castle.options)).toMatchObject({ width: 840, height: 1120 });
    expect(startLine(castle, 'blue')).toEqual([{ y: 1050, from: 13, to: 827 }]);
    const [fort] = fortsOf(castle);
    expect(fort?.front).toBe(350);
    const xs = fort?.modules.map(({ shape }) => shape.at.x) ?? [];
    expect([Math.min(...xs), Math.max(...xs) + 70]).toEqual([245, 595]);
  });
  test('SI-02 one-storey towers and walls are 7 cm high, two-storey towers 14 cm; the gate is level', () => {
    const [fort] = fortsOf(castle);
    expect(fort?.modules.map(({ kind }) => kind[0]).join('')).toBe('twgwtwwwwtwwwt');
    expect(heightAt(castle, { x: 280, y: 315 })).toBe(70);
    expect(heightAt(castle, { x: 560, y: 105 })).toBe(140);
    expect(heightAt(castle, { x: 420, y: 315 })).toBe(0);
    expect(fort?.yard).toHaveLength(6);
  });
  test('SI-02 a tower top holds three figures, of both sides together', () => {
    const t = begin();
    t.act(put('red1', 260, 295))
      .act(put('red2', 300, 295))
      .act(put('red3', 260, 335));
    expect(t.refused(put('red4', 300, 335))).toBe('no.full');
    expect(t.refused(put('red4', 545, 295))).toBeNull();
  });
  test('SI-03 a piece let go of beside its line is on it; far from it, it is told why it cannot be put there', () => {
    const t = begin();
    while (toAct(t.state) === 'red') placeOne(t);
    const gun = firstPut(game, t.state);
    if (!gun) throw new Error('There is no gun to place.');
    expect(gun.near?.({ x: 420, y: 1040 })).toEqual({ x: 420, y: 1050 });
    expect(game.refuse(t.state, gun.at({ x: 420, y: 1040 }))).toBeNull();
    expect(gun.near?.({ x: 420, y: 700 })).toEqual({ x: 420, y: 700 });
    expect(game.refuse(t.state, gun.at({ x: 420, y: 700 }))).toMatchObject({
      instead: { type: 'put', id: gun.piece, at: { x: 420, y: 1050 } },
    });
  });
  // Sabotage: with a part of the first ring left out another place was told.
  test('SI-03 a warrior of the garrison who cannot stand at a place is told the nearest one where he can', () => {
    const t = begin();
    t.act(put('red1', 260, 295)).act(put('red2', 300, 335));
    for (const [x, y] of [
      [262, 297],
      [300, 330],
      [250, 300],
      [420, 295],
      [0, 0],
    ] as const) {
      const refusal = game.refuse(t.state, put('red3', x, y));
      if (!refusal) throw new Error(`${x}, ${y} is lawful.`);
      const { at } = refusal.instead as Extract<Action, { type: 'put' }>;
      expect(game.refuse(t.state, put('red3', at.x, at.y))).toBeNull();
      const far = Math.ceil(Math.hypot(at.x - x, at.y - y));
      const nearer = Array.from({ length: 2 * far + 1 }, (_, i) => i - far).flatMap((dx) =>
        Array.from({ length: 2 * far + 1 }, (_, i) => ({ x: x + dx, y: y + i - far })).filter(
          (spot) => Math.hypot(spot.x - x, spot.y - y) < Math.hypot(at.x - x, at.y - y),
        ),
      );
      // Some of those about one near by are tried, and few about one far off.
      for (const spot of nearer.filter((_, i) => i % (far < 60 ? 7 : 971) === 0))
        expect(game.refuse(t.state, put('red3', spot.x, spot.y)), `${spot.x}, ${spot.y}`).not.toBeNull();
    }
  });
  test('SI-02 fortresses are built of modules: a closed ring, a tower, one gate with free field before it and the courtyard behind', () => {
    const wrong = (layout: string) => checkFortress(parseFortress(layout))?.key.split(':')[1] ?? null;
    for (const rows of Object.values(READY)) expect(checkFortress(rows)).toBeNull();
    expect(wrong('1WGW1/W...W/W...W/2WWW2')).toBeNull();
    expect(wrong('1gw1/w..w/2ww2')).toBeNull();
    expect(wrong('1WGW1/W...W/W...W/W...W/2WWW2')).toBe('bad.size');
    expect(wrong('1WGW1/W..W/2WWW2')).toBe('bad.size');
    expect(wrong('1WGW1/W.x.W/2WWW2')).toBe('bad.letter');
    expect(wrong('1WWW1/W...W/2WWW2')).toBe('bad.gates');
    expect(wrong('WWGWW/W...W/WWWWW')).toBe('bad.tower');
    expect(wrong('1WGW1/W...W/2W.W2')).toBe('bad.ring');
    expect(wrong('1WGW1/W.W.W/2WWW2')).toBe('bad.yards');
    expect(wrong('1WWW1/G...W/2WWW2')).toBe('bad.gate');
    expect(wrong('WWGW1/WW.WW/WWWWW')).toBe('bad.room');
    expect(optionsSchema.safeParse({ fortress: 'custom', layout: '1WGW1/W...W/2W.W2' }).success).toBe(false);
    expect(optionsSchema.safeParse({ fortress: 'castle', layout: 'nonsense' }).success).toBe(true);
  });
});

describe('the set-up', () => {
  test.each([
    ['small', 5, 5, 1],
    ['normal', 7, 7, 1],
    ['big', 8, 8, 1],
    ['custom', 2, 3, 2],
  ])('SI-03 %s armies', (army, defenders, attackers, guns) => {
    for (const shooting of ['virtual', 'real'] as const) {
      const { pieces } = begin({ army, shooting, defenders: 2, attackers: 3, guns: 2 }).state;
      const count = (seat: string, kind: string) =>
        pieces.filter((each) => each.seat === seat && each.kind === kind).length;
      // A gun that really shoots takes the place of two warriors.
      const men = attackers - (shooting === 'real' && army !== 'custom' ? 2 : 0);
      expect([count('red', 'warrior'), count('blue', 'warrior'), count('blue', 'gun')]).toEqual([defenders, men, guns]);
      expect(count('red', 'gun')).toBe(0);
    }
  });
  test('SI-03 the option’s name tells the numbers that will stand on the table, in both languages', () => {
    for (const army of ['small', 'normal', 'big'] as const)
      for (const shooting of ['real', 'virtual'] as const) {
        const { defenders, attackers } = armyOf(optionsSchema.parse({ army, shooting }));
        const key = valueKey({ key: 'army', textBy: 'shooting' }, army, { shooting }) as keyof typeof en;
        for (const texts of [en, ru]) expect(texts[key].match(/\d+/g)?.map(Number)).toEqual([defenders, attackers]);
      }
  });
  test('SI-03 the Defender sets up first on towers and in the courtyard, then the Attacker on his line, who begins', () => {
    const t = begin({ army: 'small' });
    expect(toAct(t.state)).toBe('red');
    expect(t.refused(put('red1', 420, 500))).toBe('no.garrison');
    expect(t.refused(put('red1', 420, 300))).toBe('no.garrison');
    expect(t.refused(put('red1', 420, 285))).toBe('no.garrison');
    expect(t.refused(put('red1', 420, 268))).toBe('no.garrison');
    expect(t.refused(put('red1', 310, 300))).toBe('no.barred');
    t.act(put('red1', 420, 267))
      .act(put('red2', 560, 100))
      .act(put('red3', 560, 315));
    expect(t.refused(put('blue1', 420, 1050))).toBe('no.notWaiting');
    t.act(put('red4', 420, 153)).act(put('red5', 350, 200));
    expect(toAct(t.state)).toBe('blue');
    expect(t.refused(put('blue1', 420, 1050))).toBe('no.gunsFirst');
    expect(whyOf(t.state), 'the gun has no line of its own here').toBe('siege:why.deployGunStart');
    expect(t.refused(put('blue.gun1', 420, 1051))).toBe('no.line');
    t.act(put('blue.gun1', 420, 1050));
    expect(t.refused(put('blue1', 440, 1050))).toBe('no.barred');
    t.act(put('blue1', 453, 1050));
    placeAll(t);
    expect(toAct(t.state)).toBe('blue');
    expect(t.state.stage.at).toBe('shooting');
  });
  test('SI-03 by lot: both throw, a tie throws again, the higher begins; the Defender still sets up first', () => {
    const t = begin({ lot: true }).act({ type: 'lot' }, 4, 4);
    expect(game.turn(t.state)).toMatchObject({ midway: true });
    t.act({ type: 'lot' }, 2, 5);
    expect(toAct(t.state)).toBe('red');
    placeAll(t);
    expect([toAct(t.state), t.state.stage.at]).toEqual(['red', 'magic']);
    const other = placeAll(begin({ lot: true }).act({ type: 'lot' }, 5, 2));
    expect([toAct(other.state), other.state.stage.at]).toEqual(['blue', 'shooting']);
  });
  test.each(Object.keys(READY))('SI-03 every army finds room in the %s', (fortress) => {
    const t = placeAll(begin({ army: 'big', fortress }));
    expect(t.state.pieces.every(({ at }) => at !== null)).toBe(true);
  });
});

describe('two fortresses', () => {
  test('SI-24 each side has a fortress, a gun and all three stages', () => {
    const t = placeAll(begin({ fortresses: 'two' }).act({ type: 'lot' }, 6, 1));
    expect(fortsOf(t.state).map(({ seat }) => seat)).toEqual(['red', 'blue']);
    expect(t.state.pieces.filter(({ kind }) => kind === 'gun').map(({ seat }) => seat)).toEqual(['blue', 'red']);
    expect([toAct(t.state), t.state.stage.at]).toEqual(['blue', 'magic']);
    t.act({ type: 'cast' }, 1);
    expect(t.state.stage.at).toBe('shooting');
    t.act({ type: 'hold' }).act({ type: 'end' });
    expect([toAct(t.state), t.state.stage.at]).toEqual(['red', 'magic']);
    t.act({ type: 'cast' }, 1).act({ type: 'hold' });
    expect(t.state.stage.at).toBe('move');
  });
  test('SI-28 the field is 12 x 21 modules, the fortresses 2 modules from its ends, gates facing; start lines in the courtyards, guns before the front walls', () => {
    const { state } = begin({ fortresses: 'two' });
    expect(fieldOf(state.options)).toMatchObject({ width: 840, height: 1470 });
    expect(fortsOf(state).map(({ front, toward }) => [front, toward])).toEqual([
      [420, 1],
      [1050, -1],
    ]);
    const [far, near] = fortsOf(state);
    expect(near?.gate.shape.at).toEqual({ x: 385, y: 1050 });
    expect(far?.gate.shape.at).toEqual({ x: 385, y: 350 });
    expect(startLine(state, 'red')).toEqual([{ y: 223, from: 328, to: 512 }]);
    expect(startLine(state, 'blue')).toEqual([{ y: 1247, from: 328, to: 512 }]);
    expect(gunLine(state, 'red')[0]?.y).toBe(490);
    expect(gunLine(state, 'blue')[0]?.y).toBe(980);
    const count = (seat: string) => state.pieces.filter((each) => each.seat === seat && each.kind === 'warrior').length;
    expect([count('blue'), count('red')]).toEqual([8, 8]);
  });
  test('SI-28 option: each side builds its own fortress, each as far from its end, with room for its army', () => {
    const own = { fortresses: 'two', plans: 'own', fortress: 'bastion', otherFortress: 'palace' };
    const { state } = begin(own);
    const [far, near] = fortsOf(state);
    expect([far?.front, near?.front]).toEqual([420, 1470 - 350]);
    expect([far?.modules.length, near?.modules.length]).toEqual(
      [READY.palace, READY.bastion].map((rows) => rows.join('').replaceAll('.', '').length),
    );
    expect([gunLine(state, 'red')[0]?.y, gunLine(state, 'blue')[0]?.y]).toEqual([490, 1470 - 420]);
    for (const other of Object.keys(READY))
      for (const fortress of Object.keys(READY)) {
        const t = placeAll(begin({ ...own, fortress, otherFortress: other }).act({ type: 'lot' }, 6, 1));
        expect(t.state.pieces.every(({ at }) => at !== null)).toBe(true);
      }
  });
  test('SI-28 by default both have one plan, and a second plan is only judged where it is built', () => {
    const same = begin({ fortresses: 'two', otherFortress: 'palace' }).state;
    expect(fortsOf(same).map(({ modules }) => modules.length)).toEqual([14, 14]);
    const other = { otherFortress: 'custom', otherLayout: 'nonsense' };
    expect(optionsSchema.safeParse({ fortresses: 'two', ...other }).success).toBe(true);
    expect(optionsSchema.safeParse({ plans: 'own', ...other }).success).toBe(true);
    const bad = optionsSchema.safeParse({ fortresses: 'two', plans: 'own', ...other });
    expect(bad.error?.issues.map(({ path }) => path)).toEqual([['otherLayout']]);
  });
  test('SI-28 the higher d6 begins, and the sides place one piece at a time', () => {
    const t = begin({ fortresses: 'two' }).act({ type: 'lot' }, 2, 5);
    expect(toAct(t.state)).toBe('red');
    expect(whyOf(t.state)).toBe('siege:why.deployGun');
    expect(t.refused(put('red.gun1', 420, 491))).toBe('no.gunLine');
    t.act(put('red.gun1', 420, 490));
    expect(toAct(t.state)).toBe('blue');
    t.act(put('blue.gun1', 420, 980));
    expect(t.refused(put('red1', 280, 1085))).toBe('no.garrison');
    t.act(put('red1', 280, 385));
    placeAll(t);
    expect([toAct(t.state), t.state.stage.at]).toEqual(['red', 'magic']);
  });
});
