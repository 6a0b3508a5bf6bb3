import { lazy, Suspense } from 'react';
import { t, withTexts } from '../i18n/index.ts';
import type { Route } from './route.ts';

const RulesPage = lazy(() =>
  withTexts(import('./rules/RulesPage.tsx')).then((module) => ({ default: module.RulesPage })),
);
const LessonsPage = lazy(() =>
  withTexts(import('./lessons/LessonsPage.tsx')).then((module) => ({ default: module.LessonsPage })),
);
const VotesPage = lazy(() =>
  withTexts(import('./lessons/report/VotesPage.tsx')).then((module) => ({ default: module.VotesPage })),
);
const SharedPage = lazy(() =>
  withTexts(import('./lessons/SharedPage.tsx')).then((module) => ({ default: module.SharedPage })),
);
const LinkedMatch = lazy(() =>
  withTexts(import('./match/LinkedMatch.tsx')).then((module) => ({ default: module.LinkedMatch })),
);
const TablesPage = lazy(() =>
  withTexts(import('./tables/TablesPage.tsx')).then((module) => ({ default: module.TablesPage })),
);
const TeachersPage = lazy(() =>
  withTexts(import('./teachers/TeachersPage.tsx')).then((module) => ({ default: module.TeachersPage })),
);
const SchoolsPage = lazy(() =>
  withTexts(import('./teachers/SchoolsPage.tsx')).then((module) => ({ default: module.SchoolsPage })),
);
const PrintPage = lazy(() =>
  withTexts(import('./paper/PrintPage.tsx')).then((module) => ({ default: module.PrintPage })),
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
/** The lesson or match of a link, or the votes of a lesson. Null for other routes. */
const Linked = ({ route }: { readonly route: Route | null }) => {
  if (route?.at === 'votes') return <VotesPage key={route.id} id={route.id} />;
  if (route?.at === 'shared') return <SharedPage key={route.code} code={route.code} />;
  if (route?.at === 'sharedMatch') return <LinkedMatch key={`${route.code} ${route.ply ?? ''}`} {...route} />;
  return null;
};
/** The odds lab, what prints, and the pages for teachers. Null for other routes. */
const Teaching = ({ route }: { readonly route: Route | null }) => {
  if (route?.at === 'lab') return <LabPage {...route} />;
  if (route?.at === 'print') return <PrintPage key={route.game} {...route} />;
  if (route?.at !== 'teachers') return null;
  return route.page ? <SchoolsPage /> : <TeachersPage />;
};
/**
 * The screens beside play, each loaded when it is needed: rulebook, lessons, lab, pages for teachers, arranged tables. Also the
 * matches that a link holds or a class follows. Without a route, it shows the extras of class windows.
 */
export const LearningScreens = ({ route }: { readonly route: Route | null }) => (
  <Suspense fallback={route && <p className="loading">{t('loading')}</p>}>
    {route === null && <Classroom />}
    {route?.at === 'rules' && <RulesPage {...route} />}
    {route?.at === 'lessons' && <LessonsPage {...route} />}
    <Linked route={route} />
    {route?.at === 'match' && <ClassMatch key={route.id} id={route.id} MatchPage={Match} />}
    {route && isTable(route) && <TablesPage {...route} />}
    <Teaching route={route} />
  </Suspense>
);
