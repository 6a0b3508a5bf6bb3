import type { Choice } from '../../core/choice.ts';
import type { NodeId, PieceNode } from '../../core/scene.ts';
import { type Mm, distance, samePoint } from '../../geometry/point.ts';
import { activeChoices, choiceTargets, type HitShape, isAction } from '../input/hitTest.ts';
import { type AimChoice, pullDirection } from '../input/aimHandle.ts';
import { radiusOf } from '../figures/pieces.ts';
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
  ringOf,
  stepToward,
} from './focusFrames.ts';

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
/** The radius shown for a target, in radii of the target. */
const WHOLE = 1.4;
/**
 * Returns the focus on the selected piece, where it can go, and its goal: a target, or else the nearest enemy. The nearest
 * enemy of a piece that walks moves nothing. Its reach, its other targets and its neighbours are added as far as they fit. Null if it has no focus.
 */
export function selectedFocus(moment: Moment, selected: NodeId): Focus | null {
  const { scene, proposal, likely = null } = moment;
  const piece = pieceIn(scene, selected);
  if (!piece) return null;
  const abilities = abilitiesOf(moment, piece);
  const { active, targets, reach, aims } = abilities;
  if (active.some((choice) => choice.kind === 'put' && isAction(choice))) return null;
  const attacks = !aims && !abilities.walks && targets.length > 0;
  const enemies = enemiesBy(scene, piece, piece.at).map(ringOf);
  const goals = targets.map(({ at, r }) => ({ at, r: WHOLE * r }));
  const target = pieceIn(scene, proposal?.on ?? likely);
  const near = distanceFrom(piece, target);
  const wanted = [...goals, ...(attacks ? [] : enemies)].toSorted((a, b) => near(a) - near(b));
  const others = piecesOnTable(scene).filter(({ out, id }) => !out && id !== piece.id);
  const nearest = others.map((other) => discOf(other, 2)).toSorted((a, b) => near(a) - near(b));
  const company = aims ? matesOf(others, piece) : nearest.slice(0, goals.length === 0 ? 1 : 0);
  const aimed = aimOf(moment, abilities);
  const [goal] = wanted;
  // A press on a piece that walks must not move the table under the finger: its nearest enemy is only added as far as it fits.
  const must = aims || attacks || target !== undefined || !abilities.walks;
  const way = goal && abilities.walks ? [stepToward(discOf(piece, 1.5), goal.at, reach)] : [];
  return {
    ...(aimed && { pull: pullDirection(aimed, scene, proposal, moment.pushes ?? false) }),
    core: [ringOf(piece), ...(must ? [...way, ...(goal ? [goal] : [])] : []), ...(aimed ? casualtyDiscs(moment) : [])],
    widens: aimed !== undefined || target !== undefined,
    may: [
      ...way,
      ...wanted.slice(0, 1),
      ...onMat(scene, piece.at, reach),
      ...wanted.slice(1, MET),
      ...wanted,
      ...company,
    ],
  };
}
