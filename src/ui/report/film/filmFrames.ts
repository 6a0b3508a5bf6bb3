import type { Scene } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { isMidway } from '../../../presentation/actionChain.ts';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { createFormatContext, eventText } from '../../../presentation/text/formatters.ts';
import { DICE_MS, type StepShow, stepShow } from '../../../presentation/timeline.ts';
import { visibleSteps } from '../../../presentation/visibleSteps.ts';
import { actingPlayer } from '../../../presentation/pacing.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { Motion } from '../../../table/motion/track.ts';

/** Frames in a second, and the greatest length of a film, s. A longer span is played faster. */
export const FPS = 12;
const LONGEST_S = 20;
/** How long a step stays after its motion, and the last one, ms. */
const HOLD_MS = 700;
const LAST_MS = 1600;

/** One frame: the table without the pieces that move, what moves, and what is written. */
export interface FilmFrame {
  readonly scene: Scene;
  /** What moves and its moment, ms. Null for a table at rest. */
  readonly motion: { readonly of: Motion; readonly ms: number } | null;
  /** The number of the step, its player, the dice that have been rolled, and what happened, in words. */
  readonly n: number;
  readonly seat: Seat | null;
  readonly dice: readonly number[];
  readonly text: string;
}
interface FilmStep {
  readonly show: StepShow;
  readonly after: Scene;
  readonly length: number;
}
/** Returns the steps of a film: those of a span that the viewer may see. */
const stepsOf = (open: OpenMatch, from: number, to: number): FilmStep[] => {
  const plies = visibleSteps(open).filter((ply) => ply >= from && ply <= to && eventsAt(open, ply).length > 0);
  return plies.flatMap((ply, i): FilmStep[] => {
    const [before, after] = [open.steps[ply - 1], open.steps[ply]];
    if (!before || !after) return [];
    const { game, viewer } = open;
    const pace = { reducedMotion: false, slow: 1, dice: DICE_MS };
    const show = stepShow({ game, viewer, ply }, { from: before, to: after }, pace);
    const hold = i === plies.length - 1 ? LAST_MS : HOLD_MS;
    return [{ show, after: sceneAt(open, ply), length: show.motion.total + hold }];
  });
};
const frameOf = (open: OpenMatch, n: number, { show, after }: FilmStep, ms: number): FilmFrame => {
  const { ply, before, events, motion } = show;
  const moves = ms < motion.total;
  const shown = events.filter((_, i) => (motion.eventTimes[i] ?? 0) <= ms);
  const last = shown.findLast(({ kind }) => kind !== 'said') ?? shown.at(-1);
  const moving = new Set(motion.tracks.map(({ id }) => id));
  const still = before.nodes.filter((node) => node.kind !== 'piece' || !moving.has(node.id));
  const context = createFormatContext(open.match.players, before, after);
  return {
    scene: moves ? { ...before, nodes: still } : after,
    motion: moves ? { of: motion, ms } : null,
    n,
    seat: actingPlayer(open, ply)?.seat ?? null,
    dice: shown.flatMap((event) => (event.kind === 'rolled' ? event.dice : [])),
    text: last ? eventText(last, context) : '',
  };
};
/** Returns the frames of the steps of a span, in order. Each is made when it is asked for. Empty if nothing happened that the viewer may see. */
export const filmFrames = (open: OpenMatch, from: number, to: number): (() => FilmFrame)[] => {
  const steps = stepsOf(open, from, to);
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const faster = Math.max(1, total / (LONGEST_S * 1000));
  const stops = visibleSteps(open);
  const frames: (() => FilmFrame)[] = [];
  let begins = 0;
  for (const step of steps) {
    const n = stops.indexOf(step.show.ply);
    const tick = (1000 / FPS) * faster;
    for (let at = Math.ceil(begins / tick) * tick; at < begins + step.length; at += tick) {
      const ms = at - begins;
      frames.push(() => frameOf(open, n, step, ms));
    }
    begins += step.length;
  }
  return frames.slice(0, LONGEST_S * FPS);
};
/** Returns the first ply of the decision that a ply belongs to, with the responses to it. */
const decisionFrom = (open: OpenMatch, ply: number): number => {
  let from = ply;
  while (from > 1 && isMidway(open, from)) from--;
  return from;
};
/** Returns the first ply of the turn that the last step belongs to: all that its player decided in a row. */
export const lastTurnFrom = (open: OpenMatch): number => {
  let from = decisionFrom(open, open.steps.length - 1);
  const seat = actingPlayer(open, from)?.seat;
  while (from > 1) {
    const before = decisionFrom(open, from - 1);
    if (actingPlayer(open, before)?.seat !== seat) break;
    from = before;
  }
  return from;
};
