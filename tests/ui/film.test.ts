// The frames of an animated picture.
import { beforeAll, expect, test } from 'vitest';
import { changeLanguage } from '../../src/i18n/index.ts';
import { isMidway } from '../../src/presentation/actionChain.ts';
import type { OpenMatch } from '../../src/store/matchStore.ts';
import { filmFrames, FPS, lastTurnFrom } from '../../src/ui/report/film/filmFrames.ts';
import { GAMES, gameOf } from '../games.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';

beforeAll(() => changeLanguage('en'));
const openOf = (name: string): OpenMatch => {
  const match = golden(name);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const ply = steps.length - 1;
  return { id: 'x', game, match, steps, redo: [], ply, viewer: 'all', seen: {}, note: null, unsaved: false };
};
const LONGEST = 20 * FPS;

// Sabotage: without the faster play, a whole match was cut after 20 s and its end was missing.
test.each(GAMES.map(({ id }) => id))('a film of a whole match of %s fits 20 s and ends with its last table', (id) => {
  const open = openOf(`${id}.over-resigned`);
  const frames = filmFrames(open, 1, open.ply);
  expect(frames.length).toBeGreaterThan(FPS);
  expect(frames.length).toBeLessThanOrEqual(LONGEST);
  const last = frames.at(-1)?.();
  expect(last?.motion).toBeNull();
  expect(last?.scene).toEqual(open.game.scene(open.game.view(open.steps.at(-1)?.state, 'all')));
  const numbers = frames.map((frame) => frame().n);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
test('a piece that moves is not on the table beneath, and a result is written only when it has been seen', () => {
  const open = openOf('toy-soldiers.over-last');
  const from = open.steps.findIndex(({ events }) => events.some(({ kind }) => kind === 'removed'));
  const frames = filmFrames(open, from, from).map((frame) => frame());
  const moving = frames.filter(({ motion }) => motion !== null);
  expect(moving.length).toBeGreaterThan(0);
  for (const { scene, motion } of moving)
    for (const { id } of motion?.of.tracks ?? []) expect(scene.nodes.some((node) => node.id === id)).toBe(false);
  expect(frames[0]?.text).not.toContain('defeated');
  expect(frames.some(({ text }) => text.includes('defeated'))).toBe(true);
});
// Sabotage: with the seat that answers a roll, the last turn was only the defence.
test('the last turn begins with a decision of its own player', () => {
  const open = openOf('toy-soldiers.over-last');
  const from = lastTurnFrom(open);
  expect(isMidway(open, from)).toBe(false);
  expect(from).toBeLessThan(open.ply);
});
test('nothing is filmed of a span without steps', () => {
  expect(filmFrames(openOf('flick.over-points'), 5, 4)).toEqual([]);
});
