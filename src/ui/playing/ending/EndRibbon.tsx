import { Trophy, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Turn } from '../../../core/game.ts';
import { onlyPerson } from '../../../core/match.ts';
import type { Seat } from '../../../core/seat.ts';
import { luckBalance, matchStats } from '../../../core/matchStats.ts';
import { type FormatContext, formatNumber, formatMessage, t } from '../../../i18n/index.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { sound } from '../../../presentation/sounds.ts';
import { playerName, SeatMark } from '../../components/SeatName.tsx';
import { outcomeLabels } from '../../../presentation/outcomeLabels.ts';
import { sceneAt } from '../../../presentation/scenes.ts';
import { piecesOnTable } from '../../../table/figures/piecesOnTable.ts';
import { endReason } from '../../../presentation/text/endReason.ts';
import { type KeptPlace, useRibbonOverlap } from './useRibbonOverlap.ts';
import { useMatch } from '../context/match.tsx';

type Over = Extract<Turn, { over: unknown }>;
/** The end of a match, shown over the whole table once it has been played to the end. A lesson has its own. */
export const EndRibbon = () => {
  const { open, seen, guided, showing } = useMatch();
  const { turn } = seen;
  const isShown = 'over' in turn && !guided && isAtLatest(open) && (!showing || (showing.again && !showing.replays));
  return isShown ? <Unrolled turn={turn} /> : null;
};
/** The winner, how the match was won, and its key numbers. The ribbon leaves the deciding piece visible. */
const Unrolled = ({ turn }: { readonly turn: Over }) => {
  const { open, chances, formatContext, table } = useMatch();
  const [closed, close] = useState<unknown>(null);
  const ribbon = useRef<HTMLElement>(null);
  const { winners, why } = turn.over;
  const kept = useMemo(() => keptPlaces(open, winners, formatContext), [open, winners, formatContext]);
  const foot = useRibbonOverlap(ribbon, table, kept);
  const [winner] = winners;
  // Plays together with the unrolling ribbon.
  const comesHome = isWin(open, winners);
  useEffect(() => void sound(comesHome ? 'won' : 'over'), [comesHome]);
  const facts = useMemo(() => factsOf(open, winner ?? null), [open, winner]);
  if (closed === open.steps) return null;
  // Where dice could remove no piece, there was no such luck.
  const dealt = chances?.some(({ expected }) => Object.values(expected).some((n) => n > 0)) ?? false;
  const luck = winner && chances && dealt ? luckBalance(chances, winner) : null;
  const shown = luck === null ? facts : [...facts, { name: 'luck', value: luck } as const];
  return (
    <section
      ref={ribbon}
      className="endribbon"
      data-seat={winner}
      data-foot={foot || undefined}
      data-over-table
      aria-label={t('over')}
    >
      <button type="button" className="icon" aria-label={t('ending.close')} onClick={() => close(open.steps)}>
        <X aria-hidden />
      </button>
      <div className="won">
        {winner && (
          <span className="cup">
            <SeatMark seat={winner} size={64} onSeat />
            <Trophy aria-hidden />
          </span>
        )}
        <strong className="display">{winText(open, winners)}</strong>
        <p>{formatMessage(endReason(why), formatContext)}</p>
      </div>
      <dl>
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dd>{name === 'luck' ? signed(value) : formatNumber(value)}</dd>
            <dt>{t(`ending.${name}`, { count: value })}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
};
/** Whether someone has won, and not against the only person here. */
const isWin = ({ match }: OpenMatch, winners: readonly Seat[]): boolean => {
  const you = onlyPerson(match);
  return winners.length > 0 && (you === null || winners.includes(you));
};
/** How much the deciding piece, a winner's piece and another piece matter to the ribbon. */
const WEIGHTS = { decided: 1000, winner: 10, other: 1 };
/** Returns the places that the ribbon should leave visible: the deciding piece first, then the winners, then all others. */
const keptPlaces = (open: OpenMatch, winners: readonly Seat[], formatContext: FormatContext): readonly KeptPlace[] => {
  const pieces = piecesOnTable(sceneAt(open, open.ply)).filter(({ out, waits }) => !out && !waits);
  return [
    ...outcomeLabels(open, formatContext).map(({ piece }) => ({ at: piece.at, weight: WEIGHTS.decided })),
    ...pieces.map(({ at, seat }) => ({ at, weight: seat && winners.includes(seat) ? WEIGHTS.winner : WEIGHTS.other })),
  ];
};
/** Returns who has won, or that it is a draw. */
const winText = ({ match }: OpenMatch, winners: readonly Seat[]): string => {
  const you = onlyPerson(match);
  if (you !== null && winners.includes(you)) return t('ending.youWin');
  const won = match.players.filter(({ seat }) => winners.includes(seat)).map(playerName);
  return won.length > 0 ? t('ending.wins', { count: won.length, name: won.join(', ') }) : t('ending.draw');
};
/** Returns a number with its sign, rounded to a tenth. */
const signed = (value: number): string => {
  const tenth = Math.round(value * 10) / 10;
  return tenth > 0 ? `+${formatNumber(tenth)}` : tenth < 0 ? `−${formatNumber(-tenth)}` : formatNumber(0);
};
/** Returns the turns of all sides, counted as in the graph beside the table, and the winner's losses. In a draw it counts all losses. */
const factsOf = (
  open: OpenMatch,
  winner: string | null,
): { name: 'turns' | 'lost' | 'lostBy' | 'luck'; value: number }[] => {
  const { seats } = matchStats(open.game, open.steps, open.viewer);
  const all = Object.entries(seats);
  const mine = all.filter(([seat]) => winner === null || seat === winner).map(([, each]) => each);
  const turns = all.reduce((sum, [, each]) => sum + each.turns, 0);
  const lost = mine.reduce((sum, each) => sum + each.lost, 0);
  const fell = all.reduce((sum, [, each]) => sum + each.lost, 0);
  const facts = [{ name: 'turns', value: turns } as const];
  return fell > 0 ? [...facts, { name: winner === null ? 'lost' : 'lostBy', value: lost }] : facts;
};
