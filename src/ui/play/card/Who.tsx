import { ArrowRight } from 'lucide-react';
import type { PieceNode } from '../../../core/scene.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import { pieceIn } from '../show/scenes.ts';
import { pieceWords } from '../words/places.ts';
import type { PanelProps } from '../Panel.tsx';

/** Who acts, and at whom. */
export const Who = ({ hand, words }: Pick<PanelProps, 'hand' | 'words'>) => {
  const theme = useTheme();
  const mine = pieceIn(hand.scene, hand.selected);
  const choice = hand.proposal?.choice;
  const target = pieceIn(hand.scene, choice?.kind === 'do' ? choice.target : undefined);
  if (!mine || mine.waits) return null;
  return (
    <div className="who">
      <p className="row">
        <Portrait piece={mine} theme={theme} size={48} />
        <span className="grow">
          <strong>{pieceWords(mine, hand.scene, words)}</strong>
          {!target && mine.state && <span className="small">{tell(mine.state, words)}</span>}
        </span>
        {target && (
          <>
            <ArrowRight aria-hidden />
            <strong className="grow right">{pieceWords(target, hand.scene, words)}</strong>
            <Portrait piece={target} theme={theme} size={48} />
          </>
        )}
      </p>
      {target?.mayBe ? <MayBe piece={target} faces={target.mayBe} /> : null}
    </div>
  );
};

/** What a hidden piece may be: a block's face and name for each. */
const MayBe = ({ piece, faces }: { piece: PieceNode; faces: NonNullable<PieceNode['mayBe']> }) => {
  const theme = useTheme();
  return (
    <>
      <p className="small">{ui('mayBe')}</p>
      <ul className="ranks" aria-label={ui('mayBe')}>
        {faces.map((face) => (
          <li key={face.emblem}>
            <Portrait piece={{ ...piece, ...face }} theme={theme} size={30} />
            {face.name && tell(face.name)}
          </li>
        ))}
      </ul>
    </>
  );
};
