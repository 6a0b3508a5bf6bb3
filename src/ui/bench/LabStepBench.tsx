import type { AnyGame } from '../../core/game.ts';
import type { LabSettings, LabTrial } from '../../core/oddsLab.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { AimTestBench } from './AimTestBench.tsx';
import { RollCounts } from './RollCounts.tsx';
import { settingTexts } from './settingTexts.ts';
import { SetupPicture } from './SetupPicture.tsx';
import type { SharedRolls } from './sharedRolls.ts';
import { useBench } from './useBench.ts';
import '../styles/match/odds.css';
import '../styles/lab/bench.css';
import '../styles/lab/windows.css';
import '../styles/lab/step.css';

interface Props extends SharedRolls {
  readonly game: AnyGame;
  readonly trial: LabTrial<unknown, unknown>;
  readonly setting: LabSettings;
  /** Whether the bars are shown. */
  readonly open: boolean;
}
/** A lesson's bench: the table and its conditions, and once it is open the bars and the rolls. */
export const LabStepBench = ({ game, trial, setting, open, led, tell }: Props) => {
  const { laid, sure, rolls, formatContext } = useBench(game, trial, setting, { led, ...(tell ? { tell } : {}) });
  return (
    <div className="stepbench" data-open={open || undefined}>
      <section className="paper set" aria-label={t('lab.set')}>
        <SetupPicture game={game} laid={laid} />
        <ul className="conditions" data-part="conditions">
          {[formatMessage(trial.label), ...settingTexts(trial, setting)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {open && sure && <RollCounts endings={sure.endings} laid={laid} formatContext={formatContext} {...rolls} plain />}
      {open && trial.tried && <AimTestBench game={game} laid={laid} led={led} plain {...(tell ? { tell } : {})} />}
    </div>
  );
};
