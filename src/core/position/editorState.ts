import { type Refusal, refusalFactory } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import { messageFactory } from '../message.ts';
import type { NodeId } from '../scene.ts';
import { z } from '../schema.ts';
import { type Seat, SEATS } from '../seat.ts';
import { pieceIdSchema } from '../actionSchemas.ts';
import { refuseStart, refusePlacement, sortPlacements } from './checks.ts';
import { type PiecePlacement, type Position, positionSchema } from './position.ts';

/** The texts of the editor. */
export const editorMessage =
  messageFactory<
    Record<
      | 'arrange.stage'
      | 'arrange.why'
      | 'arrange.done'
      | 'arrange.put'
      | 'arrange.add'
      | 'arrange.take'
      | 'arrange.turn'
      | 'arrange.mark'
      | 'arrange.unmark'
      | 'arrange.to'
      | 'arrange.clear'
      | 'arrange.is'
      | 'arrange.because'
      | 'arrange.unknown',
      string
    >
  >('core');
const no = refusalFactory(editorMessage);
const RULE = 'MERA-01';
const placingSchema = positionSchema.shape.pieces.element;
/** The actions of the editor. */
export const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begin'), position: positionSchema }),
  z.object({ type: z.literal('put'), placing: placingSchema }),
  z.object({ type: z.literal('take'), id: pieceIdSchema }),
  z.object({ type: z.literal('mark'), id: pieceIdSchema, mark: z.string().max(20) }),
  z.object({ type: z.literal('to'), seat: z.enum(SEATS) }),
  z.object({ type: z.literal('clear') }),
  z.object({ type: z.literal('done') }),
]);
export type Action = z.infer<typeof actionSchema>;
/** A table that is set up by hand. `fresh` is the game before anything is placed. */
export interface State {
  readonly fresh: unknown;
  readonly seats: readonly Seat[];
  readonly position: Position;
  readonly done: boolean;
}

/** Returns the placement of a piece on the table, or undefined. */
export const placementOf = ({ position }: State, id: NodeId): PiecePlacement | undefined =>
  position.pieces.find((each) => each.id === id);
const without = ({ position }: State, id: NodeId): Position => ({
  ...position,
  pieces: position.pieces.filter((each) => each.id !== id),
});
const put = (state: State, placing: PiecePlacement): State => ({
  ...state,
  position: {
    ...state.position,
    pieces: placementOf(state, placing.id)
      ? state.position.pieces.map((each) => (each.id === placing.id ? placing : each))
      : [...state.position.pieces, placing],
  },
});
const marked = (placing: PiecePlacement, mark: string): PiecePlacement => {
  const { marks = [], ...rest } = placing;
  const next = marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark];
  return next.length > 0 ? { ...rest, marks: next } : rest;
};
const HANDLERS: {
  readonly [Type in Action['type']]: (state: State, action: Extract<Action, { type: Type }>) => State;
} = {
  begin: (state, { position }) => ({ ...state, position }),
  put: (state, { placing }) => put(state, placing),
  take: (state, { id }) => ({ ...state, position: without(state, id) }),
  mark: (state, { id, mark }) => {
    const placing = placementOf(state, id);
    return placing ? put(state, marked(placing, mark)) : state;
  },
  to: (state, { seat }) => ({ ...state, position: { ...state.position, to: seat } }),
  clear: (state) => ({ ...state, position: { ...state.position, pieces: [] } }),
  done: (state) => ({ ...state, done: true }),
};
/** Returns the table after an action. */
export const after = (state: State, action: Action): State =>
  (HANDLERS[action.type] as (state: State, action: Action) => State)(state, action);
/** Returns why a position cannot be set up, with the first thing that is refused, or null. */
const refuseTable = (game: AnyGame, fresh: unknown, position: Position): Refusal | null => {
  const [first] = sortPlacements(game, fresh, position).refused;
  if (!first) return null;
  const { placing, refusal } = first;
  const values = { what: { piece: placing.id }, why: refusal.text };
  return no(refusal.rule, 'arrange.because', values, { at: placing.at });
};
/** Returns why an action is not legal in a game's editor, or null. */
export const refuse = (game: AnyGame, state: State, action: Action): Refusal | null => {
  const { fresh, position } = state;
  const refusePut = (placing: PiecePlacement): Refusal | null =>
    refusePlacement(game, fresh, without(state, placing.id), placing);
  if (action.type === 'put') return refusePut(action.placing);
  if (action.type === 'begin') return refuseTable(game, fresh, action.position);
  if (action.type === 'done') return refuseStart(game, fresh, position);
  if (action.type === 'take' || action.type === 'mark') {
    const placing = placementOf(state, action.id);
    if (!placing) return no(RULE, 'arrange.unknown', { id: action.id });
    return action.type === 'mark' ? refusePut(marked(placing, action.mark)) : null;
  }
  return null;
};
