import { describe, expect, test } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { initialStep, replaySteps } from '../../src/core/match.ts';
import { type ArrangedTable, checkTable, matchFromTable } from '../../src/core/position/arrangedTable.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { SEATS } from '../../src/core/seat.ts';
import { GAMES } from '../games.ts';
import { matchOf } from '../walk.ts';

/** The table of a game's first scenario, with everything deployed. */
const deployed = (game: AnyGame): ArrangedTable => {
  const options = game.schema.options.parse(game.presets?.[0]?.options ?? {}) as ArrangedTable['options'];
  const seats = SEATS.slice(0, game.seats.min);
  const { step } = playSetup(game, { ...matchOf(game, 'own table'), options }, { lots: true, lines: true });
  const position = game.arrange?.read(step.state) ?? { to: 'blue' as const, pieces: [] };
  return { options, seats, position };
};
const ARRANGED = GAMES.filter(({ arrange }) => arrange !== undefined).map((game) => [game.id, game] as const);

describe.each(ARRANGED)('%s', (_, game) => {
  const table = deployed(game);
  const [first, ...others] = table.position.pieces;
  const check = (pieces: ArrangedTable['position']['pieces']) =>
    checkTable(game, { ...table, position: { ...table.position, pieces } });
  test('a deployed table is one to play on, and its match begins from it', () => {
    expect(check(table.position.pieces)).toEqual({ legal: table.position, refused: [], start: null });
    const match = matchFromTable(game, table);
    const [start] = [...replaySteps(game, match)];
    expect(start).toEqual(initialStep(game, match));
    expect(game.turn(start?.state)).toMatchObject({ to: table.position.to });
  });
  test('each thing that cannot be placed is named with its place, and the others stay', () => {
    if (!first) throw new Error('The table is empty.');
    const away = { ...first, at: { x: -400, y: -400 } };
    const { legal, refused, start } = check([away, ...others, { id: 'dragon9', at: first.at }, ...others.slice(0, 1)]);
    expect(legal.pieces).toEqual(others);
    expect(refused.map(({ placing }) => placing.id)).toEqual([first.id, 'dragon9', others[0]?.id]);
    expect(refused.map(({ refusal }) => refusal.text.key).slice(1)).toEqual([
      'core:arrange.unknown',
      'core:arrange.twice',
    ]);
    expect(start).toBeNull();
  });
  test('an empty table cannot be played, nor one whose turn is nobody’s', () => {
    expect(check([]).start).not.toBeNull();
    const nobodys = checkTable(game, { ...table, position: { ...table.position, to: 'graphite' } });
    expect(nobodys.start?.text.key).toBe('core:arrange.seat');
  });
});
