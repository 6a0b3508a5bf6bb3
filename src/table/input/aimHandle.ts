import { type Aim, type AimControl, type AimControls, initialAim } from '../../core/aim.ts';
import { type Choice, modeKey } from '../../core/choice.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { fineBearing } from '../../geometry/rotation.ts';
import { activeChoices, nearestHit, type HitTarget } from './hitTest.ts';
import { type Brush, closedPath, openPath, shapePath, stroke, drawUpright } from '../draw/brush.ts';
import { radiusOf } from '../figures/pieces.ts';
import type { Draft, Proposal } from './proposal.ts';
import { piecesOnTable, pieceIn } from '../figures/piecesOnTable.ts';
import { INK, MARK_PAINTS } from '../draw/theme.ts';

/** A choice that is aimed. */
export type AimChoice = Extract<Choice<unknown>, { kind: 'aim' }>;
/** How far (px) a hand pulls or points for full power. */
const FULL = { flick: 170, gun: 230 } as const;
/** How far (px) from the middle of the piece power begins. */
const NEAR = 26;
/** So far (px) from the end of the room a hand still is at ease, and so little room it is always taken to have. */
const EASE = 12;
const LEAST = 40;

/** How far (px) a hand can go from a point of the table in a direction. */
type RoomOf = (from: Point, toward: Point) => number;
/** How far (px) from the middle of the piece power begins, and how far a hand goes beyond that for all of it: all in so much room. */
function pullRangeIn(by: AimControls['by'], room: number): { near: number; full: number } {
  const [near, full] = [NEAR, FULL[by]];
  const part = Math.min(1, Math.max(LEAST, room - EASE) / (near + full));
  return { near: near * part, full: full * part };
}

/** The aimed choice of a piece that is on, in the active mode if it is the picked one; of two guns none, until one is chosen. */
export function firstAimChoice(
  choices: readonly Choice<unknown>[],
  piece: NodeId | null,
  selected: NodeId | null,
  mode: string | null,
): AimChoice | null {
  const aims = activeChoices(choices, piece, piece === selected ? mode : null).filter(
    (choice): choice is AimChoice => choice.kind === 'aim' && choice.piece === piece && !choice.disabled,
  );
  const [first] = aims;
  // Of two guns one is chosen first: by their own modes.
  const unclear = first && aims.some((each) => each.label.key === first.label.key && modeKey(each) !== modeKey(first));
  return first && !unclear ? first : null;
}
/** The same aim among what may be done now: all that may be done is made anew once something has been worked out or looked back at. */
const nowOf = (choices: readonly Choice<unknown>[], aim: AimChoice): AimChoice =>
  choices.find((each): each is AimChoice => each.kind === 'aim' && each.id === aim.id) ?? aim;
/** The choice that a hand on a piece aims: none of who may go too, until he is told to aim or an aim is proposed. */
export function aimChoiceOf(
  choices: readonly Choice<unknown>[],
  piece: NodeId | null,
  selected: NodeId | null,
  mode: string | null,
  proposal: Proposal | null,
): AimChoice | null {
  if (proposal?.choice.kind === 'aim' && proposal.choice.piece === piece) return nowOf(choices, proposal.choice);
  const goes =
    (piece !== selected || mode === null) &&
    choices.some((choice) => choice.kind === 'walk' && choice.piece === piece && !choice.disabled);
  return goes ? null : firstAimChoice(choices, piece, selected, mode);
}
/** The whole setting of an aimed choice, with what is proposed where something is. */
export const aimSettings = (choice: AimChoice, proposal: Proposal | null): Aim => ({
  ...initialAim(choice.controls),
  ...(proposal?.choice.kind === 'aim' && proposal.choice.piece === choice.piece ? proposal.aim : {}),
});
/** A value within the limits of its control; a round one goes on at its other end. */
export const clampToLimits = ({ controls }: AimChoice, name: AimControl, value: number): number => {
  const limits = controls.set[name];
  if (!limits) return value;
  const { from, to, round } = limits;
  const whole = Math.round(value);
  const turn = to - from + 1;
  return round ? from + ((((whole - from) % turn) + turn) % turn) : Math.min(to, Math.max(from, whole));
};

const RADIAN = Math.PI / 1800;
/** How far (tenths of a degree, either way) a bearing may be off whom it was laid at and still be meant for him. */
const STILL_MEANT = 200;
/** The bearing of a piece from where it is aimed, tenths of a degree; null where it is not to be seen. */
export function bearingTo({ controls }: AimChoice, scene: Scene, id: NodeId | null): number | null {
  const piece = pieceIn(scene, id);
  return piece ? fineBearing(controls.at, piece.at) : null;
}
/** Whom an aim is laid at: the one that was picked, else the likeliest; null where nobody is to be aimed at. */
export const aimedPiece = (choice: AimChoice, proposal: Proposal | null): NodeId | null =>
  (proposal?.choice.piece === choice.piece ? proposal?.on : undefined) ?? choice.targets?.[0] ?? null;
/** Whom an aim is meant for: the one it was laid at, unless it points well away from him, else the one nearest to its bearing. */
export function intendedTarget(
  choice: AimChoice,
  scene: Scene,
  { bearing = 0 }: Aim,
  laid: NodeId | null,
): NodeId | null {
  const off = (id: NodeId): number => {
    const to = bearingTo(choice, scene, id);
    if (to === null) return Infinity;
    const turned = Math.abs(to - bearing) % 3600;
    return Math.min(turned, 3600 - turned);
  };
  if (laid !== null && off(laid) <= STILL_MEANT) return laid;
  const [nearest] = (choice.targets ?? []).toSorted((a, b) => off(a) - off(b));
  return nearest ?? null;
}
/** What is proposed once an aim is laid at one of its targets from the setting that there is; without help it only turns there. */
export function draftAimedAt(choice: AimChoice, scene: Scene, before: Aim, on: NodeId): Draft {
  const bearing = bearingTo(choice, scene, on);
  const aim = choice.aimAt?.(on, before) ?? { ...before, ...(bearing === null ? {} : { bearing }) };
  return { choice, aim, on };
}

/** The unit vector of a bearing in tenths of a degree. */
const toward = (bearing: number): Point => ({ x: Math.sin(bearing * RADIAN), y: -Math.cos(bearing * RADIAN) });

/** How a hand aims: it pulls back, or `pushes` forward; what it aims flies ahead in either case. */
export interface PullStyle {
  readonly pushes: boolean;
  readonly roomOf: RoomOf;
}
/** The handle of an aim: where a hand has pulled back to, or pushed forward to. */
function handleOf(
  { controls }: AimChoice,
  { bearing = 0, power = 0 }: Aim,
  px: Mm,
  { pushes, roomOf }: PullStyle,
): Point {
  const { at } = controls;
  const ahead = toward(bearing);
  const { x, y } = pushes ? ahead : { x: -ahead.x, y: -ahead.y };
  const { near, full } = pullRangeIn(controls.by, roomOf(at, { x, y }));
  const distance = (near + (power / 1000) * full) * px;
  return { x: at.x + x * distance, y: at.y + y * distance };
}
/** So much (px) is kept free around the handle of an aim. */
const HANDLE = 22;
/** Where a hand is on its way to with an aim: from a place of the table (mm) in a direction (a unit vector), how strong (0..1); `set` once it has been proposed. */
export interface Pull {
  readonly from: Point;
  readonly toward: Point;
  readonly power: number;
  readonly by: AimControls['by'];
  readonly set: boolean;
}
/** The way of a hand with an aim as it is proposed, or would be laid at the likeliest. */
export function pullDirection(choice: AimChoice, scene: Scene, proposal: Proposal | null, pushes: boolean): Pull {
  const { at, by } = choice.controls;
  const before = aimSettings(choice, proposal);
  const set = proposal?.choice.piece === choice.piece;
  const laid = set ? null : aimedPiece(choice, null);
  const { bearing = 0, power = 0 } = laid === null ? before : (draftAimedAt(choice, scene, before, laid).aim ?? before);
  const ahead = toward(bearing);
  return { from: at, toward: pushes ? ahead : { x: -ahead.x, y: -ahead.y }, power: power / 1000, by, set };
}
/** How far (px) a hand's way reaches in all the room that it may want, its handle whole. */
export function pullDistance({ power, by }: Pull): number {
  const { near, full } = pullRangeIn(by, Infinity);
  return near + power * full + HANDLE + EASE;
}
/** So much of the way for full power, in parts of it, leaves a hand room enough. */
const ENOUGH = 0.5;
/** How far (px) from the middle of the piece a hand holds an aim in so much room; null where that is too little to aim well. */
export function handleOffset({ power, by }: Pull, room: number): number | null {
  const { near, full } = pullRangeIn(by, room);
  return near + full < ENOUGH * (NEAR + FULL[by]) ? null : near + power * full;
}
/** What a press takes hold of to aim: the handle of the aim that is proposed, or a piece that is aimed. */
export function grabAim(
  things: readonly HitTarget[],
  choices: readonly Choice<unknown>[],
  selected: NodeId | null,
  mode: string | null,
  proposal: Proposal | null,
  point: Point,
  px: Mm,
  pull: PullStyle,
): AimChoice | null {
  if (proposal?.choice.kind === 'aim') {
    const handle = handleOf(proposal.choice, aimSettings(proposal.choice, proposal), px, pull);
    if (distance(handle, point) < 30 * px) return nowOf(choices, proposal.choice);
  }
  const thing = nearestHit(
    things.filter(({ id }) => aimChoiceOf(choices, id, selected, mode, proposal)),
    point,
    px,
  );
  return thing && aimChoiceOf(choices, thing.id, selected, mode, proposal);
}
/** The aim when the hand is at a point, pulled back or pushed forward. */
export function aimFromPoint(choice: AimChoice, before: Aim, point: Point, px: Mm, { pushes, roomOf }: PullStyle): Aim {
  const { at } = choice.controls;
  const [dx, dy] = pushes ? [point.x - at.x, point.y - at.y] : [at.x - point.x, at.y - point.y];
  const distance = Math.hypot(dx, dy) / px;
  const { near, full } = pullRangeIn(choice.controls.by, roomOf(at, { x: point.x - at.x, y: point.y - at.y }));
  if (distance < near) return { ...before, power: clampToLimits(choice, 'power', 0) };
  const bearing = (Math.atan2(dx, -dy) / RADIAN + 3600) % 3600;
  const power = ((distance - near) / full) * 1000;
  return {
    ...before,
    bearing: clampToLimits(choice, 'bearing', bearing),
    power: clampToLimits(choice, 'power', power),
  };
}

/** Draws an aim: the band and its handle, the arrow of its power in tape, the way its spin goes, the line on. */
export function drawAim(brush: Brush, scene: Scene, choice: AimChoice, aim: Aim, pull: PullStyle): void {
  const { context, px, theme } = brush;
  const { at, by } = choice.controls;
  const piece = piecesOnTable(scene).find(({ id }) => id === choice.piece);
  const r = piece ? radiusOf(piece) : 12;
  const { bearing = 0, power = 0, offset } = aim;
  const ahead = toward(bearing);
  const to = (along: number, aside = 0): Point => ({
    x: at.x + ahead.x * along - ahead.y * aside,
    y: at.y + ahead.y * along + ahead.x * aside,
  });
  const strength = power / 1000;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (by === 'gun') drawRing(brush, at, r + 16 * px);
  const handle = handleOf(choice, aim, px, pull);
  if (!pull.pushes) drawBand(brush, to, r, distance(at, handle));
  if (by === 'flick') drawFinger(brush, to(-r - 3 * px, ((0 - (offset ?? 0)) / 1000) * r));
  const start = r + (by === 'flick' ? 6 : 18) * px;
  drawArrow(brush, to, start, start + (24 + strength * 150) * px, strength);
  const on = start + (62 + strength * 150) * px;
  stroke(brush, openPath([to(on), to(on + 150 * px)]), INK.ink, 4.4, [0.1, 9]);
  stroke(brush, openPath([to(on), to(on + 150 * px)]), MARK_PAINTS[theme].dot, 2.4, [0.1, 9]);
  if (offset) drawSpin(brush, at, r + 13 * px, bearing, offset);
  drawHandle(brush, handle);
  context.restore();
}

type Place = (along: number, aside?: number) => Point;
/** The rubber band around a piece, pulled back to its handle. */
function drawBand(brush: Brush, to: Place, r: Mm, distance: Mm): void {
  for (const side of [-1, 1]) {
    const line = openPath([to(-r * 0.1, side * r * 0.9), to(-distance)]);
    stroke(brush, line, INK.ink, 6);
    stroke(brush, line, MARK_PAINTS[brush.theme].tape, 3.4);
  }
}
/** What a hand takes hold of. */
function drawHandle(brush: Brush, at: Point): void {
  const { px, context } = brush;
  const handle = shapePath({ kind: 'disc', at, r: HANDLE * px });
  context.fillStyle = 'rgba(253,251,246,.78)';
  context.fill(handle);
  stroke(brush, handle, INK.ink, 2.6);
  context.fillStyle = INK.ink;
  context.fill(shapePath({ kind: 'disc', at, r: 8 * px }));
}
/** Where the finger strikes. */
function drawFinger(brush: Brush, at: Point): void {
  const { px, theme, context } = brush;
  const struck = shapePath({ kind: 'disc', at, r: 5 * px });
  context.fillStyle = MARK_PAINTS[theme].tape;
  context.fill(struck);
  stroke(brush, struck, INK.ink, 2);
}

/** The ring in which a gun is turned. */
function drawRing(brush: Brush, at: Point, r: Mm): void {
  const circle = shapePath({ kind: 'disc', at, r });
  stroke(brush, circle, INK.ink, 7);
  stroke(brush, circle, MARK_PAINTS[brush.theme].tape, 4.2);
  stroke(brush, circle, INK.ink, 4.2, [1.5, 10]);
}

/** An arrow in pieces of tape, white where it grows strong. */
function drawArrow(brush: Brush, to: Place, from: Mm, end: Mm, strength: number): void {
  const { context, px, theme } = brush;
  const parts = Math.max(2, Math.round(strength * 12));
  const [thin, wide] = [7 * px, (9 + 9 * strength) * px];
  const half = (part: number): number => thin + (wide - thin) * part;
  for (let i = 0; i < parts; i++) {
    const [a, b] = [i / parts, (i + 0.84) / parts];
    const [x, y] = [from + (end - from) * a, from + (end - from) * b];
    const piece = closedPath([to(x, -half(a)), to(y, -half(b)), to(y, half(b)), to(x, half(a))]);
    context.fillStyle = i < parts * 0.62 ? MARK_PAINTS[theme].tape : '#FFFFFF';
    context.fill(piece);
    stroke(brush, piece, INK.ink, 2);
  }
  const head = closedPath([to(end, -wide * 1.5), to(end + 30 * px), to(end, wide * 1.5)]);
  context.fillStyle = '#FFFFFF';
  context.fill(head);
  stroke(brush, head, INK.ink, 2.4);
}

/** The way a piece will spin: an arc with a head, longer the farther from its middle it is struck. */
function drawSpin(brush: Brush, at: Point, r: Mm, bearing: number, offset: number): void {
  const { theme } = brush;
  // Struck left of the way it turns with the clock.
  const clockwise = offset > 0 ? 1 : -1;
  const begin = bearing * RADIAN + Math.PI / 2;
  const end = begin + clockwise * (0.6 + (Math.abs(offset) / 1000) * 2);
  const arc = new Path2D();
  arc.arc(at.x, at.y, r, begin, end, clockwise < 0);
  stroke(brush, arc, INK.ink, 9);
  stroke(brush, arc, MARK_PAINTS[theme].tape, 5.4);
  drawUpright({ ...brush, turn: 0 }, { x: at.x + r * Math.cos(end), y: at.y + r * Math.sin(end) }, (context) => {
    context.rotate(end + (clockwise * Math.PI) / 2);
    const head = closedPath([
      { x: 0, y: -10 },
      { x: 15, y: 0 },
      { x: 0, y: 10 },
    ]);
    context.fillStyle = MARK_PAINTS[theme].tape;
    context.fill(head);
    stroke({ ...brush, context, px: 1 }, head, INK.ink, 2);
  });
}
