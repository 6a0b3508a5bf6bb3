// The id of a choice is unique in its position, and is the same whenever the position is asked again.
import { expect } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { matchSchema } from '../../src/core/match.ts';
import { asView } from '../../src/core/view.ts';
import { changeLanguage } from '../../src/i18n/index.ts';
import { fieldsOf, type OptionField } from '../../src/ui/starting/form.ts';
import { replay } from '../replay.ts';
import { matchOf, play } from '../walk.ts';
import { forLooks, forWalks, offeredOn } from './walks.ts';

type Choices = readonly Choice<unknown>[];
const idsOf = (choices: Choices): string[] => choices.map(({ id }) => id);
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** Returns what is wrong with the ids of a table's choices: two are the same, or a copy of the table gives other ids. */
export const idFaults = (game: AnyGame, view: unknown, choices: Choices = game.choices(asView(view))): string[] => {
  const ids = idsOf(choices);
  const again = idsOf(game.choices(asView(copyOf(view))));
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two choices have the id ${id}`);
  return again.join('\n') === ids.join('\n') ? twice : [...twice, 'a copy of the table gives other ids'];
};
/** Of a replayed match every tenth table is asked again, in the other language. */
const EVERY = 10;
/** Checks that an id means the same throughout a match: the same kind of choice, of the same piece, at the same target. */
const checkMeanings = (choices: Choices, meanings: Map<string, string>): void => {
  for (const choice of choices) {
    const meaning = JSON.stringify([choice.kind, choice.piece, choice.kind === 'do' ? choice.target : null]);
    expect(meanings.get(choice.id) ?? meaning, choice.id).toBe(meaning);
    meanings.set(choice.id, meaning);
  }
};
/** Returns all values of a switch or a list. */
const valuesOf = ({ input }: OptionField): readonly unknown[] => {
  if (input.kind === 'switch') return [false, true];
  return input.kind === 'list' ? input.values : [];
};
/** Returns options with one of them at a value, and with the values of others with which it matters. */
const withOption = (fields: readonly OptionField[], key: string, value: unknown): Record<string, unknown> => {
  const when = Object.entries(fields.find((field) => field.key === key)?.when ?? {});
  const others = when.map(([other, wanted]) => withOption(fields, other, Array.isArray(wanted) ? wanted[0] : wanted));
  return Object.assign({ [key]: value }, ...others) as Record<string, unknown>;
};
/** Matches start with every value of every option, because most rare choices belong to set-up. */
const BEGINNING = 6;
const checkBeginnings = (game: AnyGame): void => {
  const fields = fieldsOf(game);
  for (const field of fields)
    for (const value of valuesOf(field)) {
      const options = withOption(fields, field.key, value);
      if (!game.schema.options.safeParse(options).success) continue;
      for (const { view } of play(game, matchOf(game, 'ids', options), BEGINNING, {}, 1))
        expect(idFaults(game, view), `${field.key}: ${String(value)}`).toEqual([]);
    }
};
/** Runs the law over the matches that were walked, and over the first plies of others. */
export const identityLaw = async (game: AnyGame): Promise<void> => {
  await changeLanguage('en');
  checkBeginnings(game);
  forLooks(game, ({ view }) => expect(idFaults(game, view, offeredOn(game, view))).toEqual([]));
  await changeLanguage('ru');
  forWalks(game, ({ match, looks }) => {
    const meanings = new Map<string, string>();
    const { steps } = replay(game, matchSchema.parse(copyOf(match)));
    for (const { ply, turn, view } of looks) {
      const choices = offeredOn(game, view);
      checkMeanings(choices, meanings);
      if (ply % EVERY !== 0) continue;
      const again = game.choices(game.view(steps[ply - 1]?.state, turn.to));
      expect(idsOf(again), 'replayed, in the other language').toEqual(idsOf(choices));
    }
  });
  await changeLanguage('en');
};
