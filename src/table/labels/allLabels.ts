import type { Refusal } from '../../core/choice.ts';
import type { PieceNode, Scene, SceneNode } from '../../core/scene.ts';
import { pathLength } from '../../geometry/path.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { type Viewport, toView } from '../camera/camera.ts';
import { INK, seatPaint } from '../draw/theme.ts';
import { seenRadiusOf } from '../figures/pieces.ts';
import { movedPiece } from '../input/hitTest.ts';
import type { Proposal } from '../input/proposal.ts';
import { splitAt } from '../input/pathDraft.ts';
import { pieceIn } from '../figures/piecesOnTable.ts';
import { placedTape, sightTape } from '../marks/tapes.ts';
import { type Label, POINTER } from './label.ts';
import { areaLabel, lengthLabel, lineLabel, upperNormal } from './lineLabels.ts';
import { UP, type LabelContext } from './labelContext.ts';

/** Returns all labels of the table, the most important first. */
export function allLabels(written: LabelContext): Label[] {
  const { scene, proposal, tapes, measuring } = written;
  const { eye, nodes = [] } = proposal?.preview ?? {};
  const lines: readonly SceneNode[] = [...nodes, ...(proposal?.refusal?.show ?? []), ...scene.nodes];
  return [
    ...refusalChip(written, proposal?.refusal ?? null),
    ...outcomeLabelsInView(written),
    ...walkChip(written),
    ...stakesChip(written),
    ...shareChips(written),
    ...(eye ? [lengthLabel(written, 'sight', sightTape(eye, scene, 1 / written.camera.zoom), false)] : []),
    ...(measuring ? [lengthLabel(written, 'measuring', measuring, false)] : []),
    ...tapes.map((tape) => lengthLabel(written, tape.id, placedTape(tape, scene), true)),
    ...nodes.flatMap((node) => (node.kind === 'area' ? areaLabel(written, node) : [])),
    ...afterChips(written),
    ...recapLabelsInView(written),
    ...reachLabel(written),
    ...lines.flatMap((node) => (node.kind === 'line' || node.kind === 'ring' ? lineLabel(written, node) : [])),
  ];
}

/** Returns how far the selected piece can walk, on its ring. A proposed path says how much of it is used. */
function reachLabel(written: LabelContext): Label[] {
  const { reach, proposal } = written;
  if (!reach || proposal) return [];
  const label = { key: 'core:reach', values: { far: { mm: reach.r } } };
  return lineLabel(written, { kind: 'ring', id: 'walk', ...reach, label });
}

/** Returns the piece that a refused proposal is about, and its place. */
function refusedPlace(
  scene: Scene,
  proposal: Proposal | null,
): { readonly piece?: PieceNode | undefined; readonly at?: Point | undefined } {
  const moved = movedPiece(scene, proposal);
  if (moved) return { piece: moved.piece, at: moved.to };
  const target = proposal?.choice.kind === 'do' ? proposal.choice.target : undefined;
  if (typeof target === 'object') return { at: target };
  const piece = pieceIn(scene, target);
  return { piece, at: piece?.at };
}
function refusalChip({ scene, proposal, formatters, camera, view }: LabelContext, refusal: Refusal | null): Label[] {
  if (!refusal) return [];
  const place = refusedPlace(scene, proposal);
  const at = refusal.at ?? place.at;
  if (!at) return [];
  const path = refusal.at && proposal?.path ? splitAt(proposal.path, refusal.at).good : [];
  const [from, to] = path.slice(-2).map((point) => toView(camera, view, point));
  const toward = from && to ? upperNormal(from, to) : UP;
  const piece = refusal.at ? undefined : place.piece;
  const off = piece ? seenRadiusOf(piece) * camera.zoom + 18 : 22;
  return [
    { id: 'refusal', at: toView(camera, view, at), toward, off, text: formatters.say(refusal.text), tone: 'wrong' },
  ];
}

/** Whether a point is in the view. */
const isIn = ({ x, y }: Point, { width, height }: Viewport): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

/** Returns the outcome of a piece as a label above its position, if that is in the view. */
export function outcomeLabelsInView({
  verdicts,
  camera,
  view,
}: Pick<LabelContext, 'verdicts' | 'camera' | 'view'>): Label[] {
  return verdicts.flatMap(({ id, piece, word, more, dice }): Label[] => {
    const at = toView(camera, view, piece.at);
    if (!isIn(at, view)) return [];
    const off = seenRadiusOf(piece) * camera.zoom + POINTER + 4;
    const extra = more === null ? {} : { more };
    return [{ id: `verdict.${id}`, at, toward: UP, off, text: word, ...extra, dice, tone: 'verdict' }];
  });
}
/** The distance (px) of an arrow's label beyond the tip of the arrow. */
const BEYOND = 16;
/** Returns the outcome of each action since the last turn, beyond its target, if that is in the view and has no outcome label yet. */
export function recapLabelsInView({
  story,
  verdicts,
  theme,
  camera,
  view,
}: Pick<LabelContext, 'story' | 'verdicts' | 'theme' | 'camera' | 'view'>): Label[] {
  return story.flatMap(({ n, seat, at, struck }) =>
    struck.flatMap((target, i): Label[] => {
      const [from, to] = [toView(camera, view, at), toView(camera, view, target.at)];
      if (!target.word || !isIn(to, view) || verdicts.some(({ piece }) => distance(piece.at, target.at) < 1)) return [];
      const far = distance(from, to);
      const toward = far < 1 ? UP : { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
      const more = target.more === null ? {} : { more: target.more };
      const mark = { n, paint: seat ? seatPaint(seat, theme).base : INK.ink };
      return [{ id: `story.${n}.${i}`, at: to, toward, off: BEYOND, text: target.word, ...more, mark, tone: 'label' }];
    }),
  );
}
/** Returns the labels of shot traces in the view: how far each shell missed, newest first, and the measurements of a flick. */
function afterChips({ after, camera, view }: LabelContext): Label[] {
  const falls = after.falls.toReversed().map(({ n, at, text, more }, i): Label => {
    const chip = {
      id: `fall.${n}.${i}`,
      at: toView(camera, view, at),
      toward: UP,
      off: 18,
      text,
      tone: 'label',
    } as const;
    return more ? { ...chip, more } : chip;
  });
  const notes = after.notes.map(({ at, r, text }, i): Label => {
    return {
      id: `note.${i}`,
      at: toView(camera, view, at),
      toward: UP,
      off: r === undefined ? 34 : r * camera.zoom + 14,
      text,
      tone: 'label',
    };
  });
  return [...falls.filter(({ text }) => text), ...notes].filter(({ at }) => isIn(at, view));
}

/**
 * Returns how much of the reach is used as a fraction without words, such as "2.3 / 3". It adds the moving piece's cover there
 * from the enemy who sees most of it.
 */
function walkChip({ scene, proposal, formatters, camera, view }: LabelContext): Label[] {
  const moved = movedPiece(scene, proposal);
  if (!moved || !proposal?.path || proposal.choice.kind !== 'walk') return [];
  const used = proposal.preview?.used ?? pathLength(proposal.path);
  const { reach } = proposal.choice;
  const at = toView(camera, view, moved.to);
  const before = toView(camera, view, proposal.path.at(-2) ?? moved.piece.at);
  const off = seenRadiusOf(moved.piece) * camera.zoom + 20;
  const exposed = proposal.preview?.exposed;
  const parts = [formatters.length(used).cm];
  if (exposed) parts.push(exposed.by === null ? formatters.unseen() : formatters.hidden(exposed.share));
  return [
    {
      id: 'walk',
      at,
      toward: upperNormal(before, at),
      off,
      text: `${formatters.units(used)} / ${formatters.length(reach).unit}`,
      more: parts.join(' · '),
      tone: 'label',
      ...(exposed && exposed.by !== null && { bar: exposed }),
    },
  ];
}

/** Returns the chance of the desired outcome, as a label at the piece concerned. For a target of an aim, its cover is added. */
function stakesChip({ scene, proposal, stakes, formatters, camera, view }: LabelContext): Label[] {
  const piece = stakes && pieceIn(scene, stakes.id);
  if (!piece) return [];
  const eye = proposal?.preview?.eye;
  const hidden = eye?.target === piece.id ? { share: eye.sight.share, coverThreshold: eye.coverThreshold } : null;
  const off = seenRadiusOf(piece) * camera.zoom + 16;
  return [
    {
      id: 'stakes',
      at: toView(camera, view, piece.at),
      toward: { x: 1, y: 0 },
      off,
      text: stakes.chance,
      tone: 'key',
      ...(hidden ? { more: formatters.hidden(hidden.share), bar: hidden } : {}),
    },
  ];
}

/** Returns the cover of each enemy, as labels above them. */
function shareChips({ scene, outlook, proposal, stakes, formatters, camera, view }: LabelContext): Label[] {
  return (outlook?.shares ?? []).flatMap(({ id, share }): Label[] => {
    const piece = pieceIn(scene, id);
    // The label of the odds already shows the target's cover.
    if (!piece || !outlook || (id === stakes?.id && proposal?.preview?.eye)) return [];
    const off = seenRadiusOf(piece) * camera.zoom + 6;
    const bar = { share, coverThreshold: outlook.coverThreshold };
    return [
      {
        id: `share.${id}`,
        at: toView(camera, view, piece.at),
        toward: UP,
        off,
        text: formatters.percent(share),
        tone: 'label',
        bar,
      },
    ];
  });
}
