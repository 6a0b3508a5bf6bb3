import { lossesIn, type TableEvent } from '../core/event.ts';
import type { LuckChain } from '../core/matchStats.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { isMidway } from './actionChain.ts';
import { eventsAt } from './scenes.ts';

/** An action with its responses: its first and last ply, and the events that the viewer may know. */
export interface ReportAction {
  readonly from: number;
  readonly to: number;
  readonly events: readonly TableEvent[];
}
/** How much an event counts when the key moments are chosen. Other events count nothing. */
const WEIGHTS: Partial<Readonly<Record<TableEvent['kind'], number>>> = {
  removed: 3,
  scored: 3,
  wounded: 1.5,
  hit: 1,
  revealed: 1,
  restored: 1,
  shot: 0.5,
};
/** What the first loss, the last one and a piece of luck add to that. */
const FIRST = 2;
const LAST = 6;
const LUCK = 2;
/** How many key moments are shown, and how many a quiet match gets too. */
const MOST = 7;
const LEAST = 4;

/** Returns the actions of a match in order, each with its responses, without the set-up that the app made itself. */
export const reportActions = (open: OpenMatch): ReportAction[] => {
  const spans: { from: number; to: number }[] = [];
  for (let ply = 1 + (open.match.begins ?? 0); ply < open.steps.length; ply++) {
    const last = spans.at(-1);
    if (last && isMidway(open, ply)) last.to = ply;
    else if (!opens(open, ply)) spans.push({ from: ply, to: ply });
  }
  return spans.flatMap(({ from, to }) => {
    const events = open.steps.slice(from, to + 1).flatMap((_, i) => eventsAt(open, from + i));
    return events.length > 0 ? [{ from, to, events }] : [];
  });
};
/** Returns the ply at which the set-up is done and the play begins. */
export const firstPlayedPly = (open: OpenMatch): number => {
  const played = reportActions(open)[0];
  return played ? played.from - 1 : open.steps.length - 1;
};
/** Whether a step was still part of the set-up. */
const opens = ({ game, steps }: OpenMatch, ply: number): boolean => {
  const turn = game.turn(steps[ply - 1]?.state);
  return 'to' in turn && turn.opening === true;
};
const loses = ({ events }: ReportAction): boolean => events.some((event) => lossesIn(event).length > 0);
/** Returns how far an action went beyond its odds, in pieces. */
const luckIn = ({ from, to }: ReportAction, chances: readonly LuckChain[]): number =>
  chances
    .filter((chance) => chance.from >= from && chance.to <= to)
    .flatMap(({ lost, expected }) =>
      [...new Set([...Object.keys(lost), ...Object.keys(expected)])].map((seat) =>
        Math.abs((lost[seat as keyof typeof lost] ?? 0) - (expected[seat as keyof typeof expected] ?? 0)),
      ),
    )
    .reduce((sum, each) => sum + each, 0);
/**
 * Returns the key moments of a match in order: the actions with most losses, points and luck, the first loss and the last one.
 * A match without any gets actions evenly spread over it.
 */
export const reportMoments = (open: OpenMatch, chances: readonly LuckChain[]): ReportAction[] => {
  const actions = reportActions(open);
  const [first, last] = [actions.find(loses), actions.findLast(loses)];
  const weightOf = (action: ReportAction): number =>
    action.events.reduce(
      (sum, event) => sum + (WEIGHTS[event.kind] ?? 0) * ('ids' in event ? event.ids.length : 1),
      0,
    ) +
    (action === first ? FIRST : 0) +
    (action === last ? LAST : 0) +
    LUCK * luckIn(action, chances);
  const weighed = actions.map((action) => ({ action, weight: weightOf(action) })).filter(({ weight }) => weight > 0);
  const chosen = new Set(
    weighed
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST)
      .map(({ action }) => action),
  );
  for (let i = 1; i <= LEAST && chosen.size < LEAST; i++) {
    const spread = actions[Math.floor((i * (actions.length - 1)) / LEAST)];
    if (spread) chosen.add(spread);
  }
  return actions.filter((action) => chosen.has(action));
};
