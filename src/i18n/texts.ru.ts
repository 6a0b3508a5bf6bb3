import shell from './ru.json';

/** All that the shell and the games say in Russian, in one file. */
export const allTexts = {
  shell,
  games: import.meta.glob<Record<string, unknown>>('../games/*/texts.ru.json', { import: 'default', eager: true }),
};
