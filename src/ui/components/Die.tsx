import { PIPS } from '../../table/figures/pips.ts';

const Pips = ({ face }: { face: number }) =>
  (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" fill="var(--dark)" />);
/** The faces that a tumbling die shows, one after another. */
const TUMBLE = [3, 6, 2, 5, 1, 4] as const;

/** A die showing a face. 0 is blank; a `rolling` one shows all of them in turn. */
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
      rx="4.5"
      fill="var(--die)"
      stroke="var(--dark)"
      strokeWidth="1.6"
    />
    {className === 'rolling' ? (
      TUMBLE.map((each, i) => (
        <g key={each} style={{ '--turn': i } as React.CSSProperties}>
          <Pips face={each} />
        </g>
      ))
    ) : (
      <Pips face={face} />
    )}
  </svg>
);
