import { useMemo } from 'react';
import type { NodeId } from '../../../core/scene.ts';
import { letBotPlay } from '../../../store/botDriver.ts';
import type { OpenMatch } from '../../../store/openMatch.ts';
import { cancelShot } from '../../../store/play.ts';
import type { Guided } from '../guide.ts';
import type { Ranked } from '../odds/useBest.ts';
import type { Primary } from '../props.ts';
import type { Showing } from '../show/useShow.ts';
import { focusTable } from '../hand/focus.ts';
import { primaryOf } from './primary.ts';
import { rematch } from './rematch.ts';
import { type Toward, towardOf } from './toward.ts';
import type { Presses } from '../hand/presses.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { useOffered } from '../hand/usePresses.ts';

interface Asked {
  readonly open: OpenMatch;
  readonly hand: Hand;
  readonly showing: Showing | null;
  /** A shot of a person is worked out. */
  readonly own: boolean;
  /** A bot has given no answer. */
  readonly stalled: boolean;
  readonly ranked: Ranked;
  readonly presses: Presses;
  readonly guided: Guided | null;
  skip(): void;
}
const NOBODY: readonly NodeId[] = [];
/** The one yellow button: what it does, whether it names somebody to act on or with, who that would be, and what a press of it, a key at the table and Escape do. */
export const usePrimary = ({
  open,
  hand,
  showing,
  own,
  stalled,
  ranked,
  presses,
  guided,
  skip,
}: Asked): {
  readonly primary: Primary;
  readonly names: boolean;
  readonly likely: NodeId | null;
  readonly toward: Toward | null;
  /** Whom the yellow button names: who would act, and upon whom. */
  readonly named: readonly NodeId[];
  press(): void;
  confirm(): void;
  cancel(): void;
} => {
  // Whoever asks why somebody can do nothing is answered there.
  const answers = guided?.names || hand.refusal !== null;
  const first = answers ? null : ranked.first;
  const foremost = answers ? null : ranked.foremost;
  const likely = hand.selected === null ? null : hand.offer.kind === 'aim' ? hand.offer.on : (first?.wanted.id ?? null);
  const { game, view, scene, choices, selected, mode, turn } = hand;
  // Where a lesson or a puzzle leads somebody it may be elsewhere.
  const asks = hand.offer.kind === 'pick' && !guided && !hand.refusal && !first && !foremost;
  const toward = useMemo(
    () => (asks ? towardOf({ game, view, scene, choices, selected, mode, turn }) : null),
    [asks, game, view, scene, choices, selected, mode, turn],
  );
  const primary = primaryOf({ own, showing, stalled, offer: hand.offer, first, foremost, toward });
  const named =
    primary === 'best' && first
      ? [first.choice.piece, first.wanted.id]
      : primary === 'foremost' && foremost
        ? [foremost.piece.id, foremost.enemy.id]
        : primary === 'toward' && toward
          ? [toward.enemy.id]
          : NOBODY;
  useOffered(presses, `${open.ply} ${primary} ${hand.offer.kind === 'act' ? JSON.stringify(hand.offer.action) : ''}`);
  const press = () => {
    if (!presses.takes('offer')) return;
    if (guided?.press && !showing && !own) guided.press();
    else if (primary === 'stop') cancelShot();
    else if (primary === 'skip' || primary === 'goOn') skip();
    else if (primary === 'over') void rematch(open);
    else if (primary === 'bot') void letBotPlay();
    else if (primary === 'best' && first) hand.propose({ choice: first.choice });
    else if (primary === 'foremost' && foremost) hand.select(foremost.piece.id);
    else if (primary === 'toward' && toward) hand.propose(toward.draft);
    else hand.press();
    // What comes next is done on the table.
    if (document.activeElement?.closest('[data-tray]')) focusTable();
  };
  return {
    primary,
    names: primary === 'best' || primary === 'foremost' || primary === 'toward',
    likely,
    toward,
    named,
    press,
    // A key on the table neither stops a shot nor leaves a match that is over.
    confirm: () => primary !== 'stop' && primary !== 'over' && press(),
    cancel: () => (own ? cancelShot() : hand.cancel()),
  };
};
