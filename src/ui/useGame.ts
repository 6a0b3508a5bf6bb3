import { use } from 'react';
import type { AnyGame } from '../core/game.ts';
import { loadGame } from '../games/index.ts';

const NONE = Promise.resolve(null);
/** A game with its code: until that is here what lies around waits. Null without an id, or for one that no game has. */
export const useGame = (id: string | null): AnyGame | null => use(id === null ? NONE : loadGame(id));
