// A long match of flicks: opened (its record read and played through again), and its flicks simulated.
import { readdirSync, readFileSync } from 'node:fs';
import type { AnyGame } from '../../src/core/game.ts';
import { type TimelineStep, requestedShots } from '../../src/core/match.ts';
import type { Shot } from '../../src/core/shots/shot.ts';
import { gameOf } from '../games.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { matchToText, parseMatchFile } from '../../src/storage/matchFile.ts';
import { replay } from '../replay.ts';
import { matchOf, playOut } from '../walk.ts';
import { type Row, below, least, spent } from './measure.ts';

/** Plies of the long match, and how many of the fullest shots of the golden records are looked at. */
const [PLIES, SHOTS, ROUNDS] = [316, 24, 3];
const FOLDER = 'tests/records/flick';
const flick = gameOf('flick') as AnyGame;
/** All questions to physics in a record. */
const askedIn = (file: string): Shot[] => {
  const read = parseMatchFile(file);
  if ('error' in read) throw new Error('A golden record is no match.');
  const { seed, entries } = read.match;
  const { steps } = replay(flick, read.match);
  return entries.flatMap((entry, i) =>
    entry.shots?.length ? requestedShots(flick, seed, i + 1, (steps[i] as TimelineStep).state, entry) : [],
  );
};

/** Opening a match of so many plies, and a flick among ten warriors, by processor time. */
export const flickRows = async (): Promise<Row[]> => {
  const engine = await loadEngine();
  const long = playOut(flick, matchOf(flick, 'long', { variant: 'long' }), PLIES).match;
  const file = matchToText(long);
  const opened = least(ROUNDS, () => void parseMatchFile(file));
  const fullest = readdirSync(FOLDER)
    .flatMap((name) => askedIn(readFileSync(`${FOLDER}/${name}`, 'utf8')))
    .toSorted((a, b) => b.bodies.length - a.bodies.length)
    .slice(0, SHOTS);
  const times = fullest.map((shot) => Math.min(...[0, 1].map(() => spent(() => void engine(shot)))));
  const [p50, p95] = [below(times, 0.5), below(times, 0.95)];
  const [most, fewest] = [fullest[0], fullest.at(-1)].map((shot) => shot?.bodies.length ?? 0);
  return [
    {
      work: `Opening a match of flicks of ${long.entries.length} plies`,
      figure: `${(opened / 1000).toFixed(2)} s`,
      wanted: '≤ .4 s',
      reached: opened <= 400,
    },
    {
      work: `A flick among ${fewest} to ${most} warriors, as the worker simulates it (${times.length})`,
      figure: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)}`,
      wanted: '≤ 50, p95 ≤ 120 (ten)',
      reached: p50 <= 50 && p95 <= 120,
    },
  ];
};
