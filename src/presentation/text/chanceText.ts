import { formatPercent, t } from '../../i18n/index.ts';

/** Returns a chance with what it is of, such as "33% out". `p` is from 0 to 1. */
export const chanceText = ({
  p,
  kind,
}: {
  readonly p: number;
  readonly kind: 'removed' | 'scored' | 'wounded' | 'hit' | 'stays';
}): string => `${formatPercent(p)} ${t(`strip.${kind}`)}`;
