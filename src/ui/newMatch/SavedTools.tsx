import { Check, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/index.ts';
import type { NamedItem } from '../../storage/namedStores.ts';
import { DeleteSaved } from '../components/SavedItemTools.tsx';
import { NameField } from '../components/NameField.tsx';
import type { SavedItems } from '../components/useSavedItems.ts';
import { Tools } from '../components/Tools.tsx';

interface SavedToolsProps<Thing extends NamedItem> {
  readonly own: Thing;
  readonly mine: Pick<SavedItems<Thing>, 'rename' | 'forget'>;
  /** The label of the field for its new name. */
  readonly label: string;
  /** Further actions on it. */
  readonly children?: ReactNode;
}
/** The actions on a saved item below its card: rename and delete. */
export const SavedTools = <Thing extends NamedItem>({ own, mine, label, children }: SavedToolsProps<Thing>) => {
  const [name, setName] = useState<string | null>(null);
  if (name !== null)
    return (
      <NameField
        name={name}
        setName={setName}
        label={label}
        focused
        cancel={() => setName(null)}
        icon={<Check aria-hidden />}
        save={(desired) => {
          setName(null);
          mine.rename(own, desired);
        }}
      />
    );
  return (
    <Tools as="span">
      {children}
      <button
        type="button"
        className="icon"
        aria-label={t('own.rename', { name: own.name })}
        onClick={() => setName(own.name)}
      >
        <Pencil aria-hidden />
      </button>
      <DeleteSaved name={own.name} press={() => mine.forget(own)} />
    </Tools>
  );
};
