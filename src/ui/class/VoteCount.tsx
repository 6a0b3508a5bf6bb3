import { Dices, Hand } from 'lucide-react';
import { formatChances } from '../../i18n/formatChances.ts';
import { t } from '../../i18n/index.ts';

/** Returns the number of hands raised. */
export const sumOf = (hands: readonly number[]): number => hands.reduce((a, b) => a + b, 0);
interface Props {
  readonly raised: readonly number[];
  readonly answer: number;
  /** The odds of the answers, once the class may see them. */
  readonly odds: readonly number[] | null;
}
/** The hands raised by a class for an answer, and its probability beside them. Each has a sign, because two bare numbers could be confused. */
export const VoteCount = ({ raised, answer, odds }: Props) => (
  <span className="hands" data-part="raised-hands">
    <i style={{ '--share': (raised[answer] ?? 0) / Math.max(1, sumOf(raised)) } as React.CSSProperties} aria-hidden />
    <b aria-label={t('desk.hands', { count: raised[answer] ?? 0 })}>
      <Hand aria-hidden />
      {raised[answer] ?? 0}
    </b>
    {odds && (
      <em>
        <Dices aria-label={t('odds.chance')} />
        {formatChances(odds)[answer]}
      </em>
    )}
  </span>
);
