import { createHash } from 'node:crypto';
import type { ShotResult } from '../../src/core/shots/shot.ts';

/** A short digest of a whole answer, films included. */
export const digestOf = (result: ShotResult): string =>
  createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, 10);
