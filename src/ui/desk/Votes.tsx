import { Minus, Plus, QrCode, Repeat } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import { changeClass, useClass } from '../class/classroom.ts';
import { TalkTimer } from '../class/TalkTimer.tsx';
import { gainOf, MOST_VOTES, signed, sumOf, type Votes as Counted } from '../class/votes.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';
import { Toggle } from '../components/Toggle.tsx';

interface Props {
  readonly answers: readonly string[];
  readonly votes: Counted;
  /** The right answer, once the class knows it. */
  readonly right: number | null;
  /** Whether a link to the question can be shown as a code. */
  readonly coded: boolean;
  /** Sets the number of hands for an answer. */
  count(answer: number, hands: number): void;
}
/** How long a class may talk, minutes. */
const TALKS = [1, 2, 3, 5];
/** The hands raised for each answer, counted or typed by the teacher, and how the class votes. */
export const Votes = ({ answers, votes, right, coded, count }: Props) => {
  const { hands } = votes;
  const hides = useClass((state) => state.hidesVotes);
  const gain = right === null ? null : gainOf(votes, right);
  return (
    <section className="paper votes" data-part="votes" aria-labelledby="deskVotes">
      <Row as="header">
        <h2 id="deskVotes" className="grow">
          {t('desk.votes')}
        </h2>
        <Toggle
          on={hides}
          set={(on) => changeClass({ hidesVotes: on, votes: { ...votes, closed: false } })}
          label={t('votes.hide')}
        />
        <Small role="status">{t('desk.voted', { count: sumOf(hands) })}</Small>
      </Row>
      <ol>
        {answers.map((text, i) => (
          <Count key={i} text={text} answer={i} votes={votes} count={(hands) => count(i, hands)} />
        ))}
      </ol>
      <Row className="votetools">
        <Rounds votes={votes} />
        {coded && <QuestionCode />}
        <Talks />
      </Row>
      {gain !== null && <p role="status">{t('votes.gain', { points: signed(gain) })}</p>}
      <Small>{t('votes.help')}</Small>
    </section>
  );
};
interface CountProps {
  readonly text: string;
  readonly answer: number;
  readonly votes: Counted;
  /** Sets the number of hands for the answer. */
  count(hands: number): void;
}
/** The hands for one answer, with its number in the first vote if there was one. */
const Count = ({ text, answer, votes: { hands, first }, count }: CountProps) => {
  const now = hands[answer] ?? 0;
  return (
    <li>
      <b aria-hidden>{t('lesson.letters')[answer]}</b>
      <span className="grow">{text}</span>
      {first && <small aria-label={`${t('votes.first')}: ${first[answer] ?? 0}`}>{first[answer] ?? 0} →</small>}
      <button
        type="button"
        className="icon"
        aria-label={t('desk.fewer', { what: text })}
        onClick={() => count(now - 1)}
      >
        <Minus aria-hidden />
      </button>
      <input
        type="number"
        className="field"
        inputMode="numeric"
        min={0}
        max={MOST_VOTES}
        aria-label={t('votes.count', { what: text })}
        value={now}
        onFocus={(event) => event.target.select()}
        onChange={(event) => count(event.target.valueAsNumber)}
      />
      <button type="button" className="icon" aria-label={t('desk.more', { what: text })} onClick={() => count(now + 1)}>
        <Plus aria-hidden />
      </button>
    </li>
  );
};
/** Closes a hidden vote, or lets the class vote again. */
const Rounds = ({ votes }: { readonly votes: Counted }) => {
  const hides = useClass((state) => state.hidesVotes);
  const { hands, first, closed } = votes;
  if (sumOf(hands) === 0) return null;
  return (
    <>
      {hides && !closed && (
        <button type="button" className="plain" onClick={() => changeClass({ votes: { ...votes, closed: true } })}>
          {t('votes.close')}
        </button>
      )}
      {!first && (
        <button
          type="button"
          className="plain"
          onClick={() => changeClass({ votes: { ...votes, first: hands, hands: [], closed: false } })}
        >
          <Repeat aria-hidden /> {t('votes.again')}
        </button>
      )}
    </>
  );
};
/** Gives the class some minutes to talk. */
const Talks = () => {
  const ends = useClass((state) => state.talkEnds);
  return (
    <>
      <Row as="span" role="group" aria-label={t('votes.timer')}>
        {TALKS.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className="plain"
            onClick={() => changeClass({ talkEnds: Date.now() + minutes * 60_000 })}
          >
            {t('votes.minutes', { n: minutes })}
          </button>
        ))}
        {ends !== null && (
          <button type="button" className="plain" onClick={() => changeClass({ talkEnds: null })}>
            {t('votes.stop')}
          </button>
        )}
      </Row>
      <TalkTimer />
    </>
  );
};
/** Shows the class the code of a link to the question. */
const QuestionCode = () => {
  const covered = useClass((state) => state.covered);
  const on = covered === 'question';
  return (
    <button
      type="button"
      className="plain"
      aria-pressed={on}
      onClick={() => changeClass({ covered: on ? 'live' : 'question' })}
    >
      <QrCode aria-hidden /> {t('votes.code')}
    </button>
  );
};
