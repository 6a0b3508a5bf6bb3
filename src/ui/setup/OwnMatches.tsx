import { Check, Pencil, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { ui } from '../../i18n/index.ts';
import { type KeptSetup, setups } from '../../storage/kept.ts';
import { NameField } from '../parts/NameField.tsx';

/** The ready matches of the player's own that their game still takes, and what is done with them. */
export interface OwnMatches {
  readonly all: readonly KeptSetup[];
  /** What became of the last deed. */
  readonly told: string | null;
  /** The one that has just been deleted. */
  readonly gone: KeptSetup | null;
  keep(name: string, options: KeptSetup['options']): void;
  rename(own: KeptSetup, name: string): void;
  forget(own: KeptSetup): void;
  back(): void;
}
/** Reads and keeps a game's own ready matches. */
export const useOwnMatches = (game: AnyGame | null): OwnMatches => {
  const read = (): KeptSetup[] =>
    game ? setups.read(game.id).filter(({ options }) => game.schema.options.safeParse(options).success) : [];
  const [all, setAll] = useState(read);
  const [told, setTold] = useState<string | null>(null);
  const [gone, setGone] = useState<KeptSetup | null>(null);
  const done = (is: boolean, words: string, lost: KeptSetup | null = null): void => {
    setTold(is ? words : ui('kept.failed'));
    setGone(is ? lost : null);
    setAll(read());
  };
  const put = (own: KeptSetup): void => done(setups.keep(own), ui('kept.done', { name: own.name }));
  return {
    all,
    told,
    gone,
    keep: (name, options) => game && put({ game: game.id, name, options }),
    rename: (own, name) => {
      if (name === own.name) return;
      const kept = setups.keep({ ...own, name });
      done(kept && setups.forget(own), ui('kept.done', { name }));
    },
    forget: (own) => done(setups.forget(own), ui('kept.gone', { name: own.name }), own),
    back: () => gone && put(gone),
  };
};

/** What can be done with an own ready match below its card: rename it, delete it. */
export const OwnTools = ({ own, mine: { rename, forget } }: { own: KeptSetup; mine: OwnMatches }) => {
  const [naming, setNaming] = useState(false);
  if (naming)
    return (
      <NameField
        name={own.name}
        label={ui('own.name')}
        focused
        cancel={() => setNaming(false)}
        icon={<Check aria-hidden />}
        save={(name) => {
          setNaming(false);
          rename(own, name);
        }}
      />
    );
  return (
    <span className="row tools">
      <button
        type="button"
        className="icon"
        aria-label={ui('own.rename', { name: own.name })}
        onClick={() => setNaming(true)}
      >
        <Pencil aria-hidden />
      </button>
      <button
        type="button"
        className="icon"
        aria-label={ui('kept.forget', { name: own.name })}
        onClick={() => forget(own)}
      >
        <Trash2 aria-hidden />
      </button>
    </span>
  );
};
/** Keeps the options at hand under a name, where they are no ready match yet; tells what has been kept and deleted. */
export const KeepMatch = ({ mine, options }: { mine: OwnMatches; options: KeptSetup['options'] | null }) => (
  <div className="keepmatch">
    {options && (
      <NameField
        key={mine.all.length}
        name=""
        label={ui('own.name')}
        icon={<Save aria-hidden />}
        save={(name) => mine.keep(name, options)}
      />
    )}
    <span className="row">
      <span className="small" role="status">
        {mine.told}
      </span>
      {mine.gone && (
        <button type="button" className="plain" onClick={mine.back}>
          {ui('kept.back')}
        </button>
      )}
    </span>
  </div>
);
