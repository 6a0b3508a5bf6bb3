import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { legalAreas, modeKey, enabledChoices, legalSpots } from '../../../core/choice.ts';
import type { NodeId, Scene } from '../../../core/scene.ts';
import type { Point } from '../../../geometry/point.ts';
import { centreOf } from '../../../geometry/shape.ts';
import { redo } from '../../../store/matchActions.ts';
import { changeSettings, useSettings } from '../../../store/settings.ts';
import { currentMatch } from '../../../store/matchStore.ts';
import { activeChoices } from '../../../table/input/hitTest.ts';
import type { AimChoice } from '../../../table/input/aimHandle.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import type { Draft } from '../../../table/input/proposal.ts';
import { isKey, keyOf } from '../../../table/input/keyTable.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { announceDrag } from '../../announcements.ts';
import { openKeys } from '../bars/Keys.tsx';
import { aimedIn, aimAtNext, stepAim } from '../aim/AimPanel.tsx';
import { nearestLegal } from '../../../interaction/nearestLegal.ts';
import { selectionModes } from '../../../interaction/modes.ts';
import { PAGE } from '../aim/slides.ts';
import { toggleCoverOverview } from '../card/CoverOverview.tsx';
import {
  actOnSquare as goToSquare,
  squareCentres,
  squareText,
  stopTyping,
  typeOn,
} from '../../../interaction/squareInput.ts';
import { showStepNumber, stepNumber } from '../../../presentation/visibleSteps.ts';
import { isOn as liesOn } from '../../../presentation/text/places.ts';
import { undoWithNotice } from './undoWithNotice.ts';
import { focusPasses, focusPrimary } from './focus.ts';
import type { Interaction } from '../../../interaction/useInteraction.ts';

interface Board {
  readonly interaction: Interaction;
  /** Whether the primary button names whom to take while nothing is picked. */
  readonly names: boolean;
  press(): void;
  cancel(): void;
  /** Ends what is being shown. */
  finish(): void;
  readonly table: RefObject<TableHandle | null>;
  readonly box: RefObject<HTMLDivElement | null>;
  setTool(change: (tool: 'hand' | 'tape') => 'hand' | 'tape'): void;
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
const moved = (point: Point, by: Point, mm: number): Point => ({ x: point.x + by.x * mm, y: point.y + by.y * mm });

/** The draft that an arrow leads to from the one held: the end of the way, or the place, goes on by so much. */
export const pushed = (
  hand: Pick<Interaction, 'proposal' | 'choices' | 'selected' | 'mode' | 'scene'>,
  by: Point,
  mm: number,
): Draft | null => {
  const held = hand.proposal;
  const choice =
    held?.choice ??
    activeChoices(enabledChoices(hand.choices), hand.selected, hand.mode).find((each) => each.kind !== 'do');
  if (choice?.kind === 'walk') {
    const path = held?.path ?? [choice.from, choice.from];
    const end = moved(path.at(-1) as Point, by, mm);
    return { choice, path: [...path.slice(0, -1), end] };
  }
  if (choice?.kind !== 'put') return null;
  const spots = legalSpots(choice.to);
  if (spots && spots.length > 0)
    return { choice, at: nextSpot(spots, held?.at, standsAt(hand.scene, choice.piece), by) };
  const [start] = legalAreas(choice.to);
  const from = held?.at ?? (start ? centreOf(start) : { x: 0, y: 0 });
  return { choice, at: held?.at ? moved(from, by, mm) : { x: Math.round(from.x), y: Math.round(from.y) } };
};
/** Where a piece stands on the table; nowhere while it waits beside it. */
const standsAt = (scene: Scene, id: NodeId | undefined): Point | undefined => {
  const piece = pieceIn(scene, id);
  return piece && !piece.waits && liesOn(piece.at, scene) ? piece.at : undefined;
};
/** The nearest spot on that side of the one held, else of where the piece stands; the first one where it stands nowhere or nothing lies that way. */
const nextSpot = (spots: readonly Point[], held: Point | undefined, stands: Point | undefined, by: Point): Point => {
  const first = spots[0] as Point;
  const at = held ?? stands;
  if (!at) return first;
  const cost = (spot: Point): number => {
    const ahead = (spot.x - at.x) * by.x + (spot.y - at.y) * by.y;
    const aside = Math.abs((spot.x - at.x) * by.y) + Math.abs((spot.y - at.y) * by.x);
    return ahead > 0 ? ahead + 3 * aside : Infinity;
  };
  const next = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), at);
  return next === at && !held ? first : next;
};
/** Sets a corner where the way ends now. */
const withCorner = (draft: Draft): Draft => {
  if (draft.choice.kind !== 'walk' || !draft.path) return draft;
  return { ...draft, path: [...draft.path, draft.path.at(-1) as Point] };
};
const FIELDS = 'input, select, textarea, [contenteditable]';
const isOn = (target: EventTarget | null, what: string): boolean => target instanceof Element && target.matches(what);
/** What scrolls by the keys that elsewhere look back and forth. */
const scrolls = ({ target, key }: KeyboardEvent): boolean => key.startsWith('Page') && isOn(target, '[role=tabpanel]');
/** Keys that write something when they are pressed alone: a device may be set so that they act on the table only. */
const isLetter = (event: KeyboardEvent): boolean =>
  keyOf(event).length === 1 && !isKey(event, 'corner') && !isShortcut(event);

/** Goes on to the next of the pieces that can act, after the last one to the first. */
const nextPiece = (interaction: Interaction, way: 1 | -1): boolean => {
  const pieces = [...new Set(enabledChoices(interaction.choices).flatMap((choice) => choice.piece ?? []))];
  const at = interaction.selected === null ? (way > 0 ? -1 : 0) : pieces.indexOf(interaction.selected);
  const next = pieces[(at + way + pieces.length) % pieces.length];
  if (next !== undefined) interaction.select(next);
  return next !== undefined;
};
/** Whether the primary button does something that nobody has asked for: it ends what could go on, with nothing proposed and nobody picked for it. */
const isUnasked = ({ offer, proposal, choices }: Interaction): boolean =>
  offer.kind === 'act' && !proposal && offer.choice.piece === undefined && enabledChoices(choices).length > 1;
const nextTarget = (interaction: Interaction, step: number): boolean => {
  const targets = activeChoices(interaction.choices, interaction.selected, interaction.mode).filter(
    (choice) => choice.kind === 'do' && choice.target !== undefined && choice.piece === interaction.selected,
  );
  const at = targets.findIndex((choice) => choice === interaction.proposal?.choice);
  const next = targets[(at + step + targets.length) % targets.length];
  if (next) interaction.propose({ choice: next });
  return next !== undefined;
};
/** Goes on to the next mode of the picked piece, after the last one back to none. */
const nextMode = (interaction: Interaction): boolean => {
  const modes = selectionModes(interaction).map(modeKey);
  // Where there is but one way it goes on with what is proposed.
  if (modes.length === 0) return false;
  interaction.setMode(modes[interaction.mode === null ? 0 : modes.indexOf(interaction.mode) + 1] ?? null);
  return true;
};
/** Turns the aim or changes its power, by a fine step or with Shift by a page of them. */
const aimOn = (interaction: Interaction, choice: AimChoice, by: Point, page: boolean): void => {
  const name = by.x === 0 ? 'power' : 'bearing';
  stepAim(interaction, choice, name, (by.x - by.y) * (page ? PAGE[name] : 1));
};
/** Strikes more to one side, or lifts the gun. */
const aside = (interaction: Interaction, way: number): void => {
  const choice = aimedIn(interaction);
  if (choice) stepAim(interaction, choice, choice.controls.set.lift ? 'lift' : 'offset', way);
};

/** The keys of the table: everywhere but in fields and dialogs; those that move pieces while the table has the focus. */
export const useKeys = (board: Board): void => {
  const now = useRef(board);
  // With the page itself: a key means what is shown.
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

/** The name of a square, typed letter by letter; the table takes the focus, so that Enter confirms. */
const onSquare = (event: KeyboardEvent, { interaction, box, finish }: Board): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const typed = typeOn(interaction.scene, event, interaction.selected);
  if (!typed) return false;
  // Whoever types goes on playing: what is still being shown would leave nothing to pick.
  finish();
  box.current?.focus();
  // The name may go on: on the way to A10 whoever stands on A1 is picked, but not for good.
  const { row, picked } = typed;
  if (row === '') return true;
  const squares = squareCentres(interaction.scene, typed);
  if (!goToSquare(interaction, squares, picked))
    announceDrag(squares.map((at) => squareText(interaction.scene, at)).join('; '));
  return true;
};
/** Shortcuts with Ctrl or Cmd. */
const withControl = (event: KeyboardEvent, { table }: Board): boolean => {
  const arrow = ARROWS[event.key];
  if (isKey(event, 'undo')) void (event.shiftKey ? redo() : undoWithNotice());
  else if (isKey(event, 'redo')) void redo();
  else if (arrow) table.current?.panBy(-arrow.x * PAN, -arrow.y * PAN);
  else return false;
  return true;
};
/** Whether Ctrl, Cmd or Alt make a shortcut of a key; on some layouts Alt or AltGr, told as Ctrl with Alt, only write a bracket. */
const isShortcut = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  metaKey || (altKey ? key !== '[' && key !== ']' : ctrlKey);
const bracketOf = (event: KeyboardEvent): -1 | 0 | 1 => (isKey(event, 'left') ? -1 : isKey(event, 'right') ? 1 : 0);
const onAnywhere = (event: KeyboardEvent, board: Board): boolean => {
  const { interaction, table, setTool, turnTable, cancel } = board;
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
  else {
    const way = bracketOf(event);
    return way !== 0 && !event.shiftKey && interaction.turnPiece(way);
  }
  return true;
};
/** Presses the primary button; where it would end what nobody has asked to end, or names nothing to do, the button that does comes near, to be pressed or not; of what is refused the nearest lawful deed is proposed. */
const confirm = ({ interaction, names, press }: Board): void => {
  const instead =
    interaction.offer.kind === 'blocked' && interaction.proposal
      ? nearestLegal(interaction, interaction.proposal)
      : null;
  if (instead) interaction.propose(instead);
  else if (isUnasked(interaction)) focusPrimary();
  else if (interaction.offer.kind === 'pick' && !names) focusPasses();
  else press();
};
const onTable = (event: KeyboardEvent, board: Board): boolean => {
  const { interaction, table } = board;
  const shown = ARROWS[event.key];
  const aimed = aimedIn(interaction);
  // An aim is turned by the arrows, a piece goes where they point on the screen.
  const arrow = shown && (table.current?.directionOf(shown) ?? shown);
  const way = bracketOf(event);
  if (isShortcut(event)) return false;
  if (isKey(event, 'nextPiece')) return nextPiece(interaction, event.shiftKey ? -1 : 1);
  if (isKey(event, 'nextMode')) return nextMode(interaction);
  // The key that opened a curtain or pressed a button may still be held.
  if (event.repeat && (isKey(event, 'confirm') || isKey(event, 'corner'))) return true;
  if (isKey(event, 'confirm')) confirm(board);
  else if (aimed && shown) aimOn(interaction, aimed, shown, event.shiftKey);
  else if (arrow) {
    const draft = pushed(interaction, arrow, event.shiftKey ? interaction.scene.unit.mm : CM);
    if (draft) interaction.propose(draft);
  } else if (isKey(event, 'corner') && interaction.proposal) interaction.propose(withCorner(interaction.proposal));
  else if (way !== 0 && event.shiftKey) return aimed !== null && aimAtNext(interaction, aimed, way);
  else if (way !== 0) {
    if (!nextTarget(interaction, way)) aside(interaction, way);
  } else return false;
  return true;
};
