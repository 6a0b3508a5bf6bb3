// The games with their code at hand: importing this loads them all.
import type { AnyGame } from '../src/core/game.ts';
import { GAME_IDS, loadGame } from '../src/games/index.ts';

/** The games of the shelf, in its order. */
export const GAMES: readonly AnyGame[] = (await Promise.all(GAME_IDS.map(loadGame))).filter((game) => game !== null);
/** The game of an id, or null. */
export const gameOf = (id: string): AnyGame | null => GAMES.find((game) => game.id === id) ?? null;
