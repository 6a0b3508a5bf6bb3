import shell from './en.json';

/** All that the shell and the games say in English, in one file. */
export const allTexts = {
  shell,
  games: import.meta.glob<Record<string, unknown>>('../games/*/texts.en.json', { import: 'default', eager: true }),
};
