import { formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import type { LabEnding, LabCase } from './exactOdds.ts';

const KINDS = ['removed', 'wounded', 'hit', 'scored'] as const;
/** Returns an ending in words: the casualties, wounds or hits by their role in the action, or that no piece is harmed. */
export const endingText = (
  { key, text }: Pick<LabEnding, 'key' | 'text'>,
  { by, on }: Pick<LabCase, 'by' | 'on'>,
  formatContext: FormatContext,
): string => {
  if (key === '') return t('lab.fallen.none');
  // A row of a shot's own table has a text of its own.
  if (text && !KINDS.some((kind) => key.startsWith(`${kind}:`))) return formatMessage(text, formatContext);
  const facts = key.split('|').map((fact) => {
    const [named, id = ''] = fact.split(':');
    const kind = KINDS.find((each) => each === named) ?? 'hit';
    if (id === on) return t(`lab.target.${kind}`);
    return id === by ? t(`lab.actor.${kind}`) : t(`lab.fallen.${kind}`, { who: formatContext.label?.(id) ?? id });
  });
  return facts.join(', ');
};
