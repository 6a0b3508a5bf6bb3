import type { Player } from '../core/match.ts';
import type { BotPace } from '../storage/settings.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';
import { eventsAt } from './scenes.ts';

/** So long a bot's action stays before the next one, ms. */
const BEAT: Readonly<Record<BotPace, number>> = { quick: 0, normal: 700, slow: 1800, press: Infinity };
/** So long what a person did stays before a bot acts, ms. */
const OWN = 1200;

/** Who acted in a step, or is to act after the last one; undefined where nobody is. */
export const actingPiece = (
  { game, match, steps }: Pick<OpenMatch, 'game' | 'match' | 'steps'>,
  ply: number,
): Player | undefined => {
  const turn = game.turn(steps[ply - 1]?.state);
  return 'to' in turn ? match.players.find(({ seat }) => seat === turn.to) : undefined;
};
/** Whether a step has decided something between two pieces, and nothing is left to be answered. */
const decides = (open: OpenMatch, ply: number): boolean => {
  const next = open.game.turn(stateAtPly(open, ply));
  const settled = 'to' in next && !next.midway && !open.game.secrets;
  return settled && eventsAt(open, ply).some((event) => event.kind === 'rolled' && event.thrown.dealt !== undefined);
};
/** How long a step stays when it has been seen (ms): a bot's at the pace that is set, a person's before a bot acts, on the `wall` of a class what has decided something until a press; nothing more after the end. */
export const holdTime = (open: OpenMatch, ply: number, pace: BotPace, wall = false): number => {
  const next = open.game.turn(stateAtPly(open, ply));
  if ('over' in next || eventsAt(open, ply).length === 0) return 0;
  if (actingPiece(open, ply)?.bot) return BEAT[pace];
  if (wall && decides(open, ply)) return Infinity;
  return pace !== 'quick' && actingPiece(open, ply + 1)?.bot ? OWN : 0;
};
