import type { AnyGame } from '../core/game.ts';
import type { TimelineStep, Player } from '../core/match.ts';
import { GAME_IDS } from '../games/index.ts';
import { type SavedFormation, savedFormations, deleteOldFormations, lastFormations } from '../storage/namedStores.ts';
import { listMatches } from '../storage/matches.ts';
import { isOver, type OpenMatch, humanSeats, stateAtPly } from './matchStore.ts';

const isSetupPhase = (game: AnyGame, state: unknown): boolean => {
  const turn = game.turn(state);
  return 'to' in turn && turn.opening === true;
};
/** Returns the first step after set-up, or undefined while it lasts. */
export const setUpStep = ({ game, steps }: Pick<OpenMatch, 'game' | 'steps'>): number | undefined => {
  const end = steps.findIndex(({ state }) => !isSetupPhase(game, state));
  return end < 0 ? undefined : end;
};
/** Returns the name under which a player's last formation is saved: the player's own, or the seat. */
export const formationName = ({ name, seat }: Player): string => name || seat;
/** Whether formations of this match are secret from another person. */
export const hidesFormations = ({ game, match }: Pick<OpenMatch, 'game' | 'match'>): boolean =>
  game.secrets && humanSeats(match).length > 1;

/**
 * Saves the formations of a match after a step: with two people when the match ends, otherwise when set-up ends. Formations named
 * during the match become available to others when it ends.
 */
export const rememberFormations = (before: OpenMatch, step: TimelineStep): void => {
  const { game, match, id } = before;
  const after = { ...before, steps: [...before.steps, step] };
  const ends = isOver(game, step) && !before.sealed;
  const setUp = isSetupPhase(game, stateAtPly(before)) && !isSetupPhase(game, step.state);
  if (ends) releaseFormations(id, game.id);
  if (hidesFormations(before) ? !ends : !setUp) return;
  const end = setUpStep(after);
  const { state } = after.steps[end ?? 0] ?? step;
  for (const player of match.players.filter(({ bot }) => !bot)) {
    const action = end === undefined ? null : game.currentSetup?.(game.view(state, player.seat), player.seat);
    if (action !== null && action !== undefined)
      lastFormations.keep({ game: game.id, name: formationName(player), action });
  }
};
/** Lets other matches use the formations that were named in this one. */
export const releaseFormations = (id: string, game: string): void => {
  for (const { from, ...arrangement } of savedFormations.read(game))
    if (from?.match === id) savedFormations.keep(arrangement);
};
/**
 * Runs once after an update. It deletes old last formations and releases named ones whose matches are over or deleted. An older
 * version bound them to their match for good.
 */
export const releaseOldFormations = async (): Promise<void> => {
  if (!deleteOldFormations()) return;
  const { matches } = await listMatches();
  const running = new Set(matches.flatMap((each) => ('damaged' in each || each.over ? [] : [each.id])));
  for (const game of GAME_IDS)
    for (const { from } of savedFormations.read(game))
      if (from && !running.has(from.match)) releaseFormations(from.match, game);
};
/** Whether a formation may be seen at a table. In a match between two people, one named there is for its owner only until the match is over. */
export const mayUse = ({ from }: SavedFormation, { id, viewer }: Pick<OpenMatch, 'id' | 'viewer'>): boolean =>
  from === undefined || (from.match === id && from.viewer === viewer);
/** Returns a formation with its name, bound to the match if its owner must keep it secret. */
export const namedFormation = (open: OpenMatch, name: string, action: unknown): SavedFormation => ({
  game: open.game.id,
  name,
  action,
  ...(hidesFormations(open) ? { from: { match: open.id, viewer: open.viewer } } : {}),
});
/** Returns the action that repeats a player's own deployment. Null before it is complete, and after the player's first action. */
export const formationToSave = (open: OpenMatch, { seat }: Player): unknown => {
  const { game, match, steps } = open;
  const end = setUpStep(open);
  if (!end || end <= (match.begins ?? 0)) return null;
  const acted = steps.slice(end, -1).some(({ state }) => {
    const turn = game.turn(state);
    return 'to' in turn && turn.to === seat;
  });
  return acted ? null : (game.currentSetup?.(game.view(steps[end]?.state, seat), seat) ?? null);
};
