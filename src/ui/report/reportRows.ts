import type { TableEvent } from '../../core/event.ts';
import { luckBalance, type LuckChain } from '../../core/matchStats.ts';
import type { Seat } from '../../core/seat.ts';
import { type FormatContext, formatMessage } from '../../i18n/index.ts';
import { actingPlayer } from '../../presentation/pacing.ts';
import { type ReportAction, reportActions } from '../../presentation/reportMoments.ts';
import { rollsOf, sceneAt } from '../../presentation/scenes.ts';
import { createFormatContext, eventText } from '../../presentation/text/formatters.ts';
import { rowHead } from '../../presentation/text/ruleTable.ts';
import { stepNumber } from '../../presentation/visibleSteps.ts';
import type { OpenMatch } from '../../store/matchStore.ts';

/** An action in the words of the report: its number, its player, and its events in words. */
export interface ActionInWords {
  readonly n: number;
  readonly seat: Seat | null;
  readonly texts: readonly string[];
}
const contextOf = (open: OpenMatch, { from, to }: ReportAction): FormatContext =>
  createFormatContext(open.match.players, sceneAt(open, from - 1), sceneAt(open, to));
/** Returns one action in words. */
export const actionInWords = (open: OpenMatch, action: ReportAction): ActionInWords => {
  const context = contextOf(open, action);
  const texts = action.events.map((event) => eventText(event, context));
  return { n: stepNumber(open, action.from), seat: actingPlayer(open, action.from)?.seat ?? null, texts };
};
/** Returns all actions of a match in words, in order. */
export const actionsInWords = (open: OpenMatch): ActionInWords[] =>
  reportActions(open).map((action) => actionInWords(open, action));

/** An action with rolls as a row of the table of luck. `luck` is what it gave each player beyond the odds, in pieces. */
export interface LuckRow {
  readonly n: number;
  readonly seat: Seat | null;
  readonly what: string;
  readonly dice: readonly number[];
  readonly outcome: string;
  readonly luck: readonly number[];
}
const targetOf = (events: readonly TableEvent[], context: FormatContext): string => {
  const roll = rollsOf(events).find(({ thrown }) => thrown.dealt);
  const { by, on } = roll?.thrown.dealt ?? {};
  if (by === undefined || on === undefined) return '';
  return [by, on].map((id) => context.label?.(id) ?? '').join(' → ');
};
/** Returns the rows of the table of luck: the actions by chance that cost a piece, or could. */
export const luckRows = (open: OpenMatch, chances: readonly LuckChain[]): LuckRow[] =>
  reportActions(open).flatMap((action) => {
    const own = chances.filter(({ from, to, lost, expected }) => {
      const risky = Object.keys({ ...lost, ...expected }).length > 0;
      return risky && from >= action.from && to <= action.to;
    });
    const [first] = action.events;
    if (own.length === 0 || !first) return [];
    const rolls = rollsOf(action.events);
    const last = rolls.at(-1);
    const context = contextOf(open, action);
    const row = last?.thrown.rows[last.row];
    return [
      {
        n: stepNumber(open, action.from),
        seat: actingPlayer(open, action.from)?.seat ?? null,
        what: targetOf(action.events, context) || formatMessage((last ?? first).text, context),
        dice: rolls.flatMap(({ dice }) => dice),
        outcome: row ? rowHead(formatMessage(row.word ?? row.text, context)).word : '',
        luck: open.match.players.map(({ seat }) => luckBalance(own, seat)),
      },
    ];
  });
