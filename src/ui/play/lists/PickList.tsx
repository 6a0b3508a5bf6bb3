import { openOf } from '../../../core/choice.ts';
import type { PieceNode } from '../../../core/scene.ts';
import { tell } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import type { Hand } from '../hand/usePlayHand.ts';

const MOST = 12;
/** While nothing is picked: the pieces that may act, to pick one here instead of on the table. */
export const PickList = ({ hand }: { hand: Hand }) => {
  const theme = useTheme();
  const able = new Set(openOf(hand.choices).flatMap((choice) => choice.piece ?? []));
  const pieces = hand.scene.nodes.filter((node): node is PieceNode => node.kind === 'piece' && able.has(node.id));
  if (hand.selected !== null || pieces.length < 2 || pieces.length > MOST) return null;
  return (
    <ul className="picklist">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button type="button" onClick={() => hand.select(piece.id)}>
            <Portrait piece={piece} theme={theme} size={theme === 'projector' ? 64 : 44} />
            <span>
              {tell(piece.label)}
              {piece.about && <span className="small about">{tell(piece.about)}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
