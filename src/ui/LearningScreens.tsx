import { lazy, Suspense } from 'react';
import { t, withTexts } from '../i18n/index.ts';
import type { Route } from './route.ts';

const RulesPage = lazy(() =>
  withTexts(import('./rules/RulesPage.tsx')).then((module) => ({ default: module.RulesPage })),
);
const LessonsPage = lazy(() =>
  withTexts(import('./lessons/LessonsPage.tsx')).then((module) => ({ default: module.LessonsPage })),
);
const SharedPage = lazy(() =>
  withTexts(import('./lessons/SharedPage.tsx')).then((module) => ({ default: module.SharedPage })),
);
const TablesPage = lazy(() =>
  withTexts(import('./tables/TablesPage.tsx')).then((module) => ({ default: module.TablesPage })),
);
const LabPage = lazy(() => withTexts(import('./lab/LabPage.tsx')).then((module) => ({ default: module.LabPage })));
const ClassMatch = lazy(() =>
  withTexts(import('./desk/ClassMatch.tsx')).then((module) => ({ default: module.ClassMatch })),
);
const Match = lazy(() => withTexts(import('./match/Match.tsx')).then((module) => ({ default: module.Match })));
const Classroom = lazy(() =>
  withTexts(import('./desk/Classroom.tsx')).then((module) => ({ default: module.Classroom })),
);

const isTable = (route: Route): route is Extract<Route, { at: 'table' | 'sharedTable' }> =>
  route.at === 'table' || route.at === 'sharedTable';
/**
 * The screens beside play, each loaded when it is needed: the rulebook, the lessons, the odds lab, a table that is arranged and a
 * match that a class follows. Without a route, it shows the extras of class windows.
 */
export const LearningScreens = ({ route }: { readonly route: Route | null }) => (
  <Suspense fallback={route && <p className="loading">{t('loading')}</p>}>
    {route === null && <Classroom />}
    {route?.at === 'rules' && <RulesPage {...route} />}
    {route?.at === 'lessons' && <LessonsPage {...route} />}
    {route?.at === 'shared' && <SharedPage key={route.code} code={route.code} />}
    {route?.at === 'match' && <ClassMatch key={route.id} id={route.id} MatchPage={Match} />}
    {route && isTable(route) && <TablesPage {...route} />}
    {route?.at === 'lab' && <LabPage {...route} />}
  </Suspense>
);
