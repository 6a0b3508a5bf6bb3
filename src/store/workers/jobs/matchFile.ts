import { GAME_IDS, loadGame } from '../../../games/index.ts';
import { MAX_MILLIONS, parseMatchFile } from '../../../storage/matchFile.ts';
import { unseal } from '../../../storage/seal.ts';
import type { Work } from '../protocol.ts';

/** Reads a match file; reports the part done (0 to 1). */
export const work: Work<'reading'> = async (file, report) => {
  const opened = await unseal(await file.text(), MAX_MILLIONS);
  // The file names its game only once it is read, so all games are loaded.
  await Promise.all(GAME_IDS.map(loadGame));
  return 'error' in opened ? opened : parseMatchFile(opened.text, report);
};
