import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { tableUnder } from '../../../lessons/draft.ts';
import { startRecord } from '../../../lessons/startRecord.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { editedOwn, isOwn } from '../../../lessons/own.ts';
import type { GuidedView } from '../../playing/guide.ts';
import { announce } from '../../announcements.ts';
import { href, type Route } from '../../route.ts';
import { changeLesson, openEditing, useEditing } from './editing.ts';

/** Returns an own lesson and the record with the table of one of its steps. Either may be missing. */
export const useStepTable = (game: string, id: string, step: number) =>
  useState(() => {
    const lesson = isOwn(id) ? editedOwn(game, id) : null;
    return { lesson, match: lesson?.steps[step] && startRecord(lesson, tableUnder(lesson, step)) };
  })[0];

/** Changes the edited lesson by a table of one of its steps. Says so if the browser saves nothing. */
export const keepTable = (game: string, id: string, lesson: Lesson): void => {
  openEditing(game, id);
  changeLesson(lesson);
  if (!useEditing.getState().now?.saved) announce(t('kept.failed'));
};
/** Returns the panel beside the table of an edited step: its instructions, and the link back to the editor. */
export const stepPanel = (name: string, lead: ReactNode, back: Route): GuidedView => ({
  name,
  lead: (
    <section className="paper lessoncard" data-part="lesson-card">
      {lead}
    </section>
  ),
  foot: (
    <nav className="lessonsteps" aria-label={t('lessons')}>
      <a className="plain" href={href(back)}>
        <ArrowLeft aria-hidden /> <span>{t('arrange.leave')}</span>
      </a>
    </nav>
  ),
  bare: false,
  names: false,
  points: [],
});
