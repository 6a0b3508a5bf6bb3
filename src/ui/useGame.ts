import { use } from 'react';
import type { AnyGame } from '../core/game.ts';
import { loadGame } from '../games/index.ts';

const NONE = Promise.resolve(null);
/** Returns a game with its code. The component suspends until it is loaded. Null without an id, or for an unknown id. */
export const useGame = (id: string | null): AnyGame | null => use(id === null ? NONE : loadGame(id));
