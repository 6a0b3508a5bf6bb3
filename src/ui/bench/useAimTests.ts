import { useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import type { Message } from '../../core/message.ts';
import { newId } from '../../storage/newId.ts';
import { requestAimTest } from '../../store/aimTestClient.ts';
import { faultMessage } from '../../store/workers/faults.ts';
import type { LabEnding, LabCase } from '../../interaction/odds/exactOdds.ts';
import { predictedChances, outcomeKey } from './predictedChances.ts';
import { NO_ROLLS, type RollTotals } from '../../interaction/odds/rollTotals.ts';

/** The number of tests for a prediction, as in a match, and the size of the parts in which more are counted. */
export const AIM_TESTS = 40;
const PART = 20;

interface AimTestState {
  readonly of: LabCase;
  /** The prediction from 40 tests. Null while they run, or if they fail. */
  readonly endings: readonly LabEnding[] | null;
  readonly thrown: RollTotals;
  /** Why the last tests failed, if they did. */
  readonly failed: Message | null;
}
/** Tests a case with aim noise: 40 times to predict it, then with other luck as often as requested. */
export const useAimTests = (game: AnyGame, laid: LabCase) => {
  const [state, setState] = useState<AimTestState>({ of: laid, endings: null, thrown: NO_ROLLS, failed: null });
  const [begun, setBegun] = useState(0);
  const run = useRef(0);
  const request = (samples: number, seed?: string) => {
    const view = game.view(laid.state, 'all');
    return requestAimTest({
      game: game.id,
      view,
      action: laid.action,
      samples,
      ...(seed === undefined ? {} : { seed }),
    });
  };
  const asked = useRef(request);
  useEffect(() => {
    asked.current = request;
  });
  useEffect(() => {
    let wanted = true;
    asked.current(AIM_TESTS).then(
      (aimTest) => {
        if (aimTest && wanted)
          setState({
            of: laid,
            endings: predictedChances(game, laid, aimTest.outcomes),
            thrown: NO_ROLLS,
            failed: null,
          });
      },
      (error: unknown) => {
        if (wanted) setState({ of: laid, endings: null, thrown: NO_ROLLS, failed: faultMessage(error, 'noTries') });
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, laid, begun]);
  useEffect(
    () => () => {
      run.current++;
    },
    [laid],
  );
  const now: AimTestState = state.of === laid ? state : { of: laid, endings: null, thrown: NO_ROLLS, failed: null };
  const stop = (): void => {
    run.current++;
    setState({ ...now, thrown: { ...now.thrown, falling: false } });
  };
  const clear = (): void => {
    run.current++;
    setState({ ...now, thrown: NO_ROLLS });
  };
  const more = async (count: number): Promise<void> => {
    const watched = now.endings?.[0]?.key ?? '';
    const mine = ++run.current;
    const seed = newId();
    const counts = { ...now.thrown.counts };
    const course = [...now.thrown.course];
    let { n } = now.thrown;
    const until = n + count;
    setState({ ...now, thrown: { ...now.thrown, falling: true }, failed: null });
    while (n < until) {
      const samples = Math.min(PART, until - n);
      // Each part waits for the one before: what is counted so far is seen.
      // oxlint-disable-next-line no-await-in-loop
      const fan = await request(samples, `${seed}/${n}`).catch((error: unknown) => ({
        failed: faultMessage(error, 'noTries'),
      }));
      if (!fan || run.current !== mine) return;
      if ('failed' in fan) {
        // The counts so far stay, and more tests can be added to them.
        setState((then) => ({ ...then, thrown: { ...then.thrown, falling: false }, ...fan }));
        return;
      }
      for (const outcome of fan.outcomes) {
        const key = outcomeKey(outcome);
        counts[key] = (counts[key] ?? 0) + Math.round(outcome.p * samples);
      }
      n += samples;
      course.push({ n, share: (counts[watched] ?? 0) / n });
      const thrown = { n, counts: { ...counts }, first: [], last: [], course: [...course], falling: n < until };
      setState({ of: laid, endings: now.endings, thrown, failed: null });
    }
  };
  /** Runs the 40 tests again. */
  const again = (): void => {
    setState({ of: laid, endings: null, thrown: NO_ROLLS, failed: null });
    setBegun(begun + 1);
  };
  return { ...now, hand: { more: (count: number) => void more(count), stop, clear }, again };
};
