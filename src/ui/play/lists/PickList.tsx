import type { NodeId } from '../../../core/scene.ts';
import { percent, tell, ui } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import type { PanelProps } from '../props.ts';
import { pieceWords } from '../words/places.ts';

/** While nothing is picked: the pieces that may act, to pick one here instead of on the table; those that are still to be laid down are picked in the palette. Who may attack tells his best chance, the likeliest first, and is aimed there. */
export const PickList = ({
  hand,
  ranked,
  points,
  words,
}: Pick<PanelProps, 'hand' | 'ranked' | 'words'> & {
  /** Those whom a lesson marks on the table, in the order of their numbers. */
  readonly points: readonly NodeId[];
}) => {
  const theme = useTheme();
  const { pieces, best } = ranked;
  if (pieces.length === 0) return null;
  const attacks = best.size > 0;
  return (
    <>
      {attacks && (
        <p className="pickhead row spread small">
          <span>{ui('pick.best')}</span>
        </p>
      )}
      <ul className="picklist" data-attacks={attacks || undefined}>
        {pieces.map((piece) => {
          const deed = best.get(piece.id);
          return (
            <li key={piece.id}>
              <button
                type="button"
                onClick={() => (deed ? hand.propose({ choice: deed.choice }) : hand.select(piece.id))}
              >
                <Portrait piece={piece} theme={theme} size={theme === 'projector' ? 64 : 44} />
                <span className="grow">
                  {points.includes(piece.id) && <b className="markdisc">{points.indexOf(piece.id) + 1}</b>}{' '}
                  {pieceWords(piece, hand.scene)}
                  {piece.about && <span className="small about">{tell(piece.about)}</span>}
                  {deed && (
                    <span className="small about">
                      {ui('pick.on', {
                        what: tell(deed.choice.label, words),
                        who: words.label?.(deed.wanted.id) ?? '',
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
