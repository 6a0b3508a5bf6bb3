import type { Refusal } from '../../core/choice.ts';
import type { SceneNode } from '../../core/scene.ts';
import { pathLength } from '../../geometry/path.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { type Viewport, toView } from '../camera/camera.ts';
import { INK, seatPaint } from '../draw/theme.ts';
import { seenRadiusOf } from '../figures/pieces.ts';
import { movedPiece } from '../input/hitTest.ts';
import { splitAt } from '../input/pathDraft.ts';
import { pieceIn } from '../figures/piecesOnTable.ts';
import { placedTape, sightTape } from '../marks/tapes.ts';
import { type Label, POINTER } from './label.ts';
import { areaLabel, lengthLabel, lineLabel, upperNormal } from './lineLabels.ts';
import { UP, type LabelContext } from './labelContext.ts';

/** Everything that is to be written on the table, the most important first. */
export function allLabels(written: LabelContext): Label[] {
  const { scene, proposal, tapes, measuring } = written;
  const eye = proposal?.preview?.eye;
  const lines: readonly SceneNode[] = [
    ...(proposal?.preview?.nodes ?? []),
    ...(proposal?.refusal?.show ?? []),
    ...scene.nodes,
  ];
  return [
    ...refusalChip(written, proposal?.refusal ?? null),
    ...outcomeLabelsInView(written),
    ...walkChip(written),
    ...stakesChip(written),
    ...shareChips(written),
    ...(eye ? [lengthLabel(written, 'sight', sightTape(eye, scene, 1 / written.camera.zoom), false)] : []),
    ...(measuring ? [lengthLabel(written, 'measuring', measuring, false)] : []),
    ...tapes.map((tape) => lengthLabel(written, tape.id, placedTape(tape, scene), true)),
    ...(proposal?.preview?.nodes ?? []).flatMap((node) => (node.kind === 'area' ? areaLabel(written, node) : [])),
    ...afterChips(written),
    ...recapLabelsInView(written),
    ...lines.flatMap((node) => (node.kind === 'line' || node.kind === 'ring' ? lineLabel(written, node) : [])),
  ];
}

function refusalChip({ scene, proposal, formatters, camera, view }: LabelContext, refusal: Refusal | null): Label[] {
  if (!refusal) return [];
  const moved = movedPiece(scene, proposal);
  const target = proposal?.choice.kind === 'do' ? proposal.choice.target : undefined;
  const aimed = typeof target === 'string' ? scene.nodes.find(({ id }) => id === target) : undefined;
  const at =
    refusal.at ?? moved?.to ?? (aimed?.kind === 'piece' ? aimed.at : typeof target === 'object' ? target : undefined);
  if (!at) return [];
  const path = refusal.at && proposal?.path ? splitAt(proposal.path, refusal.at).good : [];
  const [from, to] = path.slice(-2).map((point) => toView(camera, view, point));
  const toward = from && to ? upperNormal(from, to) : UP;
  const piece = refusal.at ? undefined : (moved?.piece ?? (aimed?.kind === 'piece' ? aimed : undefined));
  const off = piece ? seenRadiusOf(piece) * camera.zoom + 18 : 22;
  return [
    { id: 'refusal', at: toView(camera, view, at), toward, off, text: formatters.say(refusal.text), tone: 'wrong' },
  ];
}

/** Whether a place lies in the view. */
const isIn = ({ x, y }: Point, { width, height }: Viewport): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

/** What was decided of a piece, above where it stood, if that is in the view. */
export function outcomeLabelsInView({
  verdicts,
  camera,
  view,
}: Pick<LabelContext, 'verdicts' | 'camera' | 'view'>): Label[] {
  return verdicts.flatMap(({ id, piece, word, more, dice }): Label[] => {
    const at = toView(camera, view, piece.at);
    if (!isIn(at, view)) return [];
    const off = seenRadiusOf(piece) * camera.zoom + POINTER + 4;
    const told = more === null ? {} : { more };
    return [{ id: `verdict.${id}`, at, toward: UP, off, text: word, ...told, dice, tone: 'verdict' }];
  });
}
/** How far beyond the tip of an arrow what it brought is written, px. */
const BEYOND = 16;
/** What came of each deed since the last turn, beyond whom it struck, if that is in the view and no verdict stands there. */
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
/** What shots have left, where that is in the view: how far each shell was off, the newest first, and what is measured of a flick. */
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

/** How much of the reach is used: "2.3 of 3", as a fraction so that it needs no language; and how much of whoever goes is hidden there from the enemy who sees most. */
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

/** The chance of what is wanted at the piece that it is about, with the hidden share where he is aimed at. */
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

/** The hidden share of each enemy, above him. */
function shareChips({ scene, outlook, proposal, stakes, formatters, camera, view }: LabelContext): Label[] {
  return (outlook?.shares ?? []).flatMap(({ id, share }): Label[] => {
    const piece = pieceIn(scene, id);
    // The chip of what decides tells the target's already.
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
