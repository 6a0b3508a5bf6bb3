const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};
/** A die showing a face; 0 is blank. */
export const Die = ({ face, size = 28, className = '' }: { face: number; size?: number; className?: string }) => (
  <svg className={`die ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
    <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4.5" fill="#fffdf4" stroke="#181d1f" strokeWidth="1.6" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" fill="#181d1f" />
    ))}
  </svg>
);
