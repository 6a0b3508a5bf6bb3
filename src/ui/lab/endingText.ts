import { formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import type { LabEnding, LabCase } from './exactOdds.ts';

const KINDS = ['removed', 'wounded', 'hit', 'scored'] as const;
/** An ending in words: who falls, is wounded or hit, told by his part in the deed; or that nobody comes to harm. */
export const endingText = (
  { key, text }: Pick<LabEnding, 'key' | 'text'>,
  { by, on }: Pick<LabCase, 'by' | 'on'>,
  formatContext: FormatContext,
): string => {
  if (key === '') return text ? formatMessage(text, formatContext) : t('lab.fallen.none');
  // A row of a shot's own table says itself what came.
  if (text && !KINDS.some((kind) => key.startsWith(`${kind}:`))) return formatMessage(text, formatContext);
  const facts = key.split('|').map((fact) => {
    const [named, id = ''] = fact.split(':');
    const kind = KINDS.find((each) => each === named) ?? 'hit';
    if (id === on) return t(`lab.target.${kind}`);
    return id === by ? t(`lab.actor.${kind}`) : t(`lab.fallen.${kind}`, { who: formatContext.label?.(id) ?? id });
  });
  return facts.join(', ');
};
