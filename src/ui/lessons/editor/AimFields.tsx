import type { PieceNode } from '../../../core/scene.ts';
import type { StepOf } from '../../../lessons/lesson.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { Die } from '../../parts/Die.tsx';
import { WordsField } from './WordsField.tsx';

type Do = StepOf<'do'>;
const EVENTS = ['moved', 'removed', 'wounded', 'hit', 'shot', 'rolled'] as const;
const MOST_DICE = 8;
interface Props {
  readonly step: Do;
  readonly pieces: readonly PieceNode[];
  set(step: Do): void;
}
/** What is to be done: what must come about to whom, by which dice, and what is said of it. */
export const AimFields = ({ step, pieces, set }: Props) => {
  const [first] = step.aims;
  const aim = first?.kind === 'event' ? first : null;
  const [id] = aim?.ids ?? [];
  const dice = step.dice ?? [];
  const setDice = (faces: readonly number[]): void => {
    const { dice: _, ...rest } = step;
    set(faces.length > 0 ? { ...rest, dice: [...faces] } : rest);
  };
  return (
    <>
      {aim && step.aims.length === 1 && (
        <div className="row">
          <select
            className="field"
            aria-label={ui('editor.event')}
            value={aim.event}
            onChange={({ target: { value } }) => {
              const event = EVENTS.find((each) => each === value);
              if (event) set({ ...step, aims: [{ ...aim, event }] });
            }}
          >
            {EVENTS.map((event) => (
              <option key={event} value={event}>
                {ui(`editor.event.${event}`)}
              </option>
            ))}
          </select>
          <select
            className="field"
            aria-label={ui('editor.whom')}
            value={id ?? ''}
            onChange={({ target: { value } }) => {
              const { ids: _, ...rest } = aim;
              set({ ...step, aims: [value ? { ...rest, ids: [value] } : rest] });
            }}
          >
            <option value="">{ui('editor.anybody')}</option>
            {pieces.map((piece) => (
              <option key={piece.id} value={piece.id}>
                {tell(piece.label)}
              </option>
            ))}
          </select>
        </div>
      )}
      <fieldset>
        <legend>{ui('editor.dice')}</legend>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <button
            key={face}
            type="button"
            className="plain"
            aria-label={ui('desk.face', { face })}
            disabled={dice.length >= MOST_DICE}
            onClick={() => setDice([...dice, face])}
          >
            <Die face={face} size={24} />
          </button>
        ))}
        {dice.length > 0 && (
          <button type="button" className="plain" onClick={() => setDice([])}>
            {dice.join(', ')} · {ui('lab.clear')}
          </button>
        )}
      </fieldset>
      <WordsField label={ui('editor.hint')} words={step.hint} set={(hint) => set({ ...step, hint })} />
      <WordsField label={ui('editor.told')} words={step.told} set={(told) => set({ ...step, told })} />
    </>
  );
};
