import { useMemo } from 'react';
import { t } from '../../../i18n/index.ts';
import { readResults } from '../../../storage/results.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { scoreOfMatch } from '../../../store/scores.ts';
import { Row } from '../../components/Row.tsx';
import { ScoreLine } from '../../components/ScoreLine.tsx';
import { namedSides } from '../../components/scoreSides.ts';
import { Small } from '../../components/Small.tsx';

/** The score between the players of a finished match, with this match in it. Nothing if the match does not count. */
export const RunningScore = ({ open: { id, steps } }: { readonly open: OpenMatch }) => {
  // A match counts again or no more with its steps.
  const score = useMemo(() => (steps.length > 0 ? scoreOfMatch(readResults(), id) : null), [id, steps]);
  if (!score) return null;
  const { draws, results } = score;
  return (
    <section className="running" aria-label={t('score.title')}>
      <Row as="p">
        <strong>{t('score.title')}</strong>
        <ScoreLine sides={namedSides(score)} />
        {draws > 0 && <Small as="span">{t('score.draws', { count: draws })}</Small>}
      </Row>
      {results.length === 1 && <Small>{t('score.first')}</Small>}
    </section>
  );
};
