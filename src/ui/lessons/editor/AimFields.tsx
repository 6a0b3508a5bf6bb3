import type { PieceNode } from '../../../core/scene.ts';
import type { StepOf } from '../../../lessons/lesson.ts';
import { t } from '../../../i18n/index.ts';
import { Die } from '../../components/Die.tsx';
import { EventFields } from './EventFields.tsx';
import { TextField } from './TextField.tsx';

type Do = StepOf<'do'>;
const MOST_DICE = 8;
interface Props {
  readonly step: Do;
  readonly pieces: readonly PieceNode[];
  set(step: Do, field?: string): void;
}
/** The task of a step: its required event and piece, its dice, and its texts. */
export const AimFields = ({ step, pieces, set }: Props) => {
  const dice = step.dice ?? [];
  const setDice = (faces: readonly number[]): void => {
    const { dice: _, ...rest } = step;
    set(faces.length > 0 ? { ...rest, dice: [...faces] } : rest);
  };
  return (
    <>
      <EventFields aims={step.aims} pieces={pieces} set={(aims) => set({ ...step, aims })} />
      <fieldset>
        <legend>{t('editor.dice')}</legend>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <button
            key={face}
            type="button"
            className="plain"
            aria-label={t('desk.face', { face })}
            disabled={dice.length >= MOST_DICE}
            onClick={() => setDice([...dice, face])}
          >
            <Die face={face} size={24} />
          </button>
        ))}
        {dice.length > 0 && (
          <button type="button" className="plain" onClick={() => setDice([])}>
            {dice.join(', ')} · {t('lab.clear')}
          </button>
        )}
      </fieldset>
      <TextField
        label={t('editor.hint')}
        words={step.hint}
        marks={step.points?.length}
        set={(hint) => set({ ...step, hint }, 'hint')}
      />
      <TextField
        label={t('editor.told')}
        words={step.told}
        marks={step.points?.length}
        set={(told) => set({ ...step, told }, 'told')}
      />
    </>
  );
};
