import { z } from '../schema.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { NodeId } from '../scene.ts';
import { type Pose, poseSchema } from './pose.ts';

/** A body that may move. `body` names an entry of `bodies`. */
export interface Body {
  readonly id: NodeId;
  readonly body: string;
  readonly pose: Pose;
}
/** A body that never moves (field, wall, tower): an upright prism between two heights (mm), with round holes through it. */
export interface Solid {
  readonly id: NodeId;
  readonly prism: readonly Point[];
  readonly from: Mm;
  readonly to: Mm;
  readonly holes?: readonly { readonly at: Point; readonly r: Mm }[];
}
/** The id of the endless table below everything, at the foot of the lowest solid (or at 0). Contacts may name it; no solid may. */
export const TABLE_ID = 'table';
/**
 * A flick of one body. Bearing in tenths of a degree clockwise from up, power 1 to 1000. Offset -1000 to 1000 of its half width
 * (positive: left), height -500 to 800 of its half thickness.
 */
export interface Flick {
  readonly kind: 'flick';
  readonly id: NodeId;
  readonly bearing: number;
  readonly power: number;
  readonly offset: number;
  readonly height: number;
}
/** A shell fired from a muzzle (a pose, tenths of a mm). Bearing and lift above level in tenths of a degree, power 1 to 1000. */
export interface Shell {
  readonly kind: 'shell';
  readonly id: NodeId;
  readonly body: string;
  readonly from: readonly [x: number, y: number, z: number];
  readonly bearing: number;
  readonly lift: number;
  readonly power: number;
}
/** A request to the physics: what happens to these bodies when one is flicked or fired at. */
export interface Shot {
  /** In a flick the first is the field: what sinks below its surface falls. */
  readonly solids: readonly Solid[];
  readonly bodies: readonly Body[];
  readonly act: Flick | Shell;
}

/** Thrown for a request in which two bodies, or a body and a solid, overlap. */
export class OverlapError extends Error {
  override readonly name = 'OverlapError';
  constructor(
    readonly id: NodeId,
    readonly other: NodeId,
  ) {
    super(`${id} and ${other} are in one place.`);
  }
}

const id = z.string().max(40);
const time = z.int().min(0).max(60_000);
const turned = z.int().min(-1_000_000).max(1_000_000);
/** One value per body, with a limit. */
const byBody = <Thing extends z.ZodType>(thing: Thing) =>
  z.record(id, thing).refine((things) => Object.keys(things).length <= 200);
/** The result of a shot. `apply` reads all of it except `frames`. */
export const shotResultSchema = z.object({
  /** The version of engine and parameters. */
  physics: z.string().max(60),
  /** Whether everything came to rest in time. */
  settled: z.boolean(),
  /** The resting poses of everything touched, directly or in a chain. All else keeps its pose exactly. */
  rest: byBody(poseSchema),
  /** The first contact of each pair, in order, in ms. Within one step a body comes before a solid. */
  contacts: z.array(z.tuple([time, id, id]).readonly()).max(400),
  /** Pairs in contact at rest. */
  touching: z.array(z.tuple([id, id]).readonly()).max(400),
  /** Whole degrees turned about the upright axis (anticlockwise from above is positive): in all, and before the first hit of another body. */
  spun: byBody(z.object({ whole: turned, beforeHit: turned })),
  /** Which body flew over which. `within`: it stayed within the other's width. */
  over: z.array(z.object({ id, under: id, within: z.boolean() })).max(100),
  /** Each body's film at 60 Hz. Only for display, so it may be removed. */
  frames: byBody(z.string().max(20_000)).optional(),
});
export type ShotResult = Readonly<z.infer<typeof shotResultSchema>>;

const TENTHS = 10;
/** How far outside its scene a body may come to rest, tenths of a mm. Only shells fly farther. */
const MAX_REST_MARGIN = 50_000;
/** Whether the poses are near the scene of a request. */
const restsNearScene = ({ solids, bodies, act }: Shot, rest: ShotResult['rest']): boolean => {
  const corners = solids.flatMap(({ prism }) => prism.map(({ x, y }) => [x * TENTHS, -y * TENTHS] as const));
  const places = [...corners, ...bodies.map(({ pose: [x, y] }) => [x, y] as const)];
  return ([0, 1] as const).every((axis) => {
    const all = places.map((place) => place[axis]);
    const [min, max] = [Math.min(...all) - MAX_REST_MARGIN, Math.max(...all) + MAX_REST_MARGIN];
    return Object.entries(rest).every(
      ([each, pose]) => (act.kind === 'shell' && each === act.id) || (pose[axis] >= min && pose[axis] <= max),
    );
  });
};
/** Whether a result can belong to a request: it names only its bodies and solids, and leaves them near its scene. */
export const isAnswerTo = (request: Shot, result: ShotResult): boolean => {
  const bodies = new Set([...request.bodies.map((body) => body.id), request.act.id]);
  const all = new Set([...bodies, ...request.solids.map((solid) => solid.id), TABLE_ID]);
  return (
    restsNearScene(request, result.rest) &&
    Object.keys(result.rest).every((each) => bodies.has(each)) &&
    Object.keys(result.spun).every((each) => bodies.has(each)) &&
    result.over.every((each) => bodies.has(each.id) && bodies.has(each.under)) &&
    result.contacts.every(([, a, b]) => all.has(a) && all.has(b)) &&
    result.touching.every(([a, b]) => all.has(a) && all.has(b))
  );
};
/** The physics engine cannot be loaded: the browser has no WebAssembly, or the file did not arrive. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}
