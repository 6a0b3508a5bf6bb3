import { ClipboardPaste, Copy } from 'lucide-react';
import { useState } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import type { View } from '../../../core/view.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { Tools } from '../../components/Tools.tsx';

interface PasteFieldProps {
  readonly game: AnyGame;
  readonly view: View<unknown>;
  take(action: unknown): void;
}
/** A field for a set-up as letters. Wrong letters change nothing and are explained. */
const PasteField = ({ game, view, take }: PasteFieldProps) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const place = (): void => {
    const read = text.trim() ? game.setupText?.read(view, text) : undefined;
    if (!read) return;
    const wrong = 'fault' in read ? read.fault : game.refuse(view, read.action)?.text;
    if (wrong) setFault(formatMessage(wrong));
    else if ('action' in read) take(read.action);
  };
  return (
    <>
      <Row as="span" className="grow">
        <input
          className="field grow"
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('kept.letters')}
          aria-label={t('kept.letters')}
          aria-invalid={fault !== null}
          onChange={(event) => {
            setText(event.target.value);
            setFault(null);
          }}
          onKeyDown={(event) => event.key === 'Enter' && place()}
        />
        <button type="button" className="plain" aria-disabled={!text.trim()} onClick={place}>
          {t('kept.place')}
        </button>
      </Row>
      <Small
        className="bad"
        role="alert"
        ref={(shown) => {
          // On a small screen it would be below the edge of the panel.
          if (fault !== null) shown?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {fault}
      </Small>
    </>
  );
};

interface SetupLettersProps extends Omit<PasteFieldProps, 'take'> {
  /** The action of the current set-up. Null if there is nothing to copy. */
  readonly action: unknown;
  /** Whether another person could paste what is copied. */
  readonly secret: boolean;
  copy(text: string): void;
  /** Plays a pasted set-up. Null after set-up. */
  readonly take: ((action: unknown) => void) | null;
}
/** Copies the set-up as letters, and opens a field for pasted ones. */
export const SetupLetters = ({ game, view, action, secret, copy, take }: SetupLettersProps) => {
  const [open, setOpen] = useState(false);
  const written = action === null ? null : (game.setupText?.write(action) ?? null);
  return (
    <>
      <Tools>
        {written !== null && (
          <button type="button" className="plain" onClick={() => copy(written)}>
            <Copy aria-hidden /> {t('copyText')}
          </button>
        )}
        {take && (
          <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ClipboardPaste aria-hidden /> {t('kept.paste')}
          </button>
        )}
      </Tools>
      {written !== null && secret && <Small>{t('kept.copyOpen')}</Small>}
      {take && open && (
        <PasteField
          game={game}
          view={view}
          take={(pasted) => {
            take(pasted);
            setOpen(false);
          }}
        />
      )}
    </>
  );
};
