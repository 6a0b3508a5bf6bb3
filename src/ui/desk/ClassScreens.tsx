import { ChartColumn, ListChecks, Presentation, ScrollText } from 'lucide-react';
import { t, type UiKey } from '../../i18n/index.ts';
import { changeClass, type ClassScreen, useClass } from '../class/classroom.ts';
import { Tools } from '../components/Tools.tsx';

const ICONS = { table: Presentation, lab: ChartColumn, rules: ScrollText, report: ListChecks };
/** What is on the class screen: the table with its lesson or match, or another page of the app. `table` is the table's name. */
export const ClassScreens = ({ table, report }: { readonly table: UiKey; readonly report: string | null }) => {
  const now = useClass((state) => state.screen);
  const names: readonly (readonly [ClassScreen, UiKey])[] = [
    ['table', table],
    ['lab', 'lab'],
    ['rules', 'rulebook'],
    ...(report === null ? [] : ([['report', 'votes.report']] as const)),
  ];
  return (
    <Tools role="group" aria-labelledby="deskScreens">
      <h2 id="deskScreens">{t('desk.screens')}</h2>
      {names.map(([screen, name]) => {
        const Icon = ICONS[screen];
        return (
          <button
            key={screen}
            type="button"
            className="plain"
            aria-pressed={now === screen}
            onClick={() => changeClass({ screen })}
          >
            <Icon aria-hidden /> {t(name)}
          </button>
        );
      })}
    </Tools>
  );
};
