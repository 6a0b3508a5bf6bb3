// The shelf with the example beside the games of the house: `.ci/parts/example.mjs` puts it in the place of `src/games/index.ts` in tests.
import type { AnyGame } from '../../src/core/game.ts';
import { GAMES as HOUSE } from '../../src/games/index.ts';
import { seaBattle } from './sea-battle/index.ts';

export const GAMES: readonly AnyGame[] = [...HOUSE, seaBattle];
export const gameOf = (id: string): AnyGame | null => GAMES.find((game) => game.id === id) ?? null;
