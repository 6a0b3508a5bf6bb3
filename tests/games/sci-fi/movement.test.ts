import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { Action, Obstacle, State } from '../../../src/games/sci-fi/types.ts';
import { positionAt, tableAt } from '../../interaction/table.ts';
import { type Small, both, fate, small, table } from './fixture.ts';

const walk = (id: string, ...path: readonly (readonly [number, number])[]): Action => ({
  type: 'walk',
  id,
  path: path.map(([x, y]) => ({ x, y })),
});
const shoot: Action = { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed: false };
const fight: Action = { type: 'fight', id: 'blue1', target: 'red3' };
const men: Small['men'] = {
  blue1: ['rifleman', 300, 600],
  blue2: ['rifleman', 60, 860],
  red1: ['rifleman', 300, 200],
  red2: ['rifleman', 1140, 40],
};
const field = (more: Small['men'] = {}, rest: Partial<Small> = {}): Small => ({ men: { ...men, ...more }, ...rest });
const placeOf = (state: State, id: string): { x: number; y: number; z: number } => {
  const body = [...state.units, ...state.guns].find((each) => each.id === id);
  return { x: body?.at?.x ?? -1, y: body?.at?.y ?? -1, z: body?.z ?? -1 };
};
const block = (kind: string, x: number, y: number, turns = 0): Obstacle => ({
  id: `${kind}1`,
  kind,
  at: { x, y },
  turns,
});

describe('SF-04 the turn', () => {
  test('SF-04 all of his units act, one after another in any order, then the turn passes', () => {
    const t = table(field());
    t.act(walk('blue2', [60, 860], [60, 800])).act({ type: 'finish' });
    expect(t.state.active).toBe('blue');
    expect(t.refused(walk('blue2', [60, 800]))).toBe('no.done');
    t.act(walk('blue1', [300, 600], [300, 560]));
    expect(t.refused(walk('blue2', [60, 800]))).toBe('no.oneAtATime');
    expect(t.refused(walk('red1', [300, 200]))).toBe('no.notYours');
    t.act({ type: 'finish' });
    expect(t.state.active).toBe('red');
    expect(t.refused(walk('red1', [300, 200]))).toBeNull();
  });
  test('SF-04 a turn may be ended before all have acted', () => {
    expect(table(field()).act({ type: 'end' }).state.active).toBe('red');
    expect(
      table(field())
        .act(walk('blue1', [300, 600]))
        .act({ type: 'end' }).state.active,
    ).toBe('red');
  });
  // Sabotage: without `unlikely`, the tray showed two ends in one stack.
  test('SF-04 one button ends something: the unit while others may still act, else the turn', () => {
    const buttons = (state: State): string[] =>
      tableAt(positionAt(game as AnyGame, [state]))
        .page()
        .passes.map(({ label }) => label.key);
    const t = table(field());
    expect(buttons(t.state)).toEqual(['sci-fi:do.end']);
    t.act(walk('blue1', [300, 600], [300, 560]));
    expect(buttons(t.state)).toEqual(['sci-fi:do.finish']);
    t.act({ type: 'finish' }).act(walk('blue2', [60, 860], [60, 800]));
    expect(buttons(t.state)).toEqual(['sci-fi:do.end']);
    t.act({ type: 'end' });
    expect(t.state.active).toBe('red');
  });
  test('SF-04 who is wounded in his own actions is done', () => {
    const t = table(field({ red3: ['rifleman', 300, 560] })).act(fight, 1, 5);
    expect(fate(t.state, 'blue1')).toBe('wounded');
    expect(t.state.acting).toBeNull();
    expect(t.refused(walk('blue1', [300, 600]))).toBe('no.wounded');
  });
});

describe('SF-05 three actions', () => {
  const close = field({ red3: ['sniper', 300, 455] });
  test('SF-05 manoeuvre, shooting and close combat in any order', () => {
    const t = table(close)
      .act(shoot, 1)
      .act(walk('blue1', [300, 600], [300, 520]))
      .act(fight, 1, 1);
    expect(t.state.acting).toBeNull();
    const u = table(field({ red3: ['sniper', 300, 540] })).act(fight, 1, 1);
    u.act(walk('blue1', [300, 600], [300, 720])).act(shoot, 1);
    expect(u.refused(walk('blue1', [300, 720]))).toBe('no.done');
  });
  test('SF-05 shooting and close combat may each be replaced: three manoeuvres at most', () => {
    const t = table(field());
    const go = (from: number, to: number): Action => walk('blue1', [from, 600], [to, 600]);
    t.act(go(300, 310)).act(go(310, 320));
    expect(t.refused(shoot)).toBeNull();
    t.act(go(320, 330));
    expect(t.refused(go(330, 340))).toBe('no.done');
    const shot = table(field()).act(shoot, 1).act(go(300, 310)).act(go(310, 320));
    expect(shot.refused(go(320, 330))).toBe('no.done');
  });
  // Sabotage: who had gone was told that manoeuvres or a fight were left, and not that he might shoot.
  test('SF-05 the ribbon tells all that is left to do', () => {
    const told = (held: ReturnType<typeof table>): unknown => {
      const turn = game.turn(held.state);
      return 'to' in turn ? [turn.stage.why.key, turn.stage.why.values?.['count']] : null;
    };
    const gone = table(field()).act(walk('blue1', [300, 600], [300, 560]));
    expect(told(gone)).toEqual(['sci-fi:why.actAny', 2]);
    expect(told(gone.act(shoot, 1))).toEqual(['sci-fi:why.act', 1]);
    const fought = table(field({ red3: ['sniper', 300, 540] })).act(fight, 1, 1);
    expect(told(fought)).toEqual(['sci-fi:why.actShoot', 2]);
  });
  test('SF-05 what was replaced is gone', () => {
    const t = table(field({ red3: ['sniper', 300, 540] })).act(fight, 1, 1);
    const back = t.act(walk('blue1', [300, 600], [300, 700])).act(walk('blue1', [300, 700], [300, 720]));
    expect(back.state.acting).toBeNull();
    expect(back.refused(shoot)).toBe('no.done');
    const two = table(field())
      .act(walk('blue1', [300, 600]))
      .act(walk('blue1', [300, 600]))
      .act(shoot, 1);
    expect(two.state.acting).toBeNull();
  });
  test('SF-05 shooting and close combat once a turn each', () => {
    const t = table(field({ red3: ['sniper', 300, 540] })).act(fight, 1, 1);
    expect(t.refused(fight)).toBe('no.foughtAlready');
    expect(table(field()).act(shoot, 1).refused(shoot)).toBe('no.firedAlready');
  });
});

describe('SF-06 how far', () => {
  test.each([
    ['sniper', 200, 150],
    ['assault', 150, 100],
    ['heavy', 150, 100],
    ['cyborgGunner', 100, 50],
    ['scoutWalker', 150, 100],
    ['tank', 100, 50],
  ] as const)('SF-06 %s goes %i mm, slow %i mm', (profile, usual, slow) => {
    const of = field({ blue1: [profile, 600, 600] });
    const to = (far: number): Action => walk('blue1', [600, 600], [600 + far, 600]);
    both(of, (t, as) => {
      expect(t.refused(as(to(usual)))).toBeNull();
      expect(t.refused(as(to(usual + 1)))).toBe('no.tooFar');
    });
    const t = table({ ...of, options: { slow: true } });
    expect(t.refused(to(slow))).toBeNull();
    expect(t.refused(to(slow + 1))).toBe('no.tooFar');
  });
  test('SF-06 a step of 7 cm by the option; a bent way counts in all', () => {
    const t = table(field({}, { options: { step: '7' } }));
    expect(t.refused(walk('blue1', [300, 600], [580, 600]))).toBeNull();
    expect(t.refused(walk('blue1', [300, 600], [581, 600]))).toBe('no.tooFar');
    expect(table(field()).refused(walk('blue1', [300, 600], [400, 600], [400, 700]))).toBeNull();
    expect(table(field()).refused(walk('blue1', [300, 600], [400, 600], [400, 701]))).toBe('no.tooFar');
  });
  test('SF-06 the printed armour counts, and the nearest lawful way is offered', () => {
    const refusal = game.refuse(small(field()), walk('blue1', [300, 600], [300, 300]));
    expect(refusal).toMatchObject({ rule: 'SF-06', instead: { type: 'walk', path: [{}, { x: 300, y: 400 }] } });
  });
});

describe('SF-07 climbing', () => {
  /** A container of 120 × 50 mm, 60 mm high: its near edge lies at y = 525. */
  const container = field({}, { obstacles: [block('container', 300, 500)] });
  test('SF-07 the way costs its length and the height: 100 mm on the plan and 60 up', () => {
    both(container, (t, as, id) => {
      const up = as(walk('blue1', [300, 600], [300, 500]));
      expect(game.preview?.(asView(t.state), up).used).toBeCloseTo(160, 6);
      t.act(up);
      expect(placeOf(t.state, id('blue1')).z).toBe(60);
      const down = as(walk('blue1', [300, 500], [300, 440]));
      expect(game.preview?.(asView(t.state), down).used).toBeCloseTo(120, 6);
      t.act(down);
      expect(placeOf(t.state, id('blue1')).z).toBe(0);
    });
  });
  test('SF-07 fractions of a step count, to the millimetre', () => {
    const t = table(field({ blue1: ['rifleman', 300, 640] }, { obstacles: [block('container', 300, 500)] }));
    expect(t.refused(walk('blue1', [300, 640], [300, 500]))).toBeNull();
    const u = table(field({ blue1: ['rifleman', 300, 641] }, { obstacles: [block('container', 300, 500)] }));
    expect(u.refused(walk('blue1', [300, 641], [300, 500]))).toBe('no.tooFar');
  });
  test('SF-07 over an obstacle costs both heights, and nobody slips through a gap too narrow', () => {
    const over = game.preview?.(
      asView(small(field({}, { obstacles: [block('crates', 300, 540)] }))),
      walk('blue1', [300, 600], [300, 480]),
    );
    expect(over?.used).toBeCloseTo(180, 6);
    const gap: Obstacle[] = [block('wall', 220, 540), { ...block('wall', 370, 540), id: 'wall2' }];
    const used =
      game.preview?.(asView(small(field({}, { obstacles: gap }))), walk('blue1', [295, 600], [295, 480])).used ?? 0;
    expect(used).toBeCloseTo(120 + 110, 6);
  });
  test('SF-07 from one top to the next only the difference counts', () => {
    const obstacles = [block('container', 300, 500), block('bunker', 300, 435)];
    const start = small(field({ blue1: ['rifleman', 300, 500, { z: 60 }] }, { obstacles }));
    expect(game.preview?.(asView(start), walk('blue1', [300, 500], [300, 430])).used).toBeCloseTo(80, 6);
  });
  test('SF-07 a manoeuvre ends with the whole base on one level', () => {
    const t = table(container);
    expect(t.refused(walk('blue1', [300, 600], [300, 525]))).toBe('no.ledge');
    expect(t.refused(walk('blue1', [300, 600], [300, 513]))).toBe('no.ledge');
    expect(t.refused(walk('blue1', [300, 600], [300, 512]))).toBeNull();
    expect(t.refused(walk('blue1', [300, 600], [300, 538]))).toBeNull();
  });
  test('SF-07 only flat tops are climbed, cyborgs and machines do not climb', () => {
    expect(
      table(field({}, { obstacles: [block('crag', 300, 500)] })).refused(walk('blue1', [300, 600], [300, 500])),
    ).toBe('no.barred');
    for (const profile of ['cyborgGunner', 'scoutWalker'] as const) {
      const of = field({ blue1: [profile, 300, 560] }, { obstacles: [block('container', 300, 500)] });
      expect(table(of).refused(walk('blue1', [300, 560], [300, 500]))).toBe('no.barred');
    }
  });
});

describe('SF-08 ways', () => {
  test('SF-08 through own infantry, but not ending on it', () => {
    const of = field({ blue3: ['rifleman', 300, 540] });
    both(of, (t, as) => {
      expect(t.refused(as(walk('blue1', [300, 600], [300, 480])))).toBeNull();
      expect(t.refused(as(walk('blue1', [300, 600], [300, 530])))).toBe('no.barred');
    });
  });
  test.each([
    ['red3', 'rifleman', {}],
    ['red3', 'rifleman', { wounded: true }],
    ['red3', 'scoutWalker', {}],
    ['blue3', 'scoutWalker', {}],
    ['gun1', 'fieldGun', {}],
  ] as const)('SF-08 not through %s, a %s %o', (id, profile, more) => {
    const t = table(field({ [id]: [profile, 300, 520, more] }));
    expect(t.refused(walk('blue1', [300, 600], [300, 440]))).toBe('no.barred');
  });
  test('SF-08 not over the edge of the field; leaving a close combat is free', () => {
    expect(table(field()).refused(walk('blue2', [60, 860], [5, 860]))).toBe('no.edge');
    expect(table(field({ red3: ['rifleman', 300, 570] })).refused(walk('blue1', [300, 600], [300, 700]))).toBeNull();
  });
  test('SF-08 a machine passes through infantry of both sides and is as wide as its narrower side', () => {
    const tank = (gap: number): Small =>
      field(
        { blue3: ['tank', 600, 600], red3: ['rifleman', 600, 560], blue4: ['rifleman', 600, 545] },
        {
          obstacles: [
            block('crates', 600 - 35 - gap / 2, 565),
            { ...block('crates', 600 + 35 + gap / 2, 565), id: 'crates2' },
          ],
        },
      );
    const through = walk('blue3', [600, 600], [600, 500]);
    expect(table(tank(60)).refused(through)).toBeNull();
    expect(table(tank(56)).refused(through)).toBe('no.barred');
  });
  test('SF-08 a machine turns freely: it comes to rest along its last leg, or as it is told, or as there is room', () => {
    const of = field({ blue3: ['tank', 600, 600, { facing: 0 }] });
    const t = table(of).act(walk('blue3', [600, 600], [690, 600]));
    expect(t.state.units.find(({ id }) => id === 'blue3')?.facing).toBe(90);
    const told = table(of).act({ ...walk('blue3', [600, 600], [690, 600]), facing: 200 } as Action);
    expect(told.state.units.find(({ id }) => id === 'blue3')?.facing).toBe(200);
    const edge = table(field({ blue3: ['tank', 600, 110, { facing: 0 }] })).act(walk('blue3', [600, 110], [600, 35]));
    expect(edge.state.units.find(({ id }) => id === 'blue3')?.facing).not.toBe(0);
    expect(edge.refused(walk('blue3', [600, 35], [600, 29]))).toBe('no.edge');
  });
});

describe('SF-09 moving guns', () => {
  const crew = field({ gun1: ['fieldGun', 300, 633] });
  const drag = (path: readonly (readonly [number, number])[]): Action =>
    ({ ...walk('blue1', ...path), gun: 'gun1' }) as Action;
  test('SF-09 a fighter takes a gun along at his own pace and sets it down touching him', () => {
    both(crew, (t, as) => {
      t.act(
        as(
          drag([
            [300, 600],
            [300, 400],
          ]),
        ),
      );
      const gun = placeOf(t.state, 'gun1');
      expect(gun.y).toBe(433);
      expect(t.refused(as({ type: 'setDown', at: { x: 333, y: 400 } }))).toBeNull();
      expect(t.refused(as({ type: 'setDown', at: { x: 336, y: 400 } }))).toBe('no.gunBeside');
      t.act(as({ type: 'setDown', at: { x: 333, y: 400 } }));
      expect(t.refused(as({ type: 'setDown', at: { x: 300, y: 367 } }))).toBe('no.nothingBrought');
    });
  });
  test('SF-09 in all his manoeuvres, but with one mover a turn', () => {
    const t = table(field({ gun1: ['fieldGun', 300, 633], blue3: ['rifleman', 300, 666] }));
    t.act(
      drag([
        [300, 600],
        [330, 610],
      ]),
    )
      .act(
        drag([
          [330, 610],
          [360, 610],
        ]),
      )
      .act({ type: 'finish' });
    const gun = placeOf(t.state, 'gun1');
    t.act(walk('blue3', [300, 666], [gun.x, gun.y + 33]));
    expect(t.refused({ ...walk('blue3', [gun.x, gun.y + 33]), gun: 'gun1' } as Action)).toBe('no.gunMoved');
  });
  test('SF-09 only who touches it, and no gun is dragged up', () => {
    expect(
      table(field({ gun1: ['fieldGun', 300, 634] })).refused(
        drag([
          [300, 600],
          [300, 560],
        ]),
      ),
    ).toBe('no.notTouching');
    const t = table({ ...crew, obstacles: [block('container', 300, 500)] });
    expect(
      t.refused(
        drag([
          [300, 600],
          [300, 500],
        ]),
      ),
    ).toBe('no.barred');
  });
  test('SF-09 where it cannot stand as it stood, it stands as near to that as it can', () => {
    const t = table(field({ gun1: ['fieldGun', 300, 633], blue3: ['rifleman', 300, 533] }));
    t.act(
      drag([
        [300, 600],
        [300, 500],
      ]),
    );
    const gun = placeOf(t.state, 'gun1');
    expect(gun).not.toMatchObject({ y: 533 });
    const far = Math.hypot(gun.x - 300, gun.y - 500);
    expect(far).toBeGreaterThanOrEqual(32.5);
    expect(far).toBeLessThanOrEqual(33.5);
  });
});
