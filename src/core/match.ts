import { cleanName } from './names.ts';
import { clockSchema, MAX_TENTHS } from './clockSchema.ts';
import { z } from './schema.ts';
import { stateFromPosition } from './position/checks.ts';
import { positionSchema } from './position/position.ts';
import { enabledChoices, type Refusal } from './choice.ts';
import { revealsSecret } from './event.ts';
import type { AnyGame, Step } from './game.ts';
import { HiddenFromView, luckForPly, ShotMismatch, ShotNeeded, type RollRequest, DieNeeded } from './luck.ts';
import { messageFactory } from './message.ts';
import { SEATS } from './seat.ts';
import type { View } from './view.ts';
import { wordsSchema } from './words.ts';
import { type Shot, type ShotResult, shotResultSchema } from './shots/shot.ts';

/** How far a player can undo: always, only to the last roll, or never. */
export const UNDO_POLICIES = ['free', 'until-luck', 'off'] as const;
const player = z.object({
  seat: z.enum(SEATS),
  name: z.string().max(40).transform(cleanName),
  bot: z.string().max(40).optional(),
});
const entry = z.object({
  action: z.unknown(),
  /** Rolled by hand. */
  dice: z.array(z.int().min(1).max(6)).max(200).optional(),
  /** Simulated when it was played: replays never simulate. */
  shots: z.array(shotResultSchema).max(20).optional(),
  /** Made by the same press as the entry before it: one undo takes back both. */
  joined: z.literal(true).optional(),
  /** When it was done on the match's own clock, tenths of a second. Without it no time had passed since the entry before it. */
  at: z.int().min(0).max(MAX_TENTHS).optional(),
});
/** Record formats: one that begins with the set-up, and one that begins from a position. */
export const [FORMAT, FORMAT_POSITION] = [1, 2] as const;
/** A match as saved; states are recomputed from it. */
export const matchSchema = z.object({
  format: z.union([z.literal(FORMAT), z.literal(FORMAT_POSITION)]),
  game: z.string().max(40),
  rulesVersion: z.int().min(0).max(1_000_000),
  options: z.unknown(),
  seed: z.string().min(1).max(100),
  /** The seed of the bots, separate from the table's so that neither reveals the other in games with secrets. */
  botSeed: z.string().min(1).max(100).optional(),
  /** The words that decided the seed, if the players typed any. */
  words: wordsSchema.optional(),
  takeBack: z.enum(UNDO_POLICIES),
  /** The clock of the players. The rules never read it. */
  clock: clockSchema.optional(),
  players: z.array(player).min(1).max(4),
  /** The position that it begins from instead of the set-up; only in records of its own format. */
  arranged: positionSchema.optional(),
  /** How many entries the app itself made when the match began deployed. They cannot be undone. */
  begins: z.int().min(0).max(20_000).optional(),
  entries: z.array(entry).max(20_000),
});
export type Match = z.infer<typeof matchSchema>;
export type Entry = Match['entries'][number];
export type Player = Match['players'][number];
export type UndoPolicy = Match['takeBack'];
/** Returns the seat of the only person in a match against bots. Null if there are more people, or none. */
export const onlyPerson = ({ players }: Pick<Match, 'players'>): Player['seat'] | null => {
  const [person, ...others] = players.filter(({ bot }) => bot === undefined);
  return person && others.length === 0 ? person.seat : null;
};

/** Whether a match has the right number of players, each at a different seat. */
export const playersFitSeats = ({ seats }: AnyGame, { players }: Match): boolean =>
  new Set(players.map(({ seat }) => seat)).size === players.length &&
  players.length >= seats.min &&
  players.length <= seats.max;

/** One step of the timeline: the table after an action, its events, and whether dice or a shot were used. */
export interface TimelineStep extends Step<unknown> {
  readonly luck: boolean;
}
/** The result of a run: a step, the next roll to be typed, the next shot to be simulated, or a refusal. */
export type RunResult =
  | { readonly step: TimelineStep }
  | { readonly ask: RollRequest; readonly typed: number }
  | { readonly shot: Shot }
  | { readonly refused: Refusal };

const say =
  messageFactory<Record<'tooManyDice' | 'diceMissing' | 'shotMissing' | 'badShot' | 'badAction', string>>('core');
const malformed = (key: Parameters<typeof say>[0]): Refusal => ({ rule: 'MERA-01', text: say(key) });

/** Runs an action at a ply (the number of earlier actions plus one), with the seed's dice or the entry's own, and with its shots. */
export const runEntry = (
  game: AnyGame,
  seed: string,
  ply: number,
  state: unknown,
  { action, dice, shots }: Entry,
): RunResult => {
  const refused = game.refuse(state, action);
  if (refused) return { refused };
  const luck = luckForPly(seed, ply, dice, shots);
  try {
    const step = game.apply(state, action, luck);
    return luck.left() > 0 ? { refused: malformed('tooManyDice') } : { step: { ...step, luck: luck.used() } };
  } catch (wanted) {
    if (wanted instanceof DieNeeded) return { ask: wanted.ask, typed: wanted.typed };
    if (wanted instanceof ShotNeeded) return { shot: wanted.ask };
    if (wanted instanceof ShotMismatch) return { refused: malformed('badShot') };
    throw wanted;
  }
};
/** The result of an action on a view. It shows no more than that view. */
type Tried =
  | Exclude<RunResult, { step: TimelineStep }>
  | { readonly step: TimelineStep & { readonly state: View<unknown> } };
/** Runs an action on a view without dice. Null if the view hides the result. */
export const dryRun = (game: AnyGame, view: View<unknown>, action: unknown): Tried | null => {
  try {
    return runEntry(game, '', 0, view, { action, dice: [] }) as Tried;
  } catch (hidden) {
    if (hidden instanceof HiddenFromView) return null;
    throw hidden;
  }
};
/**
 * Returns the first roll the action would ask for. Null if it is refused, hidden from the view, needs no roll, or asks for a
 * shot first.
 */
export const firstRoll = (game: AnyGame, view: View<unknown>, action: unknown): RollRequest | null => {
  const ran = dryRun(game, view, action);
  return ran && 'ask' in ran ? ran.ask : null;
};
/** Returns the table that a match's options set up. */
export const initialState = (game: AnyGame, { options, players, seed }: Match): unknown =>
  game.setup(
    game.schema.options.parse(options),
    players.map((player) => player.seat),
    luckForPly(seed, 0),
  );
/** Returns the table before the first action. Options missing from the record get their defaults. Throws for an impossible position. */
export const initialStep = (game: AnyGame, match: Match): TimelineStep => {
  const fresh = initialState(game, match);
  const seats = match.players.map((each) => each.seat);
  return {
    state: match.arranged ? stateFromPosition(game, fresh, match.arranged, seats) : fresh,
    events: [],
    luck: false,
  };
};
/** Runs an entry read from outside: its action must fit the game's schema before the rules see it. */
const runChecked = (game: AnyGame, match: Match, ply: number, state: unknown, entry: Entry): RunResult => {
  const parsed = game.schema.action.safeParse(entry.action);
  if (!parsed.success) return { refused: malformed('badAction') };
  return runEntry(game, match.seed, ply, state, { ...entry, action: parsed.data });
};
/** Replays a record step by step, starting with the table before the first action. Returns why it cannot continue. The first steps may be `known`. */
export function* replaySteps(
  game: AnyGame,
  match: Match,
  known: readonly TimelineStep[] = [initialStep(game, match)],
): Generator<TimelineStep, Refusal | undefined, void> {
  yield* known;
  let step = known.at(-1) as TimelineStep;
  for (const [i, each] of [...match.entries.entries()].slice(known.length - 1)) {
    const ran = runChecked(game, match, i + 1, step.state, each);
    if ('refused' in ran) return ran.refused;
    if ('ask' in ran) return malformed('diceMissing');
    if ('shot' in ran) return malformed('shotMissing');
    step = ran.step;
    yield step;
  }
  return undefined;
}
/** All steps of a record, the table before the first action at 0. `stopped` says why the rest cannot be replayed. */
export interface ReplayResult {
  readonly steps: TimelineStep[];
  readonly stopped?: Refusal;
}
/** Returns the requests that an entry's shots answer, in order. */
export const requestedShots = (
  game: AnyGame,
  seed: string,
  ply: number,
  state: unknown,
  { action, dice, shots = [] }: Entry,
): Shot[] => {
  const asked: Shot[] = [];
  const known = (request: Shot): ShotResult | undefined => shots[asked.push(request) - 1];
  game.apply(state, game.schema.action.parse(action), luckForPly(seed, ply, dice, known));
  return asked;
};
/** Returns the only possible action midway through a turn, if it needs no luck, so that it can be played automatically. */
export const forcedAction = (game: AnyGame, state: unknown): unknown => {
  const turn = game.turn(state);
  if (!('to' in turn) || !turn.midway) return null;
  const view = game.view(state, turn.to);
  const choices = enabledChoices(game.choices(view));
  const only = choices[0];
  if (choices.length !== 1 || only?.kind !== 'do') return null;
  const ran = dryRun(game, view, only.action);
  return ran && 'step' in ran ? only.action : null;
};
/** Returns an action's step and the steps of the forced actions that follow it, as the app plays them. */
export const withForced = (game: AnyGame, step: TimelineStep): TimelineStep[] => {
  const steps = [step];
  for (let action = forcedAction(game, step.state); action !== null;) {
    const next = { ...game.apply(steps.at(-1)?.state, action, luckForPly('', 0)), luck: false };
    steps.push(next);
    action = forcedAction(game, next.state);
  }
  return steps;
};
/** Returns the roll that is due midway through a turn where its game has left nothing to choose, so that the app can make it. */
export const dueRoll = (game: AnyGame, state: unknown): unknown => {
  const turn = game.turn(state);
  if (!('to' in turn) || !turn.rolls) return null;
  const [only, ...more] = enabledChoices(game.choices(game.view(state, turn.to))).filter(({ meta }) => !meta);
  return only?.kind === 'do' && more.length === 0 ? only.action : null;
};
/** Returns why an action in a game with secrets cannot be undone: someone learned a secret, the match ended, or the turn passed. */
const secrecyBlock = (game: AnyGame, before: unknown, { state, events }: TimelineStep): UndoBlock | null => {
  if (!game.secrets) return null;
  if (revealsSecret(events)) return 'learned';
  const [was, is] = [game.turn(before), game.turn(state)];
  if ('over' in is) return 'ended';
  return 'to' in was && is.to !== was.to ? 'passed' : null;
};
/** Why undo is blocked. `luck`: dice were rolled. `flick`, `shell`: physics has answered. `learned`, `ended`, `passed`: in games with secrets. */
export type UndoBlock = 'nothing' | 'off' | 'luck' | 'flick' | 'shell' | 'learned' | 'ended' | 'passed';
const luckBlock = ({ events }: TimelineStep): UndoBlock =>
  events.find((event) => event.kind === 'shot')?.act.kind ?? 'luck';
/** Whether a bot decides at a state while a person plays too. Its actions are undone together with the person's. */
export const botRepliesAt = (game: AnyGame, { players }: Match, state: unknown): boolean => {
  const turn = game.turn(state);
  const bots = players.filter(({ bot }) => bot !== undefined);
  return 'to' in turn && bots.length < players.length && bots.some(({ seat }) => seat === turn.to);
};
/** Returns the ply that one undo leads to, the last decision of a person, or why undo is blocked. */
export const undoTarget = (game: AnyGame, match: Match, steps: readonly TimelineStep[]): number | UndoBlock => {
  if (match.takeBack === 'off') return 'off';
  for (let ply = steps.length - 1; ply > (match.begins ?? 0); ply--) {
    const step = steps[ply] as TimelineStep;
    if (match.takeBack === 'until-luck' && step.luck) return luckBlock(step);
    const secret = secrecyBlock(game, steps[ply - 1]?.state, step);
    if (secret) return secret;
    const before = steps[ply - 1]?.state;
    const joined = match.entries[ply - 1]?.joined === true;
    if (!joined && forcedAction(game, before) === null && !botRepliesAt(game, match, before)) return ply - 1;
  }
  return 'nothing';
};
