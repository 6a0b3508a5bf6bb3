import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, both, fate, ids, mirrored, mirroredAction, small, table } from './fixture.ts';

const fight = (id: string, target: string): Action => ({ type: 'fight', id, target });
const grenade = (target: string, id = 'blue1'): Action => ({ type: 'grenade', id, target });
const men: Small['men'] = {
  blue1: ['assault', 300, 600],
  blue2: ['rifleman', 60, 860],
  red1: ['rifleman', 300, 525],
  red2: ['rifleman', 1140, 40],
};
const field = (more: Small['men'] = {}, rest: Partial<Small> = {}): Small => ({ men: { ...men, ...more }, ...rest });
const overOf = (state: State): readonly string[] | null => {
  const turn = game.turn(state);
  return 'over' in turn ? turn.over.winners : null;
};

describe('SF-19 grenades', () => {
  /** The target stands 3 steps off (150 mm between bases), others about it at 2 steps and beyond. */
  const apart = field({
    red1: ['rifleman', 300, 425],
    red3: ['rifleman', 300, 300],
    red4: ['rifleman', 376, 324],
    blue3: ['rifleman', 425, 425, { wounded: true }],
    gun1: ['lightGun', 180, 425],
  });
  test('SF-19 the target takes 5, everyone else within 2 steps 3, friend and foe, wounded and guns; all throws first', () => {
    both(apart, (t, as, id) => {
      // Target 5 + 1 = armour 6: wounded. Red 3: 3 + 4 > 6. Red 4 is out of it. Blue 3, wounded, 3 + 1 = 4. Gun: 3 + 6 + 1 > 7.
      const order = t.state.units.map((each) => each.id).filter((each) => [id('red3'), id('blue3')].includes(each));
      const [first] = order;
      const dice = first === id('red3') ? [4, 1] : [1, 4];
      t.act(as(grenade('red1')), 1, ...dice, 6, 1);
      expect(fate(t.state, id('red1'))).toBe('wounded');
      expect(fate(t.state, id('red3'))).toBe('gone');
      expect(fate(t.state, id('red4'))).toBe('well');
      expect(fate(t.state, id('blue3'))).toBe('wounded');
      expect(fate(t.state, 'gun1')).toBe('gone');
      const kinds = t.last.map(({ kind }) => kind);
      expect(kinds.lastIndexOf('rolled')).toBeLessThan(
        kinds.findIndex((kind) => kind === 'wounded' || kind === 'removed'),
      );
    });
  });
  test('SF-19 the thrower himself is caught when he stands within 2 steps, seen or not others too', () => {
    const near = field({ red1: ['rifleman', 300, 475] });
    const t = table(near).act(grenade('red1'), 2, 5);
    expect(fate(t.state, 'blue1')).toBe('gone');
    expect(t.state.acting).toBeNull();
    const behind = field(
      { red1: ['rifleman', 300, 460], red3: ['rifleman', 300, 400] },
      { obstacles: [{ id: 'wall1', kind: 'wall', at: { x: 300, y: 430 }, turns: 0 }] },
    );
    expect(game.preview?.(asView(small(behind)), grenade('red1')).nodes.map(({ id }) => id)).toContain('blast.red3');
  });
  test('SF-19 within 3 steps and in sight only, and once a turn', () => {
    expect(table(apart).refused(grenade('red1'))).toBeNull();
    expect(table(field({ red1: ['rifleman', 300, 424] })).refused(grenade('red1'))).toBe('no.grenadeFar');
    const wall = { id: 'wall1', kind: 'wall', at: { x: 300, y: 500 }, turns: 0 };
    expect(table({ ...apart, obstacles: [wall] }).refused(grenade('red1'))).toBe('no.hidden');
    const t = table(field({ red1: ['cyborgGunner', 300, 440], blue3: ['rifleman', 420, 560] })).act(grenade('red1'), 1);
    expect(t.refused(grenade('red1'))).toBe('no.grenadeThrown');
    t.act({ type: 'finish' });
    expect(t.refused(grenade('red1', 'blue3'))).toBe('no.grenadeThrown');
    t.act({ type: 'end' }).act({ type: 'end' });
    expect(t.refused(grenade('red1', 'blue3'))).toBeNull();
  });
  // Sabotages: beyond a grenade's range nothing was said; of a hidden man only the plain shot told why, so a hand that aims was led to it.
  test('SF-10, SF-15, SF-19 whom a grenade or an aimed shot does not reach is told why, where others are reached', () => {
    const wall = { id: 'wall1', kind: 'wall', at: { x: 300, y: 500 }, turns: 0 };
    const at = field({ red1: ['rifleman', 420, 520], red2: ['rifleman', 520, 300] });
    const why = (of: Small, target: string): string[] =>
      game
        .choices(asView(small(of)))
        .flatMap((choice) =>
          choice.kind === 'do' && choice.piece === 'blue1' && choice.target === target
            ? [`${choice.label.key.split('.').at(-1)} ${choice.disabled?.text.key.split(':').at(-1) ?? 'open'}`]
            : [],
        );
    expect(why(at, 'red1')).toEqual(['aimed open', 'shoot open', 'grenade open']);
    expect(why(at, 'red2')).toEqual(['aimed open', 'shoot open', 'grenade no.grenadeFar']);
    expect(why(field({ red1: ['rifleman', 60, 60], red2: ['rifleman', 520, 300] }), 'red2')).toEqual([
      'aimed open',
      'shoot open',
    ]);
    const behind = field({ red1: ['rifleman', 420, 520], red3: ['rifleman', 300, 440] }, { obstacles: [wall] });
    expect(why(behind, 'red3')).toEqual(['aimed no.hidden', 'shoot no.hidden', 'grenade no.hidden']);
  });
  // Sabotage: whoever was pinned had no shots, and nothing told why.
  test('SF-20 who is pinned is told so of each whom he would shoot at', () => {
    const close = field({ red1: ['rifleman', 300, 560], red2: ['rifleman', 520, 300] });
    const shots = game
      .choices(asView(small(close)))
      .filter((each) => each.kind === 'do' && each.piece === 'blue1' && each.action.type === 'shoot');
    expect(shots.map(({ disabled }) => disabled?.text.key)).toEqual(shots.map(() => 'sci-fi:no.pinned'));
    expect(shots.length).toBeGreaterThan(1);
  });
  test('SF-19 besides his weapon, in any order, from one spot', () => {
    const of = field({ red1: ['cyborgGunner', 300, 440] });
    const shot: Action = { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed: false };
    const t = table(of).act(grenade('red1'), 1).act(shot, 1);
    expect(t.state.acting?.shooting).toBe('open');
    const u = table(of).act(shot, 1).act(grenade('red1'), 1);
    u.act({ type: 'walk', id: 'blue1', path: [{ x: 300, y: 600 }] });
    expect(u.state.acting?.shooting).toBe('over');
  });
  test('SF-19 cover counts against the direct hit alone', () => {
    const wall = { id: 'crates1', kind: 'crates', at: { x: 300, y: 490 }, turns: 0 };
    const of = field({ red1: ['rifleman', 300, 440], red3: ['rifleman', 300, 380] }, { obstacles: [wall] });
    const rolls = table(of)
      .act(grenade('red1'), 1, 1)
      .last.filter((event) => event.kind === 'rolled');
    const parts = rolls.map((roll) => roll.thrown.reasons?.map(({ text }) => text.key.replace('sci-fi:reason.', '')));
    expect(parts).toEqual([
      ['grenade', 'armour', 'cover'],
      ['blast', 'armour'],
    ]);
  });
  test('SF-19 SF-29 machines throw none, cyborgs do unless the option forbids it', () => {
    const of = field({ blue1: ['cyborgGunner', 300, 600], red1: ['rifleman', 300, 450], blue3: ['tank', 500, 450] });
    expect(table(of).refused(grenade('red1'))).toBeNull();
    expect(table({ ...of, options: { cyborgGrenades: false } }).refused(grenade('red1'))).toBe('no.noGrenades');
    expect(table(of).refused(grenade('red1', 'blue3'))).toBe('no.noGrenades');
  });
});

describe('SF-25 close combat', () => {
  test('SF-25 within 1 step, both blows at the same time', () => {
    both(field(), (t, as, id) => {
      // Assault 3 + 4 > 6; rifleman 1 + 6 + 1 > 7: both die.
      t.act(as(fight('blue1', 'red1')), 4, 6, 1);
      expect(fate(t.state, id('red1'))).toBe('gone');
      expect(fate(t.state, id('blue1'))).toBe('gone');
    });
    expect(table(field({ red1: ['rifleman', 300, 524] })).refused(fight('blue1', 'red1'))).toBe('no.blowFar');
  });
  test('SF-25 both can be wounded by equal sums', () => {
    const t = table(field({ red1: ['assault', 300, 525] })).act(fight('blue1', 'red1'), 4, 4);
    expect([fate(t.state, 'blue1'), fate(t.state, 'red1')]).toEqual(['wounded', 'wounded']);
  });
  test('SF-25 not at friends; cover and aim mean nothing there', () => {
    const t = table(field({ blue3: ['rifleman', 330, 600] }));
    expect(t.refused(fight('blue1', 'blue3'))).toBe('no.noTarget');
    const reasons = game.preview?.(asView(t.state), fight('blue1', 'red1')).reasons?.map(({ text }) => text.key);
    expect(reasons).toEqual(['sci-fi:reason.blow', 'sci-fi:reason.armour']);
  });
  test('SF-30 the distance is taken in space, and one must see the other', () => {
    const block = { id: 'crates1', kind: 'crates', at: { x: 300, y: 540 }, turns: 0 };
    // 30 mm up and 40 mm apart on the plan are exactly 50.
    const up = field({ blue1: ['assault', 300, 600], red1: ['rifleman', 300, 535, { z: 30 }] }, { obstacles: [block] });
    expect(table(up).refused(fight('blue1', 'red1'))).toBeNull();
    const more = field(
      { blue1: ['assault', 300, 601], red1: ['rifleman', 300, 535, { z: 30 }] },
      { obstacles: [block] },
    );
    expect(table(more).refused(fight('blue1', 'red1'))).toBe('no.blowFar');
    const wall = { id: 'wall1', kind: 'wall', at: { x: 300, y: 562 }, turns: 0 };
    expect(table(field({}, { obstacles: [wall] })).refused(fight('blue1', 'red1'))).toBe('no.hidden');
  });
  test('SF-30 from centre to centre by the option', () => {
    const of = (y: number): Small => field({ red1: ['rifleman', 300, y] }, { options: { measure: 'centres' } });
    expect(table(of(550)).refused(fight('blue1', 'red1'))).toBeNull();
    expect(table(of(549)).refused(fight('blue1', 'red1'))).toBe('no.blowFar');
  });
});

describe('SF-26 blows back', () => {
  test('SF-26 the wounded, machines and guns give none', () => {
    for (const target of [
      ['rifleman', 300, 540, { wounded: true }],
      ['tank', 300, 520],
      ['fieldGun', 300, 540],
    ] as const) {
      const id = target[0] === 'fieldGun' ? 'gun1' : 'red3';
      const of = field({ red1: ['rifleman', 900, 40], [id]: target });
      const t = table(of).act(fight('blue1', id), 1);
      expect(t.last.filter(({ kind }) => kind === 'rolled')).toHaveLength(1);
    }
  });
  test('SF-26 they cost nothing and are not used up: whoever has acted strikes back too', () => {
    const of = field({
      blue1: ['heavy', 300, 600],
      red1: ['cyborgCrusher', 300, 540, { done: true }],
      blue3: ['assault', 340, 560],
    });
    const t = table(of).act(fight('blue1', 'red1'), 1, 1).act({ type: 'finish' });
    t.act(fight('blue3', 'red1'), 1, 2);
    expect(fate(t.state, 'blue3')).toBe('gone');
  });
});

describe('SF-27 against machines and guns', () => {
  test.each([
    // Brawler 5 against a tank of 11.
    [5, 'well'],
    [1, 1],
    [2, 2],
  ])('SF-27 the damage is the sum less the armour, 1 if equal (a six and a %i)', (second, what) => {
    const of = field({ blue1: ['brawler', 300, 600], red3: ['tank', 300, 530], red1: ['rifleman', 900, 40] });
    const dice = what === 'well' ? [5] : [6, second];
    expect(fate(table(of).act(fight('blue1', 'red3'), ...dice).state, 'red3')).toBe(what);
    expect(
      fate(
        table(mirrored({ ...of, men: { ...of.men } })).act(mirroredAction(fight('blue1', 'red3')), ...dice).state,
        'blue3',
      ),
    ).toBe(what);
  });
  test('SF-27 equal to the armour: one damage', () => {
    const of = field({ blue1: ['brawler', 300, 600], red3: ['missileCarrier', 300, 530], red1: ['rifleman', 900, 40] });
    expect(fate(table(of).act(fight('blue1', 'red3'), 4).state, 'red3')).toBe(1);
    expect(fate(table(of).act(fight('blue1', 'red3'), 3).state, 'red3')).toBe('well');
  });
});

describe('SF-23 damage', () => {
  const of = (damage: number, fire: 'virtual' | 'real' = 'virtual'): Small =>
    field(
      { blue1: ['brawler', 300, 600], red3: ['scoutWalker', 300, 530, { damage }], red1: ['rifleman', 900, 40] },
      { options: { fire } },
    );
  test('SF-23 destroyed when damage exceeds durability, not when it equals it', () => {
    // Durability 4: brawler 5 + 5 - 8 = 2.
    expect(fate(table(of(2)).act(fight('blue1', 'red3'), 5).state, 'red3')).toBe(4);
    expect(fate(table(of(3)).act(fight('blue1', 'red3'), 5).state, 'red3')).toBe('gone');
    expect(fate(table(of(4)).act(fight('blue1', 'red3'), 3).state, 'red3')).toBe('gone');
  });
  test('SF-23 with real fire it stands more, and coins lie on it', () => {
    const t = table(of(3, 'real')).act(fight('blue1', 'red3'), 5);
    expect(fate(t.state, 'red3')).toBe(5);
    expect(game.scene(asView(t.state)).nodes.find(({ id }) => id === 'red3')).toMatchObject({ coins: 5 });
  });
});

describe('SF-28 healing', () => {
  const hurt = field({
    blue2: ['rifleman', 60, 860, { wounded: true }],
    blue3: ['rifleman', 160, 860, { wounded: true }],
    blue4: ['rifleman', 260, 860, { wounded: true }],
  });
  test('SF-28 1 dies, 2 to 4 stays wounded, 5 and 6 stands up, for all wounded of the side at once', () => {
    both(hurt, (t, _, id) => {
      t.act({ type: 'end' });
      expect(enabledChoices(game.choices(asView(t.state))).map(({ label }) => label.key)).toEqual(['sci-fi:do.heal']);
      t.act({ type: 'heal' }, 1, 4, 5);
      expect(fate(t.state, id('blue2'))).toBe('gone');
      expect(fate(t.state, id('blue3'))).toBe('wounded');
      expect(fate(t.state, id('blue4'))).toBe('well');
      expect(t.state.active).toBe(id('red1').replace(/\d/, ''));
      expect(t.last.map(({ kind }) => kind)).toEqual(['rolled', 'rolled', 'rolled', 'removed', 'restored', 'said']);
    });
  });
  test.each([
    [2, 'wounded'],
    [3, 'wounded'],
    [6, 'well'],
  ])('SF-28 a %i: %s', (face, what) => {
    const t = table(field({ blue2: ['rifleman', 60, 860, { wounded: true }] }))
      .act({ type: 'end' })
      .act({ type: 'heal' }, face);
    expect(fate(t.state, 'blue2')).toBe(what);
  });
  test('SF-28 those wounded in this very turn too; not those of the other side', () => {
    const t = table(field({ red2: ['rifleman', 1140, 40, { wounded: true }] })).act(fight('blue1', 'red1'), 1, 5);
    expect(t.state.stage.at).toBe('act');
    const wounded = table(field({ red1: ['assault', 300, 525] }))
      .act(fight('blue1', 'red1'), 1, 4)
      .act({ type: 'end' });
    expect(wounded.state.stage.at).toBe('heal');
    expect(fate(wounded.act({ type: 'heal' }, 5).state, 'blue1')).toBe('well');
  });
});

describe('SF-02 victory', () => {
  const last: Small = {
    men: {
      blue1: ['assault', 300, 600],
      red1: ['rifleman', 300, 540],
      red9: ['tank', 900, 100],
      gun1: ['fieldGun', 900, 800],
    },
  };
  test('SF-02 all enemy infantry destroyed; machines and guns do not count', () => {
    both(last, (t, as, id) => {
      t.act(as(fight('blue1', 'red1')), 4, 1);
      expect(overOf(t.state)).toEqual([id('blue1').replace(/\d/, '')]);
      expect(t.last.at(-1)).toMatchObject({ kind: 'over', rule: 'SF-02' });
    });
  });
  test('SF-02 the wounded count as alive', () => {
    const t = table(last).act(fight('blue1', 'red1'), 3, 1);
    expect(fate(t.state, 'red1')).toBe('wounded');
    expect(overOf(t.state)).toBeNull();
  });
  test('SF-02 both sides emptied by the same attack: a draw', () => {
    const t = table(last).act(fight('blue1', 'red1'), 4, 6, 1);
    expect(overOf(t.state)).toEqual([]);
    expect(ids(t.state)).toBe('red9 gun1');
    const blast: Small = { men: { blue1: ['rifleman', 300, 600], red1: ['rifleman', 300, 500] } };
    expect(overOf(table(blast).act(grenade('red1'), 2, 4).state)).toEqual([]);
  });
  test('SF-02 judged after healing: who dies last loses the match', () => {
    const dying: Small = {
      men: {
        blue1: ['rifleman', 300, 600, { wounded: true }],
        blue2: ['tank', 500, 600],
        red1: ['rifleman', 300, 300],
      },
    };
    const t = table(dying).act({ type: 'end' }).act({ type: 'heal' }, 1);
    expect(overOf(t.state)).toEqual(['red']);
  });
  test('SF-02 resigning', () => {
    expect(overOf(table(last).act({ type: 'resign' }).state)).toEqual(['red']);
  });
});

describe('SF-32 a draw by calm turns', () => {
  const calm = (turns: number, options: Small['options'] = {}): Small =>
    field({ red1: ['rifleman', 900, 40] }, { calm: turns, options });
  test('SF-32 100 turns running of both sides without damage, wound or death', () => {
    expect(overOf(table(calm(98)).act({ type: 'end' }).state)).toBeNull();
    const t = table(calm(98)).act({ type: 'end' }).act({ type: 'end' });
    expect(overOf(t.state)).toEqual([]);
    expect(t.last.at(-1)).toMatchObject({ rule: 'SF-32' });
  });
  test('SF-32 damage, a wound or a death begins the count anew; off by the option', () => {
    const t = table({ ...calm(98), men: { ...calm(98).men, red1: ['rifleman', 300, 540] } }).act(
      fight('blue1', 'red1'),
      3,
      1,
    );
    t.act({ type: 'end' });
    expect(t.state.calm).toBe(0);
    expect(overOf(table(calm(500, { stalemate: 0 })).act({ type: 'end' }).state)).toBeNull();
    const near = game.turn(table(calm(92)).state);
    expect(near).toMatchObject({ stage: { why: { key: 'sci-fi:why.calm', values: { count: 8 } } } });
    expect(overOf(table(calm(4, { stalemate: 5 })).act({ type: 'end' }).state)).toEqual([]);
  });
});
