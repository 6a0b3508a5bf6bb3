import { ArrowRight } from 'lucide-react';
import { formatMessage } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { PossibleIdentitiesList } from '../odds/PossibleIdentitiesList.tsx';
import { pieceIn } from '../../../presentation/scenes.ts';
import { pieceText } from '../../../presentation/text/places.ts';
import type { PanelProps } from '../props.ts';

/** Who acts, and at whom; `brief`: in one line. */
export const ActorLine = ({
  interaction,
  formatContext,
  brief = false,
}: Pick<PanelProps, 'interaction' | 'formatContext'> & { brief?: boolean }) => {
  const theme = useTheme();
  const mine = pieceIn(interaction.scene, interaction.selected);
  const choice = interaction.proposal?.choice;
  const guesses = interaction.proposal?.preview?.guesses;
  const target = pieceIn(interaction.scene, guesses?.on ?? (choice?.kind === 'do' ? choice.target : undefined));
  if (!mine || mine.waits) return null;
  return (
    <div className="who" data-brief={brief || undefined}>
      <p className="row">
        <Portrait piece={mine} theme={theme} size={brief ? 32 : 48} />
        <span className="grow">
          <strong>{pieceText(mine, interaction.scene, formatContext)}</strong>
          {!target &&
            [mine.about, mine.state].map((text) =>
              text ? (
                <span key={text.key} className="small">
                  {formatMessage(text, formatContext)}
                </span>
              ) : null,
            )}
        </span>
        {target && (
          <>
            <ArrowRight aria-hidden />
            <strong className="grow right">{pieceText(target, interaction.scene, formatContext)}</strong>
            <Portrait piece={target} theme={theme} size={48} />
          </>
        )}
      </p>
      {target && guesses && <PossibleIdentitiesList piece={target} list={guesses.list} />}
    </div>
  );
};
