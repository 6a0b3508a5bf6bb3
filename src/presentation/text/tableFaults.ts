import type { AnyGame } from '../../core/game.ts';
import { initialState, type Match } from '../../core/match.ts';
import type { TableCheck } from '../../core/position/arrangedTable.ts';
import { placeables } from '../../core/position/checks.ts';
import { positionEditorGame, positionEditorMatch } from '../../core/position/editor.ts';
import { initialStep, replaySteps } from '../../core/match.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import { formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import { createFormatContext } from './formatters.ts';
import { placeText, squareAt, squaresText } from './places.ts';
import type { Point } from '../../geometry/point.ts';

/** Why a table is refused: the thing, if one can be selected there, and a sentence with its name, its place and the reason. */
export interface TableFaultText {
  readonly id: NodeId | null;
  readonly text: string;
}
const whereText = (at: Point, scene: Scene): string => {
  const square = squareAt(scene, at);
  return square ? squaresText(scene, square.board, square.cell) : placeText(at, scene);
};
/** Returns the editor's scene of the legal part of a table. All other pieces wait beside it. */
const sceneOf = (game: AnyGame, match: Match, { legal }: TableCheck): Scene => {
  const editor = positionEditorGame(game);
  const record = positionEditorMatch(match, legal);
  const { state } = [...replaySteps(editor, record)].at(-1) ?? initialStep(editor, record);
  return editor.scene(editor.view(state, 'all'));
};
/** Returns why the rules refuse a table of a match, thing by thing. Empty if they do not. */
export const faultTexts = (game: AnyGame, match: Match, check: TableCheck): TableFaultText[] => {
  const { refused, start } = check;
  if (refused.length === 0 && !start) return [];
  const scene = sceneOf(game, match, check);
  const things = placeables(game, initialState(game, match));
  const known = createFormatContext(match.players, scene);
  const label = (id: NodeId): string => {
    const sort = things.get(id)?.sort;
    return sort ? formatMessage(sort) : (known.label?.(id) ?? id);
  };
  const context: FormatContext = { ...known, label };
  if (start) return [{ id: null, text: formatMessage(start.text, context) }];
  return refused.map(({ placing: { id, at }, refusal }) => ({
    id: things.has(id) ? id : null,
    text: t('table.fault', {
      what: things.has(id) ? label(id) : id,
      where: whereText(at, scene),
      why: formatMessage(refusal.text, context),
    }),
  }));
};
