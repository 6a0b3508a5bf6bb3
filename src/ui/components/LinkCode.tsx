import { encode } from 'uqr';
import { t } from '../../i18n/index.ts';
import { Small } from './Small.tsx';
import '../styles/linkcode.css';

/**
 * The largest number of squares per side. On a projector's 1080 lines each is at least 5 lines high, which a phone can read from
 * some metres away.
 */
const MOST_SQUARES = 149;
/** The light margin that a reader needs around a code, in squares. */
const QUIET = 4;
/** Whether the page comes from this same machine, so no other device can reach its address. */
const isHere = (): boolean => /^(localhost|127\.|\[::1\]$)/.test(location.hostname);
/** What an address of this app opens. */
export type Opens = 'lesson' | 'question' | 'table' | 'match';
interface LinkCodeProps {
  readonly address: string;
  /** What the address opens. */
  readonly opens: Opens;
}
/** The code of an address to photograph, or why there is none. Below it, whether another device can reach the address at all. */
export const LinkCode = ({ address, opens }: LinkCodeProps) => {
  const { data, size } = encode(address, { border: QUIET, ecc: 'L', boostEcc: true });
  if (size > MOST_SQUARES + 2 * QUIET) return <Small>{t('code.tooLong')}</Small>;
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <figure className="linkcode">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={t('code')}>
        <rect width={size} height={size} fill="var(--sheet)" />
        <path d={path} fill="var(--sheetInk)" />
      </svg>
      <figcaption>{t(isHere() ? 'code.here' : `code.take.${opens}`)}</figcaption>
    </figure>
  );
};
