import type { Choice } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { type Mm, distance, samePoint } from '../../geometry/point.ts';
import { activeChoices, choiceTargets, type HitShape, isAction } from '../input/hitTest.ts';
import { type AimChoice, pullDirection } from '../input/aimHandle.ts';
import { radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import { piecesOnTable, pieceIn } from '../figures/piecesOnTable.ts';
import {
  discOf,
  enemiesBy,
  casualtyDiscs,
  type Focus,
  type FocusDisc,
  MET,
  type Moment,
  onMat,
} from './focusFrames.ts';

/** Returns the focus on all pieces on the field, as close as possible. Null if there are none. */
function everybodyIn(scene: Scene): Focus | null {
  const living = piecesOnTable(scene).filter(({ out }) => !out);
  return living.length === 0
    ? null
    : { must: living.map((piece) => discOf(piece, 1.05)), may: [], r: Math.min(...living.map(seenRadiusOf)) };
}

/** What the selected piece can do: its choices, the reach of its walks and their targets. */
interface Abilities {
  readonly active: readonly Choice<unknown>[];
  readonly targets: readonly HitShape[];
  readonly reach: Mm;
  readonly aims: boolean;
  readonly walks: boolean;
}
function abilitiesOf({ scene, choices, proposal }: Moment, piece: PieceNode): Abilities {
  const active = activeChoices(choices, piece.id, null).filter(
    (choice) => choice.piece === piece.id && !choice.disabled,
  );
  const r = radiusOf(piece);
  const rings = proposal?.preview?.nodes.map((node) => (node.kind === 'ring' ? node.r : 0)) ?? [];
  const walks = active.flatMap((choice) => (choice.kind === 'walk' ? [choice.reach + r] : []));
  return {
    active,
    targets: choiceTargets(scene, active),
    reach: Math.max(4 * r, ...walks, ...rings),
    aims: active.some((choice) => choice.kind === 'aim'),
    walks: walks.length > 0,
  };
}
/** Returns the aim that is shown. A piece that can also walk is aimed only once the player chooses to aim. */
function aimOf({ proposal }: Moment, { active, walks }: Abilities): AimChoice | undefined {
  if (proposal?.choice.kind === 'aim') return proposal.choice;
  return walks ? undefined : active.find((choice) => choice.kind === 'aim');
}
/** Returns the pieces of the same side. An aimed shot passes over them. */
const matesOf = (others: readonly PieceNode[], piece: PieceNode): FocusDisc[] =>
  others.filter(({ seat }) => seat === piece.seat).map((mate) => discOf(mate, 2));
/** Returns how far a disc is from a piece. The target of the aim, or of the primary button, comes first. */
const distanceFrom =
  (piece: PieceNode, named: PieceNode | undefined) =>
  ({ at }: FocusDisc): number =>
    named && samePoint(at, named.at) ? 0 : distance(at, piece.at);
/** Whether only one piece can do anything. */
const isAlone = (choices: Moment['choices'], id: NodeId): boolean =>
  choices.every((choice) => choice.meta || choice.disabled || (choice.piece ?? id) === id);
/** The radius shown for a target, in radii of the target. */
const WHOLE = 1.4;
/**
 * Returns the focus on the selected piece, its reach and rings. As many of its targets as fit are added, nearest first. A piece
 * without targets is shown with its nearest neighbour. Null if it has no focus.
 */
export function selectedFocus(moment: Moment, selected: NodeId): Focus | null {
  const { scene, choices, proposal, likely = null } = moment;
  const piece = pieceIn(scene, selected);
  if (!piece) return null;
  const abilities = abilitiesOf(moment, piece);
  const { active, targets, reach, aims } = abilities;
  if (active.some((choice) => choice.kind === 'put' && isAction(choice))) return null;
  const attacks = !aims && !abilities.walks && targets.length > 0;
  // The only piece that can shoot was not selected by a player. So all pieces are shown, with the fortress that they are on.
  if (attacks && isAlone(choices, selected)) return everybodyIn(scene);
  const enemies = attacks ? [] : enemiesBy(scene, piece, piece.at).map((enemy) => discOf(enemy, 2));
  const goals = [...targets.map((aim) => ({ at: aim.at, r: 2 * aim.r })), ...(aims ? enemies : [])];
  const near = distanceFrom(piece, pieceIn(scene, proposal?.on ?? likely));
  const wanted = goals.toSorted((a, b) => near(a) - near(b));
  // For a piece without targets the question is where to go, so the nearest enemy is shown.
  const asked = wanted.some((goal) => enemies.some(({ at }) => samePoint(at, goal.at))) ? [] : enemies.slice(0, 1);
  // The targets are shown complete before there is room around the piece and for its reach.
  const whole = targets.map((aim) => ({ at: aim.at, r: WHOLE * aim.r })).toSorted((a, b) => near(a) - near(b));
  const others = piecesOnTable(scene).filter(({ out, id }) => !out && id !== piece.id);
  const nearest = others.map((other) => discOf(other, 2)).toSorted((a, b) => near(a) - near(b));
  const company = aims ? matesOf(others, piece) : nearest.slice(0, goals.length === 0 ? 1 : 0);
  const aimed = aimOf(moment, abilities);
  return {
    ...(aimed && { pull: pullDirection(aimed, scene, proposal, moment.pushes ?? false) }),
    must: [discOf(piece, 3), ...wanted.slice(0, 1), ...(aimed ? casualtyDiscs(moment) : [])],
    far: asked,
    may: [...whole, ...asked, ...onMat(scene, piece.at, reach), ...wanted, ...enemies.slice(0, MET), ...company],
    r: seenRadiusOf(piece),
  };
}
