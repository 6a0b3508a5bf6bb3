import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import type { CoverOverview } from '../../core/choice.ts';
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
  readonly interaction: Hand;
  readonly outlook: CoverOverview | null;
}
/** The table with the hand at it: it alone follows each move of what is in the hand. */
export const HandTable = ({ interaction: told, outlook, ...props }: HandTableProps) => {
  const interaction = useCarried(told);
  const { game, view, selected, proposal } = interaction;
  const onItsWay = outlook !== null && proposal !== told.proposal;
  return (
    <Table
      {...props}
      choices={interaction.choices}
      selected={selected}
      unasked={interaction.picked === null}
      mode={interaction.mode}
      onSelect={interaction.select}
      onIdle={(id) => {
        const choice = bestOn(interaction, id);
        const nearer = choice ? null : nearerTo(interaction, id);
        if (choice) interaction.propose({ choice });
        else if (nearer?.draft) interaction.propose(nearer.draft);
        else if (nearer) interaction.select(nearer.piece);
        return choice !== null || nearer !== null || interaction.askWhy(id);
      }}
      onTarget={(choice) => interaction.propose({ choice: wayOn(interaction, choice) })}
      proposal={proposal}
      hint={interaction.hint}
      outlook={onItsWay ? lookFrom(game, view, selected, proposal?.action) : outlook}
      onPropose={interaction.propose}
      onDrop={interaction.drop}
      atOnce={flushSync}
      onTurn={(steps) => flushSync(() => interaction.turnPiece(steps))}
    />
  );
};
