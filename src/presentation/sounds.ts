import { type Seat, SEATS } from '../core/seat.ts';
import { useSettings } from '../store/settings.ts';
import type { CueName } from './sound/cues.ts';
import type { Contact } from './sound/mix.ts';

/** The synthesiser with all recipes. It is loaded with the first sound. */
let player: Promise<typeof import('./sound/play.ts')> | null = null;
const loadPlayer = () => (player ??= import('./sound/play.ts'));

/** Returns the volume of the settings. It is 0 before the first touch of the page, and on a projector. */
const audibleVolume = (): number => {
  const { muted, volume, theme } = useSettings.getState();
  return muted || theme === 'projector' || !navigator.userActivation?.hasBeenActive ? 0 : volume;
};
/** Plays a sound at the volume of the settings. The faster its contact was, the louder and higher it is. */
export const sound = async (name: CueName, contact: Contact = {}): Promise<void> => {
  const volume = audibleVolume();
  if (volume > 0) (await loadPlayer()).play(name, contact, volume);
};
/** The pitch of each seat: notes of the melody that a match starts and ends with. */
const PITCHES = [4 / 3, 3 / 2, 1, 9 / 8];
/** Returns how many times higher a seat's chime is. */
export const pitchOf = (seat: Seat): number => PITCHES[SEATS.indexOf(seat)] ?? 1;

/** Plays the quiet of a room while a match is on the screen, if the settings say so. Returns a function that ends it. */
export const enterRoom = (): (() => void) => {
  let inside = true;
  const wanted = (): number => (inside && useSettings.getState().roomTone && !document.hidden ? audibleVolume() : 0);
  const follow = async (): Promise<void> => {
    if (wanted() > 0 || player) (await loadPlayer()).playRoom(wanted());
  };
  const unsubscribe = useSettings.subscribe(() => void follow());
  const change = (): void => void follow();
  document.addEventListener('visibilitychange', change);
  change();
  return () => {
    inside = false;
    unsubscribe();
    document.removeEventListener('visibilitychange', change);
    change();
  };
};
