import { tell, type Telling, ui } from '../../i18n/index.ts';
import type { Ending } from './exact.ts';

const KEYS = {
  removed: 'lab.fallen.removed',
  wounded: 'lab.fallen.wounded',
  hit: 'lab.fallen.hit',
  scored: 'lab.fallen.scored',
} as const;
/** An ending in words: who falls, is wounded or hit, or that nobody comes to harm. */
export const endingWords = ({ key, text }: Pick<Ending, 'key' | 'text'>, words: Telling): string => {
  if (key === '') return text ? tell(text, words) : ui('lab.fallen.none');
  const facts = key.split('|').map((fact) => {
    const [kind = '', id = ''] = fact.split(':');
    return ui(KEYS[kind as keyof typeof KEYS], { who: words.label?.(id) ?? id });
  });
  return facts.join(' · ');
};
