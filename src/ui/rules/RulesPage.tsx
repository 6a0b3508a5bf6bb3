import { ArrowLeft, ChartColumn, Printer } from 'lucide-react';
import { HOUSE } from '../home/house.ts';
import { tell, ui } from '../../i18n/index.ts';
import { useArrival, useTitle } from '../arrival.ts';
import { go, href } from '../route.ts';
import { LanguageSwitch, ThemeButton } from '../parts/Switches.tsx';
import { Rules } from './Rules.tsx';

/** The rulebook on a page of its own, to be read, shown and printed. */
export const RulesPage = ({ game, rule }: { readonly game: string; readonly rule?: string }) => {
  const known = HOUSE.some(({ id }) => id === game);
  const title = useArrival<HTMLHeadingElement>();
  const name = known ? { key: `${game}:name` } : null;
  const heading = name ? ui('rulebook.of', { name }) : ui('rulebook.unknown');
  useTitle(heading);
  return (
    <main className="page rulespage">
      <header className="top">
        <a className="icon" href={href({ at: 'home' })} aria-label={ui('home')}>
          <ArrowLeft aria-hidden />
        </a>
        <h1 ref={title} tabIndex={-1} className="grow">
          {heading}
        </h1>
        <select
          className="field"
          aria-label={ui('rulebook.game')}
          value={known ? game : ''}
          onChange={(event) => go({ at: 'rules', game: event.target.value })}
        >
          {!known && <option value="">—</option>}
          {HOUSE.map(({ id }) => (
            <option key={id} value={id}>
              {tell({ key: `${id}:name` })}
            </option>
          ))}
        </select>
        {known && (
          <a className="plain onwood" href={href({ at: 'lab', game })}>
            <ChartColumn aria-hidden /> {ui('lab')}
          </a>
        )}
        <button type="button" className="plain onwood" onClick={() => window.print()}>
          <Printer aria-hidden /> {ui('rulebook.print')}
        </button>
        <LanguageSwitch />
        <ThemeButton />
      </header>
      {known && (
        <div className="paper rulebook">
          <Rules key={game} game={game} rule={rule ?? null} />
        </div>
      )}
    </main>
  );
};
