import { encode } from 'uqr';
import { t } from '../../i18n/index.ts';
import { isHere } from './address.ts';
import { Small } from '../components/Small.tsx';
import '../styles/linkcode.css';

/**
 * The largest number of squares per side. On a projector's 1080 lines each is at least 5 lines high, which a phone can read from
 * some metres away.
 */
const MOST_SQUARES = 149;
/** The light margin that a reader needs around a code, in squares. */
const QUIET = 4;
/** The code of an address for a class to photograph, or why there is none. Below it, whether another device can reach the address at all. */
export const LinkCode = ({ address }: { readonly address: string }) => {
  const { data, size } = encode(address, { border: QUIET, ecc: 'L', boostEcc: true });
  if (size > MOST_SQUARES + 2 * QUIET) return <Small>{t('code.tooLong')}</Small>;
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <figure className="linkcode">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={t('code')}>
        <rect width={size} height={size} fill="var(--sheet)" />
        <path d={path} fill="var(--sheetInk)" />
      </svg>
      <figcaption>{t(isHere() ? 'code.here' : 'code.take')}</figcaption>
    </figure>
  );
};
