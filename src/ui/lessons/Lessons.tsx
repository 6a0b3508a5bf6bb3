import { Check, GraduationCap, Puzzle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lessonsOf, type Shipped } from '../../lessons/shipped.ts';
import { wordsIn } from '../../lessons/lesson.ts';
import { tell, ui, useTranslation } from '../../i18n/index.ts';
import { useSettings } from '../../store/settings.ts';
import { HOUSE, pictureAt } from '../home/house.ts';
import { useTheme } from '../look.ts';
import { go, href } from '../route.ts';
import { PageTop } from '../parts/PageTop.tsx';
import { LanguageSwitch, ThemeButton } from '../parts/Switches.tsx';
import '../styles/lessons.css';

/** The lessons and puzzles of a game, of the first one if none is named. */
export const Lessons = ({ game }: { readonly game?: string }) => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const learned = useSettings((settings) => settings.learned);
  const id = HOUSE.find((each) => each.id === game)?.id ?? HOUSE[0]?.id ?? '';
  const lessons = useLessons(id);
  const Icons = { lesson: GraduationCap, puzzle: Puzzle };
  return (
    <main className="page lessonspage">
      <PageTop heading={ui('lessons')} title={ui('lessons')}>
        <LanguageSwitch />
        <ThemeButton />
      </PageTop>
      <nav className="segments games" aria-label={ui('rulebook.game')}>
        {HOUSE.map((each) => (
          <button
            key={each.id}
            type="button"
            aria-pressed={each.id === id}
            onClick={() => go({ at: 'lessons', game: each.id })}
          >
            {tell({ key: `${each.id}:name` })}
          </button>
        ))}
      </nav>
      <div className="shelf">
        <img className="paper" src={pictureAt(`lids/${id}`, theme)} alt="" width={266} height={236} />
        <ul>
          {(lessons ?? []).map(({ id: name, lesson }) => {
            const Icon = Icons[lesson.sort];
            const done = learned.includes(`${id}/${name}`);
            return (
              <li key={name} className="paper" data-sort={lesson.sort} data-done={done || undefined}>
                <a href={href({ at: 'lessons', game: id, lesson: name })}>
                  <span className="disc">{done ? <Check aria-label={ui('stage.done')} /> : <Icon aria-hidden />}</span>
                  <span>
                    <span className="small">
                      {lesson.sort === 'lesson'
                        ? ui('lessons.guided', { count: lesson.steps.length })
                        : ui('lessons.puzzle')}
                    </span>
                    <strong className="display">{wordsIn(lesson.name, i18n.language)}</strong>
                    <span>{wordsIn(lesson.about, i18n.language)}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </main>
  );
};

const useLessons = (game: string): readonly Shipped[] | null => {
  const [read, setRead] = useState<{ readonly game: string; readonly lessons: readonly Shipped[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    lessonsOf(game).then(
      (lessons) => wanted && setRead({ game, lessons }),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return read?.game === game ? read.lessons : null;
};
