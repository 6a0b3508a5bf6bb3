import { asView } from '../../../src/core/view.ts';
import { shapeGap } from '../../../src/geometry/gap.ts';
import { describe, expect, test } from 'vitest';
import { type Choice, enabledChoices } from '../../../src/core/choice.ts';
import type { Point } from '../../../src/geometry/point.ts';
import { botRandom } from '../../../src/core/bots.ts';
import { baseAt } from '../../../src/games/sci-fi/rules/lookups.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action, Obstacle, State } from '../../../src/games/sci-fi/types.ts';
import { type Small, both, fate, small, table } from './fixture.ts';

const at = (x: number, y: number): Point => ({ x, y });
const ram = (id: string, target: string, ...path: readonly Point[]): Action => ({
  type: 'ram',
  id,
  target,
  ...(path.length > 0 ? { path: [...path] } : {}),
});
const men: Small['men'] = {
  blue1: ['assault', 300, 600],
  blue2: ['rifleman', 60, 860],
  red1: ['rifleman', 300, 525],
  red2: ['rifleman', 1140, 40],
};
const field = (more: Small['men'] = {}, rest: Partial<Small> = {}): Small => ({ men: { ...men, ...more }, ...rest });
const unitIn = ({ units }: State, id: string): State['units'][number] | undefined =>
  units.find((each) => each.id === id);

describe('SF-24 rams', () => {
  const rams = field({ blue3: ['tank', 700, 600], red3: ['scoutWalker', 700, 450], red1: ['rifleman', 900, 40] });
  test('SF-24 own armour against armour, and back at the same time', () => {
    both(rams, (t, as, id) => {
      // Tank 11 + 1 - 8 = 4: all that a scout walker stands; 8 + 4 - 11 = 1 back.
      t.act(as(ram('blue3', 'red3')), 1, 4);
      expect(fate(t.state, id('red3'))).toBe(4);
      expect(fate(t.state, id('blue3'))).toBe(1);
      expect(t.state.acting).toMatchObject({ manoeuvres: 1, fought: true });
    });
  });
  test('SF-24 only what is reached in one manoeuvre, once a turn', () => {
    expect(
      table(field({ blue3: ['tank', 700, 600], red3: ['scoutWalker', 700, 429] })).refused(ram('blue3', 'red3')),
    ).toBeNull();
    expect(
      table(field({ blue3: ['tank', 700, 600], red3: ['scoutWalker', 700, 415] })).refused(ram('blue3', 'red3')),
    ).toBe('no.ramFar');
    const t = table(rams).act(ram('blue3', 'red3'), 1, 1);
    expect(t.refused(ram('blue3', 'red3'))).toBe('no.foughtAlready');
  });
  test('SF-24 guns give no blow back; infantry is not rammed', () => {
    const t = table(field({ blue3: ['armouredWalker', 700, 600], gun1: ['fieldGun', 700, 520] })).act(
      ram('blue3', 'gun1'),
      1,
    );
    // 10 + 1 - 8 = 3, durability 3.
    expect(fate(t.state, 'gun1')).toBe(3);
    expect(t.refused(ram('blue3', 'red1'))).toBe('no.foughtAlready');
    expect(table(rams).refused(ram('blue3', 'red1'))).toBe('no.noRamTarget');
    expect(table(rams).refused(ram('blue1', 'red3'))).toBe('no.onlyMachinesRam');
  });
  test('SF-24 it costs the close combat: not after two manoeuvres and a shot', () => {
    const walk = (from: number, to: number): Action => ({
      type: 'walk',
      id: 'blue3',
      path: [
        { x: 700, y: from },
        { x: 700, y: to },
      ],
    });
    const t = table(field({ blue3: ['tank', 700, 700], red3: ['scoutWalker', 700, 420] })).act(walk(700, 620));
    expect(t.refused(ram('blue3', 'red3'))).toBe('no.ramFar');
    t.act(walk(620, 560));
    expect(t.refused(ram('blue3', 'red3'))).toBe('no.noManoeuvre');
    const u = table(rams).act(walk(600, 590));
    expect(u.refused(ram('blue3', 'red3'))).toBeNull();
    u.act({ type: 'shoot', id: 'blue3', weapon: 0, target: 'red3', aimed: false }, 1);
    expect(u.refused(ram('blue3', 'red3'))).toBe('no.noManoeuvre');
  });
  test('SF-24 infantry dodges by the shortest free distance, the wounded too', () => {
    const of = field({
      blue3: ['tank', 700, 600],
      red3: ['rifleman', 720, 500],
      blue4: ['rifleman', 690, 490, { wounded: true }],
    });
    both(of, (t, as, id) => {
      t.act(
        as({
          type: 'walk',
          id: 'blue3',
          path: [
            { x: 700, y: 600 },
            { x: 700, y: 500 },
          ],
        }),
      );
      const at = (who: string): { x: number; y: number } =>
        t.state.units.find((each) => each.id === id(who))?.at ?? { x: 0, y: 0 };
      const mirror = id('blue3') === 'red3';
      // The hull covers 670 to 730: red 3 at 720 goes 23 mm to the side, blue 4 at 690 33 mm to the other.
      expect(at('red3')).toEqual({ x: mirror ? 1200 - 743 : 743, y: 500 });
      expect(at('blue4')).toEqual({ x: mirror ? 1200 - 657 : 657, y: 490 });
      expect(t.last.filter(({ rule }) => rule === 'SF-24')).toHaveLength(2);
    });
  });
});

describe('SF-24 rams on a way of their own', () => {
  const crate: Obstacle = { id: 'crates1', kind: 'crates', at: at(660, 600), turns: 0 };
  const walkers = field({ blue3: ['scoutWalker', 600, 600], red3: ['scoutWalker', 700, 540] });
  const bent = [at(600, 600), at(600, 540), at(700, 540)];
  test('SF-24 it drives along the corners as far as the bases touch, and rams there', () => {
    both(walkers, (t, as, id) => {
      // Ø 50 against Ø 50: they touch with at most 1 mm between them. Scout walker 8 + 1 - 8 = 1, and 8 + 2 - 8 = 2 back.
      t.act(as(ram('blue3', 'red3', ...bent)), 1, 2);
      const mirror = id('blue3') === 'red3';
      const x = mirror ? 551 : 649;
      expect(unitIn(t.state, id('blue3'))).toMatchObject({ at: at(x, 540), facing: mirror ? 270 : 90, damage: 2 });
      expect(fate(t.state, id('red3'))).toBe(1);
      expect(t.last.find(({ kind }) => kind === 'moved')).toMatchObject({
        path: [at(600, 600), at(600, 540), at(x, 540)],
      });
      expect(t.state.acting).toMatchObject({ manoeuvres: 1, fought: true });
    });
  });
  test('SF-24 a way on through the target ends at the first touch', () => {
    const t = table(walkers).act(ram('blue3', 'red3', at(600, 600), at(600, 540), at(740, 540)), 1, 1);
    expect(unitIn(t.state, 'blue3')?.at).toEqual(at(649, 540));
  });
  test('SF-24 a hull touches with its nose, and rests along its last leg', () => {
    const tank = field({ blue3: ['tank', 600, 600], red3: ['scoutWalker', 690, 560] });
    const t = table(tank).act(ram('blue3', 'red3', at(600, 600), at(600, 560), at(660, 560)), 1, 1);
    expect(unitIn(t.state, 'blue3')).toMatchObject({ at: at(619, 560), facing: 90 });
  });
  test('SF-24 a hull that swings at a corner still drives on until it touches', () => {
    // Beside the gun the hull across the way would overlap it; only the round middle is on the way.
    const tank = field({ blue3: ['tank', 600, 600], gun1: ['lightGun', 660, 560] });
    const t = table(tank);
    expect(t.refused(ram('blue3', 'gun1', at(600, 600), at(600, 560), at(601, 560)))).toBe('no.ramMisses');
    t.act(ram('blue3', 'gun1', at(600, 600), at(570, 560), at(600, 560)), 1);
    expect(unitIn(t.state, 'blue3')?.at).toEqual(at(594, 560));
  });
  test('SF-08 obstacles, machines and the edge bar the way; infantry dodges at its end', () => {
    const walled = table({ ...walkers, obstacles: [crate] });
    expect(walled.refused(ram('blue3', 'red3', at(600, 600), at(700, 600), at(700, 560)))).toBe('no.barred');
    expect(walled.refused(ram('blue3', 'red3', ...bent))).toBeNull();
    const barred = table(field({ ...walkers.men, gun1: ['lightGun', 600, 545] }));
    expect(barred.refused(ram('blue3', 'red3', ...bent))).toBe('no.barred');
    const edge = table(field({ blue3: ['scoutWalker', 1160, 600], red3: ['scoutWalker', 1170, 530] }));
    expect(edge.refused(ram('blue3', 'red3', at(1160, 600), at(1190, 600), at(1170, 530)))).toBe('no.edge');
    const crowd = table(field({ ...walkers.men, red4: ['rifleman', 640, 540] }));
    crowd.act(ram('blue3', 'red3', ...bent), 1, 1);
    expect(unitIn(crowd.state, 'red4')?.at).not.toEqual(at(640, 540));
  });
  test('SF-24 what misses is refused with the shortest way instead, what is too long by its length', () => {
    const t = table(walkers);
    expect(t.refused(ram('blue3', 'red3', at(600, 600), at(600, 540), at(640, 540)))).toBe('no.ramMisses');
    const refusal = game.refuse(t.state, ram('blue3', 'red3', at(600, 600), at(560, 600)));
    expect(refusal?.instead).toEqual(ram('blue3', 'red3'));
    expect(t.refused(ram('blue3', 'red3', at(600, 600), at(500, 600), at(600, 540), at(700, 540)))).toBe('no.tooFar');
    expect(t.refused(ram('blue3', 'red3', at(601, 600), at(700, 540)))).toBe('no.start');
    // 60 + 49 mm to the touch: more than two steps.
    expect(table({ ...walkers, options: { slow: true } }).refused(ram('blue3', 'red3', ...bent))).toBe('no.tooFar');
  });
  test('SF-08 where it touches it must stand free: a gun lies under the rear of the hull, beside the way', () => {
    const way = [at(600, 600), at(600, 560), at(660, 560)];
    const gun = (y: number): Small =>
      field({ blue3: ['tank', 600, 600], red3: ['scoutWalker', 690, 560], gun1: ['lightGun', 575, y] });
    expect(table(gun(515)).refused(ram('blue3', 'red3', ...way))).toBe('no.noRoom');
    expect(table(gun(509)).refused(ram('blue3', 'red3', ...way))).toBeNull();
  });
  test('SF-24 who touches already rams from where it stands', () => {
    const t = table(field({ blue3: ['scoutWalker', 600, 600], red3: ['scoutWalker', 650, 600] }));
    t.act(ram('blue3', 'red3', at(600, 600), at(600, 600)), 1, 1);
    expect(unitIn(t.state, 'blue3')).toMatchObject({ at: at(600, 600), damage: 1 });
  });

  const wayOf = (state: State): Extract<Choice<Action>, { kind: 'walk' }> | undefined =>
    enabledChoices(game.choices(asView(state))).find(
      (choice): choice is Extract<Choice<Action>, { kind: 'walk' }> =>
        choice.kind === 'walk' && choice.label.key === 'sci-fi:do.ram',
    );
  test('SF-24 it is a mode of moving a machine, aimed at what stands nearest to its end', () => {
    const state = small(field({ ...walkers.men, gun1: ['lightGun', 560, 500, { seat: 'red' }] }));
    const way = wayOf(state);
    expect(way).toMatchObject({ piece: 'blue3', from: at(600, 600), reach: 150 });
    expect(way?.along(bent)).toEqual(ram('blue3', 'red3', ...bent));
    expect(way?.along([at(600, 600), at(570, 540)])).toMatchObject({ target: 'gun1' });
    expect(game.refuse(state, way?.example() as Action)).toBeNull();
  });
  test('SF-24 it is not offered to infantry, nor where there is nothing within reach, nor after the close combat', () => {
    expect(wayOf(small(field({ blue3: ['scoutWalker', 600, 600], red3: ['scoutWalker', 900, 300] })))).toBeUndefined();
    expect(wayOf(small(field({ gun1: ['lightGun', 340, 600] })))).toBeUndefined();
    expect(wayOf(table(walkers).act(ram('blue3', 'red3', ...bent), 1, 1).state)).toBeUndefined();
  });
  test('SF-24 the preview shows the way to the touch and its length', () => {
    const shown = game.preview?.(asView(small(walkers)), ram('blue3', 'red3', ...bent));
    expect(shown).toMatchObject({ used: 109 });
    expect(shown?.nodes.find(({ id }) => id === 'way')).toMatchObject({
      points: [at(600, 600), at(600, 540), at(649, 540)],
    });
  });
});

describe('SF-24 close beside its target', () => {
  const rams = (state: State): Choice<Action>[] =>
    enabledChoices(game.choices(asView(state))).filter(({ label }) => label.key === 'sci-fi:do.ram');
  test('SF-24 a hull whose nose would be in the target already backs off to turn, and is offered the ram', () => {
    for (const gap of [1, 2, 5, 10, 15, 30]) {
      both(field({ blue3: ['tank', 600, 450], red3: ['scoutWalker', 655 + gap, 450] }), (t, as) => {
        const action = as(ram('blue3', 'red3'));
        expect(t.refused(action), `${gap} mm`).toBeNull();
        expect(rams(t.state).map(({ kind }) => kind)).toEqual(['walk', 'do']);
        t.act(action, 1, 1);
        expect(t.state.acting).toMatchObject({ manoeuvres: 1, fought: true });
      });
    }
  });
  // Sabotage: the way to the target's middle was looked for only as long as the manoeuvre and both bases.
  test('SF-24 a machine that can only just reach its target is offered the ram', () => {
    let ways = 0;
    for (let x = 600; x <= 800; x += 7)
      for (let y = 600; y <= 660; y++) {
        const gap = Math.sqrt((x - 600) ** 2 + (y - 450) ** 2) - 50;
        if (gap < 149 || gap > 152) continue;
        const state = small(field({ blue3: ['scoutWalker', 600, 450], red3: ['scoutWalker', x, y] }));
        const [toX, toY] = [600 + ((x - 600) * 150) / (gap + 50), 450 + ((y - 450) * 150) / (gap + 50)];
        const ends = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => at(Math.round(toX) + dx, Math.round(toY) + dy)));
        const open = ends.filter((end) => game.refuse(state, ram('blue3', 'red3', at(600, 450), end)) === null);
        ways += open.length;
        if (open.length > 0) expect(game.refuse(state, ram('blue3', 'red3')), `${x}, ${y}`).toBeNull();
      }
    expect(ways).toBeGreaterThan(20);
    const far = small(field({ blue3: ['scoutWalker', 600, 450], red3: ['scoutWalker', 677, 635] }));
    expect(rams(far).map(({ kind }) => kind)).toEqual(['walk', 'do']);
  });
  test('SF-24 wherever a way of its own leads into contact the ram is offered, by press and as a mode', () => {
    const machines = ['tank', 'missileCarrier', 'scoutWalker', 'armouredWalker'] as const;
    const targets = [...machines, 'fieldGun', 'lightGun'] as const;
    let [close, ways] = [0, 0];
    for (let i = 0; close < 60; i++) {
      const whole = botRandom('beside', i);
      const near = (from: number, span: number): number => from - span + whole(2 * span + 1);
      const target = targets[whole(targets.length)] ?? 'tank';
      const id = target.endsWith('Gun') ? 'gun1' : 'red3';
      const state = small(
        field({
          blue3: [machines[whole(machines.length)] ?? 'tank', 600, 450, { facing: whole(360) }],
          [id]: [target, near(600, 130), near(450, 130), { facing: whole(360), seat: 'red' }],
        }),
      );
      const unit = unitIn(state, 'blue3');
      const on = unitIn(state, id) ?? state.guns[0];
      if (!unit || !on?.at) throw new Error('Nobody there.');
      const gap = shapeGap(baseAt(unit, at(600, 450)), baseAt(on, on.at));
      if (gap <= 0 || gap > 60) continue;
      close++;
      const lawful = Array.from({ length: 40 }, () =>
        ram(
          'blue3',
          id,
          at(600, 450),
          at(near(600, 60), near(450, 60)),
          at(near(on.at?.x ?? 0, 60), near(on.at?.y ?? 0, 60)),
        ),
      ).filter((action) => game.refuse(state, action) === null);
      ways += lawful.length;
      const offered = game.refuse(state, ram('blue3', id)) === null;
      if (lawful.length > 0) expect(offered, JSON.stringify({ unit, on, lawful })).toBe(true);
      expect(rams(state).map(({ kind }) => kind)).toEqual(offered ? ['walk', 'do'] : []);
      if (gap <= 30) expect(offered, JSON.stringify({ unit, on })).toBe(true);
    }
    expect(ways).toBeGreaterThan(200);
  });
});
