import MiniSearch, { type Query } from 'minisearch';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import type { Language } from '../../i18n/index.ts';
import type { RuleEntry } from './chapters.ts';
import { ASKED, FILLERS, SYNONYMS } from './searchWords.ts';

const STEMS = { en: englishStem, ru: russianStem } as const;
const WORD = /[\p{L}\p{N}]+/gu;
/** What is forbidden is one word, however it is said. */
const FORBIDDEN =
  /(?<![\p{L}])(?:can\s*not|can[’']t|mustn[’']t|may not|не (?:может|могут|могу|умеет)|нельзя)(?![\p{L}])/gu;
const wordsIn = (text: string): string[] =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll(FORBIDDEN, 'forbidden').match(WORD) ?? [];
const isRussian = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);
/** Returns the stem of a word, in lower case and with ё as е. */
export const stemOf = (word: string): string => {
  const [plain = ''] = wordsIn(word);
  return STEMS[isRussian(plain) ? 'ru' : 'en'](plain);
};
const LANGUAGES: readonly Language[] = ['en', 'ru'];
const fillers = new Set(LANGUAGES.flatMap((language) => wordsIn(FILLERS[language])));
/** The stems that mean the same, by stem. */
const synonyms = new Map<string, Set<string>>();
for (const group of LANGUAGES.flatMap((language) => SYNONYMS[language])) {
  const stems = wordsIn(group).map(stemOf);
  for (const stem of stems) synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]));
}

/** How much a rule's name and the words that it is asked by count beside its text. A synonym counts a third as much as the word. */
const BOOST = { name: 3, text: 1, asked: 6 };
const SYNONYM_BOOST = { name: 1, text: 0.3, asked: 1 };
/** The most letters that may be wrong, as a part of the word. */
const FUZZY = 0.25;
const LEAST_FUZZY = 5;
/** How many rules are shown, and how near the best one they must be. */
const MOST = 8;
const NEAR = 0.2;
/** How much more a rule that forbids or limits something counts if someone asks why something is not possible. */
const LIMIT_BOOST = 2;
const ASKS_WHY_NOT = /forbidden|(?:^|\s)(?:why|почему)\s.*(?:\bnot\b|n[’']t\b|(?<!\p{L})не(?!\p{L}))/u;
const LIMITS = /forbidden|\bonly\b|только/u;

/** Returns a search in the rules of a game, in their language. Made once for a game and a language. */
export const createRuleSearch = (entries: readonly RuleEntry[]) => {
  const index = new MiniSearch({
    idField: 'rule',
    fields: ['name', 'text', 'asked'],
    tokenize: wordsIn,
    processTerm: (term) => (fillers.has(term) ? null : stemOf(term)),
    searchOptions: { processTerm: (term) => term, boost: BOOST },
  });
  index.addAll(entries.map((entry) => ({ ...entry, asked: ASKED[entry.rule] ?? '' })));
  /** Returns the rules for a question, the best first, with the stems that were found in each. */
  const limits = new Set(entries.filter(({ text }) => LIMITS.test(wordsIn(text).join(' '))).map(({ rule }) => rule));
  return (question: string): { readonly rule: string; readonly stems: ReadonlySet<string> }[] => {
    const asked = wordsIn(question).filter((word) => !fillers.has(word));
    const queries: Query[] = asked.flatMap((word) => {
      const stem = stemOf(word);
      const others = [...(synonyms.get(stem) ?? [])].filter((other) => other !== stem);
      const near = stem.length >= LEAST_FUZZY ? { fuzzy: FUZZY, prefix: true } : {};
      return [{ queries: [stem], ...near }, ...(others.length > 0 ? [{ queries: others, boost: SYNONYM_BOOST }] : [])];
    });
    if (queries.length === 0) return [];
    const whyNot = ASKS_WHY_NOT.test(question.toLowerCase().replaceAll(FORBIDDEN, 'forbidden'));
    const found = index.search({
      combineWith: 'OR',
      queries,
      boostDocument: (rule: string) => (whyNot && limits.has(rule) ? LIMIT_BOOST : 1),
    });
    return found
      .filter(({ score }) => score >= NEAR * (found[0]?.score ?? 0))
      .slice(0, MOST)
      .map(({ id, terms }) => ({ rule: String(id), stems: new Set(terms) }));
  };
};
