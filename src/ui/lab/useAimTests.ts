import { useEffect, useRef, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import type { Message } from '../../core/message.ts';
import { newId } from '../../storage/newId.ts';
import { requestAimTest } from '../../store/aimTestClient.ts';
import { faultMessage } from '../../store/workers/faults.ts';
import type { LabEnding, LabCase } from './exactOdds.ts';
import { predictedChances, outcomeKey } from './predictedChances.ts';
import { NO_ROLLS, type RollTotals } from './useRolls.ts';

/** So many tries foretell what may come, as in a match; more are counted in parts of so many. */
export const AIM_TESTS = 40;
const PART = 20;

interface Told {
  readonly of: LabCase;
  /** What forty tries foretold; null while they are made, and if they fail. */
  readonly endings: readonly LabEnding[] | null;
  readonly thrown: RollTotals;
  /** Why the last tries failed, if they did. */
  readonly failed: Message | null;
}
/** Tries what is laid with a trembling hand: forty times to foretell it, then by other luck as often as is asked. */
export const useAimTests = (game: AnyGame, laid: LabCase) => {
  const [told, setTold] = useState<Told>({ of: laid, endings: null, thrown: NO_ROLLS, failed: null });
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
          setTold({
            of: laid,
            endings: predictedChances(game, laid, aimTest.outcomes),
            thrown: NO_ROLLS,
            failed: null,
          });
      },
      (error: unknown) => {
        if (wanted) setTold({ of: laid, endings: null, thrown: NO_ROLLS, failed: faultMessage(error, 'noTries') });
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
  const now: Told = told.of === laid ? told : { of: laid, endings: null, thrown: NO_ROLLS, failed: null };
  const stop = (): void => {
    run.current++;
    setTold({ ...now, thrown: { ...now.thrown, falling: false } });
  };
  const clear = (): void => {
    run.current++;
    setTold({ ...now, thrown: NO_ROLLS });
  };
  const more = async (count: number): Promise<void> => {
    const watched = now.endings?.[0]?.key ?? '';
    const mine = ++run.current;
    const seed = newId();
    const counts = { ...now.thrown.counts };
    const course = [...now.thrown.course];
    let { n } = now.thrown;
    const until = n + count;
    setTold({ ...now, thrown: { ...now.thrown, falling: true }, failed: null });
    while (n < until) {
      const samples = Math.min(PART, until - n);
      // Each part waits for the one before: what is counted so far is seen.
      // oxlint-disable-next-line no-await-in-loop
      const fan = await request(samples, `${seed}/${n}`).catch((error: unknown) => ({
        failed: faultMessage(error, 'noTries'),
      }));
      if (!fan || run.current !== mine) return;
      if ('failed' in fan) {
        // The counts so far stay, and more tries may be added to them.
        setTold((then) => ({ ...then, thrown: { ...then.thrown, falling: false }, ...fan }));
        return;
      }
      for (const outcome of fan.outcomes) {
        const key = outcomeKey(outcome);
        counts[key] = (counts[key] ?? 0) + Math.round(outcome.p * samples);
      }
      n += samples;
      course.push({ n, share: (counts[watched] ?? 0) / n });
      const thrown = { n, counts: { ...counts }, first: [], course: [...course], falling: n < until };
      setTold({ of: laid, endings: now.endings, thrown, failed: null });
    }
  };
  /** Begins the forty tries again. */
  const again = (): void => {
    setTold({ of: laid, endings: null, thrown: NO_ROLLS, failed: null });
    setBegun(begun + 1);
  };
  return { ...now, more: (count: number) => void more(count), stop, clear, again };
};
