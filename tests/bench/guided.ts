// Plays first matches by the guided primary button alone against a bot, and says how they ended.
import type { AnyGame } from '../../src/core/game.ts';
import { type Choice, enabledChoices } from '../../src/core/choice.ts';
import { actionKey } from '../../src/core/equality.ts';
import { type TimelineStep, replaySteps } from '../../src/core/match.ts';
import { asView } from '../../src/core/view.ts';
import { cachedForecast } from '../../src/interaction/odds/forecasts.ts';
import { rankedAttacks, rankingOf } from '../../src/interaction/odds/ranking.ts';
import { policyFor } from '../../src/interaction/policy.ts';
import { aimOffer, isButton, primaryOffer } from '../../src/interaction/primary/primaryOffer.ts';
import { suggestion } from '../../src/interaction/primary/suggestion.ts';
import { botAction } from '../../src/store/botSearch.ts';
import { initialAim } from '../../src/core/aim.ts';
import { GAMES } from '../games.ts';
import { engine, matchOf, patience, runWithShots } from '../walk.ts';

const POLICY = policyFor({
  help: 'guided',
  led: false,
  undo: 'free',
  realDice: false,
  dropMoves: false,
  dropAttacks: false,
});
const MOST_PLIES = 900;
const MOST_PRESSES = 4;

/** Returns the action that presses of the primary button make, or null where they lead to none. */
const pressed = (game: AnyGame, state: unknown): unknown => {
  const view = asView(state);
  const [scene, choices, turn] = [game.scene(view), game.choices(view).filter(({ meta }) => !meta), game.turn(view)];
  const able = [...new Set(enabledChoices(choices).flatMap(({ piece }) => piece ?? []))];
  let selected = able.length === 1 ? (able[0] ?? null) : null;
  for (let i = 0; i < MOST_PRESSES; i++) {
    const hand = { game, view, scene, choices, selected, mode: null, turn };
    const offer = primaryOffer(null, choices, selected);
    if (offer.kind === 'act') return offer.action;
    const aim = aimOffer(choices, selected, null, scene);
    if (aim?.draft.choice.kind === 'aim')
      return aim.draft.choice.toward(aim.draft.aim ?? initialAim(aim.draft.choice.controls), aim.on);
    const attacks = rankedAttacks({ ...hand, picks: true });
    const odds = new Map(
      attacks.map(({ action }) => [actionKey(action), cachedForecast(game, view, actionKey(action))] as const),
    );
    const { first } = rankingOf({ ...hand, picks: true }, attacks, odds);
    const lead = suggestion(hand, first, POLICY);
    if (!lead) return null;
    if (lead.kind === 'best') return lead.best.choice.action;
    if (lead.kind === 'foremost' || lead.kind === 'rearmost') {
      selected = lead.piece.id;
      continue;
    }
    if (lead.kind === 'rest') return lead.choice.kind === 'do' ? lead.choice.action : null;
    const { choice, path } = lead.kind === 'place' ? { choice: lead.choice, path: undefined } : lead.draft;
    if (choice.kind === 'walk' && path) return choice.along(path);
    return choice.kind === 'do' ? choice.action : choice.kind === 'put' ? choice.example() : null;
  }
  return null;
};
/** Returns a button that ends something, where the primary button asks the player to choose. */
const ending = (game: AnyGame, state: unknown): unknown => {
  const choices = game.choices(asView(state)) as readonly Choice<unknown>[];
  const passes = choices.filter((each) => each.kind === 'do' && each.skips && isButton(each) && !each.disabled);
  const last = passes.at(-1);
  return last?.kind === 'do' ? last.action : undefined;
};
/** How series of such matches ended for the presser, and the strength that both sides kept. */
export const guided = (id: string, matches: number, enemy: string, steady: boolean): string => {
  const found = GAMES.find((each) => each.id === id);
  const preset = found?.presets?.[0];
  if (!found || !preset) throw new Error(`There is no game ${id} with a first match.`);
  const game: AnyGame = steady ? found : { ...found, steadyMove: undefined as never };
  const told = { won: 0, lost: 0, drawn: 0, open: 0, own: 0, enemy: 0, plies: 0 };
  for (let i = 0; i < matches; i++) {
    const match = matchOf(game, `guided ${i}`, preset.options);
    let step = [...replaySteps(game, match)].at(-1) as TimelineStep;
    const past = [step];
    let ply = 1;
    for (; ply < MOST_PLIES; ply++) {
      const turn = game.turn(step.state);
      if (!('to' in turn)) break;
      const own = turn.to === 'blue' && !turn.opening;
      const bot = (): unknown =>
        botAction(
          { game: id, bot: enemy, seat: turn.to, state: step.state, seed: match.seed, ply, past, time: 0 },
          patience(400),
          engine,
        );
      const wish = own ? pressed(game, step.state) : bot();
      const action = wish ?? ending(game, step.state) ?? bot();
      const { ran } = runWithShots(game, match.seed, ply, step.state, { action });
      if (!('step' in ran)) throw new Error(`${id} ${i}, ply ${ply}: ${JSON.stringify([action, ran])}`.slice(0, 900));
      step = ran.step;
      past.push(step);
    }
    const turn = game.turn(step.state);
    if ('to' in turn) told.open += 1;
    else if (turn.over.winners.length !== 1) told.drawn += 1;
    else if (turn.over.winners[0] === 'blue') told.won += 1;
    else told.lost += 1;
    told.own += game.strength?.(step.state, 'blue') ?? 0;
    told.enemy += game.strength?.(step.state, 'red') ?? 0;
    told.plies += ply;
  }
  const mean = (sum: number): string => (sum / matches).toFixed(1);
  return (
    `${id}, ${steady ? 'steady moves' : 'nearest first'}: won ${told.won}, lost ${told.lost}, drawn ${told.drawn}, open ${told.open} of ${matches}; ` +
    `left on average: own ${mean(told.own)}, enemy ${mean(told.enemy)}; ${mean(told.plies)} plies`
  );
};
