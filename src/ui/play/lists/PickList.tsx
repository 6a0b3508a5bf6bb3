import { percent, tell, type Telling, ui } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { useBest } from '../odds/useBest.ts';
import { pieceWords } from '../words/places.ts';
import { pickable } from './palette.ts';

const MOST = 12;
/** While nothing is picked: the pieces that may act, to pick one here instead of on the table; those that are still to be laid down are picked in the palette. Who may attack tells his best chance, the likeliest first, and is aimed there. */
export const PickList = ({ hand, words }: { hand: Hand; words: Telling }) => {
  const theme = useTheme();
  const pieces = pickable(hand);
  const shown = hand.selected === null && pieces.length >= 2 && pieces.length <= MOST;
  const best = useBest(hand, shown ? pieces : []);
  if (!shown) return null;
  const chanceOf = (id: string): number => best?.get(id)?.wanted.p ?? 0;
  const attacks = best !== null && best.size > 0;
  return (
    <>
      {attacks && (
        <p className="pickhead row spread small">
          <span>{ui('pick.best')}</span>
        </p>
      )}
      <ul className="picklist" data-attacks={attacks || undefined}>
        {pieces
          .toSorted((a, b) => chanceOf(b.id) - chanceOf(a.id))
          .map((piece) => {
            const deed = best?.get(piece.id);
            return (
              <li key={piece.id}>
                <button
                  type="button"
                  onClick={() => (deed ? hand.propose({ choice: deed.choice }) : hand.select(piece.id))}
                >
                  <Portrait piece={piece} theme={theme} size={theme === 'projector' ? 64 : 44} />
                  <span className="grow">
                    {pieceWords(piece, hand.scene)}
                    {piece.about && <span className="small about">{tell(piece.about)}</span>}
                    {deed && (
                      <span className="small about">
                        {ui('pick.on', {
                          what: tell(deed.choice.label, words),
                          who: words.label?.(deed.choice.target) ?? '',
                        })}
                      </span>
                    )}
                  </span>
                  {deed && (
                    <span className="best">
                      <strong>{percent(deed.wanted.p)}</strong>
                      <span className="small">{ui(`strip.${deed.wanted.kind}`)}</span>
                    </span>
                  )}
                </button>
              </li>
            );
          })}
      </ul>
    </>
  );
};
