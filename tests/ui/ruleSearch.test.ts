import { beforeAll, describe, expect, test } from 'vitest';
import { changeLanguage, ruleIds } from '../../src/i18n/index.ts';
import { entryOf } from '../../src/ui/rulebook/chapters.ts';
import { createRuleSearch, stemOf } from '../../src/ui/rulebook/ruleSearch.ts';

/** Questions as players type them, also with mistakes, and the rules that answer them. */
const QUESTIONS: Readonly<Record<'en' | 'ru', readonly (readonly [game: string, question: string, rule: string])[]>> = {
  en: [
    ['toy-soldiers', 'why can’t he shoot?', 'TS-13'],
    ['toy-soldiers', 'how far can a soldier run', 'TS-08'],
    ['toy-soldiers', 'who goes first?', 'TS-03'],
    ['toy-soldiers', 'what happens when I attack', 'TS-09'],
    ['toy-soldiers', 'can the enemy hit back', 'TS-12'],
    ['toy-soldiers', 'how do I win', 'TS-04'],
    ['toy-soldiers', 'why can I not move this soldier again', 'TS-06'],
    ['sci-fi', 'why can’t he shoot', 'SF-20'],
    ['sci-fi', 'what is cover worth', 'SF-13'],
    ['sci-fi', 'reroll a six', 'SF-17'],
    ['sci-fi', 'how do I heal wounded', 'SF-28'],
    ['sci-fi', 'can I climb on a rock', 'SF-07'],
    ['sci-fi', 'granade range', 'SF-19'],
    ['sci-fi', 'aiming bonus', 'SF-15'],
    ['stratego', 'can I move diagonally?', 'ST-06'],
    ['stratego', 'bomb', 'ST-10'],
    ['stratego', 'who beats the marshal', 'ST-09'],
    ['stratego', 'what if nobody can move', 'ST-12'],
    ['stratego', 'how far does the scout go', 'ST-07'],
    ['stratego', 'can I go back and forth', 'ST-14'],
    ['siege', 'how does magic work', 'SI-05'],
    ['siege', 'open the door', 'SI-21'],
    ['siege', 'climb a tower', 'SI-17'],
    ['siege', 'when may the canon fire', 'SI-12'],
    ['siege', 'where does a hurt warrior go', 'SI-20'],
    ['siege', 'who wins a fight', 'SI-19'],
    ['flick', 'my warrior turned upside down', 'FF-08'],
    ['flick', 'fell in the hole', 'FF-15'],
    ['flick', 'how much must it spin', 'FF-03'],
    ['flick', 'what is a foul', 'FF-34'],
  ],
  ru: [
    ['toy-soldiers', 'почему он не может стрелять?', 'TS-13'],
    ['toy-soldiers', 'как далеко бежит солдат', 'TS-08'],
    ['toy-soldiers', 'кто ходит первым', 'TS-03'],
    ['toy-soldiers', 'как атаковать', 'TS-09'],
    ['toy-soldiers', 'может ли враг дать сдачи', 'TS-12'],
    ['toy-soldiers', 'как победить', 'TS-04'],
    ['toy-soldiers', 'почему этот солдат больше не ходит', 'TS-06'],
    ['sci-fi', 'почему он не стреляет', 'SF-20'],
    ['sci-fi', 'что даёт укрытие', 'SF-13'],
    ['sci-fi', 'выпала шестерка, бросить снова?', 'SF-17'],
    ['sci-fi', 'как вылечить раненого', 'SF-28'],
    ['sci-fi', 'можно ли залезть на скалу', 'SF-07'],
    ['sci-fi', 'как далеко бросать гранату', 'SF-19'],
    ['sci-fi', 'прицелится', 'SF-15'],
    ['stratego', 'можно ходить наискосок?', 'ST-06'],
    ['stratego', 'бомба', 'ST-10'],
    ['stratego', 'кто бьёт маршала', 'ST-09'],
    ['stratego', 'если ходов нет', 'ST-12'],
    ['stratego', 'как далеко ходит разведчик', 'ST-07'],
    ['stratego', 'можно ходить туда-сюда', 'ST-14'],
    ['siege', 'как работает магия', 'SI-05'],
    ['siege', 'как открыть дверь', 'SI-21'],
    ['siege', 'забраться на башню', 'SI-17'],
    ['siege', 'когда стреляет пушка', 'SI-12'],
    ['siege', 'куда идёт раненый воин', 'SI-20'],
    ['siege', 'кто выигрывает бой', 'SI-19'],
    ['flick', 'мой воин перевернулся', 'FF-08'],
    ['flick', 'упал в дыру', 'FF-15'],
    ['flick', 'сколько надо крутить', 'FF-03'],
    ['flick', 'что считается нарушением', 'FF-34'],
  ],
};

describe.each(['en', 'ru'] as const)('questions in %s', (language) => {
  beforeAll(() => changeLanguage(language));
  test.each(QUESTIONS[language])('%s: “%s” finds %s among the first three', (game, question, rule) => {
    const search = createRuleSearch(ruleIds(game).map((id) => entryOf(game, id)));
    expect(
      search(question)
        .map(({ rule: found }) => found)
        .slice(0, 3),
    ).toContain(rule);
  });
});

test('a question of fillers, of nothing or of no known word finds nothing', async () => {
  await changeLanguage('en');
  const search = createRuleSearch(ruleIds('stratego').map((id) => entryOf('stratego', id)));
  for (const nothing of ['', '  ', 'why can he not', '?!', 'xyzzyxyzzy']) expect(search(nothing), nothing).toEqual([]);
});
test('what was found is known by its stems, also in other forms of the word', async () => {
  await changeLanguage('en');
  const search = createRuleSearch(ruleIds('sci-fi').map((id) => entryOf('sci-fi', id)));
  const [best] = search('climbing');
  expect(best?.rule).toBe('SF-07');
  expect(['climb', 'climbs', 'Climbing'].map((word) => best?.stems.has(stemOf(word)))).toEqual([true, true, true]);
});
