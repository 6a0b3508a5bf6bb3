import type { AnyGame } from '../core/game.ts';

/** The loaders of the games' code, in the order of the game cards. A page loads only the games it shows. */
const COMING: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'toy-soldiers': async () => (await import('./toy-soldiers/index.ts')).toySoldiers,
  'sci-fi': async () => (await import('./sci-fi/index.ts')).sciFi,
  stratego: async () => (await import('./stratego/index.ts')).stratego,
  siege: async () => (await import('./siege/index.ts')).siege,
  flick: async () => (await import('./flick/index.ts')).flick,
};
/** The ids of all games, in the order of the game cards. */
export const GAME_IDS: readonly string[] = Object.keys(COMING);
const coming = new Map<string, Promise<AnyGame | null>>();
const here = new Map<string, AnyGame>();
/** Loads the code of a game, always with the same promise. Null for an unknown id. Rejects if it cannot be loaded; a new call then tries again. */
export const loadGame = (id: string): Promise<AnyGame | null> => {
  const known = coming.get(id);
  if (known) return known;
  const load = Object.hasOwn(COMING, id) ? COMING[id] : undefined;
  const asked = load ? load().then((game) => (here.set(id, game), game)) : Promise.resolve(null);
  coming.set(id, asked);
  asked.catch(() => coming.delete(id));
  return asked;
};
/** Returns the game with an id after `loadGame`. Null for an unknown id. Throws if its code is not loaded yet. */
export const gameOf = (id: string): AnyGame | null => {
  const game = here.get(id);
  if (game || !Object.hasOwn(COMING, id)) return game ?? null;
  throw new Error(`The code of ${id} is not here yet: wait for loadGame.`);
};
