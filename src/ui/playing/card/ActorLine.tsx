import { ArrowRight } from 'lucide-react';
import { formatMessage } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { PossibleIdentitiesList } from '../../odds/PossibleIdentitiesList.tsx';
import { pieceIn } from '../../../presentation/scenes.ts';
import { pieceText } from '../../../presentation/text/places.ts';
import type { Choice, PossibleIdentities } from '../../../core/choice.ts';
import type { NodeId, Scene } from '../../../core/scene.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';

/** The selected piece, and the target of its proposal. `brief`: in one line. */
export const Actor = ({ brief = false }: { readonly brief?: boolean }) => {
  const actor = useInteraction(({ scene, selected, proposal }) => ({
    scene,
    piece: selected,
    choice: proposal?.choice ?? null,
    guesses: proposal?.preview?.guesses ?? null,
  }));
  return <ActorLine {...actor} brief={brief} />;
};
/** A piece that acts, and its target. `brief`: in one line. */
export const ActorLine = ({
  scene,
  piece,
  choice = null,
  guesses = null,
  brief,
}: {
  readonly scene: Scene;
  readonly piece: NodeId | null;
  readonly choice?: Choice<unknown> | null;
  readonly guesses?: PossibleIdentities | null;
  readonly brief: boolean;
}) => {
  const theme = useTheme();
  const { formatContext } = useMatch();
  const mine = pieceIn(scene, piece);
  const target = pieceIn(scene, guesses?.on ?? (choice?.kind === 'do' ? choice.target : undefined));
  if (!mine || mine.waits) return null;
  return (
    <div className="who" data-part="actor" data-brief={brief || undefined}>
      <Row as="p">
        <Portrait piece={mine} theme={theme} size={brief ? 32 : 48} />
        <span className="grow">
          <strong>{pieceText(mine, scene, formatContext)}</strong>
          {!target &&
            [mine.about, mine.state].map((text) =>
              text ? (
                <Small as="span" key={text.key}>
                  {formatMessage(text, formatContext)}
                </Small>
              ) : null,
            )}
        </span>
        {target && (
          <>
            <ArrowRight aria-hidden />
            <strong className="grow right">{pieceText(target, scene, formatContext)}</strong>
            <Portrait piece={target} theme={theme} size={48} />
          </>
        )}
      </Row>
      {target && guesses && <PossibleIdentitiesList piece={target} list={guesses.list} />}
    </div>
  );
};
