/** How far a match has been told: the step, and how many of its events. */
export interface AnnouncedUpTo {
  readonly ply: number;
  readonly events: number;
  readonly steps: number;
}
/** What is to be told now: events from one on (`to`: before which), of steps in order; whether one looks back, or steps were taken back. */
export interface Announcement {
  readonly tell: readonly { readonly ply: number; readonly from: number; readonly to?: number }[];
  readonly how: 'on' | 'past' | 'takenBack' | 'silent';
}

const MOST = 6;
/** What is new since it was last told, when `ply` is the step looked at and `events` of it have been shown, of so many `steps` in all. */
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
