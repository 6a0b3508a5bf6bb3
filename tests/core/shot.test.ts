import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { forecast } from '../../src/core/odds/forecast.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { type Match, runEntry, undoTarget } from '../../src/core/match.ts';
import { replay } from '../replay.ts';
import { frontDirection, poseHeight, pointOfPose, poseAt, uprightness } from '../../src/core/shots/pose.ts';
import { isAnswerTo, type Shot, type ShotResult } from '../../src/core/shots/shot.ts';
import { type Race, race } from './race.ts';

const at = { x: 120, y: 45 };
const ask: Shot = {
  solids: [],
  bodies: [{ id: 'blue1', body: 'hawk', pose: poseAt(at, 23, 90) }],
  act: { kind: 'flick', id: 'blue1', bearing: 900, power: 500, offset: 0, height: 0 },
};
const result = (id: string, x: number): ShotResult => ({
  physics: 'test',
  settled: true,
  rest: { [id]: poseAt({ x, y: 45 }, 23, 90) },
  contacts: [],
  touching: [],
  spun: {},
  over: [],
});
/** The race, but every run is a flick: one place on for each mm. */
const flicks: AnyGame = {
  ...race,
  apply: (state, action, luck) => {
    const answer = luck.shot(ask);
    const { state: passed } = race.apply(state as Race, { type: 'rest' }, luck);
    const gone = pointOfPose(answer.rest['blue1'] ?? poseAt(at, 23, 90)).x - at.x;
    const text = { key: 'race:flick' };
    const shot = { kind: 'shot', rule: 'RA-03', text, act: ask.act, result: answer, by: ask.act.id, aim: {} } as const;
    return { state: (action as { type: string }).type === 'run' && gone > 5 ? passed : state, events: [shot] };
  },
};
const match = (entries: Match['entries']): Match => ({
  format: 1,
  game: 'race',
  rulesVersion: 1,
  options: { goal: 20 },
  seed: 's',
  takeBack: 'until-luck',
  players: [
    { seat: 'blue', name: '' },
    { seat: 'red', name: '' },
  ],
  entries,
});

describe('poses', () => {
  test('a body looks where it was told to, upright or on its back, and stays at its place', () => {
    for (let facing = 0; facing < 360; facing++) {
      const radians = (facing * Math.PI) / 180;
      for (const over of [false, true]) {
        const pose = poseAt(at, 23, facing, over);
        const [x, y, z] = frontDirection(pose);
        expect(x).toBeCloseTo(Math.sin(radians), 3);
        expect(y).toBeCloseTo(Math.cos(radians), 3);
        expect(z).toBeCloseTo(0, 6);
        expect(uprightness(pose)).toBeCloseTo(over ? -1 : 1, 6);
        expect(pointOfPose(pose)).toEqual(at);
        expect(poseHeight(pose)).toBe(2.3);
        expect(pose.every(Number.isInteger)).toBe(true);
      }
    }
  });
});

describe('shots', () => {
  test('an action asks for its shot, and stands once it has the answer', () => {
    const { state } = replay(flicks, match([])).steps[0] as { state: unknown };
    expect(runEntry(flicks, 's', 1, state, { action: { type: 'run' } })).toEqual({ shot: ask });
    expect(runEntry(flicks, 's', 1, state, { action: { type: 'run' }, shots: [result('blue1', 130)] })).toMatchObject({
      step: { luck: true },
    });
  });
  test('a flick is not taken back where luck is not, and is named so', () => {
    const flicked = match([{ action: { type: 'run' }, shots: [result('blue1', 130)] }]);
    const { steps } = replay(flicks, flicked);
    expect(undoTarget(flicks, flicked, steps)).toBe('flick');
    expect(undoTarget(flicks, { ...flicked, takeBack: 'free' }, steps)).toBe(0);
  });
  test('a record with a shot too few, too many or of other bodies stops there', () => {
    const stops = (shots?: ShotResult[]) =>
      replay(flicks, match([{ action: { type: 'run' }, ...(shots ? { shots } : {}) }])).stopped?.text.key;
    expect(stops()).toBe('core:shotMissing');
    expect(stops([result('red1', 130)])).toBe('core:badShot');
    expect(stops([result('blue1', 130), result('blue1', 130)])).toBe('core:tooManyDice');
    expect(stops([result('blue1', 130)])).toBeUndefined();
  });
  test('odds of a shot are sampled once there is somebody to simulate it', () => {
    const { state } = replay(flicks, match([])).steps[0] as { state: unknown };
    expect(forecast(flicks, asView(state), { type: 'run' })).toEqual({ kind: 'sample' });
    let turn = 0;
    const odds = forecast(
      flicks,
      asView(state),
      { type: 'run' },
      {
        samples: 40,
        simulate: () => result('blue1', turn++ % 4 === 0 ? 120 : 130),
      },
    );
    expect(odds).toMatchObject({ kind: 'odds', exact: false, runs: 40 });
    if (odds.kind === 'odds') expect(odds.outcomes.map(({ p }) => Math.round(p * 100))).toEqual([75, 25]);
  });
  test('an answer speaks of the bodies and solids of its question only', () => {
    expect(isAnswerTo(ask, result('blue1', 1))).toBe(true);
    expect(isAnswerTo(ask, { ...result('blue1', 1), contacts: [[10, 'blue1', 'field']] })).toBe(false);
    expect(
      isAnswerTo(
        { ...ask, solids: [{ id: 'field', prism: [], from: 0, to: 1 }] },
        {
          ...result('blue1', 1),
          contacts: [[10, 'blue1', 'field']],
        },
      ),
    ).toBe(true);
  });
});
