import type { NodeId } from '../../core/scene.ts';
import { type Camera, fittedCamera, sceneFrame } from '../camera/camera.ts';
import type { CameraTarget, Focus } from './focusFrames.ts';
import {
  aimCamera,
  broughtIn,
  type CameraSetting,
  fitsAt,
  fitsLiving,
  isShownWhole,
  phaseCamera,
  SAME,
  shows,
  staysFor,
} from './director.ts';

/** What the camera decides about. */
export interface CameraWish {
  readonly target: CameraTarget;
  /** The phase of play. When it changes, the scale may change. */
  readonly phase: string;
  /** The piece that the player acts with. */
  readonly actor: NodeId | null;
  /** Whether a step is shown. Its result is shown at the scale there is. */
  readonly moving: boolean;
  /** Whether the player has moved the camera in this turn. Its scale stays. */
  readonly held: boolean;
}
/** What the camera remembers of its last decision. */
export interface CameraMemory {
  readonly phase: string;
  readonly actor: NodeId | null;
  readonly aims: boolean;
  /** The zoom of the phase, without an aim. */
  readonly zoom: number;
  /** The phase and its camera before the whole table was shown. */
  readonly before: { readonly phase: string; readonly camera: Camera } | null;
  /** Whether the player's own action has needed a nearer view since the whole table was shown. */
  readonly near: boolean;
}
interface Decision {
  /** Where the camera moves. Null: it stays. */
  readonly to: Camera | null;
  readonly memory: CameraMemory | null;
}

/** The phase of a view of the whole table that waits for the player's own action. */
const OVERVIEW = 'overview';
/** Within a phase, a table in whole stays this much smaller than it could be. */
const FARTHEST = 0.6;
/** A view that is nearer than the whole table by less than this factor is hardly nearer. */
const HARDLY = 1.3;
const NO_FOCUS: Focus = { core: [], may: [] };
/** Returns a camera if it differs from another one. */
function changed(to: Camera, now: Camera): Camera | null {
  const zooms = Math.abs(Math.log(to.zoom / now.zoom)) > 0.01;
  const distance = Math.hypot(to.at.x - now.at.x, to.at.y - now.at.y) * to.zoom;
  return zooms || distance > 1 || now.turn !== to.turn ? to : null;
}
const wholeOf = ({ scene, view, turn }: CameraSetting): Camera => fittedCamera(scene, view, turn);

/** Whether a camera shows the whole table at its own scale. Where exactly does not matter. */
function isAtWhole(now: Camera, setting: CameraSetting): boolean {
  const { zoom, turn } = wholeOf(setting);
  const near = now.zoom >= SAME * zoom && SAME * now.zoom <= zoom;
  return near && now.turn === turn && shows(now, setting.view, sceneFrame(setting.scene));
}

/** A camera and what it remembers, at a table and its view. */
interface Situation {
  readonly now: Camera;
  readonly last: CameraMemory | null;
  readonly setting: CameraSetting;
}
/** Returns the camera at the start of a phase. After a look back it is the one before it. */
function startOf(phase: string, focus: Focus, { now, last, setting }: Situation): Camera {
  if (last?.before?.phase === phase) return last.before.camera;
  const framed = phaseCamera(focus, setting);
  // An aim's scale ends with its phase.
  return last && last.before === null && !last.aims && staysFor(now, framed, setting) ? now : framed;
}
/** Returns the decision to show the whole table. After a look back, a nearer view comes again. */
function wholeDecision(wish: CameraWish, { now, last, setting }: Situation): Decision {
  const phase = `whole ${wish.phase}`;
  const whole = wholeOf(setting);
  const left = last && !last.phase.startsWith('whole ') ? { phase: last.phase, camera: now } : null;
  const near = last?.near ?? false;
  const memory = { phase, actor: null, aims: false, zoom: whole.zoom, before: left ?? last?.before ?? null, near };
  const shown = shows(now, setting.view, sceneFrame(setting.scene));
  const stays = wish.held || isAtWhole(now, setting) || (last?.phase === phase && shown);
  return { to: stays ? null : changed(whole, now), memory };
}
/** Returns the decision to show the whole table until the player's next own action. */
function overviewDecision({ now, setting }: Situation): Decision {
  const whole = wholeOf(setting);
  const memory = { phase: OVERVIEW, actor: null, aims: false, zoom: whole.zoom, before: null, near: false };
  return { to: changed(whole, now), memory };
}
/** Returns the scale of a moment, before anything is brought into view: the camera, and the zoom of its phase without an aim. */
function scaleOf(wish: CameraWish, focus: Focus, aims: boolean, situation: Situation): { base: Camera; zoom: number } {
  const { now, last, setting } = situation;
  if (last === null || last.phase !== wish.phase) {
    const base = startOf(wish.phase, focus, situation);
    return { base: aims ? aimCamera(focus, base, setting) : base, zoom: base.zoom };
  }
  const { zoom } = last;
  if (aims !== last.aims) {
    const base = { ...phaseCamera(focus, setting), zoom };
    return { base: aims ? aimCamera(focus, base, setting) : base, zoom };
  }
  // A view widened for one piece does not stay for the next.
  const widened = !aims && now.zoom < SAME * zoom && last.actor !== wish.actor && !wish.moving;
  return { base: widened ? { ...phaseCamera(focus, setting), zoom } : now, zoom };
}

/** Returns what goes on from the last decision. The flight of a shell is still part of its aim, and of what its piece does. */
const actOf = ({ actor, moving, phase }: CameraWish, { pull }: Focus, last: CameraMemory | null) =>
  moving && last?.phase === phase ? { aims: last.aims, actor: last.actor } : { aims: pull !== undefined, actor };
/** Returns the decision for a camera that the player has moved: it is only shifted. */
function heldDecision(wish: CameraWish, focus: Focus, { now, last, setting }: Situation): Decision {
  const memory = {
    phase: wish.phase,
    ...actOf(wish, focus, last),
    zoom: last?.zoom ?? now.zoom,
    before: null,
    near: true,
  };
  return { to: changed(broughtIn(now, focus, false, setting), now), memory };
}
/** Returns the camera of a table that is always shown whole. Within a phase it stays while it shows the whole. */
function wholeAt(now: Camera, goesOn: boolean, setting: CameraSetting): Camera {
  const whole = wholeOf(setting);
  const stays = goesOn && now.turn === whole.turn && now.zoom >= FARTHEST * whole.zoom && now.zoom <= whole.zoom;
  const shown = shows(now, setting.view, sceneFrame(setting.scene));
  return isAtWhole(now, setting) || (stays && shown) ? now : whole;
}

/**
 * Whether the whole table is shown because not all pieces fit a nearer view. That lasts until the player's first own action. It
 * comes again if the actions of others do not fit at the present scale.
 */
function needsOverview(focus: Focus, phase: string, { now, last, setting }: Situation): boolean {
  if (fitsLiving(setting) || focus.decides === true) return false;
  const { overview } = focus;
  const mayZoomOut = overview === 'always' || (overview === 'asPhaseBegins' && last?.phase !== phase);
  return !last?.near || (mayZoomOut && !last.aims && !fitsAt(now, focus, setting));
}

/**
 * Decides where the camera moves. A match opens with the whole table until the player's first own action. The scale changes only
 * when a phase begins, when aiming begins or ends, or when something to be seen does not fit. Otherwise the camera moves at the
 * same scale, and only if something to be seen is out of view.
 */
export function decideCamera(
  wish: CameraWish,
  now: Camera,
  last: CameraMemory | null,
  setting: CameraSetting,
): Decision {
  const { target, phase, moving } = wish;
  const situation = { now, last, setting };
  if (target === 'whole') return wholeDecision(wish, situation);
  const focus = target === 'stay' ? NO_FOCUS : target;
  if (wish.held) return heldDecision(wish, focus, situation);
  if (needsOverview(focus, phase, situation)) return overviewDecision(situation);
  // If not all pieces fit, a phase is framed once there is something to be seen.
  if (last?.phase !== phase && target === 'stay' && !fitsLiving(setting)) return { to: null, memory: last };
  const act = actOf(wish, focus, last);
  const { base, zoom } = scaleOf(wish, focus, act.aims, situation);
  const widens = !moving && focus.widens === true;
  const near = broughtIn(base, focus, widens, setting);
  const whole = isShownWhole(setting) || (focus.prefersWhole === true && near.zoom < HARDLY * wholeOf(setting).zoom);
  const to = whole ? wholeAt(now, last?.phase === phase, setting) : near;
  return { to: changed(to, now), memory: { phase, ...act, zoom, before: null, near: true } };
}
