import { Autocomplete } from '@base-ui/react/autocomplete';
import { plainText } from '../../core/names.ts';

export interface NameProps {
  readonly value: string;
  readonly label: string;
  readonly placeholder: string;
  /** The names offered. */
  readonly known: readonly string[];
  set(name: string): void;
}
/** A field for a player's name, with the names of earlier players offered below it. */
export const NameOffers = ({ value, label, placeholder, known, set }: NameProps) => (
  <Autocomplete.Root
    items={known}
    value={value}
    onValueChange={(name) => set(plainText(name))}
    mode="none"
    openOnInputClick
  >
    <Autocomplete.Input className="field grow" maxLength={40} placeholder={placeholder} aria-label={label} />
    {known.length > 0 && (
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="layer" sideOffset={4} align="start">
          <Autocomplete.Popup className="popup names">
            <Autocomplete.List>
              {(name: string) => (
                <Autocomplete.Item key={name} className="item" value={name}>
                  <bdi>{name}</bdi>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    )}
  </Autocomplete.Root>
);
