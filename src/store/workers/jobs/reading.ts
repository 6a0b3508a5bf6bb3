import { GAME_IDS, loadGame } from '../../../games/index.ts';
import { MOST_MILLIONS, parseFile } from '../../../storage/file.ts';
import { unsealed } from '../../../storage/seal.ts';
import type { Work } from '../protocol.ts';

/** Reads the file of a match; reports the part done (0..1). */
export const work: Work<'reading'> = async (file, report) => {
  const opened = await unsealed(await file.text(), MOST_MILLIONS);
  // The file names its game only when it is read, so all are loaded.
  await Promise.all(GAME_IDS.map(loadGame));
  return 'error' in opened ? opened : parseFile(opened.text, report);
};
