import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

const KEY = 'mera.notes';
const LONGEST = 4000;
const read = (): Record<string, string> => {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>) };
  } catch {
    return {};
  }
};
const keep = (name: string, text: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: text.slice(0, LONGEST) }));
  } catch {
    // If the browser forbids storage, they last as long as the page.
  }
};
/** The teacher's own notes on a step, only on this device and this screen. */
export const TeacherNotes = ({ lesson, at }: { readonly lesson: string; readonly at: number }) => {
  const name = `${lesson}/${at}`;
  const [notes, setNotes] = useState(read);
  return (
    <section className="paper notes" aria-labelledby="deskNotes">
      <Row as="header">
        <h2 id="deskNotes" className="grow">
          {t('desk.notes')}
        </h2>
        <Small>{t('desk.notesHere')}</Small>
      </Row>
      <textarea
        aria-labelledby="deskNotes"
        maxLength={LONGEST}
        placeholder={t('desk.notesHint')}
        value={notes[name] ?? ''}
        onChange={({ target: { value } }) => {
          setNotes({ ...notes, [name]: value });
          keep(name, value);
        }}
      />
    </section>
  );
};
