import { beforeAll, expect, test } from 'vitest';
import { enabledChoices, legalSpots } from '../../../src/core/choice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { nearestLegal } from '../../../src/interaction/primary/nearestLegal.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import { squareAt, squaresText } from '../../../src/presentation/text/places.ts';
import { insteadText } from '../../../src/ui/playing/spoken/insteadText.ts';
import { golden } from '../../golden.ts';
import { gameOf } from '../../games.ts';
import { positionAt, tableAt } from '../../interaction/table.ts';
import { replay } from '../../replay.ts';

beforeAll(() => changeLanguage('en'));
// Sabotage: with the refused place in place of the nearest one, Enter went to another square than was said.
test('a refused square says which one Enter takes instead, and a legal one says nothing', () => {
  const game = gameOf('stratego') as AnyGame;
  const { state } = replay(game, golden('stratego.over-flag')).steps[40] ?? {};
  const table = tableAt(positionAt(game, [state]));
  const put = enabledChoices(table.page().choices).find(({ kind }) => kind === 'put');
  if (put?.kind !== 'put' || !('cells' in put.to)) throw new Error('A piece can go somewhere.');
  const [spot] = legalSpots(put.to) ?? [];
  const { origin, cell } = put.to.board.grid;
  const context = { ...createSpokenContext([], table.page().scene), bearings: null, detail: 'normal' as const };
  if (!spot) throw new Error('It has a square.');
  table.send({ type: 'propose', draft: { choice: put, at: spot } });
  expect(insteadText(table.page(), context)).toBe('');
  table.send({ type: 'propose', draft: { choice: put, at: { x: origin.x + cell / 2, y: origin.y + cell / 2 } } });
  const { proposal, scene } = table.page();
  const at = proposal && nearestLegal(table.page(), proposal)?.at;
  const square = at && squareAt(scene, at);
  if (!square) throw new Error('Something legal is near.');
  expect(insteadText(table.page(), context)).toBe(
    `Nearest possible: ${squaresText(scene, square.board, square.cell)}. Enter goes there.`,
  );
});
