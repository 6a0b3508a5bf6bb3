import { z } from './schema.ts';

/** Nothing lies farther from a table's corner than this along either side, mm: tables are a quarter of it at most. */
export const MAX_COORDINATE = 10_000;
const coordinate = z.int().min(-MAX_COORDINATE).max(MAX_COORDINATE);
/** A place in an action, whole mm; one farther off than any table reaches is no place. */
export const pointSchema = z.object({ x: coordinate, y: coordinate });
/** The corners of a way in an action. */
export const pathSchema = z.array(pointSchema).min(1).max(64);
/** A heading in an action, whole degrees clockwise from up. */
export const facingSchema = z.int().min(0).max(359);
/** What an action calls a piece or an obstacle. */
export const pieceIdSchema = z.string().max(20);
