import type { StepOf } from '../../lessons/lesson.ts';
import { t } from '../../i18n/index.ts';
import { LabStepBench } from '../bench/LabStepBench.tsx';
import { useSharedLab } from '../class/useSharedLab.ts';
import { useGame } from '../useGame.ts';

interface Props {
  readonly game: string;
  readonly step: StepOf<'lab'>;
  /** The lesson and the number of the step, by which the class's windows know it. */
  readonly of: string;
  /** Whether the bars are shown. */
  readonly open: boolean;
}
/** The odds lab of a lesson's step, in place of the table. The class screen shows the rolls of the desk's view. */
export const LabBoard = ({ game: id, step, of, open }: Props) => {
  const game = useGame(id);
  const { led, tell } = useSharedLab(of, step.trial, step.settings);
  const trial = game?.lab?.trials.find((each) => each.id === step.trial);
  return (
    <section className="board labboard lab" data-part="lab-board" aria-label={t('lab')}>
      {game && trial && (
        <LabStepBench
          game={game}
          trial={trial}
          setting={step.settings}
          open={open}
          led={led?.totals ?? null}
          {...(tell ? { tell } : {})}
        />
      )}
    </section>
  );
};
