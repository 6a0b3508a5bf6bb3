import type { Match } from '../../core/match.ts';
import { lessonFrom } from '../../lessons/draft.ts';
import { saveOwn } from '../../lessons/own.ts';
import { currentLanguage, t } from '../../i18n/index.ts';
import { go } from '../route.ts';
import { announce } from '../announcements.ts';
import { starters } from './starters.ts';

/**
 * Starts an own lesson on the table of a match at a ply, and goes to its editor, or first to edit the table. Says so if the
 * browser saves nothing.
 */
export const startOwnLesson = (match: Match, ply: number, arrange = false): void => {
  const id = saveOwn(lessonFrom(match, ply, starters(currentLanguage())));
  if (id) go({ at: 'lessons', game: match.game, lesson: id, edit: true, ...(arrange ? { table: 1 } : {}) });
  else announce(t('kept.failed'));
};
