import type { PieceNode } from '../../../core/scene.ts';
import { t } from '../../../i18n/index.ts';
import { piecesIn } from '../../../presentation/armies.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { playerName, SeatMark } from '../../components/SeatName.tsx';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

/** The pieces that each side still has, as standing figures, while a player chooses on the table. Boards count theirs beside the squares. */
export const Living = () => {
  const theme = useTheme();
  const { open, seen, narrow } = useMatch();
  const picks = useInteraction(({ offer }) => offer.kind === 'pick');
  const { scene } = seen;
  if (narrow || scene.boards || !picks) return null;
  const sides = open.match.players.map((player) => ({ player, left: piecesIn(scene, player.seat) }));
  return (
    <section className="alive" data-part="living" aria-labelledby="alive">
      <h2 id="alive">{t('living.title')}</h2>
      {sides.map(({ player, left }) => (
        <figure key={player.seat}>
          <SeatMark seat={player.seat} size={20} />
          <figcaption>
            <bdi className="hidden">{playerName(player)}</bdi>
            <strong>{left.length}</strong>
          </figcaption>
          <span className="grow" aria-hidden>
            {left.map((piece: PieceNode) => (
              <Portrait key={piece.id} piece={piece} theme={theme} size={36} lies="faceUp" />
            ))}
          </span>
        </figure>
      ))}
    </section>
  );
};
