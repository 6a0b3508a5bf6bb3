// Relay and one against nine on field V, every case from both sides.
import { describe, expect, test } from 'vitest';
import { WARRIOR_NAMES } from '../../../src/bodies/flatBodies.ts';
import { lineOf } from '../../../src/games/flick/rules/fields.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { gapOf, outlineOf, sizeOf } from '../../../src/games/flick/show/outlines.ts';
import type { CourseOf, State } from '../../../src/games/flick/types.ts';
import { BOTH, FOES, type Men, OWN, type Sides, endOf, flickOf, table, toAct } from './fixture.ts';

const off = (x = 0) => [x, 330, { z: 30 }] as const;
const START: Men = { hawk: [0, -175], ray: [0, 175] };
const owed = (state: State) => (state.course as CourseOf<'teams'>).owed;
const relay = (t: Sides, men: Men = START, beaten: readonly string[] = [], more: Partial<State> = {}) => {
  const start = t.state('V', { variant: 'relay' }, men, more);
  const fighters = start.fighters.map((each) => ({ ...each, beaten: beaten.includes(each.id) }));
  return table(t, { ...start, fighters });
};

describe('relay', () => {
  test.each(BOTH)('FF-31 one each on the single lines, the lot begins (%s)', (_, t) => {
    const start = t.state('V', { variant: 'relay' }, {}, { stage: { at: 'lot', about: 'first' }, active: 'blue' });
    const h = table(t, start);
    h.act({ type: 'lot' }, t.me === 'blue' ? 1 : 6);
    expect([toAct(h.state), h.state.stage]).toEqual([t.me, { at: 'place', order: [t.me, t.you], only: [] }]);
    const at = (x: number, side = t.me) => ({ x: t.at('V', x, 0).x, y: lineOf(side) });
    expect(h.refused({ type: 'put', id: 'ray', at: at(0) })).toBe('no.notYours');
    expect(h.refused({ type: 'put', id: 'hawk', at: at(0, t.you) })).toBe('no.notOnLine');
    h.act({ type: 'put', id: 'hawk', at: at(0) }).act({ type: 'put', id: 'ray', at: at(0, t.you) });
    expect([toAct(h.state), h.state.fighters]).toEqual([t.me, relay(t).state.fighters]);
  });

  test.each(BOTH)(
    'FF-31 strike or move in turn, righting free, no lifting, edge moves and gap rule hold (%s)',
    (_, t) => {
      const h = relay(t).move('hawk', { rest: { hawk: [0, -100] } });
      expect(toAct(h.state)).toBe(t.you);
      h.strike('ray', { rest: { ray: [0, -60, { facing: 180, down: true }] }, touch: [] });
      expect(h.refused(flickOf('strike', 'hawk'))).toBe('no.tooNear');
      expect(h.refused({ type: 'lift', id: 'hawk', at: { x: 0, y: 0 } })).toBe('no.notNow');
      h.move('hawk', { rest: { hawk: [190, -100] } });
      expect(owed(h.state)).toEqual([{ seat: t.me, ids: ['hawk'], how: 'edge', lines: [] }]);
      h.act({ type: 'waive' });
      h.act({ type: 'right', id: 'ray' });
      expect([h.fighter('ray').down, toAct(h.state)]).toEqual([false, t.you]);
    },
  );

  test.each(BOTH)('FF-31 the gap is that of the smallest of the own undefeated five (%s)', (_, t) => {
    // 31 mm apart: narrower than the boar, wide enough for the hawk.
    const men: Men = { boar: [0, -20], ray: [0, 38, { facing: 180 }] };
    const gap = gapOf(
      outlineOf('boar', relay(t, men).fighter('boar').pose as never),
      outlineOf('ray', relay(t, men).fighter('ray').pose as never),
    );
    const least = (ids: readonly (typeof OWN)[number][]) => Math.min(...ids.map((id) => sizeOf(id).width));
    expect(gap).toBeGreaterThan(least(OWN));
    expect(gap).toBeLessThan(least(['boar']));
    expect(relay(t, men).refused(flickOf('strike', 'boar'))).toBeNull();
    expect(relay(t, men, ['hawk', 'turtle', 'scorpion', 'bull']).refused(flickOf('strike', 'boar'))).toBe('no.tooNear');
  });

  test.each(BOTH)('FF-31 both out: the bout again, the same first, the same warriors (%s)', (_, t) => {
    const both = { rest: { hawk: off(), ray: off(40) }, touch: [['hawk', 'ray']] } as const;
    const h = relay(t, START, [], { first: t.you }).strike('hawk', both);
    expect(h.state.stage).toEqual({ at: 'place', order: [t.you, t.me], only: ['hawk', 'ray'] });
    const at = (side: typeof t.me) => ({ x: t.at('V', 0, 0).x, y: lineOf(side) });
    expect(h.refused({ type: 'put', id: 'star', at: at(t.you) })).toBe('no.notYours');
    h.act({ type: 'put', id: 'ray', at: at(t.you) }).act({ type: 'put', id: 'hawk', at: at(t.me) });
    expect(toAct(h.state)).toBe(t.you);
  });

  test.each(BOTH)(
    'FF-31 the loser puts his next on the line and moves first, the winner stays where he lies (%s)',
    (_, t) => {
      const h = relay(t).strike('hawk', { rest: { hawk: [30, 150], ray: off() }, touch: [['hawk', 'ray']] });
      expect([h.state.stage, toAct(h.state)]).toEqual([{ at: 'place', order: [t.you], only: [] }, t.you]);
      const at = (x: number) => ({ x: t.at('V', x, 0).x, y: lineOf(t.you) });
      expect(h.refused({ type: 'put', id: 'star', at: at(30) })).toBe('no.overlaps');
      expect(h.refused({ type: 'put', id: 'ray', at: at(-60) })).toBe('no.notYours');
      h.act({ type: 'put', id: 'star', at: at(-60) });
      expect([toAct(h.state), h.state.first]).toEqual([t.you, t.you]);
      expect(h.fighter('hawk').pose).toEqual(relay(t, { hawk: [30, 150] }).fighter('hawk').pose);
    },
  );

  test.each(BOTH)('FF-31 the own exit is a defeat; who has beaten all five wins; FF-05 conceding too (%s)', (_, t) => {
    const own = relay(t).strike('hawk', { rest: { hawk: off() } });
    expect([own.fighter('hawk').beaten, toAct(own.state)]).toEqual([true, t.me]);
    const last = relay(t, START, ['star', 'wolf', 'owl', 'beetle']);
    last.strike('hawk', { rest: { ray: off() }, touch: [['hawk', 'ray']] });
    expect(endOf(last.state)).toEqual({ winners: [t.me], why: 'over.relay' });
    const conceded = relay(t);
    conceded.act({ type: 'concede' });
    expect([conceded.fighter('hawk').beaten, toAct(conceded.state)]).toEqual([true, t.me]);
  });
});

/** I am the one, with the hawk; the nine are theirs. */
const NINE: Men = {
  hawk: [0, -175],
  boar: [-120, 250],
  turtle: [-40, 250],
  scorpion: [40, 250],
  bull: [120, 250],
  ray: [-80, 160],
  star: [0, 160],
  wolf: [80, 160],
  owl: [-40, 70],
  beetle: [40, 70],
};
const alone = (t: Sides, men: Men = NINE, more: Partial<State> = {}) => {
  const start = t.state('V', { variant: 'alone' }, men, more);
  const fighters = start.fighters.map((each) => ({
    ...each,
    seat: each.id === 'hawk' ? t.me : t.you,
    beaten: !men[each.id],
  }));
  return table(t, { ...start, fighters });
};
const only = (...ids: readonly (keyof typeof NINE)[]): Men =>
  Object.fromEntries(['hawk', ...ids].map((id) => [id, NINE[id as keyof typeof NINE]])) as Men;

describe('one against nine', () => {
  test.each(BOTH)(
    'FF-32 one is picked of the ten and stands on his line, the nine beyond it with gaps for him (%s)',
    (_, t) => {
      const options = flick.schema.options.parse({ variant: 'alone', begins: t.me });
      const h = table(t, flick.setup(options, ['blue', 'red'], { randomInt: () => 0, shuffle: (list) => [...list] }));
      expect([toAct(h.state), h.state.fighters.every(({ seat }) => seat === null)]).toEqual([t.me, true]);
      expect(h.refused({ type: 'put', id: 'owl', at: t.at('V', 0, 0) })).toBe('no.notOnLine');
      h.act({ type: 'put', id: 'owl', at: { x: t.at('V', 0, 0).x, y: lineOf(t.me) } });
      expect(h.state.fighters.map(({ seat }) => seat)).toEqual(
        WARRIOR_NAMES.map((id) => (id === 'owl' ? t.me : t.you)),
      );
      expect(h.refused({ type: 'put', id: 'hawk', at: t.at('V', 0, -165) })).toBe('no.notBeyond');
      // Beyond the line, but nearer to the one than he is wide.
      expect(h.refused({ type: 'put', id: 'hawk', at: t.at('V', 0, -135) })).toBe('no.narrow');
      h.act({ type: 'put', id: 'hawk', at: t.at('V', 0, 100) });
      const far = sizeOf('owl').width;
      const gap = (y: number) => {
        const [a, b] = [
          h.fighter('hawk').pose,
          t.state('V', {}, { boar: [0, y, { facing: 180 }] }).fighters[1]?.pose,
        ] as never[];
        return gapOf(outlineOf('hawk', a as never), outlineOf('boar', b as never));
      };
      const near = Array.from({ length: 60 }, (__, i) => 130 + i).find((y) => gap(y) >= far) as number;
      expect(h.refused({ type: 'put', id: 'boar', at: t.at('V', 0, near - 1) })).toBe('no.narrow');
      h.act({ type: 'put', id: 'boar', at: t.at('V', 0, near) });
      h.act({ type: 'lineUp' });
      expect([toAct(h.state), h.state.stage.at]).toEqual([t.me, 'play']);
      expect(h.state.fighters.every(({ pose }) => pose !== null)).toBe(true);
    },
  );

  test('FF-32 the lot decides who is the one where nothing is agreed', () => {
    const options = flick.schema.options.parse({ variant: 'alone' });
    const [blue] = BOTH;
    const h = table(
      blue[1],
      flick.setup(options, ['blue', 'red'], { randomInt: () => 0, shuffle: (list) => [...list] }),
    );
    h.act({ type: 'lot' }, 5);
    expect([toAct(h.state), h.state.first]).toEqual(['red', 'red']);
  });

  test.each(BOTH)('FF-32 who strikes again: the one if anybody fell, else one strike of the nine (%s)', (_, t) => {
    const h = alone(t).strike('hawk', { rest: { star: off(), owl: off(40) }, touch: [['hawk', 'owl']] });
    expect([h.fighter('star').beaten, toAct(h.state)]).toEqual([true, t.me]);
    h.strike('hawk', { touch: [['hawk', 'beetle']] });
    expect(toAct(h.state)).toBe(t.you);
    h.strike('beetle', { rest: { wolf: off() }, touch: [['beetle', 'wolf']] });
    expect([h.fighter('wolf').beaten, toAct(h.state)]).toEqual([true, t.me]);
  });

  test.each(BOTH)('FF-32 he wins when all nine are off, whoever put them off (%s)', (_, t) => {
    const own = alone(t, only('owl', 'beetle'), { active: t.you });
    own.strike('owl', { rest: { owl: off(), beetle: off(40) }, touch: [['owl', 'beetle']] });
    expect(endOf(own.state)).toEqual({ winners: [t.me], why: 'over.cleared' });
  });

  test.each(BOTH)('FF-32 he loses when he goes off, even with the last (%s)', (_, t) => {
    const last = alone(t, only('owl')).strike('hawk', {
      rest: { hawk: off(), owl: off(40) },
      touch: [['hawk', 'owl']],
    });
    expect(endOf(last.state)).toEqual({ winners: [t.you], why: 'over.fallen' });
    const struck = alone(t, NINE, { active: t.you });
    struck.strike('owl', { rest: { hawk: [0, -330, { z: 30 }] }, touch: [['owl', 'hawk']] });
    expect(endOf(struck.state)).toEqual({ winners: [t.you], why: 'over.fallen' });
  });

  test.each(BOTH)(
    'FF-32 a move only where nobody may be struck; the gap is the smallest of all who remain (%s)',
    (_, t) => {
      const h = alone(t);
      expect(h.refused(flickOf('move', 'hawk'))).toBe('no.mustStrike');
      // The two face each other 19 mm apart: narrower than either.
      const near = alone(t, { hawk: [0, -175], owl: [0, -125] });
      expect(near.refused(flickOf('strike', 'hawk'))).toBe('no.tooNear');
      near.move('hawk', { rest: { hawk: [40, -200] } });
      expect(toAct(near.state)).toBe(t.you);
      const widths = (ids: readonly (typeof FOES)[number][]) => Math.min(...ids.map((id) => sizeOf(id).width));
      expect(widths(['beetle'])).toBeLessThan(sizeOf('hawk').width);
    },
  );

  test.each(BOTH)(
    'FF-32 righting is free, there is no lifting and no edge move; FF-34 after a foul it is the other (%s)',
    (_, t) => {
      const h = alone(t, { ...NINE, hawk: [0, -270, { down: true }] });
      expect(h.refused({ type: 'lift', id: 'hawk', at: { x: t.at('V', 0, 0).x, y: lineOf(t.me) } })).toBe('no.notNow');
      h.act({ type: 'right', id: 'hawk' });
      h.strike('hawk', { rest: { hawk: [190, 0] } });
      expect([owed(h.state), toAct(h.state)]).toEqual([[], t.you]);
      const foul = alone(t, { ...NINE, owl: [0, -135], hawk: [0, -175] });
      foul.strike('hawk', { rest: { owl: off() }, touch: [['hawk', 'owl']] });
      expect([foul.told().includes('foul.gap'), toAct(foul.state)]).toEqual([true, t.you]);
      expect(foul.fighter('owl').beaten).toBe(false);
    },
  );

  test.each(BOTH)(
    'FF-32 who could not strike is righted only where nobody can: there is always a turn (%s)',
    (_, t) => {
      const men: Men = {
        hawk: [0, -175],
        owl: [0, -125, { facing: 180, down: true }],
        beetle: [0, 180, { facing: 180 }],
      };
      const h = alone(t, men, { active: t.you });
      expect(h.refused({ type: 'right', id: 'owl' })).toBe('no.tooNear');
      h.strike('beetle', {});
      const two: Men = { hawk: [0, -175], owl: [0, -125, { facing: 180, down: true }] };
      const near = alone(t, two, { active: t.you });
      near.act({ type: 'right', id: 'owl' });
      near.move('owl', { rest: { owl: [60, -60, { facing: 180 }] } });
      expect(toAct(near.state)).toBe(t.me);
    },
  );

  test.each(BOTH)('FF-05 the field is conceded (%s)', (_, t) => {
    const one = alone(t);
    one.act({ type: 'concede' });
    expect(endOf(one.state)).toEqual({ winners: [t.you], why: 'over.fallen' });
    const nine = alone(t, NINE, { active: t.you });
    nine.act({ type: 'concede' });
    expect(endOf(nine.state)).toEqual({ winners: [t.me], why: 'over.cleared' });
  });
});
