import { Autocomplete } from '@base-ui/react/autocomplete';

interface NameInputProps {
  readonly value: string;
  readonly label: string;
  readonly placeholder: string;
  /** The names offered. */
  readonly known: readonly string[];
  set(name: string): void;
}
/** A player's name: typed, or one of those who have played here. */
export const NameInput = ({ value, label, placeholder, known, set }: NameInputProps) => (
  <Autocomplete.Root items={known} value={value} onValueChange={set} mode="none" openOnInputClick>
    <Autocomplete.Input className="field grow" maxLength={40} placeholder={placeholder} aria-label={label} />
    {known.length > 0 && (
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="layer" sideOffset={4} align="start">
          <Autocomplete.Popup className="popup names">
            <Autocomplete.List>
              {(name: string) => (
                <Autocomplete.Item key={name} className="item" value={name}>
                  {name}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    )}
  </Autocomplete.Root>
);
