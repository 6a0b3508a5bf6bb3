import type { Seat } from '../../core/seat.ts';
import { formatNumber, t } from '../../i18n/index.ts';
import { type OpenMatch, useMatchStore } from '../../store/matchStore.ts';
import { playerName, SeatMark } from '../components/SeatName.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import '../styles/match/ending.css';
import { useLuckChains } from '../odds/useLuckChains.ts';
import { Small } from '../components/Small.tsx';
import { Row } from '../components/Row.tsx';

/** The luck of both sides in the match so far: casualties compared with the odds, and rolls by face. */
export const LuckReport = () => {
  const open = useMatchStore((state) => state.open);
  return (
    <section className="paper luck" data-part="luck" aria-labelledby="deskLuck">
      <h2 id="deskLuck">{t('desk.luck')}</h2>
      {open && <LuckText open={open} />}
    </section>
  );
};
const LuckText = ({ open }: { readonly open: OpenMatch }) => {
  const chances = useLuckChains(open, true) ?? [];
  const sum = (of: 'lost' | 'expected', seat: Seat): number =>
    chances.reduce((all, each) => all + (each[of][seat] ?? 0), 0);
  if (open.steps.every(({ luck }) => !luck)) return <Small>{t('desk.noLuck')}</Small>;
  return (
    <>
      {chances.length > 0 && (
        <ul>
          {open.match.players.map((player) => (
            <Row as="li" key={player.seat}>
              <SeatMark seat={player.seat} size={22} />
              {t('desk.fell', {
                name: playerName(player),
                lost: formatNumber(sum('lost', player.seat)),
                due: formatNumber(Math.round(sum('expected', player.seat) * 10) / 10),
              })}
            </Row>
          ))}
        </ul>
      )}
      <Ledger open={open} unfolded />
    </>
  );
};
