import type { Match } from '../../core/match.ts';
import { lessonFrom } from '../../lessons/draft.ts';
import { saveOwn } from '../../lessons/own.ts';
import { currentLanguage, t } from '../../i18n/index.ts';
import { go } from '../route.ts';
import { announce } from '../announcements.ts';
import { starters } from './editor/starters.ts';

/** Begins a lesson of one's own on the table of a match after so many actions, and goes to its editor, or first to its table to be arranged; says so where the browser keeps nothing. */
export const startOwnLesson = (match: Match, ply: number, arrange = false): void => {
  const id = saveOwn(lessonFrom(match, ply, starters(currentLanguage())));
  if (id) go({ at: 'lessons', game: match.game, lesson: id, edit: true, ...(arrange ? { table: 1 } : {}) });
  else announce(t('kept.failed'));
};
