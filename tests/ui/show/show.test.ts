// What has been told of a step at each moment of its show: nothing before it has been seen.
import { describe, expect, test } from 'vitest';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';
import { gameOf } from '../../games.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { eventsAt } from '../../../src/presentation/scenes.ts';
import {
  DICE_MS,
  restingRollsAt,
  nextChange,
  nextStop,
  rollingAt,
  type StepShow,
  stepShow,
  shownPart,
} from '../../../src/presentation/timeline.ts';

const opened = (record: string): OpenMatch => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const rest = { redo: [], viewer: 'all', seen: {}, note: null, unsaved: false } as const;
  return { id: record, game, match, steps, ply: steps.length - 1, ...rest };
};
const lastOf = (open: OpenMatch, reducedMotion = false): StepShow => {
  const [from, to] = open.steps.slice(-2);
  if (!from || !to) throw new Error('Nothing was played.');
  return stepShow(open, { from, to }, { reducedMotion, slow: 1, dice: DICE_MS });
};
/** At each beat of a show: the kinds of the events told, whether the match is told to be over, and how many throws tumble, or lie with their outcome still to be seen. */
const story = (open: OpenMatch, show: StepShow) => {
  const beats = [0];
  for (let ms = 0; ms < show.motion.total;) beats.push((ms = nextChange(show, ms)));
  return beats.map((ms) => {
    const told = shownPart(open, show, ms);
    const over = 'over' in told.game.turn(told.steps.at(-1)?.state);
    return {
      kinds: eventsAt(told, told.ply).map(({ kind }) => kind),
      over,
      rolling: rollingAt(show, ms).length,
      lying: restingRollsAt(show, ms).length,
    };
  });
};

describe('a step as it is shown', () => {
  test('a throw that ends the match: the die, who falls, the end, each in its turn; the table stays as it was', () => {
    const open = opened('toy-soldiers.over-last');
    const show = lastOf(open);
    expect(story(open, show)).toEqual([
      { kinds: [], over: false, rolling: 1, lying: 0 },
      // The die lies; the blow strikes, then he falls, and only then is it told.
      { kinds: [], over: false, rolling: 0, lying: 1 },
      { kinds: [], over: false, rolling: 0, lying: 1 },
      { kinds: ['rolled', 'removed', 'over'], over: false, rolling: 0, lying: 0 },
    ]);
    expect(nextStop(show, 0)).toBe(DICE_MS);
    expect(nextStop(show, DICE_MS)).toBe(show.motion.total);
  });
  test.each(['sci-fi.over-last', 'flick.over-five', 'siege.over-last', 'stratego.over-flag'])(
    '%s: at every moment a part of its events in their order, at the end all of them, and never the end before it',
    (record) => {
      const open = opened(record);
      const told = story(open, lastOf(open));
      const all = eventsAt(open, open.ply).map(({ kind }) => kind);
      expect(told.length).toBeGreaterThan(1);
      for (const { kinds, over } of told) {
        expect(kinds).toEqual(all.slice(0, kinds.length));
        expect(over).toBe(false);
      }
      expect(told[0]?.kinds.length).toBeLessThan(all.length);
      expect(told.at(-1)?.kinds).toEqual(all);
    },
  );
  test('without motion the same stations, each but a short while', () => {
    const open = opened('toy-soldiers.over-last');
    const [moving, calm] = [lastOf(open), lastOf(open, true)];
    const kindsOf = (show: StepShow) => story(open, show).map(({ kinds }) => kinds.join());
    expect([...new Set(kindsOf(calm))]).toEqual([...new Set(kindsOf(moving))]);
    expect(calm.motion.total).toBeLessThan(moving.motion.total);
  });
  test('of steps that wait to be shown nothing is told', () => {
    const open = opened('toy-soldiers.over-last');
    const [from, to] = open.steps.slice(-3, -1);
    if (!from || !to) throw new Error('Too little was played.');
    const pace = { reducedMotion: false, slow: 1, dice: DICE_MS };
    const show = stepShow({ ...open, ply: open.ply - 1 }, { from, to }, pace);
    expect(shownPart(open, show, 0).steps.length).toBe(open.steps.length - 1);
  });
});
