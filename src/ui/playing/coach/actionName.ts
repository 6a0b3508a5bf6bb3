import { type Choice, actionLabel } from '../../../core/choice.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { sameAction } from '../../../core/equality.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import type { Draft } from '../../../table/input/proposal.ts';
import { pieceIn } from '../../../presentation/scenes.ts';
import { squareAt, squaresText } from '../../../presentation/text/places.ts';
import { draftForAction } from '../../../interaction/draftForAction.ts';

/** An action in words: the piece, the action, and its target or place. `draft` is the draft for it, null if no open choice leads to it. */
export interface NamedAction {
  readonly draft: Draft | null;
  readonly piece: PieceNode | undefined;
  readonly text: string;
}
/** Returns the name of an action at a table, with its piece and draft. */
export const actionName = (
  choices: readonly Choice<unknown>[],
  scene: Scene,
  action: unknown,
  formatContext: FormatContext,
): NamedAction => {
  const draft = draftForAction(choices, action);
  // Actions outside normal play, such as resigning, are never drafted, but have a name.
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
