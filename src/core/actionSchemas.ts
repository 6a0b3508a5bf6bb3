import { z } from './schema.ts';

/** The largest coordinate in an action, mm. Tables are at most a quarter of it. */
export const MAX_COORDINATE = 10_000;
const coordinate = z.int().min(-MAX_COORDINATE).max(MAX_COORDINATE);
/** A point in an action, whole mm. Points beyond any table are refused. */
export const pointSchema = z.object({ x: coordinate, y: coordinate });
/** The corners of a path in an action. */
export const pathSchema = z.array(pointSchema).min(1).max(64);
/** A heading in an action, whole degrees clockwise from up. */
export const facingSchema = z.int().min(0).max(359);
/** The id of a piece or obstacle in an action. */
export const pieceIdSchema = z.string().max(20);
