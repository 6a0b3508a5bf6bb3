import type { Player } from '../core/match.ts';
import type { BotPace } from '../storage/settings.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';
import { eventsAt } from './scenes.ts';

/** How long a bot's action stays before the next one, ms. */
const BEAT: Readonly<Record<BotPace, number>> = { quick: 0, normal: 700, slow: 1800, press: Infinity };
/** How long a person's action stays before a bot acts, ms. */
const OWN = 1200;

/** Returns the player who acted in a step, or who is to act after the last one. Undefined if there is none. */
export const actingPlayer = (
  { game, match, steps }: Pick<OpenMatch, 'game' | 'match' | 'steps'>,
  ply: number,
): Player | undefined => {
  const turn = game.turn(steps[ply - 1]?.state);
  return 'to' in turn ? match.players.find(({ seat }) => seat === turn.to) : undefined;
};
/** Whether a step has decided a fight between two pieces, so that no response is left. */
const decides = (open: OpenMatch, ply: number): boolean => {
  const next = open.game.turn(stateAtPly(open, ply));
  const settled = 'to' in next && !next.midway && !open.game.secrets;
  return settled && eventsAt(open, ply).some((event) => event.kind === 'rolled' && event.thrown.dealt !== undefined);
};
/**
 * Returns how long a step stays after it has been seen, ms. A bot's action stays for the chosen pace, a person's for a moment
 * before a bot acts. On a projector (`wall`), a decided fight stays until a press (Infinity). After the end it is 0.
 */
export const holdTime = (open: OpenMatch, ply: number, pace: BotPace, wall = false): number => {
  const next = open.game.turn(stateAtPly(open, ply));
  if ('over' in next || eventsAt(open, ply).length === 0) return 0;
  if (actingPlayer(open, ply)?.bot) return BEAT[pace];
  if (wall && decides(open, ply)) return Infinity;
  return pace !== 'quick' && actingPlayer(open, ply + 1)?.bot ? OWN : 0;
};
