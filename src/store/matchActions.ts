import type { Refusal } from '../core/choice.ts';
import type { RollRequest } from '../core/luck.ts';
import {
  botRepliesAt,
  type Entry,
  dueRoll,
  forcedAction,
  type UndoBlock,
  type TimelineStep,
  runEntry,
  undoTarget,
} from '../core/match.ts';
import { messageFactory } from '../core/message.ts';
import type { Seat } from '../core/seat.ts';
import { OverlapError, type Shot, type ShotResult } from '../core/shots/shot.ts';
import { nextSetupAction } from '../core/flow/setupSteps.ts';
import { saveTypedDice, readTypedDice } from '../storage/typedDice.ts';
import { enqueue } from './changeQueue.ts';
import { stamped } from './clock/clockStore.ts';
import { saveOpenMatch } from './saving.ts';
import { rememberFormations } from './formations.ts';
import { rememberFinished } from './helpLevels.ts';
import { recordEnd } from './matchEnds.ts';
import { useSettings } from './settings.ts';
import { faultMessage } from './workers/faults.ts';
import {
  isAtLatest,
  isOver,
  type OpenMatch,
  currentMatch,
  humanSeats,
  stateAtPly,
  currentTurn,
  useMatchStore,
  viewerAfter,
} from './matchStore.ts';

const say = messageFactory<Record<'overlap', string>>('core');
const setOpen = (open: OpenMatch): void => useMatchStore.setState({ open });

/** The result of an action: done, shot cancelled, a die must be typed, or refused. */
export type ActResult =
  | { readonly done: true }
  | { readonly cancelled: true }
  | { readonly ask: RollRequest; readonly typed: number }
  | { readonly refused: Refusal };

/** Queues a change of the timeline. Returns `late` if the step it was requested at has passed. */
const enqueueForTable = <T>(change: (table: OpenMatch) => Promise<T>, late: T): Promise<T> => {
  const asked = currentMatch();
  return enqueue(async () => {
    const { open, playLocation } = useMatchStore.getState();
    return playLocation === 'here' && open?.id === asked.id && open.steps === asked.steps ? change(open) : late;
  });
};

let simulation: AbortController | null = null;
/** Stops the simulation of a shot. The table stays as it was. */
export const cancelShot = (): void => simulation?.abort();
const physics = () => import('./shots.ts');
/** Loads the physics for a shot that is being aimed. The shot itself reports any fault. */
export const warmUpPhysics = (): Promise<void> =>
  physics().then(
    ({ warmUp }) => warmUp(),
    () => undefined,
  );
/** Simulates a shot. Returns why if there is no result. */
const simulateShot = async (shot: Shot): Promise<ShotResult | Exclude<ActResult, { done: true }>> => {
  const { signal } = (simulation = new AbortController());
  useMatchStore.setState({ simulating: true });
  try {
    const { simulate } = await physics();
    return await simulate(shot, { signal });
  } catch (error) {
    if (signal.aborted) return { cancelled: true };
    if (error instanceof OverlapError) {
      const text = say('overlap', { one: { piece: error.id }, other: { piece: error.other } });
      return { refused: { rule: 'MERA-01', text } };
    }
    return { refused: { rule: 'MERA-01', text: faultMessage(error, 'noPhysics') } };
  } finally {
    simulation = null;
    useMatchStore.setState({ simulating: false });
  }
};

/** Performs an action at the last step, with the seed's dice or typed ones. The entry is saved before the table shows it. */
export const performAction = (action: unknown, dice?: readonly number[]): Promise<ActResult> =>
  enqueueForTable((table) => play(table, { action }, dice), { done: true });
/** Performs an action that belongs to the press of the action before it. */
export const performJoined = (action: unknown): Promise<ActResult> =>
  enqueueForTable((table) => play(table, { action, joined: true }), { done: true });
const withDie = (entry: Entry, face: number): Entry => ({ ...entry, dice: [...(entry.dice ?? []), face] });
const withShot = (entry: Entry, answer: ShotResult): Entry => ({ ...entry, shots: [...(entry.shots ?? []), answer] });
const play = async (table: OpenMatch, bare: Entry, dice?: readonly number[]): Promise<ActResult> => {
  if (!isAtLatest(table)) throw new Error('One acts at the last step of the timeline only.');
  const set = presetDice(table);
  const typed = set ? [] : dice;
  let entry: Entry = typed ? { ...bare, dice: [...typed] } : bare;
  for (;;) {
    const ran = runEntry(table.game, table.match.seed, table.steps.length, stateAtPly(table), entry);
    if ('ask' in ran && set) {
      entry = withDie(entry, set());
      continue;
    }
    if ('step' in ran) {
      if (set && entry.dice?.length === 0) entry = { ...bare, ...(entry.shots ? { shots: entry.shots } : {}) };
      if (!(await commit(table, entry, ran.step))) return { cancelled: true };
      await playForced(table.id);
      return { done: true };
    }
    if (!('shot' in ran)) return ran;
    const answer = await simulateShot(ran.shot);
    if (!('physics' in answer)) return answer;
    entry = withShot(entry, answer);
  }
};
/** The dice set for a practice, in order, starting again at the end. Null if chance rolls. */
const presetDice = ({ practice, match }: OpenMatch): (() => number) | null => {
  if (!practice || practice.dice.length === 0) return null;
  const { from, dice } = practice;
  let thrown = match.entries.slice(from).reduce((sum, entry) => sum + (entry.dice?.length ?? 0), 0);
  return () => dice[thrown++ % dice.length] as number;
};
/** Adds a step to the match once it is saved. False if this tab must no longer play it. */
const commit = async (table: OpenMatch, entry: Entry, step: TimelineStep): Promise<boolean> => {
  const match = { ...table.match, entries: [...table.match.entries, stamped(table, entry)] };
  const next = { match, steps: [...table.steps, step], redo: [] };
  const now = await saveOpenMatch(table, next);
  if (!now) return false;
  const ply = table.steps.length;
  const viewer = viewerAfter({ ...now, match }, step.state, now.viewer);
  recordEnd(table, next);
  setOpen({ ...now, ...next, ply, viewer, seen: markSeen(now, ply) });
  rememberFormations(table, step);
  if (!table.practice && humanSeats(match).length > 0 && isOver(table.game, step)) rememberFinished(table.game.id);
  return true;
};
/** Records that the viewing seat has now been shown this step. */
const markSeen = ({ viewer, seen }: OpenMatch, ply: number): OpenMatch['seen'] =>
  viewer === 'all' || viewer === 'public' ? seen : { ...seen, [viewer]: ply };
/** Opens the privacy screen for the active seat, and records it for the other player to see. */
export const liftCurtain = (): void => {
  const table = currentMatch();
  const turn = currentTurn(table);
  if (useMatchStore.getState().playLocation !== 'here' || !('to' in turn)) return;
  const ply = table.steps.length - 1;
  const openings = [...(table.openings ?? []), { seat: turn.to, ply }].slice(-MOST_OPENINGS);
  setOpen({ ...table, viewer: turn.to, ply, openings });
  void enqueue(async () => {
    const { open: now } = useMatchStore.getState();
    if (now?.id === table.id) await saveOpenMatch(now, now);
  });
};
/** The most openings that are recorded. */
const MOST_OPENINGS = 50;
/** Returns how often the privacy screen was opened for each seat since a seat's last action; nothing before its first one. */
export const curtainLiftsSince = (
  { game, steps, openings = [] }: OpenMatch,
  seat: Seat,
): Partial<Record<Seat, number>> => {
  const acted = steps.findLastIndex((_, i) => {
    const turn = i === 0 ? null : game.turn(steps[i - 1]?.state);
    return turn !== null && 'to' in turn && turn.to === seat;
  });
  const counts: Partial<Record<Seat, number>> = {};
  if (acted < 0) return counts;
  for (const { seat: opened, ply } of openings) if (ply >= acted) counts[opened] = (counts[opened] ?? 0) + 1;
  return counts;
};
/** Uncovers the end of a sealed copy, once all players have said that the original is over. */
export const uncover = (): Promise<void> =>
  enqueue(async () => {
    const { open: table, playLocation } = useMatchStore.getState();
    if (!table?.sealed || playLocation !== 'here' || !isOver(table.game, table.steps.at(-1))) return;
    const next = { ...table, sealed: false, viewer: 'all' } as const;
    setOpen(next);
    await saveOpenMatch(next, next);
  });
/** Closes the curtain between two people with secrets: at the end of a turn, when the app is left, and when the device is locked. */
export const dropCurtain = (): void => {
  const { open } = useMatchStore.getState();
  if (open?.game.secrets && open.viewer !== 'all' && humanSeats(open.match).length > 1)
    setOpen({ ...open, viewer: 'public' });
};
/** Whether the app makes first-turn rolls: not with real dice. */
export const rollsForFirstTurn = (): boolean => useSettings.getState().dice === 'seed';
/** Returns the app's roll where nothing is left to choose: not with real dice, in a lesson, which teaches the roll, or before a class. */
const rollFor = ({ game, practice }: OpenMatch, state: unknown): Entry | null => {
  const waits = practice || useMatchStore.getState().inClass || useSettings.getState().dice !== 'seed';
  const action = waits ? null : dueRoll(game, state);
  return action === null ? null : { action, joined: true };
};
/** Plays forced actions, first-turn rolls, and rolls without a choice. */
const playForced = async (id: string): Promise<void> => {
  for (;;) {
    const { open: table } = useMatchStore.getState();
    if (table?.id !== id) return;
    const state = stateAtPly(table);
    const action =
      forcedAction(table.game, state) ??
      nextSetupAction(table.game, state, { lots: rollsForFirstTurn(), lines: false }, () => 0);
    const entry: Entry | null = action === null ? rollFor(table, state) : { action };
    if (!entry) return;
    const ran = runEntry(table.game, table.match.seed, table.steps.length, state, entry);
    if (!('step' in ran)) throw new Error('A forced action was refused.');
    if (!(await commit(table, entry, ran.step))) return;
  }
};

/** Returns the ply that undo leads to, or why it is blocked. */
export const undoPly = ({ game, id, match, steps, practice }: OpenMatch): number | UndoBlock => {
  const to = undoTarget(game, match, steps);
  if (typeof to === 'string') return to;
  // A rolled real die counts even before the rest of its roll.
  if (match.takeBack !== 'free' && readTypedDice(id, match.entries.length)) return 'luck';
  return practice && to < practice.from ? 'nothing' : to;
};
/** Undoes the last action and what followed automatically. Returns why it is blocked, or null. */
export const undo = (): Promise<UndoBlock | null> =>
  enqueueForTable(async (table) => {
    const to = undoPly(table);
    if (typeof to === 'string') return to;
    saveTypedDice(null);
    await truncateTo(table, to);
    return null;
  }, null);
const truncateTo = async (table: OpenMatch, to: number): Promise<void> => {
  const { entries } = table.match;
  const next = {
    match: { ...table.match, entries: entries.slice(0, to) },
    steps: table.steps.slice(0, to + 1),
    redo: [...entries.slice(to), ...table.redo],
  };
  const now = await saveOpenMatch(table, next);
  if (!now) return;
  recordEnd(table, next);
  setOpen({ ...now, ...next, ply: to, seen: markSeen(now, to) });
};
/**
 * Redoes the last undone action with the same dice, and the joined and forced actions and bot replies after it. False if there is none, or
 * it is refused or not saved.
 */
export const redo = (): Promise<boolean> => enqueueForTable(redoOne, false);
const redoOne = async (table: OpenMatch): Promise<boolean> => {
  const [entry, ...rest] = table.redo;
  if (!entry) return false;
  const ply = table.steps.length;
  const ran = runEntry(table.game, table.match.seed, ply, stateAtPly(table, ply - 1), entry);
  if (!('step' in ran)) return false;
  const match = { ...table.match, entries: [...table.match.entries, entry] };
  const next = { match, steps: [...table.steps, ran.step], redo: rest };
  const now = await saveOpenMatch(table, next);
  if (!now) return false;
  const viewer = viewerAfter({ ...now, match }, ran.step.state, now.viewer);
  const then = { ...now, ...next, ply, viewer, seen: markSeen(now, ply) };
  recordEnd(table, next);
  setOpen(then);
  const { state } = ran.step;
  const joined = rest[0]?.joined === true;
  const follows = joined || forcedAction(now.game, state) !== null || botRepliesAt(now.game, match, state);
  return rest.length > 0 && follows ? redoOne(then) : true;
};
/** Shows a step. */
export const showPly = (ply: number): void => {
  const table = currentMatch();
  setOpen({ ...table, ply: Math.max(0, Math.min(table.steps.length - 1, Math.round(ply))) });
};
/** Gives a seat to a bot or a person (null), after the current action. Not in games with secrets, which would change hands. */
export const assignSeat = (seat: Seat, bot: string | null): Promise<void> => {
  const { id, game } = currentMatch();
  if (game.secrets) throw new Error('Where secrets are kept nobody changes seats.');
  return enqueue(async () => {
    const { open: table, playLocation } = useMatchStore.getState();
    if (table?.id !== id || playLocation !== 'here') return;
    const players = table.match.players.map((player) =>
      player.seat === seat ? { seat, name: player.name, ...(bot === null ? {} : { bot }) } : player,
    );
    const next = { ...table, match: { ...table.match, players } };
    setOpen(next);
    await saveOpenMatch(next, next);
  });
};
/** Hides a note about the record. */
export const dismissNote = (): void => setOpen({ ...currentMatch(), note: null });
