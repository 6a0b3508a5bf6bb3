import { useTranslation } from '../../../i18n/index.ts';
import { useInteraction } from '../context/interaction.tsx';
import { keyHelp } from './keyHelp.ts';

/** What the keys of the table do now, for a screen reader. */
export const TableHelp = () => {
  useTranslation();
  const text = useInteraction(keyHelp);
  return (
    <span id="tableHelp" className="hidden">
      {text}
    </span>
  );
};
