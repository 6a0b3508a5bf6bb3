// What the log tells of a throw: the die, what was added, what it had to reach, and why.
import { expect, test } from 'vitest';
import type { RollEvent } from '../../../src/core/luck.ts';
import type { Modifier } from '../../../src/core/message.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { eventText } from '../../../src/presentation/text/formatters.ts';

const thrown = (
  game: string,
  dice: number[],
  row: string,
  parts: readonly (readonly [string, number])[],
): RollEvent => {
  const reasons = parts.map(([key, value]): Modifier => ({
    text: { key: `${game}:${key}`, values: { who: 'A' } },
    value,
  }));
  const text = { key: `${game}:throw.damage`, values: { target: 'X' } };
  const rows = [{ from: 1, text: { key: `${game}:${row}`, values: { number: 5 } } }];
  const total = dice.reduce((sum, face) => sum + face, 0);
  return {
    kind: 'rolled',
    rule: 'SF-11',
    seat: 'blue',
    text: game === 'siege' ? { key: 'siege:throw.lot', values: { who: 'X' } } : text,
    dice,
    total,
    row: 0,
    thrown: { seat: 'blue', rule: 'SF-11', text, rows, ...(reasons.length > 0 ? { reasons } : {}) },
  };
};

test('SF-11, SF-14 a wounded target: armour 2 less, and the log says so', async () => {
  await changeLanguage('en');
  const shot = thrown('sci-fi', [5], 'row.killed', [
    ['reason.shooting', 1],
    ['reason.armour', -6],
    ['reason.cover', -2],
    ['reason.wounded', 2],
  ]);
  expect(eventText(shot, {})).toBe(
    'X, damage: 5 + 1 (Shooting) = 6 vs 6 (Armour) + 2 (Cover) − 2 (Target wounded) = 6 → Killed: total above Armour',
  );
  await changeLanguage('ru');
  expect(eventText(thrown('sci-fi', [6, 3], 'row.killed', [['reason.armour', -7]]), {})).toBe(
    'X, повреждения: 6 + 3 = 9 против 7 (Броня) → Убит: сумма выше брони',
  );
});
test('a lot is its number and no more', async () => {
  await changeLanguage('en');
  expect(eventText(thrown('siege', [5], 'row.number', []), {})).toBe('X, first turn: 5');
});
