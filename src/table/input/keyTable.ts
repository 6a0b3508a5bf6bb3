/** Every keyboard shortcut, by what it does. Letters are those of a Latin layout. Help shows the first key of each row. */
export const KEYS = {
  nextPiece: ['N'],
  nextMode: ['M'],
  mark: ['U'],
  suggest: ['L'],
  advance: ['W'],
  standing: ['S'],
  happened: ['P'],
  possible: ['O'],
  near: ['X'],
  sweep: ['K'],
  // The same key as redo, without Ctrl.
  repeat: ['Y'],
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
/** The key names that help shows, as values for texts. */
export const KEY_NAMES = Object.fromEntries(Object.entries(KEYS).map(([act, [first]]) => [act, first])) as Readonly<
  Record<KeyAct, string>
>;

/** The part of a key event that is read. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
}
/** Characters that have a meaning wherever they are on a layout. */
const SIGNS = new Set<string>([...KEYS.nearer, ...KEYS.farther, ...KEYS.help, '[', ']']);
/** Keys other than letters that count by their position if their character has no meaning. */
const PLACES: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Comma: ',', Period: '.' };
/** Whether a key writes a letter of another script than Latin, or an input method has taken it. */
const isForeign = (key: string): boolean =>
  key === 'Process' || key === 'Unidentified' || (/^\p{L}/u.test(key) && !/^\p{Script=Latin}/u.test(key));

/** Returns the digit of a key: its character if that is a digit, or else its position in the top row without Shift. Null for any other key. */
export const digitOf = ({ key, code, shiftKey = false }: Pressed): string | null =>
  /^\d$/.test(key) ? key : shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null);
/** Returns the Latin letter of a key as a capital: its character on Latin layouts, or else its position. Null for any other key. */
export const letterOf = ({ key, code }: Pressed): string | null =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : isForeign(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
/** Returns the name of a key as in `KEYS`, the same on every layout. */
export const keyOf = (event: Pressed): string =>
  letterOf(event) ?? (SIGNS.has(event.key) ? event.key : (PLACES[event.code] ?? (digitOf(event) || event.key)));
/** Whether a key triggers this action. */
export const isKey = (event: Pressed, act: KeyAct): boolean => (KEYS[act] as readonly string[]).includes(keyOf(event));
/** Keys of the class desk that cover the class screen and draw on it. */
export const DESK_KEYS = ['freeze', 'blank', 'code', 'spot', 'arrow', 'ring'] as const satisfies readonly KeyAct[];
/** The most answers of a vote. */
const MOST_ANSWERS = 5;
/** Returns the answer (from 0) that a digit key adds a vote to. Null for any other key. */
export const answerOf = (event: Pressed): number | null => {
  const digit = Number(digitOf(event) ?? 0);
  return digit >= 1 && digit <= MOST_ANSWERS ? digit - 1 : null;
};
