import { ChartColumn, Printer, Table2 } from 'lucide-react';
import { GAME_IDS } from '../../games/index.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { go, href } from '../route.ts';
import { PageTop } from '../components/PageTop.tsx';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { Rules } from '../rulebook/Rules.tsx';

/** The rulebook on a page of its own, to read, show and print. */
export const RulesPage = ({ game, rule }: { readonly game: string; readonly rule?: string }) => {
  const known = GAME_IDS.includes(game);
  const name = known ? { key: `${game}:name` } : null;
  const heading = name ? t('rulebook.of', { name }) : t('rulebook.unknown');
  return (
    <main className="page rulespage">
      <PageTop heading={heading} title={heading}>
        <select
          className="field"
          aria-label={t('rulebook.game')}
          value={known ? game : ''}
          onChange={(event) => go({ at: 'rules', game: event.target.value })}
        >
          {!known && <option value="">—</option>}
          {GAME_IDS.map((id) => (
            <option key={id} value={id}>
              {formatMessage({ key: `${id}:name` })}
            </option>
          ))}
        </select>
        {known && (
          <a className="plain onwood" href={href({ at: 'lab', game })} title={t('lab')}>
            <ChartColumn aria-hidden /> <span>{t('lab')}</span>
          </a>
        )}
        {known && (
          <a
            className="plain onwood"
            href={href({ at: 'print', game, sheet: 'reference' })}
            title={t('print.sheet.reference')}
          >
            <Table2 aria-hidden /> <span>{t('print.sheet.reference')}</span>
          </a>
        )}
        <button type="button" className="plain onwood" title={t('rulebook.print')} onClick={() => window.print()}>
          <Printer aria-hidden /> <span>{t('rulebook.print')}</span>
        </button>
        <LanguageSwitch />
        <ThemeButton />
      </PageTop>
      {known && (
        <div className="paper rulebook">
          <Rules key={game} game={game} rule={rule ?? null} />
        </div>
      )}
    </main>
  );
};
