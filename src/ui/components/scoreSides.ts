import { isolated } from '../../core/message.ts';
import { t } from '../../i18n/index.ts';
import type { HeadToHead, ScoreSide } from '../../store/scores.ts';

/** Returns the name of the bots of a level, which differ from game to game. */
export const botLevelName = (level: number): string => (level === 0 ? t('bot.random') : t('score.bot', { n: level }));
/** Returns the name of a side of a score. */
const sideName = ({ name, level }: ScoreSide): string => (level === undefined ? isolated(name) : botLevelName(level));
/** Returns the sides of a score with their names. */
export const namedSides = ({ sides }: Pick<HeadToHead, 'sides'>): { readonly name: string; readonly wins: number }[] =>
  sides.map((side) => ({ name: sideName(side), wins: side.wins }));
/** Returns the names of a score's sides, such as “Anna, Boris”. */
export const sideNames = (score: Pick<HeadToHead, 'sides'>): string =>
  namedSides(score)
    .map(({ name }) => name)
    .join(', ');
