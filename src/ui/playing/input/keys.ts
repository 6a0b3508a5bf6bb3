import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { enabledChoices } from '../../../core/choice.ts';
import type { Point } from '../../../geometry/point.ts';
import { redo } from '../../../store/matchActions.ts';
import { changeSettings, useSettings } from '../../../store/settings.ts';
import { currentMatch } from '../../../store/matchStore.ts';
import type { AimChoice } from '../../../table/input/aimHandle.ts';
import { t } from '../../../i18n/index.ts';
import { pieceText } from '../../../presentation/text/places.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { isKey, keyOf } from '../../../table/input/keyTable.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { announceDrag } from '../../announcements.ts';
import { openKeys } from '../bars/Keys.tsx';
import { aimAtNext, aimedIn, stepControl } from '../../../interaction/aimControls.ts';
import { nearestLegal } from '../../../interaction/primary/nearestLegal.ts';
import { PAGE } from '../../../interaction/aimScales.ts';
import { toggleCoverOverview } from '../card/CoverOverview.tsx';
import { suggest } from '../coach/suggest.ts';
import { maySuggest } from '../coach/maySuggest.ts';
import { nextMode, nextPiece, nextTarget, pushed, withCornerAtEnd } from '../../../interaction/keys.ts';
import { squareCentres, squareEvent, stopTyping, typeOn } from '../../../interaction/squareInput.ts';
import type { InteractionEvent } from '../../../interaction/events.ts';
import { squareText } from '../../../presentation/text/squareText.ts';
import { type Send, useLatest, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePrimaryButton } from '../context/primary.tsx';
import { type TableTool, useTools } from '../context/tools.tsx';
import { showStepNumber, stepNumber } from '../../../presentation/visibleSteps.ts';
import { undoWithNotice } from './undoWithNotice.ts';
import { focusPasses, focusPrimary } from './focus.ts';
import type { Interaction } from '../../../interaction/view.ts';

/** What the keys act on. */
interface Board {
  /** The interaction after the latest event. */
  view(): Interaction;
  readonly send: Send;
  readonly inClass: boolean;
  /** Whether the primary button names a piece while none is selected. */
  readonly names: boolean;
  press(): void;
  cancel(): void;
  /** Ends what is being shown. */
  finish(): void;
  readonly table: RefObject<TableHandle | null>;
  readonly box: RefObject<HTMLDivElement | null>;
  setTool(change: (tool: TableTool) => TableTool): void;
  turnTable(): void;
}
const CM = 10;
const PAN = 60;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const FIELDS = 'input, select, textarea, [contenteditable]';
const isOn = (target: EventTarget | null, what: string): boolean => target instanceof Element && target.matches(what);
/** Whether a key scrolls its target. Elsewhere such keys step through the match. */
const scrolls = ({ target, key }: KeyboardEvent): boolean => key.startsWith('Page') && isOn(target, '[role=tabpanel]');
/** Whether a key writes a character when it is pressed alone. A setting can limit such keys to the table. */
const isLetter = (event: KeyboardEvent): boolean =>
  keyOf(event).length === 1 && !isKey(event, 'corner') && !isShortcut(event);

/**
 * Whether the primary button does something that no one asked for. It would end what could go on, with nothing proposed and no
 * piece selected for it.
 */
const isUnasked = ({ offer, proposal, choices }: Interaction): boolean =>
  offer.kind === 'act' && !proposal && offer.choice.piece === undefined && enabledChoices(choices).length > 1;
/** Returns the aim turned, or with a changed power, by a fine step, or with Shift by a page of steps. */
const aimPushed = (from: Interaction, choice: AimChoice, by: Point, page: boolean): InteractionEvent | null => {
  const name = by.x === 0 ? 'power' : 'bearing';
  return stepControl(from, choice, name, (by.x - by.y) * (page ? PAGE[name] : 1));
};
/** Returns the aim with its contact point moved to one side, or with the gun's barrel raised. */
const aimAside = (from: Interaction, way: number): InteractionEvent | null => {
  const choice = aimedIn(from);
  return choice && stepControl(from, choice, choice.controls.set.lift ? 'lift' : 'offset', way);
};

/**
 * Handles the keys of the table. They work everywhere except in fields and dialogs. Those that move pieces work only while the
 * table has the focus.
 */
export const useKeys = (): void => {
  const { finish, table, box, turnTable, inClass } = useMatch();
  const { names, confirm: press, cancel } = usePrimaryButton();
  const { setTool } = useTools();
  const [view, send] = [useLatest(), useSend()];
  const board: Board = {
    view,
    send,
    inClass: inClass !== undefined,
    names,
    press,
    cancel,
    finish,
    table,
    box,
    setTool,
    turnTable,
  };
  const now = useRef(board);
  // Updated together with the page, so that a key means what is shown.
  useLayoutEffect(() => {
    now.current = board;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const dialog = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
      if (event.defaultPrevented || isOn(event.target, FIELDS) || scrolls(event) || dialog) return;
      const board = now.current;
      const here = event.target === board.box.current;
      if (!here && isLetter(event) && !useSettings.getState().letters) return;
      const done = onSquare(event, board) || onAnywhere(event, board) || (here && onTable(event, board));
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      stopTyping();
    };
  }, []);
};

/** Handles the name of a square, typed letter by letter. The table takes the focus, so that Enter confirms. */
const onSquare = (event: KeyboardEvent, { view, send, box, finish }: Board): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { scene, selected } = view();
  const typed = typeOn(scene, event, selected);
  if (!typed) return false;
  // A player who types goes on playing. While something is still being shown, nothing could be selected.
  finish();
  box.current?.focus();
  // The name may go on. On the way to A10 the piece on A1 is selected, but not for good.
  const { row, picked } = typed;
  if (row === '') return true;
  const now = view();
  const squares = squareCentres(now.scene, typed);
  const meant = squareEvent(now, squares, picked);
  if (meant) send(meant);
  else announceDrag(squares.map((at) => squareText(now.scene, at)).join('; '));
  return true;
};
/** Handles shortcuts with Ctrl or Cmd. */
const withControl = (event: KeyboardEvent, { table }: Board): boolean => {
  const arrow = ARROWS[event.key];
  if (isKey(event, 'undo')) void (event.shiftKey ? redo() : undoWithNotice());
  else if (isKey(event, 'redo')) void redo();
  else if (arrow) table.current?.panBy(-arrow.x * PAN, -arrow.y * PAN);
  else return false;
  return true;
};
/** Whether Ctrl, Cmd or Alt makes a key a shortcut. On some layouts Alt or AltGr, reported as Ctrl with Alt, only writes a bracket. */
const isShortcut = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  metaKey || (altKey ? key !== '[' && key !== ']' : ctrlKey);
const bracketOf = (event: KeyboardEvent): -1 | 0 | 1 => (isKey(event, 'left') ? -1 : isKey(event, 'right') ? 1 : 0);
/** Asks for suggestions, or says that this player gets none. In a class the key is the desk's. */
const suggestNow = ({ view, inClass }: Board): boolean => {
  if (inClass) return false;
  if (maySuggest(view())) void suggest();
  else announceDrag(t('suggest.none'));
  return true;
};
const onAnywhere = (event: KeyboardEvent, board: Board): boolean => {
  const { send, table, setTool, turnTable, cancel } = board;
  if (isShortcut(event)) return !event.altKey && withControl(event, board);
  if (isKey(event, 'tape')) setTool((tool) => (tool === 'hand' ? 'tape' : 'hand'));
  else if (isKey(event, 'outlook')) toggleCoverOverview();
  else if (isKey(event, 'sound')) changeSettings({ muted: !useSettings.getState().muted });
  else if (isKey(event, 'turnTable')) turnTable();
  else if (isKey(event, 'nearer')) table.current?.zoomBy(1.25);
  else if (isKey(event, 'farther')) table.current?.zoomBy(0.8);
  else if (isKey(event, 'whole')) table.current?.fit();
  else if (isKey(event, 'earlier')) showStepNumber(currentMatch(), stepNumber(currentMatch()) - 1);
  else if (isKey(event, 'later')) showStepNumber(currentMatch(), stepNumber(currentMatch()) + 1);
  else if (isKey(event, 'cancel')) cancel();
  else if (isKey(event, 'help')) openKeys();
  else if (isKey(event, 'suggest')) return suggestNow(board);
  else {
    const way = bracketOf(event);
    return way !== 0 && !event.shiftKey && send({ type: 'turn', steps: way });
  }
  return true;
};
/**
 * Presses the primary button. If the proposal is refused, the nearest legal one is proposed instead. If the press would end
 * something unasked, the button only gets the focus. If the button names nothing to do, a button that skips gets the focus.
 */
const confirm = ({ view, send, names, press }: Board): void => {
  const interaction = view();
  const instead =
    interaction.offer.kind === 'blocked' && interaction.proposal
      ? nearestLegal(interaction, interaction.proposal)
      : null;
  if (instead) send({ type: 'propose', draft: instead });
  else if (isUnasked(interaction)) focusPrimary();
  else if (interaction.offer.kind === 'pick' && !names) focusPasses();
  else press();
};
/** Marks or unmarks the selected piece, and announces it. */
const markSelected = ({ view, send }: Board): boolean => {
  const { scene, selected } = view();
  const piece = pieceIn(scene, selected);
  if (!piece || !send({ type: 'markPiece', piece: piece.id })) return false;
  announceDrag(t(view().marked.includes(piece.id) ? 'mark.on' : 'mark.off', { who: pieceText(piece, scene) }));
  return true;
};
const onTable = (event: KeyboardEvent, board: Board): boolean => {
  const { send, table } = board;
  const interaction = board.view();
  const report = (meant: InteractionEvent | null): boolean => meant !== null && send(meant);
  const shown = ARROWS[event.key];
  const aimed = aimedIn(interaction);
  // The arrows turn an aim. A piece goes where they point on the screen.
  const arrow = shown && (table.current?.directionOf(shown) ?? shown);
  const way = bracketOf(event);
  if (isShortcut(event)) return false;
  if (isKey(event, 'nextPiece')) return report(nextPiece(interaction, event.shiftKey ? -1 : 1));
  if (isKey(event, 'nextMode')) return report(nextMode(interaction));
  // The key that opened a curtain or pressed a button may still be held. A held key marks once.
  if (event.repeat && (isKey(event, 'mark') || isKey(event, 'confirm') || isKey(event, 'corner'))) return true;
  if (isKey(event, 'mark')) return markSelected(board);
  if (isKey(event, 'advance')) return report({ type: 'advance' });
  if (isKey(event, 'confirm')) confirm(board);
  else if (aimed && shown) report(aimPushed(interaction, aimed, shown, event.shiftKey));
  else if (arrow) {
    const draft = pushed(interaction, arrow, event.shiftKey ? interaction.scene.unit.mm : CM);
    if (draft) send({ type: 'propose', draft });
  } else if (isKey(event, 'corner') && interaction.proposal)
    send({ type: 'propose', draft: withCornerAtEnd(interaction.proposal) });
  else if (way !== 0 && event.shiftKey) return aimed !== null && report(aimAtNext(interaction, aimed, way));
  else if (way !== 0) {
    if (!report(nextTarget(interaction, way))) report(aimAside(interaction, way));
  } else return false;
  return true;
};
