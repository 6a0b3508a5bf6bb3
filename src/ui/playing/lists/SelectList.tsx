import { useMemo } from 'react';
import { enabledChoices } from '../../../core/choice.ts';
import type { NodeId, PieceNode } from '../../../core/scene.ts';
import { formatPercent, formatMessage, t } from '../../../i18n/index.ts';
import { markLetter } from '../../../lessons/marks.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { pieceText } from '../../../presentation/text/places.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePrimaryButton } from '../context/primary.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';
import { hiddenShares } from './hiddenShares.ts';

const NONE: readonly NodeId[] = [];
/** The most pieces that have a row each, and the most actions that a row names. */
const MOST_ROWS = 9;
const MOST_ACTIONS = 2;
/** Returns in words how much of a piece is hidden from all enemies. Empty if that is unknown. */
const hiddenText = (share: number | undefined): string => {
  if (share === undefined) return '';
  if (share >= 1) return t('pick.outOfSight');
  return share > 0 ? t('pick.hidden', { share: { share } }) : t('pick.open');
};
/** Returns what each piece can still do, in words. Its best attack is shown instead where there is one. */
const useRowFacts = (pieces: readonly PieceNode[]): ((id: NodeId) => readonly string[]) => {
  const { formatContext } = useMatch();
  const { game, view, scene, choices } = useInteraction((now) => ({
    game: now.game,
    view: now.view,
    scene: now.scene,
    choices: now.choices,
  }));
  const shares = useMemo(() => hiddenShares(game, view, pieces, scene), [game, view, pieces, scene]);
  return (id) => {
    const labels = enabledChoices(choices).flatMap((choice) =>
      choice.piece === id && !choice.skips ? formatMessage(choice.label, formatContext) : [],
    );
    return [[...new Set(labels)].slice(0, MOST_ACTIONS).join(' · '), hiddenText(shares.get(id))].filter(
      (text) => text !== '',
    );
  };
};
/**
 * The pieces that can act, while none is selected, to select one here instead of on the table. Pieces still to be placed are
 * selected in the palette. Each says what it can do and how much of it is hidden. A piece that can attack shows its best odds,
 * the likeliest first, and a press proposes that attack.
 */
export const SelectList = () => {
  const { formatContext, guided, narrow } = useMatch();
  const { ranked } = usePrimaryButton();
  const scene = useInteraction((now) => now.scene);
  // The pieces that a lesson marks on the table, in the order of their numbers.
  const points = guided?.points ?? NONE;
  const theme = useTheme();
  const send = useSend();
  const { pieces, best } = ranked;
  const factsOf = useRowFacts(pieces);
  if (pieces.length === 0) return null;
  // On a phone more pieces are in view without.
  const rows = !narrow && pieces.length <= MOST_ROWS;
  const attacks = best.size > 0;
  return (
    <>
      {attacks && (
        <Row className="pickhead spread">
          <Small as="span">{t('pick.best')}</Small>
        </Row>
      )}
      <ul
        className="picklist"
        data-part="select-list"
        data-attacks={attacks || undefined}
        data-rows={rows || undefined}
      >
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
                  {points.includes(piece.id) && <b className="markdisc">{markLetter(points.indexOf(piece.id))}</b>}{' '}
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
                  {rows &&
                    factsOf(piece.id).map(
                      (fact, i) =>
                        !(action && i === 0) && (
                          <Small key={fact} as="span" className="about">
                            <GlyphText text={fact} />
                          </Small>
                        ),
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
