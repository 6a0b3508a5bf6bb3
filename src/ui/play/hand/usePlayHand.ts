import { useMemo, useState } from 'react';
import { type Choice, modeOf, openOf, type Refusal, startOf } from '../../../core/choice.ts';
import type { AnyGame, Turn } from '../../../core/game.ts';
import type { Throw } from '../../../core/luck.ts';
import { firstThrow, tryOn } from '../../../core/match.ts';
import type { NodeId, Scene } from '../../../core/scene.ts';
import { act, closeCurtain, goTo } from '../../../store/play.ts';
import type { Point } from '../../../geometry/point.ts';
import { useSettings } from '../../../store/settings.ts';
import { handsOver, isNow, type OpenMatch, stateAt } from '../../../store/table.ts';
import { moveOf } from '../../../table/hand/acting.ts';
import type { Draft, Proposal } from '../../../table/hand/proposal.ts';
import type { Presses } from './presses.ts';

type AnyChoice = Choice<unknown>;
/** Real dice being typed: the throw whose die comes next, the faces so far and the throw that each belongs to. */
interface Typing {
  readonly action: unknown;
  readonly ask: Throw;
  readonly dice: readonly number[];
  readonly asked: readonly Throw[];
}
/** What the one primary button would do now. */
export type Offer =
  | { readonly kind: 'act'; readonly choice: AnyChoice; readonly action: unknown }
  | { readonly kind: 'blocked'; readonly choice: AnyChoice; readonly refusal: Refusal }
  | { readonly kind: 'pick' }
  | { readonly kind: 'past' }
  | { readonly kind: 'over' }
  /** The turn is played: the table goes to the next player. */
  | { readonly kind: 'handOver' }
  | { readonly kind: 'wait' };

export interface Hand {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly scene: Scene;
  readonly turn: Turn;
  /** What may be done on the table now; none while looking back, while a bot thinks and after the end. */
  readonly choices: readonly AnyChoice[];
  /** What lies beside the course of play. */
  readonly asides: readonly AnyChoice[];
  readonly selected: NodeId | null;
  readonly mode: string | null;
  readonly proposal: Proposal | null;
  /** The action on offer while nothing is proposed, with what it would do. */
  readonly hint: Proposal | null;
  readonly offer: Offer;
  /** Other things that may be done with the picked piece or without one, as buttons. */
  readonly others: readonly AnyChoice[];
  readonly typing: Typing | null;
  /** The last action's refusal, until the next touch. */
  readonly refusal: Refusal | null;
  select(id: NodeId | null): void;
  setMode(mode: string | null): void;
  propose(draft: Draft | null): void;
  /** A piece was laid down: at once where nothing is decided by it, else as a proposal. */
  drop(draft: Draft): void;
  /** Presses the primary button. */
  press(): void;
  take(action: unknown): void;
  /** Takes what a plain button says; false where luck decides or a place is needed: that is only proposed, with its odds. */
  choose(choice: AnyChoice): boolean;
  type(face: number): void;
  cancel(): void;
}

interface Held {
  readonly steps: unknown;
  readonly selected: NodeId | null;
  readonly mode: string | null;
  readonly draft: Draft | null;
  readonly typing: Typing | null;
  readonly refusal: Refusal | null;
}
const EMPTY: Omit<Held, 'steps'> = { selected: null, mode: null, draft: null, typing: null, refusal: null };

const actionOf = ({ choice, path, at, aim }: Draft): unknown => {
  if (choice.kind === 'do') return choice.action;
  if (choice.kind === 'walk') return path ? choice.along(path) : choice.example();
  if (choice.kind === 'aim') return aim ? choice.toward({ ...startOf(choice.controls), ...aim }) : choice.example();
  return at ? choice.at(at) : choice.example();
};
/** Where an example would put its piece: read from the table after it. */
const exampleAt = (game: AnyGame, view: unknown, { piece }: AnyChoice, action: unknown): Point | null => {
  const ran = tryOn(game, view, action);
  const node = ran && 'step' in ran ? game.scene(ran.step.state).nodes.find((each) => each.id === piece) : undefined;
  return node?.kind === 'piece' ? node.at : null;
};
const proposed = (game: AnyGame, view: unknown, draft: Draft): Proposal => {
  const action = actionOf(draft);
  const refusal = draft.choice.not ?? game.refuse(view, action);
  const at = draft.choice.kind === 'put' && !draft.at ? exampleAt(game, view, draft.choice, action) : null;
  return { ...draft, ...(at ? { at } : {}), action, refusal, preview: game.preview?.(view, action) ?? null };
};
/** The only piece that may do anything, so that nobody has to pick it. */
const onlyPiece = (choices: readonly AnyChoice[]): NodeId | null => {
  const pieces = new Set(choices.flatMap((choice) => choice.piece ?? []));
  const [piece] = pieces;
  return pieces.size === 1 && piece !== undefined ? piece : null;
};
/** Whether it is known what comes of a button, and it is aimed at nobody. */
const isSure = (game: AnyGame, view: unknown, choice: Extract<AnyChoice, { kind: 'do' }>): boolean => {
  const ran = choice.target === undefined ? tryOn(game, view, choice.action) : null;
  return ran !== null && 'step' in ran;
};
const isButton = (choice: AnyChoice): boolean => choice.kind === 'do' && choice.target === undefined;

const offerOf = (proposal: Proposal | null, choices: readonly AnyChoice[], mine: readonly AnyChoice[]): Offer => {
  if (proposal) {
    const { choice, action, refusal } = proposal;
    return refusal ? { kind: 'blocked', choice, refusal } : { kind: 'act', choice, action };
  }
  const button =
    mine.find((choice) => isButton(choice) && !choice.not) ??
    choices.find((choice) => isButton(choice) && !choice.piece);
  if (button?.kind === 'do') {
    return button.not
      ? { kind: 'blocked', choice: button, refusal: button.not }
      : { kind: 'act', choice: button, action: button.action };
  }
  return { kind: 'pick' };
};

/** The hand at the table: what is picked and proposed at the step looked at, and what a press would do; `idle` while something is shown, simulated or thought out. */
export const usePlayHand = (open: OpenMatch, idle: boolean, { takes }: Presses): Hand => {
  const { game } = open;
  const state = stateAt(open);
  const view = useMemo(() => game.view(state, open.viewer), [game, state, open.viewer]);
  const turn = useMemo(() => game.turn(view), [game, view]);
  const scene = useMemo(() => game.scene(view), [game, view]);
  const now = isNow(open);
  const handing = handsOver(open);
  const mayAct = now && !idle && !handing && 'to' in turn;
  const all = useMemo(() => (mayAct ? game.choices(view) : []), [mayAct, game, view]);
  const choices = useMemo(() => all.filter((choice) => !choice.aside), [all]);

  const [held, setHeld] = useState<Held>({ ...EMPTY, steps: open.steps });
  const fresh = held.steps === open.steps && now ? held : { ...EMPTY, steps: open.steps };
  const change = (part: Partial<Held>) => setHeld({ ...fresh, refusal: null, ...part });
  const selected = fresh.selected ?? onlyPiece(openOf(choices));
  const proposal = useMemo(() => (fresh.draft ? proposed(game, view, fresh.draft) : null), [fresh.draft, game, view]);
  const mine = choices.filter((choice) => choice.piece !== undefined && choice.piece === selected);

  const offer: Offer = !now
    ? { kind: 'past' }
    : 'over' in turn
      ? { kind: 'over' }
      : idle
        ? { kind: 'wait' }
        : handing
          ? { kind: 'handOver' }
          : offerOf(proposal, choices, mine);
  const offered = offer.kind === 'act' ? offer.choice : null;
  const hint = offered && !fresh.draft ? proposed(game, view, { choice: offered }) : null;
  const others = [...mine, ...choices.filter((choice) => !choice.piece)].filter(
    (choice) => isButton(choice) && !('choice' in offer && offer.choice === choice),
  );

  const roll = async (action: unknown, dice: readonly number[] | undefined, asked: readonly Throw[] = []) => {
    const acted = await act(action, dice);
    if ('refused' in acted) change({ refusal: acted.refused, draft: null, typing: null });
    else if ('ask' in acted) change({ typing: { action, ask: acted.ask, dice: dice ?? [], asked } });
  };
  const begin = (action: unknown) => {
    const byHand = useSettings.getState().dice === 'hand' && firstThrow(game, state, action) !== null;
    void roll(action, byHand ? [] : undefined);
  };
  const take = (action: unknown) => {
    if (takes('other')) begin(action);
  };
  return {
    game,
    view,
    scene,
    turn,
    choices,
    asides: all.filter((choice) => choice.aside),
    selected,
    mode: fresh.mode,
    proposal,
    hint,
    offer,
    others,
    typing: fresh.typing,
    refusal: fresh.refusal,
    select: (id) => change({ selected: id, mode: null, draft: null }),
    setMode: (mode) => change({ mode, draft: null }),
    propose: (draft) => {
      const piece = draft?.choice.piece ?? fresh.selected;
      const walk = draft?.choice.kind === 'walk' && piece !== null ? draft.choice : null;
      // Another way of walking than the one that a drag would take is a mode that goes on.
      const usual = walk && piece !== null ? moveOf(choices, piece, selected, fresh.mode) : null;
      const mode = walk && (!usual || modeOf(usual) !== modeOf(walk)) ? modeOf(walk) : fresh.mode;
      change({ draft, mode, selected: piece });
    },
    drop: (draft) => {
      const { choice } = draft;
      if (choice.kind !== 'put' || !choice.loose || !draft.at) {
        change({ draft, ...(choice.piece ? { selected: choice.piece } : {}) });
        return;
      }
      const action = choice.at(draft.at);
      const refusal = game.refuse(view, action);
      if (refusal) change({ draft: null, refusal });
      else take(action);
    },
    press: () => {
      if (offer.kind === 'act') begin(offer.action);
      if (offer.kind === 'past') goTo(open.steps.length - 1);
      if (offer.kind === 'handOver') closeCurtain();
    },
    take,
    choose: (choice) => {
      // What the yellow button offers has its odds on the screen already.
      if (choice.kind === 'do' && (choice === offered || isSure(game, view, choice))) {
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
      if ((fresh.typing?.dice.length ?? 0) === 0) change({ selected: null, mode: null, draft: null, typing: null });
    },
  };
};
