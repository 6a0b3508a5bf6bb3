import { useState } from 'react';
import { currentLanguage, formatMessage, type Language, t } from '../../i18n/index.ts';
import { ownLessons } from '../../lessons/own.ts';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { GAME_CARDS } from '../components/gameCards.ts';
import { PageTop } from '../components/PageTop.tsx';
import { useLessons } from '../lesson/useLessons.ts';
import { go } from '../route.ts';
import { useGame } from '../useGame.ts';
import { type SheetId, SHEETS } from './makeSheets.tsx';
import { PrintOptions, TableOptions, WorksheetOptions } from './PrintOptions.tsx';
import { SheetView } from './SheetView.tsx';
import { useSheets } from './useSheets.ts';
import '../styles/lessons.css';
import '../styles/print.css';

interface PageProps {
  readonly game: string;
  readonly sheet?: string;
  readonly lesson?: string;
}
const isSheet = (name: string | undefined): name is SheetId =>
  (SHEETS as readonly (string | undefined)[]).includes(name);
/** What prints for a game: its sheets, their options, a preview, and one button that prints. */
export const PrintPage = ({ game: id, sheet: asked, lesson }: PageProps) => {
  const game = useGame(id);
  const sheet = isSheet(asked) ? asked : SHEETS[0];
  const heading = game ? t('print.of', { name: { key: `${id}:name` } }) : t('rulebook.unknown');
  return (
    <main className="page printpage">
      <PageTop heading={heading} title={heading} up={{ to: { at: 'teachers' }, name: t('teachers') }}>
        <select
          className="field"
          aria-label={t('rulebook.game')}
          value={game ? id : ''}
          onChange={(event) => go({ at: 'print', game: event.target.value, sheet })}
        >
          {!game && <option value="">—</option>}
          {GAME_CARDS.map((card) => (
            <option key={card.id} value={card.id}>
              {formatMessage({ key: `${card.id}:name` })}
            </option>
          ))}
        </select>
        <LanguageSwitch />
        <ThemeButton />
      </PageTop>
      {game && <Printing game={id} sheet={sheet} lesson={lesson} />}
    </main>
  );
};

interface PrintingProps {
  readonly game: string;
  readonly sheet: SheetId;
  readonly lesson: string | undefined;
}
/** The options of a game's sheet, and its pages. */
const Printing = ({ game, sheet, lesson }: PrintingProps) => {
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [answers, setAnswers] = useState(true);
  const [position, setPosition] = useState('');
  const [pieces, setPieces] = useState(true);
  const rules = useGame(game);
  const lessons = useAllLessons(game);
  const chosen = lesson ?? lessons[0]?.id ?? '';
  const { made, failed } = useSheets(rules, sheet, language, { lesson: chosen, answers, position, pieces });
  return (
    <>
      <PrintOptions {...{ game, sheet, language, setLanguage }} print={made && (() => window.print())}>
        {sheet === 'worksheet' && <WorksheetOptions {...{ game, lessons, answers, setAnswers }} lesson={chosen} />}
        {sheet === 'table' && rules && <TableOptions game={rules} {...{ position, setPosition, pieces, setPieces }} />}
      </PrintOptions>
      {failed && (
        <p className="paper notice bad" role="alert">
          {t('print.failed')}
        </p>
      )}
      {!made && !failed && (
        <p className="loading" role="status">
          {t('loading')}
        </p>
      )}
      {made && <SheetView language={made.language} sheets={made.sheets} />}
    </>
  );
};
/** Returns a game's lessons, own ones first. */
const useAllLessons = (game: string) => {
  const shipped = useLessons(game);
  const [own] = useState(() => ownLessons(game));
  return shipped ? [...own, ...shipped] : own;
};
