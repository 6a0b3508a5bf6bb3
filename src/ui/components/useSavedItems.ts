import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import type { NamedItem, NamedStore } from '../../storage/namedStores.ts';

/** The things of a game that a player has kept, and what is done with them. */
export interface SavedItems<Thing extends NamedItem> {
  readonly all: readonly Thing[];
  /** What became of the last deed. */
  readonly told: string | null;
  /** False where the browser keeps nothing. */
  keep(thing: Thing): boolean;
  rename(thing: Thing, name: string): void;
  forget(thing: Thing): void;
  /** Brings back the one that has just been deleted; null while there is none. */
  readonly back: (() => void) | null;
}
/** Reads and keeps the things of a game on their shelf; there are none where there is no game. */
export const useSavedItems = <Thing extends NamedItem>(
  shelf: NamedStore<Thing>,
  game: string | undefined,
): SavedItems<Thing> => {
  const read = (): Thing[] => (game === undefined ? [] : shelf.read(game));
  const [all, setAll] = useState(read);
  const [told, setTold] = useState<string | null>(null);
  const [gone, setGone] = useState<Thing | null>(null);
  const done = (is: boolean, words: string, lost: Thing | null = null): boolean => {
    setTold(is ? words : t('kept.failed'));
    setGone(is ? lost : null);
    setAll(read());
    return is;
  };
  const keep = (thing: Thing): boolean => done(shelf.keep(thing), t('kept.done', { name: thing.name }));
  return {
    all,
    told,
    keep,
    rename: (thing, name) => {
      if (name === thing.name) return;
      const kept = shelf.keep({ ...thing, name });
      done(kept && shelf.forget(thing), t('kept.done', { name }));
    },
    forget: (thing) => void done(shelf.forget(thing), t('kept.gone', { name: thing.name }), thing),
    back: gone && (() => void keep(gone)),
  };
};
