/** Every key that does something, by what it does. Letters are those of a Latin layout; the first key of a row is the one that help names. */
export const KEYS = {
  nextPiece: ['N'],
  nextMode: ['M'],
  tape: ['R'],
  outlook: ['V'],
  sound: ['Q'],
  turnTable: ['T'],
  undo: ['Z'],
  redo: ['Y'],
  left: ['[', ','],
  right: [']', '.'],
  nearer: ['+', '='],
  farther: ['-'],
  whole: ['0'],
  help: ['?'],
  earlier: ['PageUp'],
  later: ['PageDown'],
  confirm: ['Enter'],
  corner: [' '],
  cancel: ['Escape'],
  // The class desk.
  freeze: ['L'],
  blank: ['X'],
  code: ['K'],
  spot: ['S'],
  arrow: ['P'],
  ring: ['O'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type KeyAct = keyof typeof KEYS;
/** The name of each key as help tells it, for the values of a text. */
export const KEY_NAMES = Object.fromEntries(Object.entries(KEYS).map(([act, [first]]) => [act, first])) as Readonly<
  Record<KeyAct, string>
>;

/** What is read of a key event. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
}
/** Signs that mean something wherever a layout has them. */
const SIGNS = new Set<string>([...KEYS.nearer, ...KEYS.farther, ...KEYS.help, '[', ']']);
/** Keys beside the letters that count by their position where their sign means nothing. */
const PLACES: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Comma: ',', Period: '.' };
/** A key that writes a letter of no Latin script, or that an input method has taken. */
const isForeign = (key: string): boolean =>
  key === 'Process' || key === 'Unidentified' || (/^\p{L}/u.test(key) && !/^\p{Script=Latin}/u.test(key));

/** The digit of a key: the sign where it is one, else the place in the upper row without Shift; null for any other key. */
export const digitOf = ({ key, code, shiftKey = false }: Pressed): string | null =>
  /^\d$/.test(key) ? key : shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null);
/** The Latin letter of a key, a capital: the sign on Latin layouts, the place on all others; null for any other key. */
export const letterOf = ({ key, code }: Pressed): string | null =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : isForeign(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
/** The name of a key as in `KEYS`, alike on every layout. */
export const keyOf = (event: Pressed): string =>
  letterOf(event) ?? (SIGNS.has(event.key) ? event.key : (PLACES[event.code] ?? (digitOf(event) || event.key)));
/** Whether a key does this. */
export const isKey = (event: Pressed, act: KeyAct): boolean => (KEYS[act] as readonly string[]).includes(keyOf(event));
/** Keys of the class desk that act from its view of the table too. */
export const DESK_KEYS = ['freeze', 'blank', 'code', 'spot', 'arrow', 'ring'] as const satisfies readonly KeyAct[];
/** A vote has at most so many answers. */
const MOST_ANSWERS = 5;
/** The answer (from 0) that a digit counts a hand for; null for any other key. */
export const answerOf = (event: Pressed): number | null => {
  const digit = Number(digitOf(event) ?? 0);
  return digit >= 1 && digit <= MOST_ANSWERS ? digit - 1 : null;
};
