/** By step, the actions that reach its goal. */
export type Solutions = Readonly<Record<string, readonly unknown[]>>;

const files = import.meta.glob<Readonly<Record<string, Solutions>>>('./solutions.*.json', { import: 'default' });

/** Returns the recorded solutions of a game's built-in lesson. There are none for the user's own lessons. */
export const solutionsOf = async (game: string, id: string): Promise<Solutions> =>
  (await files[`./solutions.${game}.json`]?.())?.[id] ?? {};
