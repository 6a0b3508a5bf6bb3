import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { tableUnder } from '../../../lessons/draft.ts';
import { startRecord } from '../../../lessons/startRecord.ts';
import { isOwn, ownLessons } from '../../../lessons/own.ts';
import type { GuidedView } from '../../match/guide.ts';
import { href, type Route } from '../../route.ts';

/** A lesson of one's own, and the record whose last table lies under one of its steps; either is missing where there is none. */
export const useStepTable = (game: string, id: string, step: number) =>
  useState(() => {
    const lesson = isOwn(id) ? ownLessons(game).find((each) => each.id === id)?.lesson : undefined;
    return { lesson, match: lesson?.steps[step] && startRecord(lesson, tableUnder(lesson, step)) };
  })[0];

/** What stands beside the table of a step that is worked on: what to do there, and the way back to the editor. */
export const stepPanel = (name: string, lead: ReactNode, back: Route): GuidedView => ({
  name,
  lead: <section className="paper lessoncard">{lead}</section>,
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
