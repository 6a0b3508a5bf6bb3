import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { OverlapError } from '../../../src/core/shots/shot.ts';
import { heightAhead } from '../../../src/games/siege/guns/aim.ts';
import { moveGun } from '../../../src/games/siege/bots/battery.ts';
import { MUZZLE, questionOf, REACH, refuseFire } from '../../../src/games/siege/guns/cannon.ts';
import { flattest, hurdlesOf, massesOf, speedOf, strikeOf } from '../../../src/games/siege/bots/flight.ts';
import { topAt } from '../../../src/games/siege/fortress/ground.ts';
import { CAREFUL, gunnerAt, type Price } from '../../../src/games/siege/bots/gunnery.ts';
import { siege } from '../../../src/games/siege/index.ts';
import { must, warriorsOf } from '../../../src/games/siege/rules/lookups.ts';
import type { State } from '../../../src/games/siege/types.ts';
import { polar } from '../../../src/geometry/rotation.ts';
import { loadEngine } from '../../../src/physics/engine.ts';
import { matchOf, playOut } from '../../walk.ts';
import { at, small, type Small } from './fixture.ts';

const GUN = 'blue.gun1';
const table = (men: Small['men']): State =>
  small({ men, options: { shooting: 'real' }, state: { stage: { at: 'shooting' } } });
const price = ({ seat }: { seat: string }): Price => ({ death: seat === 'red' ? 1 : -1, wound: 0 });
const promised = (men: Small['men']): number => {
  const state = table(men);
  return gunnerAt(state, must(state, GUN), massesOf(state, GUN), price)(CAREFUL)[0]?.gain ?? 0;
};

describe('SI-13 the flight of a shell, as a bot thinks of it', () => {
  test('goes through the point that it is laid at', () => {
    const speed = speedOf(700);
    const lift = flattest(400, 120, speed) ?? 0;
    expect(Math.abs(heightAhead(400, lift, 700) - 120)).toBeLessThan(1);
    expect(flattest(400, 5000, speed)).toBeNull();
  });
  test.each([
    [[420, 600], [280, 105], 31],
    [[420, 600], [280, 315], 10],
    [[200, 480], [280, 315], 38],
    [[420, 420], [420, 240], 20],
    [[640, 500], [560, 315], 24],
  ] as const)('strikes first whom it strikes in the physics: from %j at %j', async (from, to, height) => {
    const engine = await loadEngine();
    const state = table({ [GUN]: from, red1: to, red2: [260, 85], blue1: [400, 380] });
    const gun = must(state, GUN);
    const foe = must(state, 'red1');
    const far = Math.hypot(foe.at.x - gun.at.x, foe.at.y - gun.at.y) - REACH;
    const tall = (topAt(state, foe.at)?.storeys ?? 0) * 70;
    const lift = flattest(far, tall + height - MUZZLE, speedOf(900)) ?? 0;
    const [laid] = gunnerAt(state, gun, massesOf(state, GUN), price)(CAREFUL);
    const bearing = laid?.action.bearing ?? 0;
    const hurdles = hurdlesOf(massesOf(state, GUN), polar(gun.at, bearing / 10, REACH), bearing);
    const struck = strikeOf(hurdles, lift, speedOf(900))?.mass.who ?? null;
    const { contacts } = engine(questionOf(state, { type: 'fire', id: GUN, bearing, lift, power: 900 }));
    const first = contacts[0]?.find((id) => state.pieces.some((piece) => piece.id === id)) ?? null;
    expect(struck).toBe(first);
  });
  test('promises more from nearer, nothing at one who leans on a wall, and less than nothing through an own man', () => {
    const tower = [280, 315] as const;
    expect(promised({ [GUN]: [280, 560], red1: tower })).toBeGreaterThan(promised({ [GUN]: [280, 900], red1: tower }));
    expect(promised({ [GUN]: [420, 420], red1: [420, 153] })).toBe(0);
    expect(promised({ [GUN]: [420, 420], red1: [420, 240] })).toBeGreaterThan(0.1);
    expect(promised({ [GUN]: [420, 900], red1: [420, 560], blue1: [420, 840] })).toBe(0);
  });
});

test('SI-13 a gun cannot be laid so that its shell would be in a wall: the physics would not have it', async () => {
  const engine = await loadEngine();
  const state = table({ [GUN]: [350, 383], red1: [280, 315] });
  const level = { type: 'fire', id: GUN, bearing: 0, lift: 0, power: 500 } as const;
  expect(() => engine(questionOf(state, level))).toThrow(OverlapError);
  expect(refuseFire(state, level)?.text.key).toBe('siege:no.muzzle');
  const steep = { ...level, lift: 450 };
  expect(refuseFire(state, steep)).toBeNull();
  expect(() => engine(questionOf(state, steep))).not.toThrow();
});

describe('the better bot and a gun that really shoots', () => {
  test('SI-12 brings it to where it promises more', () => {
    const state = table({ [GUN]: [420, 1000], red1: [280, 315], blue1: [700, 1050] });
    const before = promised({ [GUN]: [420, 1000], red1: [280, 315] });
    const action = moveGun({ ...state, stage: { at: 'move' } }, must(state, GUN));
    const end = action?.type === 'walk' ? action.path.at(-1) : undefined;
    expect(promised({ [GUN]: [end?.x ?? 0, end?.y ?? 0], red1: [280, 315] })).toBeGreaterThan(before);
  });
  test('SI-03 as a Defender hides from it but for three on the highest towers; from virtual shots nobody hides', () => {
    const game = siege as unknown as AnyGame;
    const storeys = (shooting: string): number[] => {
      const { steps } = playOut(game, matchOf(game, 'shelter', { shooting }), 7, { red: 'sharp' });
      const state = steps.at(-1)?.state as State;
      expect(at(state, 'red7')).not.toBeNull();
      return warriorsOf(state, 'red').map((each) => topAt(state, each.at)?.storeys ?? 0);
    };
    expect(storeys('real')).toEqual([2, 2, 2, 0, 0, 0, 0]);
    expect(storeys('virtual')).toEqual([2, 2, 2, 2, 2, 2, 1]);
  });
});
