import { BookOpen, ChartColumn, Check, Dices, Pin, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LessonStep, LocalText } from '../../lessons/lesson.ts';
import { hasText, t, useTranslation } from '../../i18n/index.ts';
import { createSpokenContext } from '../../presentation/text/formatters.ts';
import { useMatch } from '../playing/context/match.tsx';
import { useClass } from '../class/classroom.ts';
import { Die } from '../components/Die.tsx';
import { role } from '../windowRole.ts';
import { openRule } from '../rulebook/Rulebook.tsx';
import { VoteCount } from '../class/VoteCount.tsx';
import { seenVotes, sumOf } from '../class/votes.ts';
import { buttonText, type Progress, type StepStatus } from '../../lessons/stepStatus.ts';
import { Small } from '../components/Small.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { useAnswerFocus } from './answerFocus.ts';
import type { LessonEnd } from './Outcome.tsx';
import { MarkedText } from '../lesson/MarkedText.tsx';
import { spokenMarks } from './spokenMarks.ts';
import { useSpokenStep } from './useSpokenStep.ts';

interface CardProps {
  readonly game: string;
  /** The lesson's name. */
  readonly name: LocalText;
  readonly step: LessonStep;
  readonly at: number;
  readonly of: number;
  readonly standing: StepStatus;
  readonly progress: Progress;
  /** The right answer, or -1 while it is unknown. */
  readonly truth: number;
  words(text: LocalText): string;
  choose(answer: number): void;
  /** What happened, if other dice were rolled than the step's texts expect. */
  readonly otherwise: string | null;
  /** Plays the next part of the predicted action. Null until it is time. */
  readonly next: (() => void) | null;
  /** Shown below the result. */
  readonly children: ReactNode;
}
/** The card of a step: its text, its answers, and the result. */
export const LessonCard = ({
  game,
  name,
  step,
  at,
  of,
  standing,
  progress,
  truth,
  words,
  choose,
  otherwise,
  next,
  children,
}: CardProps) => {
  const { raised, counted, odds, margin, pin } = useRaised(at, step.kind === 'predict' && standing === 'met');
  const title = useRef<HTMLHeadingElement>(null);
  const { open, scene } = useMatch();
  const spoken = createSpokenContext(open.match.players, scene);
  const heading = of > 1 ? t('lesson.step', { n: at + 1, of }) : t('lessons.puzzle');
  const headline = words(of > 1 ? step.name : name);
  const names = (step.points ?? []).map((id) => spoken.label?.(id) ?? id);
  useSpokenStep(at, spokenMarks([heading, headline, words(step.text)].join('. '), names));
  useAnswerFocus(at, step.kind, standing);
  const then = useRef(next);
  useEffect(() => {
    then.current = next;
  });
  const due = next !== null;
  useEffect(() => {
    if (due) then.current?.();
  }, [due]);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const said = useRef<HTMLDivElement>(null);
  const answered = progress.chosen !== null || standing === 'met' || standing === 'missed';
  useEffect(() => {
    if (answered) said.current?.scrollIntoView({ block: 'nearest' });
  }, [answered, standing]);
  const known = step.kind === 'ask' ? progress.chosen !== null : standing === 'met';
  const chosen = step.kind === 'ask' && progress.chosen !== null ? step.answers[progress.chosen] : undefined;
  return (
    <section className="paper lessoncard" data-part="lesson-card" data-kind={step.kind} data-standing={standing}>
      <Small>{heading}</Small>
      <h2 ref={title}>{headline}</h2>
      <Explanation text={words(step.text)} />
      {step.kind === 'do' && step.dice && (
        <Small className="set" data-part="set-dice">
          <Pin aria-hidden /> {t('lesson.dice')}{' '}
          {step.dice.map((face, i) => (
            <Die key={i} face={face} size={20} />
          ))}
        </Small>
      )}
      {'answers' in step && step.answers && (
        <ol className="answers" data-part="answers">
          {step.answers.map((answer, i) => {
            const right = i === truth && (step.kind !== 'ask' || i === progress.chosen);
            const marked = known && (right || i === progress.chosen);
            const mark = marked ? `${right}` : null;
            return (
              <li key={i}>
                <button
                  type="button"
                  aria-pressed={progress.chosen === i}
                  data-mark={mark ?? undefined}
                  aria-disabled={progress.thrown || (step.kind === 'ask' && standing === 'met') || undefined}
                  onClick={() => !(step.kind === 'ask' && standing === 'met') && choose(i)}
                >
                  <b aria-hidden>{t('lesson.letters')[i]}</b>
                  <span>
                    <MarkedText text={words(answer.text)} />
                  </span>
                  {raised && <VoteCount votes={raised} answer={i} odds={odds} tried={margin !== null} />}
                  {mark === 'true' && <Check aria-label={t('lesson.right')} />}
                  {mark === 'false' && <X aria-label={t('lesson.wrong')} />}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      {counted > 0 && <Small className="raised">{t('desk.voted', { count: counted })}</Small>}
      {pin && (
        <Small className="set" data-part="set-dice">
          <Pin aria-hidden /> {t('desk.pinned')} <Die face={pin} size={28} />
        </Small>
      )}
      <div ref={said} role="status">
        {chosen && <Explanation className={standing === 'met' ? 'good' : 'notyet'} text={words(chosen.why)} />}
        {'told' in step && standing === 'met' && <Explanation className="good" text={otherwise ?? words(step.told)} />}
        {step.kind === 'do' && standing === 'missed' && (
          <Explanation className="notyet" text={otherwise ?? words(step.hint)}>
            <strong>{t('lesson.missed')}</strong>{' '}
          </Explanation>
        )}
        {children}
      </div>
      {step.rule && role !== 'projector' && hasText(`${game}:${step.rule}.name`) && (
        <RuleOf game={game} rule={step.rule} />
      )}
    </section>
  );
};

/** Opens the rulebook at the rule of a step. */
const RuleOf = ({ game, rule }: { readonly game: string; readonly rule: string }) => (
  <button type="button" className="quiet rulelink" onClick={() => openRule(game, rule)}>
    <BookOpen aria-hidden /> {t('lesson.rule', { name: { key: `${game}:${rule}.name` } })}
  </button>
);

interface ExplanationProps {
  readonly text: string;
  readonly className?: string;
  readonly children?: ReactNode;
}
/** A text of a step. Where a class screen has no room, only its first sentence stays. */
const Explanation = ({ text, className, children }: ExplanationProps) => {
  const { i18n } = useTranslation();
  const [{ segment = '' } = {}] = new Intl.Segmenter(i18n.language, { granularity: 'sentence' }).segment(text);
  const first = segment.length < text.length ? segment : text;
  return (
    <p className={className}>
      {children}
      <MarkedText text={first} />
      <span className="further">
        <MarkedText text={text.slice(first.length)} />
      </span>
    </p>
  );
};
/** Returns the hands raised by a class at a step, the odds once they are visible with their margin, and the face set for the next roll. */
const useRaised = (at: number, over: boolean) => {
  const votes = useClass((state) => state.votes);
  const odds = useClass((state) => (over || state.shown ? state.odds : null));
  const margin = useClass((state) => state.oddsMargin);
  const pin = useClass((state) => state.die);
  const hides = useClass((state) => state.hidesVotes && !over);
  const raised = role === null ? null : seenVotes(votes, at, hides);
  const counted = role !== null && votes.step === at ? sumOf(votes.hands) : 0;
  return { raised, counted, odds, margin, pin };
};
interface TrayProps {
  readonly step: LessonStep;
  readonly standing: StepStatus;
  /** The end of the lesson, at its last step. */
  readonly end: LessonEnd | null;
  /** What a press does. Null if an answer or a result must come first. */
  readonly press: (() => void) | null;
  /** What a press does instead. */
  wait(): void;
}
/** The tray with the one primary button of a step without an action on the table. */
export const LessonTray = ({ step, standing, end, press, wait }: TrayProps) => {
  const beside = standing === 'met' ? end?.beside : undefined;
  return (
    <section className="tray" data-part="tray" aria-label={t('tray')}>
      <div className="felt">
        <PrimaryButton aria-disabled={!press || undefined} onClick={press ?? wait}>
          <Icon kind={step.kind} standing={standing} /> {t(buttonText(step.kind, standing, end?.text ?? null))}
        </PrimaryButton>
        {beside && (
          <button type="button" className="plain" onClick={beside.press}>
            {t(beside.text)}
          </button>
        )}
      </div>
    </section>
  );
};

/** The picture on the primary button of a step. */
const Icon = ({ kind, standing }: { readonly kind: LessonStep['kind']; readonly standing: StepStatus }) => {
  if (standing === 'missed') return <RotateCcw aria-hidden />;
  if (standing !== 'ready') return null;
  return kind === 'lab' ? <ChartColumn aria-hidden /> : <Dices aria-hidden />;
};
