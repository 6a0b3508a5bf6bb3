import { expect, test } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { replaySteps } from '../../src/core/match.ts';
import { GAMES } from '../games.ts';
import { matchOf } from '../walk.ts';

/** The texts that say who begins: by a roll, or by the rule. */
const BEGINS = /:event\.(begins|starts|attackerFirst)$/;
// Sabotage: the log of a siege did not say that the Attacker begins.
test.each(GAMES.flatMap((game) => (game.presets ?? []).map((preset) => [game.id, preset.id, game, preset] as const)))(
  '%s, %s: the log says who begins, by its rule',
  (_id, _preset, game, preset) => {
    const asked = matchOf(game, 'begins', preset.options);
    const { match } = playSetup(game, asked, { lots: true, lines: true });
    const steps = [...replaySteps(game, match)];
    const said = steps
      .flatMap(({ events }) => events)
      .findLast((event) => event.kind === 'said' && BEGINS.test(event.text.key));
    expect(said).toMatchObject({ rule: expect.any(String) });
    const turn = game.turn(steps.at(-1)?.state);
    if (said?.kind === 'said' && 'to' in turn) expect(said.text.values).toEqual({ seat: { seat: turn.to } });
  },
);
