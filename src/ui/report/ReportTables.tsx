import { faceCounts } from '../../core/odds/diceFairness.ts';
import { luckBalance, type LuckChain } from '../../core/matchStats.ts';
import { formatNumber, t } from '../../i18n/index.ts';
import { scoreHistory } from '../../presentation/scoreHistory.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { Die } from '../components/Die.tsx';
import { playerName, SeatMark } from '../components/SeatName.tsx';
import { SeatText } from './SeatText.tsx';
import { luckRows } from './reportRows.ts';

/** Rows of the table of luck that are printed. The rest is on the screen only. */
const PRINTED_ROWS = 24;
const DIGITS = 2;
const signed = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  const sign = rounded > 0 ? '+' : '−';
  return `${rounded === 0 ? '' : sign}${formatNumber(Math.abs(rounded), DIGITS)}`;
};

interface TablesProps {
  readonly open: OpenMatch;
}
/** The rolls that could cost a piece, with what each gave a side beyond the odds. */
export const LuckTable = ({ open, chances }: TablesProps & { readonly chances: readonly LuckChain[] }) => {
  const rows = luckRows(open, chances);
  if (rows.length === 0) return null;
  const { players } = open.match;
  return (
    <section>
      <h2>{t('report.luck')}</h2>
      <table>
        <caption>{t('report.luckAbout')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report.action')}</th>
            <th scope="col">{t('report.who')}</th>
            <th scope="col">{t('report.rolls')}</th>
            <th scope="col">{t('report.outcome')}</th>
            {players.map((player) => (
              <th key={player.seat} scope="col">
                <SeatMark seat={player.seat} size={14} /> <bdi>{playerName(player)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.n} className={i < PRINTED_ROWS ? undefined : 'more'}>
              <th scope="row">{row.n}</th>
              <td>
                <SeatText text={row.what} />
              </td>
              <td>
                {row.dice.map((face, k) => (
                  <Die key={k} face={face} size={18} />
                ))}
                <span className="hidden">{row.dice.join(', ')}</span>
              </td>
              <td>{row.outcome}</td>
              {row.luck.map((value, k) => (
                <td key={players[k]?.seat} className="number">
                  {signed(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('report.sum')}
            </th>
            {players.map(({ seat }) => (
              <td key={seat} className="number">
                {signed(luckBalance(chances, seat))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
/** How often each side has rolled each face. */
export const DiceFaces = ({ open }: TablesProps) => {
  const faces = faceCounts(open.steps, open.viewer);
  const thrown = open.match.players.flatMap((player) => {
    const own = faces[player.seat];
    return own && sum(own) > 0 ? [{ player, own }] : [];
  });
  if (thrown.length === 0) return null;
  const max = Math.max(...thrown.flatMap(({ own }) => own));
  return (
    <section>
      <h2>{t('report.faces')}</h2>
      {thrown.map(({ player, own }) => (
        <div key={player.seat} className="faces">
          <p>
            <SeatMark seat={player.seat} size={16} /> <bdi>{playerName(player)}</bdi>: {sum(own)}
          </p>
          <ul>
            {own.map((count, i) => (
              <li key={i}>
                {count}
                <i style={{ height: `${(count / max) * 3}rem`, background: `var(--${player.seat}Mark)` }} aria-hidden />
                <Die face={i + 1} size={20} />
                <span className="hidden">{t('report.face', { face: i + 1 })}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

const WIDTH = 320;
const HEIGHT = 110;
const DASHES = ['', '7 4', '2 3', '10 3 2 3'];
/** How many pieces each side had left, turn by turn. */
export const Standing = ({ open }: TablesProps) => {
  const sides = scoreHistory({ ...open, ply: open.steps.length - 1 });
  if (!sides) return null;
  const max = Math.max(...sides.flatMap(({ left }) => left));
  const turns = Math.max(1, ...sides.map(({ left }) => left.length - 1));
  const pathOf = (left: readonly number[]): string =>
    left
      .map((count, turn) => {
        const [x, y] = [(turn / turns) * WIDTH, (1 - count / max) * HEIGHT];
        return turn === 0 ? `M0 ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`;
      })
      .join('');
  return (
    <section>
      <h2>{t('ending.standing')}</h2>
      <div className="standing">
        <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden>
          <path d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
          {sides.map(({ seat, left }, i) => (
            <path key={seat} d={pathOf(left)} style={{ stroke: `var(--${seat}Mark)`, strokeDasharray: DASHES[i] }} />
          ))}
        </svg>
        <ul>
          {sides.map(({ seat, left }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={16} /> {t('ending.fromTo', { from: left[0] ?? 0, to: left.at(-1) ?? 0 })}
            </li>
          ))}
          <li>{t('ending.overTurns', { count: turns })}</li>
        </ul>
      </div>
    </section>
  );
};
