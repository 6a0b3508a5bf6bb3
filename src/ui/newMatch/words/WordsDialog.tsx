import { Dialog } from '@base-ui/react/dialog';
import { Dices } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cleanWord, MAX_WORD, type SeatWord } from '../../../core/words.ts';
import type { Seat } from '../../../core/seat.ts';
import { t } from '../../../i18n/index.ts';
import { newId } from '../../../storage/newId.ts';
import { seedOfWords } from '../../../store/seedOfWords.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { WordList } from '../../components/WordList.tsx';
import type { SeatDraft } from '../../starting/seating.ts';

const DRAWN_LENGTH = 8;
/** Returns a word that the app draws for a side that types none. */
const drawnWord = (seat: Seat): SeatWord => ({ seat, word: newId().slice(0, DRAWN_LENGTH), drawn: true });
/** Returns the words of all players in order; one that was not typed is drawn. */
const allWords = (players: readonly SeatDraft[], typed: Readonly<Partial<Record<Seat, string>>>): SeatWord[] =>
  players.map(({ seat }) => {
    const word = cleanWord(typed[seat] ?? '');
    return word === '' ? drawnWord(seat) : { seat, word };
  });

/** The words of all players and the seed that they give. */
export interface FoundWords {
  readonly words: readonly SeatWord[];
  readonly seed: string;
}
interface WordsProps {
  /** The players in the order of their seats. */
  readonly players: readonly SeatDraft[];
  /** Whether words and seed stay hidden until the match is over. */
  readonly secret: boolean;
  called(seat: Seat): string;
  /** Closes it. Words that have been shown are kept, so that nobody can try others. */
  close(): void;
  /** The words that have been shown, from the set-up page, and what keeps them there. */
  readonly found: FoundWords | null;
  keep(found: FoundWords): void;
  /** Starts the match with the words and their seed. */
  start(words: readonly SeatWord[], seed: string): void;
}
/** Asks each person for a word, one after the other. No word is shown before all are in. */
export const WordsDialog = ({ players, secret, called, close, found, keep, start }: WordsProps) => {
  const people = players.filter(({ bot }) => !bot);
  const [typed, setTyped] = useState<Readonly<Partial<Record<Seat, string>>>>({});
  const [at, go] = useState(0);
  const [failed, fail] = useState(false);
  const player = people[at];
  // Words of other seats are of no use: the players have changed since.
  const fits = found?.words.length === players.length && players.every(({ seat }, i) => found.words[i]?.seat === seat);
  const take = async (word: string): Promise<void> => {
    if (!player) return;
    const next = { ...typed, [player.seat]: word };
    setTyped(next);
    if (at + 1 < people.length) {
      go(at + 1);
      return;
    }
    const words = allWords(players, next);
    try {
      const seed = await seedOfWords(words);
      if (secret) start(words, seed);
      else keep({ words, seed });
    } catch {
      fail(true);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(is) => !is && close()}>
      {found && fits ? (
        <Found {...found} called={called} start={() => start(found.words, found.seed)} />
      ) : (
        player && (
          <Ask
            key={player.seat}
            name={called(player.seat)}
            first={at === 0}
            failed={failed}
            take={(word) => void take(word)}
          />
        )
      )}
    </Dialog.Root>
  );
};

interface AskProps {
  readonly name: string;
  readonly first: boolean;
  readonly failed: boolean;
  take(word: string): void;
}
/** The field of one player. What is typed is hidden, and is not read aloud. */
const Ask = ({ name, first, failed, take }: AskProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogBox title={t('words.ask', { name })} focus={field}>
      <form
        className="body wordsbody"
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the page behind must not start the match.
          event.stopPropagation();
          take(field.current?.value ?? '');
        }}
      >
        <Dialog.Description>{t(first ? 'words.why' : 'words.other')}</Dialog.Description>
        <Row className="spread">
          <label htmlFor={id}>{t('words.word', { name })}</label>
          <input
            ref={field}
            id={id}
            className="field"
            type="password"
            autoComplete="off"
            maxLength={MAX_WORD}
            aria-describedby={`${id}help`}
          />
        </Row>
        <Small id={`${id}help`}>{t('words.help')}</Small>
        {failed && (
          <p className="notice bad" role="alert">
            {t('words.failed')}
          </p>
        )}
        <PrimaryButton type="submit">{t('words.next')}</PrimaryButton>
      </form>
    </DialogBox>
  );
};

interface FoundProps extends FoundWords {
  called(seat: Seat): string;
  start(): void;
}
/** All words and the seed that they give, before the match starts. */
const Found = ({ words, seed, called, start }: FoundProps) => {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DialogBox title={t('words.found')} focus={button}>
      <div className="body wordsbody">
        <WordList words={words} seed={seed} called={called} />
        <PrimaryButton ref={button} onClick={start}>
          <Dices aria-hidden /> {t('setup.start')}
        </PrimaryButton>
      </div>
    </DialogBox>
  );
};
