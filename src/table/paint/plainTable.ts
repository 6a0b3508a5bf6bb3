import { createContext } from 'react';

/** Whether all tables below are drawn plain instead of painted: by the player's wish, or for more contrast. */
export const PlainTable = createContext(false);
