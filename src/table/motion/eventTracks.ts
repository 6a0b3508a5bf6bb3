import type { TableEvent } from '../../core/event.ts';
import type { NodeId } from '../../core/scene.ts';
import { type Point, distance, samePoint } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import { radiusOf } from '../figures/pieces.ts';
import { atPoint } from './shotFilm.ts';
import { FLIP, SLIDE, type TrackState, TIP, type Track, stationaryTrack, turnedTrack, entryTrack } from './track.ts';

const LONGEST = 800;
const SHAKE = 280;
const FLASH = 360;

/** Returns the pieces that an event moves. */
export function movedIds(event: TableEvent): readonly NodeId[] {
  if (event.kind === 'moved') return [event.id];
  return 'ids' in event ? event.ids : [];
}

/** Returns the tracks of an event's pieces from a moment on (ms). */
export function eventTracks(event: TableEvent, clock: number, stage: TrackState): Track[] {
  const { actors, goals, cues, lasts, fight } = stage;
  return movedIds(event).flatMap((id): Track[] => {
    const actor = actors.get(id);
    const goal = goals.get(id);
    if (!actor || actor.gone) return goal ? entryTrack(goal, clock, stage) : [];
    const { node } = actor;
    const still = (action: Track['deed'], from: number, length: number, look = node): Track =>
      stationaryTrack(look, action, from, length);
    switch (event.kind) {
      case 'moved': {
        const path = samePoint(event.path[0] ?? node.at, node.at) ? event.path : [node.at, ...event.path];
        const to = clock + lasts(Math.min(LONGEST, SLIDE + pathLength(path) * 0.8));
        const turns = [node.facing ?? 0, goal?.facing ?? node.facing ?? 0] as const;
        actors.set(id, { node: { ...node, at: path.at(-1) ?? node.at, facing: turns[1] }, gone: false });
        cues.push({ at: to, cue: 'drop' });
        return [{ id, deed: 'walk', node, taped: true, from: clock, to, path, turns }];
      }
      case 'hit':
        cues.push({ at: clock, cue: 'knock' });
        return [still('shake', clock, lasts(SHAKE))];
      case 'wounded':
        cues.push({ at: clock + lasts(TIP), cue: 'fall' });
        if (goal) actors.set(id, { node: atPoint(goal, node.at), gone: false });
        return [
          still('tip', clock, lasts(TIP)),
          ...(goal ? [still('flash', clock + lasts(TIP), lasts(TIP), atPoint(goal, node.at))] : []),
        ];
      case 'removed':
        if (event.withdrawn) {
          actors.set(id, { node, gone: true });
          return [still('leave', clock, lasts(SLIDE))];
        }
        cues.push({ at: clock + lasts(TIP), cue: 'fall' });
        actors.set(id, { node, gone: true });
        return [still('tip', clock, lasts(TIP)), still('leave', clock + lasts(TIP), lasts(SLIDE))];
      case 'revealed': {
        if (!event.faces) return [turnedTrack(still('flash', clock, lasts(FLASH)), goal, stage)];
        const at = parted(event.ids, id, actors);
        const open = { ...node, ...event.faces[id], at };
        actors.set(id, { node: open, gone: false });
        // The hit comes once both faces have been visible.
        const begins = clock + lasts(FLIP);
        const blow = { ...still('burst', begins + fight.faced, fight.struck), id: `${id} burst` };
        const burst = id === event.ids[1] ? [blow] : [];
        cues.push({ at: clock + lasts(FLIP) / 2, cue: 'drop' });
        if (burst.length > 0) cues.push({ at: begins + fight.faced, cue: 'knock' });
        return [
          ...burst,
          { ...still('flip', clock, lasts(FLIP)), turned: open, path: [node.at, at] },
          still('stand', begins, fight.faced + fight.struck, open),
        ];
      }
      case 'restored':
      case 'scored':
        return [turnedTrack(still('flash', clock, lasts(FLASH)), goal, stage)];
      case 'rolled':
      case 'shot':
      case 'said':
      case 'over':
        return [];
    }
    return [];
  });
}

/** Returns where a piece shows its face. Two pieces that meet in one place move apart until neither hides the mark of the other. */
function parted(ids: readonly NodeId[], id: NodeId, actors: TrackState['actors']): Point {
  const [one, other] = ids.map((each) => actors.get(each)?.node);
  const at = actors.get(id)?.node.at ?? { x: 0, y: 0 };
  if (!one || !other || distance(one.at, other.at) >= radiusOf(one)) return at;
  const by = radiusOf(one) * (id === one.id ? -0.68 : 0.68);
  return { x: at.x + by, y: at.y - by };
}
