import { botRandom, randomAction } from '../../../src/core/bots.ts';
import { type Entry, type Match, type TimelineStep, initialStep, runEntry } from '../../../src/core/match.ts';
import { replay } from '../../replay.ts';
import { armyOf, walks } from '../../../src/games/stratego/rules/army.ts';
import { homeOf, nameOf, pointOf } from '../../../src/games/stratego/rules/cells.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { straightDistance } from '../../../src/games/stratego/rules/movement.ts';
import { type Action, type Cells, type Rank, SIDES, type Side, type State } from '../../../src/games/stratego/types.ts';
import { botAction } from '../../../src/store/botSearch.ts';
import { anyOptions, matchOf } from '../../walk.ts';
import { game } from './fixture.ts';

type Arrange = Extract<Action, { type: 'arrange' }>;

/** The table after so many plies. */
export const stateOf = (steps: readonly TimelineStep[], ply: number): State =>
  (steps[ply] as TimelineStep).state as State;

/** An army anywhere in its own rows. */
const anyCells = (state: State, whole: (below: number) => number): Cells => {
  const free = homeOf(state.active, state.options.size).map((_, i) => i);
  const cells: (Rank | null)[] = free.map(() => null);
  for (const rank of armyOf(state.options.size)) cells[free.splice(whole(free.length), 1)[0] as number] = rank;
  return cells;
};
/** The record of a match with options by lot: set-ups by lot, then moves by the quick bot and by the random one in turn. */
export const anyMatch = (seed: string, plies: number): Match => {
  const start: Match = { ...matchOf(game, seed, anyOptions(game, seed)), takeBack: 'until-luck' };
  const whole = botRandom(seed, 0);
  const entries: Entry[] = [];
  let { state } = initialStep(game, start) as { state: State };
  for (let ply = 1; ply <= plies; ply++) {
    const turn = stratego.turn(state);
    if ('over' in turn) break;
    const view = stratego.view(state, turn.to);
    const choose = (): unknown => {
      if (state.stage.at === 'lot') return { type: 'lot' };
      if (state.stage.at === 'setup') {
        const ready: Action = { type: 'ready' };
        return stratego.refuse(state, ready) ? { type: 'arrange', cells: anyCells(state, whole) } : ready;
      }
      if (whole(3) === 0) return randomAction(game, view, whole);
      return botAction({ game: game.id, bot: 'quick', seat: turn.to, state, seed, ply, time: 0 }, () => true);
    };
    const action = choose();
    const ran = runEntry(game, seed, ply, state, { action });
    if (!('step' in ran)) throw new Error(`Ply ${ply} of ${seed} could not be played.`);
    entries.push({ action });
    state = ran.step.state as State;
  }
  return { ...start, entries };
};

/** A record with two hidden pieces of one side exchanged at set-up, and how far nothing can tell the two apart. */
export interface Twin {
  readonly side: Side;
  readonly names: readonly string[];
  readonly steps: readonly TimelineStep[];
  /** The last ply before one of the two is shown or a record ends. */
  readonly until: number;
}
interface Past {
  readonly rank: Rank;
  readonly at: number;
  moved: boolean;
  far: boolean;
  shown: number;
}
/** What each piece of a side does in a record, by its id. */
const pastOf = (steps: readonly TimelineStep[], side: Side, cells: Cells, size: State['options']['size']) => {
  const home = homeOf(side, size);
  const past = new Map<string, Past>();
  cells.forEach((rank, i) => {
    if (rank)
      past.set(`${side}.${nameOf(home[i] as number)}`, { rank, at: i, moved: false, far: false, shown: Infinity });
  });
  const cellAt = (point: { x: number; y: number } | undefined): number =>
    Array.from({ length: 100 }, (_, i) => i).find(
      (i) => pointOf(i).x === point?.x && pointOf(i).y === point.y,
    ) as number;
  steps.forEach(({ events }, ply) => {
    for (const event of events) {
      if (event.kind === 'moved') {
        const one = past.get(event.id);
        if (!one) continue;
        one.moved = true;
        one.far ||= straightDistance(cellAt(event.path[0]), cellAt(event.path.at(-1))) > 1;
      }
      if (event.kind === 'revealed')
        for (const id of event.ids) {
          const one = past.get(id);
          if (one) one.shown = Math.min(one.shown, ply);
        }
    }
  });
  return past;
};
const fits = (rank: Rank, { moved, far }: Past): boolean => (walks(rank) || !moved) && (rank === 'scout' || !far);

/** Twins of a record, by exchanges that stay secret longest: one of pieces that moved if there is one, one of pieces that did not. */
export const twinsOf = (match: Match, side: Side): Twin[] => {
  const { steps } = replay(game, match);
  const laid = match.entries.findLastIndex(
    ({ action }, i) => (action as Action).type === 'arrange' && stateOf(steps, i).active === side,
  );
  const action = match.entries[laid]?.action as Arrange;
  const { size } = stateOf(steps, 0).options;
  const past = [...pastOf(steps, side, action.cells, size)];
  const pairs = past.flatMap(([one, a], i) =>
    past
      .slice(i + 1)
      .filter(([, b]) => a.rank !== b.rank && fits(a.rank, b) && fits(b.rank, a))
      .map(([two, b]) => ({ names: [one, two], a, b, shown: Math.min(a.shown, b.shown) })),
  );
  const longest = (moved: boolean) =>
    pairs.filter(({ a, b }) => (a.moved || b.moved) === moved).sort((a, b) => b.shown - a.shown)[0];
  return [longest(true), longest(false)].flatMap((pair): Twin[] => {
    if (!pair) return [];
    const { names, a, b } = pair;
    const cells = [...action.cells];
    [cells[a.at], cells[b.at]] = [b.rank, a.rank];
    const entries = match.entries.map((entry, i) => (i === laid ? { action: { ...action, cells } } : entry));
    const twin = replay(game, { ...match, entries });
    const over = ({ state }: TimelineStep): boolean => 'over' in game.turn(state);
    const ends = [steps, twin.steps].map((list) => {
      const end = list.findIndex(over);
      return end < 0 ? list.length : end;
    });
    return [{ side, names, steps: twin.steps, until: Math.min(...ends, pair.shown) - 1 }];
  });
};

/** Which ranks each viewer may know at each ply, worked out from what was told to all and not from `view`: ids by viewer. */
export const knownAt = (
  steps: readonly TimelineStep[],
  ply: number,
): ((viewer: Side | 'public', id: string) => boolean) => {
  const { options, pieces } = stateOf(steps, ply);
  const fought = new Set<string>();
  const fallen = new Set<string>();
  for (const { events } of steps.slice(0, ply + 1))
    for (const event of events) {
      if (event.kind === 'revealed') event.ids.forEach((id) => fought.add(id));
      if (event.kind === 'removed') event.ids.forEach((id) => fallen.add(id));
    }
  const owner = new Map(pieces.map(({ id, seat }) => [id, seat]));
  return (viewer, id) =>
    owner.get(id) === viewer || fallen.has(id) || (fought.has(id) && options.survivor !== 'hidden');
};
/** The other sides than the one whose pieces are exchanged: who must not see it. */
export const others = (side: Side): (Side | 'public')[] => [...SIDES.filter((each) => each !== side), 'public'];
