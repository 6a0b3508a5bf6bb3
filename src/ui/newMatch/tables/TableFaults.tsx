import { Hand } from 'lucide-react';
import { useMemo } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import { matchFromTable } from '../../../core/position/arrangedTable.ts';
import { t } from '../../../i18n/index.ts';
import { faultTexts } from '../../../presentation/text/tableFaults.ts';
import { Row } from '../../components/Row.tsx';
import type { ChosenTableState } from './useChosenTable.ts';

/** The most faults that are listed. */
const MAX_LISTED = 5;
interface TableFaultsProps {
  readonly game: AnyGame;
  readonly chosen: ChosenTableState;
}
/**
 * Why the rules refuse the chosen table: each thing that cannot be where it is, with its place. A press selects it on the table.
 */
export const TableFaults = ({ game, chosen: { table, check, arrange: fix } }: TableFaultsProps) => {
  const faults = useMemo(
    () => (table && check ? faultTexts(game, matchFromTable(game, table), check) : []),
    [game, table, check],
  );
  if (faults.length === 0) return null;
  return (
    <div className="paper notice bad tablefaults" role="alert" data-part="table-faults">
      <p>{t('table.refused', { count: faults.length })}</p>
      <ul>
        {faults.slice(0, MAX_LISTED).map(({ id, text }, i) => (
          <Row as="li" key={i} className="spread">
            <span>{text}</span>
            <button type="button" className="plain" onClick={() => fix(id ?? undefined)}>
              <Hand aria-hidden /> {t(id === null ? 'table.fix' : 'table.show')}
            </button>
          </Row>
        ))}
      </ul>
      {faults.length > MAX_LISTED && <p>{t('table.more', { count: faults.length - MAX_LISTED })}</p>}
    </div>
  );
};
