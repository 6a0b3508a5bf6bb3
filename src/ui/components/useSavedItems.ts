import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import type { NamedItem, NamedStore } from '../../storage/namedStores.ts';

/** The saved items of a game, and the actions on them. */
export interface SavedItems<Thing extends NamedItem> {
  readonly all: readonly Thing[];
  /** The result of the last action. */
  readonly status: string | null;
  /** False if the browser saves nothing. */
  keep(thing: Thing): boolean;
  rename(thing: Thing, name: string): void;
  forget(thing: Thing): void;
  /** Restores the item that has just been deleted. Null while there is none. */
  readonly back: (() => void) | null;
}
/** Reads and saves the items of a game in their store. Without a game there are none. */
export const useSavedItems = <Thing extends NamedItem>(
  shelf: NamedStore<Thing>,
  game: string | undefined,
): SavedItems<Thing> => {
  const read = (): Thing[] => (game === undefined ? [] : shelf.read(game));
  const [all, setAll] = useState(read);
  const [status, setStatus] = useState<string | null>(null);
  const [gone, setGone] = useState<Thing | null>(null);
  const done = (is: boolean, words: string, lost: Thing | null = null): boolean => {
    setStatus(is ? words : t('kept.failed'));
    setGone(is ? lost : null);
    setAll(read());
    return is;
  };
  const keep = (thing: Thing): boolean => done(shelf.keep(thing), t('kept.done', { name: thing.name }));
  return {
    all,
    status,
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
