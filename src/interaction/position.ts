import type { AnyGame, Turn } from '../core/game.ts';
import { memoizeLast } from '../core/memoize.ts';
import type { Scene } from '../core/scene.ts';
import type { View } from '../core/view.ts';
import { isAtLatest, needsHandover, type OpenMatch } from '../store/matchStore.ts';
import type { Proposal } from '../table/input/proposal.ts';
import type { Policy } from './policy.ts';
import { draftFromRemote, type RemoteHold } from './remoteHold.ts';
import { selectionAfter } from './selection.ts';
import { type AnyChoice, emptyState, type InteractionState, proposing } from './state.ts';

/** What the player acts on: the viewer's part of the position, and its choices. */
export interface PositionView {
  readonly game: AnyGame;
  readonly view: View<unknown>;
  readonly scene: Scene;
  readonly turn: Turn;
  /** The choices of play. None while nobody here may act. */
  readonly choices: readonly AnyChoice[];
  /** The choices beside play, such as resigning. */
  readonly asides: readonly AnyChoice[];
}
/** The position that is played on, as the viewer at the screen sees it. */
export interface PlayPosition extends PositionView {
  readonly id: string;
  readonly steps: OpenMatch['steps'];
  readonly ply: number;
  /** The number of actions in the record. */
  readonly length: number;
  readonly latest: boolean;
  /** Whether the turn is played and the table must be handed over. */
  readonly handing: boolean;
  /** Whether nobody here may act now: something is shown, simulated or thought out, or another window plays. */
  readonly waits: boolean;
  /** How the app leads the player. */
  readonly policy: Policy;
  /** At a turning point that is looked back at: what the coach would have done. */
  readonly coached: Proposal | null;
  /** What another window holds, shown here instead. */
  readonly remote: RemoteHold | null;
}
const NONE: readonly AnyChoice[] = [];
const choicesIn = memoizeLast((view: View<unknown>, game: AnyGame) => {
  const all = game.choices(view);
  return { choices: all.filter((choice) => !choice.meta), asides: all.filter((choice) => choice.meta) };
});
const NO_CHOICES = { choices: NONE, asides: NONE };

/** Returns the position at the step shown. `waits`: nobody here may act now. */
export const positionOf = (
  open: OpenMatch,
  seen: Pick<PlayPosition, 'view' | 'scene' | 'turn'>,
  {
    waits,
    policy,
    coached = null,
    remote = null,
  }: {
    readonly waits: boolean;
    readonly policy: Policy;
    readonly coached?: Proposal | null;
    readonly remote?: RemoteHold | null;
  },
): PlayPosition => {
  const { id, game, steps, ply } = open;
  const latest = isAtLatest(open);
  const handing = needsHandover(open);
  const mayAct = latest && !waits && !handing && 'to' in seen.turn;
  const choices = mayAct ? choicesIn(seen.view, game) : NO_CHOICES;
  const { length } = open.match.entries;
  return { id, game, ...seen, steps, ply, length, latest, handing, waits, policy, ...choices, coached, remote };
};
/** Whether somebody at this screen may act now. */
export const mayActAt = ({ latest, waits, handing, turn }: PlayPosition): boolean =>
  latest && !waits && !handing && 'to' in turn;

/**
 * Returns a state as it holds at a position. After any new step (an action, a bot, undo, another tab) it is empty, but a piece may
 * stay selected. In the past it is empty, but keeps the marks for the way back. What another window holds replaces it.
 */
export const currentState = memoizeLast((state: InteractionState, position: PlayPosition): InteractionState => {
  const { steps, latest, choices, remote, ply } = position;
  const kept = latest ? selectionAfter(position, state, choices) : null;
  const then = state.steps === steps ? { ...emptyState(steps), marked: state.marked } : emptyState(steps, kept);
  const own = state.steps === steps && latest ? state : then;
  if (!remote || !latest || remote.ply !== ply) return own;
  return { ...own, selected: remote.selected, mode: remote.mode, phase: proposing(draftFromRemote(remote, choices)) };
});
