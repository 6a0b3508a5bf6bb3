import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import type { LabSettings, LabTrial } from '../../core/oddsLab.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { useScreenFocus, usePageTitle } from '../screenFocus.ts';
import { GAME_IDS } from '../../games/index.ts';
import { useGame } from '../useGame.ts';
import { go, href } from '../route.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { Chances } from './Chances.tsx';
import { RollCounts } from './RollCounts.tsx';
import { exactOdds } from '../../interaction/odds/exactOdds.ts';
import { Fields } from './Fields.tsx';
import { CoverCurve } from './CoverCurve.tsx';
import { AimTestBench } from './AimTestBench.tsx';
import { useRolls } from './useRolls.ts';
import { resultText, useSpokenResult } from './useSpokenResult.ts';
import '../styles/match/odds.css';
import '../styles/match/card.css';
import '../styles/lab/lab.css';
import { Segments } from '../components/Segments.tsx';
import '../styles/lab/windows.css';

const NOTHING: LabSettings = {};
const SIGHT = 'sight';
/** The odds lab of a game: any action under any conditions, its exact odds, and as many rolls as wanted beside them. */
export const LabPage = ({ game: id }: { readonly game: string }) => {
  const game = useGame(id);
  const title = useScreenFocus<HTMLHeadingElement>();
  const name = { key: `${id}:name` };
  const [asked, setAsked] = useState<{ readonly game: string; readonly tab: string } | null>(null);
  const [settings, setSettings] = useState<Readonly<Record<string, LabSettings>>>({});
  const heading = game ? t('lab.of', { name }) : t('rulebook.unknown');
  usePageTitle(heading);
  const lab = game?.lab;
  const tab = (asked?.game === id ? asked.tab : undefined) ?? lab?.trials[0]?.id;
  const trial = lab?.trials.find((each) => each.id === tab);
  const key = `${id} ${tab}`;
  const setting = settings[key] ?? NOTHING;
  const set = (change: LabSettings): void => setSettings({ ...settings, [key]: { ...setting, ...change } });
  const tabs = [
    ...(lab?.trials ?? []).map((each) => ({ id: each.id, text: formatMessage(each.label) })),
    ...(lab?.sight ? [{ id: SIGHT, text: t('lab.sight') }] : []),
  ];
  return (
    <main className="page labpage">
      <header className="top">
        <a className="icon" href={href({ at: 'home' })} aria-label={t('home')}>
          <ArrowLeft aria-hidden />
        </a>
        <h1 ref={title} tabIndex={-1} className="grow">
          {t('lab')}
        </h1>
        <select
          className="field"
          aria-label={t('rulebook.game')}
          value={game ? id : ''}
          onChange={(event) => go({ at: 'lab', game: event.target.value })}
        >
          {!game && <option value="">—</option>}
          {GAME_IDS.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ key: `${each}:name` })}
            </option>
          ))}
        </select>
        {tabs.length > 1 && (
          <Segments
            label={t('lab.deed')}
            values={tabs.map((each) => each.id)}
            value={tab ?? ''}
            set={(next) => setAsked({ game: id, tab: next })}
            textOf={(each) => tabs.find(({ id: known }) => known === each)?.text ?? ''}
          />
        )}
        <LanguageSwitch />
        <ThemeButton />
      </header>
      {game && trial && <TrialBench key={key} game={game} trial={trial} setting={setting} set={set} />}
      {game && lab?.sight && tab === SIGHT && (
        <CoverCurve key={key} game={game} sight={lab.sight} setting={setting} set={set} />
      )}
      {!lab && <p className="paper notice">{game ? t('lab.none', { name }) : heading}</p>}
      <Rulebook />
    </main>
  );
};

interface BenchProps {
  readonly game: AnyGame;
  readonly trial: LabTrial<unknown, unknown>;
  readonly setting: LabSettings;
  set(change: LabSettings): void;
}
const TrialBench = ({ game, trial, setting, set }: BenchProps) => {
  const laid = useMemo(() => trial.lay(setting), [trial, setting]);
  const exact = useMemo(() => (trial.tried ? null : exactOdds(game, laid)), [game, trial, laid]);
  const refusal = exact && 'rule' in exact ? exact : null;
  const sure = exact && 'rule' in exact ? null : exact;
  const throws = useRolls(game, sure && laid, sure?.endings[0]?.key ?? null);
  const formatContext = createFormatContext(
    [],
    game.scene(game.view(laid.state, 'public')),
    ...(sure ? [sure.scene] : []),
  );
  useSpokenResult(sure ? resultText(sure, laid, formatContext, false) : '', laid);
  const fields = trial.fields(setting);
  return (
    <div className="bench" data-bare={fields.length === 0 || undefined}>
      {fields.length > 0 && (
        <section className="paper set" aria-labelledby="labSet">
          <h2 id="labSet">{t('lab.set')}</h2>
          <Fields fields={fields} setting={setting} set={set} />
        </section>
      )}
      {refusal && (
        <p className="paper notice" role="status">
          {t('lab.refused', { why: formatMessage(refusal.text, formatContext) })}
        </p>
      )}
      {sure && <Chances game={game.id} exact={sure} laid={laid} formatContext={formatContext} />}
      {sure && <RollCounts endings={sure.endings} laid={laid} formatContext={formatContext} {...throws} />}
      {trial.tried && <AimTestBench game={game} laid={laid} />}
    </div>
  );
};
