const STEPS = 40;
/** The yellow tape between the last match and the games: an ornament. */
export const Tape = () => (
  <svg className="hometape" viewBox="0 0 1400 64" preserveAspectRatio="xMinYMid slice" aria-hidden>
    <rect x="5" y="18" width="1360" height="30" rx="2" fill="#0003" transform="translate(2 4)" />
    <rect x="5" y="18" width="1360" height="30" rx="2" fill="var(--tape)" stroke="var(--tapeInk)" strokeWidth="1.2" />
    {Array.from({ length: STEPS * 5 }, (_, i) => (
      <path
        key={i}
        d={`M${14 + i * 14 * 0.5 * 2} 18v${i % 10 === 0 ? 30 : i % 5 === 0 ? 18 : 9}`}
        stroke="var(--tapeInk)"
        strokeWidth={i % 10 === 0 ? 1.6 : 1}
      />
    )).slice(0, 97)}
    {Array.from({ length: 9 }, (_, i) => (
      <text
        key={i}
        x={14 + (i + 1) * 140 - 8}
        y="43"
        fontSize="16"
        fontWeight="700"
        textAnchor="end"
        fill="var(--tapeInk)"
      >
        {i + 1}
      </text>
    ))}
    <rect x="0" y="15" width="9" height="36" rx="1.5" fill="#9aa3a8" stroke="var(--tapeInk)" />
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
