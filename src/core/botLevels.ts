/** The random player of tests and older matches. */
export const RANDOM_BOT = 'random';
/** The weakest bot, which every game has: its plainest one, that often errs. */
export const NOVICE_BOT = 'novice';
