import type { ReactNode } from 'react';
import { cleanName, plainText } from '../../core/names.ts';
import { t } from '../../i18n/index.ts';
import { Row } from './Row.tsx';

interface NameFieldProps {
  readonly name: string;
  setName(name: string): void;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether it takes the focus at once, such as after the press that opened it. */
  readonly focused?: boolean;
  save(name: string): void;
  /** Changes nothing, on Escape. */
  cancel?(): void;
}
/** A field for the name of something to be saved, and its button. Enter saves too. */
export const NameField = ({ name, setName, label, icon, focused = false, save, cancel }: NameFieldProps) => {
  const clean = cleanName(name);
  const take = () => clean && save(clean);
  return (
    <Row as="span" className="grow">
      <input
        ref={focused ? focusOn : undefined}
        className="field grow"
        value={name}
        maxLength={40}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setName(plainText(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel?.();
          if (event.key !== 'Enter') return;
          // It may be in a form that starts a match.
          event.preventDefault();
          take();
        }}
      />
      <button type="button" className="plain" aria-disabled={!clean} onClick={take}>
        {icon} {t('kept.save')}
      </button>
    </Row>
  );
};
/** Takes the focus, with all of the text selected. */
const focusOn = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};
