import { expect, test } from 'vitest';
import { initialStep } from '../../../src/core/match.ts';
import { createFormatContext, splitAtGlyphs, withoutGlyphs } from '../../../src/presentation/text/formatters.ts';
import { GAMES } from '../../games.ts';
import { matchOf } from '../../walk.ts';

// Sabotage: the shape stayed in the part that is read.
test('the shape of a seat is a part of its own, so that it can be hidden from a screen reader', () => {
  for (const game of GAMES) {
    const { state } = initialStep(game, matchOf(game, '1'));
    const scene = game.scene(game.view(state, 'all'));
    const piece = scene.nodes.find((node) => node.kind === 'piece' && node.seat && node.label);
    if (!piece) continue;
    const label = createFormatContext([], scene).label?.(piece.id) ?? '';
    const parts = splitAtGlyphs(`Aim at ${label}`);
    expect(parts, label).toHaveLength(3);
    expect(parts[1]).toMatch(/^\S\u00a0$/u);
    expect(parts.join('')).toBe(`Aim at ${label}`);
    expect(withoutGlyphs(`Aim at ${label}`)).toBe(`Aim at ${parts[2]}`);
  }
  expect(splitAtGlyphs('No shape')).toEqual(['No shape']);
});
