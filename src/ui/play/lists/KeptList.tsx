import { useState } from 'react';
import { ui } from '../../../i18n/index.ts';
import { type Arrangement, arrangements } from '../../../storage/kept.ts';
import type { OpenMatch } from '../../../store/table.ts';
import { OwnShelf } from '../../OwnShelf.tsx';
import type { Hand } from '../hand/usePlayHand.ts';

/** Own arrangements: the one that stands can be named and kept, and those kept can be laid out. */
export const KeptList = ({ hand, open: table }: { hand: Hand; open: OpenMatch }) => {
  const { game, view } = hand;
  const [name, setName] = useState('');
  const open = game.keep !== undefined && hand.choices.length > 0;
  const action = open ? (game.keep?.(view) ?? null) : null;
  const fits = (each: Arrangement): boolean => {
    if (!open || (each.from?.match === table.id && each.from.viewer !== table.viewer)) return false;
    const parsed = game.schema.action.safeParse(each.action);
    return parsed.success && game.refuse(view, parsed.data) === null;
  };
  return (
    <OwnShelf
      shelf={arrangements}
      game={game.id}
      title={ui('kept.title')}
      naming={ui('kept.name')}
      name={name}
      setName={setName}
      fits={fits}
      take={({ action }) => hand.take(action)}
      make={
        action === null
          ? null
          : (named) => ({ game: game.id, name: named, action, from: { match: table.id, viewer: table.viewer } })
      }
    />
  );
};
