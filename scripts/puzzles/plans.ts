import { enabledChoices, legalSpots, type Choice } from '../../src/core/choice.ts';
import type { TableEvent } from '../../src/core/event.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { runEntry, type TimelineStep } from '../../src/core/match.ts';
import type { Message } from '../../src/core/message.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Seat } from '../../src/core/seat.ts';
import { type Point, samePoint } from '../../src/geometry/point.ts';
import { exactOdds, type LabCase } from '../../src/interaction/odds/exactOdds.ts';
import { botAction } from '../../src/store/botSearch.ts';

/** A first action that a puzzle could be about. The game's plainest bot plays on where a turn has more actions. */
export interface Plan {
  readonly action: unknown;
  readonly piece: string;
  readonly target: string | null;
  readonly label: Message;
}
/** Games in which a turn is one piece's: a plan is played to the end of the turn. In others it ends with its first action. */
const WHOLE_TURNS: readonly string[] = ['toy-soldiers'];
/** The kinds of actions that are plans, by game. */
const PLANNED: Readonly<Record<string, readonly string[]>> = {
  'toy-soldiers': ['march', 'attack', 'shoot'],
  'sci-fi': ['shoot', 'fight', 'grenade', 'serve', 'ram'],
  siege: ['shoot', 'fight', 'charge'],
  stratego: ['move'],
};
const MOST_ACTIONS = 10;
const SEED = 'puzzle';

const typeOf = (action: unknown): string => (action as { readonly type: string }).type;
/** Returns the actions of a choice: its own, or a move onto each of its places. */
const actionsOf = (
  choice: Choice<unknown>,
  scene: Scene,
): { readonly action: unknown; readonly target: string | null }[] => {
  if (choice.kind === 'do')
    return [{ action: choice.action, target: typeof choice.target === 'string' ? choice.target : null }];
  if (choice.kind !== 'put') return [];
  return (legalSpots(choice.to) ?? []).map((at) => ({ action: choice.at(at), target: pieceAt(scene, at) }));
};
const pieceAt = ({ nodes }: Scene, at: Point): string | null =>
  nodes.find((node) => node.kind === 'piece' && !node.waits && !node.out && samePoint(node.at, at))?.id ?? null;
/** Returns all plans of the seat that acts. */
export const plansAt = (game: AnyGame, state: unknown): Plan[] => {
  const view = game.view(state, seatAt(game, state));
  const scene = game.scene(view);
  const plans = enabledChoices(game.choices(view)).flatMap((choice) =>
    actionsOf(choice, scene).flatMap(({ action, target }) =>
      choice.piece !== undefined && (PLANNED[game.id] ?? []).includes(typeOf(action))
        ? [{ action, piece: choice.piece, target, label: choice.label }]
        : [],
    ),
  );
  return [...new Map(plans.map((plan) => [JSON.stringify(plan.action), plan])).values()];
};
/** Returns the seat that acts. Throws if the match is over. */
export const seatAt = (game: AnyGame, state: unknown): Seat => {
  const turn = game.turn(state);
  if (!('to' in turn)) throw new Error('Nobody acts on this table.');
  return turn.to;
};

/** What a plan came to with some dice, or `null` if it needs more of them. */
type Played = { readonly steps: readonly TimelineStep[]; readonly events: readonly TableEvent[] } | null;
/** Plays a plan with these dice. Repeated ones begin again at their end. */
export const playPlan = (
  game: AnyGame,
  initial: unknown,
  first: unknown,
  dice: readonly number[] | { readonly repeated: readonly number[] },
): Played => {
  const seat = seatAt(game, initial);
  const steps: TimelineStep[] = [{ state: initial, events: [], luck: false }];
  const events: TableEvent[] = [];
  let [state, action, used] = [initial, first, 0];
  for (let ply = 1; ply <= MOST_ACTIONS; ply++) {
    const typed: number[] = [];
    let ran = runEntry(game, SEED, ply, state, { action, dice: typed });
    while ('ask' in ran) {
      const face = faceAt(dice, used);
      if (face === undefined) return null;
      typed.push(face);
      used++;
      ran = runEntry(game, SEED, ply, state, { action, dice: typed });
    }
    if (!('step' in ran)) throw new Error(`${JSON.stringify(action)} was refused: ${JSON.stringify(ran)}`);
    steps.push(ran.step);
    events.push(...ran.step.events);
    ({ state } = ran.step);
    const turn = game.turn(state);
    const goesOn = 'to' in turn && (turn.midway || (WHOLE_TURNS.includes(game.id) && turn.to === seat));
    if (!goesOn || events.some(({ kind }) => kind === 'removed')) break;
    const [bot = ''] = Object.keys(game.bots);
    action = botAction({ game: game.id, bot, seat: turn.to, state, seed: SEED, ply, time: 0 }, () => false);
  }
  return { steps, events };
};
const pieceIn = ({ nodes }: Scene, id: string): PieceNode | undefined =>
  nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id);
const faceAt = (dice: readonly number[] | { readonly repeated: readonly number[] }, at: number): number | undefined =>
  'repeated' in dice ? dice.repeated[at % dice.repeated.length] : dice[at];
/** The effects on an enemy that a plan wants, by game: in a siege a shot that wounds sends an enemy back. */
const WANTED: Readonly<Record<string, readonly string[]>> = { siege: ['removed', 'wounded', 'hit'] };
/** Returns the enemies that the events removed. None if an own piece fell too. */
export const defeated = (game: AnyGame, state: unknown, events: readonly TableEvent[]): string[] => {
  const scene = game.scene(game.view(state, 'all'));
  const seat = seatAt(game, state);
  const gone = events.flatMap((event) =>
    (WANTED[game.id] ?? ['removed']).includes(event.kind) && 'ids' in event ? event.ids : [],
  );
  const own = gone.some((id) => pieceIn(scene, id)?.seat === seat);
  return own ? [] : gone.filter((id) => pieceIn(scene, id)?.seat !== seat);
};

/** The dice that make a plan succeed: each list once, with its probability. */
export interface Odds {
  readonly p: number;
  readonly lists: readonly (readonly number[])[];
}
const FACES = [1, 2, 3, 4, 5, 6];
const MOST_DICE = 6;
/** Returns the exact chance that a plan removes an enemy and costs no own piece, and the dice that do. More than six dice count as a failure. */
export const oddsOf = (game: AnyGame, state: unknown, { action, piece, target }: Plan): Odds => {
  if (game.secrets) return guessedOdds(game, state, { action, by: piece, ...(target === null ? {} : { on: target }) });
  const lists: number[][] = [];
  let p = 0;
  const branch = (dice: readonly number[]): void => {
    const played = playPlan(game, state, action, dice);
    if (!played) {
      if (dice.length < MOST_DICE) for (const face of FACES) branch([...dice, face]);
    } else if (defeated(game, state, played.events).length > 0) {
      p += 6 ** -dice.length;
      lists.push([...dice]);
    }
  };
  branch([]);
  return { p, lists };
};
/** Returns whether a fight is sure to take a hidden piece and costs nothing, by all that the seat knows of it. */
const guessedOdds = (game: AnyGame, state: unknown, fight: Omit<LabCase, 'state'>): Odds => {
  const exact = exactOdds(game, { state, ...fight });
  const list = ('guesses' in exact && exact.guesses?.list) || [];
  const sure = list.length > 0 && list.every(({ meaning }) => meaning === 'good');
  return { p: sure ? 1 : 0, lists: [[]] };
};
