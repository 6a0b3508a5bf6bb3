import { expect, test } from 'vitest';
import { PROFILES } from '../../../src/games/sci-fi/armies/profiles.ts';

test('the plain fighters are told apart by their silhouettes', () => {
  const { scout, rifleman, sniper, assault, gunner, antitank, sergeant, heavy } = PROFILES;
  const figures = [scout, rifleman, sniper, assault, gunner, antitank, sergeant, heavy].map(({ figure }) => figure);
  expect(new Set(figures).size).toBe(figures.length);
});
