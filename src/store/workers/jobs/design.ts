import { z } from '../../../core/schema.ts';
import { parseDesign } from '../../../storage/designFile.ts';
import type { Work } from '../protocol.ts';

/** Reads the file of a design: its form, game and name. The page checks the content by the game's schema. */
export const work: Work<'design'> = async ({ file, kind, game }) =>
  parseDesign(await file.text(), { kind, game, schema: z.unknown() });
