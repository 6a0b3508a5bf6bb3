import { useEffect, useRef } from 'react';
import type { ExactOdds, LabCase } from '../../interaction/odds/exactOdds.ts';
import { endingText } from '../../interaction/odds/endingText.ts';
import { formatChances } from '../../i18n/formatChances.ts';
import type { FormatContext } from '../../i18n/index.ts';
import { announce } from '../announcements.ts';

/** How long the conditions must rest before their result is spoken, ms. */
const REST_MS = 400;
/** Returns the chances of all possible endings as text. As precise as on the page: a few tests do not justify tenths. */
export const resultText = (
  { endings }: Pick<ExactOdds, 'endings'>,
  laid: LabCase,
  formatContext: FormatContext,
  tried: boolean,
): string => {
  const shares = formatChances(
    endings.map(({ p }) => p),
    tried ? 0 : 1,
  );
  return endings
    .flatMap((ending, i) => (ending.p > 0 ? [`${endingText(ending, laid, formatContext)}: ${shares[i]}`] : []))
    .join('; ');
};
/** Announces the result of changed conditions, once they rest. The first result is read with the page. Empty while unknown. */
export const useSpokenResult = (text: string, laid: LabCase): void => {
  const first = useRef(laid);
  useEffect(() => {
    if (text === '' || laid === first.current) return undefined;
    const timer = setTimeout(() => announce(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, laid]);
};
