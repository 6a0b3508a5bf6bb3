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
/** What the camera should show: all of `must`, and of `may` what there is room for, the first before the others; `r` (mm) is the radius of the smallest drawing in question. */
export interface Focus {
  readonly must: readonly FocusDisc[];
  readonly may: readonly FocusDisc[];
  readonly r: Mm;
  /** What a desk shows too, small as it may be there: it is no smaller at rest. */
  readonly far?: readonly FocusDisc[];
  /** A desk's camera stays where it is where all of this is in view. */
  readonly stays?: Rect;
  /** The hand's way with what is aimed, which is to be seen too. */
  readonly pull?: Pull;
}
/** What is wanted of the camera: that it stays, shows the whole table, or a part of it. */
export type CameraTarget = 'stay' | 'whole' | Focus;

/** The least frame around discs. */
export function frameAround(discs: readonly FocusDisc[]): Rect {
  const edge = (side: 1 | -1, axis: keyof Point): number =>
    side * Math.max(...discs.map((disc) => side * disc.at[axis] + disc.r));
  const at = { x: edge(-1, 'x'), y: edge(-1, 'y') };
  return { kind: 'rect', at, width: edge(1, 'x') - at.x, height: edge(1, 'y') - at.y };
}

/** What lies around a place as far as there is field. */
function onMat(scene: Scene, at: Point, r: Mm): FocusDisc[] {
  const mat = sceneFrame(scene);
  const held = (value: number, axis: 'x' | 'y', size: number): number =>
    Math.min(Math.max(value, mat.at[axis]), mat.at[axis] + size);
  return [-r, r].map((by) => ({
    at: { x: held(at.x + by, 'x', mat.width), y: held(at.y + by, 'y', mat.height) },
    r: 0,
  }));
}

/** How many measures around all who live are shown at rest, and how many times its radius each of them, with the ring of who may be taken. */
const AROUND = 2;
const RINGED = 1.3;
/** All who stand on the field, whole, with two measures around, as far as there is field; null if there is nobody. */
export function livingFrame(scene: Scene): Focus | null {
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  if (living.length === 0) return null;
  const must = living.flatMap(({ at }) => onMat(scene, at, AROUND * scene.unit.mm));
  // Who stands at the very edge is drawn beyond it.
  const whole = living.map((piece) => ({ at: piece.at, r: RINGED * seenRadiusOf(piece) }));
  return { must: [...must, ...whole], may: [], r: Math.min(...living.map(seenRadiusOf)) };
}

/** All who stand on the field, as near as that goes. */
function everybodyIn(scene: Scene): Focus | null {
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  return living.length === 0
    ? null
    : { must: living.map((piece) => discOf(piece, 1.05)), may: [], r: Math.min(...living.map(seenRadiusOf)) };
}

const discOf = (piece: PieceNode, times: number): FocusDisc => ({ at: piece.at, r: times * radiusOf(piece) });

/** Those of other sides who stand on the field, those nearest to a place first; a gun that nobody serves is of none. */
const enemiesBy = (scene: Scene, { seat }: PieceNode, place: Point): PieceNode[] =>
  piecesOnTable(scene)
    .filter((piece) => piece.seat && piece.seat !== seat && !piece.out)
    .toSorted((a, b) => distance(a.at, place) - distance(b.at, place));
/** So many enemies are looked at beside a way and who may go one: he asks how near they are. */
const MET = 2;
/** How many times the radius of a drawing the ring about it takes up. */
const AIMED_AT = 1.6;
/** Both sides of what is proposed: the piece, whom it points at, the way it would go and who stands near its end; null where it points at nothing. */
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
    // Far apart they reach to the very edge of the view, but are whole with the rings about them: their size counts for more than the room around them.
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

/** The mark of a shell with what is written beside it, in measures of the table. */
const FELL = 0.5;
/** Where the last shell came down of which the table still tells. */
const fellIn = ({ scene, fell = [] }: Moment): FocusDisc[] =>
  fell.slice(-1).map(({ at }) => ({ at, r: FELL * scene.unit.mm }));

/** How many times the radius of a target its drawing takes up. */
const WHOLE = 1.4;
/** The picked piece with what it may reach, by the rings shown about it too, and as many of those it may attack, be aimed at or go near to as there is room for, the nearest first; who has nobody to turn on is shown with the one next to him. */
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
  // Who alone may shoot has not been picked by anybody: all are seen, and the fortress they stand on.
  if (alone && !free && walks.length === 0 && targets.length > 0) return everybodyIn(scene);
  const looks = free || walks.length > 0 || targets.length === 0;
  const enemies = looks ? enemiesBy(scene, piece, piece.at).map((enemy) => discOf(enemy, 2)) : [];
  const goals = [...targets.map((aim) => ({ at: aim.at, r: 2 * aim.r })), ...(free ? enemies : [])];
  // Whom it is laid at, or whom the yellow button names, comes first.
  const named = pieceIn(scene, proposal?.on ?? likely)?.at;
  const near = ({ at }: FocusDisc): number => (named && samePoint(at, named) ? 0 : distance(at, piece.at));
  const wanted = goals.toSorted((a, b) => near(a) - near(b));
  // Who has nobody to turn on is asked where to go: towards whom or from whom is to be seen.
  const asked = wanted.some((goal) => enemies.some(({ at }) => samePoint(at, goal.at))) ? [] : enemies.slice(0, 1);
  // Whom he may turn on is seen whole before there is room around him and for the reach.
  const whole = targets.map((aim) => ({ at: aim.at, r: WHOLE * aim.r })).toSorted((a, b) => near(a) - near(b));
  const others = piecesOnTable(scene).filter(({ out, id }) => !out && id !== piece.id);
  const nearest = others.map((other) => discOf(other, 2)).toSorted((a, b) => near(a) - near(b));
  // What is aimed shoots over its own side.
  const mates = others.filter(({ seat }) => seat === piece.seat).map((mate) => discOf(mate, 2));
  const company = free ? mates : nearest.slice(0, goals.length === 0 ? 1 : 0);
  // Who may go too is not aimed before he is told to be.
  const aims = proposal?.choice.kind === 'aim' ? [proposal.choice] : walks.length === 0 ? active : [];
  const aimed = aims.find((choice) => choice.kind === 'aim');
  return {
    ...(aimed && { pull: pullDirection(aimed, scene, proposal, pushes) }),
    must: [discOf(piece, 3), ...wanted.slice(0, 1), ...(aimed ? fellIn(moment) : [])],
    far: asked,
    may: [...whole, ...asked, ...onMat(scene, piece.at, reach), ...wanted, ...enemies.slice(0, MET), ...company],
    r: seenRadiusOf(piece),
  };
}

/** How many times its radius a piece with the mark beside it reaches. */
const MARKED = 2.6;
/** Others so many measures away at most are shown with those in question. */
const NEIGHBOURS = 3;
/** Those upon whom something may come and who brings it, with the others who stand next to them; null where nothing may. */
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

/** Those who are pointed at; where none of them may act now, also as many of those who may as there is room for, the nearest first: whoever is told of an enemy looks for a man of his own. */
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

/** What the picked piece calls for, with all who are pointed at and their marks. */
function withPointed(focus: Focus, { scene, pointed = [] }: Moment): Focus {
  const about = piecesOnTable(scene).filter(({ id, out }) => pointed.includes(id) && !out);
  return { ...focus, must: [...focus.must, ...about.map((piece) => discOf(piece, MARKED))] };
}

/** How many times as much room is left around what moves, where the camera goes there, as it takes up. */
const SPACIOUS = 3;
/** So many frames of a film apart its places are looked at. */
const FRAMES = 6;
/** All that moves in a play, with the ways it goes, and both ends of what crosses the table in it. */
function movedIn({ tracks, crossings }: Motion): Focus | null {
  const moved = tracks.flatMap(({ node, path, frames = [] }): FocusDisc[] => {
    const flown = frames.filter((_, i) => i % FRAMES === 0 || i === frames.length - 1).map(pointOfPose);
    return [node.at, ...path, ...flown].map((at) => ({ at, r: 4 * radiusOf(node) }));
  });
  const dealt = crossings.flatMap(({ path, r }): FocusDisc[] => path.map((at) => ({ at, r: 2 * r })));
  const sizes = [...tracks.map(({ node }) => seenRadiusOf(node)), ...crossings.map(({ r }) => r)];
  return sizes.length > 0 ? { must: [...moved, ...dealt], may: [], r: Math.min(...sizes) } : null;
}

/** How many times the radius of a figure is kept free around each place of a chain. */
const CHAIN = 3.4;
/** All places of a chain, those upon whom it may go on, and what moves meanwhile. */
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

/** What can be seen of a moment's play. */
interface Moment {
  readonly scene: Scene;
  readonly choices: readonly Choice<unknown>[];
  readonly selected: NodeId | null;
  readonly proposal: Proposal | null;
  /** Whether a hand aims by pushing forward. */
  readonly pushes?: boolean;
  /** Upon whom something may come by the action on offer. */
  readonly about: readonly NodeId[];
  /** Who strikes or has struck them in an answer that is due. */
  readonly by?: NodeId | null;
  /** Those who are pointed at, to be looked at. */
  readonly pointed?: readonly NodeId[];
  /** Whether it is still told what others have done, and nobody has picked the piece yet that alone may act. */
  readonly news?: boolean | undefined;
  /** Whom the picked piece would best turn on. */
  readonly likely?: NodeId | null;
  /** Who of another side acts in what is shown. */
  readonly actors?: readonly NodeId[];
  readonly motion: Motion | null;
  readonly past: boolean;
  readonly over: boolean;
  /** Where shells came down of which the table still tells, the last one last. */
  readonly fell?: readonly { readonly at: Point }[];
  /** What is told of one piece's deeds, to be kept in view. */
  readonly chain?: readonly ChainMark[];
}
/** What the camera should show now: what moves or who acts, both sides of a proposal or of what is to be thrown, the picked piece with its reach and targets, who is pointed at, all who live; of a match that is over the whole table; all who live too while it is told what others have done and nobody has been picked; while others think and an answer is due it stays. */
export function cameraTarget(moment: Moment): CameraTarget {
  const { scene, choices, selected, proposal, about, actors = [] } = moment;
  const { motion, past, over, chain = [] } = moment;
  if (chain.length > 0 && scene.rail === undefined) return chainIn(moment);
  if (past || scene.rail !== undefined) return 'whole';
  if (motion) {
    const moved = movedIn(motion);
    if (!moved || actors.length > 0) return moved ?? threatenedIn(scene, actors, undefined) ?? 'stay';
    // Whoever did it himself has looked there already.
    return { ...moved, stays: frameAround(moved.must.map(({ at, r }) => ({ at, r: r / SPACIOUS }))) };
  }
  if (over) return 'whole';
  // What others have done is looked at first; whoever has to aim has his hand's way before him all the same.
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
