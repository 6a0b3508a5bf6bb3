// The page and the table are dressed apart, in style sheets and on a canvas; what both show has one colour.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEATS } from '../../src/core/seat.ts';
import { MARK_PAINTS, seatPaint, UI_FONT, DISPLAY_FONT } from '../../src/table/draw/theme.ts';

const sheet = readFileSync('src/ui/styles/themes.css', 'utf8');
/** The properties that a theme sets, over those of daylight. */
const valuesOf = (theme: 'light' | 'dark' | 'projector'): ReadonlyMap<string, string> => {
  const blocks = [':root {', ...(theme === 'light' ? [] : [`[data-theme='${theme}'] {`])].map((head) => {
    const from = sheet.indexOf(head);
    return sheet.slice(from, sheet.indexOf('}', from));
  });
  return new Map(
    blocks.flatMap((block) => [...block.matchAll(/--(\w+): ([^;]+);/g)].map(([, k = '', v = '']) => [k, v])),
  );
};
/** A colour in its long form. */
const long = (colour: string | undefined): string | undefined =>
  colour?.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

test.each(['light', 'dark', 'projector'] as const)('%s: seats, tapes and numbers', (theme) => {
  const values = valuesOf(theme);
  for (const seat of SEATS) {
    expect(long(values.get(seat)), seat).toBe(long(seatPaint(seat, theme).base));
    expect(long(values.get(`${seat}Mark`)), seat).toBe(long(seatPaint(seat, theme).onPaper));
  }
  for (const name of ['tape', 'tapeEdge', 'tapeInk'] as const)
    expect(long(values.get(name)), name).toBe(long(MARK_PAINTS[theme][name]));
});
test('the typefaces', () => {
  expect(DISPLAY_FONT).toBe(valuesOf('light').get('display'));
  expect(UI_FONT.split(', ')[0]).toBe(valuesOf('light').get('ui')?.split(', ')[0]);
});
