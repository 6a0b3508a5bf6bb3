import type { TableEvent } from '../core/event.ts';
import type { RollEvent } from '../core/luck.ts';
import type { NodeId, PieceNode, Scene } from '../core/scene.ts';
import { distance, type Point } from '../geometry/point.ts';
import { formatMessage, type FormatContext } from '../i18n/index.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { radiusOf } from '../table/figures/pieces.ts';
import type { OutcomeLabel } from '../table/marks/outcomeLabel.ts';
import { shellRests } from './fallen.ts';
import { sumText } from './text/sums.ts';
import { actingPlayer } from './pacing.ts';
import { decisionOf, eventsAt, isBygone, pieceIn, sceneAt } from './scenes.ts';
import { actingPieceOf } from './recap.ts';

type Words = Pick<OutcomeLabel, 'word' | 'more' | 'dice'>;

const rollWords = (rolled: RollEvent, formatContext: FormatContext): Words | null => {
  const row = rolled.thrown.rows[rolled.row];
  return row
    ? { word: formatMessage(row.word ?? row.text, formatContext), more: sumText(rolled), dice: rolled.dice }
    : null;
};
/**
 * Returns the label of an event and its piece: for a roll the piece attacked, for a hit without a roll the piece that was hit.
 * Null if it has none.
 */
const labelOf = (event: TableEvent, formatContext: FormatContext): (Words & { readonly on: NodeId }) | null => {
  if (event.kind === 'rolled') {
    const said = rollWords(event, formatContext);
    return said && event.thrown.dealt ? { ...said, on: event.thrown.dealt.on } : null;
  }
  if (event.kind !== 'hit' && event.kind !== 'wounded' && event.kind !== 'removed') return null;
  if (event.withdrawn) return null;
  // Two pieces that removed each other share a label, at the place of the second one.
  const both = event.kind === 'removed' && event.ids.length === 2;
  const on = event.ids.length === 1 || both ? event.ids.at(-1) : undefined;
  return on === undefined ? null : { on, word: formatMessage(event.text, formatContext), more: null, dice: [] };
};
/**
 * Returns the labels of the last action as far as it has been shown: one at each attacked piece. It is where the piece was
 * then, or where it came to rest after a flick.
 */
export const outcomeLabels = (open: OpenMatch, formatContext: FormatContext): OutcomeLabel[] => {
  if (isBygone(open, open.ply)) return [];
  const found = new Map<NodeId, OutcomeLabel & { thrown: boolean }>();
  for (let ply = Math.max(1, decisionOf(open, open.ply)); ply <= open.ply; ply++) {
    const gone = new Map<NodeId, Point>();
    /** Where a shell threw pieces. Those that it only shook are put back. */
    const thrownTo = new Map<NodeId, Point>();
    const events = eventsAt(open, ply);
    const flicked = events.some((event) => event.kind === 'shot' && event.act.kind === 'flick');
    for (const event of events) {
      const end = event.kind === 'moved' ? event.path.at(-1) : undefined;
      if (event.kind === 'moved' && end) gone.set(event.id, end);
      for (const [id, place] of shellRests(event, sceneAt(open, ply - 1))) thrownTo.set(id, place);
      const said = labelOf(event, formatContext);
      const thrown = event.kind === 'rolled';
      // The outcome of a roll adds nothing to the label of its row.
      if (!said || (!thrown && found.get(said.on)?.thrown)) continue;
      const piece = [sceneAt(open, ply - 1), sceneAt(open, ply)]
        .flatMap(({ nodes }) => nodes)
        .find((node): node is PieceNode => node.kind === 'piece' && node.id === said.on);
      if (!piece || piece.out || piece.waits) continue;
      // A piece that moved there has its label where it went. After a flick the label is where it came to rest.
      const lies = flicked ? pieceIn(sceneAt(open, ply), said.on) : undefined;
      const far = event.kind === 'hit' ? undefined : thrownTo.get(said.on);
      const at = (lies?.out || lies?.waits ? undefined : lies?.at) ?? gone.get(said.on) ?? far ?? piece.at;
      found.set(said.on, { ...said, id: said.on, piece: { ...piece, at }, thrown });
    }
  }
  // An attack that removes the attacker has its label there, with the dice.
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
/**
 * Whether the labels of the last action stay: until a player selects a piece other than the one that acted, or proposes
 * anything.
 */
export const labelsStay = (
  open: OpenMatch,
  { picked, proposal }: { readonly picked: NodeId | null; readonly proposal: object | null },
): boolean => {
  if (proposal) return false;
  if (picked === null) return true;
  const ply = decisionOf(open, open.ply);
  const actor = ply > 0 ? actingPlayer(open, ply) : undefined;
  return actor !== undefined && actingPieceOf(open, ply, actor.seat) === picked;
};

/** How far beside its place a captured piece is drawn, in radii of its base. */
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
/**
 * Returns the scene after the last fight, which stays until a player selects or proposes something. A survivor shows its
 * revealed face. A captured piece is drawn beside it, towards the attacker, where the board is free.
 */
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
