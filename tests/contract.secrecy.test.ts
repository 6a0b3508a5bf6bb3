// The house law of secrecy, over every game with secrets; the sabotages by which it is proven are tests of their own.
import { asView } from '../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { botRandom, randomAction } from '../src/core/bots.ts';
import { enabledChoices } from '../src/core/choice.ts';
import { isVisibleTo, revealsSecret, type TableEvent } from '../src/core/event.ts';
import type { AnyGame } from '../src/core/game.ts';
import { luckForPly } from '../src/core/luck.ts';
import { type Entry, runEntry } from '../src/core/match.ts';
import type { Seat } from '../src/core/seat.ts';
import { GAMES } from './games.ts';
import { anyOptions, anyPlayers, matchOf, play } from './walk.ts';

type Secret = Extract<AnyGame, { secrets: true }>;
const MATCHES = 3;
const PLIES = 120;
const SHOTS = 24;
/** The part of all looks at which something must be hidden. */
const OFTEN = 0.3;

/** All that a viewer is shown of a table. */
const shownOf = (game: Secret, view: unknown): string => {
  const choices = game.choices(asView(view));
  const previews = enabledChoices(choices).map((choice) =>
    game.preview?.(asView(view), choice.kind === 'do' ? choice.action : choice.example()),
  );
  return JSON.stringify([view, game.scene(asView(view)), game.turn(view), choices, previews]);
};
const heard = (events: readonly TableEvent[], viewer: Seat): string =>
  JSON.stringify(events.filter((event) => isVisibleTo(event, viewer)));

/** What an action comes to on another table; null where it cannot be played there. */
const stepOf = (game: Secret, seed: string, ply: number, state: unknown, { action, dice, shots }: Entry) => {
  const ran = runEntry(game, seed, ply, state, { action, dice, shots });
  return 'step' in ran ? ran.step : null;
};
/** What tells a seat the true table from another that fits its view, without being said to be learned, one by one; nothing if nothing does. */
function* tellsApart(game: Secret): Generator<string> {
  let compared = 0;
  let hidden = 0;
  for (let i = 0; i < MATCHES; i++) {
    const seed = `secrecy ${i}`;
    const match = matchOf(game, seed, anyOptions(game, seed));
    for (const { before, after, turn, entry, ply } of play(game, match, PLIES, anyPlayers(game, seed), SHOTS)) {
      for (const { seat } of match.players) {
        const where = `(${seed}, ply ${ply}, ${seat})`;
        const seen = game.view(before.state, seat);
        const other = game.determinize(seen, luckForPly(`${seed} ${seat}`, ply));
        compared++;
        if (JSON.stringify(other) !== JSON.stringify(game.view(before.state, 'all'))) hidden++;
        if (shownOf(game, game.view(other, seat)) !== shownOf(game, seen)) yield `the table ${where}`;
        if (revealsSecret(after.events, seat)) continue;
        const afterwards = shownOf(game, game.view(after.state, seat));
        const isAlike = (state: unknown): boolean => shownOf(game, game.view(state, seat)) === afterwards;
        const isHeard = (events: readonly TableEvent[]): boolean => heard(events, seat) === heard(after.events, seat);
        const twin = stepOf(game, seed, ply, other, entry);
        if (twin && !isAlike(twin.state)) yield `what came of it ${where}`;
        if (twin && !isHeard(twin.events)) yield `what was said of it ${where}`;
        if (seat === turn.to) continue;
        // Another seat does something else, and it leaves no sign.
        const action = randomAction(game, game.view(other, turn.to), botRandom(`${seed} ${seat}`, ply));
        const deed = stepOf(game, seed, ply, other, { action });
        if (deed && isAlike(deed.state) && !isHeard(deed.events)) yield `what was said of the unseen ${where}`;
      }
    }
  }
  if (hidden <= OFTEN * compared) yield 'nothing is hidden';
}

const changing =
  ({ apply }: Secret, change: (event: TableEvent) => TableEvent): Secret['apply'] =>
  (state, action, luck) => {
    const step = apply(state, action, luck);
    return { ...step, events: step.events.map(change) };
  };
const without = (event: TableEvent, key: 'only' | 'learned'): TableEvent =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== key)) as unknown as TableEvent;
/** Leaves in each view a sign of the table it was made from. */
const withSign = (game: Secret): Secret => ({
  ...game,
  view: (state, viewer) => asView({ ...(game.view(state, viewer) as object), sign: JSON.stringify(state) }),
});
const SABOTAGES: readonly (readonly [string, string, (game: Secret) => Secret])[] = [
  ['a view that hides nothing', 'nothing is hidden', (game) => ({ ...game, view: asView })],
  ['a view with a sign of what it hides', 'the table', withSign],
  [
    'an event that all hear',
    'what was said of the unseen',
    (game) => ({ ...game, apply: changing(game, (event) => without(event, 'only')) }),
  ],
  [
    'a look from which nobody is said to have learned',
    'what came of it',
    (game) => ({ ...game, apply: changing(game, (event) => without(event, 'learned')) }),
  ],
];

describe.each(GAMES.flatMap((game) => (game.secrets ? [[game.id, game] as const] : [])))('%s', (_, game) => {
  test('law 9: no seat can tell the true table from another that fits its view, but by what it is said to have learned', () => {
    expect([...tellsApart(game)]).toEqual([]);
  });
  test.each(SABOTAGES)('law 9 finds out %s', (_name, what, sabotage) => {
    // Once is enough.
    let found = false;
    for (const told of tellsApart(sabotage(game))) if ((found ||= told.startsWith(what))) break;
    expect(found).toBe(true);
  });
});
