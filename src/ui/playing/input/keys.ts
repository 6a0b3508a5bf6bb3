import { useEffect, useLayoutEffect, useRef } from 'react';
import { redo } from '../../../store/matchActions.ts';
import { changeSettings, useSettings } from '../../../store/settings.ts';
import { currentMatch } from '../../../store/matchStore.ts';
import { t } from '../../../i18n/index.ts';
import { isKey, KEY_NAMES, keyOf } from '../../../table/input/keyTable.ts';
import { announceDrag } from '../../announcements.ts';
import { openKeys } from '../../keysOpen.ts';
import { toggleCoverOverview } from '../card/CoverOverview.tsx';
import { isSuggested, suggest } from '../coach/suggest.ts';
import { maySuggest } from '../coach/maySuggest.ts';
import { mayGoOn, squareCentres, squareEvent, standsOn, stopTyping, typeOn } from '../../../interaction/squareInput.ts';
import { squareText } from '../../../presentation/text/squareText.ts';
import { useLatest, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePrimaryButton } from '../context/primary.tsx';
import { useTools } from '../context/tools.tsx';
import { showStepNumber, stepNumber, visibleSteps } from '../../../presentation/visibleSteps.ts';
import { coverText } from '../spoken/facts.ts';
import { useListener } from '../spoken/useListener.ts';
import { QUESTIONS, useQuestions } from '../spoken/useQuestions.ts';
import { answerNothing, ARROWS, type KeyContext, bracketOf, isShortcut } from './keyContext.ts';
import { leaveTray } from './focus.ts';
import { onTable } from './tableKeys.ts';
import { stopTape, tapeHelp } from './tapeKeys.ts';
import { undoWithNotice } from './undoWithNotice.ts';

const PAN = 60;
const FIELDS = 'input, select, textarea, [contenteditable]';
const isOn = (target: EventTarget | null, what: string): boolean => target instanceof Element && target.matches(what);
/** Whether a key scrolls its target. Elsewhere such keys step through the match. */
const scrolls = ({ target, key }: KeyboardEvent): boolean => key.startsWith('Page') && isOn(target, '[role=tabpanel]');
/** Whether a key writes a character when it is pressed alone. A setting can limit such keys to the table. */
const isLetter = (event: KeyboardEvent): boolean =>
  keyOf(event).length === 1 && !isKey(event, 'corner') && !isShortcut(event);

/**
 * Handles the keys of the table. They work everywhere except in fields and dialogs. Those that move pieces work only while the
 * table has the focus.
 */
export const useKeys = (): void => {
  const { finish, table, box, turnTable, inClass, playback } = useMatch();
  const { names, confirm: press, cancel } = usePrimaryButton();
  const { tool, setTool, tapes, setTapes } = useTools();
  const listener = useListener();
  const ask = useQuestions();
  const [view, send] = [useLatest(), useSend()];
  const board: KeyContext = {
    ask,
    playback,
    view,
    send,
    inClass: inClass !== undefined,
    names,
    press,
    cancel,
    finish,
    table,
    box,
    tool,
    setTool,
    tapes,
    setTapes,
    listener,
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
      endWait(true);
      stopTape();
      stopTyping();
    };
  }, []);
};

/** How long a name that may go on, such as A1 on the way to A10, waits for its next digit, ms. */
const NEXT_DIGIT_MS = 400;
/** What a typed name means, while it may still go on. */
let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly done: () => void } | null = null;
/** Ends the wait for another digit. The name then counts, unless it goes on. */
const endWait = (goesOn: boolean): void => {
  clearTimeout(waiting?.timer);
  const { done } = waiting ?? {};
  waiting = null;
  if (!goesOn) done?.();
};
/** Handles the name of a square, typed letter by letter. The table takes the focus, so that Enter confirms. */
const onSquare = (event: KeyboardEvent, { view, send, box, finish, listener }: KeyContext): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { scene, selected } = view();
  const typed = typeOn(scene, event, selected);
  endWait(typed !== null && typed.row !== '');
  if (!typed) return false;
  // A player who types goes on playing. While something is still being shown, nothing could be selected.
  finish();
  box.current?.focus();
  // The name may go on. On the way to A10 the piece on A1 is selected, but not for good.
  const { row, picked } = typed;
  if (row === '') return true;
  const done = (): void => {
    const now = view();
    const squares = squareCentres(now.scene, typed);
    const isHere = standsOn(now.scene, squares, picked);
    const meant = isHere ? null : squareEvent(now, squares, picked);
    if (meant) send(meant);
    else if (isHere) answerNothing(t('silent.isHere', { who: listener(now.scene).label?.(picked ?? '') ?? '' }));
    else announceDrag(squares.map((at) => squareText(now.scene, at)).join('; '));
  };
  if (mayGoOn(scene, typed)) waiting = { timer: setTimeout(() => endWait(false), NEXT_DIGIT_MS), done };
  else done();
  return true;
};
/** Redoes the last undone action, or says that there is none. */
const redoOrSay = async (): Promise<void> => {
  if (!(await redo())) answerNothing(t('silent.noRedo'));
};
/** Handles shortcuts with Ctrl or Cmd. */
const withControl = (event: KeyboardEvent, { table }: KeyContext): boolean => {
  const arrow = ARROWS[event.key];
  if (isKey(event, 'redo') || (isKey(event, 'undo') && event.shiftKey)) void redoOrSay();
  else if (isKey(event, 'undo')) void undoWithNotice();
  else if (arrow) table.current?.panBy(-arrow.x * PAN, -arrow.y * PAN);
  else return false;
  return true;
};
/** Asks for suggestions or takes them away, or says why there are none. In a class the key is the desk's. */
const suggestNow = ({ view, inClass }: KeyContext): boolean => {
  if (inClass) return false;
  const now = view();
  if (!maySuggest(now)) return answerNothing(t('suggest.none'));
  if (now.proposal) return answerNothing(t('suggest.covered', KEY_NAMES));
  if (isSuggested()) announceDrag(t('suggest.closed'));
  void suggest();
  return true;
};
/** Switches the tape on or off, and says so. */
const switchTape = (board: KeyContext): void => {
  const on = board.tool === 'hand';
  board.setTool(on ? 'tape' : 'hand');
  stopTape();
  announceDrag(on ? tapeHelp(board) : t('silent.tapeOff'));
};
/** Switches the cover overview on or off, and says how much of each enemy is hidden, or that a shooter must be selected. */
const switchCover = ({ view, listener }: KeyContext): void => {
  toggleCoverOverview();
  if (!useSettings.getState().outlook) return announceDrag(t('silent.coverOff'));
  const now = view();
  const shares = coverText(now, now.selected, listener(now.scene));
  announceDrag(`${t('silent.coverOn')} ${shares || t('spoken.noShooter')}`);
};
const switchSound = (): void => {
  const muted = !useSettings.getState().muted;
  changeSettings({ muted });
  announceDrag(t(muted ? 'silent.soundOff' : 'silent.soundOn'));
};
/** Shows another step of the match, or says that there is none. */
const showStep = (by: 1 | -1): void => {
  const open = currentMatch();
  const [now, last] = [stepNumber(open), visibleSteps(open).length - 1];
  if (now + by < 0) answerNothing(t('silent.first'));
  else if (now + by > last) answerNothing(t('silent.last'));
  else showStepNumber(open, now + by);
};
/**
 * Stops a playback at once, or cancels what is proposed, selected or laid. With none of that it returns to the table or to the
 * latest move. It says what it did.
 */
const cancelNow = ({ playback, view, cancel, send }: KeyContext): void => {
  const before = view();
  const wasLaying = stopTape();
  if (playback.playing) playback.toggle();
  cancel();
  const { proposal, selected, refusal, offer } = view();
  const changed = before.proposal !== proposal || before.selected !== selected || before.refusal !== refusal;
  if (changed || wasLaying || playback.playing) announceDrag(t('silent.cancelled'));
  else if (leaveTray()) announceDrag(t('silent.onTable'));
  else if (offer.kind === 'past' && send({ type: 'confirm' })) announceDrag(t('silent.present'));
  else answerNothing(t('silent.noCancel'));
};
/** Turns the table, and says so. */
const turnNow = ({ turnTable }: KeyContext): void => {
  turnTable();
  announceDrag(t('silent.turned'));
};
/** The keys that zoom: by how much (0 shows the whole table), and what is said. */
const ZOOMS = [
  ['nearer', 1.25, 'silent.zoomIn'],
  ['farther', 0.8, 'silent.zoomOut'],
  ['whole', 0, 'silent.zoomAll'],
] as const;
/** Zooms, and says so. */
const zoom = ({ table }: KeyContext, event: KeyboardEvent): boolean => {
  const [, by, said] = ZOOMS.find(([key]) => isKey(event, key)) ?? [];
  if (!said) return false;
  if (by) table.current?.zoomBy(by);
  else table.current?.fit();
  announceDrag(t(said));
  return true;
};
/** Answers a question about the table. In a class these keys are the desk's. */
const onQuestion = (event: KeyboardEvent, { inClass, ask }: KeyContext): boolean => {
  const question = inClass ? undefined : QUESTIONS.find((each) => isKey(event, each));
  if (question) ask(question);
  return question !== undefined;
};
/** What these keys do everywhere. */
const ACTS: readonly (readonly [Parameters<typeof isKey>[1], (board: KeyContext) => void])[] = [
  ['tape', switchTape],
  ['outlook', switchCover],
  ['sound', switchSound],
  ['turnTable', turnNow],
  ['earlier', () => showStep(-1)],
  ['later', () => showStep(1)],
  ['cancel', cancelNow],
  ['help', openKeys],
];
const onAnywhere = (event: KeyboardEvent, board: KeyContext): boolean => {
  if (isShortcut(event)) return !event.altKey && withControl(event, board);
  if (onQuestion(event, board) || zoom(board, event)) return true;
  const [, act] = ACTS.find(([key]) => isKey(event, key)) ?? [];
  if (act) {
    act(board);
    return true;
  }
  if (isKey(event, 'suggest')) return suggestNow(board);
  const way = bracketOf(event);
  return way !== 0 && !event.shiftKey && board.send({ type: 'turn', steps: way });
};
