import { Save } from 'lucide-react';
import { useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { type SavedScenario, savedScenarios } from '../../storage/namedStores.ts';
import { SavedStatus } from '../components/SavedItemTools.tsx';
import { NameField } from '../components/NameField.tsx';
import { type SavedItems, useSavedItems } from '../components/useSavedItems.ts';

/** Returns the player's own scenarios that their game still accepts, and the actions on them. */
export const useSavedScenarios = (game: AnyGame | null): SavedItems<SavedScenario> => {
  const kept = useSavedItems(savedScenarios, game?.id);
  return { ...kept, all: kept.all.filter(({ options }) => game?.schema.options.safeParse(options).success) };
};

interface KeepMatchProps {
  readonly mine: SavedItems<SavedScenario>;
  readonly game: string;
  /** Null if they are already a scenario. */
  readonly options: SavedScenario['options'] | null;
}
/** Saves the current options under a name if they are not yet a scenario, and reports what has been saved or deleted. */
export const SaveScenario = ({ mine, game, options }: KeepMatchProps) => {
  const [name, setName] = useState('');
  return (
    <div className="keepmatch">
      {options && (
        <NameField
          name={name}
          setName={setName}
          label={t('own.name')}
          icon={<Save aria-hidden />}
          save={(desired) => {
            if (mine.keep({ game, name: desired, options })) setName('');
          }}
        />
      )}
      <SavedStatus kept={mine} />
    </div>
  );
};
