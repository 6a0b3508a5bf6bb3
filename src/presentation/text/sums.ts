import { type RollEvent, splitModifiers } from '../../core/luck.ts';
import { t } from '../../i18n/index.ts';

/** Returns the sum and the number that it had to reach, as “7 against 7”. Null if the roll has no sum. */
export const sumText = ({ thrown, total }: Pick<RollEvent, 'thrown' | 'total'>): string | null => {
  const { added, against } = splitModifiers(thrown);
  if (against.length === 0) return null;
  const plus = (sum: number, { value }: { value: number }): number => sum + value;
  return t('verdict.sum', { sum: added.reduce(plus, total), against: 0 - against.reduce(plus, 0) });
};
