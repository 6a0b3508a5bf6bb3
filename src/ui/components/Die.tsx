import { PIPS } from '../../table/figures/pips.ts';

const Pips = ({ face }: { face: number }) =>
  (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" fill="var(--dark)" />);
/** The faces that a tumbling die shows, one after another. */
const TUMBLE = [3, 6, 2, 5, 1, 4] as const;

/** A die seen a little from below: its top face, lit at the top left, over its front. 0 is blank; a `rolling` one shows all faces in turn. */
export const Die = ({ face, size = 28, className = '' }: { face: number; size?: number; className?: string }) => (
  <svg
    className={`die ${className}`}
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
      {className === 'rolling' ? (
        TUMBLE.map((each, i) => (
          <g key={each} style={{ '--turn': i } as React.CSSProperties}>
            <Pips face={each} />
          </g>
        ))
      ) : (
        <Pips face={face} />
      )}
    </g>
  </svg>
);
