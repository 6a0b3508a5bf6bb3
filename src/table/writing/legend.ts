import type { Outlook, Refusal } from '../../core/choice.ts';
import type { Message } from '../../core/message.ts';
import type { AreaNode, LineNode, Scene, SceneNode } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { boundsOf } from '../../geometry/shape.ts';
import { pathLength } from '../../geometry/path.ts';
import { movedBy } from '../hand/acting.ts';
import { type Camera, type View, isSmall, toView } from '../camera/camera.ts';
import { type Box, type Chip, POINTER } from './chip.ts';
import { seenRadiusOf } from '../figures/pieces.ts';
import { splitAt } from '../hand/draft.ts';
import type { Proposal } from '../hand/proposal.ts';
import type { Aftermath } from '../marks/aftermath.ts';
import type { Verdict } from '../marks/verdict.ts';
import type { TableProps } from '../props.ts';
import { type Tape, laid, piecesOf, sightTape } from '../marks/tapes.ts';

/** How the table is told to write: the owner knows the language. */
export interface Words {
  say(message: Message): string;
  length(mm: Mm): { unit: string; cm: string };
  number(value: number): string;
  percent(share: number): string;
  /** How much of somebody is hidden, in words. */
  hidden(share: number): string;
}

interface Written {
  readonly scene: Scene;
  readonly proposal: Proposal | null;
  readonly tapes: readonly Tape[];
  readonly verdicts: readonly Verdict[];
  readonly measuring: readonly Point[] | null;
  readonly outlook: Outlook | null;
  readonly stakes: TableProps['stakes'];
  readonly words: Words;
  readonly camera: Camera;
  readonly view: View;
  readonly after: Aftermath;
}

const UP: Point = { x: 0, y: -1 };
const DOWN: Point = { x: 0, y: 1 };
/** A way into contact shorter than this (px) is seen without a number. */
const SHORT = 24;

/** Everything that is to be written on the table, the most important first. */
export function chipsOf(written: Written): Chip[] {
  const { scene, proposal, tapes, measuring } = written;
  const eye = proposal?.preview?.eye;
  const lines: readonly SceneNode[] = [
    ...(proposal?.preview?.nodes ?? []),
    ...(proposal?.refusal?.show ?? []),
    ...scene.nodes,
  ];
  return [
    ...refusalChip(written, proposal?.refusal ?? null),
    ...verdictChips(written),
    ...walkChip(written),
    ...stakesChip(written),
    ...shareChips(written),
    ...(eye ? [lengthChip(written, 'sight', sightTape(eye, scene, 1 / written.camera.zoom), false)] : []),
    ...(measuring ? [lengthChip(written, 'measuring', measuring, false)] : []),
    ...tapes.map((tape) => lengthChip(written, tape.id, laid(tape, scene), true)),
    ...(proposal?.preview?.nodes ?? []).flatMap((node) => (node.kind === 'area' ? areaChip(written, node) : [])),
    ...afterChips(written),
    ...lines.flatMap((node) => (node.kind === 'line' || node.kind === 'ring' ? lineChip(written, node) : [])),
  ];
}

/** The places of the view that chips keep off: the piece in hand, its target, the first bad point. */
export function keptFree({
  scene,
  proposal,
  camera,
  view,
}: Pick<Written, 'scene' | 'proposal' | 'camera' | 'view'>): Box[] {
  const moved = movedBy(scene, proposal);
  const target = proposal?.choice.kind === 'do' ? proposal.choice.target : undefined;
  const watched = piecesOf(scene).filter(({ id }) => id === target || id === proposal?.choice.piece);
  const around = (at: Point, r: number): Box => {
    const place = toView(camera, view, at);
    return { x: place.x - r, y: place.y - r, width: r * 2, height: r * 2 };
  };
  return [
    ...(moved ? [around(moved.to, seenRadiusOf(moved.piece) * camera.zoom + 14)] : []),
    ...watched.map((piece) => around(piece.at, seenRadiusOf(piece) * camera.zoom + 10)),
    ...(proposal?.refusal?.at ? [around(proposal.refusal.at, 14)] : []),
    ...contactEnds(proposal).flatMap((end) =>
      piecesOf(scene)
        .filter((piece) => distance(piece.at, end) < 2 * seenRadiusOf(piece))
        .map((piece) => around(piece.at, seenRadiusOf(piece) * camera.zoom + 6)),
    ),
    ...(proposal?.path?.slice(0, -1).map((corner) => around(corner, 16)) ?? []),
  ];
}

/** The figures as they stand in the view, whose faces names of lines do not cover. */
export const figuresIn = ({ scene, camera, view }: Pick<Written, 'scene' | 'camera' | 'view'>): Box[] =>
  piecesOf(scene).map((piece) => {
    const r = seenRadiusOf(piece) * camera.zoom;
    const { x, y } = toView(camera, view, piece.at);
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  });

/** Where the ways into contact begin and end. */
function contactEnds(proposal: Proposal | null): Point[] {
  const nodes = proposal?.preview?.nodes ?? [];
  return nodes
    .flatMap((node) => (node.kind === 'line' ? [node.points[0], node.points.at(-1)] : []))
    .filter((end) => end !== undefined);
}

function refusalChip({ scene, proposal, words, camera, view }: Written, refusal: Refusal | null): Chip[] {
  if (!refusal) return [];
  const moved = movedBy(scene, proposal);
  const target = proposal?.choice.kind === 'do' ? proposal.choice.target : undefined;
  const aimed = typeof target === 'string' ? scene.nodes.find(({ id }) => id === target) : undefined;
  const at =
    refusal.at ?? moved?.to ?? (aimed?.kind === 'piece' ? aimed.at : typeof target === 'object' ? target : undefined);
  if (!at) return [];
  const path = refusal.at && proposal?.path ? splitAt(proposal.path, refusal.at).good : [];
  const [from, to] = path.slice(-2).map((point) => toView(camera, view, point));
  const toward = from && to ? sideOf(from, to) : UP;
  const piece = refusal.at ? undefined : (moved?.piece ?? (aimed?.kind === 'piece' ? aimed : undefined));
  const off = piece ? seenRadiusOf(piece) * camera.zoom + 18 : 22;
  return [{ id: 'refusal', at: toView(camera, view, at), toward, off, text: words.say(refusal.text), tone: 'wrong' }];
}

/** What was decided of a piece, above where it stood, if that is in the view. */
export function verdictChips({ verdicts, camera, view }: Pick<Written, 'verdicts' | 'camera' | 'view'>): Chip[] {
  return verdicts.flatMap(({ id, piece, word, more, dice }): Chip[] => {
    const at = toView(camera, view, piece.at);
    if (at.x < 0 || at.y < 0 || at.x > view.width || at.y > view.height) return [];
    const off = seenRadiusOf(piece) * camera.zoom + POINTER + 4;
    const told = more === null ? {} : { more };
    return [{ id: `verdict.${id}`, at, toward: UP, off, text: word, ...told, dice, tone: 'verdict' }];
  });
}
/** What shots have left: how far each shell was off, the newest first, and what is measured of a flick. */
function afterChips({ after, camera, view }: Written): Chip[] {
  const falls = after.falls.toReversed().map(({ n, at, text, more }, i): Chip => {
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
  const notes = after.notes.map(({ at, text }, i): Chip => {
    return { id: `note.${i}`, at: toView(camera, view, at), toward: UP, off: 34, text, tone: 'label' };
  });
  return [...falls.filter(({ text }) => text), ...notes];
}

/** How much of the reach is used: "2.3 of 3", as a fraction so that it needs no language. */
function walkChip({ scene, proposal, words, camera, view }: Written): Chip[] {
  const moved = movedBy(scene, proposal);
  if (!moved || !proposal?.path || proposal.choice.kind !== 'walk') return [];
  const used = proposal.preview?.used ?? pathLength(proposal.path);
  const { reach } = proposal.choice;
  const shown = Math.round((used / scene.unit.mm) * 10) / 10;
  const at = toView(camera, view, moved.to);
  const before = toView(camera, view, proposal.path.at(-2) ?? moved.piece.at);
  const off = seenRadiusOf(moved.piece) * camera.zoom + 20;
  return [
    {
      id: 'walk',
      at,
      toward: sideOf(before, at),
      off,
      text: `${words.number(shown)} / ${words.length(reach).unit}`,
      more: words.length(used).cm,
      tone: 'label',
    },
  ];
}

/** Square to a line, on its upper side. */
function sideOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return UP;
  const side = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  return side.y > 0 ? { x: -side.x, y: -side.y } : side;
}

function lengthChip({ words, camera, view }: Written, id: string, points: readonly Point[], close: boolean): Chip {
  const shown = points.map((point) => toView(camera, view, point));
  const { at, from, to } = halfway(shown);
  const { unit, cm } = words.length(pathLength(points));
  const side = sideOf(from, to);
  const chip = { id, at, toward: { x: -side.x, y: -side.y }, off: 22, text: unit, more: cm, tone: 'label' } as const;
  return close ? { ...chip, close: true } : chip;
}

/** The middle of a bent line, and the leg on which it lies. */
function halfway(points: readonly Point[]): { at: Point; from: Point; to: Point } {
  let left = pathLength(points) / 2;
  const first = points[0] ?? { x: 0, y: 0 };
  let from = first;
  for (const to of points.slice(1)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) {
      return {
        at: { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length },
        from,
        to,
      };
    }
    left -= length;
    from = to;
  }
  return { at: first, from: first, to: first };
}

/** The chance of what is wanted at the piece that it is about, with the hidden share where he is aimed at. */
function stakesChip({ scene, proposal, stakes, words, camera, view }: Written): Chip[] {
  const piece = stakes && piecesOf(scene).find(({ id }) => id === stakes.id);
  if (!piece) return [];
  const eye = proposal?.preview?.eye;
  const hidden = eye?.target === piece.id ? { share: eye.sight.share, notch: eye.notch } : null;
  const off = seenRadiusOf(piece) * camera.zoom + 16;
  return [
    {
      id: 'stakes',
      at: toView(camera, view, piece.at),
      toward: { x: 1, y: 0 },
      off,
      text: stakes.chance,
      tone: 'key',
      ...(hidden ? { more: words.hidden(hidden.share), bar: hidden } : {}),
    },
  ];
}

/** The hidden share of each enemy, above him. */
function shareChips({ scene, outlook, proposal, stakes, words, camera, view }: Written): Chip[] {
  const pieces = new Map(piecesOf(scene).map((piece) => [piece.id, piece]));
  return (outlook?.shares ?? []).flatMap(({ id, share }): Chip[] => {
    const piece = pieces.get(id);
    // The chip of what decides tells the target's already.
    if (!piece || !outlook || (id === stakes?.id && proposal?.preview?.eye)) return [];
    const off = seenRadiusOf(piece) * camera.zoom + 6;
    const bar = { share, notch: outlook.notch };
    return [
      {
        id: `share.${id}`,
        at: toView(camera, view, piece.at),
        toward: UP,
        off,
        text: words.percent(share),
        tone: 'label',
        bar,
      },
    ];
  });
}

/** The place so far along a straight line (0 to 1). */
function partWay(points: readonly Point[], part: number): Point {
  const [a, b] = [points[0] as Point, points.at(-1) as Point];
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The name of an area that a proposal shows, under its lower edge. */
function areaChip({ words, camera, view }: Written, area: AreaNode): Chip[] {
  if (!area.label) return [];
  const { at, width, height } = boundsOf(area.shape);
  const middle = toView(camera, view, { x: at.x + width / 2, y: at.y + height / 2 });
  const off = (Math.min(width, height) / 2) * camera.zoom + 6;
  return [{ id: area.id, at: middle, toward: DOWN, off, text: words.say(area.label), tone: 'label' }];
}

function lineChip({ words, proposal, camera, view }: Written, line: LineNode): Chip[] {
  if (!line.label) return [];
  const text = words.say(line.label);
  if (line.kind === 'ring') {
    const middle = toView(camera, view, line.at);
    const r = line.r * camera.zoom;
    const angles = [-65, -115, 65, 115, -25, -155, 25, 155, -90];
    const places = angles.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle) };
    });
    const [at, ...or] = places.filter((p) => p.x > 60 && p.y > 40 && p.x < view.width - 60 && p.y < view.height - 40);
    // A ring that passes outside the view needs no name there.
    return at ? [{ id: line.id, at, or, toward: UP, off: -12, text, tone: 'ring' }] : [];
  }
  if (line.style === 'contact' && pathLength(line.points) * camera.zoom < SHORT) return [];
  if (line.style === 'edge') {
    // In a small view a border is named only where its whole name has room, and not beside what is proposed.
    const small = isSmall(view);
    if (small && proposal) return [];
    const [at, ...or] = [0.12, 0.88, 0.3, 0.7]
      .map((part) => toView(camera, view, partWay(line.points, part)))
      .filter((p) => !small || (p.x > 120 && p.x < view.width - 80 && p.y > 40 && p.y < view.height - 40));
    return at ? [{ id: line.id, at, or, toward: UP, off: -12, text, tone: 'ring' }] : [];
  }
  const { at, from, to } = halfway(line.points.map((point) => toView(camera, view, point)));
  return [
    { id: line.id, at, toward: sideOf(from, to), off: 16, text, tone: line.style === 'broken' ? 'wrong' : 'label' },
  ];
}
