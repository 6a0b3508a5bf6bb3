import { Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ui } from '../../i18n/index.ts';
import { forget, keep, type Kept, readKept } from '../../storage/kept.ts';
import type { Hand } from './useHand.ts';

/** Own arrangements: the one that stands can be named and kept, and those kept can be laid out. */
export const KeptList = ({ hand }: { hand: Hand }) => {
  const { game, view } = hand;
  const [kept, setKept] = useState<readonly Kept[]>(() => readKept(game.id));
  const [name, setName] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const open = game.keep !== undefined && hand.choices.length > 0;
  const action = open ? (game.keep?.(view) ?? null) : null;
  const fitting = (open ? kept : []).filter((each) => {
    const parsed = game.schema.action.safeParse(each.action);
    return parsed.success && game.refuse(view, parsed.data) === null;
  });
  if (action === null && fitting.length === 0) return null;
  const save = () => {
    const done = keep({ game: game.id, name: name.trim(), action });
    setTold(done ? ui('kept.done', { name: name.trim() }) : ui('kept.failed'));
    setKept(readKept(game.id));
    if (done) setName('');
  };
  return (
    <section className="kept" aria-label={ui('kept.title')}>
      <h2>{ui('kept.title')}</h2>
      <ul>
        {fitting.map((each) => (
          <li key={each.name} className="row">
            <button type="button" className="plain grow" onClick={() => hand.take(each.action)}>
              {each.name}
            </button>
            <button
              type="button"
              className="icon"
              aria-label={ui('kept.forget', { name: each.name })}
              onClick={() => {
                forget(each);
                setKept(readKept(game.id));
              }}
            >
              <Trash2 aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {action !== null && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) save();
          }}
        >
          <input
            className="field grow"
            value={name}
            maxLength={40}
            placeholder={ui('kept.name')}
            aria-label={ui('kept.name')}
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
    </section>
  );
};
