import { Save } from 'lucide-react';
import type { NamedItem, NamedStore } from '../../storage/namedStores.ts';
import { CopySaved, DeleteSaved, SavedStatus } from './SavedItemTools.tsx';
import { NameField } from './NameField.tsx';
import { useSavedItems } from './useSavedItems.ts';
import { Row } from './Row.tsx';

interface OwnShelfProps<Thing extends NamedItem> {
  readonly shelf: NamedStore<Thing>;
  readonly game: string;
  readonly title: string;
  /** The kind of thing to be named. */
  readonly naming: string;
  readonly name: string;
  setName(name: string): void;
  /** Whether a saved item can be used now. */
  fits(thing: Thing): boolean;
  take(thing: Thing): void;
  /** Returns a saved item as text to be copied, or null. */
  readonly textOf?: (thing: Thing) => string | null;
  copy?(text: string): void;
  /** Returns the current item under a name. Null if there is nothing to save. */
  readonly make: ((name: string) => Thing) | null;
}
/** The player's own items on this device. The current one can be named and saved, and saved ones can be used or deleted. */
export const SavedItemList = <Thing extends NamedItem>(props: OwnShelfProps<Thing>) => {
  const { shelf, game, title, naming, name, setName, fits, take, textOf, copy, make } = props;
  const kept = useSavedItems(shelf, game);
  const fitting = kept.all.filter(fits);
  if (!make && fitting.length === 0 && !kept.back) return null;
  return (
    <section className="kept" aria-label={title}>
      <h2>{title}</h2>
      {fitting.length > 0 && (
        <ul>
          {fitting.map((thing) => (
            <Row as="li" key={thing.name}>
              <button
                type="button"
                className="plain grow"
                onClick={() => {
                  take(thing);
                  setName(thing.name);
                }}
              >
                <bdi>{thing.name}</bdi>
              </button>
              {textOf?.(thing) && <CopySaved name={thing.name} press={() => copy?.(textOf(thing) ?? '')} />}
              <DeleteSaved name={thing.name} press={() => kept.forget(thing)} />
            </Row>
          ))}
        </ul>
      )}
      {make && (
        <NameField
          name={name}
          setName={setName}
          label={naming}
          icon={<Save aria-hidden />}
          save={(named) => kept.keep(make(named))}
        />
      )}
      <SavedStatus kept={kept} />
    </section>
  );
};
