import { onlyPerson } from '../../../core/match.ts';
import type { Point } from '../../../geometry/point.ts';
import type { FormatContext } from '../../../i18n/index.ts';
import type { Bearings } from '../../../presentation/text/directions.ts';
import type { SpokenDetail } from '../../../storage/settings.ts';
import { lookingSeat, type OpenMatch } from '../../../store/matchStore.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { createSpokenContext } from '../../../presentation/text/formatters.ts';
import type { Scene } from '../../../core/scene.ts';

/** How something is spoken: its names and unit, where the player's arrows point, and in how much detail. */
export interface SpokenContext extends FormatContext {
  readonly bearings: Bearings | null;
  readonly detail: SpokenDetail;
}
const unit = ({ x, y }: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
};
/** How the table is drawn: turned or not for the seat at its far edge. */
interface Listening {
  readonly upsideDown: boolean;
  readonly detail: SpokenDetail;
}
/** Whether the player who listens has its own edge at the top of a table that is not turned. */
const isAtFarEdge = (open: OpenMatch): boolean => {
  const { game, match } = open;
  const [, second] = match.players;
  const seat = onlyPerson(match) ?? lookingSeat(open);
  return match.players.length === 2 && seat !== null && seat === (game.seats.far ?? second?.seat);
};
/** Returns where the arrow keys point, as the listener sits. If its own edge is at the top, ahead is down the screen. */
const bearingsOf = (
  open: OpenMatch,
  table: Pick<TableHandle, 'directionOf'> | null,
  upsideDown: boolean,
): Bearings | null => {
  if (!table) return null;
  const up = unit(table.directionOf({ x: 0, y: -1 }));
  const right = unit(table.directionOf({ x: 1, y: 0 }));
  return { ahead: isAtFarEdge(open) === upsideDown ? up : { x: -up.x, y: -up.y }, right };
};
/** How the scenes of a step are spoken, the last of them being the one that the listener has before it. */
export type Listener = (...scenes: readonly [Scene, ...Scene[]]) => SpokenContext;
/** Returns how scenes of a match are spoken to the player who looks at the table. */
export const createListener =
  (open: OpenMatch, table: Pick<TableHandle, 'directionOf'> | null, { upsideDown, detail }: Listening): Listener =>
  (...scenes) => ({
    ...createSpokenContext(open.match.players, ...scenes),
    bearings: bearingsOf(open, table, upsideDown),
    detail,
  });
