/** How far a match has been announced: the ply, how many of its events, and how many steps there were. */
export interface AnnouncedUpTo {
  readonly ply: number;
  readonly events: number;
  readonly steps: number;
}
/**
 * What must be announced now: of some steps in order the events from one up to before another. `how` separates a look back and an
 * undo from play that goes on.
 */
export interface Announcement {
  readonly tell: readonly { readonly ply: number; readonly from: number; readonly to?: number }[];
  readonly how: 'on' | 'past' | 'takenBack' | 'silent';
}

const MOST = 6;
/**
 * Returns what is new since the last announcement. `ply` is the step looked at, `events` is how many of its events have
 * been shown, and `steps` counts all steps.
 */
export const newAnnouncements = (heard: AnnouncedUpTo, { ply, events, steps }: AnnouncedUpTo): Announcement => {
  const now = ply === steps - 1;
  if (ply === heard.ply && events <= heard.events) return { tell: [], how: 'silent' };
  if (steps < heard.steps && now) return { tell: [], how: 'takenBack' };
  const on = ply >= heard.ply && (now || steps > heard.steps || ply === heard.ply);
  if (!on) return { tell: [{ ply, from: 0, to: events }], how: 'past' };
  const first = Math.max(heard.ply, ply - MOST);
  const tell = Array.from({ length: ply - first + 1 }, (_, i) => ({
    ply: first + i,
    from: first + i === heard.ply ? heard.events : 0,
    ...(first + i === ply ? { to: events } : {}),
  }));
  return { tell, how: 'on' };
};
