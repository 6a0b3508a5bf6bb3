import { Dialog } from '@base-ui/react/dialog';
import { t } from '../../../i18n/index.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { InTurn } from '../../components/RulesSummary.tsx';
import { WhoAndGoal } from '../card/Goal.tsx';
import { useMatch } from '../context/match.tsx';
import { useBriefOpen } from './briefOpen.ts';

/** The rules in a minute: who plays, how the match is won, and a turn. Its text describes it, so that a screen reader reads it. */
export const Brief = () => {
  const { open } = useMatch();
  const isOpen = useBriefOpen((state) => state.open);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => useBriefOpen.setState({ open })}>
      <DialogBox title={t('brief.title', { game: { key: `${open.match.game}:name` } })}>
        <Dialog.Description render={<div className="body" />}>
          <WhoAndGoal />
          <InTurn game={open.game} options={open.match.options} />
        </Dialog.Description>
      </DialogBox>
    </Dialog.Root>
  );
};
