import type { TableEvent } from '../../src/core/event.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { lastingEffects } from '../../src/core/odds/lastingEffects.ts';
import { type Match, replaySteps } from '../../src/core/match.ts';
import type { Shot, ShotResult } from '../../src/core/shots/shot.ts';
import type { Lesson, LessonStep } from '../../src/lessons/lesson.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { botAction } from '../../src/store/botSearch.ts';
import { runWithShots } from '../../src/store/runWithShots.ts';
import { puzzleOf } from './draft.ts';
import { begun, LEAST_GAP } from './find.ts';

/** The tries of a shaking hand: a few to look, and many for those that are likely puzzles. */
const FIRST = 16;
const TRIES = 400;
const MOST_FLICKS = 10;
type Engine = (shot: Shot) => ShotResult;
/** A flick of a bot with one outcome that comes most often, and the shares of all. */
export interface FlickFind {
  readonly match: Match;
  readonly ply: number;
  readonly action: unknown;
  readonly shares: readonly { readonly text: string; readonly p: number }[];
}
const textOf = (events: readonly TableEvent[]): string =>
  [...lastingEffects(events), ...events.flatMap((event) => (event.kind === 'said' ? [event.text.key] : []))].join(
    ' ',
  ) || 'nothing';
interface Flick {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly action: unknown;
  readonly engine: Engine;
}
const sharesOf = ({ game, state, action, engine }: Flick, tries: number): FlickFind['shares'] => {
  const counts = new Map<string, number>();
  for (let i = 0; i < tries; i++) {
    const { ran } = runWithShots(game, `tries/${i}`, 1, state, { action }, engine);
    const text = 'step' in ran ? textOf(ran.step.events) : 'refused';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, p: count / tries })).toSorted((a, b) => b.p - a.p);
};
/** Something is hit, removed or scored. */
const LASTING = /(?:^| )(?:hit|removed|scored):/;
const isClear = ([best, next]: FlickFind['shares']): boolean =>
  best !== undefined && next !== undefined && LASTING.test(best.text) && best.p - next.p >= LEAST_GAP;
/** Returns the shares of a flick's outcomes. Null if none is clearly the likeliest, in a few tries or in many. */
const clearShares = (flick: Flick): FlickFind['shares'] | null => {
  if (!isClear(sharesOf(flick, FIRST))) return null;
  const shares = sharesOf(flick, TRIES);
  return isClear(shares) ? shares : null;
};
/** Returns the flicks of a match of bots with an outcome that changes something and leads by 15 points in 400 tries. */
export async function* flicksIn(game: AnyGame, seed: string, n: number): AsyncGenerator<FlickFind> {
  const engine = await loadEngine();
  let match = begun(game, seed, n);
  const past = [...replaySteps(game, match)];
  let state = past.at(-1)?.state;
  const [bot = ''] = Object.keys(game.bots);
  for (let ply = match.entries.length + 1, flicks = 0; flicks < MOST_FLICKS; ply++) {
    const turn = game.turn(state);
    if (!('to' in turn)) return;
    const asked = { game: game.id, bot, seat: turn.to, state, seed, ply, past, time: 0 };
    const action = botAction(asked, () => false, engine);
    const { entry, ran } = runWithShots(game, seed, ply, state, { action }, engine);
    if (!('step' in ran)) return;
    if (entry.shots) {
      flicks++;
      const shares = clearShares({ game, state, action, engine });
      if (shares) yield { match, ply, action, shares };
    }
    match = { ...match, entries: [...match.entries, entry] };
    past.push(ran.step);
    ({ state } = ran.step);
  }
}
/** Returns a flick as a puzzle with texts and answers to be written. */
export const flickDraftOf = ({ match, action, shares }: FlickFind): Lesson => {
  const todo = {
    en: shares
      .map(({ text, p }) => `${(100 * p).toFixed(1)}% ${text}`)
      .join('\n')
      .slice(0, 600),
    ru: '…',
  };
  const aims = [{ kind: 'nothing' as const }];
  const step: LessonStep = {
    kind: 'predict',
    at: [0, match.entries.length],
    name: { en: 'Puzzle', ru: 'Задача' },
    text: todo,
    answers: [
      { text: todo, aims },
      { text: todo, aims },
    ],
    play: [{ action }],
    told: todo,
  };
  return puzzleOf(match, step);
};
