import { deepEqual } from '../core/equality.ts';
import type { AnyGame } from '../core/game.ts';
import { type Match, replaySteps } from '../core/match.ts';
import { type ArrangedTable, matchFromTable } from '../core/position/arrangedTable.ts';
import { refuseStartingPosition } from '../storage/matchFile.ts';
import { lessonToText, parseLesson } from './file.ts';
import type { Lesson } from './lesson.ts';

/** Returns a match that begins with the table of a record, without its actions. Null if the game cannot arrange that table. */
const arranged = (game: AnyGame, match: Match, state: unknown): Match | null => {
  const position = game.arrange?.read(state);
  const turn = game.turn(state);
  if (!position || !('to' in turn) || turn.midway || turn.opening) return null;
  const table: ArrangedTable = {
    options: match.options as ArrangedTable['options'],
    seats: match.players.map(({ seat }) => seat),
    position,
  };
  const made = { ...matchFromTable(game, table), options: match.options };
  return refuseStartingPosition(game, made) ? null : made;
};
/** Returns a part of a lesson with each of its texts in one language, where it has that one. */
const inOneLanguage = <Part>(part: Part, language: 'en' | 'ru'): Part =>
  JSON.parse(JSON.stringify(part), (_, value: unknown) => {
    const text = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[language] : undefined;
    return typeof text === 'string' ? { [language]: text } : value;
  }) as Part;
/** Returns the options of a match that are not the usual ones. */
const withoutDefaults = (game: AnyGame, options: unknown): Match['options'] => {
  const usual = game.schema.options.parse({}) as Readonly<Record<string, unknown>>;
  const own = Object.entries(options as Readonly<Record<string, unknown>>);
  return Object.fromEntries(own.filter(([key, value]) => !deepEqual(value, usual[key])));
};
/** Whether a lesson of one step can be played: it reads back, and has the pieces that its step points at. */
const isSound = (game: AnyGame, lesson: Lesson): boolean => {
  const [match] = lesson.matches;
  if (!match || 'error' in parseLesson(lessonToText(lesson))) return false;
  const { state } = [...replaySteps(game, match)].at(-1) ?? {};
  const nodes = new Set(game.scene(game.view(state, 'all')).nodes.map(({ id }) => id));
  return (lesson.steps[0]?.points ?? []).every((id) => nodes.has(id));
};
/** Which step of a lesson is wanted, with the record that ends with its table, and the language of its texts. */
interface OneStep {
  readonly at: number;
  readonly match: Match;
  readonly language: 'en' | 'ru';
}
/**
 * Returns one step of a lesson as a puzzle of its own, to be sent as a short link. The actions of its record are left out if the
 * game can arrange the table instead. Null if there is no such step.
 */
export const oneStep = (game: AnyGame, lesson: Lesson, { at: i, match, language }: OneStep): Lesson | null => {
  const whole = lesson.steps[i];
  if (!whole) return null;
  const step = inOneLanguage(whole, language);
  const { state } = [...replaySteps(game, match)].at(-1) ?? {};
  const nameless = {
    ...match,
    options: withoutDefaults(game, match.options),
    players: match.players.map(({ seat }) => ({ seat, name: '' })),
  };
  const tables = [arranged(game, nameless, state), nameless].filter((table) => table !== null);
  const made = tables.map((table): Lesson => {
    const at: [number, number] = [0, table.entries.length];
    return { ...lesson, sort: 'puzzle', name: step.name, about: step.name, matches: [table], steps: [{ ...step, at }] };
  });
  return made.find((each) => isSound(game, each)) ?? null;
};
