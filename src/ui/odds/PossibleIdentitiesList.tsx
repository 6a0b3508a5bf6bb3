import type { PossibleIdentities } from '../../core/choice.ts';
import type { PieceNode } from '../../core/scene.ts';
import { formatPercent, formatMessage, t } from '../../i18n/index.ts';
import { Portrait } from '../../table/figures/Portrait.tsx';
import { useTheme } from '../appearance.ts';
import { Small } from '../components/Small.tsx';

/**
 * The possible identities of an attacked piece: a face for each, marked by what it would mean for the attacker. Those that are
 * ruled out are crossed out.
 */
export const PossibleIdentitiesList = ({ piece, list }: { piece: PieceNode; list: PossibleIdentities['list'] }) => {
  const theme = useTheme();
  // A revealed piece already shows its rank.
  if (piece.emblem !== undefined || piece.mark !== undefined) return null;
  const heading = t('mayBe');
  return (
    <div className="guesses">
      <Small>{heading}</Small>
      <ul aria-label={heading}>
        {list.map(({ face, meaning, left, p }) => {
          const text = p === 0 ? t('guess.out') : t(`guess.${meaning}`);
          const name = face.name ? formatMessage(face.name) : '';
          return (
            <li
              key={face.emblem}
              data-meaning={p === 0 ? 'out' : meaning}
              title={p === undefined || p === 0 ? `${name}: ${text}` : `${name}: ${text}, ${formatPercent(p)}`}
            >
              <Portrait piece={{ ...piece, ...face }} theme={theme} size={34} />
              {left !== undefined && p !== 0 && <span aria-hidden>×{left}</span>}
              <span className="hidden">
                {name}: {text}
                {left !== undefined && p !== 0 && `, ${left}`}
              </span>
            </li>
          );
        })}
      </ul>
      <Small className="legend">
        <i data-meaning="good" /> {t('guess.good')} <i data-meaning="part" /> {t('guess.part')} <i data-meaning="bad" />{' '}
        {t('guess.bad')}
      </Small>
    </div>
  );
};
