import type { AimTestOutcome } from '../../core/shots/aimTest.ts';
import type { Message } from '../../core/message.ts';
import { formatLength, formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import type { Meaning } from './judgement.ts';

export interface OddsRow {
  readonly p: number;
  readonly words: string;
  /** What it means for the acting side, and its worth. Rows are ordered by worth. */
  readonly meaning?: Meaning;
  readonly worth?: number;
}
const FIRST = 4;
const SMALL = 0.01;

/**
 * Returns outcomes as rows. Those with the same words are merged. The most wanted come first, and of equal worth the most
 * frequent. The 4 likeliest, and all of 1 % or more, have their own rows. The small rest is summed.
 */
export const oddsRows = (outcomes: readonly OddsRow[]): { rows: readonly OddsRow[]; rest: number } => {
  const merged = new Map<string, OddsRow>();
  for (const row of outcomes) merged.set(row.words, { ...row, p: row.p + (merged.get(row.words)?.p ?? 0) });
  const all = [...merged.values()].sort((a, b) => b.p - a.p);
  // A rest of only one row keeps its own row.
  const alone = all.filter(({ p }, i) => i < FIRST || p > SMALL - 1e-9).length;
  const count = all.length - alone === 1 ? all.length : alone;
  return {
    rows: all.slice(0, count).toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0)),
    rest: all.slice(count).reduce((sum, { p }) => sum + p, 0),
  };
};

/**
 * Returns one outcome of an aim test in words: what happened, its lasting effects or what the rule gives, and how far pieces were
 * pushed. What happened is left out if the effects or the pushes already say it.
 */
export const outcomeText = ({ rows, effects, texts, pushed }: AimTestOutcome, formatContext: FormatContext): string => {
  const textOf = (message: Message): string => formatMessage(message, formatContext);
  const ways = pushed.map(({ id, least: min, most: max }) => {
    const [from, to] = [min, max].map((mm) => Math.round(mm / 10)) as [number, number];
    const far = formatLength(to * 10, formatContext).cm;
    const who = formatContext.label?.(id) ?? id;
    if (min === 0) return t('fan.pushedUpTo', { who, far });
    return t('fan.pushed', { who, far: from === to ? far : t('fan.range', { from, to: far }) });
  });
  // A point names the side that scores, not the piece it was scored against.
  const named = effects.some((sign) => !/^(scored|over):/.test(sign));
  if (texts.length > 0)
    return [...(named ? [] : rows.map(({ text }) => textOf(text))), ...texts.map(textOf), ...ways].join(' · ');
  return ways.length > 0
    ? [...ways, ...rows.map(({ gives }) => textOf(gives))].join(' · ')
    : rows.map(({ text, gives }) => `${textOf(text)}. ${textOf(gives)}`).join(' · ');
};
