// What every text of a game must keep (law 6).
import { asView } from '../../src/core/view.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Message } from '../../src/core/message.ts';
import { fieldsOf, type OptionField, valueKey } from '../../src/ui/starting/form.ts';
import { textsOf } from '../help.ts';
import { checkLooks } from './scenes.ts';
import { forLooks, offeredOn } from './walks.ts';
import { forWrongs } from './wrong.ts';

/** The text keys of all values of a list, under every value of the option on which they hang. */
const namesOf = (fields: readonly OptionField[], field: OptionField): string[] => {
  const { input, textBy } = field;
  const on = fields.find(({ key }) => key === textBy)?.input;
  const others = on?.kind === 'list' ? on.values.map((value) => ({ [textBy ?? '']: value })) : [{}];
  return input.kind === 'list'
    ? input.values.flatMap((value) => others.map((values) => valueKey(field, value, values)))
    : [];
};

const valuesOf = (message: Message): string => Object.keys(message.values ?? {}).join(',');
const sentencesOf = (texts: Record<string, string>, name: string): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    key === name || key.replace(/_(one|few|many|other)$/, '') === name ? [text] : [],
  );
const wantsOf = (texts: Record<string, string>, name: string): string[] =>
  [
    ...new Set(
      sentencesOf(texts, name).flatMap((text) =>
        [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map(([, wanted]) => (wanted === 'count' ? 'n' : (wanted ?? ''))),
      ),
    ),
  ].sort();

/** Law 6, for a game. */
export const textsLaw = (id: string, game: AnyGame): void => {
  describe('law 6', () => {
    let said: Set<string>;
    let rules: Set<string>;
    beforeAll(() => {
      said = new Set();
      rules = new Set();
      const note = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        if ('key' in value && typeof value.key === 'string' && value.key.includes(':'))
          said.add(`${value.key} ${valuesOf(value as Message)}`);
        if ('rule' in value && typeof value.rule === 'string') rules.add(value.rule);
        Object.values(value).forEach(note);
      };
      forLooks(game, ({ view, turn, after }) => {
        const choices = offeredOn(game, view);
        note([turn, choices, after.events, game.scene(asView(view))]);
        for (const choice of enabledChoices(choices)) {
          const preview = game.preview?.(asView(view), choice.kind === 'do' ? choice.action : choice.example());
          note(preview);
          checkLooks(game.sprites, preview?.nodes ?? []);
        }
      });
      forWrongs(game, ({ refusal }) => note(refusal));
      const briefOf = (options: object) => game.brief(game.schema.options.parse(options));
      note([briefOf({}), (game.presets ?? []).map((preset) => briefOf(preset.options as object))]);
      game.hints?.forEach((hint) => said.add(`${id}:hint.${hint.id} measure`));
      Object.keys(game.bots).forEach((bot) => said.add(`${id}:bot.${bot} `));
      ['name', 'blurb'].forEach((key) => said.add(`${id}:${key} `));
    });
    const texts = Object.fromEntries(
      (['en', 'ru'] as const).map((language) => [language, textsOf(id, language)]),
    ) as Record<'en' | 'ru', Record<string, string>>;
    const shell = Object.fromEntries(
      (['en', 'ru'] as const).map((language) => [
        language,
        (JSON.parse(readFileSync(`src/i18n/${language}.json`, 'utf8')) as Record<string, Record<string, string>>)[
          'core'
        ] ?? {},
      ]),
    ) as Record<'en' | 'ru', Record<string, string>>;

    // Sabotages: the Russian text of `event.closes` was misnamed; the English one of `event.nobodyNear` asked for a value no rule gives.
    test.each(['en', 'ru'] as const)(
      'every message said has its sentence in %s, with no value it is not given',
      (language) => {
        for (const each of said) {
          const [key = '', values = ''] = each.split(' ');
          const [namespace, name] = key.split(':') as [string, string];
          const sentences = sentencesOf(namespace === 'core' ? shell[language] : texts[language], name);
          expect(sentences, `${key} in ${language}`).not.toEqual([]);
          const given = values.split(',');
          for (const sentence of sentences) {
            for (const [, wanted] of sentence.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)) {
              const has = given.includes(wanted ?? '') || (wanted === 'n' && given.includes('count'));
              expect(has, `${key} in ${language} wants ${wanted}`).toBe(true);
            }
          }
        }
      },
    );

    // Sabotage: a Russian plural form was misspelt.
    test('English and Russian have the same texts with the same values, and Russian all its plurals', () => {
      const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
      const stems = (language: 'en' | 'ru') => [...new Set(Object.keys(texts[language]).map(stem))].sort();
      expect(stems('ru')).toEqual(stems('en'));
      for (const key of stems('en')) {
        expect(wantsOf(texts.ru, key), key).toEqual(wantsOf(texts.en, key));
        if (`${key}_other` in texts.en) {
          expect(
            Object.keys(texts.ru).filter((each) => stem(each) === key && each !== key).length,
            `plurals of ${key}`,
          ).toBe(4);
        }
      }
    });

    // Sabotages: an event of a walk cited TS-99; so did a missed attack.
    test('every rule named stands in the rulebook, with a name, in both languages', () => {
      for (const rule of rules) {
        for (const language of ['en', 'ru'] as const) {
          expect(texts[language], `${rule} in ${language}`).toHaveProperty([rule]);
          expect(texts[language], `${rule} in ${language}`).toHaveProperty([`${rule}.name`]);
        }
      }
      expect(rules.size).toBeGreaterThan(0);
    });

    // Sabotage: the Russian text of the option `counter.once` was misspelt.
    test('every option, and every value of a list, has its words', () => {
      for (const field of fieldsOf(game)) {
        const keys = [`option.${field.key}`, ...namesOf(fieldsOf(game), field)];
        for (const key of keys)
          for (const language of ['en', 'ru'] as const)
            expect(texts[language], `${key} in ${language}`).toHaveProperty([key]);
        for (const rule of [field.rule, ...Object.values(field.rules)])
          if (rule !== null) expect(texts.en).toHaveProperty([rule]);
      }
    });
  });
};
