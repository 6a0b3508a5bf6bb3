import { AIM_CONTROLS } from '../core/aim.ts';
import { deepEqual } from '../core/equality.ts';
import type { AnyGame } from '../core/game.ts';
import { type Match, matchSchema, replaySteps } from '../core/match.ts';
import { type SavedMistake, savedMistakes } from '../storage/namedStores.ts';
import type { Lesson } from './lesson.ts';

const DAY = 86_400_000;
/** After how many days a mistake is shown: first, and after each success. After the last success it is done. */
const WAITS = [1, 3, 9] as const;
/** The prefix of mistakes in the address. No lesson has it. */
const MISTAKE = 'mistake.';
/** Whether a lesson id in the address is one of the player's mistakes. */
export const isMistake = (id: string): boolean => id.startsWith(MISTAKE);

/** A mistake of a match that is practised as a puzzle, and its id in the address. */
export interface Mistake extends Omit<SavedMistake, 'name' | 'match'> {
  readonly id: string;
  /** The match up to the table of the mistake. */
  readonly match: Match;
}
const parsed = ({ name, match, ...rest }: SavedMistake): Mistake | null => {
  const { data } = matchSchema.safeParse(match);
  return data?.game === rest.game ? { ...rest, id: MISTAKE + name, match: data } : null;
};
const saved = ({ id, ...mistake }: Mistake): SavedMistake => ({ ...mistake, name: id.slice(MISTAKE.length) });
/** Whether a mistake is to be shown now. A day that a wrong clock has set too far ahead has come too. */
const isDue = ({ due }: Pick<Mistake, 'due'>, now: number): boolean => due <= now || due > now + 2 * WAITS[2] * DAY;
/** Returns in how many days a mistake is shown again, 0 if it is due. */
export const daysUntil = (mistake: Pick<Mistake, 'due'>, now: number): number =>
  isDue(mistake, now) ? 0 : Math.ceil((mistake.due - now) / DAY);
/** Returns the player's mistakes in a game, those that are due first, and removes the damaged ones. `dropped` counts these. */
export const readMistakes = (game: string, now: number): { readonly mistakes: Mistake[]; readonly dropped: number } => {
  const damaged = savedMistakes.dropDamaged();
  const kept = savedMistakes.read(game);
  const mistakes = kept.flatMap((each) => parsed(each) ?? []);
  const broken = kept.filter((each) => parsed(each) === null);
  for (const each of broken) savedMistakes.forget(each);
  const dropped = broken.length + damaged;
  return { mistakes: mistakes.toSorted((a, b) => daysUntil(a, now) - daysUntil(b, now) || a.due - b.due), dropped };
};
/** Returns the next mistake of a game that is due, besides one, or null. */
export const nextDue = (game: string, besides: string, now: number): Mistake | null =>
  readMistakes(game, now).mistakes.find((each) => each.id !== besides && isDue(each, now)) ?? null;
/** Saves a new mistake, to be shown in a day. `name` is the same for the same mistake. False if the browser saves nothing. */
export const keepMistake = (
  { name, ...mistake }: Pick<SavedMistake, 'name' | 'instead' | 'best' | 'done'> & { readonly match: Match },
  now: number,
): boolean =>
  savedMistakes.keep(
    saved({ ...mistake, id: MISTAKE + name, game: mistake.match.game, solved: 0, due: now + WAITS[0] * DAY }),
  );
/** Removes a mistake. False if the browser saves nothing. */
export const forgetMistake = ({ game, id }: Pick<Mistake, 'game' | 'id'>): boolean =>
  savedMistakes.forget({ game, name: id.slice(MISTAKE.length) });

/** Returns a mistake after it has been solved: shown later, or null when it is done. Before its day nothing changes. */
export const afterSuccess = (mistake: Mistake, now: number): Mistake | null => {
  if (!isDue(mistake, now)) return mistake;
  const wait = WAITS[mistake.solved + 1];
  return wait === undefined ? null : { ...mistake, solved: mistake.solved + 1, due: now + wait * DAY };
};
/** Returns a mistake after a wrong answer: it starts again at the first wait. */
export const afterFailure = (mistake: Mistake, now: number): Mistake => ({
  ...mistake,
  solved: 0,
  due: now + WAITS[0] * DAY,
});
/** Saves what a practice has changed, and removes a mistake that is done. False if the browser saves nothing. */
export const saveProgress = (before: Mistake, after: Mistake | null): boolean =>
  after === null ? forgetMistake(before) : savedMistakes.keep(saved(after));

/** What two actions with the same meaning may differ in: their path or place, and their aim. */
const FREE: ReadonlySet<string> = new Set(['path', 'at', ...AIM_CONTROLS]);
const meaningOf = (action: unknown): unknown =>
  typeof action === 'object' && action !== null
    ? Object.fromEntries(Object.entries(action).map(([key, value]) => [key, FREE.has(key) ? true : value]))
    : action;
/** Whether two actions mean the same: the same kind, piece and target. Paths, places and aims may differ. */
export const sameMeaning = (one: unknown, other: unknown): boolean => deepEqual(meaningOf(one), meaningOf(other));
/** Judges a practice by its first action. Its record and the ply where it began are given. */
export const judgeMistake = (
  { instead }: Pick<Mistake, 'instead'>,
  entries: Match['entries'],
  from: number,
): 'met' | 'missed' | 'open' => {
  const entry = entries[from];
  if (!entry) return 'open';
  return sameMeaning(entry.action, instead) ? 'met' : 'missed';
};
/** Returns the table of a mistake, or null if its record or the coach's action does not fit the rules. */
export const tableOf = (game: AnyGame, { match, instead }: Mistake): unknown => {
  try {
    const steps = [...replaySteps(game, { ...match, options: game.schema.options.parse(match.options) })];
    const state = steps.at(-1)?.state;
    return steps.length === match.entries.length + 1 && game.refuse(state, instead) === null ? state : null;
  } catch {
    return null;
  }
};

/** The texts of a mistake's lesson, in the reader's language. */
interface MistakeTexts {
  readonly name: string;
  readonly text: string;
  readonly told: string;
  readonly hint: string;
}
const alike = (text: string) => ({ en: text, ru: text });
/** Returns a mistake as a puzzle of one step. It is judged by `judgeMistake`: no event of the rules shows its goal. */
export const mistakeLesson = ({ match }: Mistake, { name, text, told, hint }: MistakeTexts): Lesson => ({
  format: 'mera-lesson-3',
  game: match.game,
  sort: 'puzzle',
  name: alike(name),
  about: {},
  matches: [match],
  steps: [
    {
      kind: 'do',
      at: [0, match.entries.length],
      name: alike(name),
      text: alike(text),
      aims: [{ kind: 'rule', rule: '' }],
      told: alike(told),
      hint: alike(hint),
    },
  ],
});
