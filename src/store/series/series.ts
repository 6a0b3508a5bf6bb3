import { create } from 'zustand';
import type { AnyGame } from '../../core/game.ts';
import { type Match, matchSchema, type Player } from '../../core/match.ts';
import type { Message } from '../../core/message.ts';
import type { Seat } from '../../core/seat.ts';
import { newId } from '../../storage/newId.ts';
import { addMatch } from '../matchSession.ts';
import { faultMessage } from '../workers/faults.ts';
import { workerClient } from '../workers/workerClient.ts';
import type { SeriesEnding } from './results.ts';

/** Matches that bots are to play against each other. */
export interface SeriesPlan {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** The bot of each who plays; he begins at the seat of the same place. */
  readonly bots: readonly string[];
  readonly matches: number;
  /** Whether the seats go round from match to match. */
  readonly swap: boolean;
  /** So long a bot may think about an action, ms. */
  readonly time: number;
  /** Of the first match; the others' come from it. */
  readonly seed: string;
}
/** A match of a series that has been played: as it began, and all that was done. */
export interface SeriesMatch extends SeriesEnding {
  readonly number: number;
  readonly match: Match;
  readonly actions: readonly unknown[];
}
interface Series {
  readonly plan: SeriesPlan | null;
  /** In the order in which they were to be played. */
  readonly done: readonly SeriesMatch[];
  /** The numbers of the matches being played, each with how many actions have been taken. */
  readonly running: ReadonlyMap<number, number>;
  readonly fault: Message | null;
}
const NO_SERIES: Series = { plan: null, done: [], running: new Map(), fault: null };
/** The series of this page: the one being played, or the last one. */
export const useSeries = create<Series>(() => NO_SERIES);

/** Where each who plays sits in a match of the series. */
export const seatsInMatch = ({ seats, swap }: Pick<SeriesPlan, 'seats' | 'swap'>, number: number): Seat[] =>
  seats.map((_, player) => seats[(player + (swap ? number - 1 : 0)) % seats.length] as Seat);
const matchForSeries = (plan: SeriesPlan, number: number): Match => {
  const { game, options, seats, bots, seed } = plan;
  const taken = seatsInMatch(plan, number);
  const players = seats.map((seat): Player => ({ seat, name: '', bot: bots[taken.indexOf(seat)] as string }));
  return matchSchema.parse({
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed: `${seed}/${number}`,
    // What bots of a game with secrets draw by tells nothing of the table.
    ...(game.secrets ? { botSeed: newId() } : {}),
    takeBack: 'free',
    players,
    entries: [],
  });
};

/** One core stays with the page. */
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
/** Plays a series in place of the last one, several matches at once, each in a worker of its own. */
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
/** Ends the series where it is; what has been played stays. */
export const stopSeries = (): void => {
  seriesAbort.abort();
  useSeries.setState({ running: new Map() });
};

/** Puts a match of the series on the shelf, with its shots and their films simulated again; returns its id. Rejects where the worker fails. */
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
