import type { Route } from '../route.ts';
import { SharedTablePage } from './SharedTablePage.tsx';
import { TablePage } from './TablePage.tsx';

/** A table that is arranged by hand, or one that came as a link. */
export const TablesPage = (route: Extract<Route, { at: 'table' | 'sharedTable' }>) =>
  route.at === 'table' ? (
    <TablePage key={route.game} {...route} />
  ) : (
    <SharedTablePage key={route.code} code={route.code} />
  );
