import { ChevronsUp } from 'lucide-react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { advanceDraft } from '../../../interaction/advance.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

/** The button that proposes to move all pieces that can only go nearer. The primary button then confirms it. */
export const Advance = () => {
  const { formatContext, guided, showing } = useMatch();
  const send = useSend();
  const label = useInteraction(({ game, view, choices, proposal }) =>
    choices.length > 0 && !proposal ? (advanceDraft(view, game)?.choice.label ?? null) : null,
  );
  if (!label || guided || showing) return null;
  return (
    <div className="passes" data-part="advance">
      <button type="button" className="plain" aria-describedby="advanceHelp" onClick={() => send({ type: 'advance' })}>
        <ChevronsUp aria-hidden /> {formatMessage(label, formatContext)}
      </button>
      <span id="advanceHelp" className="hidden">
        {t('advance.help')}
      </span>
    </div>
  );
};
