import type { AttackCue } from '../../core/luck.ts';
import type { PieceNode } from '../../core/scene.ts';
import { type Point, pointToward, distance } from '../../geometry/point.ts';
import { radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import { HIT_STOP, type Projectile, type TrackState, type Track, stationaryTrack } from './track.ts';

type How = NonNullable<AttackCue['how']>;
/** The times that each takes to arrive, and then to fade, ms. */
const FLIGHT: Readonly<Record<How, readonly [number, number]>> = {
  blow: [170, 220],
  shot: [260, 240],
  lob: [560, 320],
  blast: [140, 320],
};
/** The sound cue of each, played when it starts or when it arrives. */
const HEARD = {
  blow: { cue: 'blow', late: true },
  shot: { cue: 'shot', late: false },
  lob: { cue: 'blast', late: true },
  blast: { cue: 'blast', late: false },
} as const;

/**
 * Returns the projectiles of attacks, the strokes of the attackers, and when all have arrived. All start at once, but blasts
 * start when the others have arrived.
 */
export function withProjectiles(
  dealt: readonly AttackCue[],
  clock: number,
  stage: TrackState,
): { readonly crossings: Projectile[]; readonly tracks: Track[]; readonly end: number } {
  const crossings: Projectile[] = [];
  const tracks: Track[] = [];
  let end = clock;
  for (const spreads of [false, true]) {
    const begun = end;
    for (const each of dealt) {
      const { how } = each;
      const crossing = how && (how === 'blast') === spreads ? crossingOf(each, how, begun, stage) : null;
      if (!how || !crossing) continue;
      crossings.push(crossing);
      const stop = how === 'blow' && !stage.reducedMotion ? HIT_STOP : 0;
      end = Math.max(end, crossing.hits + stop);
      const by = stage.actors.get(each.by)?.node;
      if (how === 'blow' && by) tracks.push(strokeOf(by, crossing, stop));
      if (how === 'blow') stage.blows.set(each.on, directionOf(crossing));
      const { cue, late } = HEARD[how];
      stage.cues.push({ at: late ? crossing.hits : crossing.from, cue });
    }
  }
  return { crossings, tracks, end };
}

function crossingOf({ by, on }: AttackCue, how: How, from: number, { actors, lasts }: TrackState): Projectile | null {
  const [one, other] = [actors.get(by), actors.get(on)];
  if (!one || !other || other.gone || one.node.id === other.node.id) return null;
  const [flight, out] = FLIGHT[how];
  const hits = from + lasts(flight);
  const r = seenRadiusOf(other.node);
  return { how, from, hits, to: hits + lasts(out), path: wayBetween(one.node, other.node, how), r };
}

/** Returns the path from the edge of one piece to the edge of the other. A lob or blast ends at the other's centre. */
function wayBetween(one: PieceNode, other: PieceNode, how: How): readonly [Point, Point] {
  const far = distance(one.at, other.at);
  const out = Math.min(far / 2, radiusOf(one));
  const part = { shot: 0.6, blow: 1, lob: 0, blast: 0 }[how];
  const short = Math.min(far / 2, radiusOf(other) * part);
  return [how === 'blast' ? one.at : pointToward(one.at, other.at, out), pointToward(one.at, other.at, far - short)];
}

/** How far a stroke moves towards its target, in radii of the attacker. */
const LEAN = 0.55;
/** Returns the stroke of an attacker: forward, still for `stop` ms while it hits, and back beyond its place. */
function strokeOf(by: PieceNode, { from, hits, path }: Projectile, stop: number): Track {
  const stroke = stationaryTrack(by, 'lunge', from, 2 * (hits - from) + stop);
  return { ...stroke, path: [by.at, pointToward(by.at, path[1], radiusOf(by) * LEAN)] };
}
/** Returns the direction of a projectile, as a unit vector. */
function directionOf({ path: [from, to] }: Projectile): Point {
  const far = distance(from, to) || 1;
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
}
