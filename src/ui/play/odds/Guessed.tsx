import type { PossibleIdentities } from '../../../core/choice.ts';
import type { PieceNode } from '../../../core/scene.ts';
import { percent, tell, ui } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';

/** What somebody attacked may be: a face for each, marked by what it would mean for whoever attacks, those left out that are ruled out crossed. */
export const Guessed = ({ piece, list }: { piece: PieceNode; list: PossibleIdentities['list'] }) => {
  const theme = useTheme();
  // An open piece shows its rank already.
  if (piece.emblem !== undefined || piece.mark !== undefined) return null;
  const heading = ui('mayBe');
  return (
    <div className="guesses">
      <p className="small">{heading}</p>
      <ul aria-label={heading}>
        {list.map(({ face, meaning, left, p }) => {
          const told = p === 0 ? ui('guess.out') : ui(`guess.${meaning}`);
          const name = face.name ? tell(face.name) : '';
          return (
            <li
              key={face.emblem}
              data-meaning={p === 0 ? 'out' : meaning}
              title={p === undefined || p === 0 ? `${name}: ${told}` : `${name}: ${told}, ${percent(p)}`}
            >
              <Portrait piece={{ ...piece, ...face }} theme={theme} size={34} />
              {left !== undefined && p !== 0 && <span aria-hidden>×{left}</span>}
              <span className="hidden">
                {name}: {told}
                {left !== undefined && p !== 0 && `, ${left}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="small legend">
        <i data-meaning="good" /> {ui('guess.good')} <i data-meaning="part" /> {ui('guess.part')}{' '}
        <i data-meaning="bad" /> {ui('guess.bad')}
      </p>
    </div>
  );
};
