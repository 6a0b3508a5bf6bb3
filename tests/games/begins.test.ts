import { expect, test } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { replaySteps } from '../../src/core/match.ts';
import { GAMES } from '../games.ts';
import { matchOf } from '../walk.ts';

/** The rules by which someone begins. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'toy-soldiers': ['TS-03'],
  'sci-fi': ['SF-03'],
  stratego: ['ST-05', 'ST-04'],
  siege: ['SI-03', 'SI-28'],
  flick: ['FF-01', 'FF-06', 'FF-20', 'FF-28', 'FF-29', 'FF-30', 'FF-31', 'FF-32'],
};
// Sabotage: the log of a siege did not say that the Attacker begins.
test.each(
  GAMES.filter(({ id }) => id in RULES).flatMap((game) =>
    (game.presets ?? []).map((preset) => [game.id, preset.id, game, preset] as const),
  ),
)('%s, %s: the log says who begins, by its rule', (id, _, game, preset) => {
  const asked = matchOf(game, 'begins', preset.options as object);
  const { match } = playSetup(game, asked, { lots: true, lines: true });
  const events = [...replaySteps(game, match)].flatMap((step) => step.events);
  const said = events.filter(
    (event) =>
      event.kind === 'said' &&
      RULES[id]?.includes(event.rule) &&
      Object.values(event.text.values ?? {}).some((value) => typeof value === 'object' && 'seat' in value),
  );
  expect(said.length).toBeGreaterThan(0);
});
