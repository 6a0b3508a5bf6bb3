import { useMemo } from 'react';
import { t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { Row } from '../../components/Row.tsx';
import { playerName } from '../../components/SeatName.tsx';
import { ScoreLine } from '../../components/ScoreLine.tsx';
import { nextTables, standingOf, useNextTable } from './bestOf.ts';

/** The score of the best-of of a finished match, and the choice of the next table for a person who has lost. */
export const BestOfBox = ({ open }: { readonly open: OpenMatch }) => {
  const standing = useMemo(() => standingOf(open), [open]);
  if (!standing) return null;
  const { of, wins, winner, loser, next } = standing;
  const { players } = open.match;
  const champion = winner === null ? undefined : players[winner];
  const chooser = winner === null && next === undefined && loser !== null ? players[loser] : undefined;
  return (
    <section className="bestof" aria-label={t(`bestOf.of.${of}`)}>
      <Row as="p">
        <strong>{champion ? t(`bestOf.won.${of}`, { name: playerName(champion) }) : t(`bestOf.of.${of}`)}</strong>
        <ScoreLine sides={players.map((player, i) => ({ name: playerName(player), wins: wins[i] ?? 0 }))} />
      </Row>
      {chooser && chooser.bot === undefined && <NextTableField open={open} name={playerName(chooser)} />}
    </section>
  );
};
const NextTableField = ({ open, name }: { readonly open: OpenMatch; readonly name: string }) => {
  const { after, key } = useNextTable();
  const tables = useMemo(() => nextTables(open), [open]);
  return (
    <label className="stack">
      {t('bestOf.choose', { name })}
      <select
        className="field"
        value={after === open.id ? key : ''}
        onChange={(event) => useNextTable.setState({ after: open.id, key: event.target.value })}
      >
        <option value="">{t('bestOf.same')}</option>
        {tables.map((table) => (
          <option key={table.key} value={table.key}>
            {table.name}
          </option>
        ))}
      </select>
    </label>
  );
};
