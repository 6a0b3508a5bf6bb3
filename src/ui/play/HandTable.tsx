import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import type { Outlook } from '../../core/choice.ts';
import { Table, type TableHandle, type TableProps } from '../../table/Table.tsx';
import { lookFrom } from './card/Outlook.tsx';
import { useCarried } from './hand/useCarried.ts';
import type { Hand } from './hand/usePlayHand.ts';
import { bestOn, wayOn } from './odds/ways.ts';
import { nearerTo } from './primary/toward.ts';

/** What a table is told by the hand at it. */
type ByHand =
  | 'choices'
  | 'selected'
  | 'unasked'
  | 'mode'
  | 'proposal'
  | 'hint'
  | 'onSelect'
  | 'onIdle'
  | 'onTarget'
  | 'onPropose'
  | 'onDrop'
  | 'onTurn';
interface HandTableProps extends Omit<TableProps, ByHand> {
  readonly ref: Ref<TableHandle>;
  readonly hand: Hand;
  readonly outlook: Outlook | null;
}
/** The table with the hand at it: it alone follows each move of what is in the hand. */
export const HandTable = ({ hand: told, outlook, ...props }: HandTableProps) => {
  const hand = useCarried(told);
  const { game, view, selected, proposal } = hand;
  const onItsWay = outlook !== null && proposal !== told.proposal;
  return (
    <Table
      {...props}
      choices={hand.choices}
      selected={selected}
      unasked={hand.picked === null}
      mode={hand.mode}
      onSelect={hand.select}
      onIdle={(id) => {
        const choice = bestOn(hand, id);
        const nearer = choice ? null : nearerTo(hand, id);
        if (choice) hand.propose({ choice });
        else if (nearer?.draft) hand.propose(nearer.draft);
        else if (nearer) hand.select(nearer.piece);
        return choice !== null || nearer !== null || hand.askWhy(id);
      }}
      onTarget={(choice) => hand.propose({ choice: wayOn(hand, choice) })}
      proposal={proposal}
      hint={hand.hint}
      outlook={onItsWay ? lookFrom(game, view, selected, proposal?.action) : outlook}
      onPropose={hand.propose}
      onDrop={hand.drop}
      atOnce={flushSync}
      onTurn={(steps) => flushSync(() => hand.turnPiece(steps))}
    />
  );
};
