import { Dices, Hand } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { chanceTexts } from '../../i18n/formatChances.ts';
import { sumOf, type Votes } from './votes.ts';

interface Props {
  /** The votes, as far as the class may see them. */
  readonly votes: Pick<Votes, 'hands' | 'first'>;
  readonly answer: number;
  /** The odds of the answers, once the class may see them. */
  readonly odds: readonly number[] | null;
  /** Whether the odds were sampled. */
  readonly tried: boolean;
}
/** The hands raised by a class for an answer, and its probability beside them. Each has a sign, because two bare numbers could be confused. */
export const VoteCount = ({ votes: { hands, first }, answer, odds, tried }: Props) => {
  const dice = useMatchStore((state) => !state.open?.game.secrets);
  const chance = odds && chanceTexts(odds, { dice, tried })[answer];
  return (
    <span className="hands" data-part="raised-hands">
      <span className="rounds">
        {first && <Round hands={first} answer={answer} name="votes.first" />}
        <Round hands={hands} answer={answer} {...(first ? { name: 'votes.second' } : {})} />
      </span>
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
interface RoundProps {
  readonly hands: readonly number[];
  readonly answer: number;
  /** Which of two votes it is. */
  readonly name?: 'votes.first' | 'votes.second';
}
/** One vote on an answer, as a bar and a number. */
const Round = ({ hands, answer, name }: RoundProps) => {
  const count = hands[answer] ?? 0;
  const text = t('desk.hands', { count });
  return (
    <span data-round={name === 'votes.first' ? 'first' : undefined}>
      <i style={{ '--share': count / Math.max(1, sumOf(hands)) } as React.CSSProperties} aria-hidden />
      <b aria-label={name ? `${t(name)}: ${text}` : text}>
        <Hand aria-hidden />
        {count}
      </b>
    </span>
  );
};
