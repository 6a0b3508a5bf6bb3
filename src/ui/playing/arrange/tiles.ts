import { type Choice, enabledChoices } from '../../../core/choice.ts';
import { dryRun } from '../../../core/match.ts';
import { placeablesOf, placedOn } from '../../../core/position/editor.ts';
import type { PiecePlacement } from '../../../core/position/position.ts';
import type { AreaNode, NodeId, PieceNode } from '../../../core/scene.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import type { PutChoice } from '../../../interaction/palette.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { terrainText } from '../../../presentation/text/terrainText.ts';

/** Pieces of one name and side that are not on the table. */
export interface PieceTile {
  readonly kind: 'piece';
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly look: PieceNode;
  readonly waiting: readonly PutChoice[];
}
/** Terrain of one kind, and the next piece of it as it would be placed. */
export interface TerrainTile {
  readonly kind: 'terrain';
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly areas: readonly AreaNode[];
  readonly placing: PiecePlacement;
}
type Held = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices'>;

/** Returns the name of a piece without its number. */
const kindName = (label: string): string => label.replace(/[\s\u00a0]\d+(?=\s|$)/u, '');
/** Returns the pieces that are not on the table, by side and name in the order of the army. */
export const pieceTiles = ({ view, scene, choices }: Held, formatContext: FormatContext): PieceTile[] => {
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]));
  const tiles = new Map<string, PieceTile>();
  for (const put of enabledChoices(choices)) {
    const node = nodes.get(put.piece ?? '');
    if (put.kind !== 'put' || node?.kind !== 'piece' || placedOn(view, node.id)) continue;
    const name = kindName(formatMessage(node.name ?? node.label, formatContext));
    const key = `${node.seat ?? ''} ${name}`;
    const waiting = [...(tiles.get(key)?.waiting ?? []), put];
    const left = waiting.length === 1 ? t('pieces.waits') : t('waiting.left', { count: waiting.length });
    const about = node.about ? formatMessage(node.about, formatContext) : left;
    tiles.set(key, { kind: 'piece', key, name, about, look: tiles.get(key)?.look ?? node, waiting });
  }
  return [...tiles.values()];
};
/** What the editor does for one more piece of terrain. */
const placingOf = (choice: Choice<unknown>): PiecePlacement | null => {
  if (choice.kind !== 'do' || choice.piece !== undefined || choice.unlikely !== true) return null;
  return (choice.action as { readonly placing?: PiecePlacement }).placing ?? null;
};
/** Returns the kinds of terrain that have another piece to place, each drawn as it would be on the table. */
export const terrainTiles = ({ game, view, scene, choices }: Held, formatContext: FormatContext): TerrainTile[] => {
  const here = new Set<NodeId>(scene.nodes.map(({ id }) => id));
  return enabledChoices(choices).flatMap((choice): TerrainTile[] => {
    const placing = placingOf(choice);
    const ran = placing && choice.kind === 'do' ? dryRun(game, view, choice.action) : null;
    if (!placing || !ran || !('step' in ran)) return [];
    const next = game.scene(ran.step.state);
    const areas = next.nodes.filter((node): node is AreaNode => node.kind === 'area' && !here.has(node.id));
    const [first] = areas;
    if (!first) return [];
    const sort = placeablesOf(game, view).get(placing.id)?.sort;
    const name = formatMessage(sort ?? choice.label, formatContext);
    // Where it would be does not matter in a palette.
    const [, ...size] = terrainText(first, next, formatContext).split(' · ');
    // A label that begins with the name may say more.
    const label = first.label ? formatMessage(first.label, formatContext) : '';
    const more = label.startsWith(name) ? label.slice(name.length).replace(/^[,:\s]+/u, '') : '';
    const about = more ? [...size.slice(0, 1), more] : size;
    return [{ kind: 'terrain', key: choice.id, name, about: about.join(' · '), areas, placing }];
  });
};
