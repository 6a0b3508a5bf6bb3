import type { PieceNode } from '../../../core/scene.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { SeatMark, seatName } from '../../components/SeatName.tsx';
import { useMatch } from '../context/match.tsx';

/** The pieces taken off the field that have no place beside it, by seat and kind. */
export const Losses = () => {
  const theme = useTheme();
  const { seen, formatContext } = useMatch();
  const { scene } = seen;
  const out = scene.nodes.filter((node): node is PieceNode => node.kind === 'piece' && node.out === true);
  if (scene.rail !== undefined || out.length === 0) return null;
  const seats = [...new Set(out.flatMap((piece) => piece.seat ?? []))];
  return (
    <section className="losses" aria-label={t('losses')}>
      <h2>{t('losses')}</h2>
      {seats.map((seat) => {
        const counted = new Map<string, { look: PieceNode; count: number }>();
        for (const piece of out) {
          if (piece.seat !== seat) continue;
          const name = formatMessage(piece.name ?? piece.label, formatContext);
          counted.set(name, { look: piece, count: (counted.get(name)?.count ?? 0) + 1 });
        }
        return (
          <ul key={seat} aria-label={seatName(seat)}>
            <li aria-hidden>
              <SeatMark seat={seat} size={20} />
            </li>
            {[...counted].map(([name, { look, count }]) => (
              <li key={name}>
                <Portrait piece={look} theme={theme} size={30} />
                <span className="hidden">{name}</span>
                {count > 1 && <span>× {count}</span>}
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  );
};
