import { Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ui } from '../../i18n/index.ts';
import type { Named, Shelf } from '../../storage/kept.ts';

interface OwnShelfProps<Thing extends Named> {
  readonly shelf: Shelf<Thing>;
  readonly game: string;
  readonly title: string;
  /** What the name is to be of. */
  readonly naming: string;
  readonly name: string;
  setName(name: string): void;
  /** Whether a kept thing can be taken now. */
  fits(thing: Thing): boolean;
  take(thing: Thing): void;
  /** The thing at hand under a name; null where there is nothing to keep. */
  readonly make: ((name: string) => Thing) | null;
}
/** Things of the player's own on this device: the one at hand can be named and kept, and those kept can be taken again or forgotten. */
export const OwnShelf = <Thing extends Named>(props: OwnShelfProps<Thing>) => {
  const { shelf, game, title, naming, name, setName, fits, take, make } = props;
  const [things, setThings] = useState<readonly Thing[]>(() => shelf.read(game));
  const [told, setTold] = useState<string | null>(null);
  const [gone, setGone] = useState<Thing | null>(null);
  const fitting = things.filter(fits);
  if (!make && fitting.length === 0 && !gone) return null;
  const keep = (thing: Thing) => {
    setTold(shelf.keep(thing) ? ui('kept.done', { name: thing.name }) : ui('kept.failed'));
    setThings(shelf.read(game));
    setGone(null);
  };
  const forget = (thing: Thing) => {
    if (!shelf.forget(thing)) return;
    setTold(ui('kept.gone', { name: thing.name }));
    setThings(shelf.read(game));
    setGone(thing);
  };
  return (
    <section className="kept" aria-label={title}>
      <h2>{title}</h2>
      {fitting.length > 0 && (
        <ul>
          {fitting.map((thing) => (
            <li key={thing.name} className="row">
              <button
                type="button"
                className="plain grow"
                onClick={() => {
                  take(thing);
                  setName(thing.name);
                }}
              >
                {thing.name}
              </button>
              <button
                type="button"
                className="icon"
                aria-label={ui('kept.forget', { name: thing.name })}
                onClick={() => forget(thing)}
              >
                <Trash2 aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {make && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            // A form shown over another one speaks for itself alone.
            event.stopPropagation();
            if (name.trim()) keep(make(name.trim()));
          }}
        >
          <input
            className="field grow"
            value={name}
            maxLength={40}
            placeholder={naming}
            aria-label={naming}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="plain" aria-disabled={!name.trim()}>
            <Save aria-hidden /> {ui('kept.save')}
          </button>
        </form>
      )}
      <p className="small" role="status">
        {told}
      </p>
      {gone && (
        <button type="button" className="plain" onClick={() => keep(gone)}>
          {ui('kept.back')}
        </button>
      )}
    </section>
  );
};
