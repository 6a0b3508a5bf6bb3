/** The marks of pieces in texts, in the order of a step's points. They are letters that neither answers nor squares of a board have. */
const MARKS = ['Ⓟ', 'Ⓠ', 'Ⓡ', 'Ⓢ', 'Ⓣ', 'Ⓤ', 'Ⓥ', 'Ⓦ'];
/** The numbers that older lessons have in their place. */
const OLD = ['❶', '❷', '❸', '❹', '❺', '❻', '❼', '❽'];
const ANY = new RegExp(`([${MARKS.join('')}])`, 'u');

/** Returns a text with letters for the numbers of older lessons. */
export const lettered = (text: string): string =>
  text.replaceAll(/[❶-❽]/gu, (number) => MARKS[OLD.indexOf(number)] ?? number);
/** Returns the letter of the piece at an index of a step's points. */
export const markLetter = (i: number): string => (MARKS[i] ?? '').normalize('NFKC');
/** Returns the parts of a text: its marks as indexes of points, and what is between them. */
export const splitMarks = (text: string): (string | number)[] =>
  text.split(ANY).map((part, i) => (i % 2 ? MARKS.indexOf(part) : part));
/** Returns a text with the mark of the piece at an index of a step's points put in at a place. */
export const withMark = (text: string, at: number, i: number): string =>
  `${text.slice(0, at)}${MARKS[i] ?? ''}${text.slice(at)}`;
/** Returns a text in which each mark is its plain letter, for where marks are not drawn. */
export const plainMarks = (text: string): string =>
  splitMarks(text)
    .map((part) => (typeof part === 'number' ? markLetter(part) : part))
    .join('');
