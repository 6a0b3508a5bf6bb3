import { Dices, Hand } from 'lucide-react';
import { formatChances } from '../../i18n/formatChances.ts';
import { t } from '../../i18n/index.ts';

/** All hands raised. */
export const sumOf = (hands: readonly number[]): number => hands.reduce((a, b) => a + b, 0);
interface Props {
  readonly raised: readonly number[];
  readonly answer: number;
  /** The chances of the answers, once the class may see them. */
  readonly odds: readonly number[] | null;
}
/** The hands that a class has raised for an answer, and its chance beside them, each with its sign: two numbers alone are taken for each other. */
export const VoteCount = ({ raised, answer, odds }: Props) => (
  <span className="hands">
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
