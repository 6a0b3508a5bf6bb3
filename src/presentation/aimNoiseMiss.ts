import type { ShotEvent } from '../core/event.ts';
import { landingOf } from '../core/shots/trajectory.ts';
import { type OpenMatch, stateAtPly } from '../store/matchStore.ts';

/** Whether a shell missed its target only because of the aim noise: without the noise it would have hit. */
export const isMissByAimNoise = (open: OpenMatch, ply: number, shot: ShotEvent): boolean => {
  const { act, aim, on } = shot;
  const action = open.match.entries[ply - 1]?.action;
  if (act.kind !== 'shell' || on === undefined || action === undefined || landingOf(shot)?.on === on) return false;
  const trembled = act.bearing !== aim.bearing || act.lift !== aim.lift || act.power !== aim.power;
  if (!trembled) return false;
  const { game, viewer } = open;
  return game.preview?.(game.view(stateAtPly(open, ply - 1), viewer), action)?.side?.struck === on;
};
