import { type Aim, type AimControl, type AimControls, initialAim } from '../../core/aim.ts';
import { type Choice, modeKey } from '../../core/choice.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { fineBearing } from '../../geometry/rotation.ts';
import { activeChoices, nearestHit, type HitTarget } from './hitTest.ts';
import type { Draft, Proposal } from './proposal.ts';
import { pieceIn } from '../figures/piecesOnTable.ts';

/** A choice to aim. */
export type AimChoice = Extract<Choice<unknown>, { kind: 'aim' }>;
/** The distance from the centre of the piece at which power begins, px. A gun's is outside its ring. */
const NEAR = { flick: 26, gun: 46 } as const;
/** The further distance of a pull or push for full power, px. A gun's target is far, so its band is short and the view near. */
const FULL = { flick: 170, gun: 74 } as const;
/** The margin left free at the end of the available room, and the least room assumed, px. */
const EASE = 12;
const LEAST = 40;

/** Returns how far the pointer can move from a point of the table in a direction, px. */
type RoomOf = (from: Point, toward: Point) => number;
/**
 * Returns the distance from the centre of the piece at which power begins, and the further distance for full power, px. Both are
 * scaled down to fit the room.
 */
function pullRangeIn(by: AimControls['by'], room: number): { near: number; full: number } {
  const [near, full] = [NEAR[by], FULL[by]];
  const part = Math.min(1, Math.max(LEAST, room - EASE) / (near + full));
  return { near: near * part, full: full * part };
}

/**
 * Returns the first enabled aim of a piece. For the selected piece, it must be in the active mode. Null for a piece with two guns
 * until one is chosen.
 */
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
  // With two guns, which have modes of their own, the player must choose one first.
  const unclear = first && aims.some((each) => each.label.key === first.label.key && modeKey(each) !== modeKey(first));
  return first && !unclear ? first : null;
}
/** Returns the same aim among the current choices, because choices are recreated after each computation or look back. */
const nowOf = (choices: readonly Choice<unknown>[], aim: AimChoice): AimChoice =>
  choices.find((each): each is AimChoice => each.kind === 'aim' && each.id === aim.id) ?? aim;
/** Returns the choice that a drag on a piece aims. Null for a piece that can also move, until the aim mode is chosen or an aim is proposed. */
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
/** Returns all settings of an aim, with those of the proposal if there is one. */
export const aimSettings = (choice: AimChoice, proposal: Proposal | null): Aim => ({
  ...initialAim(choice.controls),
  ...(proposal?.choice.kind === 'aim' && proposal.choice.piece === choice.piece ? proposal.aim : {}),
});
/** Clamps a value to the limits of its control. A `round` control wraps. */
export const clampToLimits = ({ controls }: AimChoice, name: AimControl, value: number): number => {
  const limits = controls.set[name];
  if (!limits) return value;
  const { from, to, round } = limits;
  const whole = Math.round(value);
  const turn = to - from + 1;
  return round ? from + ((((whole - from) % turn) + turn) % turn) : Math.min(to, Math.max(from, whole));
};

/** The radians of a tenth of a degree. */
export const RADIAN = Math.PI / 1800;
/** How far (tenths of a degree, either way) a bearing may turn away from its target and still be meant for it. */
const STILL_MEANT = 200;
/** Returns the bearing of a piece from where the aim starts, in tenths of a degree. Null if the piece is not visible. */
export function bearingTo({ controls }: AimChoice, scene: Scene, id: NodeId | null): number | null {
  const piece = pieceIn(scene, id);
  return piece ? fineBearing(controls.at, piece.at) : null;
}
/** Returns the target of an aim: the selected one, or else the likeliest. Null if there is no target. */
export const aimedPiece = (choice: AimChoice, proposal: Proposal | null): NodeId | null =>
  (proposal?.choice.piece === choice.piece ? proposal?.on : undefined) ?? choice.targets?.[0] ?? null;
/**
 * Returns which target an aim is meant for. It is the one it was aimed at, unless the aim has turned well away; then it is the
 * nearest to the bearing.
 */
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
/** Returns the draft of aiming straight at a target, with the other settings as they are. */
export function draftAimedAt(choice: AimChoice, scene: Scene, before: Aim, on: NodeId): Draft {
  const bearing = bearingTo(choice, scene, on);
  return { choice, aim: { ...before, ...(bearing === null ? {} : { bearing }) }, on };
}

/** The unit vector of a bearing in tenths of a degree. */
export const bearingVector = (bearing: number): Point => ({
  x: Math.sin(bearing * RADIAN),
  y: -Math.cos(bearing * RADIAN),
});

/** How the player aims: by pulling back, or by pushing forward (`pushes`). The shot goes ahead in both cases. */
export interface PullStyle {
  readonly pushes: boolean;
  readonly roomOf: RoomOf;
}
/** Returns the handle of an aim: where it has been pulled back or pushed forward to. */
export function handleOf(
  { controls }: AimChoice,
  { bearing = 0, power = 0 }: Aim,
  px: Mm,
  { pushes, roomOf }: PullStyle,
): Point {
  const { at } = controls;
  const ahead = bearingVector(bearing);
  const { x, y } = pushes ? ahead : { x: -ahead.x, y: -ahead.y };
  const { near, full } = pullRangeIn(controls.by, roomOf(at, { x, y }));
  const distance = (near + (power / 1000) * full) * px;
  return { x: at.x + x * distance, y: at.y + y * distance };
}
/** The radius reserved around the handle of an aim, px. */
export const HANDLE_RADIUS = 22;
/** The line along which an aim is pulled. It starts at a point of the table (mm) and has a direction (a unit vector). */
export interface Pull {
  readonly from: Point;
  readonly toward: Point;
  readonly by: AimControls['by'];
}
/** Returns the pull of the proposed aim, or of the aim at the likeliest target. */
export function pullDirection(choice: AimChoice, scene: Scene, proposal: Proposal | null, pushes: boolean): Pull {
  const { at, by } = choice.controls;
  const before = aimSettings(choice, proposal);
  const laid = proposal?.choice.piece === choice.piece ? null : aimedPiece(choice, null);
  const { bearing = 0 } = laid === null ? before : (draftAimedAt(choice, scene, before, laid).aim ?? before);
  const ahead = bearingVector(bearing);
  return { from: at, toward: pushes ? ahead : { x: -ahead.x, y: -ahead.y }, by };
}
/** The part of the full pull that leaves enough room to aim well, and the shorter rooms (px) in which an aim is still possible. */
const ENOUGH = { flick: 0.5, gun: 1 } as const;
const SHORTER = [110, 80] as const;
/** Returns how much room (px) a view leaves for the handle of an aim if it can, the best first. */
export const handleRoom = ({ by }: Pull): readonly number[] => [
  ENOUGH[by] * (NEAR[by] + FULL[by]) + HANDLE_RADIUS + EASE,
  ...SHORTER,
];
/** Returns the aim that a press grabs: by the handle of the proposed aim, or by a piece that can be aimed. */
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
/** Returns the aim for a pointer at this point, pulled back or pushed forward. */
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
