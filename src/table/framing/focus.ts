import { enabledChoices } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { pointOfPose } from '../../core/shots/pose.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { activeChoices, choiceTargets, isAction } from '../input/hitTest.ts';
import { radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import type { Proposal } from '../input/proposal.ts';
import { piecesOnTable, piecesOf } from '../figures/piecesOnTable.ts';
import type { Motion } from '../motion/track.ts';
import {
  type CameraTarget,
  discOf,
  enemiesBy,
  casualtyDiscs,
  type Focus,
  type FocusDisc,
  MET,
  type Moment,
  onMat,
  RINGED,
  ringOf,
} from './focusFrames.ts';
import { selectedFocus } from './selectedFocus.ts';

/** Returns the focus on several moves: the ends of all paths, then the paths. */
function advanceIn(pieces: readonly PieceNode[], moves: NonNullable<Proposal['moves']>): Focus {
  const movers = pieces.filter(({ id }) => moves.some(({ piece }) => piece === id));
  const r = 1.5 * Math.min(...movers.map(radiusOf));
  const disc = (at: Point): FocusDisc => ({ at, r });
  return {
    core: moves.flatMap(({ path }) => path.slice(-1).map(disc)),
    widens: true,
    may: moves.flatMap(({ path }) => path.slice(0, -1).map(disc)),
  };
}
/**
 * Returns the focus on a proposal: its target or the end of its path, the piece, and the enemies near the end of the path. Null
 * if there is neither a target nor a path.
 */
function proposedIn(scene: Scene, { choice, path, at, moves }: Proposal): Focus | null {
  const pieces = piecesOf(scene);
  if (moves) return advanceIn(pieces, moves);
  const piece = pieces.find(({ id }) => id === choice.piece);
  const target = choice.kind === 'do' ? choice.target : undefined;
  const on = typeof target === 'string' ? pieces.find(({ id }) => id === target) : undefined;
  const places = [...(at ? [at] : []), ...(typeof target === 'object' ? [target] : []), ...(path ?? []).toReversed()];
  if (!piece || (!on && places.length === 0)) return null;
  const end = path?.at(-1);
  const met = end ? enemiesBy(scene, piece, end).slice(0, MET) : [];
  return {
    core: [
      ...(on ? [ringOf(on)] : []),
      ...places.map((place) => ({ at: place, r: 1.5 * radiusOf(piece) })),
      ringOf(piece),
    ],
    widens: true,
    may: [...met.map(ringOf), ...[piece, ...(on ? [on] : [])].map((each) => discOf(each, 3))],
  };
}

/** The reach of a piece with the mark beside it, in radii of the piece. */
const MARKED = 2.6;
/** The reach of the mark itself at the least zoom, in radii of the piece. It stays on the mat. */
const BESIDE = 3.8;
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
    core: struck.map(ringOf),
    widens: true,
    may: [...struck.map((piece) => discOf(piece, 4)), ...others.map((piece) => discOf(piece, 2))],
  };
}

/**
 * Returns the focus on the pieces pointed at. If none can act now, pieces that can act are added as far as they fit, nearest
 * first. A warning about an enemy makes players look for their own pieces.
 */
function pointedIn({ scene, choices, pointed = [] }: Moment): Focus | null {
  const bare = threatenedIn(scene, pointed, undefined);
  const [first] = bare?.core ?? [];
  if (!bare || !first) return null;
  const marks = piecesOnTable(scene)
    .filter(({ id, out }) => pointed.includes(id) && !out)
    .flatMap((piece) => onMat(scene, piece.at, BESIDE * radiusOf(piece)));
  const about: Focus = { ...bare, core: [...bare.core, ...marks], prefersWhole: true };
  const able = new Set(enabledChoices(choices).flatMap(({ meta, piece }) => (meta ? [] : (piece ?? []))));
  if (pointed.some((id) => able.has(id))) return about;
  const near = ({ at }: PieceNode): number => distance(at, first.at);
  const men = piecesOnTable(scene).filter(({ id, out }) => able.has(id) && !out);
  return { ...about, may: [...men.toSorted((a, b) => near(a) - near(b)).map((man) => discOf(man, 2)), ...about.may] };
}

/** Returns a focus with all pieces pointed at and their marks added. */
function withPointed(focus: Focus, { scene, pointed = [] }: Moment): Focus {
  const about = piecesOnTable(scene).filter(({ id, out }) => pointed.includes(id) && !out);
  return { ...focus, core: [...focus.core, ...about.map((piece) => discOf(piece, MARKED))] };
}

/** The interval between the frames of a film that are used as positions. */
const FRAMES = 6;
/**
 * Returns the focus on what moves: where paths and projectiles end, then where they begin, then their ways. Null if nothing moves.
 */
function movedIn({ tracks, crossings }: Motion): Focus | null {
  const moved = tracks.map(({ node, path, frames = [] }): readonly FocusDisc[] => {
    const flown = frames.filter((_, i) => i % FRAMES === 0 || i === frames.length - 1).map(pointOfPose);
    return [node.at, ...path, ...flown].map((at) => ({ at, r: RINGED * seenRadiusOf(node) }));
  });
  const ways = [...moved, ...crossings.map(({ path, r }) => path.map((at): FocusDisc => ({ at, r: 2 * r })))];
  const ends = [...ways.flatMap((way) => way.slice(-1)), ...ways.flatMap((way) => way.slice(0, 1))];
  return ends.length > 0 ? { core: ends, may: ways.flat() } : null;
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
    core: [...places, ...targets.map(({ at }) => at)].map((at) => ({ at, r: CHAIN * r })),
    widens: true,
    may: (motion && movedIn(motion)?.core) ?? [],
  };
}

function motionTarget(motion: Motion, scene: Scene, actors: readonly NodeId[]): CameraTarget {
  const acted = movedIn(motion) ?? threatenedIn(scene, actors, undefined);
  if (!acted) return 'stay';
  // Only what others do may change the scale.
  return actors.length > 0 ? { ...acted, overview: 'always' } : acted;
}
/** Returns the focus on what the player decides about: a proposal, the selected piece, affected pieces, or pieces pointed at. */
function decisionFocus(moment: Moment): Focus | null {
  const { scene, choices, selected, proposal, about } = moment;
  // The actions of others are shown first. An aim still needs its drag in view.
  const first = moment.news === true && choices.every(({ kind }) => kind !== 'aim');
  const picked = selected === null || about.length > 0 || first ? null : selectedFocus(moment, selected);
  return (
    (proposal && proposedIn(scene, proposal)) ??
    (picked && withPointed(picked, moment)) ??
    threatenedIn(scene, about, selected ?? proposal?.choice.piece ?? moment.by ?? undefined) ??
    pointedIn(moment)
  );
}
/** Returns the places where the others acted, with room for their marks. After several sides, the pieces that can act are added. */
function toldDiscs({ scene, told = [] }: Moment, men: readonly PieceNode[]): FocusDisc[] {
  const r = RINGED * Math.max(0, ...piecesOnTable(scene).map(seenRadiusOf));
  const places = told.map(({ at }) => ({ at, r }));
  return new Set(told.map(({ seat }) => seat)).size > 1 ? [...places, ...men.map(ringOf)] : places;
}
/** The surroundings of a piece that would act, measures. */
const REACH = 2;
/**
 * Returns what is shown while nothing is decided, if the seat can act: the pieces that the primary button names, and at least one
 * that can act. Then come the one that would act, its nearest enemy and its surroundings, and all others.
 */
function restTarget(moment: Moment): CameraTarget {
  const { scene, choices, named = [] } = moment;
  if (!choices.some(({ meta, piece }) => !meta && piece !== undefined)) return 'stay';
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  const able = new Set(enabledChoices(choices).flatMap(({ meta, piece }) => (meta ? [] : (piece ?? []))));
  const men = living.filter(({ id }) => able.has(id));
  const toEnemy = (piece: PieceNode): number => {
    const [enemy] = enemiesBy(scene, piece, piece.at);
    return enemy ? distance(enemy.at, piece.at) : Infinity;
  };
  const actor = men.find(({ id }) => named.includes(id)) ?? men.toSorted((a, b) => toEnemy(a) - toEnemy(b))[0];
  const place = actor?.at ?? { x: scene.width / 2, y: scene.height / 2 };
  const near = ({ at }: PieceNode): number => distance(at, place);
  const around = actor ? [ringOf(actor), ...enemiesBy(scene, actor, place).slice(0, 1).map(ringOf)] : [];
  const others = living.toSorted((a, b) => near(a) - near(b));
  // Where not all of them fit, the player's own come first.
  const called = living.filter(({ id }) => named.includes(id));
  const first = [...called.filter(({ id }) => able.has(id)), ...called.filter(({ id }) => !able.has(id))];
  return {
    core: [...first.map(ringOf), ...casualtyDiscs(moment), ...toldDiscs(moment, men)],
    ...((moment.told ?? []).length > 0 ? { overview: 'asPhaseBegins' as const } : {}),
    anyOf: men.map(ringOf),
    may: [
      ...around,
      ...onMat(scene, place, REACH * scene.unit.mm),
      ...others.filter(({ id }) => able.has(id)).map(ringOf),
      ...others.map(ringOf),
    ],
  };
}
/** Whether pieces are placed: in set-up, or when the player puts a piece from the rail back in play. */
const placesPieces = ({ scene, choices, opening = false }: Moment): boolean =>
  opening || (scene.rail !== undefined && choices.some((choice) => choice.kind === 'put' && isAction(choice)));
/**
 * Returns what the camera should show now. In order: a chain, motion and actors, a proposal, the selected piece, affected pieces,
 * pieces pointed at, all living pieces. Past steps and a finished match show the whole table. While other seats think, the camera
 * stays.
 */
export function cameraTarget(moment: Moment): CameraTarget {
  const { scene, motion, past, over, actors = [], chain = [] } = moment;
  const placing = placesPieces(moment);
  if (chain.length > 0 && !placing) return { ...chainIn(moment), decides: true };
  if (past || placing) return 'whole';
  if (motion) return motionTarget(motion, scene, actors);
  if (over) return 'whole';
  const decided = decisionFocus(moment);
  return decided ? { ...decided, decides: true } : restTarget(moment);
}
