import { tell } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import { pieceWords } from '../words/places.ts';
import { pickable } from './palette.ts';
import type { Hand } from '../hand/usePlayHand.ts';

const MOST = 12;
/** While nothing is picked: the pieces that may act, to pick one here instead of on the table; those that are still to be laid down are picked in the palette. */
export const PickList = ({ hand }: { hand: Hand }) => {
  const theme = useTheme();
  const pieces = pickable(hand);
  if (hand.selected !== null || pieces.length < 2 || pieces.length > MOST) return null;
  return (
    <ul className="picklist">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button type="button" onClick={() => hand.select(piece.id)}>
            <Portrait piece={piece} theme={theme} size={theme === 'projector' ? 64 : 44} />
            <span>
              {pieceWords(piece, hand.scene)}
              {piece.about && <span className="small about">{tell(piece.about)}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
