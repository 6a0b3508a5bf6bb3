import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { Pose } from '../../../src/core/shots/pose.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import { PROFILE_IDS, profileNamed } from '../../../src/games/sci-fi/armies/profiles.ts';
import type { Action, Obstacle, Of, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, answer, both, fate, small, table } from './fixture.ts';

const men: Small['men'] = {
  blue1: ['rifleman', 300, 600],
  blue2: ['rifleman', 60, 860],
  red1: ['rifleman', 300, 200],
  red2: ['rifleman', 1140, 40],
};
const field = (more: Small['men'] = {}, rest: Partial<Small> = {}): Small => ({ men: { ...men, ...more }, ...rest });
const walk = (id: string, ...path: readonly (readonly [number, number])[]): Action => ({
  type: 'walk',
  id,
  path: path.map(([x, y]) => ({ x, y })),
});
const shoot = (target = 'red1', weapon = 0): Action => ({ type: 'shoot', id: 'blue1', weapon, target, aimed: false });
const grenade = (target = 'red1'): Action => ({ type: 'grenade', id: 'blue1', target });
const fight = (target = 'red1'): Action => ({ type: 'fight', id: 'blue1', target });
const serve = (target = 'red1'): Action => ({ type: 'serve', id: 'blue1', gun: 'gun1', target });
const ram: Of<'ram'> = { type: 'ram', id: 'blue3', target: 'red3' };
const block = (kind: string, x: number, y: number): Obstacle => ({ id: `${kind}1`, kind, at: { x, y }, turns: 0 });
const ruleAgainst = (state: State, action: Action): string | undefined => game.refuse(state, action)?.rule;

describe('SF-05 what is left to do', () => {
  /** A man without a weapon who touches a gun, an enemy of armour 9 at 3 steps. */
  const crew = field({ blue1: ['brawler', 300, 600], gun1: ['fieldGun', 300, 633], red1: ['cyborgGunner', 300, 440] });
  const stay = walk('blue1', [300, 600]);
  test('SF-05 SF-21 who has thrown the grenade may still serve the gun he touches, and then has done all', () => {
    both(crew, (t, as, id) => {
      t.act(as(stay)).act(as(stay)).act(as(grenade()), 1);
      expect(t.state.acting?.id).toBe(id('blue1'));
      t.act(as(serve()), 4);
      expect(fate(t.state, id('red1'))).toBe('wounded');
      expect(t.state.acting).toBeNull();
    });
  });
  test('SF-05 he has done all at once where he may not fire the gun', () => {
    for (const gun1 of [
      ['fieldGun', 300, 633, { fired: true }],
      ['fieldGun', 300, 640],
    ] as const) {
      const t = table({ ...crew, men: { ...crew.men, gun1 } });
      t.act(stay).act(stay).act(grenade(), 1);
      expect(t.state.acting).toBeNull();
    }
  });
  test('SF-05 SF-19 nobody is kept waiting for a grenade at whom he does not see', () => {
    const hidden = field(
      { blue3: ['rifleman', 500, 860], red1: ['rifleman', 300, 527, { wounded: true }] },
      { obstacles: [block('barricade', 300, 577)] },
    );
    const t = table(hidden);
    t.act(stay).act(stay).act(shoot('red2'), 1);
    expect(t.state.acting).toBeNull();
  });
  test('SF-04 SF-14 a friend wounded meanwhile acts no more, and may in the next turn if he stands up', () => {
    const t = table(field({ blue2: ['rifleman', 380, 450], red1: ['cyborgGunner', 300, 440] }));
    t.act(grenade(), 1, 3);
    expect(fate(t.state, 'blue2')).toBe('wounded');
    t.act({ type: 'finish' });
    expect(t.state.stage.at).toBe('heal');
    t.act({ type: 'heal' }, 6).act({ type: 'end' });
    expect(t.state.active).toBe('blue');
    expect(t.refused(walk('blue2', [380, 450]))).toBeNull();
  });
});

describe('SF-10 SF-13 a gun’s shot is seen from the gun', () => {
  test('SF-10 hidden from the crew but not from the gun, and the other way round', () => {
    const behind = (x: number): Small =>
      field({ gun1: ['fieldGun', 333, 600] }, { obstacles: [block('wall', x, 560)] });
    // The wall ends between the one and the other.
    const crew = table(behind(245));
    expect([crew.refused(shoot()), crew.refused(serve())]).toEqual(['no.hidden', null]);
    const gun = table(behind(390));
    expect([gun.refused(shoot()), gun.refused(serve())]).toEqual([null, 'no.hidden']);
  });
  test('SF-10 a gun does not fire at itself', () => {
    expect(table(field({ gun1: ['fieldGun', 333, 600] })).refused(serve('gun1'))).toBe('no.noTarget');
  });
});

describe('SF-17 by the option sixes of shots alone explode', () => {
  const plain = { explode: 'shots' } as const;
  test('SF-17 not of a grenade and its blast', () => {
    const of = field({ red1: ['heavy', 300, 450], red3: ['heavy', 300, 380] }, { options: plain });
    // 5 + 6 > 8; 3 + 6 > 8.
    expect(fate(table(of).act(grenade(), 6, 6).state, 'red3')).toBe('gone');
    const tank = field({ red1: ['tank', 300, 420], red3: ['rifleman', 900, 40] }, { options: plain });
    expect(fate(table(tank).act(grenade(), 6).state, 'red1')).toBe(1);
    expect(fate(table({ ...tank, options: {} }).act(grenade(), 6, 3).state, 'red1')).toBe(3);
  });
  test('SF-17 not of a ram', () => {
    const of = field({ blue3: ['scoutWalker', 700, 600], red3: ['tank', 700, 500] });
    const t = table({ ...of, options: plain }).act(ram, 6, 6);
    // 8 + 6 - 11 = 3, and 11 + 6 - 8 = 9 back: more than 4.
    expect([fate(t.state, 'red3'), fate(t.state, 'blue3')]).toEqual([3, 'gone']);
    expect(fate(table(of).act(ram, 6, 1, 1).state, 'red3')).toBe(4);
  });
  test('SF-17 of a gun’s shot and the damage of a shell', () => {
    const gun = field({ gun1: ['fieldGun', 300, 633], red1: ['tank', 300, 300] }, { options: plain });
    expect(fate(table(gun).act(serve(), 6, 1).state, 'red1')).toBe(1);
    const t = table({ ...gun, options: { ...plain, fire: 'real' } });
    const pose = [3000, -3000, 0, 0, 0, 0, 10000] as const;
    t.act(
      { type: 'fire', id: 'blue1', weapon: 0, gun: 'gun1', bearing: 0, lift: 20, power: 800 },
      answer({ contacts: [[90, 'shell', 'red1']], rest: { red1: pose } }),
    );
    expect(fate(t.act({ type: 'damage' }, 6, 2).state, 'red1')).toBe(8);
  });
});

describe('SF-24 the sums of a ram', () => {
  test.each([
    [2, 'well'],
    [3, 1],
    [4, 1],
    [5, 2],
  ])('SF-24 SF-11 a scout walker with a %i against a tank: %s', (face, what) => {
    both(field({ blue3: ['scoutWalker', 700, 600], red3: ['tank', 700, 500] }), (t, as, id) => {
      // 11 + 1 - 8 = 4 back, all that it stands.
      t.act(as(ram), face, 1);
      expect([fate(t.state, id('red3')), fate(t.state, id('blue3'))]).toEqual([what, 4]);
    });
  });
  test('SF-24 both may be destroyed by one ram, and a gun of one’s own side may be rammed', () => {
    const of = field({
      blue3: ['scoutWalker', 700, 600, { damage: 4 }],
      red3: ['scoutWalker', 700, 500, { damage: 4 }],
    });
    const t = table(of).act(ram, 1, 1);
    expect([fate(t.state, 'blue3'), fate(t.state, 'red3'), t.state.acting]).toEqual(['gone', 'gone', null]);
    const own = table(field({ blue3: ['scoutWalker', 700, 600], gun1: ['lightGun', 700, 500] }));
    expect(fate(own.act({ ...ram, target: 'gun1' }, 1).state, 'gun1')).toBe(2);
  });
});

describe('SF-30 in space, and who sees whom', () => {
  test('SF-30 SF-16 the near target in space: 60 mm up and 80 on the plan are 2 steps', () => {
    const up = (y: number): Small =>
      field(
        { blue1: ['rifleman', 300, 600, { z: 60 }], red1: ['rifleman', 300, y] },
        { obstacles: [block('container', 300, 600)] },
      );
    const near = (y: number): boolean =>
      (game.preview?.(asView(small(up(y))), shoot()).reasons ?? []).some(
        ({ text }) => text.key === 'sci-fi:reason.near',
      );
    expect([near(495), near(494)]).toEqual([true, false]);
  });
  test('SF-30 SF-25 it is enough for close combat that the one lying sees the one standing', () => {
    const t = table(
      field({ red1: ['rifleman', 300, 527, { wounded: true }] }, { obstacles: [block('barricade', 300, 577)] }),
    );
    expect([t.refused(shoot()), t.refused(grenade()), t.refused(fight())]).toEqual(['no.hidden', 'no.hidden', null]);
  });
});

describe('SF-22 shells in odd cases', () => {
  const real = { fire: 'real' } as const;
  const fire = (id: string, gun?: string): Action => ({
    type: 'fire',
    id,
    weapon: 0,
    ...(gun === undefined ? {} : { gun }),
    bearing: 0,
    lift: 20,
    power: 800,
  });
  const upright = (x: number, y: number): Pose => [x * 10, -y * 10, 0, 0, 0, 0, 10_000];
  const crew: Small['men'] = { gun1: ['fieldGun', 300, 633] };
  test('SF-20 SF-22 who is pinned lays no gun; machines only by the option strict', () => {
    const of = field({ ...crew, red3: ['rifleman', 300, 540], blue3: ['tank', 380, 560] }, { options: real });
    const t = table(of);
    expect([t.refused(fire('blue1', 'gun1')), t.refused(fire('blue3'))]).toEqual(['no.pinned', null]);
    expect(table({ ...of, options: { ...real, strict: true } }).refused(fire('blue3'))).toBe('no.pinned');
    expect(table(field(crew, { options: real })).refused(fire('blue1', 'gun1'))).toBeNull();
  });
  test('SF-21 SF-22 a gun laid by hand fires once a turn too, in place of his own weapon, before or after the grenade', () => {
    const of = field({ ...crew, blue3: ['rifleman', 267, 633], red1: ['cyborgGunner', 300, 440] }, { options: real });
    both(of, (t, as) => {
      t.act(as(grenade()), 1).act(as(fire('blue1', 'gun1')), answer());
      expect(t.refused(as(shoot()))).toBe('no.servesGun');
      t.act({ type: 'finish' });
      expect(t.refused(as(fire('blue3', 'gun1')))).toBe('no.gunFired');
      t.act({ type: 'end' }).act({ type: 'end' });
      expect(t.refused(as(fire('blue3', 'gun1')))).toBeNull();
    });
  });
  test('SF-02 SF-31 one shell takes the last infantry of both sides: a draw', () => {
    const of: Small = {
      options: real,
      men: { blue1: ['rifleman', 20, 600], blue3: ['tank', 300, 600], red1: ['rifleman', 20, 300] },
    };
    const shell = answer({
      contacts: [[90, 'shell', 'red1']],
      rest: { red1: upright(-4, 300), blue1: upright(-2, 600) },
    });
    const t = table(of).act(fire('blue3'), shell);
    expect(game.turn(t.state)).toMatchObject({ over: { winners: [] } });
    expect(t.last.flatMap((event) => (event.kind === 'removed' ? [event.rule] : []))).toEqual(['SF-31', 'SF-31']);
  });
  test('SF-22 SF-31 what is struck takes damage, what it pushes takes none and stands again where it stood', () => {
    const of = field({ ...crew, red3: ['tank', 600, 300], red4: ['scoutWalker', 700, 300] }, { options: real });
    const pushed = answer({
      contacts: [[90, 'shell', 'red3']],
      rest: { red3: upright(604, 300), red4: upright(712, 310) },
    });
    const t = table(of).act(fire('blue1', 'gun1'), pushed).act({ type: 'damage' }, 2);
    expect([fate(t.state, 'red3'), fate(t.state, 'red4')]).toEqual([2, 'well']);
    expect(t.state.units.find(({ id }) => id === 'red4')?.at).toEqual({ x: 700, y: 300 });
  });
});

describe('SF-29 the profiles', () => {
  test('SF-29 Shooting, close combat, armour and points of the infantry; armour, durability and points of the rest', () => {
    const told = PROFILE_IDS.map((id) => {
      const { kind, weapons, blow, armour, durability, points } = profileNamed(id);
      const foot = kind === 'fighter' || kind === 'cyborg';
      const other = foot ? `${blow}/${armour}` : `${armour}, ${durability.virtual}/${durability.real}`;
      return `${id} ${weapons.join('+') || '–'}/${other}, ${points}`;
    });
    expect(told).toEqual([
      'scout 0/1/5, 7',
      'rifleman 1/1/6, 10',
      'sniper 3/0/6, 13',
      'antitank 4/0/6, 15',
      'assault 1/3/7, 12',
      'sergeant 2/3/7, 14',
      'gunner 2/1/7, 14',
      'brawler –/5/7, 16',
      'heavy 2/2/8, 18',
      'heavyGunner 2+2/1/8, 25',
      'cyborgGunner 3/3/9, 25',
      'cyborgCrusher 1/6/10, 24',
      'scoutWalker 3/8, 4/8, 12',
      'armouredWalker 4+2/10, 5/10, 20',
      'missileCarrier 5+5/9, 4/8, 26',
      'tank 6+3/11, 7/14, 38',
      'fieldGun 5/8, 3/6, 12',
      'lightGun 4/7, 2/5, 10',
    ]);
  });
});

describe('the rule that is named', () => {
  test('a refusal for the time being names the rule of what was wanted', () => {
    const state = small(field());
    const wanted: readonly (readonly [Action, string])[] = [
      [{ type: 'lot' }, 'SF-03'],
      [{ type: 'put', id: 'blue1', at: { x: 300, y: 800 } }, 'SF-01'],
      [{ type: 'damage' }, 'SF-22'],
      [{ type: 'heal' }, 'SF-28'],
      [{ type: 'finish' }, 'SF-04'],
      [{ type: 'setDown', at: { x: 300, y: 800 } }, 'SF-09'],
    ];
    for (const [action, rule] of wanted) expect(ruleAgainst(state, action), action.type).toBe(rule);
    const healing = { ...state, stage: { at: 'heal' } } as const;
    expect([ruleAgainst(healing, shoot()), ruleAgainst(healing, { type: 'end' })]).toEqual(['SF-05', 'SF-04']);
    const over = { ...state, stage: { at: 'over', winners: [], how: 'agreed' } } as const;
    expect(ruleAgainst(over, { type: 'draw' })).toBe('SF-02');
  });
  test('refusals name the rule that forbids', () => {
    const of = field({
      blue1: ['cyborgGunner', 300, 600],
      blue3: ['tank', 700, 600],
      blue4: ['rifleman', 900, 860, { wounded: true }],
      red1: ['rifleman', 300, 540],
    });
    const state = small({ ...of, options: { cyborgGrenades: false } });
    const wanted: readonly (readonly [Action, string])[] = [
      [shoot(), 'SF-20'],
      [shoot('red1', 3), 'SF-18'],
      [grenade(), 'SF-29'],
      [{ type: 'grenade', id: 'blue3', target: 'red1' }, 'SF-19'],
      [{ type: 'fight', id: 'blue3', target: 'red1' }, 'SF-25'],
      [{ type: 'ram', id: 'blue1', target: 'red1' }, 'SF-24'],
      [{ ...shoot(), id: 'blue4' } as Action, 'SF-14'],
      [{ ...shoot(), id: 'blue3', aimed: true } as Action, 'SF-15'],
      [serve(), 'SF-21'],
      [walk('blue1', [300, 600], [300, 450]), 'SF-08'],
      [walk('blue1', [300, 600], [300, 701]), 'SF-06'],
      [walk('red1', [300, 540]), 'SF-04'],
      [fight('red2'), 'SF-25'],
    ];
    for (const [action, rule] of wanted) expect(ruleAgainst(state, action), JSON.stringify(action)).toBe(rule);
    expect(ruleAgainst(small({ ...of, left: 4 }), walk('blue3', [700, 600]))).toBe('SF-03');
  });
  test('SF-28 the log names healing for who dies by it, not the damage of an attack', () => {
    const t = table(field({ blue2: ['rifleman', 60, 860, { wounded: true }] }, { calm: 7 }));
    t.act({ type: 'end' }).act({ type: 'heal' }, 1);
    expect(t.last.find(({ kind }) => kind === 'removed')).toMatchObject({ rule: 'SF-28', ids: ['blue2'] });
    // SF-32: a death all the same.
    expect(t.state.calm).toBe(0);
  });
  test('SF-07 the log names climbing for a way over an obstacle, though it ends as low as it began', () => {
    const over = table(field({}, { obstacles: [block('crates', 300, 540)] }));
    over.act(walk('blue1', [300, 600], [300, 480]));
    expect(over.last[0]).toMatchObject({ kind: 'moved', rule: 'SF-07' });
    expect(table(field()).act(walk('blue1', [300, 600], [300, 480])).last[0]).toMatchObject({ rule: 'SF-06' });
  });
});
