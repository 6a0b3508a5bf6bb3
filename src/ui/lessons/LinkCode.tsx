import { encode } from 'uqr';
import { t } from '../../i18n/index.ts';
import { isHere } from './address.ts';
import '../styles/linkcode.css';

/** Squares a side: on a projector's 1080 lines each is at least five lines high, which a phone still reads from some metres. */
const MOST_SQUARES = 149;
/** Light squares that a reader wants around a code. */
const QUIET = 4;
/** The code of an address that a class photographs, or why there is none; beneath it, whether another device can reach the address at all. */
export const LinkCode = ({ address }: { readonly address: string }) => {
  const { data, size } = encode(address, { border: QUIET, ecc: 'L', boostEcc: true });
  if (size > MOST_SQUARES + 2 * QUIET) return <p className="small">{t('code.tooLong')}</p>;
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <figure className="linkcode">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={t('code')}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{t(isHere() ? 'code.here' : 'code.take')}</figcaption>
    </figure>
  );
};
