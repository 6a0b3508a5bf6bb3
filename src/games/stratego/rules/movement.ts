import { type Refusal, measured } from '../../../core/choice.ts';
import { walks } from './army.ts';
import { NEIGHBOURS, areNeighbours, borderOf, isLake, nameOf, pointOf } from './cells.ts';
import { crossesAgain, movedThrice, standsAgain, stepsBack } from './repetition.ts';
import { type Standing, type Way, boardOf, menOf, pieceOf, waysOf } from './lookups.ts';
import { type Action, type Piece, type State, no, say } from '../types.ts';

/** The rule that a move of the active side breaks by repetition, or null; `attack` when it ends on an enemy (ST-14, ST-16). */
const repeats = (state: State, from: number, to: number, attack: boolean): 'ST-14' | 'ST-16' | null => {
  const { options, recent, trail, chases, active } = state;
  if (!options.repetition) return null;
  if (crossesAgain(recent, recent.length, from, to)) return 'ST-14';
  const chase = chases[active];
  if (attack || !chase || chase.prey === null || !areNeighbours(to, chase.prey)) return null;
  if (stepsBack(recent, recent.length, from, to)) return null;
  return standsAgain(trail, trail.length, chase.since, from, to) ? 'ST-16' : null;
};

/** Tells where the active side's standing pieces may go now, attacks included (ST-06, ST-07, ST-14, ST-16); a hidden one is taken to go a single cell. */
export const movesIn = (state: State): ((piece: Standing) => Way) => {
  const { options, chases, active, recent } = state;
  const wayOf = waysOf(state);
  const board = boardOf(state);
  const hunts = chases[active]?.prey != null;
  const restless = movedThrice(recent, recent.length);
  const near = !options.scoutMayAttack;
  return (piece) => {
    const way = wayOf(piece);
    if (!hunts && piece.cell !== restless && !(near && piece.rank === 'scout')) return way;
    const to = way.to.filter((cell) => isLawful(state, piece, cell, board[cell] !== undefined));
    return to.length === way.to.length ? way : { piece, to };
  };
};
/** All that the active side may do: its pieces with the cells they can go to. */
export const allMoves = (state: State): Way[] =>
  menOf(state, state.active)
    .map(movesIn(state))
    .filter(({ to }) => to.length > 0);
/** Whether options and repetition let a piece go where its way leads, `attack` when to an enemy (ST-07, ST-14, ST-16). */
const isLawful = (state: State, { cell }: Standing, to: number, attack: boolean): boolean =>
  (!attack || state.options.scoutMayAttack || areNeighbours(cell, to)) && repeats(state, cell, to, attack) === null;

/** Whether a piece would have a free cell beside it, as the board is in the set-up (ST-04). */
export const isFree = (state: State, { cell, rank }: Standing): boolean =>
  rank !== 'hidden' && walks(rank) && (NEIGHBOURS[cell] as readonly number[]).some((near) => !boardOf(state)[near]);

/** How many cells lie between the two of a straight line, the end included; 0 when they are in none. */
export const straight = (from: number, to: number): number => {
  if (from % 10 === to % 10) return Math.abs(to - from) / 10;
  return Math.floor(from / 10) === Math.floor(to / 10) ? Math.abs(to - from) : 0;
};
const between = (from: number, to: number): number[] => {
  const far = straight(from, to);
  const step = (to - from) / far;
  return Array.from({ length: far - 1 }, (_, i) => from + (i + 1) * step);
};

/** Why a piece may not move to a cell (ST-01, ST-05 to ST-07, ST-14, ST-16). */
export const refuseMove = (state: State, { id, cell: to }: Extract<Action, { type: 'move' }>): Refusal | null => {
  const piece: Piece | null = pieceOf(state, id);
  if (!piece || piece.seat !== state.active || piece.cell === null) return no('ST-05', 'no.notYours');
  const { rank, cell: from, seat } = piece;
  const at = pointOf(to);
  const way = measured(pointOf(from), at);
  if (rank !== 'hidden' && !walks(rank)) return no('ST-06', 'no.immobile', { rank: say(`rank.${rank}`) });
  const far = straight(from, to);
  if (far === 0) return no('ST-06', 'no.straight', {}, way);
  const board = boardOf(state);
  const passed = between(from, to);
  if ([...passed, to].some(isLake)) return no('ST-01', 'no.lake', {}, way);
  if (far > 1 && rank !== 'scout') return no('ST-06', 'no.oneCell', {}, way);
  const barring = passed.find((each) => board[each]);
  if (barring !== undefined)
    return no('ST-07', 'no.blocked', { cell: nameOf(barring) }, measured(pointOf(from), pointOf(barring)));
  const there = board[to];
  if (there?.seat === seat) return no('ST-06', 'no.own', { cell: nameOf(to) }, { at });
  if (there && far > 1 && !state.options.scoutMayAttack) return no('ST-07', 'no.farAttack', {}, way);
  const rule = repeats(state, from, to, there !== undefined);
  if (rule === null) return null;
  if (rule === 'ST-16') return no(rule, 'no.chase', {}, way);
  const steps = [from, ...passed, to];
  const over = steps.findIndex((cell) => crossesAgain(state.recent, state.recent.length, from, cell));
  const cells = { from: nameOf(steps[over - 1] as number), to: nameOf(steps[over] as number) };
  const points = borderOf(steps[over - 1] as number, steps[over] as number);
  return no(rule, 'no.border', cells, { at, show: [{ kind: 'line', id: 'border', points, style: 'broken' }] });
};
