export const THEMES = ['light', 'dark', 'projector'] as const;
/** How long a bot's action stays before the next one: `press` waits for a press. */
export const PACES = ['quick', 'normal', 'slow', 'press'] as const;
export type BotPace = (typeof PACES)[number];
/** Takes a value as it was read: what is no good becomes the default. */
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
const names: Reader<string[]> = (value) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : [];
/** What a player sets for this device, never part of a match: read by hand, for the first screen waits for it and has no schemas yet. */
const READERS = {
  language: oneOf(['en', 'ru'], undefined),
  theme: oneOf(THEMES, undefined),
  volume: (value: unknown): number => (typeof value === 'number' && value >= 0 && value <= 1 ? value : 0.5),
  muted: flag(false),
  calm: (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined),
  teacher: flag(false),
  dice: oneOf(['seed', 'hand'], 'seed'),
  /** Whether what the hand's tremor would make of an aim is tried out. */
  fan: flag(true),
  /** Whether the hidden shares of all enemies are shown beside them. */
  outlook: flag(false),
  /** Whether the camera keeps still; else it is led to what matters. */
  still: flag(false),
  /** Whether a flick and a gun are pushed forward to aim; else they are pulled back. */
  pushes: flag(false),
  /** Whether letters and digits act wherever the focus is, not only on the table. */
  letters: flag(true),
  /** Whether the first matches explain themselves, and the names of the hints that have been read. */
  hints: flag(true),
  hinted: names,
  /** Whether the strongest bot may be asked for advice. */
  coach: flag(false),
  /** The lessons and puzzles that have been finished, as `game/name`. */
  learned: names,
  pace: oneOf(PACES, 'normal'),
  seating: oneOf(['side', 'opposite'], 'side'),
};
type Read = { [Key in keyof typeof READERS]: ReturnType<(typeof READERS)[Key]> };
/** The settings of a device; absent are those that follow the device itself. */
export type Settings = Omit<Read, 'language' | 'theme' | 'calm'> & Partial<Pick<Read, 'language' | 'theme' | 'calm'>>;
const KEY = 'mera.settings';

const readStored = (): Readonly<Record<string, unknown>> => {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>) };
  } catch {
    return {};
  }
};
/** The settings of this device; what is missing or damaged takes its default. */
export const readSettings = (): Settings => {
  const read = readStored();
  return Object.fromEntries(Object.entries(READERS).map(([key, reader]) => [key, reader(read[key])])) as Settings;
};
/** Keeps the settings; where the browser keeps nothing they last until the page closes. */
export const writeSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that forbids storage still plays.
  }
};
/** Hears when another window of this device writes its settings; returns how to stop listening. */
export const onSettingsChange = (written: () => void): (() => void) => {
  // Without a key all was cleared.
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) written();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};
