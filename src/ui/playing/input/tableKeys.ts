import { enabledChoices } from '../../../core/choice.ts';
import type { Point } from '../../../geometry/point.ts';
import { formatMessage, t, type UiKey } from '../../../i18n/index.ts';
import { aimAtNext, aimedIn, stepControl } from '../../../interaction/aimControls.ts';
import { PAGE } from '../../../interaction/aimScales.ts';
import type { InteractionEvent } from '../../../interaction/events.ts';
import { whyDeadEnd } from '../../../interaction/deadEnd.ts';
import {
  activeMove,
  firstProposal,
  nextMode,
  nextPiece,
  nextTarget,
  pushed,
  withCornerAtEnd,
} from '../../../interaction/keys.ts';
import { nearestLegal } from '../../../interaction/primary/nearestLegal.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { pieceText } from '../../../presentation/text/places.ts';
import { squareText } from '../../../presentation/text/squareText.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import type { AimChoice } from '../../../table/input/aimHandle.ts';
import { isKey, KEY_NAMES, type KeyAct } from '../../../table/input/keyTable.ts';
import { announceDrag } from '../../announcements.ts';
import { answerNothing, ARROWS, CM, type KeyContext, isShortcut } from './keyContext.ts';
import { selectText } from '../text/selectText.ts';
import { buttonText, focusPasses, focusPrimary } from './focus.ts';
import { onTape } from './tapeKeys.ts';

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

/** Says why the focus has gone to a button, and what Enter does there. Without one it says something else. */
const sayFocused = (button: HTMLElement | null, otherwise = ''): void => {
  if (button) announceDrag(t('silent.button', { ...KEY_NAMES, what: buttonText(button) }));
  else answerNothing(otherwise);
};
/**
 * Presses the primary button. If the proposal is refused, the nearest legal one is proposed instead. If the press would end
 * something unasked, the button only gets the focus. If the button names nothing to do, the first aim or target of the selected
 * piece is proposed, or its move is explained. Without any of these, a button that skips gets the focus.
 */
const confirm = ({ view, send, names, press, listener }: KeyContext): boolean => {
  const interaction = view();
  const instead =
    interaction.offer.kind === 'blocked' && interaction.proposal
      ? nearestLegal(interaction, interaction.proposal)
      : null;
  const { refusal } = interaction.proposal ?? {};
  if ('over' in interaction.turn) answerNothing(t('silent.ended'));
  else if (refusal && !instead) answerNothing(formatMessage(refusal.text, listener(interaction.scene)));
  else if (instead) send({ type: 'propose', draft: instead });
  else if (isUnasked(interaction)) sayFocused(focusPrimary());
  else if (interaction.offer.kind === 'pick' && !names) {
    const first = firstProposal(interaction);
    if (first) send(first);
    else if (activeMove(interaction)) answerNothing(selectText(interaction, 'keys'));
    else sayFocused(focusPasses(), selectText(interaction, 'keys'));
  } else press();
  return true;
};
/** Marks or unmarks the selected piece, and announces it. */
const markSelected = ({ view, send }: KeyContext): boolean => {
  const { scene, selected } = view();
  const piece = pieceIn(scene, selected);
  if (!piece || !send({ type: 'markPiece', piece: piece.id })) return answerNothing(t('silent.noMark', KEY_NAMES));
  announceDrag(t(view().marked.includes(piece.id) ? 'mark.on' : 'mark.off', { who: pieceText(piece, scene) }));
  return true;
};
/** Returns why nothing can be done now, whatever is selected. Undefined while a player here may act. */
const whyIdle = ({ turn, offer }: Interaction): UiKey | undefined => {
  if (offer.kind === 'past') return 'silent.past';
  if ('over' in turn) return 'silent.ended';
  return offer.kind === 'wait' ? 'silent.wait' : undefined;
};
/** Returns why an arrow leads nowhere, in words. */
const deadEndText = (interaction: Interaction, { listener }: KeyContext, arrow: Point): string => {
  const { scene } = interaction;
  const context = listener(scene);
  const end = whyDeadEnd(interaction, arrow);
  if (end.why === 'edge') return t('silent.edge');
  if (end.why === 'roll') return t('silent.roll', { what: end.label });
  if (end.why === 'still') return selectText(interaction, 'keys');
  if (end.why === 'unknown') return t('silent.noWay');
  const why = formatMessage(end.refusal.text, context);
  return end.at ? t('silent.refusedAt', { where: squareText(scene, end.at), why }) : why;
};
/** Moves what is proposed by an arrow key, or says why it cannot go there. */
const pushBy = (interaction: Interaction, context: KeyContext, arrow: Point, mm: number): boolean => {
  if (interaction.selected === null && !interaction.proposal) return answerNothing(t('silent.selectFirst', KEY_NAMES));
  const draft = pushed(interaction, arrow, mm);
  return (
    (draft !== null && context.send({ type: 'propose', draft })) ||
    answerNothing(deadEndText(interaction, context, arrow))
  );
};
/** Returns why there is no other piece to go to. */
const noOtherPiece = (interaction: Interaction): UiKey =>
  whyIdle(interaction) ?? (enabledChoices(interaction.choices).length === 0 ? 'silent.noPiece' : 'silent.onlyPiece');
/** Goes to the next or previous piece that can act, or says that there is no other. */
const toNextPiece = (interaction: Interaction, { send }: KeyContext, step: 1 | -1): boolean => {
  const next = nextPiece(interaction, step);
  const isOther = next?.type === 'select' && next.piece !== interaction.selected;
  return (isOther && send(next)) || answerNothing(t(noOtherPiece(interaction)));
};
/** Goes to the next target, or turns what is aimed or placed. */
const toNextTarget = (
  interaction: Interaction,
  { send }: KeyContext,
  { way, aims }: { readonly way: -1 | 1; readonly aims: boolean },
): boolean => {
  const aimed = aimedIn(interaction);
  const event = aims
    ? aimed && aimAtNext(interaction, aimed, way)
    : (nextTarget(interaction, way) ?? aimAside(interaction, way));
  return (event !== null && send(event)) || answerNothing(t('silent.noTarget'));
};
/** Goes to the next mode of the selected piece, or says that it has only one. */
const toNextMode = (interaction: Interaction, { send }: KeyContext): boolean => {
  const mode = nextMode(interaction);
  const none = interaction.selected === null ? 'silent.selectFirst' : 'silent.oneMode';
  return (mode !== null && send(mode)) || answerNothing(t(none, KEY_NAMES));
};
/** Adds a corner at the end of the path, or says that there is no path. */
const addCorner = ({ proposal }: Interaction, { send }: KeyContext): boolean =>
  (proposal?.path !== undefined && send({ type: 'propose', draft: withCornerAtEnd(proposal) })) ||
  answerNothing(t('silent.noCorner'));
type Handler = (interaction: Interaction, context: KeyContext, event: KeyboardEvent) => boolean;
/** What the keys do that act on the selected piece, in the order in which they are tried. */
const HANDLERS: readonly (readonly [KeyAct, Handler])[] = [
  ['nextPiece', (now, context, { shiftKey }) => toNextPiece(now, context, shiftKey ? -1 : 1)],
  ['nextMode', toNextMode],
  ['mark', (_, context) => markSelected(context)],
  ['advance', (_, { send }) => send({ type: 'advance' }) || answerNothing(t('silent.noAdvance'))],
  ['confirm', (_, context) => confirm(context)],
  ['corner', addCorner],
  ['left', (now, context, { shiftKey }) => toNextTarget(now, context, { way: -1, aims: shiftKey })],
  ['right', (now, context, { shiftKey }) => toNextTarget(now, context, { way: 1, aims: shiftKey })],
];
/** The key that opened a curtain or pressed a button may still be held. These keys act once. */
const ONCE: readonly KeyAct[] = ['mark', 'confirm', 'corner'];
/** What these keys do has a meaning at any time, or an answer of its own. */
const AT_ANY_TIME: readonly KeyAct[] = ['mark', 'confirm'];
/** Turns an aim, or moves what is proposed. The arrows turn an aim; a piece goes where they point on the screen. */
const onArrow = (shown: Point, arrow: Point, { shiftKey }: KeyboardEvent, context: KeyContext): boolean => {
  const interaction = context.view();
  const aimed = aimedIn(interaction);
  if (!aimed) return pushBy(interaction, context, arrow, shiftKey ? interaction.scene.unit.mm : CM);
  const push = aimPushed(interaction, aimed, shown, shiftKey);
  if (push) context.send(push);
  return true;
};
/** Handles the keys that move pieces. They work only while the table has the focus. */
export const onTable = (event: KeyboardEvent, context: KeyContext): boolean => {
  if (isShortcut(event)) return false;
  const { table, tool } = context;
  const shown = ARROWS[event.key];
  const arrow = shown && (table.current?.directionOf(shown) ?? shown);
  if (tool === 'tape' && onTape(event, context, arrow)) return true;
  const now = context.view();
  const [act, handle] = HANDLERS.find(([each]) => isKey(event, each)) ?? [];
  const idle = (act ? !AT_ANY_TIME.includes(act) : shown) ? whyIdle(now) : null;
  if (idle) return answerNothing(t(idle, KEY_NAMES));
  if (shown && arrow) return onArrow(shown, arrow, event, context);
  if (!act || !handle) return false;
  return (event.repeat && ONCE.includes(act)) || handle(now, context, event);
};
