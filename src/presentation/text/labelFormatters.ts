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
import type { TableProps } from '../../table/tableProps.ts';

type Said = Pick<TableProps, 'say' | 'length' | 'units' | 'percent' | 'hidden' | 'unseen' | 'label'>;
/** Returns the functions by which the table writes its labels. They stay the same as long as the context and the language do. */
export const labelFormatters = memoize((formatContext: FormatContext, _language: string): Said => ({
  say: (message) => formatMessage(message, formatContext),
  length: (mm) => formatLength(mm, formatContext),
  units: (mm) => formatNumber(formatContext.unit ? toUnits(mm, formatContext.unit.mm) : mm / 10, 2),
  percent: formatPercent,
  hidden: (share) => t('eye.hidden', { share: { share } }),
  unseen: () => t('exposed.short'),
  label: (id) => formatContext.label?.(id) ?? id,
}));
