/** The distance between the marks of the tape, and the numbers of marks and of figures. */
const APART = 14;
const MARKS = 97;
const NUMBERS = 9;
const lengthOf = (i: number): number => {
  if (i % 10 === 0) return 30;
  return i % 5 === 0 ? 18 : 9;
};
/** Returns all marks of one thickness as a single path. Every tenth mark is thicker than the others. */
const marks = (whole: boolean): string =>
  Array.from({ length: MARKS }, (_, i) => i)
    .filter((i) => (i % 10 === 0) === whole)
    .map((i) => `M${APART + i * APART} 18v${lengthOf(i)}`)
    .join('');

/** The yellow tape between the last match and the games: an ornament. */
export const TapeOrnament = () => (
  <svg className="hometape" viewBox="0 0 1400 64" preserveAspectRatio="xMinYMid slice" aria-hidden>
    <rect
      x="5"
      y="18"
      width="1360"
      height="30"
      rx="2"
      fill="var(--shade)"
      fillOpacity={0.2}
      transform="translate(2 4)"
    />
    <rect x="5" y="18" width="1360" height="30" rx="2" fill="var(--tape)" stroke="var(--tapeInk)" strokeWidth="1.2" />
    <path d={marks(true)} stroke="var(--tapeInk)" strokeWidth={1.6} />
    <path d={marks(false)} stroke="var(--tapeInk)" />
    {Array.from({ length: NUMBERS }, (_, i) => (
      <text
        key={i}
        x={APART + (i + 1) * APART * 10 - 8}
        y="43"
        fontSize="16"
        fontWeight="700"
        textAnchor="end"
        fill="var(--tapeInk)"
      >
        {i + 1}
      </text>
    ))}
    <rect x="0" y="15" width="9" height="36" rx="1.5" fill="var(--metal)" stroke="var(--tapeInk)" />
    {[27, 21, 15, 10, 5].map((r, i) => (
      <circle
        key={r}
        cx="1366"
        cy="33"
        r={r}
        fill={i === 4 ? 'var(--tapeEdge)' : 'var(--tape)'}
        stroke="var(--tapeEdge)"
        strokeWidth="1.6"
      />
    ))}
  </svg>
);
