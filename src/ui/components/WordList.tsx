import type { SeatWord } from '../../core/words.ts';
import type { Seat } from '../../core/seat.ts';
import { t } from '../../i18n/index.ts';
import { SeatMark } from './SeatName.tsx';
import { Small } from './Small.tsx';
import '../styles/words.css';

/** The words of all sides, the seed that they give, and what that shows. */
export const WordList = ({
  words,
  seed,
  called,
}: {
  readonly words: readonly SeatWord[];
  readonly seed: string;
  called(seat: Seat): string;
}) => (
  <>
    <ul className="wordlist" aria-label={t('words')}>
      {words.map(({ seat, word, drawn }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={20} /> <bdi>{called(seat)}</bdi>:{' '}
          <strong>
            <bdi>{word}</bdi>
          </strong>
          {drawn && <Small as="span"> {t('words.drawn')}</Small>}
        </li>
      ))}
    </ul>
    <p className="wordseed">
      {t('words.seed')} <code>{seed}</code>
    </p>
    <Small>{t('words.nobody')}</Small>
  </>
);
