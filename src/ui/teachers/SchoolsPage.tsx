import { Printer } from 'lucide-react';
import { Markdown } from 'markdown-to-jsx';
import english from '../../../docs/schools.md?raw';
import russian from '../../../docs/schools.ru.md?raw';
import { t, useTranslation } from '../../i18n/index.ts';
import { PageTop } from '../components/PageTop.tsx';
import { LanguageSwitch, ThemeButton } from '../components/Switches.tsx';
import '../styles/teachers.css';

/** A link of the document, as text: beside the app there are no other documents. */
const AsText = ({ children }: { readonly children: React.ReactNode }) => <em>{children}</em>;
/** The notes for schools: the document of the project, in the page's language. */
export const SchoolsPage = () => {
  const { i18n } = useTranslation();
  const document = i18n.language === 'ru' ? russian : english;
  return (
    <main className="page teacherspage">
      <PageTop
        heading={t('teachers.schools')}
        title={t('teachers.schools')}
        up={{ to: { at: 'teachers' }, name: t('teachers') }}
      >
        <button type="button" className="plain onwood" onClick={() => window.print()}>
          <Printer aria-hidden /> {t('teachers.print')}
        </button>
        <LanguageSwitch />
        <ThemeButton />
      </PageTop>
      <article className="paper schools">
        <Markdown options={{ overrides: { a: AsText } }}>{document.replace(/^# .*\n/, '')}</Markdown>
      </article>
    </main>
  );
};
