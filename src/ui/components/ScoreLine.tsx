import { Fragment } from 'react';
import { formatNumber, t } from '../../i18n/index.ts';

/** One side of a score. */
interface Side {
  readonly name: string;
  readonly wins: number;
}
/** A score between two sides, “Anna 3 : 2 Boris”, or a list of the wins of more. Screen readers hear each name with its wins. */
export const ScoreLine = ({ sides }: { readonly sides: readonly Side[] }) => {
  const [one, other] = sides;
  return (
    <span className="score">
      <span aria-hidden>
        {one && other && sides.length === 2 ? (
          <>
            <bdi>{one.name}</bdi> <b>{`${formatNumber(one.wins)} : ${formatNumber(other.wins)}`}</b>{' '}
            <bdi>{other.name}</bdi>
          </>
        ) : (
          sides.map(({ name, wins }, i) => (
            <Fragment key={name}>
              {i > 0 && ' · '}
              <bdi>{name}</bdi> <b>{formatNumber(wins)}</b>
            </Fragment>
          ))
        )}
      </span>
      <span className="hidden">{sides.map(({ name, wins }) => t('score.side', { name, n: wins })).join(', ')}</span>
    </span>
  );
};
