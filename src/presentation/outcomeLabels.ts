import type { TableEvent } from '../core/event.ts';
import type { RollEvent } from '../core/luck.ts';
import type { NodeId, PieceNode, Scene } from '../core/scene.ts';
import { distance, type Point } from '../geometry/point.ts';
import { formatMessage, type FormatContext } from '../i18n/index.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { radiusOf } from '../table/figures/pieces.ts';
import type { OutcomeLabel } from '../table/marks/outcomeLabel.ts';
import type { Interaction } from '../interaction/view.ts';
import { sumText } from './text/sums.ts';
import { actingPiece } from './pacing.ts';
import { decisionOf, eventsAt, isBygone, pieceIn, sceneAt } from './scenes.ts';
import { actingPieceOf } from './recap.ts';

type Words = Pick<OutcomeLabel, 'word' | 'more' | 'dice'>;

const throwWords = (rolled: RollEvent, formatContext: FormatContext): Words | null => {
  const row = rolled.thrown.rows[rolled.row];
  return row
    ? { word: formatMessage(row.word ?? row.text, formatContext), more: sumText(rolled), dice: rolled.dice }
    : null;
};
/** What an event says of which piece, in large words: a throw of whom it was dealt, a blow without a throw of whom it struck. */
const saidBy = (event: TableEvent, formatContext: FormatContext): (Words & { readonly on: NodeId }) | null => {
  if (event.kind === 'rolled') {
    const said = throwWords(event, formatContext);
    return said && event.thrown.dealt ? { ...said, on: event.thrown.dealt.on } : null;
  }
  if (event.kind !== 'hit' && event.kind !== 'wounded' && event.kind !== 'removed') return null;
  if (event.withdrawn) return null;
  // Two who fell by each other are told at once, where the second stood.
  const both = event.kind === 'removed' && event.ids.length === 2;
  const on = event.ids.length === 1 || both ? event.ids.at(-1) : undefined;
  return on === undefined ? null : { on, word: formatMessage(event.text, formatContext), more: null, dice: [] };
};
/** The verdicts of the deed that was done last, as far as it has been told: one at each piece that was dealt something, where it stood then, or lies after a flick. */
export const outcomeLabels = (open: OpenMatch, formatContext: FormatContext): OutcomeLabel[] => {
  if (isBygone(open, open.ply)) return [];
  const found = new Map<NodeId, OutcomeLabel & { thrown: boolean }>();
  for (let ply = Math.max(1, decisionOf(open, open.ply)); ply <= open.ply; ply++) {
    const gone = new Map<NodeId, Point>();
    const events = eventsAt(open, ply);
    const flicked = events.some((event) => event.kind === 'shot' && event.act.kind === 'flick');
    for (const event of events) {
      const end = event.kind === 'moved' ? event.path.at(-1) : undefined;
      if (event.kind === 'moved' && end) gone.set(event.id, end);
      const said = saidBy(event, formatContext);
      const thrown = event.kind === 'rolled';
      // What comes of a throw adds nothing to what its row has said.
      if (!said || (!thrown && found.get(said.on)?.thrown)) continue;
      const piece = [sceneAt(open, ply - 1), sceneAt(open, ply)]
        .flatMap(({ nodes }) => nodes)
        .find((node): node is PieceNode => node.kind === 'piece' && node.id === said.on);
      if (!piece || piece.out || piece.waits) continue;
      // Whoever went there to be struck is told where he went, whoever slid there by a flick where he lies.
      const lies = flicked ? pieceIn(sceneAt(open, ply), said.on) : undefined;
      const at = (lies?.out || lies?.waits ? undefined : lies?.at) ?? gone.get(said.on) ?? piece.at;
      found.set(said.on, { ...said, id: said.on, piece: { ...piece, at }, thrown });
    }
  }
  // A blow that brings down the one who struck it is told at him, with its die.
  const labels = [...found.values()];
  const upon = ({ thrown, word }: (typeof labels)[number]): boolean =>
    thrown && labels.some((other) => !other.thrown && other.word === word);
  return labels
    .filter((verdict) => !upon(verdict))
    .map((verdict) => {
      const throws = labels.find((other) => upon(other) && other.word === verdict.word);
      return throws && !verdict.thrown ? { ...verdict, dice: throws.dice, more: throws.more } : verdict;
    });
};
/** Whether the verdicts of the deed that was done last still stand: until another piece than the one that did it is picked by hand, or anything is proposed. */
export const labelsStay = (
  open: OpenMatch,
  { picked, proposal }: Pick<Interaction, 'picked' | 'proposal'>,
): boolean => {
  if (proposal) return false;
  if (picked === null) return true;
  const ply = decisionOf(open, open.ply);
  const actor = ply > 0 ? actingPiece(open, ply) : undefined;
  return actor !== undefined && actingPieceOf(open, ply, actor.seat) === picked;
};

/** How far who was taken in a fight lies beside its place, in radii of his base. */
const ASIDE = 2;

interface Fight {
  readonly ply: number;
  readonly ids: readonly NodeId[];
  readonly faces: Readonly<Record<NodeId, Partial<PieceNode>>>;
  readonly fallen: readonly NodeId[];
}
const fightIn = (open: OpenMatch): Fight | null => {
  for (let ply = open.ply; ply >= Math.max(1, decisionOf(open, open.ply)); ply--) {
    const events = eventsAt(open, ply);
    const met = events.find((event): event is Extract<TableEvent, { ids: unknown }> => 'faces' in event);
    const fallen = events.flatMap((event) => (event.kind === 'removed' ? event.ids : []));
    if (met?.faces && met.ids.length > 1) return { ply, ids: met.ids, faces: met.faces, fallen };
  }
  return null;
};
/** The table as the last fight has left it until something else is taken in hand: who still stands shows the face that was seen in it, and whoever was taken lies beside him, towards where the attacker came from, which is free. */
export const withLastFight = (open: OpenMatch, scene: Scene): Scene => {
  const fight = fightIn(open);
  if (!fight) return scene;
  const { ply, ids, faces, fallen } = fight;
  const before = sceneAt(open, ply - 1);
  const [one, other] = ids.map((id) => pieceIn(before, id));
  const far = one && other ? distance(one.at, other.at) : 0;
  if (!one || !other || far === 0) return scene;
  const by = (ASIDE * radiusOf(one)) / far;
  const aside = {
    x: Math.round(other.at.x + (one.at.x - other.at.x) * by),
    y: Math.round(other.at.y + (one.at.y - other.at.y) * by),
  };
  const lying = [one, other]
    .filter(({ id }) => fallen.includes(id))
    .map((piece, i): PieceNode => {
      const at = i === 0 ? aside : other.at;
      return { ...piece, ...faces[piece.id], id: `${piece.id} lies`, at, badges: ['wounded'] };
    });
  const nodes = scene.nodes.map((node) =>
    node.kind === 'piece' && ids.includes(node.id) && !node.out ? { ...node, ...faces[node.id] } : node,
  );
  const first = nodes.findIndex(({ kind }) => kind === 'piece');
  return { ...scene, nodes: [...nodes.slice(0, first), ...lying, ...nodes.slice(first)] };
};
