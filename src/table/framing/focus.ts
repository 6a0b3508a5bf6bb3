import { enabledChoices } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { pointOfPose } from '../../core/shots/pose.ts';
import { distance } from '../../geometry/point.ts';
import { activeChoices, choiceTargets } from '../input/hitTest.ts';
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
  frameAround,
  livingFrame,
  MET,
  type Moment,
} from './focusFrames.ts';
import { selectedFocus } from './selectedFocus.ts';

/** The radius of the ring around a target, in radii of its drawing. */
const AIMED_AT = 1.6;
/** Returns the focus on several moves: all of their paths. */
function advanceIn(pieces: readonly PieceNode[], moves: NonNullable<Proposal['moves']>): Focus {
  const movers = pieces.filter(({ id }) => moves.some(({ piece }) => piece === id));
  const r = Math.min(...movers.map(seenRadiusOf));
  return { must: moves.flatMap(({ path }) => path.map((at) => ({ at, r: 2 * r }))), may: [], r };
}
/**
 * Returns the focus on a proposal: the piece, its target, its path and the enemies near the end of the path. Null if there is
 * neither a target nor a path.
 */
function proposedIn(scene: Scene, { choice, path, at, moves }: Proposal): Focus | null {
  const pieces = piecesOf(scene);
  if (moves) return advanceIn(pieces, moves);
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

function motionTarget(motion: Motion, scene: Scene, actors: readonly NodeId[]): CameraTarget {
  const moved = movedIn(motion);
  if (!moved || actors.length > 0) return moved ?? threatenedIn(scene, actors, undefined) ?? 'stay';
  // The player who did it has looked there already.
  return { ...moved, stays: frameAround(moved.must.map(({ at, r }) => ({ at, r: r / SPACIOUS }))) };
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
/** Returns what is shown while nothing is decided: all living pieces if the seat can act. */
function restTarget(moment: Moment): CameraTarget {
  const { scene, choices } = moment;
  if (!choices.some(({ meta, piece }) => !meta && piece !== undefined)) return 'stay';
  const rest = livingFrame(scene);
  return rest ? { ...rest, must: [...rest.must, ...casualtyDiscs(moment)] } : 'whole';
}
/**
 * Returns what the camera should show now. In order: a chain, motion and actors, a proposal, the selected piece, affected pieces,
 * pieces pointed at, all living pieces. Past steps and a finished match show the whole table. While other seats think, the camera
 * stays.
 */
export function cameraTarget(moment: Moment): CameraTarget {
  const { scene, motion, past, over, actors = [], chain = [] } = moment;
  if (chain.length > 0 && scene.rail === undefined) return chainIn(moment);
  if (past || scene.rail !== undefined) return 'whole';
  if (motion) return motionTarget(motion, scene, actors);
  if (over) return 'whole';
  return decisionFocus(moment) ?? restTarget(moment);
}
