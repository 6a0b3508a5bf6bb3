import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { initialState } from '../../core/match.ts';
import { matchFromTable } from '../../core/position/arrangedTable.ts';
import { sortPlacements } from '../../core/position/checks.ts';
import type { Position } from '../../core/position/position.ts';
import { SEATS } from '../../core/seat.ts';
import { t } from '../../i18n/index.ts';
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
const Arranging = ({ game }: { readonly game: AnyGame; readonly piece?: string }) => {
  const words = useInputText();
  const [{ name, table, match, start }] = useState(() => {
    const { name, table } = draftOf(game);
    const match = matchFromTable(game, table);
    return { name, table, match, start: sortPlacements(game, initialState(game, match), table.position).legal };
  });
  const changed = (position: Position): void => saveTableDraft(game.id, { name, table: { ...table, position } });
  const guide: Guide = () => ({
    name: name || t('table.new'),
    lead: <Lead>{words({ key: 'ui:arrange.how' })}</Lead>,
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
      start={start}
      guide={guide}
      doneLabel={{ key: 'core:arrange.play' }}
      changed={changed}
      done={() => go({ at: 'setup', game: game.id, table: true })}
    />
  );
};
/** The instructions at the top of the panel. */
const Lead = ({ children }: { readonly children: ReactNode }) => (
  <section className="paper lessoncard" data-part="lesson-card">
    <p>{children}</p>
  </section>
);
