import { expect, test } from 'vitest';
import { choiceId, doChoiceFactory } from '../../src/core/choice.ts';

test('the id of a choice names its type, its piece, its target and what else tells it apart', () => {
  expect(choiceId('end')).toBe('end');
  expect(choiceId('walk', { piece: 'blue1' })).toBe('walk@blue1');
  expect(choiceId('shoot', { piece: 'blue1', target: 'red2', mode: 0 })).toBe('shoot@blue1>red2#0');
  expect(choiceId('dig', { target: { x: 3, y: 4 } })).toBe('dig>3,4');
});
test('an immediate choice gets its id from its action, piece, target and mode, and keeps no mode', () => {
  const doing = doChoiceFactory<null, { type: string }>(() => null);
  const label = { key: 'test:shoot' };
  expect(doing(null, { type: 'shoot' }, label, { piece: 'a', target: 'b', mode: 'aimed' })).toEqual({
    kind: 'do',
    id: 'shoot@a>b#aimed',
    label,
    action: { type: 'shoot' },
    piece: 'a',
    target: 'b',
  });
});
