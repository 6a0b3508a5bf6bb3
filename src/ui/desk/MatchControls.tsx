import { Eye, EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { formatChances as inWhole } from '../../i18n/formatChances.ts';
import { t } from '../../i18n/index.ts';
import { followMatch } from '../../store/practice.ts';
import { closeMatch } from '../../store/matchSession.ts';
import { Toggle } from '../components/Toggle.tsx';
import {
  type VoteQuestion,
  sendCommand,
  changeClass,
  type MatchUpdate,
  useClass,
  useClassUpdates,
} from '../class/classroom.ts';
import { NO_VOTES, withCount } from '../class/votes.ts';
import { useGame } from '../useGame.ts';
import { ClassScreens } from './ClassScreens.tsx';
import { ClassView } from './ClassView.tsx';
import { LuckReport } from './LuckReport.tsx';
import { TeacherNotes } from './TeacherNotes.tsx';
import { DeskTools, useToolKeys } from './DeskTools.tsx';
import { Votes } from './Votes.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

/** Sets the hands for an answer of the vote. */
const count = (answer: number, hands: number): void => {
  const { ask: request, votes } = useClass.getState();
  if (!request) return;
  const now = withCount(votes.hands, request.answers.length, answer, hands);
  changeClass({ votes: { ...votes, step: request.ply, hands: now } });
};
const add = (answer: number): void => count(answer, (useClass.getState().votes.hands[answer] ?? 0) + 1);
/**
 * Returns what the desk's primary button does in a match: asks the class, rolls once hands are counted, or closes the vote. Null
 * if there is nothing to ask.
 */
const commandFor = (news: MatchUpdate | null): 'ask' | 'count' | 'throw' | 'choose' | 'close' | null => {
  const { ask: request, votes } = useClass.getState();
  if (!request) return news?.offer ? 'ask' : null;
  if (news && news.came !== null) return 'close';
  // An undone action leaves nothing to vote on.
  if (!news?.offer && news?.match.entries.length === request.ply) return 'close';
  if (!votes.hands.some((count) => count > 0)) return 'count';
  return news?.goes ? 'throw' : 'choose';
};
const TEXTS = {
  ask: 'desk.ask',
  count: 'desk.count',
  throw: 'desk.press',
  choose: 'desk.do',
  close: 'desk.closeVote',
} as const;
const closeVote = (): void => changeClass({ ask: null, votes: NO_VOTES, odds: null, shown: false, talkEnds: null });

/** The desk during a match: what the class sees, and the controls for the teacher only. */
export const MatchControls = ({ id }: { readonly id: string }) => {
  const update = useClassUpdates((state) => state.match);
  const news = update?.id === id ? update : null;
  const { ask: request, votes } = useClass();
  useGame(news?.match.game ?? null);
  useEffect(() => {
    if (news) followMatch(news.id, news.match, news.viewer);
  }, [news]);
  useEffect(() => closeMatch, []);
  const action = commandFor(news);
  const able = action === 'ask' || action === 'throw' || action === 'close';
  const press = (): void => {
    const now = commandFor(news);
    if (now === 'ask' && news?.offer)
      changeClass({ ask: news.offer, votes: { ...NO_VOTES, step: news.offer.ply }, shown: false });
    if (now === 'throw') sendCommand({ type: 'press' });
    if (now === 'close') closeVote();
  };
  useToolKeys({ next: press, back: () => undefined, vote: add, code: false });
  return (
    <div className="desk leading">
      <div className="left">
        <ClassView route={{ at: 'match', id }} game={news?.match.game} />
        <ClassScreens table="desk.match" report={null} />
        <DeskTools coded={false} />
      </div>
      <div className="right">
        <section className="paper next" data-part="next-step" aria-labelledby="deskOffer">
          <OnOffer asked={request ?? news?.offer ?? null} came={news?.came ?? null} votes={request !== null} />
          <PrimaryButton aria-disabled={!able || undefined} onClick={press}>
            {t(action ? TEXTS[action] : 'desk.layOne')} {able && <kbd>PgDn</kbd>}
          </PrimaryButton>
        </section>
        {request && (
          <Votes
            answers={request.answers.map(({ text }) => text)}
            votes={votes}
            right={news?.came ?? null}
            coded={false}
            count={count}
          />
        )}
        <LuckReport />
        <TeacherNotes lesson={`match/${id}`} at={0} />
      </div>
    </div>
  );
};

interface OnOfferProps {
  readonly asked: VoteQuestion | null;
  /** The outcome of the vote. */
  readonly came: number | null;
  /** Whether the class votes on it. */
  readonly votes: boolean;
}
/** The exact odds of the proposed action. By default the class does not see them before the roll. */
const OnOffer = ({ asked, came, votes }: OnOfferProps) => {
  const { shown, chances } = useClass();
  const seen = votes ? shown || came !== null : chances;
  const Icon = seen ? Eye : EyeOff;
  const shares = asked ? inWhole(asked.answers.map(({ p }) => p)) : [];
  return (
    <div className="secret" data-part="teacher-only">
      <Row as="header">
        <Icon aria-hidden />
        <h2 id="deskOffer" className="grow">
          {asked ? asked.title : t('desk.offer')}
        </h2>
        {votes && came === null && (
          <Toggle on={shown} set={(on) => changeClass({ shown: on })} label={t('desk.show')} />
        )}
        {!votes && <Toggle on={chances} set={(on) => changeClass({ chances: on })} label={t('desk.chances')} />}
      </Row>
      {asked ? (
        <>
          <ul>
            {asked.answers.map(({ key, text, p }, i) => (
              <li key={key} aria-current={i === came || undefined}>
                <span>{text}</span>
                <i style={{ '--share': p } as React.CSSProperties} aria-hidden />
                <b>{shares[i]}</b>
              </li>
            ))}
          </ul>
          <Small>
            {t(asked.tried ? 'desk.tried' : 'desk.exact')} {t(seen ? 'desk.seenNow' : 'desk.seenAfter')}
          </Small>
        </>
      ) : (
        <Small>{t('desk.noOffer')}</Small>
      )}
    </div>
  );
};
