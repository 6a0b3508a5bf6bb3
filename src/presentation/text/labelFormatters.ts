import { memoize } from '../../core/memoize.ts';
import {
  toUnits,
  formatLength,
  formatNumber,
  formatPercent,
  formatMessage,
  type FormatContext,
  t,
} from '../../i18n/index.ts';
import type { TableProps } from '../../table/Table.tsx';

type Said = Pick<TableProps, 'say' | 'length' | 'units' | 'percent' | 'hidden' | 'unseen' | 'label'>;
/** What the table writes, in the words of the moment: the same functions as long as these and the language are. */
export const labelFormatters = memoize((formatContext: FormatContext, _language: string): Said => ({
  say: (message) => formatMessage(message, formatContext),
  length: (mm) => formatLength(mm, formatContext),
  units: (mm) => formatNumber(formatContext.unit ? toUnits(mm, formatContext.unit.mm) : mm / 10, 2),
  percent: formatPercent,
  hidden: (share) => t('eye.hidden', { share: { share } }),
  unseen: () => t('exposed.short'),
  label: (id) => formatContext.label?.(id) ?? id,
}));
