import { useEffect, useState } from 'react';
import { chaptersOf, entryOf, matches, type RuleEntry, splitAtMatches, splitAtWords } from './chapters.ts';

/** What a search in a rulebook shows. */
export interface FoundRules {
  /** By chapter, or the best first in one list without a name if they answer a question. */
  readonly chapters: readonly { readonly name: string | null; readonly entries: readonly RuleEntry[] }[];
  /** Returns a text of a rule, split: every second part was searched for. */
  parts(text: string, rule: string): string[];
}
type Module = typeof import('./ruleSearch.ts');
/**
 * Returns the rules of a game for a search: those with the text as it is written, or else those that answer it as a question. Null
 * while the search loads.
 */
export const useRuleSearch = (game: string, query: string): FoundRules | null => {
  const [module, setModule] = useState<Module | null>(null);
  const all = chaptersOf(game).map(({ name, rules }) => ({ name, entries: rules.map((id) => entryOf(game, id)) }));
  const exactly = all
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => matches(entry, query)) }))
    .filter(({ entries }) => entries.length > 0);
  const asks = exactly.length === 0;
  useEffect(() => {
    if (!asks || module) return;
    import('./ruleSearch.ts').then(setModule, (error: unknown) => console.error(error));
  }, [asks, module]);
  const answers =
    asks && module
      ? answersTo(
          module,
          all.flatMap(({ entries }) => entries),
          query,
        )
      : null;
  if (!asks) return { chapters: exactly, parts: (text) => splitAtMatches(text, query) };
  return answers;
};
const answersTo = ({ createRuleSearch, stemOf }: Module, entries: readonly RuleEntry[], query: string): FoundRules => {
  const found = createRuleSearch(entries)(query);
  const stems = new Map(found.map((each) => [each.rule, each.stems]));
  const ranked = found.flatMap(({ rule }) => entries.find((entry) => entry.rule === rule) ?? []);
  return {
    chapters: ranked.length > 0 ? [{ name: null, entries: ranked }] : [],
    parts: (text, rule) => splitAtWords(text, (word) => stems.get(rule)?.has(stemOf(word)) ?? false),
  };
};
