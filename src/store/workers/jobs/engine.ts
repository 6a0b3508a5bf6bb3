import { loadGame } from '../../../games/index.ts';
import type { Engine } from '../../../physics/engine.ts';
import { sendHeartbeat } from '../heartbeat.ts';

/** Returns the physics engine, which sends heartbeats while it simulates. Rejects with `EngineUnavailable`. */
export const loadBeatingEngine = async (): Promise<Engine> =>
  (await import('../../../physics/engine.ts')).loadEngine(sendHeartbeat);
/** Returns the engine for a game with shots, otherwise undefined. */
export const engineFor = async (gameId: string): Promise<Engine | undefined> =>
  (await loadGame(gameId))?.shots ? loadBeatingEngine() : undefined;
