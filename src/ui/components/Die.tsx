import { PIPS } from '../../table/figures/pips.ts';

/** The pips of a face, on a square of 24. */
export const Pips = ({ face }: { face: number }) =>
  (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" fill="var(--dark)" />);
/** A die seen a little from below: its top face, lit at the top left, over its front. 0 is blank. */
export const Die = ({ face, size = 28 }: { face: number; size?: number }) => (
  <svg
    className="die"
    data-part="die"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    aria-hidden
  >
    <rect
      x="1.2"
      y="1.2"
      width="21.6"
      height="21.6"
      rx="5"
      fill="var(--dieSide)"
      stroke="var(--dark)"
      strokeWidth="1.6"
    />
    <rect x="2.4" y="2.1" width="19.2" height="18.4" rx="4.6" fill="var(--die)" />
    <path
      d="M3.6 13.5V7.4A4 4 0 0 1 7.6 3.4H14.5"
      fill="none"
      stroke="var(--onDark)"
      strokeWidth="1.1"
      strokeLinecap="round"
    />
    <g transform="translate(1.8 1.1) scale(.85)">
      <Pips face={face} />
    </g>
  </svg>
);
