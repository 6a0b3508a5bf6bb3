import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enabledChoices } from '../../../src/core/choice.ts';
import { READY, armyCost, checkArmy } from '../../../src/games/sci-fi/armies/armies.ts';
import { footOf, isLawful, layoutOf, makeOf, openFraction, stripOf } from '../../../src/games/sci-fi/armies/fields.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import { PROFILES, PROFILE_IDS } from '../../../src/games/sci-fi/armies/profiles.ts';
import { type Action, COVER, FIELDS, type State, TERRAINS, optionsSchema } from '../../../src/games/sci-fi/types.ts';
import { isHardware, isPlaced, outerRadiusOf } from '../../../src/games/sci-fi/rules/lookups.ts';
import { coverFrom } from '../../../src/games/sci-fi/rules/sightlines.ts';
import { type PieceNode, footprint } from '../../../src/core/scene.ts';
import { boundsOf } from '../../../src/geometry/shape.ts';
import { fieldsOf } from '../../../src/ui/starting/form.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { deals, firstPut, hand, lawfulChoices } from '../../help.ts';

type Some = Partial<z.input<typeof optionsSchema>>;
const begun = (options: Some = {}, seed = 'a'): State =>
  game.setup(optionsSchema.parse(options), ['blue', 'red'], deals(seed));
const table = (options: Some = {}) => hand<State, Action>(game, begun(options));
const lotWon = (options: Some = {}) => table(options).act({ type: 'lot' }, 5, 2);
const put = (id: string, x: number, y: number): Action => ({ type: 'put', id, at: { x, y } });
const toAct = (state: State): string => {
  const turn = game.turn(state);
  return 'to' in turn ? turn.to : 'over';
};
/** Goes on with the set-up by the examples that the choices offer. */
const setUp = (t: ReturnType<typeof table>): ReturnType<typeof table> => {
  while (t.state.stage.at === 'deploy') {
    const choice = firstPut(game, t.state);
    if (!choice) throw new Error('Nothing to put.');
    t.act(choice.example());
  }
  return t;
};

describe('SF-01 the field', () => {
  // Sabotage: each waited 44 mm from the next, whatever its base.
  test('whoever waits on the rail overlaps nobody', () => {
    const queueOf = (blue: string[]) =>
      game
        .scene(asView(begun({ army: 'custom', custom: { blue, red: ['rifleman'] } } as Some)))
        .nodes.filter((node) => node.kind === 'piece' && node.seat === 'blue')
        .map((node) => boundsOf(footprint(node as PieceNode)));
    const queue = queueOf(['rifleman', 'tank', 'tank', 'rifleman']);
    const gaps = queue.slice(1).map(({ at }, i) => at.x - (queue[i]?.at.x ?? 0) - (queue[i]?.width ?? 0));
    expect(gaps).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  });
  test('SF-01 120 × 90 cm, strips of 15 cm along the long sides 12 steps apart, a step of 5 or 7 cm', () => {
    const scene = game.scene(asView(begun()));
    expect(scene).toMatchObject({ width: 1200, height: 900, unit: { mm: 50 }, mat: 'scifi' });
    expect(stripOf(begun(), 'blue')).toMatchObject({ at: { x: 0, y: 750 }, width: 1200, height: 150 });
    expect(stripOf(begun(), 'red')).toMatchObject({ at: { x: 0, y: 0 }, width: 1200, height: 150 });
    expect(stripOf(begun({ field: 'small' }), 'blue')).toMatchObject({ at: { x: 0, y: 500 }, width: 900, height: 100 });
    expect(game.scene(asView(begun({ field: 'small' })))).toMatchObject({ width: 900, height: 600, unit: { mm: 50 } });
    expect(game.scene(asView(begun({ step: '7' })))).toMatchObject({ width: 1200, height: 900, unit: { mm: 70 } });
  });
  test.each(TERRAINS.flatMap((terrain) => (['large', 'small'] as const).map((field) => ({ terrain, field }))))(
    'SF-01 obstacles of $terrain, $field: 8 to 12 between the strips, 20 to 70 mm, half of them taller than a figure, lines mostly shut',
    ({ terrain, field }) => {
      for (let i = 0; i < (terrain === 'random' ? 30 : 1); i++) {
        const obstacles = layoutOf({ terrain, field }, deals(`terrain ${i}`));
        expect(isLawful(field, obstacles)).toBe(true);
        expect(obstacles.length).toBeGreaterThanOrEqual(8);
        expect(obstacles.length).toBeLessThanOrEqual(12);
        const heights = obstacles.map((each) => makeOf(each).tall);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
        expect(Math.max(...heights)).toBeLessThanOrEqual(70);
        expect(heights.filter((tall) => tall > 45).length * 2).toBeGreaterThanOrEqual(heights.length);
        for (const each of obstacles) {
          const { at, height } = boundsOf(footOf(each));
          expect(at.y).toBeGreaterThanOrEqual(FIELDS[field].strip);
          expect(at.y + height).toBeLessThanOrEqual(FIELDS[field].height - FIELDS[field].strip);
        }
        expect(openFraction(field, obstacles)).toBeLessThan(1 / 2);
      }
    },
  );
  test('SF-01 random tables differ by seed and are the same for one', () => {
    expect(begun({ terrain: 'random' }, 'b').obstacles).toEqual(begun({ terrain: 'random' }, 'b').obstacles);
    expect(begun({ terrain: 'random' }, 'b').obstacles).not.toEqual(begun({ terrain: 'random' }, 'c').obstacles);
  });
  test('SF-01 pieces are stood in their own strip, on free ground, one at a time', () => {
    const t = lotWon();
    expect(toAct(t.state)).toBe('blue');
    expect(t.refused(put('blue1', 600, 740))).toBe('no.strip');
    expect(t.refused(put('blue1', 600, 762))).toBe('no.strip');
    expect(t.refused(put('blue1', 600, 763))).toBeNull();
    expect(t.refused(put('red1', 600, 800))).toBe('no.notWaiting');
    t.act(put('blue1', 600, 763));
    expect(toAct(t.state)).toBe('red');
    t.act(put('red1', 600, 137));
    expect(t.refused(put('blue2', 624, 763))).toBe('no.taken');
    const refusal = game.refuse(t.state, put('blue2', 624, 763));
    expect(game.refuse(t.state, refusal?.instead as Action)).toBeNull();
    expect(t.refused(put('blue2', 625, 763))).toBeNull();
  });
  test('SF-01 the side with more pieces goes on alone, then the first turn begins', () => {
    const t = setUp(lotWon());
    expect(t.state.stage.at).toBe('act');
    expect(t.state.active).toBe('blue');
    expect(t.state.units.every(({ at }) => at !== null)).toBe(true);
  });
  test('SF-01 a put that would leave the side no room for its last pieces is refused', () => {
    const tanks = Array.from({ length: 8 }, () => 'tank' as const);
    const scouts = Array.from({ length: 7 }, () => 'scout' as const);
    const t = lotWon({ army: 'custom', points: 400, custom: { blue: [...tanks, ...scouts], red: ['scout'] } });
    const go = (id: string, x: number, y: number): string | null => {
      const refused = t.refused(put(id, x, y));
      if (!refused) t.act(put(id, x, y));
      if (t.state.active === 'red') t.act(put('red1', 600, 75));
      return refused;
    };
    // Seven hulls with gaps of 59 mm, and the rest of the strip strewn with scouts: no room for the eighth, straight or across.
    for (let i = 0; i < 7; i++) expect(go(`blue${1 + i}`, 30 + 119 * i, 825)).toBeNull();
    const refusals = scouts.map((_, i) => go(`blue${9 + i}`, 820 + 57 * i, i % 2 === 0 ? 812 : 838));
    expect(refusals).toContain('no.closesOff');
    expect(lawfulChoices(game as AnyGame, t.state)).toEqual([]);
    expect(setUp(t).state.stage.at).toBe('act');
  });
});

describe('SF-03 who begins', () => {
  test('SF-03 the higher begins and stands the first piece; a tie is thrown again', () => {
    expect(toAct(table().act({ type: 'lot' }, 2, 5).state)).toBe('red');
    const tie = table().act({ type: 'lot' }, 4, 4);
    const turn = game.turn(tie.state);
    expect('to' in turn && turn.midway).toBe(true);
    expect(toAct(tie.act({ type: 'lot' }, 6, 1).state)).toBe('blue');
  });
  test('SF-03 fair start: four of the first player’s infantry at most in the first turn, fewer than half of his units, at least one', () => {
    expect(optionsSchema.parse({}).fairStart).toBe(true);
    expect(setUp(lotWon({ fairStart: false })).state.left).toBeNull();
    const t = setUp(lotWon({ fairStart: true }));
    expect(t.state.left).toBe(3);
    // Sabotage: the plate counted all who had not acted.
    expect(game.turn(t.state)).toMatchObject({ to: 'blue', most: 3 });
    for (const id of ['blue1', 'blue2', 'blue3']) {
      const at = t.state.units.find((each) => each.id === id)?.at ?? { x: 0, y: 0 };
      t.act({ type: 'walk', id, path: [at] });
      expect(t.refused({ type: 'walk', id: 'blue4', path: [at] })).toBe('no.oneAtATime');
      // Who has begun goes on, the last one too.
      expect(t.refused({ type: 'walk', id, path: [at] })).toBeNull();
      t.act({ type: 'finish' });
    }
    expect(toAct(t.state)).toBe('red');
    expect(t.state.left).toBeNull();
    expect(game.turn(t.state)).not.toHaveProperty('most');
    t.act({ type: 'end' });
    expect(t.state.left).toBeNull();
    const red = setUp(table({ fairStart: true }).act({ type: 'lot' }, 1, 2));
    expect([red.state.active, red.state.left]).toEqual(['red', 3]);
    const more = enabledChoices(game.choices(asView({ ...red.state, left: 0 })));
    expect(more.map(({ label }) => label.key)).toEqual(['sci-fi:do.end']);
    for (const [count, left] of [
      [10, 4],
      [9, 4],
      [8, 3],
      [5, 2],
      [4, 1],
      [2, 1],
      [1, 1],
    ] as const) {
      const blue = Array.from({ length: count }, () => 'rifleman' as const);
      const few = setUp(lotWon({ fairStart: true, army: 'custom', custom: { blue, red: ['rifleman'] } }));
      expect(few.state.left).toBe(left);
    }
    const blue = Array.from({ length: 5 }, () => 'rifleman' as const);
    const squad = setUp(lotWon({ fairStart: true, fairMost: 1, army: 'custom', custom: { blue, red: ['rifleman'] } }));
    expect(squad.state.left).toBe(1);
    expect(optionsSchema.safeParse({ fairMost: 5 }).success).toBe(false);
  });
  test('SF-03 fair start: the first player’s machines wait for his second turn', () => {
    const t = setUp(lotWon({ fairStart: true, army: 'battle' }));
    const machine = t.state.units.find(({ seat, profile }) => seat === 'blue' && profile === 'armouredWalker');
    const still: Action = { type: 'walk', id: machine?.id ?? '', path: [machine?.at ?? { x: 0, y: 0 }] };
    const told = () => {
      const node = game.scene(asView(t.state)).nodes.find(({ id }) => id === machine?.id);
      const what = node?.kind === 'piece' && node.state?.values?.['what'];
      return typeof what === 'object' && 'key' in what && what.key;
    };
    expect(t.refused(still)).toBe('no.fairStart');
    expect(told()).toBe('sci-fi:state.later');
    expect(enabledChoices(game.choices(asView(t.state))).map(({ piece }) => piece)).not.toContain(machine?.id);
    t.act({ type: 'end' }).act({ type: 'end' });
    expect(t.refused(still)).toBeNull();
    expect(told()).toBe('sci-fi:state.ready');
  });
});

describe('SF-32 armies', () => {
  test('SF-32 the ready armies cost about 100 and about 190 and are lawful', () => {
    for (const side of ['blue', 'red'] as const) {
      expect(Math.abs(armyCost(READY.skirmish[side]) - 100)).toBeLessThanOrEqual(8);
      expect(Math.abs(armyCost(READY.battle[side]) - 190)).toBeLessThanOrEqual(14);
      expect(checkArmy(READY.skirmish[side], 110)).toBeNull();
      expect(checkArmy(READY.battle[side], 210)).toBeNull();
    }
    expect(READY.skirmish.blue.toSorted()).toEqual([
      'antitank',
      'assault',
      'gunner',
      'rifleman',
      'rifleman',
      'rifleman',
      'sergeant',
      'sniper',
    ]);
    expect(begun().units.filter(({ seat }) => seat === 'red')).toHaveLength(7);
    expect(begun({ army: 'battle' }).guns.map(({ profile }) => profile)).toEqual(['fieldGun', 'lightGun']);
  });
  test('SF-32 an army of one’s own: at least one infantryman, within the limit', () => {
    expect(armyCost(['scout', 'tank'])).toBe(PROFILES.scout.points + PROFILES.tank.points);
    expect(checkArmy(['tank', 'fieldGun'], 100)).toBe('noInfantry');
    expect(checkArmy(['cyborgGunner'], 100)).toBeNull();
    expect(checkArmy(['scout', 'tank'], armyCost(['scout', 'tank']))).toBeNull();
    expect(checkArmy(['scout', 'tank'], armyCost(['scout', 'tank']) - 1)).toBe('overLimit');
    expect(
      checkArmy(
        Array.from({ length: 31 }, () => 'scout' as const),
        400,
      ),
    ).toBe('tooMany');
  });
  test('SF-32 the schema says what is wrong with whose army', () => {
    const messages = (custom: object, points = 50): string[] => {
      const parsed = optionsSchema.safeParse({ army: 'custom', points, custom });
      return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
    };
    expect(messages({ blue: ['scout'], red: ['sniper', 'tank'] })).toEqual(['sci-fi:bad.red.overLimit']);
    expect(messages({ blue: ['tank'], red: ['sniper'] })).toEqual(['sci-fi:bad.blue.noInfantry']);
    expect(messages({ blue: ['scout'], red: ['sniper'] })).toEqual([]);
    expect(messages({ blue: ['dragon'], red: ['sniper'] })).toHaveLength(1);
    expect(optionsSchema.safeParse({ custom: { blue: ['tank'], red: ['tank'] } }).success).toBe(true);
    const own = begun({ army: 'custom', custom: { blue: ['brawler', 'lightGun'], red: ['scout'] } });
    expect(own.units.map(({ id, profile }) => `${id} ${profile}`)).toEqual(['blue1 brawler', 'red1 scout']);
    expect(own.guns.map(({ id, seat }) => `${id} ${seat}`)).toEqual(['gun1 blue']);
  });
  test('SF-32 the options form gives the armies to their editor', () => {
    const own = fieldsOf(game as AnyGame).find(({ key }) => key === 'custom');
    expect(own).toMatchObject({ input: { kind: 'design', design: 'army' }, preset: READY.skirmish });
  });
});

describe('SF-29 terms', () => {
  test('SF-29 cyborgs are infantry, machines and guns are not; bases and heights', () => {
    const foot = PROFILE_IDS.filter((id) => checkArmy([id], 400) === null);
    expect(foot).toHaveLength(12);
    expect(PROFILES.cyborgGunner).toMatchObject({ base: { r: 15 }, tall: 50 });
    expect(PROFILES.tank).toMatchObject({ base: { width: 60, length: 90 }, tall: 50, weapons: [6, 3], armour: 11 });
    expect(PROFILES.fieldGun).toMatchObject({ kind: 'gun', base: { r: 20 }, tall: 30 });
  });
});

// Sabotage: records without `even` were lined up as those with it.
test('SF-01 both sides line up alike, each seen from its own edge; records from before come to the tables they came to', () => {
  /** How far each side's foremost man stands from its own edge, mm. */
  const foremost = (more: object): number[] => {
    const t = lotWon();
    for (let i = 0; i < 2; i++) t.act({ type: 'lineUp', scheme: 'close', ...more });
    const { height } = game.scene(asView(t.state));
    return (['blue', 'red'] as const).map((seat) =>
      Math.max(
        ...t.state.units.flatMap((unit) =>
          unit.seat === seat && unit.at ? [seat === 'blue' ? height - unit.at.y : unit.at.y] : [],
        ),
      ),
    );
  };
  const [blue = 0, red] = foremost({ even: true });
  expect(red).toBe(blue);
  const [ahead, behind] = foremost({});
  expect(ahead).toBe(blue);
  expect(behind).toBeLessThan(blue);
});
// Sabotage: the price of standing before a weapon was nothing.
test.each(['canyon', 'yard', 'outpost'] as const)(
  'SF-01 lined up by the app on %s no gun and no machine has its own side before its muzzle; records from before come to the tables they came to',
  (terrain) => {
    /** How many pieces stand before each weapon of their side, in the width of its own base. */
    const before = (even: 'clear' | true): number => {
      const t = lotWon({ army: 'battle', terrain });
      for (let i = 0; i < 2; i++) t.act({ type: 'lineUp', scheme: 'cover', even });
      const all = [...t.state.units, ...t.state.guns].filter(isPlaced);
      return all.filter(isHardware).reduce((sum, weapon) => {
        const ahead = weapon.seat === 'blue' ? -1 : 1;
        const own = all.filter(({ id, seat }) => seat === weapon.seat && id !== weapon.id);
        return (
          sum +
          own.filter(
            ({ at }) => ahead * (at.y - weapon.at.y) > 0 && Math.abs(at.x - weapon.at.x) < outerRadiusOf(weapon),
          ).length
        );
      }, 0);
    };
    expect([before('clear'), before(true)]).toEqual([0, 1]);
  },
);
// Sabotage: only the enemy's strip as a whole was looked from, and the two stood opposite each other in the open.
test('SF-01 of equal armies lined up by the app few see each other', () => {
  const squad = ['sergeant', 'rifleman', 'rifleman', 'gunner', 'assault'] as const;
  const seen = (even: 'clear' | true): number => {
    const t = lotWon({
      army: 'custom',
      custom: { blue: [...squad], red: [...squad] },
      field: 'small',
      terrain: 'canyon',
    });
    for (let i = 0; i < 2; i++) t.act({ type: 'lineUp', scheme: 'cover', even });
    const all = t.state.units.filter(isPlaced);
    const open = (one: (typeof all)[number]): number =>
      all.filter((other) => other.seat !== one.seat && coverFrom(t.state, one, other) <= COVER).length;
    return all.reduce((sum, one) => sum + open(one), 0);
  };
  expect(seen('clear') * 3).toBeLessThan(seen(true));
});
