import { Check, X } from 'lucide-react';
import { t } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { endingKey } from '../../interaction/odds/exactOdds.ts';
import { VoteCount } from '../class/VoteCount.tsx';
import { seenVotes, sumOf } from '../class/votes.ts';
import { type VoteQuestion, useClass } from '../class/classroom.ts';
import { Small } from '../components/Small.tsx';

/** The answer for all outcomes without an answer of their own. */
export const OTHER = '*';
/** Returns the outcome of a vote by what was played since, or -1 if no answer was right. Null while the action is in progress. */
export const correctVote = (
  { ply, answers }: VoteQuestion,
  { game, steps }: OpenMatch,
  showing: boolean,
): number | null => {
  const turn = game.turn(steps.at(-1)?.state);
  if (showing || steps.length - 1 <= ply || ('to' in turn && turn.midway)) return null;
  const key = endingKey(steps.slice(ply + 1).flatMap(({ events }) => events));
  const at = answers.findIndex((answer) => answer.key === key);
  return at < 0 ? answers.findIndex((answer) => answer.key === OTHER) : at;
};
/** A class's vote in a match: the hands for each outcome, and after the roll the result and the odds. */
export const VoteCard = ({ open, showing }: { readonly open: OpenMatch; readonly showing: boolean }) => {
  const { ask: request, votes, shown, hidesVotes } = useClass();
  if (!request) return null;
  const came = correctVote(request, open, showing);
  const hands = votes.step === request.ply ? votes.hands : [];
  const seen = seenVotes(votes, request.ply, hidesVotes && came === null);
  const max = seen ? hands.indexOf(Math.max(1, ...hands)) : -1;
  return (
    <section
      className="paper lessoncard votecard"
      data-part="vote-card"
      data-kind="predict"
      data-standing={came === null ? 'open' : 'met'}
    >
      <Small>{request.title}</Small>
      <h2>{t('vote.title')}</h2>
      <ol className="answers" data-part="answers">
        {request.answers.map(({ key, text }, i) => {
          const wrong = i === max ? 'false' : undefined;
          const judged = i === came ? 'true' : wrong;
          const mark = came === null ? undefined : judged;
          return (
            <li key={key}>
              <p data-mark={mark} data-most={i === max || undefined}>
                <b aria-hidden>{t('lesson.letters')[i]}</b>
                <span>{text}</span>
                {seen && (
                  <VoteCount
                    votes={seen}
                    answer={i}
                    odds={came !== null || shown ? request.answers.map(({ p }) => p) : null}
                    tried={request.tried}
                  />
                )}
                {mark === 'true' && <Check aria-label={t('lesson.right')} />}
                {mark === 'false' && <X aria-label={t('lesson.wrong')} />}
              </p>
            </li>
          );
        })}
      </ol>
      <Small className="raised" role="status">
        {t('desk.voted', { count: sumOf(hands) })}
      </Small>
      {came === null && !shown && <Small>{t('vote.covered')}</Small>}
      {came === -1 && <p>{t('vote.other')}</p>}
    </section>
  );
};
