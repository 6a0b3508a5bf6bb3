import { ChevronLeft } from 'lucide-react';
import type { Lesson, LocalText } from '../../lessons/lesson.ts';
import { t, type UiKey } from '../../i18n/index.ts';
import { buttonText } from '../../lessons/stepStatus.ts';
import { sendCommand, type TableUpdate, useClass } from '../class/classroom.ts';
import { useToolKeys } from './DeskTools.tsx';
import { Row } from '../components/Row.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

interface Props {
  readonly lesson: Lesson;
  readonly at: number;
  readonly news: TableUpdate | null;
  words(text: LocalText): string;
  vote(answer: number, by: number): void;
}
/** What comes next, and the desk's one primary button. Its key does the same. */
export const NextStep = ({ lesson, at, news, words, vote }: Props) => {
  const votes = useClass((state) => state.votes);
  const step = lesson.steps[at];
  const next = lesson.steps[at + 1];
  const standing = news?.standing ?? 'open';
  const asks = step?.kind === 'ask' && standing === 'open';
  const max = Math.max(0, ...votes.hands);
  const counted = votes.step === at && max > 0;
  const goes = standing === 'ready' || standing === 'missed' || (standing === 'met' && next !== undefined);
  const able = goes || (asks && counted);
  const press = (): void => {
    if (!able) return;
    if (asks) sendCommand({ type: 'choose', answer: votes.hands.indexOf(max) });
    else sendCommand({ type: 'press' });
  };
  const back = (): void => {
    if (at > 0) sendCommand({ type: 'step', to: at - 1 });
  };
  useToolKeys({ next: press, back, vote: (answer) => vote(answer, 1), code: true });
  const textKey = (): UiKey => {
    if (asks && counted) return 'desk.answer';
    if (standing === 'open') return step?.kind === 'do' ? 'desk.do' : 'desk.count';
    return standing === 'met' && !next ? 'desk.over' : buttonText(step?.kind ?? 'tell', standing, false);
  };
  const text = t(textKey());
  return (
    <section className="paper next" data-part="next-step" aria-labelledby="deskNext">
      <Row as="header">
        <h2 id="deskNext" className="grow">
          {step && t('desk.step', { n: at + 1, of: lesson.steps.length, name: words(step.name) })}
        </h2>
      </Row>
      {next && (
        <p>
          <strong>{t('desk.next', { n: at + 2, name: words(next.name) })}</strong> {words(next.text)}
        </p>
      )}
      <Row>
        <button type="button" className="plain" aria-label={t('desk.back')} disabled={at === 0} onClick={back}>
          <ChevronLeft aria-hidden />
        </button>
        <PrimaryButton className="grow" aria-disabled={!able || undefined} onClick={press}>
          {text} {able && <kbd>PgDn</kbd>}
        </PrimaryButton>
      </Row>
    </section>
  );
};
