import { Hand, Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import type { ArrangedTable } from '../../../core/position/arrangedTable.ts';
import { deepEqual } from '../../../core/equality.ts';
import { t } from '../../../i18n/index.ts';
import { readTableDraft, type TableDraft } from '../../../storage/tableDraft.ts';
import { ChosenTable } from '../ChosenTable.tsx';
import { NameField } from '../../components/NameField.tsx';
import { SavedStatus } from '../../components/SavedItemTools.tsx';
import { Small } from '../../components/Small.tsx';
import { Card } from '../Card.tsx';
import { Tools } from '../../components/Tools.tsx';
import { SavedTools } from '../SavedTools.tsx';
import { ShareTable } from './ShareTable.tsx';
import type { ChosenTableState } from './useChosenTable.ts';
import { tableIn, useOwnTables } from './useOwnTables.ts';

interface OwnTablesProps {
  readonly game: AnyGame;
  readonly chosen: ChosenTableState;
  /** Sets the options and seats of a table, and begins the match from it. */
  take(table: ArrangedTable, name: string): void;
}
/** Whether two tables begin the same match. Options that are left out have their defaults. */
const sameTable = (game: AnyGame, one: ArrangedTable, other: ArrangedTable): boolean => {
  const options = ({ options }: ArrangedTable): unknown => game.schema.options.safeParse(options).data;
  return (
    deepEqual(one.position, other.position) &&
    deepEqual(one.seats, other.seats) &&
    deepEqual(options(one), options(other))
  );
};
interface TableCardProps {
  readonly game: AnyGame;
  readonly table: ArrangedTable;
  readonly name: string;
  readonly facts: string;
  readonly pressed: boolean;
  press(): void;
  readonly tools?: ReactNode;
}
const TableCard = ({ game, table, name, facts, ...card }: TableCardProps) => (
  <Card {...card}>
    <ChosenTable game={game} options={table.options} seats={table.seats.length} position={table.position} fills />
    <strong>
      <bdi>{name}</bdi>
    </strong>
    <Small as="span" className="facts">
      {facts}
    </Small>
  </Card>
);
interface Saved {
  readonly content: ArrangedTable;
}
/** Returns the table that was arranged last here, if it is neither chosen nor saved, so that it can be continued. */
const useDraft = (game: AnyGame, chosen: readonly ArrangedTable[], all: readonly Saved[]): TableDraft | null => {
  const [draft] = useState(() => readTableDraft(game.id));
  const table = draft && tableIn(game, { content: draft.table });
  const known = [...chosen, ...all.map(({ content }) => content)];
  return table && !known.some((each) => sameTable(game, each, table)) ? { name: draft.name, table } : null;
};
interface NewTableCardProps extends Pick<OwnTablesProps, 'game' | 'chosen'> {
  readonly table: ArrangedTable;
}
/** The chosen table, which is not saved yet. A press leads back to it. */
const NewTableCard = ({ game, table, chosen }: NewTableCardProps) => {
  const name = chosen.name || t('table.new');
  return (
    <TableCard
      {...{ game, table, name }}
      facts={t('table.unsaved')}
      pressed
      press={() => chosen.arrange()}
      tools={
        <Tools as="span">
          <ShareTable {...{ game, table, name }} />
        </Tools>
      }
    />
  );
};
/**
 * The player's own tables as cards, and the one that was arranged last. The chosen one can be saved under a name while it differs from all of them. Of a game with
 * secrets it is said who knows them.
 */
export const OwnTables = ({ game, chosen, take }: OwnTablesProps) => {
  const mine = useOwnTables(game);
  const [name, setName] = useState(chosen.name);
  const { table } = chosen;
  const all = mine.all.flatMap((own) => {
    const content = tableIn(game, own);
    return content ? [{ own, content }] : [];
  });
  const now = table && all.find(({ content }) => sameTable(game, content, table));
  const isNew = table !== null && !now;
  const draft = useDraft(game, table ? [table] : [], all);
  return (
    <div className="stack">
      {(all.length > 0 || isNew || draft) && <h3>{t('table.own')}</h3>}
      <ul className="presets" data-part="own-tables">
        {isNew && <NewTableCard {...{ game, table, chosen }} />}
        {draft && (
          <TableCard
            {...{ game, table: draft.table }}
            name={draft.name || t('table.new')}
            facts={t('table.unsaved')}
            pressed={false}
            press={() => take(draft.table, draft.name)}
          />
        )}
        {all.map(({ own, content }) => (
          <TableCard
            key={own.name}
            {...{ game, table: content, name: own.name }}
            facts={t('table.card')}
            pressed={now?.own.name === own.name}
            press={() => take(content, own.name)}
            tools={
              <SavedTools own={own} mine={mine} label={t('table.name')}>
                <ShareTable {...{ game, name: own.name, table: content }} />
              </SavedTools>
            }
          />
        ))}
      </ul>
      <div className="keepmatch">
        {isNew && (
          <NameField
            {...{ name, setName }}
            label={t('table.name')}
            icon={<Save aria-hidden />}
            save={(desired) => {
              if (mine.keep({ game: game.id, name: desired, content: table })) chosen.choose(table.position, desired);
            }}
          />
        )}
        <SavedStatus kept={mine} />
      </div>
      {table && game.secrets && <p className="notice">{t('table.known')}</p>}
    </div>
  );
};
/** Goes to the table, to arrange it by hand. */
export const ArrangeButton = ({ chosen: { table, arrange } }: Pick<OwnTablesProps, 'chosen'>) => (
  <button type="button" className="plain" onClick={() => arrange()}>
    <Hand aria-hidden /> {t(table ? 'table.change' : 'table.arrange')}
  </button>
);
