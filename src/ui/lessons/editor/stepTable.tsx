import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { tableUnder } from '../../../lessons/draft.ts';
import { startRecord } from '../../../lessons/startRecord.ts';
import { isOwn, ownLessons } from '../../../lessons/own.ts';
import type { GuidedView } from '../../playing/guide.ts';
import { href, type Route } from '../../route.ts';

/** Returns an own lesson and the record with the table of one of its steps. Either may be missing. */
export const useStepTable = (game: string, id: string, step: number) =>
  useState(() => {
    const lesson = isOwn(id) ? ownLessons(game).find((each) => each.id === id)?.lesson : undefined;
    return { lesson, match: lesson?.steps[step] && startRecord(lesson, tableUnder(lesson, step)) };
  })[0];

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
