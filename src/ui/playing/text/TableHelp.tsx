import { type RefObject, useEffect, useState } from 'react';
import { t, useTranslation } from '../../../i18n/index.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { useInteraction } from '../context/interaction.tsx';
import { lastInput } from '../../lastInput.ts';
import { useMatch } from '../context/match.tsx';
import { keyedIn, keyHelp } from './keyHelp.ts';

/** After this time with the focus, a player who works by keys has heard the description of the table, ms. */
const HEARD_MS = 3000;
/** The matches and lessons in which the description has been heard. */
const heardOf = new Set<string>();
/** Whether the description of the table has been heard. It changes only when the focus leaves, so that nothing is read twice. */
const useHeard = (name: string, box: RefObject<HTMLElement | null>): boolean => {
  const [, setCount] = useState(0);
  useEffect(() => {
    const table = box.current;
    let since = document.activeElement === table ? performance.now() : Infinity;
    const onFocus = (): void => {
      since = performance.now();
    };
    const onBlur = (): void => {
      if (lastInput() !== 'keys' || performance.now() - since < HEARD_MS) return;
      heardOf.add(name);
      setCount((count) => count + 1);
    };
    table?.addEventListener('focus', onFocus);
    table?.addEventListener('blur', onBlur);
    return () => {
      table?.removeEventListener('focus', onFocus);
      table?.removeEventListener('blur', onBlur);
    };
  }, [name, box]);
  return heardOf.has(name);
};
/** What the keys of the table do now, for a screen reader. Once it has been heard, it only says where to find them. */
export const TableHelp = () => {
  useTranslation();
  const { guided, open, box } = useMatch();
  const keyed = useInteraction(keyedIn);
  const isHeard = useHeard(guided?.name ?? open.id, box);
  return (
    <span id="tableHelp" className="hidden">
      {isHeard ? t('table.help.short', KEY_NAMES) : keyHelp(keyed)} {guided && t('table.help.repeat', KEY_NAMES)}
    </span>
  );
};
