import { ChevronLeft, ListChecks, SkipForward, WandSparkles } from 'lucide-react';
import type { Lesson, LocalText } from '../../lessons/lesson.ts';
import { t, type UiKey } from '../../i18n/index.ts';
import { buttonText } from '../../lessons/stepStatus.ts';
import { sendCommand, type TableUpdate, useClass } from '../class/classroom.ts';
import { leaders } from '../class/majority.ts';
import { href } from '../route.ts';
import { useToolKeys } from './DeskTools.tsx';
import { StepList } from './StepList.tsx';
import { Row } from '../components/Row.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Small } from '../components/Small.tsx';

interface Props {
  readonly lesson: Lesson;
  readonly at: number;
  readonly news: TableUpdate | null;
  words(text: LocalText): string;
  /** Adds a hand to an answer. */
  vote(answer: number): void;
  /** The report of the class's votes. Null if there are none. */
  readonly report: string | null;
  /** Whether the teacher plays the lesson without a class. Nobody votes then. */
  readonly rehearses: boolean;
}
/** What the desk's primary button does: its text, and the press. Null if something must come first. */
interface Next {
  readonly text: UiKey;
  readonly press: (() => void) | null;
}
const leadOn = (): void => sendCommand({ type: 'press' });
const choose = (answer: number): void => sendCommand({ type: 'choose', answer });
/** Returns what comes next while a question is open. `first`: the answers with most hands. */
const nextOfQuestion = (first: readonly number[], news: TableUpdate | null): Next => {
  const chosen = news?.position.progress.chosen ?? null;
  if (news && chosen !== null) return { text: 'desk.reveal', press: () => choose(news.truth) };
  const [only, ...more] = first;
  if (only === undefined) return { text: 'desk.count', press: null };
  return more.length > 0 ? { text: 'desk.tie', press: null } : { text: 'desk.answer', press: () => choose(only) };
};
const nextOf = ({ lesson, at, news, rehearses }: Props, first: readonly number[]): Next => {
  const step = lesson.steps[at];
  const last = at === lesson.steps.length - 1;
  const standing = news?.standing ?? 'open';
  if (rehearses && standing === 'open' && step && 'answers' in step)
    return { text: 'desk.reveal', press: () => choose(Math.max(0, news?.truth ?? 0)) };
  if (standing === 'met' && last) return { text: 'desk.over', press: null };
  if (standing !== 'open')
    return { text: buttonText(step?.kind ?? 'tell', standing, null), press: standing === 'running' ? null : leadOn };
  if (step?.kind === 'ask') return nextOfQuestion(first, news);
  if (step?.kind === 'predict' || step?.kind === 'lab')
    return { text: first.length > 1 ? 'desk.tie' : 'desk.count', press: null };
  return { text: 'desk.do', press: null };
};

/** What comes next, and the desk's one primary button. Its key does the same. */
export const NextStep = (props: Props) => {
  const { lesson, at, news, words, vote, report } = props;
  const votes = useClass((state) => state.votes);
  const step = lesson.steps[at];
  const next = lesson.steps[at + 1];
  const first = votes.step === at ? leaders(votes.hands) : [];
  const { text, press } = nextOf(props, first);
  const back = (): void => {
    if (at > 0) sendCommand({ type: 'step', to: at - 1 });
  };
  useToolKeys({ next: () => press?.(), back, vote, code: true });
  return (
    <section className="paper next" data-part="next-step" aria-labelledby="deskNext">
      <Row as="header">
        <h2 id="deskNext" className="grow">
          {step && t('desk.step', { n: at + 1, of: lesson.steps.length, name: words(step.name) })}
        </h2>
      </Row>
      <StepList lesson={lesson} at={at} words={words} />
      {next && (
        <p className="coming">
          <strong>{t('desk.next', { n: at + 2, name: words(next.name) })}</strong> {words(next.text)}
        </p>
      )}
      {text === 'desk.tie' && <Tie answers={first} />}
      <Row>
        <button type="button" className="plain" aria-label={t('desk.back')} disabled={at === 0} onClick={back}>
          <ChevronLeft aria-hidden />
        </button>
        <PrimaryButton className="grow" aria-disabled={!press || undefined} onClick={() => press?.()}>
          {t(text)} {press && <kbd>PgDn</kbd>}
        </PrimaryButton>
        <OtherWays at={at} last={!next} news={news} />
      </Row>
      {report !== null && text === 'desk.over' && (
        <a className="plain" href={`./${href({ at: 'votes', id: report })}`} target="_blank" rel="noreferrer">
          <ListChecks aria-hidden /> {t('votes.open')}
        </a>
      )}
    </section>
  );
};
interface OtherWaysProps {
  readonly at: number;
  readonly last: boolean;
  readonly news: TableUpdate | null;
}
/** The ways past a step without the class: the app does it, or it is left out. */
const OtherWays = ({ at, last, news }: OtherWaysProps) =>
  news?.standing !== 'met' && (
    <>
      {news?.solvable && (
        <button type="button" className="plain" onClick={() => sendCommand({ type: 'solve' })}>
          <WandSparkles aria-hidden /> {t('desk.solve')}
        </button>
      )}
      {!last && (
        <button type="button" className="plain" onClick={() => sendCommand({ type: 'step', to: at + 1 })}>
          <SkipForward aria-hidden /> {t('desk.skip')}
        </button>
      )}
    </>
  );
/** Asks the teacher which of the answers with equally many hands the class gives. */
const Tie = ({ answers }: { readonly answers: readonly number[] }) => (
  <Row role="group" aria-labelledby="deskTie">
    <Small id="deskTie" className="grow">
      {t('desk.tieHelp')}
    </Small>
    {answers.map((answer) => (
      <button key={answer} type="button" className="plain" onClick={() => choose(answer)}>
        {t('lesson.letters')[answer]}
      </button>
    ))}
  </Row>
);
