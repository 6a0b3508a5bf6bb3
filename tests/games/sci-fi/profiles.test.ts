import { describe, expect, test } from 'vitest';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import { PROFILE_IDS, profileNamed } from '../../../src/games/sci-fi/armies/profiles.ts';
import type { Action, Obstacle, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, small, table } from './fixture.ts';

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
const block = (kind: string, x: number, y: number): Obstacle => ({ id: `${kind}1`, kind, at: { x, y }, turns: 0 });
const ruleAgainst = (state: State, action: Action): string | undefined => game.refuse(state, action)?.rule;

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
