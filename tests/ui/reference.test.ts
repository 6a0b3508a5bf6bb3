// The printed reference: each game has one, its rolls cover every total, and its texts are there in both languages.
import { expect, test } from 'vitest';
import { rowProbability } from '../../src/core/luck.ts';
import { changeLanguage, formatMessage, LANGUAGES } from '../../src/i18n/index.ts';
import { referenceContext } from '../../src/ui/paper/Reference.tsx';
import { GAMES } from '../games.ts';

test.each(GAMES.filter(({ reference }) => reference))(
  'the reference of $id has whole rolls and known texts',
  async (game) => {
    const options = game.schema.options.parse(game.presets?.[0]?.options ?? {});
    const { tables = [], rolls = [], grids = [], lengths } = game.reference?.(options) ?? { lengths: [] };
    const all = [...rolls, ...grids.flatMap((grid) => grid.rolls.map(({ roll }) => roll))];
    expect(tables.length + all.length).toBeGreaterThan(0);
    for (const roll of all)
      expect(roll.rows.reduce((sum, row) => sum + rowProbability(roll, row), 0)).toBeCloseTo(1, 9);
    for (const { columns, rows } of tables) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    const texts = [
      ...tables.flatMap(({ heading, columns, rows }) => [heading, ...columns, ...rows.map(({ name }) => name)]),
      ...all.flatMap(({ rows }) => rows.map(({ text }) => text)),
      ...lengths.map(({ text }) => text),
    ];
    for (const language of LANGUAGES) {
      await changeLanguage(language);
      const context = referenceContext(game, options);
      for (const text of texts) expect(formatMessage(text, context)).not.toMatch(/^$|^[a-z-]+:\S|\{\{|undefined/);
    }
  },
);
