import shell from './ru.json';

/** All Russian texts of the app and the games, in one file. */
export const allTexts = {
  shell,
  games: import.meta.glob<Record<string, unknown>>('../games/*/texts.ru.json', { import: 'default', eager: true }),
};
