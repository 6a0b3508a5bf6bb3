export const THEMES = ['light', 'dark', 'projector'] as const;
/** How long a bot's action is shown before the next one. `press` waits for the player. */
export const PACES = ['quick', 'normal', 'slow', 'press'] as const;
export type BotPace = (typeof PACES)[number];
/** How much the app helps a player. `guided`: the primary button proposes actions. `normal`: they are suggested on request. `off`: not at all. */
export const HELP_LEVELS = ['guided', 'normal', 'off'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];
/** How much of a target, a move and an answer is spoken. */
export const SPOKEN_DETAILS = ['brief', 'normal', 'full'] as const;
export type SpokenDetail = (typeof SPOKEN_DETAILS)[number];
/** Converts a stored value; an invalid one becomes the default. */
type Reader<Value> = (value: unknown) => Value;
const flag =
  (usual: boolean): Reader<boolean> =>
  (value) =>
    typeof value === 'boolean' ? value : usual;
const oneOf =
  <const Name extends string, const Usual extends string | undefined>(
    names: readonly Name[],
    usual: Usual,
  ): Reader<Name | Usual> =>
  (value) =>
    names.find((name) => name === value) ?? usual;
const choice: Reader<boolean | undefined> = (value) => (typeof value === 'boolean' ? value : undefined);
const names: Reader<string[]> = (value) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : [];
/** The settings of this device, never part of a match. They are read by hand because the first screen waits for them and has no schemas yet. */
const READERS = {
  language: oneOf(['en', 'ru'], undefined),
  theme: oneOf(THEMES, undefined),
  volume: (value: unknown): number => (typeof value === 'number' && value >= 0 && value <= 1 ? value : 0.5),
  muted: flag(false),
  /** Whether the quiet of a room is heard under the sounds of a match. */
  roomTone: flag(false),
  /** Whether phones vibrate at hits. */
  vibrates: flag(true),
  calm: choice,
  /** Whether the card of a match shows the text of the rule of what is selected. */
  ruleText: flag(false),
  dice: oneOf(['seed', 'hand'], 'seed'),
  /** Whether aims are tested with hand shake. Missing: with guided help. */
  fan: choice,
  /** Whether the cover of all enemies is shown beside them. */
  outlook: flag(false),
  /** Whether the camera stays still instead of following the action. */
  still: flag(false),
  /** Whether tables are drawn plain instead of painted with light and shadows. */
  plainTable: flag(false),
  /** Whether flicks and guns are aimed by pushing forward instead of pulling back. */
  pushes: flag(false),
  /** Whether letters and digits work everywhere, not only on the table. */
  letters: flag(true),
  /** Whether first matches show hints, and which hints have been read. */
  hints: flag(true),
  hinted: names,
  /** The help that a player starts a match with. */
  help: oneOf(HELP_LEVELS, 'guided'),
  /** The games of which a match has been finished here. `guided` is `normal` in them. */
  finished: names,
  /** Whether letting go of a piece moves it. Missing: not on phones. */
  dropMoves: choice,
  /** Whether letting go of a piece on an enemy attacks without asking. */
  dropAttacks: flag(false),
  /** The finished lessons and puzzles, as `game/name`. */
  learned: names,
  /** The puzzles that are not solved yet and were answered wrong, in the same form. */
  missed: names,
  /** How many puzzles have been solved in a row at the first try. */
  streak: (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0),
  pace: oneOf(PACES, 'normal'),
  /** How much is spoken to a screen reader. */
  spoken: oneOf(SPOKEN_DETAILS, 'normal'),
  /** Whether short sounds say that a key found nothing or was refused, and where the enemies are. */
  earcons: flag(false),
  seating: oneOf(['side', 'opposite'], 'side'),
};
type Read = { [Key in keyof typeof READERS]: ReturnType<(typeof READERS)[Key]> };
/** The settings of a device. Missing ones follow the system. */
export type Settings = Omit<Read, Unset> & Partial<Pick<Read, Unset>>;
type Unset = 'language' | 'theme' | 'calm' | 'dropMoves' | 'fan';
export const SETTINGS_KEY = 'mera.settings';

/** Returns the settings in a stored value. Missing or damaged ones have their defaults. */
export const parseSettings = (stored: unknown): Settings => {
  const read = { ...(typeof stored === 'object' ? (stored as Readonly<Record<string, unknown>>) : {}) };
  return Object.fromEntries(Object.entries(READERS).map(([key, reader]) => [key, reader(read[key])])) as Settings;
};
/** The settings on this device, as `persist` of zustand stores them. If the browser saves nothing, they last until the page closes. */
export const settingsStorage = {
  getItem: (key: string): { state: Settings } | null => {
    try {
      return { state: parseSettings(JSON.parse(localStorage.getItem(key) ?? 'null')) };
    } catch {
      return null;
    }
  },
  setItem: (key: string, { state }: { readonly state: Settings }): void => {
    try {
      localStorage.setItem(key, JSON.stringify(state));
    } catch {
      // The app works without storage too.
    }
  },
  removeItem: (key: string): void => localStorage.removeItem(key),
};
/** Calls back when another window changes the settings. Returns a function that stops it. */
export const onSettingsChange = (written: () => void): (() => void) => {
  // Without a key everything was cleared.
  const heard = ({ key }: StorageEvent): void => {
    if (key === SETTINGS_KEY || key === null) written();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};
