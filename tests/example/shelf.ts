// The list of games with the example beside the app's own. In tests `scripts/lib/example.mjs` puts it in the place of
// `src/games/index.ts`.
import type { AnyGame } from '../../src/core/game.ts';
import { GAME_IDS as IDS, gameOf as houseGameOf, loadGame as loadOfHouse } from '../../src/games/index.ts';
import { seaBattle } from './sea-battle/index.ts';

export const GAME_IDS: readonly string[] = [...IDS, seaBattle.id];
const example = Promise.resolve(seaBattle);
export const loadGame = (id: string): Promise<AnyGame | null> => (id === seaBattle.id ? example : loadOfHouse(id));
export const gameOf = (id: string): AnyGame | null => (id === seaBattle.id ? seaBattle : houseGameOf(id));
