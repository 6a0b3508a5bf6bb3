import { expect, test } from 'vitest';
import { gatherMen, post } from '../../../src/games/siege/bots/posts.ts';
import { warriorsOf } from '../../../src/games/siege/rules/lookups.ts';
import { small } from './fixture.ts';

const always = (): boolean => true;

test('SI-16 a Defender takes a post where it meets an enemy, if it is hidden enough', () => {
  const at = (y: number) => small({ men: { red1: [350, 153], red2: [280, 105], blue1: [420, y] }, active: 'red' });
  const far = at(620);
  expect(post(far, warriorsOf(far, 'red'), always)).toMatchObject({
    action: { type: 'walk' },
    why: { key: 'siege:why.post' },
  });
  expect(post(far, warriorsOf(far, 'red'), () => false)).toBeNull();
});
test('SI-16 Defenders come together in the courtyard', () => {
  const state = small({ men: { red1: [350, 153], red2: [500, 240], blue1: [420, 1000] }, active: 'red' });
  expect(gatherMen(state, warriorsOf(state, 'red'))?.action).toMatchObject({ type: 'walk' });
});
