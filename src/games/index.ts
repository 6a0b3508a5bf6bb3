import type { AnyGame } from '../core/game.ts';

/** How the code of each game comes, in the order of the shelf: a page loads that of the games it shows. */
const COMING: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'toy-soldiers': async () => (await import('./toy-soldiers/index.ts')).toySoldiers,
  'sci-fi': async () => (await import('./sci-fi/index.ts')).sciFi,
  stratego: async () => (await import('./stratego/index.ts')).stratego,
  siege: async () => (await import('./siege/index.ts')).siege,
  flick: async () => (await import('./flick/index.ts')).flick,
};
/** The ids of the games of the house, in the order of the shelf. */
export const GAME_IDS: readonly string[] = Object.keys(COMING);
const coming = new Map<string, Promise<AnyGame | null>>();
const here = new Map<string, AnyGame>();
/** Has the code of a game at hand, always by the same promise; null for an id that no game has. Rejects where it cannot be loaded, and may be asked again. */
export const loadGame = (id: string): Promise<AnyGame | null> => {
  const known = coming.get(id);
  if (known) return known;
  const load = Object.hasOwn(COMING, id) ? COMING[id] : undefined;
  const asked = load ? load().then((game) => (here.set(id, game), game)) : Promise.resolve(null);
  coming.set(id, asked);
  asked.catch(() => coming.delete(id));
  return asked;
};
/** The game of an id, once `loadGame` has been waited for; null for an id that no game has. Throws where its code is not here yet. */
export const gameOf = (id: string): AnyGame | null => {
  const game = here.get(id);
  if (game || !Object.hasOwn(COMING, id)) return game ?? null;
  throw new Error(`The code of ${id} is not here yet: wait for loadGame.`);
};
