import { BookOpen, ChartColumn, GraduationCap, MonitorUp, Printer, School } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { CATALOGUE } from '../../lessons/catalogue.ts';
import { lessonOf } from '../../lessons/shipped.ts';
import { type LocalText, textIn } from '../../lessons/lesson.ts';
import { formatMessage, formatNumber, t, useTranslation } from '../../i18n/index.ts';
import { GAME_CARDS } from '../components/gameCards.ts';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { PageTop } from '../components/PageTop.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import { href } from '../route.ts';
import '../styles/teachers.css';

const nameOf = (game: string): string => formatMessage({ key: `${game}:name` });
/** The address of the desk at a screen. The desk is a window of its own. */
const deskAt = (at: string): string => `./?desk${at}`;
const DESK_WINDOW = { target: 'mera-desk', rel: 'opener' } as const;

/** Everything for a teacher: the desk, the ready lessons by subject and age, the odds lab, what prints, notes for schools. */
export const TeachersPage = () => (
  <main className="page teacherspage">
    <PageTop heading={t('teachers')} title={t('teachers')}>
      <LanguageSwitch />
      <ThemeButton />
    </PageTop>
    <Part name="desk" icon={<MonitorUp aria-hidden />} heading={t('teachers.desk')} about={t('teachers.deskAbout')}>
      <Row>
        <PrimaryButton onClick={() => window.open(deskAt(href({ at: 'lessons' })), DESK_WINDOW.target)}>
          <MonitorUp aria-hidden /> {t('teachers.openDesk')}
        </PrimaryButton>
      </Row>
    </Part>
    <Part
      name="lessons"
      icon={<GraduationCap aria-hidden />}
      heading={t('teachers.lessons')}
      about={t('teachers.lessonsAbout')}
    >
      <ReadyLessons />
      <Small>{t('teachers.puzzles')}</Small>
      <GameLinks to={(game) => href({ at: 'lessons', game })} />
    </Part>
    <div className="cols">
      <Part name="lab" icon={<ChartColumn aria-hidden />} heading={t('teachers.lab')} about={t('teachers.labAbout')}>
        <GameLinks to={(game) => href({ at: 'lab', game })} />
      </Part>
      <Part name="print" icon={<Printer aria-hidden />} heading={t('teachers.print')} about={t('teachers.printAbout')}>
        <GameLinks to={(game) => href({ at: 'print', game })} />
      </Part>
      <Part
        name="schools"
        icon={<School aria-hidden />}
        heading={t('teachers.schools')}
        about={t('teachers.schoolsAbout')}
      >
        <Row>
          <a className="plain" href={href({ at: 'teachers', page: 'schools' })}>
            <BookOpen aria-hidden /> {t('teachers.readSchools')}
          </a>
        </Row>
      </Part>
    </div>
  </main>
);

interface PartProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly heading: string;
  readonly about: string;
  readonly children: ReactNode;
}
const Part = ({ name, icon, heading, about, children }: PartProps) => (
  <section className="paper part" aria-labelledby={`teachers-${name}`}>
    <h2 id={`teachers-${name}`}>
      {icon} {heading}
    </h2>
    <p>{about}</p>
    {children}
  </section>
);

/** One link for each game. */
const GameLinks = ({ to }: { readonly to: (game: string) => string }) => (
  <ul className="gamelinks">
    {GAME_CARDS.map(({ id }) => (
      <li key={id}>
        <a className="plain" href={to(id)}>
          {nameOf(id)}
        </a>
      </li>
    ))}
  </ul>
);

/** Returns the names of the ready lessons, by game and id, once they are loaded. */
const useLessonNames = (): Readonly<Record<string, LocalText>> => {
  const [names, setNames] = useState<Readonly<Record<string, LocalText>>>({});
  useEffect(() => {
    let wanted = true;
    const read = CATALOGUE.map(async ({ game, id }) => [`${game}.${id}`, (await lessonOf(game, id))?.name] as const);
    Promise.all(read).then(
      (all) => wanted && setNames(Object.fromEntries(all.flatMap(([key, name]) => (name ? [[key, name]] : [])))),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return names;
};
type Aim<Entry> = Entry extends { readonly game: infer Game extends string; readonly id: infer Id extends string }
  ? `teachers.aim.${Game}.${Id}`
  : never;
/** Returns the key of what a lesson teaches. */
const aimOf = <Entry extends (typeof CATALOGUE)[number]>({ game, id }: Entry) =>
  `teachers.aim.${game}.${id}` as Aim<Entry>;
const ReadyLessons = () => {
  const { i18n } = useTranslation();
  const names = useLessonNames();
  return (
    <table className="readylessons">
      <thead>
        <tr>
          {(['lesson', 'subject', 'age', 'minutes', 'aim'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`teachers.${column}`)}
            </th>
          ))}
          <th scope="col" className="hidden">
            {t('teachers.open')}
          </th>
        </tr>
      </thead>
      <tbody>
        {CATALOGUE.map((entry) => {
          const { game, id, subject, age, minutes } = entry;
          const words = names[`${game}.${id}`];
          const name = words ? textIn(words, i18n.language) : t('teachers.lesson');
          const lesson = href({ at: 'lessons', game, lesson: id });
          return (
            <tr key={`${game}/${id}`}>
              <th scope="row">
                <span className="display">{name}</span> <Small as="span">{nameOf(game)}</Small>
              </th>
              <td data-column={t('teachers.subject')}>{t(`teachers.subject.${subject}`)}</td>
              <td data-column={t('teachers.age')}>{t('teachers.ageFrom', { from: age })}</td>
              <td data-column={t('teachers.minutes')}>{formatNumber(minutes)}</td>
              <td data-column={t('teachers.aim')}>{t(aimOf(entry))}</td>
              <td>
                <a className="plain" href={deskAt(lesson)} aria-label={t('teachers.leadOf', { name })} {...DESK_WINDOW}>
                  {t('teachers.lead')}
                </a>
                <a className="plain" href={lesson} aria-label={t('teachers.tryOf', { name })}>
                  {t('teachers.try')}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
