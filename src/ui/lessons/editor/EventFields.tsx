import type { PieceNode } from '../../../core/scene.ts';
import type { LessonGoal } from '../../../lessons/lesson.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { Row } from '../../components/Row.tsx';

const EVENTS = ['moved', 'removed', 'wounded', 'hit', 'shot', 'rolled'] as const;
const GOALS = [...EVENTS, 'nothing', 'chosen'] as const;
type Goal = (typeof GOALS)[number];
/** The goals that can be edited here. */
type Editable = Extract<LessonGoal, { kind: 'event' | 'nothing' | 'chosen' }>;
const goalOf = (aim: Editable): string => (aim.kind === 'event' ? aim.event : aim.kind);
/** Returns the goal of a kind for a piece, or for any piece. */
const withGoal = (goal: Goal, id: string | undefined, first: string | undefined): Editable | null => {
  if (goal === 'chosen') {
    const chosen = id ?? first;
    return chosen === undefined ? null : { kind: goal, ids: [chosen] };
  }
  const ids = id === undefined ? {} : { ids: [id] };
  return goal === 'nothing' ? { kind: goal, ...ids } : { kind: 'event', event: goal, ...ids };
};
interface Props {
  readonly aims: readonly LessonGoal[];
  readonly pieces: readonly PieceNode[];
  set(aims: LessonGoal[]): void;
}
/** The required event, and its piece. Nothing if the task is specified in another way. */
export const EventFields = ({ aims, pieces, set }: Props) => {
  const [aim] = aims;
  if (aims.length !== 1 || (aim?.kind !== 'event' && aim?.kind !== 'nothing' && aim?.kind !== 'chosen')) return null;
  const [id] = aim.ids ?? [];
  const first = pieces[0]?.id;
  const change = (goal: Goal | undefined, piece: string | undefined): void => {
    const next = goal && withGoal(goal, piece, first);
    if (next) set([aim.kind === 'event' && next.kind === 'event' && aim.rule ? { ...next, rule: aim.rule } : next]);
  };
  const goal = GOALS.find((each) => each === goalOf(aim));
  return (
    <Row>
      <select
        className="field"
        aria-label={t('editor.event')}
        value={goalOf(aim)}
        onChange={({ target: { value } }) =>
          change(
            GOALS.find((each) => each === value),
            id,
          )
        }
      >
        {GOALS.map((each) => (
          <option key={each} value={each}>
            {t(`editor.event.${each}`)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={t('editor.whom')}
        value={id ?? ''}
        onChange={({ target: { value } }) => change(goal, value || undefined)}
      >
        {goal !== 'chosen' && <option value="">{t('editor.anybody')}</option>}
        {pieces.map((piece) => (
          <option key={piece.id} value={piece.id}>
            {formatMessage(piece.label)}
          </option>
        ))}
      </select>
    </Row>
  );
};
