import { percent, ui } from '../../../i18n/index.ts';
import type { Telling } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { pieceIn } from '../show/scenes.ts';
import { useStakes } from './useStakes.ts';

/** What decides, right above the yellow button: whom it is about, the chance of what is wanted, the worst that may come. */
export const Strip = ({ hand, words }: { hand: Hand; words: Telling }) => {
  const theme = useTheme();
  const decides = useStakes(hand)?.decides;
  if (!decides) return null;
  const { wanted, worst } = decides;
  const piece = pieceIn(hand.scene, wanted.id);
  const nameOf = (id: string): string => words.label?.(id) ?? id;
  return (
    <div className="strip" data-strip>
      {piece && <Portrait piece={piece} theme={theme} size={40} />}
      <p className="whom">
        <strong>{nameOf(wanted.id)}</strong>
      </p>
      <p className="chance">
        <strong>{percent(wanted.p)}</strong>
        <span>{ui(`strip.${wanted.kind}`)}</span>
      </p>
      <p className="worst">
        {worst
          ? ui(worst.id === wanted.id ? 'strip.worstHis' : 'strip.worst', {
              who: nameOf(worst.id),
              what: ui(`strip.${worst.kind}`),
              share: percent(worst.p),
            })
          : ui('strip.safe')}
      </p>
    </div>
  );
};
