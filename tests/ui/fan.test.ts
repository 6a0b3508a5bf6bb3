// What the tries of a hand are told to come to: every way in which they came out, and nothing else.
import { asView } from '../../src/core/view.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { summarizeAimTest } from '../../src/core/shots/aimTest.ts';
import { forecast } from '../../src/core/odds/forecast.ts';
import { pointOfPose, type Pose, poseAt } from '../../src/core/shots/pose.ts';
import type { Shot } from '../../src/core/shots/shot.ts';
import { testAim } from '../../src/core/shots/runAimTest.ts';
import { flick } from '../../src/games/flick/index.ts';
import type { Flicking } from '../../src/games/flick/types.ts';
import { siege } from '../../src/games/siege/index.ts';
import { changeLanguage } from '../../src/i18n/index.ts';
import { runWithShots } from '../../src/store/runWithShots.ts';
import { endingKey, shotKey } from '../../src/interaction/odds/exactOdds.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';
import { outcomeText } from '../../src/interaction/odds/rows.ts';
import { createFormatContext } from '../../src/presentation/text/formatters.ts';
import { type Men, type Sides, type Told, ME, sidesOf } from '../games/flick/fixture.ts';
import { answer, small } from '../games/siege/fixture.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});
const blue: Sides = sidesOf('blue');
const strike: Flicking = { type: 'strike', id: ME, bearing: 0, power: 1000, offset: 400, height: 0 };
/** A move asks the physics no more than once: nothing sees to its spin. */
const move: Flicking = { ...strike, type: 'move' };
const stateOf = (men: Men) => blue.state('A', { variant: 'duelA', moveStands: true }, men);
const linesOf = (men: Men, simulate: Engine, samples: number, action: Flicking = move): string[] => {
  const state = stateOf(men);
  const odds = forecast(flick, asView(state), action, { samples, simulate });
  const { outcomes } = summarizeAimTest(flick, asView(state), odds);
  expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
  return outcomes.map((outcome) => outcomeText(outcome, createFormatContext([], flick.scene(asView(state)))));
};
const always = (told: Told): Engine => {
  const answer = blue.shot('A', told);
  return () => answer;
};
const BOUT: Men = { hawk: [0, -25], ray: [0, 25] };
const off = [0, 260, { z: 30 }] as const;

describe('what came of the tries in words', () => {
  test('FF-10 both off the field is told, not passed over as nothing', async () => {
    await changeLanguage('en');
    const both = always({ rest: { hawk: [40, 260, { z: 30 }], ray: off }, touch: [['hawk', 'ray']] });
    expect(linesOf(BOUT, both, 4)).toEqual(['Both off the field. Back to the centre, series continues']);
  });
  test('FF-09 an enemy who is only pushed is told with the way that he was pushed', async () => {
    await changeLanguage('ru');
    const pushed = always({ rest: { hawk: [0, -20], ray: [0, 55, { facing: 180 }] }, touch: [['hawk', 'ray']] });
    expect(linesOf(BOUT, pushed, 4)).toEqual(['⬢\u00a0Скат красных сдвигается на 3\u00a0см · Минус один удар']);
  });
  test('FF-29 who scores is told by name', async () => {
    await changeLanguage('en');
    const out = always({ rest: { hawk: [0, 0], ray: off }, touch: [['hawk', 'ray']] });
    expect(linesOf(BOUT, out, 4)).toEqual(['Red’s warrior off the field · Blue scores a point: Blue 1, Red 0']);
  });
  test('FF-07 who turns over is told once, by name', async () => {
    await changeLanguage('en');
    const over = always({ rest: { hawk: [0, -20], ray: [0, 55, { down: true }] }, touch: [['hawk', 'ray']] });
    expect(linesOf(BOUT, over, 4).join()).toMatch(/^[^·]*Red Ray flips face down/);
    expect(linesOf(BOUT, over, 4).join()).not.toContain('warrior');
  });
  // Sabotage: whoever had been thrown off stood in the centre circle, where a point puts both.
  test('FF-29 the tries show who is thrown off where he lies, beyond the rim, once for each', () => {
    const out = always({ rest: { hawk: [0, -20], ray: off }, touch: [['hawk', 'ray']] });
    const { ghosts } = testAim(flick, { view: asView(stateOf(BOUT)), action: move, samples: 5 }, out);
    const rest = out({} as Shot).rest;
    for (const id of Object.keys(rest)) {
      const seen = ghosts.filter((ghost) => ghost.id === id);
      expect(seen.map(({ pose }) => pose)).toEqual(Array.from({ length: 5 }, () => rest[id]));
      expect(seen[0]?.at).toEqual(pointOfPose(rest[id] as Pose));
    }
  });
  // Sabotages: a light wound was a row for each man pushed besides, and half of them a push by 0 cm.
  test('SI-14 what lasts is one row however far who is pushed, and less than a centimetre told is no push', async () => {
    const state = small({
      men: { 'blue.gun1': [280, 600], blue1: [600, 800], red1: [280, 315], red2: [420, 200] },
      options: { shooting: 'real', tremor: 'none' },
      state: { stage: { at: 'shooting' } },
    });
    const fire = { type: 'fire', id: 'blue.gun1', bearing: 0, lift: 120, power: 600 } as const;
    const told = (...ways: readonly number[]): string[] => {
      const rests = [...ways];
      const simulate = () => answer(['red1'], { red1: poseAt({ x: 280, y: 315 - (rests.pop() ?? 0) }, 700, 180) });
      const odds = forecast(siege, asView(state), fire, { samples: ways.length, simulate });
      const { outcomes } = summarizeAimTest(siege, asView(state), odds);
      return outcomes.map((outcome) => outcomeText(outcome, createFormatContext([], siege.scene(asView(state)))));
    };
    await changeLanguage('en');
    const wound = expect.stringMatching(/light wound, no effect$/) as string;
    expect(told(0, 3, 4)).toEqual([wound]);
    expect(told(0, 3, 12, 17)).toEqual([expect.stringMatching(/light wound, no effect · .* pushed up to 2\u00a0cm$/)]);
    expect(told(12, 17)).toEqual([expect.stringMatching(/light wound, no effect · .* pushed 1 to 2\u00a0cm$/)]);
    await changeLanguage('ru');
    expect(told(0, 17)).toEqual([expect.stringMatching(/ сдвигается самое большее на 2\u00a0см$/)]);
  });
  // Sabotage: by what lasts alone a warrior turned over and nothing at all were one answer of a class.
  test('what a class votes on is known by what came, when it has come', () => {
    const men = { variant: 'duelA', moveStands: true } as const;
    const ways: Told[] = [
      { rest: { hawk: [0, -20], ray: [0, 55, { facing: 180 }] }, touch: [['hawk', 'ray']] },
      { rest: { hawk: [0, -20], ray: [0, 55, { down: true }] }, touch: [['hawk', 'ray']] },
      { rest: { hawk: [0, 0], ray: off }, touch: [['hawk', 'ray']] },
      { rest: { hawk: [40, 260, { z: 30 }], ray: off }, touch: [['hawk', 'ray']] },
    ];
    const keys = ways.map((way) => {
      const state = blue.state('A', men, BOUT);
      const odds = forecast(flick, asView(state), move, { samples: 2, simulate: always(way) });
      const { ran } = runWithShots(flick, 'class', 1, state, { action: move }, always(way));
      if (!('step' in ran)) throw new Error('The move is not done.');
      const came = endingKey(ran.step.events);
      expect(
        summarizeAimTest(flick, asView(state), odds).outcomes.map((each) => shotKey(each.rows, each.effects)),
      ).toEqual([came]);
      return came;
    });
    expect(new Set(keys).size).toBe(ways.length);
  });
  test('with the real physics the tries hold what a play brings', async () => {
    await changeLanguage('en');
    const edge: Men = { hawk: [0, 110], ray: [0, 148, { facing: 180 }] };
    const told = linesOf(edge, engine, 12, strike);
    const played = linesOf(edge, engine, 1, strike);
    expect(told).toEqual(expect.arrayContaining(played));
    expect(told.length).toBeGreaterThan(1);
  });
});
