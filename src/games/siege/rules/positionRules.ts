import {
  type PositionRules,
  hasMark,
  type PiecePlacement,
  type Position,
  type Placeable,
} from '../../../core/position/position.ts';
import { offTable } from '../../../core/position/checks.ts';
import type { Refusal } from '../../../core/choice.ts';
import { barAt, pieceOf, onField, warriorsOf } from './lookups.ts';
import { goOn } from './rules.ts';
import { type Piece, type State, no, gameMessage } from '../types.ts';
import { beginTurn } from './victory.ts';

const MARKS = ['moved', 'fired', 'gateOpen', 'gateShut'] as const;
type Mark = (typeof MARKS)[number];
const marksFor = ({ kind }: Piece): readonly Mark[] =>
  kind === 'gun' ? ['moved', 'fired'] : ['moved', 'gateOpen', 'gateShut'];
const things = ({ pieces }: State): Placeable[] =>
  pieces.map((piece) => ({
    id: piece.id,
    marks: marksFor(piece).map((id) => ({ id, name: gameMessage(`mark.${id}`) })),
  }));
const gateFor = (placing: PiecePlacement): Piece['gate'] => {
  if (hasMark(placing, 'gateOpen')) return 'open';
  return hasMark(placing, 'gateShut') ? 'shut' : null;
};
const laid = (piece: Piece, placing: PiecePlacement): Piece => ({
  ...piece,
  at: placing.at,
  moved: hasMark(placing, 'moved'),
  fired: hasMark(placing, 'fired'),
  gate: gateFor(placing),
});
/** Returns the field with these pieces on it and no others. */
const tableOf = (fresh: State, { pieces }: Position): State => ({
  ...fresh,
  pieces: fresh.pieces.flatMap((piece) => {
    const placing = pieces.find(({ id }) => id === piece.id);
    return placing ? [laid(piece, placing)] : [];
  }),
});
/**
 * Returns why a piece cannot be put there. It must be on the field, clear of modules and pieces, on a top or in the courtyard as
 * in play (SI-02, SI-16, SI-17).
 */
const refuse = (fresh: State, among: Position, placing: PiecePlacement): Refusal | null => {
  const { id, at } = placing;
  if (hasMark(placing, 'gateOpen') && hasMark(placing, 'gateShut')) return no('SI-21', 'no.oneGate', {}, { at });
  const piece = pieceOf(fresh, id);
  const bar = piece && barAt(tableOf(fresh, among), piece, at);
  if (!bar) return null;
  if (bar.by === 'edge') return offTable('SI-01', at);
  return no('SI-02', bar.by === 'full' ? 'no.full' : 'no.barred', { what: { piece: bar.id } }, { at });
};
/** Returns why a table cannot be played: a side without warriors has lost (SI-23). */
const lacks = (state: State): Refusal | null =>
  state.seats.every((seat) => warriorsOf(state, seat).length > 0) ? null : no('SI-23', 'no.oneSide');
/** Returns the table with its turn begun, at magic or the first stage with a decision. Pieces that have moved or fired are as marked (SI-04). */
const lay = (fresh: State, position: Position): State => {
  const table = tableOf(fresh, position);
  const { pieces } = table;
  const begun = { ...beginTurn({ ...table, owed: [], calm: 0 }, position.to), pieces };
  // Without warriors on both sides, turns would pass for ever.
  return lacks(begun) ? begun : goOn(begun, []);
};
const read = (state: State): Position => ({
  to: state.active,
  pieces: onField(state).map(({ id, at, moved, fired, gate }): PiecePlacement => {
    const said: Readonly<Record<Mark, boolean>> = {
      moved,
      fired,
      gateOpen: gate === 'open',
      gateShut: gate === 'shut',
    };
    const marks = MARKS.filter((mark) => said[mark]);
    return { id, at, ...(marks.length > 0 ? { marks } : {}) };
  }),
});
/** Position editor rules: warriors and guns wherever they can be in play. */
export const positionRules: PositionRules<State> = { things, refuse, lay, lacks, read };
