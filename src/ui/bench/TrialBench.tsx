import type { AnyGame } from '../../core/game.ts';
import type { LabSettings, LabTrial } from '../../core/oddsLab.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { AimTestBench } from './AimTestBench.tsx';
import { Chances } from './Chances.tsx';
import { Fields } from './Fields.tsx';
import { RollCounts } from './RollCounts.tsx';
import { SetupPicture } from './SetupPicture.tsx';
import type { SharedRolls } from './sharedRolls.ts';
import { useBench } from './useBench.ts';
import { resultText, useSpokenResult } from './useSpokenResult.ts';
import '../styles/match/odds.css';
import '../styles/lab/bench.css';
import '../styles/lab/windows.css';

interface Props extends SharedRolls {
  readonly game: AnyGame;
  readonly trial: LabTrial<unknown, unknown>;
  readonly setting: LabSettings;
  set(change: LabSettings): void;
}
/** One action of the odds lab: its table, its conditions, its exact odds, and rolls beside them. */
export const TrialBench = ({ game, trial, setting, set, led, tell }: Props) => {
  const shared = { led, ...(tell ? { tell } : {}) };
  const { laid, refusal, sure, rolls, formatContext } = useBench(game, trial, setting, shared);
  useSpokenResult(sure ? resultText(sure, laid, formatContext, false) : '', laid);
  const fields = trial.fields(setting);
  return (
    <div className="bench">
      <section className="paper set" aria-labelledby="labSet">
        <h2 id="labSet">{t('lab.set')}</h2>
        <SetupPicture game={game} laid={laid} />
        <Fields fields={fields} setting={setting} set={set} />
      </section>
      {refusal && (
        <p className="paper notice" role="status">
          {t('lab.refused', { why: formatMessage(refusal.text, formatContext) })}
        </p>
      )}
      {sure && <Chances game={game.id} exact={sure} laid={laid} formatContext={formatContext} />}
      {sure && <RollCounts endings={sure.endings} laid={laid} formatContext={formatContext} {...rolls} />}
      {trial.tried && <AimTestBench game={game} laid={laid} {...shared} />}
    </div>
  );
};
