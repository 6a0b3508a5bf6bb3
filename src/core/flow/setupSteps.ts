import { botRandom } from '../bots.ts';
import { type Choice, type SetupStep, enabledChoices } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import { initialStep, type Match, type TimelineStep, runEntry } from '../match.ts';

/** More actions than any set-up has. */
const MAX_SETUP_ACTIONS = 100;

/**
 * How much of the set-up the app does: whether it rolls for first turn, and whether it deploys everything. `chosen`: what people
 * rather choose than are dealt is left to them.
 */
export interface AutoSetup {
  readonly lots: boolean;
  readonly lines: boolean;
  readonly chosen?: boolean;
}
/** Returns the steps by which the app deploys: none if players do it. */
const stepsOf = ({ lines, chosen = false }: AutoSetup): SetupStep[] => {
  if (!lines) return [];
  return chosen ? ['lines'] : ['lines', 'deal'];
};
/** Returns the app's next set-up action, or null when a player decides or rolls real dice. */
export const nextSetupAction = (
  game: AnyGame,
  state: unknown,
  by: AutoSetup,
  randomInt: (below: number) => number,
): unknown => {
  const turn = game.turn(state);
  const { lots, lines } = by;
  if (!('to' in turn) || !(lots || lines)) return null;
  const open = enabledChoices(game.choices(game.view(state, turn.to)));
  const of = (opening: SetupStep): Choice<unknown>[] => open.filter((choice) => choice.opening === opening);
  const [lot] = of('lot');
  const [done] = lines ? of('done') : [];
  const schemes = lot ? [] : stepsOf(by).flatMap(of);
  // The first formation is the most sensible. Among single pieces any will do.
  const scheme =
    schemes.find(({ piece }) => !piece) ?? (schemes.length > 0 ? schemes[randomInt(schemes.length)] : undefined);
  const choice = lot ? lots && lot : (done ?? scheme);
  if (!choice) return null;
  return choice.kind === 'do' ? choice.action : choice.example();
};
/** Returns a new match after the app's part of the set-up, and its last step. */
export const playSetup = (game: AnyGame, match: Match, by: AutoSetup): { match: Match; step: TimelineStep } => {
  const entries: Match['entries'] = [];
  let step = initialStep(game, match);
  while (entries.length < MAX_SETUP_ACTIONS) {
    const ply = entries.length + 1;
    const action = nextSetupAction(game, step.state, by, botRandom(match.botSeed ?? match.seed, ply));
    const ran = action === null ? null : runEntry(game, match.seed, ply, step.state, { action });
    if (!ran || !('step' in ran)) break;
    entries.push({ action });
    step = ran.step;
  }
  return { match: { ...match, ...(by.lines ? { begins: entries.length } : {}), entries }, step };
};
