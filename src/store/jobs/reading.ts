import { GAME_IDS, loadGame } from '../../games/index.ts';
import { type Imported, MOST_MILLIONS, parseFile } from '../../storage/file.ts';
import { unsealed } from '../../storage/seal.ts';
import type { Tell } from './worker.ts';

/** Reads the file of a match, telling the part done. */
export const work = async (data: Blob, tell: Tell): Promise<void> => {
  const opened = await unsealed(await data.text(), MOST_MILLIONS);
  // Which game it is of is read only then.
  await Promise.all(GAME_IDS.map(loadGame));
  const read: Imported = 'error' in opened ? opened : parseFile(opened.text, (done) => tell({ done }));
  tell({ read });
};
