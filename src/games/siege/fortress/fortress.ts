import { z } from '../../../core/schema.ts';
import { type Message, messageFactory } from '../../../core/message.ts';
import type texts from '../texts.en.json';

const say = messageFactory<typeof texts>('siege');

/** The modules of a fortress: a wall, the gate, towers of one and two storeys, open ground. */
export const LETTERS = ['W', 'G', '1', '2', '.'] as const;
export type Letter = (typeof LETTERS)[number];
/** The ready fortresses, rows from front to back. */
export const READY = {
  castle: ['1WGW1', 'W...W', 'W...W', '2WWW2'],
  bastion: ['2WGW2', 'W...W', '1WWW1'],
  palace: ['1W1GW1', 'W....W', 'W....W', '2WW1W2'],
} as const;
/** The names of the ready fortresses. */
export const FORTRESSES = ['castle', 'bastion', 'palace'] as const satisfies readonly (keyof typeof READY)[];
/** The limits of a fortress in modules. Even the largest has free field on all sides. */
const LEAST = { columns: 3, rows: 3 } as const;
export const FORTRESS_LIMITS = { columns: 10, rows: 4 } as const;
/** The most warriors of one side that must fit in a fortress. */
const GARRISON = 8;

/** The layout of a fortress, rows from front to back, finished or not. */
export const rowsSchema = z
  .array(
    z
      .string()
      .regex(/^[WG12.]+$/)
      .max(FORTRESS_LIMITS.columns),
  )
  .max(FORTRESS_LIMITS.rows)
  .refine((rows) => rows.every((row) => row.length === rows[0]?.length));

/** Splits a layout (rows joined by `/`) into rows. */
export const parseFortress = (layout: string): string[] => layout.trim().toUpperCase().split('/');
/** Returns the layout of rows in one line. */
export const makeFortress = (rows: readonly string[]): string => rows.join('/');

/** Returns the letter of a cell. Outside the rows is open ground. */
const letterAt = (rows: readonly string[], column: number, row: number): string => rows[row]?.[column] ?? '.';
/** Whether a module blocks the ground. */
const isSolid = (letter: string): boolean => letter === 'W' || letter === '1' || letter === '2';

const NEXT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** Returns the open cells connected to one, as keys `column,row`. The gate and all modules block the way. */
const openFrom = (rows: readonly string[], column: number, row: number): Set<string> => {
  const width = rows[0]?.length ?? 0;
  const found = new Set<string>();
  const todo: (readonly [number, number])[] = [[column, row]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [x, y] = next;
    const key = `${x},${y}`;
    const off = x < -1 || y < -1 || x > width || y > rows.length;
    if (off || found.has(key) || letterAt(rows, x, y) !== '.') continue;
    found.add(key);
    for (const [dx, dy] of NEXT) todo.push([x + dx, y + dy]);
  }
  return found;
};
/** Returns the courtyard's cells by column and row: open ground reached from outside only through the gate. */
export const courtyardOf = (rows: readonly string[]): (readonly [column: number, row: number])[] => {
  const outside = openFrom(rows, -1, -1);
  return rows.flatMap((line, row) =>
    line
      .split('')
      .flatMap((letter, column) =>
        letter === '.' && !outside.has(`${column},${row}`) ? [[column, row] as const] : [],
      ),
  );
};

const countOf = (rows: readonly string[], letters: string): number =>
  rows
    .join('')
    .split('')
    .filter((letter) => letters.includes(letter)).length;
const refuseGate = (rows: readonly string[], yard: ReadonlySet<string>): boolean => {
  const row = rows.findIndex((line) => line.includes('G'));
  const column = rows[row]?.indexOf('G') ?? -1;
  const before = `${column},${row - 1}`;
  const posts = [-1, 1].every((side) => isSolid(letterAt(rows, column + side, row)));
  const faces = letterAt(rows, column, row - 1) === '.' && !yard.has(before);
  return !posts || !faces || !yard.has(`${column},${row + 1}`);
};
/** Returns why rows of modules, front to back, do not make a playable fortress, or null (SI-02). */
export const checkFortress = (rows: readonly string[]): Message | null => {
  const columns = rows[0]?.length ?? 0;
  const fits =
    rows.length >= LEAST.rows &&
    rows.length <= FORTRESS_LIMITS.rows &&
    columns >= LEAST.columns &&
    columns <= FORTRESS_LIMITS.columns;
  if (!fits || rows.some((row) => row.length !== columns)) return say('bad.size');
  if (rows.some((row) => row.split('').some((letter) => !LETTERS.some((each) => each === letter))))
    return say('bad.letter');
  if (countOf(rows, 'G') !== 1) return say('bad.gates');
  if (countOf(rows, '12') === 0) return say('bad.tower');
  const [first, ...others] = courtyardOf(rows);
  if (!first) return say('bad.ring');
  const yard = openFrom(rows, first[0], first[1]);
  if (others.some(([column, row]) => !yard.has(`${column},${row}`))) return say('bad.yards');
  if (refuseGate(rows, yard)) return say('bad.gate');
  return yard.size + 2 * countOf(rows, '12') < GARRISON ? say('bad.room') : null;
};
