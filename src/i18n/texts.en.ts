import shell from './en.json';

/** All English texts of the app and the games, in one file. */
export const allTexts = {
  shell,
  games: import.meta.glob<Record<string, unknown>>('../games/*/texts.en.json', { import: 'default', eager: true }),
};
