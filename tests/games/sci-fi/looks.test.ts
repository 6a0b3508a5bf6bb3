import { expect, test } from 'vitest';
import { PROFILES } from '../../../src/games/sci-fi/armies/profiles.ts';

test('the plain fighters are told apart by their silhouettes', () => {
  const { scout, rifleman, sniper, assault, gunner, antitank, sergeant, heavy, brawler, heavyGunner } = PROFILES;
  const men = [scout, rifleman, sniper, assault, gunner, antitank, sergeant, heavy, brawler, heavyGunner];
  const figures = men.map(({ figure }) => figure);
  expect(new Set(figures).size).toBe(figures.length);
});
