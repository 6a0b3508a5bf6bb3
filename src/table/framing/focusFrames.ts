import type { Choice } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import type { Rect } from '../../geometry/shape.ts';
import type { Pull } from '../input/aimHandle.ts';
import { radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import type { Proposal } from '../input/proposal.ts';
import type { ChainMark } from '../marks/actionChain.ts';
import { piecesOnTable } from '../figures/piecesOnTable.ts';
import type { Motion } from '../motion/track.ts';
import { sceneFrame } from '../camera/camera.ts';

/** A round part of the table, mm. */
export interface FocusDisc {
  readonly at: Point;
  readonly r: Mm;
}
/** What the camera shows of a moment. */
export interface Focus {
  /** What must not be out of view, the most important first: who chooses, the target, the result. */
  readonly core: readonly FocusDisc[];
  /** What is shown too as far as it fits, in order. */
  readonly may: readonly FocusDisc[];
  /** At least one of these must be in view. Otherwise the first of `may` is brought in. */
  readonly anyOf?: readonly FocusDisc[];
  /** Whether the camera zooms out if the core does not fit. */
  readonly widens?: boolean;
  /** When the whole table is shown, if the core does not fit at the present scale. Absent: never. */
  readonly overview?: 'always' | 'asPhaseBegins';
  /** Whether the whole table is shown if it is hardly smaller. */
  readonly prefersWhole?: boolean;
  /** Whether the player acts, so that a nearer view may be needed. */
  readonly decides?: boolean;
  /** The drag of the current aim. */
  readonly pull?: Pull;
}
/** The camera target: stay, the whole table, or a part of it. */
export type CameraTarget = 'stay' | 'whole' | Focus;

/** Returns the smallest frame around discs. */
export function frameAround(discs: readonly FocusDisc[]): Rect {
  const edge = (side: 1 | -1, axis: keyof Point): number =>
    side * Math.max(...discs.map((disc) => side * disc.at[axis] + disc.r));
  const at = { x: edge(-1, 'x'), y: edge(-1, 'y') };
  return { kind: 'rect', at, width: edge(1, 'x') - at.x, height: edge(1, 'y') - at.y };
}

/** Returns the surroundings of a point, limited to the mat. */
export function onMat(scene: Scene, at: Point, r: Mm): FocusDisc[] {
  const mat = sceneFrame(scene);
  const held = (value: number, axis: 'x' | 'y', size: number): number =>
    Math.min(Math.max(value, mat.at[axis]), mat.at[axis] + size);
  return [-r, r].map((by) => ({
    at: { x: held(at.x + by, 'x', mat.width), y: held(at.y + by, 'y', mat.height) },
    r: 0,
  }));
}

/**
 * How many measures around the living pieces are shown at rest, and the room for each piece in radii. The room includes the ring
 * of a possible target.
 */
const AROUND = 2;
export const RINGED = 1.3;
/** Returns the radius (mm) of the smallest base on the field. */
export const baseRadiusOf = (scene: Scene): Mm => {
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  return living.length === 0 ? scene.unit.mm : Math.min(...living.map(radiusOf));
};
/** All pieces on the field: the discs to be shown, and the radius (mm) of the smallest drawing. */
export interface LivingFrame {
  readonly must: readonly FocusDisc[];
  readonly r: Mm;
}
/** Returns all pieces on the field, complete, with 2 measures around within the field. Null if there are none. */
export function livingFrame(scene: Scene): LivingFrame | null {
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  if (living.length === 0) return null;
  const must = living.flatMap(({ at }) => onMat(scene, at, AROUND * scene.unit.mm));
  // A piece at the very edge is drawn beyond it.
  const whole = living.map((piece) => ({ at: piece.at, r: RINGED * seenRadiusOf(piece) }));
  return { must: [...must, ...whole], r: Math.min(...living.map(seenRadiusOf)) };
}

/** Returns the disc of a piece, as a multiple of its radius. */
export const discOf = (piece: PieceNode, times: number): FocusDisc => ({ at: piece.at, r: times * radiusOf(piece) });

/** Returns the pieces of other sides on the field, nearest to a point first. A gun without a crew belongs to no side. */
export const enemiesBy = (scene: Scene, { seat }: PieceNode, place: Point): PieceNode[] =>
  piecesOnTable(scene)
    .filter((piece) => piece.seat && piece.seat !== seat && !piece.out)
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place));
/** Returns the disc of a piece with its ring. */
export const ringOf = (piece: PieceNode): FocusDisc => ({ at: piece.at, r: RINGED * seenRadiusOf(piece) });
/** How many enemies are shown beside a path and a piece that can walk, because the player needs to see their distance. */
export const MET = 2;
/** Returns the place on the way to a goal that a reach covers, with room for the piece. */
export function stepToward({ at, r }: FocusDisc, goal: Point, reach: Mm): FocusDisc {
  const far = distance(at, goal);
  const part = far === 0 ? 0 : Math.min(1, reach / far);
  return { at: { x: at.x + (goal.x - at.x) * part, y: at.y + (goal.y - at.y) * part }, r };
}
/** What the camera target is computed from. */
export interface Moment {
  readonly scene: Scene;
  readonly choices: readonly Choice<unknown>[];
  readonly selected: NodeId | null;
  readonly proposal: Proposal | null;
  /** Whether the player aims by pushing forward. */
  readonly pushes?: boolean;
  /** The pieces that the offered action may affect. */
  readonly about: readonly NodeId[];
  /** The attacker in a response that is due. */
  readonly by?: NodeId | null;
  /** The pieces pointed at, to be shown. */
  readonly pointed?: readonly NodeId[];
  /** Whether the actions of others are still shown, and the player has not yet selected the only piece that can act. */
  readonly news?: boolean | undefined;
  /** Where the other sides acted, while that is news. */
  readonly told?: readonly { readonly at: Point; readonly seat?: Seat | undefined }[];
  /** The best target of the selected piece. */
  readonly likely?: NodeId | null;
  /** The pieces that the primary button names: the one that would act, and its target. */
  readonly named?: readonly NodeId[] | undefined;
  /** The acting pieces of other sides in what is shown. */
  readonly actors?: readonly NodeId[];
  /** Whether the pieces are still being set up. */
  readonly opening?: boolean | undefined;
  readonly motion: Motion | null;
  readonly past: boolean;
  readonly over: boolean;
  /** Where shells hit that are still shown on the table, the last one last. */
  readonly fell?: readonly { readonly at: Point }[];
  /** The marks of one piece's chain of actions, to be kept in view. */
  readonly chain?: readonly ChainMark[];
}
/** The radius of a shell's mark with its label, in measures of the table. */
const FELL = 0.5;
/** Returns the place of the last shell hit that is still shown on the table. */
export const casualtyDiscs = ({ scene, fell = [] }: Moment): FocusDisc[] =>
  fell.slice(-1).map(({ at }) => ({ at, r: FELL * scene.unit.mm }));
