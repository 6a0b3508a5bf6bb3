import { Check, Pencil, Save } from 'lucide-react';
import { useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { type SavedScenario, savedScenarios } from '../../storage/namedStores.ts';
import { Forget, KeptStatus } from '../parts/KeptTools.tsx';
import { NameField } from '../parts/NameField.tsx';
import { type Kept, useKept } from '../parts/useKept.ts';

/** The ready matches of the player's own that their game still takes, and what is done with them. */
export const useOwnMatches = (game: AnyGame | null): Kept<SavedScenario> => {
  const kept = useKept(savedScenarios, game?.id);
  return { ...kept, all: kept.all.filter(({ options }) => game?.schema.options.safeParse(options).success) };
};

interface OwnToolsProps {
  readonly own: SavedScenario;
  readonly mine: Kept<SavedScenario>;
}
/** What can be done with an own ready match below its card: rename it, delete it. */
export const OwnTools = ({ own, mine: { rename, forget } }: OwnToolsProps) => {
  const [name, setName] = useState<string | null>(null);
  if (name !== null)
    return (
      <NameField
        name={name}
        setName={setName}
        label={t('own.name')}
        focused
        cancel={() => setName(null)}
        icon={<Check aria-hidden />}
        save={(desired) => {
          setName(null);
          rename(own, desired);
        }}
      />
    );
  return (
    <span className="row tools">
      <button
        type="button"
        className="icon"
        aria-label={t('own.rename', { name: own.name })}
        onClick={() => setName(own.name)}
      >
        <Pencil aria-hidden />
      </button>
      <Forget name={own.name} press={() => forget(own)} />
    </span>
  );
};
interface KeepMatchProps {
  readonly mine: Kept<SavedScenario>;
  readonly game: string;
  /** Null where they are a ready match already. */
  readonly options: SavedScenario['options'] | null;
}
/** Keeps the options at hand under a name, where they are no ready match yet; tells what has been kept and deleted. */
export const KeepMatch = ({ mine, game, options }: KeepMatchProps) => {
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
      <KeptStatus kept={mine} />
    </div>
  );
};
