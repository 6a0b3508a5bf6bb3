import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import type { CoverOverview } from '../../core/choice.ts';
import { Table, type TableHandle, type TableProps } from '../../table/Table.tsx';
import { coverFrom } from './card/CoverOverview.tsx';
import { useLiveDrag } from './input/useLiveDrag.ts';
import type { Interaction } from '../../interaction/useInteraction.ts';
import { bestAgainst, choiceAgainst } from '../../interaction/odds/bestTarget.ts';
import { approachEnemy } from '../../interaction/approach.ts';

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
  readonly interaction: Interaction;
  readonly outlook: CoverOverview | null;
}
/** The table with the hand at it: it alone follows each move of what is in the hand. */
export const InteractiveTable = ({ interaction: latest, outlook, ...props }: HandTableProps) => {
  const interaction = useLiveDrag(latest);
  const { game, view, selected, proposal } = interaction;
  const onItsWay = outlook !== null && proposal !== latest.proposal;
  return (
    <Table
      {...props}
      choices={interaction.choices}
      selected={selected}
      unasked={interaction.picked === null}
      mode={interaction.mode}
      onSelect={interaction.select}
      onIdle={(id) => {
        const choice = bestAgainst(interaction, id);
        const nearer = choice ? null : approachEnemy(interaction, id);
        if (choice) interaction.propose({ choice });
        else if (nearer?.draft) interaction.propose(nearer.draft);
        else if (nearer) interaction.select(nearer.piece);
        return choice !== null || nearer !== null || interaction.askWhy(id);
      }}
      onTarget={(choice) => interaction.propose({ choice: choiceAgainst(interaction, choice) })}
      proposal={proposal}
      hint={interaction.hint}
      outlook={onItsWay ? coverFrom(game, view, selected, proposal?.action) : outlook}
      onPropose={interaction.propose}
      onDrop={interaction.drop}
      atOnce={flushSync}
      onTurn={(steps) => flushSync(() => interaction.turnPiece(steps))}
    />
  );
};
