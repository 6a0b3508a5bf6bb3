import { useMemo } from 'react';
import type { NodeId } from '../../../core/scene.ts';
import { actionKey } from '../../../core/equality.ts';
import { letBotPlay } from '../../../store/botDriver.ts';
import { cancelShot } from '../../../store/matchActions.ts';
import type { Ranking } from '../../../interaction/odds/ranking.ts';
import { useStableCallback } from '../../components/useStableCallback.ts';
import { focusTable } from '../input/focus.ts';
import { type Primary, primaryButton } from '../../../interaction/primary/primaryButton.ts';
import { playAgain } from '../ending/bestOf.ts';
import type { Policy } from '../../../interaction/policy.ts';
import { type Suggestion, suggestion } from '../../../interaction/primary/suggestion.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { type Send, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePublishedOffer } from '../input/usePressTracking.ts';

const NOBODY: readonly NodeId[] = [];
/** Returns the pieces that a suggestion names: the one that would act, and its target. */
const namedBy = (suggestion: Suggestion): readonly NodeId[] => {
  if (suggestion.kind === 'best') return [suggestion.best.choice.piece, suggestion.best.wanted.id];
  if (suggestion.kind === 'foremost') return [suggestion.piece.id, suggestion.enemy.id];
  if (suggestion.kind === 'rearmost') return [suggestion.piece.id];
  return suggestion.kind === 'toward' ? [suggestion.enemy.id] : NOBODY;
};
/** What a guide may suggest: a path towards an enemy. */
const NEARER: Pick<Policy, 'suggests'> = { suggests: ['toward'] };
/** Whether a guide leaves a suggestion to the primary button. A lesson or a puzzle may lead the piece elsewhere. */
const fitsGuide = ({ kind }: Suggestion, names: boolean, nearer: boolean): boolean =>
  kind === 'toward' || kind === 'steady' ? nearer : !names && kind !== 'place' && kind !== 'rest';
/** Proposes or selects what the primary button suggests. An action that skips the rest is performed at once. */
const follow = (suggestion: Suggestion, send: Send): void => {
  if (suggestion.kind === 'best') send({ type: 'propose', draft: { choice: suggestion.best.choice } });
  if (suggestion.kind === 'foremost' || suggestion.kind === 'rearmost')
    send({ type: 'select', piece: suggestion.piece.id });
  if (suggestion.kind === 'toward' || suggestion.kind === 'steady') send({ type: 'propose', draft: suggestion.draft });
  if (suggestion.kind === 'place') send({ type: 'propose', draft: { choice: suggestion.choice } });
  if (suggestion.kind === 'rest' && suggestion.choice.kind === 'do')
    send({ type: 'confirm', action: suggestion.choice.action });
};
/**
 * Returns the primary button's suggestion while something must be done on the table. It is the best evaluated action, or else one
 * computed once for each table and selection.
 */
const useLead = (
  { game, view, scene, choices, selected, mode, turn }: Interaction,
  { first, known }: Ranking,
  asks: boolean,
  policy: Pick<Policy, 'suggests'>,
): Suggestion | null => {
  const seeks = asks && (known || first !== null);
  return useMemo(
    () => (seeks ? suggestion({ game, view, scene, choices, selected, mode, turn }, first, policy) : null),
    [seeks, game, view, scene, choices, selected, mode, turn, first, policy],
  );
};
/**
 * Returns the primary button: what it does, and the pieces that it names. `press`, `confirm` and `cancel` handle a press, a key
 * at the table, and Escape.
 */
export const usePrimary = (
  interaction: Interaction,
  ranked: Ranking,
): {
  readonly primary: Primary;
  readonly names: boolean;
  readonly likely: NodeId | null;
  readonly suggestion: Suggestion | null;
  /** The pieces that the primary button names: the one that would act, and its target. */
  readonly named: readonly NodeId[];
  press(): void;
  confirm(): void;
  cancel(): void;
} => {
  const { open, showing, own, stalled, presses, guided, skip } = useMatch();
  const send = useSend();
  // A player who asks why a piece can do nothing gets the answer there.
  const names = guided?.names === true;
  const nearer = guided?.nearer === true && interaction.selected !== null;
  const answers = (names && !nearer) || interaction.refusal !== null;
  const asks = interaction.offer.kind === 'pick' && !answers;
  const found = useLead(interaction, ranked, asks, nearer ? NEARER : interaction.policy);
  const suggestion = guided && found && !fitsGuide(found, names, nearer) ? null : found;
  const best = suggestion?.kind === 'best' ? suggestion.best : null;
  const likely =
    interaction.selected === null
      ? null
      : interaction.offer.kind === 'aim'
        ? interaction.offer.on
        : (best?.wanted.id ?? null);
  const primary = primaryButton({ own, showing, stalled, offer: interaction.offer, suggestion });
  const led = primary === 'lead' ? suggestion : null;
  const named = useMemo(() => (led ? namedBy(led) : NOBODY), [led]);
  // During a drag the table is ahead of the page. All moves of the drag are one offer.
  const action =
    interaction.offer.kind !== 'act'
      ? ''
      : interaction.proposal?.moving
        ? 'moving'
        : actionKey(interaction.offer.action);
  usePublishedOffer(presses, `${open.ply} ${primary === 'lead' ? suggestion?.kind : primary} ${action}`);
  const press = useStableCallback(() => {
    if (!presses.takes('offer')) return;
    if (guided?.press && !showing && !own) guided.press();
    else if (primary === 'stop') cancelShot();
    else if (primary === 'skip' || primary === 'goOn') skip();
    else if (primary === 'over') void playAgain(open);
    else if (primary === 'bot') void letBotPlay();
    else if (suggestion && primary === 'lead') follow(suggestion, send);
    else send({ type: 'confirm' });
    // The next thing is done on the table.
    if (document.activeElement?.closest('[data-part=tray]')) focusTable();
  });
  // A key on the table neither stops a shot nor leaves a finished match.
  const confirm = useStableCallback(() => void (primary !== 'stop' && primary !== 'over' && press()));
  const cancel = useStableCallback(() => void (own ? cancelShot() : send({ type: 'cancel' })));
  // The same value while a drag changes nothing of it, so that the table around it is not drawn twice.
  return useMemo(
    () => ({ primary, names: named.length > 0, likely, suggestion, named, press, confirm, cancel }),
    [primary, likely, suggestion, named, press, confirm, cancel],
  );
};
