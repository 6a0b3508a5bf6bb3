import { type Choice, actionLabel } from '../../../core/choice.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import type { Draft } from '../../../table/hand/proposal.ts';
import { pieceIn } from '../show/scenes.ts';
import { squareAt, squaresWords } from '../words/places.ts';
import { draftFor } from './drafts.ts';

/** A deed in words: who, what, and at whom or where to; with the draft that the hand would hold, null where no open choice comes to it. */
export interface Named {
  readonly draft: Draft | null;
  readonly piece: PieceNode | undefined;
  readonly text: string;
}
/** Names an action that may be done at a table. */
export const nameOf = (
  choices: readonly Choice<unknown>[],
  scene: Scene,
  action: unknown,
  formatContext: FormatContext,
): Named => {
  const draft = draftFor(choices, action);
  // What lies beside the course of play, as giving up does, is never drafted, but has a name.
  const same = (each: Choice<unknown>): boolean =>
    each.kind === 'do' && JSON.stringify(each.action) === JSON.stringify(action);
  const choice = draft?.choice ?? choices.find(same);
  const piece = pieceIn(scene, choice?.piece ?? null);
  const target = choice?.kind === 'do' && typeof choice.target === 'string' ? choice.target : null;
  const square = choice?.kind === 'put' && draft?.at ? squareAt(scene, draft.at) : null;
  const to = square
    ? squaresWords(scene, square.board, square.cell)
    : target && (formatContext.label?.(target) ?? target);
  const what = choice ? formatMessage(actionLabel(choice), formatContext) : t('coach.other');
  const who = piece ? `${formatContext.label?.(piece.id) ?? ''}: ${what}` : what;
  return { draft, piece, text: to === null ? who : `${who} → ${to}` };
};
