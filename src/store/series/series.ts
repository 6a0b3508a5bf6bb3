import { create } from 'zustand';
import type { Match } from '../../core/match.ts';
import type { Message } from '../../core/message.ts';
import { addMatch } from '../matchSession.ts';
import { faultMessage } from '../workers/faults.ts';
import { workerClient } from '../workers/workerClient.ts';
import { matchForSeries, seatsInMatch, type SeriesPlan } from './plan.ts';
import type { SeriesEnding } from './results.ts';

/** A finished match of a series: how it began, and all its actions. */
export interface SeriesMatch extends SeriesEnding {
  readonly number: number;
  readonly match: Match;
  readonly actions: readonly unknown[];
}
interface Series {
  readonly plan: SeriesPlan | null;
  /** In the planned order. */
  readonly done: readonly SeriesMatch[];
  /** The numbers of the running matches, each with its actions so far. */
  readonly running: ReadonlyMap<number, number>;
  readonly fault: Message | null;
}
const NO_SERIES: Series = { plan: null, done: [], running: new Map(), fault: null };
/** The page's series: the running one, or the last one. */
export const useSeries = create<Series>(() => NO_SERIES);

/** One core stays free for the page. */
const workersFor = (matches: number): number =>
  Math.min(matches, 4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
let seriesAbort = new AbortController();

const markRunning = (number: number, ply: number | null): void =>
  useSeries.setState(({ running }) => {
    const next = new Map(running);
    if (ply === null) next.delete(number);
    else next.set(number, ply);
    return { running: next };
  });
const playSeriesMatch = async (plan: SeriesPlan, number: number, { signal }: AbortController): Promise<void> => {
  const match = matchForSeries(plan, number);
  const client = workerClient('series');
  markRunning(number, 0);
  try {
    const onProgress = (ply: number): void => markRunning(number, ply);
    const answer = await client.ask({ match, time: plan.time }, { signal, onProgress });
    if (!('actions' in answer) || signal.aborted) return;
    const { actions, over } = answer;
    const ended = { winners: over?.winners ?? null, why: over?.why ?? null, length: actions.length };
    const one: SeriesMatch = { number, match, actions, seats: seatsInMatch(plan, number), ...ended };
    useSeries.setState(({ done }) => ({ done: [...done, one].toSorted((a, b) => a.number - b.number) }));
    markRunning(number, null);
  } finally {
    client.stop();
  }
};
/** Plays a series in place of the last one, several matches at once, each in its own worker. */
export const startSeries = async (plan: SeriesPlan): Promise<void> => {
  stopSeries();
  const mine = new AbortController();
  seriesAbort = mine;
  useSeries.setState({ ...NO_SERIES, plan });
  let next = 1;
  const line = async (): Promise<void> => {
    while (next <= plan.matches && !mine.signal.aborted) await playSeriesMatch(plan, next++, mine);
  };
  try {
    await Promise.all(Array.from({ length: workersFor(plan.matches) }, line));
  } catch (error) {
    if (mine.signal.aborted) return;
    stopSeries();
    useSeries.setState({ fault: faultMessage(error, 'noSeries') });
  }
};
/** Stops the series. Finished matches stay. */
export const stopSeries = (): void => {
  seriesAbort.abort();
  useSeries.setState({ running: new Map() });
};

/** Saves a match of the series in the library, with its shots and films simulated again. Returns its id. Rejects if the worker fails. */
export const saveSeriesMatch = async ({ match, actions, winners }: SeriesMatch): Promise<string> => {
  const client = workerClient('series');
  try {
    const answer = await client.ask({ match, time: 0, actions });
    if (!('again' in answer)) throw new Error('A match played again has a record.');
    const { id } = await addMatch(answer.again, winners ? { over: true, won: [...winners] } : { over: false });
    return id;
  } finally {
    client.stop();
  }
};
