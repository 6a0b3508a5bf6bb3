import { Download, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { chanceTexts } from '../../../i18n/formatChances.ts';
import { formatDateTime, formatMessage, t, useTranslation } from '../../../i18n/index.ts';
import { forgetReport, type LessonReport, lessonReports, type VotedQuestion } from '../../../storage/lessonReports.ts';
import { download } from '../../files.ts';
import { onClassScreen } from '../../windowRole.ts';
import { gainOf, signed } from '../../class/votes.ts';
import { PageTop } from '../../components/PageTop.tsx';
import { Small } from '../../components/Small.tsx';
import { csvOf } from './csv.ts';
import { giftOf } from './gift.ts';
import '../../styles/votes.css';

/** The report of a lesson with a class's votes: to read, print, save as a table or as questions, or delete. */
export const VotesPage = ({ id }: { readonly id: string }) => {
  const [report, setReport] = useState(() => lessonReports().find((each) => each.id === id) ?? null);
  const list = { at: 'lessons', ...(report ? { game: report.game } : {}) } as const;
  const forget = (): void => {
    forgetReport(id);
    setReport(null);
  };
  return (
    <main className="page votespage">
      <PageTop heading={t('votes.report')} title={t('votes.report')} up={{ to: list, name: t('lessons') }}>
        {report && !onClassScreen && <Tools report={report} forget={forget} />}
      </PageTop>
      {report ? (
        <Report report={report} />
      ) : (
        <p className="paper notice" role="status">
          {t('votes.none')}
        </p>
      )}
    </main>
  );
};
const Tools = ({ report, forget }: { readonly report: LessonReport; forget(): void }) => {
  const { i18n } = useTranslation();
  const name = report.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'lesson';
  return (
    <>
      <button type="button" className="plain onwood" onClick={() => window.print()}>
        <Printer aria-hidden /> {t('report.print')}
      </button>
      <button
        type="button"
        className="plain onwood"
        onClick={() => download(csvOf(report, i18n.language), `${name}.csv`, 'text/csv')}
      >
        <Download aria-hidden /> {t('votes.csv')}
      </button>
      <button
        type="button"
        className="plain onwood"
        onClick={() => download(giftOf(report.title, report.questions), `${name}.gift.txt`, 'text/plain')}
      >
        <Download aria-hidden /> {t('votes.gift')}
      </button>
      <button type="button" className="plain onwood" onClick={forget}>
        <Trash2 aria-hidden /> {t('votes.forget')}
      </button>
    </>
  );
};
const Report = ({ report: { title, game, at, minutes, questions } }: { readonly report: LessonReport }) => (
  <div className="paper votesreport">
    <h2>{title}</h2>
    <Small>
      {formatMessage({ key: `${game}:name` })} · {formatDateTime(at)} · {t('votes.length', { n: Math.round(minutes) })}
    </Small>
    {questions.map((question) => (
      <Question key={question.step} question={question} />
    ))}
    <Small>{t('votes.kept')}</Small>
  </div>
);
const Question = ({ question }: { readonly question: VotedQuestion }) => {
  const { step, text, answers, right, rounds, chances } = question;
  const [first = [], second] = rounds;
  const odds = chances && chanceTexts(chances, { dice: true, tried: false });
  const gain = right !== null && second ? gainOf({ first, hands: second }, right) : null;
  return (
    <section>
      <h3>{t('votes.stepOf', { n: step })}</h3>
      <p>{text}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('votes.answer')}</th>
            <th scope="col">{t(second ? 'votes.first' : 'desk.votes')}</th>
            {second && <th scope="col">{t('votes.second')}</th>}
            {odds && <th scope="col">{t('odds.chance')}</th>}
          </tr>
        </thead>
        <tbody>
          {answers.map((answer, i) => (
            <tr key={i} data-right={i === right || undefined}>
              <th scope="row">
                {t('lesson.letters')[i]}. {answer} {i === right && <strong>({t('lesson.right')})</strong>}
              </th>
              <td>{first[i] ?? 0}</td>
              {second && <td>{second[i] ?? 0}</td>}
              {odds && <td>{[odds[i]?.fraction, odds[i]?.percent].filter(Boolean).join(' ≈ ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {gain !== null && <p>{t('votes.gain', { points: signed(gain) })}</p>}
    </section>
  );
};
