import { z } from '../core/schema.ts';

export const THEMES = ['light', 'dark', 'projector'] as const;
/** How long a bot's action stays before the next one: `press` waits for a press. */
export const PACES = ['quick', 'normal', 'slow', 'press'] as const;
export type BotPace = (typeof PACES)[number];
/** What a player sets for this device: never part of a match. */
const settingsSchema = z.object({
  language: z.enum(['en', 'ru']).optional().catch(undefined),
  theme: z.enum(THEMES).optional().catch(undefined),
  volume: z.number().min(0).max(1).catch(0.5),
  muted: z.boolean().catch(false),
  calm: z.boolean().optional().catch(undefined),
  teacher: z.boolean().catch(false),
  dice: z.enum(['seed', 'hand']).catch('seed'),
  /** Whether what the hand's tremor would make of an aim is tried out. */
  fan: z.boolean().catch(false),
  /** Whether the hidden shares of all enemies are shown beside them. */
  outlook: z.boolean().catch(false),
  /** Whether the camera keeps still; else it is led to what matters. */
  still: z.boolean().catch(false),
  /** Whether a flick and a gun are pushed forward to aim; else they are pulled back. */
  pushes: z.boolean().catch(false),
  /** Whether letters and digits act wherever the focus is, not only on the table. */
  letters: z.boolean().catch(true),
  /** Whether the first matches explain themselves, and the names of the hints that have been read. */
  hints: z.boolean().catch(true),
  hinted: z.array(z.string()).catch([]),
  pace: z.enum(PACES).catch('normal'),
  seating: z.enum(['side', 'opposite']).catch('side'),
});
export type Settings = z.infer<typeof settingsSchema>;
const KEY = 'mera.settings';

/** The settings of this device; what is missing or damaged takes its default. */
export const readSettings = (): Settings => {
  try {
    return settingsSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return settingsSchema.parse({});
  }
};
/** Keeps the settings; where the browser keeps nothing they last until the page closes. */
export const writeSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that forbids storage still plays.
  }
};
