import type { PieceNode } from '../../../core/scene.ts';
import type { LessonGoal } from '../../../lessons/lesson.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { Row } from '../../components/Row.tsx';

const EVENTS = ['moved', 'removed', 'wounded', 'hit', 'shot', 'rolled'] as const;
interface Props {
  readonly aims: readonly LessonGoal[];
  readonly pieces: readonly PieceNode[];
  set(aims: LessonGoal[]): void;
}
/** The required event, and its piece. Nothing if the task is specified in another way. */
export const EventFields = ({ aims, pieces, set }: Props) => {
  const [aim] = aims;
  if (aims.length !== 1 || aim?.kind !== 'event') return null;
  const [id] = aim.ids ?? [];
  return (
    <Row>
      <select
        className="field"
        aria-label={t('editor.event')}
        value={aim.event}
        onChange={({ target: { value } }) => {
          const event = EVENTS.find((each) => each === value);
          if (event) set([{ ...aim, event }]);
        }}
      >
        {EVENTS.map((event) => (
          <option key={event} value={event}>
            {t(`editor.event.${event}`)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={t('editor.whom')}
        value={id ?? ''}
        onChange={({ target: { value } }) => {
          const { ids: _, ...rest } = aim;
          set([value ? { ...rest, ids: [value] } : rest]);
        }}
      >
        <option value="">{t('editor.anybody')}</option>
        {pieces.map((piece) => (
          <option key={piece.id} value={piece.id}>
            {formatMessage(piece.label)}
          </option>
        ))}
      </select>
    </Row>
  );
};
