import type { TableEvent } from '../../../core/event.ts';
import { framesOf, FILM_HZ } from '../../../core/shots/film.ts';
import type { AreaNode, PieceNode, Scene } from '../../../core/scene.ts';
import { heightOf, placeOf, type Pose, TABLE } from '../../../core/shots/shot.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { boundsOf, inside } from '../../../geometry/shape.ts';
import { turned } from '../../../geometry/turn.ts';
import { length, number, type Telling, ui } from '../../../i18n/index.ts';
import { eventWords } from '../../words.ts';
import { isOn, placeWords } from './places.ts';

type Shot = Extract<TableEvent, { kind: 'shot' }>;
const piecesOf = (scene: Scene): PieceNode[] => scene.nodes.filter((node): node is PieceNode => node.kind === 'piece');

const EDGES = ['left', 'right', 'upper', 'lower'] as const;
/** The edge of a board that a place beyond it lies furthest behind. */
const edgeOf = (at: Point, { shape }: AreaNode): (typeof EDGES)[number] => {
  const board = boundsOf(shape);
  const past = [
    board.at.x - at.x,
    at.x - board.at.x - board.width,
    board.at.y - at.y,
    at.y - board.at.y - board.height,
  ];
  return EDGES[past.indexOf(Math.max(...past))] ?? 'left';
};
/** Where a flicked or struck body lies, how far it went and turned; or over what edge it fell. */
const restWords = (id: string, pose: Pose, { result }: Shot, before: Scene, words: Telling): string => {
  const who = words.label?.(id) ?? id;
  const board = before.nodes.find((node): node is AreaNode => node.kind === 'area' && node.role === 'floor');
  const at = placeOf(pose);
  if (board && !inside(at, board.shape)) return ui('shot.over', { who, edge: { key: `ui:edge.${edgeOf(at, board)}` } });
  // Down a hole: the game tells that itself.
  if (board && heightOf(pose) < (board.top ?? 0) - 1) return '';
  const from = piecesOf(before).find((piece) => piece.id === id)?.at ?? at;
  const deg = result.spun[id]?.whole ?? 0;
  const turn = { deg: number(Math.abs(deg)), way: { key: deg > 0 ? 'ui:aim.against' : 'ui:aim.with' } };
  return ui('shot.rests', {
    who,
    at: placeWords(at, before),
    far: length(distance(from, at), words).cm,
    turn: deg === 0 ? ui('shot.unturned') : ui('shot.turned', turn),
  });
};

/** Where a shell first touched anything, and what that was; where it lay at last if that cannot be known. */
const landing = ({ act, result }: Shot): { at: Point; on: string | null } | null => {
  const touch = result.contacts.find(([, a, b]) => a === act.id || b === act.id);
  const frames = framesOf(result.frames?.[act.id] ?? '');
  const then = touch && frames[Math.min(frames.length - 1, Math.round((touch[0] * FILM_HZ) / 1000))];
  const pose = then ?? result.rest[act.id];
  if (!pose) return null;
  const on = touch ? (touch[1] === act.id ? touch[2] : touch[1]) : null;
  return { at: placeOf(pose), on: on === TABLE ? null : on };
};
/** Where a shell came down: the place, what it touched there, and how it lies to the enemy nearest to it. */
const shellWords = (shot: Shot, before: Scene, words: Telling): string => {
  const { act } = shot;
  const landed = landing(shot);
  if (act.kind !== 'shell' || !landed) return '';
  const muzzle = { x: act.from[0] / 10, y: -act.from[1] / 10 };
  const nearestTo = (at: Point, pieces: readonly PieceNode[]): PieceNode | undefined =>
    pieces.toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];
  const standing = piecesOf(before).filter((piece) => piece.seat && isOn(piece.at, before) && !piece.out);
  const own = nearestTo(muzzle, standing)?.seat;
  const foe = nearestTo(
    landed.at,
    standing.filter(({ seat }) => seat !== own),
  );
  const hit = landed.on !== null && foe?.id === landed.on;
  const first = landed.on === null ? '' : (words.label?.(landed.on) ?? '');
  // As the gunner looks: up is along the shot.
  const seen = foe && turned(landed.at, foe.at, -act.bearing / 10);
  const off = (mm: number, more: 'beyond' | 'right', less: 'short' | 'left'): string[] =>
    Math.abs(mm) < NEXT_TO ? [] : [ui(`shot.${mm > 0 ? more : less}`, { far: length(Math.abs(mm), words).cm })];
  const by = seen ? [...off(foe.at.y - seen.y, 'beyond', 'short'), ...off(seen.x - foe.at.x, 'right', 'left')] : [];
  return [
    ui(first ? 'shot.landsOn' : 'shot.lands', { at: placeWords(landed.at, before), what: first }),
    foe && !hit && by.length > 0 && ui('shot.from', { who: words.label?.(foe.id) ?? '', by: by.join(', ') }),
  ]
    .filter(Boolean)
    .join(', ');
};
const NEXT_TO = 5;

/** An event for those who do not see it: in the log's words, and of what flew where it came down or lies. */
export const shotWords = (event: TableEvent, before: Scene, words: Telling): string => {
  const told = eventWords(event, words);
  if (event.kind !== 'shot') return told;
  const { act, result } = event;
  const more =
    act.kind === 'shell'
      ? [shellWords(event, before, words)]
      : Object.entries(result.rest).map(([id, pose]) => restWords(id, pose, event, before, words));
  return [told, ...more].filter(Boolean).join('. ');
};
