import { describe, expect, test } from 'vitest';
import { stratego } from '../../../src/games/stratego/index.ts';
import { arrangementsOf } from '../../../src/games/stratego/bots/arrangements.ts';
import type { Action, Size } from '../../../src/games/stratego/types.ts';
import { asView } from '../../../src/core/view.ts';
import { fresh } from './fixture.ts';

const text = stratego.setupText;
if (!text) throw new Error('Stratego writes its set-ups as letters.');
const view = (size: Size, active: 'red' | 'blue' = 'red') =>
  asView({ ...fresh(), options: { ...fresh().options, size }, active });
const read = (letters: string, size: Size = 'battle', active: 'red' | 'blue' = 'red') =>
  text.read(view(size, active), letters);
const faultOf = (letters: string, size?: Size, active?: 'red' | 'blue'): unknown => {
  const answer = read(letters, size, active);
  return 'fault' in answer ? [answer.fault.key.replace('stratego:', ''), answer.fault.values] : null;
};
const BACK = 'MBBBBBBCDD';
const WHOLE = `${BACK}DDDDDDEEEEEFFFFGGGGHHHHIIIJJKL`;

describe('ST-04 a set-up as letters', () => {
  test.each(['battle', 'duel', 'barrage'] as const)('%s: each ready-made one is read as it was written', (size) => {
    for (const { cells } of arrangementsOf(size)) {
      const action: Action = { type: 'arrange', cells: [...cells] };
      const letters = text.write(action);
      expect(letters).toMatch(/^[A-M]+$/);
      expect(read(letters ?? '', size)).toEqual({ action });
      expect(stratego.refuse(view(size), action)).toBeNull();
    }
  });
  test('the letters are those of other programs: the own back row first, from the own left', () => {
    const answer = read(WHOLE);
    const cells = 'action' in answer && answer.action.type === 'arrange' ? answer.action.cells : [];
    expect(cells.slice(0, 9)).toEqual(['flag', ...Array<string>(6).fill('mine'), 'spy', 'scout']);
    expect(cells.slice(-3)).toEqual(['colonel', 'general', 'marshal']);
    expect(text.write({ type: 'ready' })).toBeNull();
  });
  test('Blue’s letters are read as they are on the board, so the back row is the last', () => {
    const blue = Array.from(WHOLE, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 12)).toReversed();
    expect(read(blue.join(''), 'battle', 'blue')).toEqual(read(WHOLE));
  });
  test('case, spaces and line breaks do not matter', () => {
    expect(read(` ${WHOLE.toLowerCase().replace(/.{10}/g, '$&\r\n')}`)).toEqual(read(WHOLE));
  });
  test.each([
    ['', ['text.length', { count: 0, needed: 40 }]],
    [WHOLE.slice(1), ['text.length', { count: 39, needed: 40 }]],
    ['A'.repeat(40), ['text.empty', undefined]],
    [`${BACK.slice(0, 9)}<${WHOLE.slice(10)}`, ['text.letter', { n: 10, cell: 'J1', letter: '<' }]],
    [`😀${WHOLE.slice(1)}`, ['text.letter', { n: 1, cell: 'A1', letter: '😀' }]],
    [`N${WHOLE.slice(1)}`, ['text.letter', { n: 1, cell: 'A1', letter: 'N' }]],
  ])('%j is refused', (letters, fault) => expect(faultOf(letters)).toEqual(fault));
  test('too many of a kind are refused at the first one that is too many, by its square', () => {
    const rank = { key: 'stratego:rank.flag' };
    expect(faultOf(`MM${WHOLE.slice(2)}`)).toEqual(['text.tooMany', { n: 2, cell: 'B1', most: 1, rank }]);
    expect(faultOf(`MM${WHOLE.slice(2)}`, 'battle', 'blue')).toEqual([
      'text.tooMany',
      { n: 2, cell: 'I10', most: 1, rank },
    ]);
    expect(faultOf(WHOLE, 'duel')).toEqual(['text.length', { count: 40, needed: 30 }]);
  });
});
