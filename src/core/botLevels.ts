/** The random bot of tests and older matches. */
export const RANDOM_BOT = 'random';
/** The weakest bot of every game: its plainest bot, made to err often. */
export const NOVICE_BOT = 'novice';
