import { memoize } from '../../../core/memoize.ts';
import { inUnits, length, number, percent, tell, type Telling, ui } from '../../../i18n/index.ts';
import type { TableProps } from '../../../table/Table.tsx';

type Said = Pick<TableProps, 'say' | 'length' | 'units' | 'percent' | 'hidden' | 'unseen' | 'label'>;
/** What the table writes, in the words of the moment: the same functions as long as these and the language are. */
export const saidIn = memoize((formatContext: Telling, _language: string): Said => ({
  say: (message) => tell(message, formatContext),
  length: (mm) => length(mm, formatContext),
  units: (mm) => number(formatContext.unit ? inUnits(mm, formatContext.unit.mm) : mm / 10, 2),
  percent,
  hidden: (share) => ui('eye.hidden', { share: { share } }),
  unseen: () => ui('exposed.short'),
  label: (id) => formatContext.label?.(id) ?? id,
}));
