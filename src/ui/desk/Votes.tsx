import { Minus, Plus } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

interface Props {
  readonly answers: readonly string[];
  readonly hands: readonly number[];
  vote(answer: number, by: number): void;
}
/** The hands raised for each answer, counted by the teacher. */
export const Votes = ({ answers, hands, vote }: Props) => {
  const sum = hands.reduce((a, b) => a + b, 0);
  return (
    <section className="paper votes" data-part="votes" aria-labelledby="deskVotes">
      <Row as="header">
        <h2 id="deskVotes" className="grow">
          {t('desk.votes')}
        </h2>
        <Small role="status">{t('desk.voted', { count: sum })}</Small>
      </Row>
      <ol>
        {answers.map((text, i) => (
          <li key={i}>
            <b aria-hidden>{t('lesson.letters')[i]}</b>
            <span className="grow">{text}</span>
            <button
              type="button"
              className="icon"
              aria-label={t('desk.fewer', { what: text })}
              onClick={() => vote(i, -1)}
            >
              <Minus aria-hidden />
            </button>
            <output>{hands[i] ?? 0}</output>
            <button
              type="button"
              className="icon"
              aria-label={t('desk.more', { what: text })}
              onClick={() => vote(i, 1)}
            >
              <Plus aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <Small>{t('desk.voteHelp')}</Small>
    </section>
  );
};
