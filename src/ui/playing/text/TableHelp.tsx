import { t, useTranslation } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { keyHelp } from './keyHelp.ts';

/** What the keys of the table do now, for a screen reader. */
export const TableHelp = () => {
  useTranslation();
  const { guided } = useMatch();
  const text = useInteraction(keyHelp);
  return (
    <span id="tableHelp" className="hidden">
      {text} {guided && t('table.help.repeat', KEY_NAMES)}
    </span>
  );
};
