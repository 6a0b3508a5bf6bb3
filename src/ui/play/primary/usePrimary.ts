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
import { type Lead, leadOf } from './lead.ts';
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
/** Whom a lead names: who would act, and upon whom. */
const namedBy = (lead: Lead): readonly NodeId[] => {
  if (lead.kind === 'best') return [lead.best.choice.piece, lead.best.wanted.id];
  if (lead.kind === 'foremost') return [lead.piece.id, lead.enemy.id];
  return lead.kind === 'toward' ? [lead.enemy.id] : NOBODY;
};
/** Proposes or picks what the yellow button leads to; what lets the rest go by is done. */
const follow = (lead: Lead, hand: Hand): void => {
  if (lead.kind === 'best') hand.propose({ choice: lead.best.choice });
  if (lead.kind === 'foremost') hand.select(lead.piece.id);
  if (lead.kind === 'toward') hand.propose(lead.draft);
  if (lead.kind === 'place') hand.propose({ choice: lead.choice });
  if (lead.kind === 'rest' && lead.choice.kind === 'do') hand.press(lead.choice);
};
/** What the yellow button leads to while the hand asks for something on the table: the best that was weighed, else what is worked out once for a table and a pick. */
const useLead = (hand: Hand, { first, known }: Ranked, asks: boolean): Lead | null => {
  const { game, view, scene, choices, selected, mode, turn } = hand;
  const seeks = asks && known && !first;
  const sought = useMemo(
    () => (seeks ? leadOf({ game, view, scene, choices, selected, mode, turn }) : null),
    [seeks, game, view, scene, choices, selected, mode, turn],
  );
  return asks && first ? { kind: 'best', best: first, picks: selected === null } : sought;
};
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
  readonly lead: Lead | null;
  /** Whom the yellow button names: who would act, and upon whom. */
  readonly named: readonly NodeId[];
  press(): void;
  confirm(): void;
  cancel(): void;
} => {
  // Whoever asks why somebody can do nothing is answered there.
  const answers = guided?.names || hand.refusal !== null;
  const asks = hand.offer.kind === 'pick' && !answers;
  const found = useLead(hand, ranked, asks);
  // Where a lesson or a puzzle leads somebody it may be elsewhere.
  const lead = guided && found?.kind !== 'best' && found?.kind !== 'foremost' ? null : found;
  const best = lead?.kind === 'best' ? lead.best : null;
  const likely = hand.selected === null ? null : hand.offer.kind === 'aim' ? hand.offer.on : (best?.wanted.id ?? null);
  const primary = primaryOf({ own, showing, stalled, offer: hand.offer, lead });
  const named = lead && primary === 'lead' ? namedBy(lead) : NOBODY;
  // During a drag the table is ahead of the page: its moves are one offer.
  const action = hand.offer.kind !== 'act' ? '' : hand.proposal?.moving ? 'moving' : JSON.stringify(hand.offer.action);
  useOffered(presses, `${open.ply} ${primary === 'lead' ? lead?.kind : primary} ${action}`);
  const press = () => {
    if (!presses.takes('offer')) return;
    if (guided?.press && !showing && !own) guided.press();
    else if (primary === 'stop') cancelShot();
    else if (primary === 'skip' || primary === 'goOn') skip();
    else if (primary === 'over') void rematch(open);
    else if (primary === 'bot') void letBotPlay();
    else if (lead && primary === 'lead') follow(lead, hand);
    else hand.press();
    // What comes next is done on the table.
    if (document.activeElement?.closest('[data-tray]')) focusTable();
  };
  return {
    primary,
    names: named.length > 0,
    likely,
    lead,
    named,
    press,
    // A key on the table neither stops a shot nor leaves a match that is over.
    confirm: () => primary !== 'stop' && primary !== 'over' && press(),
    cancel: () => (own ? cancelShot() : hand.cancel()),
  };
};
