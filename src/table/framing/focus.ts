import { type Choice, enabledChoices } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { pointOfPose } from '../../core/shots/pose.ts';
import { type Mm, type Point, distance, samePoint } from '../../geometry/point.ts';
import type { Rect } from '../../geometry/shape.ts';
import { activeChoices, choiceTargets, isAction } from '../input/hitTest.ts';
import { type Pull, pullDirection } from '../input/aimHandle.ts';
import { radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import type { Proposal } from '../input/proposal.ts';
import type { ChainMark } from '../marks/actionChain.ts';
import { piecesOnTable, pieceIn, piecesOf } from '../figures/piecesOnTable.ts';
import type { Motion } from '../motion/track.ts';
import { sceneFrame } from '../camera/camera.ts';

/** A round part of the table, mm. */
export interface FocusDisc {
  readonly at: Point;
  readonly r: Mm;
}
/** What the camera should show: all of `must`, and as much of `may` as fits, in order. `r` (mm) is the radius of the smallest drawing involved. */
export interface Focus {
  readonly must: readonly FocusDisc[];
  readonly may: readonly FocusDisc[];
  readonly r: Mm;
  /** What a desk shows too, however small: it is no smaller there than at rest. */
  readonly far?: readonly FocusDisc[];
  /** A desk's camera stays if all of this is in view. */
  readonly stays?: Rect;
  /** The drag of the current aim, which must be in view too. */
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
function onMat(scene: Scene, at: Point, r: Mm): FocusDisc[] {
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
const RINGED = 1.3;
/** Returns the focus on all pieces on the field, complete, with 2 measures around within the field. Null if there are none. */
export function livingFrame(scene: Scene): Focus | null {
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  if (living.length === 0) return null;
  const must = living.flatMap(({ at }) => onMat(scene, at, AROUND * scene.unit.mm));
  // A piece at the very edge is drawn beyond it.
  const whole = living.map((piece) => ({ at: piece.at, r: RINGED * seenRadiusOf(piece) }));
  return { must: [...must, ...whole], may: [], r: Math.min(...living.map(seenRadiusOf)) };
}

/** Returns the focus on all pieces on the field, as close as possible. Null if there are none. */
function everybodyIn(scene: Scene): Focus | null {
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  return living.length === 0
    ? null
    : { must: living.map((piece) => discOf(piece, 1.05)), may: [], r: Math.min(...living.map(seenRadiusOf)) };
}

const discOf = (piece: PieceNode, times: number): FocusDisc => ({ at: piece.at, r: times * radiusOf(piece) });

/** Returns the pieces of other sides on the field, nearest to a point first. A gun without a crew belongs to no side. */
const enemiesBy = (scene: Scene, { seat }: PieceNode, place: Point): PieceNode[] =>
  piecesOnTable(scene)
    .filter((piece) => piece.seat && piece.seat !== seat && !piece.out)
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place));
/** How many enemies are shown beside a path and a piece that can walk, because the player needs to see their distance. */
const MET = 2;
/** The radius of the ring around a target, in radii of its drawing. */
const AIMED_AT = 1.6;
/**
 * Returns the focus on a proposal: the piece, its target, its path and the enemies near the end of the path. Null if there is
 * neither a target nor a path.
 */
function proposedIn(scene: Scene, { choice, path, at }: Proposal): Focus | null {
  const pieces = piecesOf(scene);
  const piece = pieces.find(({ id }) => id === choice.piece);
  const target = choice.kind === 'do' ? choice.target : undefined;
  const on = typeof target === 'string' ? pieces.find(({ id }) => id === target) : undefined;
  const places = [...(path ?? []), ...(at ? [at] : []), ...(typeof target === 'object' ? [target] : [])];
  if (!piece || (!on && places.length === 0)) return null;
  const both = on ? [piece, on] : [piece];
  const end = path?.at(-1);
  const met = end ? enemiesBy(scene, piece, end).slice(0, MET) : [];
  return {
    // Pieces far apart reach to the very edge of the view, but are complete with their rings. Their size matters more than the
    // room around them.
    must: [
      ...both.map((each) => ({ at: each.at, r: AIMED_AT * seenRadiusOf(each) })),
      ...places.map((place) => ({ at: place, r: 3 * radiusOf(piece) })),
    ],
    may: [
      ...[1.9, 2.6].flatMap((times) => both.map((each) => discOf(each, times))),
      ...met.map((enemy) => discOf(enemy, 1.5)),
    ],
    far: met.slice(0, 1).map((enemy) => discOf(enemy, 1.5)),
    r: Math.min(...both.map(seenRadiusOf)),
  };
}

/** The radius of a shell's mark with its label, in measures of the table. */
const FELL = 0.5;
/** Returns the place of the last shell hit that is still shown on the table. */
const fellIn = ({ scene, fell = [] }: Moment): FocusDisc[] =>
  fell.slice(-1).map(({ at }) => ({ at, r: FELL * scene.unit.mm }));

/** The radius shown for a target, in radii of the target. */
const WHOLE = 1.4;
/**
 * Returns the focus on the selected piece, its reach and rings. As many of its targets as fit are added, nearest first. A piece
 * without targets is shown with its nearest neighbour. Null if it has no focus.
 */
function pickedIn(moment: Moment, selected: NodeId): Focus | null {
  const { scene, choices, proposal, likely = null, pushes = false } = moment;
  const piece = pieceIn(scene, selected);
  const active = activeChoices(choices, selected, null).filter(
    (choice) => choice.piece === selected && !choice.disabled,
  );
  if (!piece || active.some((choice) => choice.kind === 'put' && isAction(choice))) return null;
  const r = radiusOf(piece);
  const rings = proposal?.preview?.nodes.map((node) => (node.kind === 'ring' ? node.r : 0)) ?? [];
  const walks = active.flatMap((choice) => (choice.kind === 'walk' ? [choice.reach + r] : []));
  const reach = Math.max(4 * r, ...walks, ...rings);
  const free = active.some((choice) => choice.kind === 'aim');
  const alone = choices.every((choice) => choice.meta || choice.disabled || (choice.piece ?? selected) === selected);
  const targets = choiceTargets(scene, active);
  // The only piece that can shoot was not selected by a player. So all pieces are shown, with the fortress that they are on.
  if (alone && !free && walks.length === 0 && targets.length > 0) return everybodyIn(scene);
  const looks = free || walks.length > 0 || targets.length === 0;
  const enemies = looks ? enemiesBy(scene, piece, piece.at).map((enemy) => discOf(enemy, 2)) : [];
  const goals = [...targets.map((aim) => ({ at: aim.at, r: 2 * aim.r })), ...(free ? enemies : [])];
  // The target of the aim, or of the primary button, comes first.
  const named = pieceIn(scene, proposal?.on ?? likely)?.at;
  const near = ({ at }: FocusDisc): number => (named && samePoint(at, named) ? 0 : distance(at, piece.at));
  const wanted = goals.toSorted((a, b) => near(a) - near(b));
  // For a piece without targets the question is where to go, so the nearest enemy is shown.
  const asked = wanted.some((goal) => enemies.some(({ at }) => samePoint(at, goal.at))) ? [] : enemies.slice(0, 1);
  // The targets are shown complete before there is room around the piece and for its reach.
  const whole = targets.map((aim) => ({ at: aim.at, r: WHOLE * aim.r })).toSorted((a, b) => near(a) - near(b));
  const others = piecesOnTable(scene).filter(({ out, id }) => !out && id !== piece.id);
  const nearest = others.map((other) => discOf(other, 2)).toSorted((a, b) => near(a) - near(b));
  // An aimed shot passes over pieces of its own side.
  const mates = others.filter(({ seat }) => seat === piece.seat).map((mate) => discOf(mate, 2));
  const company = free ? mates : nearest.slice(0, goals.length === 0 ? 1 : 0);
  // A piece that can also walk is aimed only once the player chooses to aim.
  const aimsAtRest = walks.length === 0 ? active : [];
  const aims = proposal?.choice.kind === 'aim' ? [proposal.choice] : aimsAtRest;
  const aimed = aims.find((choice) => choice.kind === 'aim');
  return {
    ...(aimed && { pull: pullDirection(aimed, scene, proposal, pushes) }),
    must: [discOf(piece, 3), ...wanted.slice(0, 1), ...(aimed ? fellIn(moment) : [])],
    far: asked,
    may: [...whole, ...asked, ...onMat(scene, piece.at, reach), ...wanted, ...enemies.slice(0, MET), ...company],
    r: seenRadiusOf(piece),
  };
}

/** The reach of a piece with the mark beside it, in radii of the piece. */
const MARKED = 2.6;
/** The greatest distance (measures) of other pieces that are shown too. */
const NEIGHBOURS = 3;
/** Returns the focus on the pieces that an action may affect and its actor, with their neighbours. Null if there are none. */
function threatenedIn(scene: Scene, about: readonly NodeId[], actor: NodeId | undefined): Focus | null {
  if (about.length === 0) return null;
  const standing = piecesOnTable(scene).filter(({ out }) => !out);
  const struck = standing.filter(({ id }) => about.includes(id) || id === actor);
  const [first] = struck;
  if (!first) return null;
  const near = ({ at }: PieceNode): number => distance(at, first.at);
  const others = standing
    .filter((piece) => !struck.includes(piece) && near(piece) <= NEIGHBOURS * scene.unit.mm)
    .toSorted((a, b) => near(a) - near(b));
  return {
    must: struck.map((piece) => discOf(piece, 4)),
    may: others.map((piece) => discOf(piece, 2)),
    r: Math.min(...struck.map(seenRadiusOf)),
  };
}

/**
 * Returns the focus on the pieces pointed at. If none can act now, pieces that can act are added as far as they fit, nearest
 * first. A warning about an enemy makes players look for their own pieces.
 */
function pointedIn({ scene, choices, pointed = [] }: Moment): Focus | null {
  const about = threatenedIn(scene, pointed, undefined);
  const [first] = about?.must ?? [];
  if (!about || !first) return null;
  const able = new Set(enabledChoices(choices).flatMap(({ meta, piece }) => (meta ? [] : (piece ?? []))));
  if (pointed.some((id) => able.has(id))) return about;
  const near = ({ at }: PieceNode): number => distance(at, first.at);
  const men = piecesOnTable(scene).filter(({ id, out }) => able.has(id) && !out);
  return { ...about, may: [...men.toSorted((a, b) => near(a) - near(b)).map((man) => discOf(man, 2)), ...about.may] };
}

/** Returns a focus with all pieces pointed at and their marks added. */
function withPointed(focus: Focus, { scene, pointed = [] }: Moment): Focus {
  const about = piecesOnTable(scene).filter(({ id, out }) => pointed.includes(id) && !out);
  return { ...focus, must: [...focus.must, ...about.map((piece) => discOf(piece, MARKED))] };
}

/** The room around moving pieces when the camera goes there, as a factor of their size. */
const SPACIOUS = 3;
/** The interval between the frames of a film that are used as positions. */
const FRAMES = 6;
/** Returns the focus on all moving pieces with their paths, and both ends of every projectile. Null if nothing moves. */
function movedIn({ tracks, crossings }: Motion): Focus | null {
  const moved = tracks.flatMap(({ node, path, frames = [] }): FocusDisc[] => {
    const flown = frames.filter((_, i) => i % FRAMES === 0 || i === frames.length - 1).map(pointOfPose);
    return [node.at, ...path, ...flown].map((at) => ({ at, r: 4 * radiusOf(node) }));
  });
  const dealt = crossings.flatMap(({ path, r }): FocusDisc[] => path.map((at) => ({ at, r: 2 * r })));
  const sizes = [...tracks.map(({ node }) => seenRadiusOf(node)), ...crossings.map(({ r }) => r)];
  return sizes.length > 0 ? { must: [...moved, ...dealt], may: [], r: Math.min(...sizes) } : null;
}

/** The room around each place of a chain, in radii of a figure. */
const CHAIN = 3.4;
/** Returns the focus on all places of a chain, its possible next targets, and what moves meanwhile. */
function chainIn({ scene, chain = [], motion, choices, selected, about }: Moment): Focus {
  const pieces = piecesOf(scene);
  const r = Math.max(1, ...pieces.map(radiusOf));
  const places = chain.flatMap(({ at, trail, blow }) => [at, ...trail, ...(blow ? [blow.from, blow.to] : [])]);
  const targets = motion
    ? []
    : [
        ...choiceTargets(scene, activeChoices(choices, selected, null)),
        ...pieces.filter(({ id }) => about.includes(id)),
      ];
  return {
    must: [...places, ...targets.map(({ at }) => at)].map((at) => ({ at, r: CHAIN * r })),
    may: (motion && movedIn(motion)?.must) ?? [],
    r: Math.min(...pieces.map(seenRadiusOf)),
  };
}

/** What the camera target is computed from. */
interface Moment {
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
  /** The best target of the selected piece. */
  readonly likely?: NodeId | null;
  /** The acting pieces of other sides in what is shown. */
  readonly actors?: readonly NodeId[];
  readonly motion: Motion | null;
  readonly past: boolean;
  readonly over: boolean;
  /** Where shells hit that are still shown on the table, the last one last. */
  readonly fell?: readonly { readonly at: Point }[];
  /** The marks of one piece's chain of actions, to be kept in view. */
  readonly chain?: readonly ChainMark[];
}
/**
 * Returns what the camera should show now. In order: a chain, motion and actors, a proposal, the selected piece, affected pieces,
 * pieces pointed at, all living pieces. Past steps and a finished match show the whole table. While other seats think, the camera
 * stays.
 */
export function cameraTarget(moment: Moment): CameraTarget {
  const { scene, choices, selected, proposal, about, actors = [] } = moment;
  const { motion, past, over, chain = [] } = moment;
  if (chain.length > 0 && scene.rail === undefined) return chainIn(moment);
  if (past || scene.rail !== undefined) return 'whole';
  if (motion) {
    const moved = movedIn(motion);
    if (!moved || actors.length > 0) return moved ?? threatenedIn(scene, actors, undefined) ?? 'stay';
    // The player who did it has looked there already.
    return { ...moved, stays: frameAround(moved.must.map(({ at, r }) => ({ at, r: r / SPACIOUS }))) };
  }
  if (over) return 'whole';
  // The actions of others are shown first. An aim still needs its drag in view.
  const first = moment.news === true && choices.every(({ kind }) => kind !== 'aim');
  const picked = selected === null || about.length > 0 || first ? null : pickedIn(moment, selected);
  const shown =
    (proposal && proposedIn(scene, proposal)) ??
    (picked && withPointed(picked, moment)) ??
    threatenedIn(scene, about, selected ?? proposal?.choice.piece ?? moment.by ?? undefined) ??
    pointedIn(moment);
  const acts = choices.some(({ meta, piece }) => !meta && piece !== undefined);
  const rest = acts ? livingFrame(scene) : null;
  return shown ?? (rest && { ...rest, must: [...rest.must, ...fellIn(moment)] }) ?? (acts ? 'whole' : 'stay');
}
