import { useMemo } from 'react';
import type { AnyGame } from '../../core/game.ts';
import type { LabSettings, LabTrial } from '../../core/oddsLab.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { exactOdds } from '../../interaction/odds/exactOdds.ts';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { AimTestBench } from './AimTestBench.tsx';
import { Chances } from './Chances.tsx';
import { Fields } from './Fields.tsx';
import { RollCounts } from './RollCounts.tsx';
import { SetupPicture } from './SetupPicture.tsx';
import { type SharedRolls, useTold } from './sharedRolls.ts';
import { useRolls } from './useRolls.ts';
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
  const laid = useMemo(() => trial.lay(setting), [trial, setting]);
  const exact = useMemo(() => (trial.tried ? null : exactOdds(game, laid)), [game, trial, laid]);
  const refusal = exact && 'rule' in exact ? exact : null;
  const sure = exact && 'rule' in exact ? null : exact;
  const { thrown, hand } = useRolls(game, sure && laid, sure?.endings[0]?.key ?? null);
  useTold(thrown, laid, sure ? tell : undefined);
  const formatContext = createFormatContext(
    [],
    game.scene(game.view(laid.state, 'public')),
    ...(sure ? [sure.scene] : []),
  );
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
      {sure && (
        <RollCounts
          endings={sure.endings}
          laid={laid}
          formatContext={formatContext}
          thrown={led ?? thrown}
          hand={led ? null : hand}
        />
      )}
      {trial.tried && <AimTestBench game={game} laid={laid} led={led} {...(tell ? { tell } : {})} />}
    </div>
  );
};
