// Draft, fields and placing by the book, every case from both sides.
import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { WARRIOR_NAMES, warriorBody } from '../../../src/bodies/flatBodies.ts';
import type { Luck } from '../../../src/core/luck.ts';
import { choices } from '../../../src/games/flick/show/choices.ts';
import {
  LINES,
  LINE_ENDS,
  bandOf,
  circleOf,
  holesOf,
  lineOf,
  middleOf,
  rectOf,
  solidOf,
  startOf,
} from '../../../src/games/flick/rules/fields.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { clearDistance } from '../../../src/games/flick/rules/place.ts';
import { sizeOf } from '../../../src/games/flick/show/outlines.ts';
import type { Options, WarriorOnField, State } from '../../../src/games/flick/types.ts';
import { lawfulChoices } from '../../help.ts';
import { BOTH, FOES, type Men, OWN, type Sides, table, toAct } from './fixture.ts';

const nobody: Pick<Luck, 'randomInt' | 'shuffle'> = { randomInt: () => 0, shuffle: (list) => [...list] };
const fresh = (t: Sides, options: Partial<Options> = {}) =>
  table(t, flick.setup(flick.schema.options.parse(options), ['blue', 'red'], nobody));
/** A die of the lot that this side wins. */
const lot = (side: string): number => (side === 'blue' ? 2 : 5);

describe('draft', () => {
  test('FF-01 ten warriors, 26 to 40 mm long, 4 to 7 mm thick, heavier the more there is of them', () => {
    expect(WARRIOR_NAMES.length).toBe(10);
    for (const id of WARRIOR_NAMES) {
      const { thickness, mass, density, outline } = warriorBody(id);
      expect(sizeOf(id).length, id).toBeGreaterThanOrEqual(26);
      expect(Math.round(sizeOf(id).length), id).toBeLessThanOrEqual(40);
      expect(thickness, id).toBeGreaterThanOrEqual(4);
      expect(thickness, id).toBeLessThanOrEqual(7);
      // The bevels take less than a fifth of what its outline would weigh (mm³ to cm³).
      const area = outline.reduce((sum, [x, y], i) => {
        const [u, v] = outline[(i + 1) % outline.length] ?? [x, y];
        return sum + (x * v - u * y) / 2;
      }, 0);
      const full = (area * thickness * density) / 1000;
      expect(mass / full, id).toBeGreaterThan(0.8);
      expect(mass / full, id).toBeLessThan(1);
    }
    expect(new Set(WARRIOR_NAMES.map((id) => warriorBody(id).mass)).size).toBe(10);
  });

  test.each(BOTH)('FF-01 the lot decides who picks first, then they take turns to five each (%s)', (_, t) => {
    const h = fresh(t, { draft: 'five' });
    h.act({ type: 'lot' }, lot(t.me));
    expect(toAct(h.state)).toBe(t.me);
    for (const [i, id] of OWN.entries()) {
      h.act({ type: 'pick', id });
      expect([toAct(h.state), h.refused({ type: 'pick', id })]).toEqual([t.you, 'no.drafted']);
      h.act({ type: 'pick', id: FOES[i] as 'ray' });
    }
    expect(h.state.fighters.map(({ seat }) => seat)).toEqual([...Array(5).fill(t.me), ...Array(5).fill(t.you)]);
    expect(h.state.stage).toEqual({ at: 'lot', about: 'first' });
  });

  test.each(BOTH)(
    'FF-01 for a duel each takes one, who stands on his start at once; the others are put away (%s)',
    (_, t) => {
      const h = fresh(t);
      h.act({ type: 'lot' }, lot(t.me)).act({ type: 'pick', id: 'hawk' });
      expect([toAct(h.state), h.state.stage.at]).toEqual([t.you, 'draft']);
      h.act({ type: 'pick', id: 'ray' });
      expect(h.state.stage).toEqual({ at: 'lot', about: 'first' });
      h.act({ type: 'lot' }, lot(t.you));
      expect([toAct(h.state), h.state.stage.at]).toEqual([t.you, 'play']);
      const poses = h.state.fighters.flatMap(({ id, seat, pose }) => (pose ? [[id, seat, pose]] : []));
      const start = t.state('A', {}, { hawk: [0, -25], ray: [0, 25] });
      expect(poses).toEqual(start.fighters.flatMap(({ id, seat, pose }) => (pose ? [[id, seat, pose]] : [])));
      expect(h.last.map(({ text }) => text.key)).toContain('flick:event.growing');
      const drawn = flick.scene(asView(h.state)).nodes.flatMap((node) => (node.kind === 'piece' ? [node.id] : []));
      expect(drawn.toSorted()).toEqual(['hawk', 'ray']);
    },
  );

  test.each(BOTH)('FF-01 the lot deals one to each who has none in a duel, and five to each otherwise (%s)', (_, t) => {
    const owned = (state: State) =>
      [t.me, t.you].map((side) => state.fighters.filter(({ seat }) => seat === side).length);
    const none = fresh(t, { variant: 'duelD', begins: t.me });
    none.act({ type: 'lot' }, lot(t.me)).act({ type: 'deal' });
    expect([owned(none.state), none.state.stage.at, toAct(none.state)]).toEqual([[1, 1], 'play', t.me]);
    const half = fresh(t);
    half.act({ type: 'lot' }, lot(t.me)).act({ type: 'pick', id: 'owl' }).act({ type: 'deal' });
    expect([owned(half.state), half.fighter('owl').seat]).toEqual([[1, 1], t.me]);
    const five = fresh(t, { draft: 'five' });
    five.act({ type: 'lot' }, lot(t.me)).act({ type: 'deal' });
    expect(owned(five.state)).toEqual([5, 5]);
    const long = fresh(t, { variant: 'long' });
    long.act({ type: 'lot' }, lot(t.me)).act({ type: 'deal' });
    expect(owned(long.state)).toEqual([5, 5]);
  });

  test.each(BOTH)('FF-06 the lot or agreement decides who begins, and he chooses his warrior first (%s)', (_, t) => {
    const start = t.state('A', { variant: 'fieldA' }, {}, { stage: { at: 'lot', about: 'first' }, active: 'blue' });
    const h = table(t, start);
    h.act({ type: 'lot' }, lot(t.me));
    expect(h.state.stage).toEqual({ at: 'choose', order: [t.me, t.you] });
    expect(h.refused({ type: 'choose', id: 'ray' })).toBe('no.notYours');
    h.act({ type: 'choose', id: 'hawk' }).act({ type: 'choose', id: 'ray' });
    expect([toAct(h.state), h.state.fighters]).toEqual([
      t.me,
      t.state('A', {}, { hawk: [0, -25], ray: [0, 25] }).fighters,
    ]);
    const agreed = fresh(t, { variant: 'fieldA', begins: t.you });
    agreed.act({ type: 'lot' }, lot(t.me));
    for (const id of WARRIOR_NAMES) agreed.act({ type: 'pick', id });
    expect(agreed.state.stage).toEqual({ at: 'choose', order: [t.you, t.me] });
  });
});

describe('fields', () => {
  test('FF-02 field A: 320 mm square, a circle of 100 mm, starts 25 mm from the centre', () => {
    const { at, width, height } = rectOf('A');
    const middle = { x: at.x + 160, y: at.y + 160 };
    expect([width, height, middleOf('A')]).toEqual([320, 320, middle]);
    expect(circleOf('A')).toEqual({ kind: 'disc', at: middle, r: 50 });
    expect([startOf('A', 'blue'), startOf('A', 'red')]).toEqual([
      { x: middle.x, y: middle.y + 25 },
      { x: middle.x, y: middle.y - 25 },
    ]);
    expect(holesOf('A')).toEqual([]);
  });

  test('FF-02 field D: 400 mm square, four holes of 60 mm, centres 40 mm from both sides, one solid for the physics', () => {
    const { at, width, height } = rectOf('D');
    expect([width, height]).toEqual([400, 400]);
    const holes = holesOf('D').map((hole) => [hole.at.x - at.x, hole.at.y - at.y, hole.r]);
    expect(holes).toEqual([
      [40, 40, 30],
      [360, 40, 30],
      [360, 360, 30],
      [40, 360, 30],
    ]);
    expect(solidOf('D').holes?.length).toBe(4);
  });

  test('FF-02 field V: 600 by 400 mm, double lines at 60 and 64 and single ones at 125 mm, drawn from 30 to 370', () => {
    const { at, width, height } = rectOf('V');
    expect([width, height]).toEqual([400, 600]);
    expect(LINE_ENDS.map((x) => x - at.x)).toEqual([30, 370]);
    const far = (side: string) => LINES.filter((line) => line.side === side).map(({ y }) => y - at.y);
    expect(far('red')).toEqual([60, 64, 125]);
    expect(far('blue')).toEqual([540, 536, 475]);
    expect([bandOf('red').height, bandOf('red').width]).toEqual([60, 400]);
    expect(bandOf('blue').at.y + 60).toBe(at.y + height);
  });
});

describe('placing', () => {
  const placing = (t: Sides, men: Men = {}, order = [t.me, t.you], more: Partial<State> = {}) =>
    table(t, t.state('V', { variant: 'fieldV' }, men, { stage: { at: 'place', order, only: [] }, ...more }));
  const facing = (t: Sides) => (t.me === 'blue' ? 0 : 180);

  test.each(BOTH)('FF-19 the attackers: four in the band touching, the fifth on the line (%s)', (_, t) => {
    const h = placing(t);
    const band = (x: number, y = -270) => t.at('V', x, y);
    expect(h.refused({ type: 'put', id: 'ray', at: band(0) })).toBe('no.notYours');
    expect(h.refused({ type: 'put', id: 'hawk', at: band(0, -240) })).toBe('no.notInBand');
    expect(h.refused({ type: 'put', id: 'hawk', at: band(190) })).toBe('no.notInBand');
    h.act({ type: 'put', id: 'turtle', at: band(0) });
    expect(h.refused({ type: 'put', id: 'boar', at: band(20) })).toBe('no.overlaps');
    expect(h.refused({ type: 'put', id: 'boar', at: band(45) })).toBe('no.notTouching');
    const next = (id: (typeof OWN)[number], from: number): number => {
      for (let x = from + 20; x < from + 45; x++) if (h.refused({ type: 'put', id, at: band(x) }) === null) return x;
      throw new Error(`${id} has no place.`);
    };
    const boar = next('boar', 0);
    h.act({ type: 'put', id: 'boar', at: band(boar) });
    expect(
      clearDistance(h.fighter('turtle') as WarriorOnField, h.fighter('boar') as WarriorOnField),
    ).toBeLessThanOrEqual(1);
    const bull = next('bull', boar);
    h.act({ type: 'put', id: 'bull', at: band(bull) });
    h.act({ type: 'put', id: 'scorpion', at: band(next('scorpion', bull)) });
    expect(h.refused({ type: 'put', id: 'hawk', at: band(-35) })).toBe('no.fifthOnLine');
    const line = { x: t.at('V', -150, 0).x, y: lineOf(t.me) };
    expect(h.refused({ type: 'put', id: 'hawk', at: { ...line, y: lineOf(t.you) } })).toBe('no.fifthOnLine');
    h.act({ type: 'put', id: 'hawk', at: line, facing: facing(t) });
    expect(toAct(h.state)).toBe(t.you);
  });

  test.each(BOTH)(
    'FF-19 one let go of near the chain comes to lie in it, far from it where he was let go (%s)',
    (_, t) => {
      const h = placing(t, { turtle: [0, -270] });
      const put = choices(h.state).find(({ kind, piece }) => kind === 'put' && piece === 'boar');
      if (put?.kind !== 'put') throw new Error('The boar cannot be put.');
      for (let x = 5; x < 60; x += 3)
        for (const y of [-294, -270, -246]) {
          const from = t.at('V', x, y);
          const to = put.near?.(from) ?? from;
          expect(h.refused(put.at(to)), `let go of at ${x} ${y}`).toBeNull();
          expect(put.near?.(to), 'once there he stays').toEqual(to);
        }
      const far = t.at('V', 120, -270);
      expect(put.near?.(far)).toEqual(far);
      expect(h.refused(put.at(far))).toBe('no.notTouching');
    },
  );

  test.each(BOTH)(
    'FF-19 the fifth keeps the length of the longest from the four, one only on the line (%s)',
    (_, t) => {
      const h = placing(t);
      h.act({ type: 'put', id: 'hawk', at: { x: t.at('V', 0, 0).x, y: lineOf(t.me) } });
      expect(h.refused({ type: 'put', id: 'boar', at: { x: t.at('V', 100, 0).x, y: lineOf(t.me) } })).toBe(
        'no.lineTaken',
      );
      // By hand one whose centre is only just in the band: too near for the one on the line before him.
      const near = placing(t, { boar: [0, -241] });
      const on = (x: number) => ({ x: t.at('V', x, 0).x, y: lineOf(t.me) });
      expect(near.refused({ type: 'put', id: 'hawk', at: on(0) })).toBe('no.nearFifth');
      expect(near.refused({ type: 'put', id: 'hawk', at: on(100) })).toBeNull();
    },
  );

  test.each(BOTH)('FF-19 the defenders may all stand in the band; the app can line up the rest (%s)', (_, t) => {
    const h = placing(t, {}, [t.you], { first: t.you });
    const attack = placing(t);
    attack.act({ type: 'lineUp' });
    expect(toAct(attack.state)).toBe(t.you);
    attack.act({ type: 'lineUp' });
    expect([attack.state.stage.at, toAct(attack.state)]).toEqual(['play', t.me]);
    expect(attack.state.fighters.every(({ pose, down }) => pose && !down)).toBe(true);
    const defence = placing(t, {}, [t.me], { first: t.you });
    let x = -60;
    for (const id of OWN) {
      while (defence.refused({ type: 'put', id, at: t.at('V', x, -270) }) !== null) x++;
      defence.act({ type: 'put', id, at: t.at('V', x, -270) });
    }
    expect([defence.state.stage.at, toAct(defence.state)]).toEqual(['play', t.you]);
    expect(lawfulChoices(flick as never, h.state)).toEqual([]);
  });
});
