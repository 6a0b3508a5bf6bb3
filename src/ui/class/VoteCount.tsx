import { Dices, Hand } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { chanceTexts } from '../../i18n/formatChances.ts';

/** Returns the number of hands raised. */
export const sumOf = (hands: readonly number[]): number => hands.reduce((a, b) => a + b, 0);
interface Props {
  readonly raised: readonly number[];
  readonly answer: number;
  /** The odds of the answers, once the class may see them. */
  readonly odds: readonly number[] | null;
  /** Whether the odds were sampled. */
  readonly tried: boolean;
}
/** The hands raised by a class for an answer, and its probability beside them. Each has a sign, because two bare numbers could be confused. */
export const VoteCount = ({ raised, answer, odds, tried }: Props) => {
  const dice = useMatchStore((state) => !state.open?.game.secrets);
  const chance = odds && chanceTexts(odds, { dice, tried })[answer];
  return (
    <span className="hands" data-part="raised-hands">
      <i style={{ '--share': (raised[answer] ?? 0) / Math.max(1, sumOf(raised)) } as React.CSSProperties} aria-hidden />
      <b aria-label={t('desk.hands', { count: raised[answer] ?? 0 })}>
        <Hand aria-hidden />
        {raised[answer] ?? 0}
      </b>
      {chance && (
        <em>
          <Dices aria-label={t('odds.chance')} />
          <span>
            {chance.fraction && <strong>{chance.fraction}</strong>} <span>{chance.percent}</span>
          </span>
        </em>
      )}
    </span>
  );
};
