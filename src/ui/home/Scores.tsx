import { ChevronDown, Trash2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatDateTime, formatMessage, hasText, t } from '../../i18n/index.ts';
import { endReason } from '../../presentation/text/endReason.ts';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { forgetResults, readResults, type Result, saveResults } from '../../storage/results.ts';
import { type HeadToHead, scoresOf } from '../../store/scores.ts';
import { GAME_CARDS } from '../components/gameCards.ts';
import { Row } from '../components/Row.tsx';
import { ScoreLine } from '../components/ScoreLine.tsx';
import { botLevelName, namedSides, sideNames } from '../components/scoreSides.ts';
import { playerName } from '../components/SeatName.tsx';
import { Small } from '../components/Small.tsx';
import { SaveScores } from './SaveScores.tsx';

/** How many scores are shown at first, and how many results of each. */
const [FEW_SCORES, FEW_RESULTS] = [3, 20];

/** The pressed button has disappeared with its row, so the focus moves here. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

/** The scores between the same names on this device, read again with each `renewed`. Nothing if there are none. */
export const Scores = ({ renewed }: { readonly renewed: unknown }) => {
  const [changes, setChanges] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is stored changes with both
  const results = useMemo(readResults, [renewed, changes]);
  const [gone, setGone] = useState<{ readonly results: readonly Result[]; readonly names: string } | null>(null);
  const [all, showAll] = useState(false);
  const [failed, setFailed] = useState(false);
  const scores = scoresOf(results);
  if (scores.length === 0 && !gone) return null;
  const done = (saved: boolean, lost: typeof gone): void => {
    setFailed(!saved);
    setGone(saved ? lost : gone);
    setChanges(changes + 1);
  };
  const forget = (score: HeadToHead): void =>
    done(forgetResults(score.results.map(({ match }) => match)), { results: score.results, names: sideNames(score) });
  return (
    <section className="shelf" aria-labelledby="scores">
      <Row>
        <h2 id="scores" className="grow">
          {t('score.titles')}
        </h2>
        {scores.length > 0 && <SaveScores results={results} />}
      </Row>
      {failed && (
        <p className="paper notice bad" role="alert">
          {t('kept.failed')}
        </p>
      )}
      {gone && (
        <Row as="p" className="paper notice" role="status">
          <span className="grow">{t('score.forgotten', { names: gone.names })}</span>
          <button ref={focusOn} type="button" className="plain" onClick={() => done(saveResults(gone.results), null)}>
            <Undo2 aria-hidden /> {t('kept.back')}
          </button>
        </Row>
      )}
      {scores.length > 0 && (
        <ul className="paper matches scores">
          {scores.slice(0, all ? undefined : FEW_SCORES).map((score) => (
            <ScoreRow key={score.key} score={score} forget={() => forget(score)} />
          ))}
        </ul>
      )}
      {!all && scores.length > FEW_SCORES && (
        <button type="button" className="plain onwood" onClick={() => showAll(true)}>
          {t('score.all', { n: scores.length })}
        </button>
      )}
      <Small>{t('score.where')}</Small>
    </section>
  );
};

const ScoreRow = ({ score, forget }: { readonly score: HeadToHead; forget(): void }) => {
  const { results, draws } = score;
  const [shown, setShown] = useState(FEW_RESULTS);
  const latest = results[0]?.at ?? 0;
  const label = t('score.forget', { names: sideNames(score) });
  return (
    <Row as="li">
      <details className="grow">
        <summary>
          <span className="grow">
            <ScoreLine sides={namedSides(score)} />
            <Small as="span">
              {t('score.matches', { count: results.length })}
              {draws > 0 && ` · ${t('score.draws', { count: draws })}`}
              {` · ${t('score.last', { when: formatDateTime(latest) })}`}
            </Small>
          </span>
          <ChevronDown aria-hidden />
        </summary>
        <ul>
          {results.slice(0, shown).map((result) => (
            <li key={result.match}>{resultText(result)}</li>
          ))}
        </ul>
        {results.length > shown && (
          <button type="button" className="plain" onClick={() => setShown(shown + FEW_RESULTS)}>
            {t('shelf.older', { count: results.length - shown })}
          </button>
        )}
      </details>
      <button type="button" className="icon" aria-label={label} title={label} onClick={forget}>
        <Trash2 aria-hidden />
      </button>
    </Row>
  );
};
/** Returns one result in a line: when, which game, who has won, and how. */
const resultText = ({ at, game, players, winners, why }: Result): string => {
  const won = players.filter(({ seat }) => winners.includes(seat));
  const who = won.map((player) => (player.level === undefined ? playerName(player) : botLevelName(player.level)));
  const how = why && endReason({ key: why.key, ...(why.values ? { values: why.values } : {}) });
  const count = how?.values?.['count'];
  const known = how && hasText(how.key, typeof count === 'number' ? count : undefined);
  return [
    formatDateTime(at),
    ...(GAME_CARDS.some(({ id }) => id === game) ? [formatMessage({ key: `${game}:name` })] : []),
    won.length > 0 ? t('shelf.won', { who: who.join(', ') }) : t('shelf.drawn'),
    ...(known ? [formatMessage(how, createFormatContext(players))] : []),
  ].join(' · ');
};
