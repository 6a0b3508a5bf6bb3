import { type Choice, actionLabel } from '../../../core/choice.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { sameAction } from '../../../core/equality.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import type { Draft } from '../../../table/input/proposal.ts';
import { pieceIn } from '../../../presentation/scenes.ts';
import { squareAt, squaresText } from '../../../presentation/text/places.ts';
import { draftForAction } from '../../../interaction/draftForAction.ts';

/** A deed in words: who, what, and at whom or where to; with the draft that the hand would hold, null where no open choice comes to it. */
export interface NamedAction {
  readonly draft: Draft | null;
  readonly piece: PieceNode | undefined;
  readonly text: string;
}
/** Names an action that may be done at a table. */
export const actionName = (
  choices: readonly Choice<unknown>[],
  scene: Scene,
  action: unknown,
  formatContext: FormatContext,
): NamedAction => {
  const draft = draftForAction(choices, action);
  // What lies beside the course of play, as giving up does, is never drafted, but has a name.
  const same = (each: Choice<unknown>): boolean => each.kind === 'do' && sameAction(each.action, action);
  const choice = draft?.choice ?? choices.find(same);
  const piece = pieceIn(scene, choice?.piece ?? null);
  const target = choice?.kind === 'do' && typeof choice.target === 'string' ? choice.target : null;
  const square = choice?.kind === 'put' && draft?.at ? squareAt(scene, draft.at) : null;
  const to = square
    ? squaresText(scene, square.board, square.cell)
    : target && (formatContext.label?.(target) ?? target);
  const what = choice ? formatMessage(actionLabel(choice), formatContext) : t('coach.other');
  const who = piece ? `${formatContext.label?.(piece.id) ?? ''}: ${what}` : what;
  return { draft, piece, text: to === null ? who : `${who} → ${to}` };
};
