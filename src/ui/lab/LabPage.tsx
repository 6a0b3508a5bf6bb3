import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { LabSettings } from '../../core/oddsLab.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { useScreenFocus, usePageTitle } from '../screenFocus.ts';
import { GAME_IDS } from '../../games/index.ts';
import { NO_ROLLS } from '../../interaction/odds/rollTotals.ts';
import { useSharedLab } from '../class/useSharedLab.ts';
import { useGame } from '../useGame.ts';
import { go, href } from '../route.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { TrialBench } from '../bench/TrialBench.tsx';
import { CoverCurve } from './CoverCurve.tsx';
import '../styles/match/odds.css';
import '../styles/match/card.css';
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
  const ownTab = (asked?.game === id ? asked.tab : undefined) ?? lab?.trials[0]?.id ?? '';
  const { led, tell } = useSharedLab(`lab/${id}`, ownTab, settings[`${id} ${ownTab}`] ?? NOTHING);
  const tab = led?.tab ?? ownTab;
  const trial = lab?.trials.find((each) => each.id === tab);
  const key = `${id} ${tab}`;
  const setting = led?.settings ?? settings[key] ?? NOTHING;
  const set = (change: LabSettings): void => setSettings({ ...settings, [key]: { ...setting, ...change } });
  const tabs = [
    ...(lab?.trials ?? []).map((each) => ({ id: each.id, text: formatMessage(each.label) })),
    ...(lab?.sight ? [{ id: SIGHT, text: t('lab.sight') }] : []),
  ];
  return (
    <main className="page labpage lab">
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
            value={tab}
            set={(next) => setAsked({ game: id, tab: next })}
            textOf={(each) => tabs.find(({ id: known }) => known === each)?.text ?? ''}
          />
        )}
        <LanguageSwitch />
        <ThemeButton />
      </header>
      {game && trial && (
        <TrialBench
          key={key}
          game={game}
          trial={trial}
          setting={setting}
          set={set}
          led={led?.totals ?? null}
          {...(tell ? { tell } : {})}
        />
      )}
      {game && lab?.sight && tab === SIGHT && (
        <CoverCurve
          key={key}
          game={game}
          sight={lab.sight}
          setting={setting}
          set={set}
          {...(tell ? { tell: () => tell(NO_ROLLS) } : {})}
        />
      )}
      {!lab && <p className="paper notice">{game ? t('lab.none', { name }) : heading}</p>}
      <Rulebook />
    </main>
  );
};
