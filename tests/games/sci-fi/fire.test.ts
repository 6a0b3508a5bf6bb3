import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { forecast } from '../../../src/core/odds/forecast.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { type Shot, type ShotResult } from '../../../src/core/shots/shot.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action } from '../../../src/games/sci-fi/types.ts';
import { loadedLuck } from '../../help.ts';
import { type Small, answer, both, fate, mirrored, small, table } from './fixture.ts';
import { real, field, fire, tilted, struck, at } from './shells.ts';

const serve = (target = 'red1'): Action => ({ type: 'serve', id: 'blue1', gun: 'gun1', target });

describe('SF-22 the hand', () => {
  test('SF-22 it trembles unless the option says that it is steady', () => {
    const shots = (tremor: 'normal' | 'none') => {
      const asked: Shot[] = [];
      const luck = { ...loadedLuck({}), shot: (ask: Shot) => (asked.push(ask), answer()) };
      game.apply(small(field({}, { options: { ...real, tremor } })), fire(), luck);
      return asked[0]?.act;
    };
    expect(shots('none')).toMatchObject({ bearing: 0, lift: 20, power: 800 });
    expect(shots('normal')).not.toEqual(shots('none'));
    expect(game.schema.options.parse({}).tremor).toBe('normal');
  });
});

describe('SF-21 guns', () => {
  const virtual = (more: Small['men'] = {}): Small => field(more, { options: { fire: 'virtual' } });
  test('SF-21 fires once a turn, by a fighter in base contact, as his shooting', () => {
    const t = table(virtual({ blue3: ['rifleman', 267, 600] }));
    expect(t.refused({ ...serve(), id: 'blue2' } as Action)).toBe('no.notTouching');
    t.act(serve('red2'), 2);
    expect(t.state.acting).toMatchObject({ crew: true, shooting: 'open' });
    t.act({ type: 'finish' });
    expect(t.refused({ ...serve(), id: 'blue3' } as Action)).toBe('no.gunFired');
    t.act({ type: 'end' }).act({ type: 'end' });
    expect(t.refused(serve())).toBeNull();
  });
  test('SF-21 whoever serves it leaves his own weapon alone but may throw the grenade', () => {
    const of = virtual({ red1: ['cyborgGunner', 300, 500] });
    const shot: Action = { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed: false };
    const t = table(of).act(serve(), 1);
    expect(t.refused(shot)).toBe('no.servesGun');
    expect(t.refused({ type: 'grenade', id: 'blue1', target: 'red1' })).toBeNull();
    expect(table(of).act(shot, 1).refused(serve())).toBe('no.ownWeapon');
  });
  test('SF-21 SF-29 either side uses it that touches it, as long as no unwounded enemy does', () => {
    const captured = virtual({ blue1: ['rifleman', 60, 800], red3: ['rifleman', 300, 567] });
    const t = table({ ...captured, active: 'red' });
    expect(t.refused({ type: 'serve', id: 'red3', gun: 'gun1', target: 'blue1' })).toBeNull();
    const held = virtual({ red3: ['rifleman', 300, 567] });
    expect(table(held).refused(serve())).toBe('no.gunHeld');
    expect(table(held).refused({ type: 'walk', id: 'blue1', gun: 'gun1', path: [{ x: 300, y: 633 }] })).toBe(
      'no.gunHeld',
    );
    const hurt = virtual({ red3: ['rifleman', 300, 567, { wounded: true }] });
    expect(table(hurt).refused(serve())).toBeNull();
    expect(table(mirrored(held)).refused({ type: 'serve', id: 'red1', gun: 'gun1', target: 'blue1' })).toBe(
      'no.gunHeld',
    );
  });
  test('SF-29 a gun has no side and no actions: anybody may attack it', () => {
    const t = table(virtual());
    expect(t.refused({ type: 'shoot', id: 'blue2', weapon: 0, target: 'gun1', aimed: false })).toBeNull();
    expect(
      table({ ...virtual(), active: 'red' }).refused({
        type: 'shoot',
        id: 'red1',
        weapon: 0,
        target: 'gun1',
        aimed: false,
      }),
    ).toBeNull();
    const node = game.scene(asView(t.state)).nodes.find(({ id }) => id === 'gun1');
    expect(node && 'seat' in node).toBe(false);
  });
  test('SF-22 virtual: the gun’s own Shooting without a bonus, seen from the gun', () => {
    both(virtual(), (t, as, id) => {
      t.act(as(serve()), 1);
      expect(fate(t.state, id('red1'))).toBe('wounded');
    });
    const tank: Action = { type: 'shoot', id: 'blue3', weapon: 0, target: 'red1', aimed: false };
    expect(fate(table(virtual({ blue3: ['tank', 500, 600] })).act(tank, 1).state, 'red1')).toBe('gone');
  });
});

describe('SF-22 real fire', () => {
  test('SF-22 is the default for machines and guns; infantry still shoots by the dice', () => {
    expect(game.schema.options.parse({}).fire).toBe('real');
    const t = table(field({ blue3: ['tank', 600, 600] }));
    expect(t.refused(serve())).toBe('no.realFire');
    expect(t.refused({ type: 'shoot', id: 'blue3', weapon: 0, target: 'red1', aimed: false })).toBe('no.realFire');
    expect(t.refused({ type: 'shoot', id: 'blue2', weapon: 0, target: 'red1', aimed: false })).toBeNull();
    expect(t.refused(fire('blue2', null))).toBe('no.infantryAims');
    const aims = enabledChoices(game.choices(asView(t.state))).filter(({ kind }) => kind === 'aim');
    expect(aims.map(({ label }) => label.key)).toEqual(['sci-fi:do.lay', 'sci-fi:do.fire', 'sci-fi:do.fireOther']);
    expect(table(field({}, { options: { fire: 'virtual' } })).refused(fire())).toBe('no.virtualFire');
  });
  test.each([
    [5, 'well', 'stands'],
    [14, 'well', 'stands'],
    [16, 'wounded', 'leans'],
    [64, 'wounded', 'leans'],
    [66, 'gone', 'has fallen'],
    [90, 'gone', 'has fallen'],
  ])('SF-22 a fighter struck who rests at %i degrees is %s: he %s', (deg, what) => {
    both(field(), (t, as, id) => {
      const x = id('red1') === 'red1' ? 302 : 898;
      t.act(as(fire()), struck(id('red1'), tilted(x, 296, deg)));
      expect(fate(t.state, id('red1'))).toBe(what);
      if (what !== 'gone') expect(at(t.state, id('red1'))).toEqual({ x, y: 296 });
    });
  });
  test('SF-22 what it strikes first is hit, friend or foe; others are not', () => {
    const of = field({ blue3: ['rifleman', 300, 450] });
    const result = answer({
      contacts: [
        [90, 'shell', 'blue3'],
        [200, 'shell', 'red1'],
      ],
      rest: { blue3: tilted(300, 440, 90), red1: tilted(300, 290, 90) },
    });
    const t = table(of).act(fire(), result);
    expect(fate(t.state, 'blue3')).toBe('gone');
    expect(fate(t.state, 'red1')).toBe('well');
    expect(at(t.state, 'red1')).toEqual({ x: 300, y: 300 });
  });
  test('SF-22 a ricochet is no hit, nor is a miss', () => {
    const wall = { id: 'wall1', kind: 'wall', at: { x: 500, y: 400 }, turns: 0 };
    const off = (first: string): ShotResult =>
      answer({
        contacts: [
          [90, 'shell', first],
          [200, 'shell', 'red1'],
        ],
        rest: { red1: tilted(310, 290, 90) },
      });
    for (const first of ['table', 'wall1']) {
      const t = table(field({}, { obstacles: [wall] })).act(fire(), off(first));
      expect(fate(t.state, 'red1')).toBe('well');
      expect(t.last.at(-1)?.text.key).toBe('sci-fi:event.ricochet');
    }
    expect(table(field()).act(fire(), answer()).last.at(-1)?.text.key).toBe('sci-fi:event.misses');
  });
  const machines = field({ red3: ['scoutWalker', 500, 300] });
  test('SF-22 a machine or gun takes a throw of damage, whatever its armour: the next action, midway', () => {
    both(machines, (t, as, id) => {
      const x = id('red3') === 'red3' ? 500 : 700;
      t.act(as(fire()), struck(id('red3'), tilted(x, 296, 3)));
      const turn = game.turn(t.state);
      expect('to' in turn && turn.midway).toBe(true);
      expect(enabledChoices(game.choices(asView(t.state))).map(({ label }) => label.key)).toEqual(['sci-fi:do.damage']);
      t.act({ type: 'damage' }, 6, 1);
      expect(fate(t.state, id('red3'))).toBe(7);
      expect(at(t.state, id('red3'))).toEqual({ x, y: 296 });
    });
  });
  test('SF-22 one more if it topples, and it is stood up again', () => {
    const t = table(machines).act(fire(), struck('red3', tilted(500, 290, 85)));
    t.act({ type: 'damage' }, 3);
    expect(fate(t.state, 'red3')).toBe(4);
    expect(
      table(machines)
        .act(fire(), struck('red3', tilted(500, 290, 60)))
        .act({ type: 'damage' }, 3)
        .state.units.find(({ id }) => id === 'red3')?.damage,
    ).toBe(3);
    const gun = table(field({ gun2: ['lightGun', 500, 500] })).act(fire(), struck('gun2', tilted(500, 490, 80)));
    expect(fate(gun.act({ type: 'damage' }, 5).state, 'gun2')).toBe('gone');
  });
  test('SF-18 SF-22 one shell a weapon, each once', () => {
    const t = table(field({ blue3: ['tank', 600, 600] })).act(fire('blue3', null, 0), answer());
    expect(t.refused(fire('blue3', null, 0))).toBe('no.firedAlready');
    t.act(fire('blue3', null, 1), answer());
    expect(t.events.filter(({ kind }) => kind === 'shot')).toHaveLength(2);
  });
  test('SF-22 SF-17 the odds of the damage throw: destroyed above the durability', () => {
    const state = { ...small(machines), stage: { at: 'damage', on: 'red3', toppled: false } } as const;
    const odds = forecast(game, asView(state), { type: 'damage' });
    if (odds.kind !== 'odds') throw new Error('No odds.');
    // Durability 8 with real fire: 9 and more, a six and then 3 to 6.
    expect(odds.effects['removed:red3']).toBeCloseTo((1 / 6) * (4 / 6), 6);
    expect(forecast(game as AnyGame, asView(small(machines)), fire()).kind).toBe('sample');
  });
});
