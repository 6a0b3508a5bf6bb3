import { useMemo } from 'react';
import { onlyPerson, type Player } from '../../../core/match.ts';
import { cleanName } from '../../../core/names.ts';
import { t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { botName, playerName } from '../../components/SeatName.tsx';
import { Row } from '../../components/Row.tsx';
import { ScoreLine } from '../../components/ScoreLine.tsx';
import { nextTables, standingOf, useNextTable } from './bestOf.ts';

/** Whether a player is the only person and has no name, so that the score says “you”. */
const isYou = ({ match }: OpenMatch, { seat, name }: Player): boolean =>
  onlyPerson(match) === seat && cleanName(name) === '';
/** Returns a player's name in the score. A seat does not name it, because the sides swap. */
const nameInScore = (open: OpenMatch, player: Player): string => {
  if (isYou(open, player)) return t('bestOf.you');
  const unnamedBot = player.bot !== undefined && cleanName(player.name) === '';
  return unnamedBot ? botName(open.match.game, player.bot ?? '') : playerName(player);
};
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
        <strong>{champion ? wonText(open, of, champion) : t(`bestOf.of.${of}`)}</strong>
        <ScoreLine sides={players.map((player, i) => ({ name: nameInScore(open, player), wins: wins[i] ?? 0 }))} />
      </Row>
      {chooser && chooser.bot === undefined && <NextTableField open={open} chooser={chooser} />}
    </section>
  );
};
/** Returns who has won the best-of. */
const wonText = (open: OpenMatch, of: 3 | 5, champion: Player): string =>
  isYou(open, champion) ? t(`bestOf.youWon.${of}`) : t(`bestOf.won.${of}`, { name: nameInScore(open, champion) });
const NextTableField = ({ open, chooser }: { readonly open: OpenMatch; readonly chooser: Player }) => {
  const { after, key } = useNextTable();
  const tables = useMemo(() => nextTables(open), [open]);
  return (
    <label className="stack">
      {isYou(open, chooser) ? t('bestOf.chooseYou') : t('bestOf.choose', { name: playerName(chooser) })}
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
