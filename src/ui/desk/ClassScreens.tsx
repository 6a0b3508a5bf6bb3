import { ChartColumn, Presentation, ScrollText } from 'lucide-react';
import { t, type UiKey } from '../../i18n/index.ts';
import { changeClass, type ClassScreen, useClass } from '../class/classroom.ts';
import { Tools } from '../components/Tools.tsx';

const ICONS = { table: Presentation, lab: ChartColumn, rules: ScrollText };
/** What is on the class screen: the table with its lesson or match, or another page of the app. `table` is the table's name. */
export const ClassScreens = ({ table }: { readonly table: UiKey }) => {
  const now = useClass((state) => state.screen);
  const names: readonly (readonly [ClassScreen & keyof typeof ICONS, UiKey])[] = [
    ['table', table],
    ['lab', 'lab'],
    ['rules', 'rulebook'],
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
