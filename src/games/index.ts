import type { AnyGame } from '../core/game.ts';
import { flick } from './flick/index.ts';
import { sciFi } from './sci-fi/index.ts';
import { siege } from './siege/index.ts';
import { stratego } from './stratego/index.ts';
import { toySoldiers } from './toy-soldiers/index.ts';

/** The games of the house, in the order of the shelf. */
export const GAMES: readonly AnyGame[] = [toySoldiers, sciFi, stratego, siege, flick];
/** The game of an id, or null. */
export const gameOf = (id: string): AnyGame | null => GAMES.find((game) => game.id === id) ?? null;
