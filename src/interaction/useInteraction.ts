import { useMemo, useState } from 'react';
import { initialAim } from '../core/aim.ts';
import { type Choice, modeKey, enabledChoices, type Refusal } from '../core/choice.ts';
import type { AnyGame, Turn } from '../core/game.ts';
import type { View } from '../core/view.ts';
import type { RollRequest } from '../core/luck.ts';
import { firstRoll, dryRun } from '../core/match.ts';
import type { NodeId, Scene } from '../core/scene.ts';
import { performAction, dropCurtain, showPly } from '../store/matchActions.ts';
import type { Deg, Point } from '../geometry/point.ts';
import { turningPointHere } from '../store/coach/reviewCache.ts';
import { useSettings } from '../store/settings.ts';
import { saveTypedDice } from '../storage/typedDice.ts';
import { needsHandover, isAtLatest, type OpenMatch, stateAtPly } from '../store/matchStore.ts';
import { moveChoiceOf } from '../table/input/hitTest.ts';
import { intendedTarget } from '../table/input/aimHandle.ts';
import type { Draft, Proposal } from '../table/input/proposal.ts';
import { draftForAction } from './draftForAction.ts';
import { draftFromRemote, type RemoteHold } from './remoteHold.ts';
import { selectionAfter } from './selection.ts';
import { aimOffer, availableChoices, isButton, type PrimaryOffer, primaryOffer } from './primaryOffer.ts';
import { isOn } from '../presentation/text/places.ts';
import { type DiceEntry, useDiceEntry } from './useDiceEntry.ts';
import type { PressGuard } from './pressGuard.ts';

type AnyChoice = Choice<unknown>;
export interface Interaction {
  readonly game: AnyGame;
  readonly view: View<unknown>;
  readonly scene: Scene;
  readonly turn: Turn;
  /** What may be done on the table now; none while looking back, while a bot thinks and after the end. */
  readonly choices: readonly AnyChoice[];
  /** What lies beside the course of play. */
  readonly asides: readonly AnyChoice[];
  readonly selected: NodeId | null;
  /** The piece that was picked by hand: `selected` may be the only one there is. */
  readonly picked: NodeId | null;
  readonly mode: string | null;
  readonly proposal: Proposal | null;
  /** The action on offer while nothing is proposed, with what it would do; at a turning point that is looked back at, what the coach would have done. */
  readonly hint: Proposal | null;
  readonly offer: PrimaryOffer;
  /** Other things that may be done with the picked piece or without one, as buttons. */
  readonly others: readonly AnyChoice[];
  /** What lets go by what may still be done, while the primary button offers something else. */
  readonly passes: readonly AnyChoice[];
  readonly typing: DiceEntry | null;
  /** The last action's refusal, until the next touch. */
  readonly refusal: Refusal | null;
  select(id: NodeId | null): void;
  /** Asks why a piece can do nothing now; false where it is not for the hand to ask. */
  askWhy(id: NodeId): boolean;
  /** Chooses a way of acting; one that is aimed is laid at its likeliest target at once. */
  setMode(mode: string | null): void;
  propose(draft: Draft | null): void;
  /** What would be proposed by a draft, as it is judged now. */
  proposes(draft: Draft): Proposal;
  /** A piece was laid down: at once where nothing is decided by it, else as a proposal. */
  drop(draft: Draft): void;
  /** Presses the primary button, which may lead to an action that is not on offer by itself. */
  press(led?: { readonly action: unknown }): void;
  take(action: unknown): void;
  /** Takes what a plain button says, or asks first whether pieces are to be left out; false where luck decides or a place is needed: that is only proposed, with its odds. */
  choose(choice: AnyChoice): boolean;
  type(face: number): void;
  /** Lets go of what is proposed, else of who is picked. */
  cancel(): void;
  /** Turns the picked piece clockwise by so many of its steps, in the hand or where it lies; false where nothing can be turned. */
  turnPiece(steps: number): boolean;
  /** Where the picked piece that is still to be put looks, once it has been turned. */
  readonly facing: Deg | null;
}

interface Held {
  readonly steps: OpenMatch['steps'];
  readonly selected: NodeId | null;
  readonly mode: string | null;
  readonly draft: Draft | null;
  readonly typing: DiceEntry | null;
  readonly refusal: Refusal | null;
  /** What has been pressed that would leave pieces out. */
  readonly asked: AnyChoice | null;
  readonly facing: Deg | null;
}
const EMPTY: Omit<Held, 'steps'> = {
  selected: null,
  mode: null,
  draft: null,
  typing: null,
  refusal: null,
  asked: null,
  facing: null,
};

const actionOf = (scene: Scene, { choice, path, at, aim, facing, on }: Draft): unknown => {
  if (choice.kind === 'do') return choice.action;
  if (choice.kind === 'walk') return path ? choice.along(path) : choice.example();
  if (choice.kind === 'aim') {
    const setting = { ...initialAim(choice.controls), ...aim };
    const meant = intendedTarget(choice, scene, setting, on ?? choice.targets?.[0] ?? null);
    return aim ? choice.toward(setting, meant ?? undefined) : choice.example();
  }
  return at ? choice.at(at, facing) : choice.example();
};
/** Where an example would put its piece: read from the table after it. */
const exampleAt = (game: AnyGame, view: View<unknown>, { piece }: AnyChoice, action: unknown): Point | null => {
  const ran = dryRun(game, view, action);
  const node = ran && 'step' in ran ? game.scene(ran.step.state).nodes.find((each) => each.id === piece) : undefined;
  return node?.kind === 'piece' ? node.at : null;
};
const proposed = (game: AnyGame, view: View<unknown>, scene: Scene, draft: Draft): Proposal => {
  const action = actionOf(scene, draft);
  const refusal = draft.choice.disabled ?? game.refuse(view, action);
  const at = draft.choice.kind === 'put' && !draft.at ? exampleAt(game, view, draft.choice, action) : null;
  return { ...draft, ...(at ? { at } : {}), action, refusal, preview: game.preview?.(view, action) ?? null };
};
/** The only piece that may do anything, so that nobody has to pick it. */
const onlyPiece = (choices: readonly AnyChoice[]): NodeId | null => {
  const pieces = new Set(choices.flatMap((choice) => choice.piece ?? []));
  const [piece] = pieces;
  return pieces.size === 1 && piece !== undefined ? piece : null;
};
/** At a turning point that is looked back at: the deed that the coach would have done, as the hand would hold it; null elsewhere. */
const useCoached = (open: OpenMatch): Proposal | null => {
  const on = useSettings((settings) => settings.coach);
  const point = on && !isAtLatest(open) ? turningPointHere(open) : null;
  const { game } = open;
  const state = stateAtPly(open);
  return useMemo(() => {
    if (!point) return null;
    const view = game.view(state, point.seat);
    const draft = draftForAction(game.choices(view), point.instead);
    return draft && proposed(game, view, game.scene(view), draft);
  }, [point, game, state]);
};
/** Whether it is known what comes of a button, and it is aimed at nobody. */
const isSure = (game: AnyGame, view: View<unknown>, choice: Extract<AnyChoice, { kind: 'do' }>): boolean => {
  const ran = choice.target === undefined ? dryRun(game, view, choice.action) : null;
  return ran !== null && 'step' in ran;
};
/** The hand at the table: what is picked and proposed at the step that is `seen`, and what a press would do; `idle` while something is shown, simulated or thought out. With what a hand in another window holds that is shown instead. */
export const useInteraction = (
  open: OpenMatch,
  { view, turn, scene }: Pick<Interaction, 'view' | 'turn' | 'scene'>,
  idle: boolean,
  { takes }: PressGuard,
  there?: RemoteHold | null,
): Interaction => {
  const { game } = open;
  const now = isAtLatest(open);
  const handing = needsHandover(open);
  const mayAct = now && !idle && !handing && 'to' in turn;
  const all = useMemo(() => (mayAct ? game.choices(view) : []), [mayAct, game, view]);
  const choices = useMemo(() => all.filter((choice) => !choice.meta), [all]);
  const asides = useMemo(() => all.filter((choice) => choice.meta), [all]);

  const [held, setHeld] = useState<Held>({ ...EMPTY, steps: open.steps });
  const kept = useMemo(
    () => (now ? selectionAfter({ game, steps: open.steps }, held, choices) : null),
    [now, game, open.steps, held, choices],
  );
  const own = held.steps === open.steps && now ? held : { ...EMPTY, steps: open.steps, selected: kept };
  const followed = there && now && there.ply === open.ply ? there : null;
  const draft = useMemo(() => followed && draftFromRemote(followed, choices), [followed, choices]);
  const fresh = followed ? { ...own, selected: followed.selected, mode: followed.mode, draft } : own;
  const change = (part: Partial<Held>) => setHeld({ ...fresh, refusal: null, asked: null, ...part });
  const selected = fresh.selected ?? onlyPiece(enabledChoices(choices));
  const proposal = useMemo(
    () => (fresh.draft ? proposed(game, view, scene, fresh.draft) : null),
    [fresh.draft, game, view, scene],
  );

  const offered = (offer: ReturnType<typeof primaryOffer>): PrimaryOffer =>
    offer.kind === 'pick' ? (aimOffer(choices, selected, fresh.mode, scene) ?? offer) : offer;
  const offer: PrimaryOffer = !now
    ? { kind: 'past' }
    : 'over' in turn
      ? { kind: 'over' }
      : idle
        ? { kind: 'wait' }
        : handing
          ? { kind: 'handOver' }
          : fresh.asked
            ? { kind: 'ask', left: fresh.asked.skips?.length ?? 0 }
            : offered(primaryOffer(proposal, choices, selected));
  const action = offer.kind === 'act' ? offer.choice : null;
  const coached = useCoached(open);
  const hint = action && !fresh.draft ? proposed(game, view, scene, { choice: action }) : coached;
  const rest = availableChoices(choices, selected).filter(
    (choice) => isButton(choice) && !('choice' in offer && offer.choice === choice),
  );
  const isPass = (choice: AnyChoice): boolean => choice.skips !== undefined && !choice.disabled;

  const roll = async (action: unknown, dice: readonly number[] | undefined, asked: readonly RollRequest[] = []) => {
    const acted = await performAction(action, dice);
    if ('refused' in acted) change({ refusal: acted.refused, draft: null, typing: null });
    if (!('ask' in acted)) {
      saveTypedDice(null);
      return;
    }
    if (dice?.length) saveTypedDice({ match: open.id, length: open.match.entries.length, action, dice: [...dice] });
    change({ typing: { action, ask: acted.ask, dice: dice ?? [], asked } });
  };
  const begin = (action: unknown) => {
    const byHand = useSettings.getState().dice === 'hand' && firstRoll(game, view, action) !== null;
    void roll(action, byHand ? [] : undefined);
  };
  const take = (action: unknown) => {
    if (takes('other')) begin(action);
  };
  useDiceEntry(open, mayAct && fresh.typing === null, (typing) => change({ typing }));
  /** A put with the facing to which its piece has been turned. */
  const asTurned = (draft: Draft): Draft =>
    draft.choice.kind === 'put' && draft.choice.piece === selected && fresh.facing !== null
      ? { ...draft, facing: fresh.facing }
      : draft;
  const drop = (draft: Draft): void => {
    const { choice, at, facing } = draft;
    const picked = choice.piece ? { selected: choice.piece } : {};
    if (choice.kind !== 'put' || !choice.unconfirmed || !at) {
      change({ draft, ...picked, ...(facing === undefined ? {} : { facing }) });
      return;
    }
    const action = choice.at(at, facing);
    const refusal = game.refuse(view, action);
    if (refusal) change({ draft: null, refusal, facing: facing ?? fresh.facing });
    else take(action);
  };
  return {
    game,
    view,
    scene,
    turn,
    choices,
    asides,
    selected,
    picked: fresh.selected,
    mode: fresh.mode,
    proposal,
    hint,
    offer,
    others: rest.filter((choice) => !isPass(choice)),
    passes: proposal ? [] : rest.filter(isPass),
    typing: fresh.typing,
    refusal: fresh.refusal,
    select: (id) => change({ selected: id, mode: null, draft: null, facing: null }),
    askWhy: (id) => {
      const piece = scene.nodes.find((node) => node.id === id);
      if (!mayAct || piece?.kind !== 'piece' || piece.seat !== turn.to) return false;
      const off = choices.find((choice) => choice.piece === id && choice.disabled);
      const refusal = off?.disabled ?? game.idle?.(view, id) ?? null;
      if (refusal) change({ refusal });
      return refusal !== null;
    },
    setMode: (mode) => {
      const laid = mode === null ? null : aimOffer(choices, selected, mode, scene);
      change({ mode, draft: laid?.draft ?? null });
    },
    propose: (proposed) => {
      const draft = proposed && asTurned(proposed);
      const piece = draft?.choice.piece ?? fresh.selected;
      const walk = draft?.choice.kind === 'walk' && piece !== null ? draft.choice : null;
      // Another way of walking than the one that a drag would take is a mode that goes on.
      const usual = walk && piece !== null ? moveChoiceOf(choices, piece, selected, fresh.mode) : null;
      const mode = walk && (!usual || modeKey(usual) !== modeKey(walk)) ? modeKey(walk) : fresh.mode;
      change({ draft, mode, selected: piece });
    },
    proposes: (draft) => proposed(game, view, scene, asTurned(draft)),
    drop: (dropped) => drop(asTurned(dropped)),
    facing: fresh.facing,
    turnPiece: (steps) => {
      const choice = choices.find(
        (each) =>
          each.piece !== undefined && each.piece === selected && each.kind === 'put' && each.turns && !each.disabled,
      );
      if (choice?.kind !== 'put' || !choice.turns) return false;
      const { start, step } = choice.turns;
      const facing = ((((fresh.facing ?? start) + steps * step) % 360) + 360) % 360;
      const lying = scene.nodes.find((node) => node.id === selected && node.kind === 'piece' && !node.waits);
      if (fresh.draft?.at) change({ draft: { ...fresh.draft, facing }, facing });
      else if (lying?.kind === 'piece' && isOn(lying.at, scene)) drop({ choice, at: lying.at, facing });
      else change({ facing });
      return true;
    },
    press: (led) => {
      if (led) begin(led.action);
      else if (offer.kind === 'act') begin(offer.action);
      if (offer.kind === 'aim') change({ draft: offer.draft, selected: offer.draft.choice.piece ?? null });
      if (offer.kind === 'past') showPly(open.steps.length - 1);
      if (offer.kind === 'handOver') dropCurtain();
      if (offer.kind === 'ask') change({});
    },
    take,
    choose: (choice) => {
      if (choice.skips && choice.skips.length > 0 && fresh.asked !== choice) {
        if (takes('other')) change({ asked: choice });
        return true;
      }
      // What the yellow button offers has its odds on the screen already.
      if (choice.kind === 'do' && (choice === action || isSure(game, view, choice))) {
        take(choice.action);
        return true;
      }
      change({ draft: { choice } });
      return false;
    },
    type: (face) => {
      const { typing } = fresh;
      if (typing && takes('other')) void roll(typing.action, [...typing.dice, face], [...typing.asked, typing.ask]);
    },
    cancel: () => {
      if ((fresh.typing?.dice.length ?? 0) > 0) return;
      // What is proposed is let go first: who was to do it may do something else.
      const proposes = fresh.draft !== null || fresh.typing !== null;
      change({
        selected: proposes ? (fresh.draft?.choice.piece ?? fresh.selected) : null,
        mode: null,
        draft: null,
        typing: null,
      });
    },
  };
};
