import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { checkTable, matchFromTable } from '../../core/position/arrangedTable.ts';
import type { Position } from '../../core/position/position.ts';
import { SEATS } from '../../core/seat.ts';
import { t, useTranslation } from '../../i18n/index.ts';
import { faultTexts, type TableFaultText } from '../../presentation/text/tableFaults.ts';
import { readTableDraft, saveTableDraft } from '../../storage/tableDraft.ts';
import { Arrange } from '../playing/arrange/Arrange.tsx';
import type { Guide } from '../playing/guide.ts';
import { go, href } from '../route.ts';
import { deployedTable } from '../starting/arrangedStart.ts';
import { useGame } from '../useGame.ts';
import { useInputText } from '../useInputText.ts';
import '../styles/lessons.css';

interface PageProps {
  readonly game: string;
  /** The piece that is selected at the start. */
  readonly piece?: string;
}
/** A game's table that is arranged by hand, to be played. Every change is saved as a draft on this device. */
export const TablePage = ({ game: id, piece }: PageProps) => {
  const game = useGame(id);
  if (game?.arrange) return <Arranging game={game} {...(piece === undefined ? {} : { piece })} />;
  return (
    <main className="page">
      <p className="paper notice" role="alert">
        {t('setup.noGame')} <a href={href({ at: 'home' })}>{t('home')}</a>
      </p>
    </main>
  );
};

/** Returns the draft of a game, if the game accepts its options. Otherwise a new one: the first scenario, deployed. */
const draftOf = (game: AnyGame) => {
  const draft = readTableDraft(game.id);
  if (draft && game.schema.options.safeParse(draft.table.options).success) return draft;
  const options = game.schema.options.parse(game.presets?.[0]?.options ?? {});
  return { name: '', table: deployedTable(game, options, SEATS.slice(0, game.seats.min)) };
};
const Arranging = ({ game, piece }: { readonly game: AnyGame; readonly piece?: string }) => {
  const words = useInputText();
  useTranslation();
  const [{ name, table, match, check }] = useState(() => {
    const draft = draftOf(game);
    return { ...draft, match: matchFromTable(game, draft.table), check: checkTable(game, draft.table) };
  });
  const leftOut = check.refused.length > 0 ? faultTexts(game, match, check) : [];
  const changed = (position: Position): void => saveTableDraft(game.id, { name, table: { ...table, position } });
  const guide: Guide = () => ({
    name: name || t('table.new'),
    lead: <Lead how={words({ key: 'ui:arrange.how' })} leftOut={leftOut} />,
    foot: (
      <nav className="lessonsteps" aria-label={t('table.steps')}>
        <a className="plain" href={href({ at: 'setup', game: game.id, table: true })}>
          <ArrowLeft aria-hidden /> <span>{t('table.back')}</span>
        </a>
      </nav>
    ),
    bare: false,
    names: false,
    points: [],
  });
  return (
    <Arrange
      game={game}
      match={match}
      start={check.legal}
      guide={guide}
      select={piece}
      doneLabel={{ key: 'core:arrange.play' }}
      changed={changed}
      done={() => go({ at: 'setup', game: game.id, table: true })}
    />
  );
};
/** The instructions at the top of the panel, and what of the table was left out because the rules refuse it. */
const Lead = ({ how, leftOut }: { readonly how: string; readonly leftOut: readonly TableFaultText[] }) => (
  <section className="paper lessoncard" data-part="lesson-card">
    <p>{how}</p>
    {leftOut.length > 0 && (
      <div className="bad" role="alert">
        <p>{t('table.leftOut', { count: leftOut.length })}</p>
        <ul>
          {leftOut.map(({ text }, i) => (
            <li key={i}>{text}</li>
          ))}
        </ul>
      </div>
    )}
  </section>
);
