import type { NodeId } from '../../../core/scene.ts';
import { formatPercent, formatMessage, t } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { pieceText } from '../../../presentation/text/places.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePrimaryButton } from '../context/primary.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';

const NONE: readonly NodeId[] = [];
/**
 * The pieces that can act, while none is selected, to select one here instead of on the table. Pieces still to be placed are
 * selected in the palette. A piece that can attack shows its best odds, the likeliest first, and a press proposes that attack.
 */
export const SelectList = () => {
  const { formatContext, guided } = useMatch();
  const { ranked } = usePrimaryButton();
  const scene = useInteraction((now) => now.scene);
  // The pieces that a lesson marks on the table, in the order of their numbers.
  const points = guided?.points ?? NONE;
  const theme = useTheme();
  const send = useSend();
  const { pieces, best } = ranked;
  if (pieces.length === 0) return null;
  const attacks = best.size > 0;
  return (
    <>
      {attacks && (
        <Row className="pickhead spread">
          <Small as="span">{t('pick.best')}</Small>
        </Row>
      )}
      <ul className="picklist" data-part="select-list" data-attacks={attacks || undefined}>
        {pieces.map((piece) => {
          const action = best.get(piece.id);
          return (
            <li key={piece.id}>
              <button
                type="button"
                onClick={() =>
                  send(
                    action
                      ? { type: 'propose', draft: { choice: action.choice } }
                      : { type: 'select', piece: piece.id },
                  )
                }
              >
                <Portrait piece={piece} theme={theme} size={theme === 'projector' ? 64 : 44} />
                <span className="grow">
                  {points.includes(piece.id) && <b className="markdisc">{points.indexOf(piece.id) + 1}</b>}{' '}
                  {pieceText(piece, scene)}
                  {piece.about && (
                    <Small as="span" className="about">
                      {formatMessage(piece.about)}
                    </Small>
                  )}
                  {action && (
                    <Small as="span" className="about">
                      <GlyphText
                        text={t('pick.on', {
                          what: formatMessage(action.choice.label, formatContext),
                          who: formatContext.label?.(action.wanted.id) ?? '',
                        })}
                      />
                    </Small>
                  )}
                </span>
                {action && (
                  <span className="best">
                    <strong>{formatPercent(action.wanted.p)}</strong>
                    <Small as="span">{t(`strip.${action.wanted.kind}`)}</Small>
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
