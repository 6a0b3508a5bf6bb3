import { type Choice, choiceId, doChoiceFactory } from '../../../core/choice.ts';
import { metaChoices } from '../../../core/flow/ending.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { arrangementsOf } from '../bots/arrangements.ts';
import { type Reach, cellAt, homeOf, reachOf } from '../rules/cells.ts';
import { movesIn } from '../rules/movement.ts';
import { refuse } from '../rules/rules.ts';
import { waitingOf } from '../rules/setup.ts';
import { type MovablePiece, boardOf, movablePieces, pieceOn } from '../rules/ground.ts';
import { type Action, type Piece, type Side, type State, gameMessage } from '../types.ts';

const doing = doChoiceFactory(refuse);

/** Returns everything the active seat can do now, the primary choice first (ST-04 to ST-07). */
export const choices = (state: State): Choice<Action>[] => {
  const found = byStage(COURSE, state);
  if (state.stage.at !== 'over') for (const each of LEAVING[state.active]) found.push(each);
  return found;
};
/** Returns the choices to resign and to agree a draw, available at any time. */
const leavingOf = (seat: Side): Choice<Action>[] =>
  metaChoices('ST-11', { draw: gameMessage('do.draw'), resign: gameMessage('do.resign', { seat: { seat } }) });
const LEAVING: Readonly<Record<Side, Choice<Action>[]>> = { red: leavingOf('red'), blue: leavingOf('blue') };
const settingUp = (state: State): Choice<Action>[] => {
  const { active, options, pieces } = state;
  const home = homeOf(active, options.size);
  const board = boardOf(state);
  const free = home.find((cell) => !board[cell]);
  const waiting = waitingOf(state).length > 0;
  const ready = doing(state, { type: 'ready' }, gameMessage('do.ready'), { rule: 'ST-04', opening: 'done' });
  const some = waiting && pieces.some(({ seat, cell }) => seat === active && cell !== null);
  const lineUpAll = waiting ? 'do.lineUp' : 'do.lineUpAgain';
  const label = gameMessage(some ? 'do.lineUpRest' : lineUpAll);
  const line: Action = { type: 'lineUp', ...(some ? { rest: true } : {}) };
  const liningUp = doing(state, line, label, { rule: 'ST-04', opening: 'lines' });
  return [
    ...(waiting ? [liningUp, ready] : [ready, liningUp]),
    ...arrangementsOf(options.size).map(({ name, cells }) =>
      doing(state, { type: 'arrange', cells: [...cells] }, gameMessage(`arrangement.${name}`), {
        rule: 'ST-04',
        mode: name,
      }),
    ),
    doing(state, { type: 'shuffle' }, gameMessage('do.shuffle'), { rule: 'ST-04' }),
    doing(state, { type: 'mirror' }, gameMessage('do.mirror'), { rule: 'ST-04' }),
    doing(state, { type: 'clear' }, gameMessage('do.clear'), { rule: 'ST-04' }),
    ...pieces
      .filter(({ seat }) => seat === active)
      .map((piece): Choice<Action> => {
        const other = home.find((cell) => cell !== piece.cell) as number;
        return {
          kind: 'put',
          id: choiceId('put', { piece: piece.id }),
          label: gameMessage(piece.cell === null ? 'do.put' : 'do.swap'),
          rule: 'ST-04',
          piece: piece.id,
          to: reachOf(home).places,
          unconfirmed: true,
          at: (point) => ({ type: 'put', id: piece.id, cell: cellAt(point) }),
          example: () => ({ type: 'put', id: piece.id, cell: free ?? other }),
        };
      }),
  ];
};

const [MOVE, ATTACK] = [gameMessage('do.move'), gameMessage('do.attack')];
const walking = ({ id, rank }: Piece, to: Reach): Choice<Action> => ({
  kind: 'put',
  id: choiceId('move', { piece: id }),
  label: MOVE,
  rule: rank === 'scout' ? 'ST-07' : 'ST-06',
  piece: id,
  to: to.places,
  at: (point) => ({ type: 'move', id, cell: cellAt(point) }),
  example: () => ({ type: 'move', id, cell: to.cells[0] as number }),
});
/** Returns a piece's moves: one choice to place it on any reachable cell, and one to attack each enemy in reach (ST-06, ST-07). */
const choicesOf = (state: State, piece: Piece, to: Reach): readonly Choice<Action>[] => {
  const { id } = piece;
  const found = to.cells.length === 0 ? [] : [walking(piece, to)];
  for (const cell of to.cells) {
    const target = pieceOn(state, cell)?.id;
    if (target === undefined) continue;
    const action: Action = { type: 'move', id, cell };
    found.push({
      kind: 'do',
      id: choiceId('move', { piece: id, target }),
      label: ATTACK,
      rule: 'ST-08',
      piece: id,
      target,
      action,
    });
  }
  return found;
};
const listed = (state: State, man: MovablePiece, to: Reach): readonly Choice<Action>[] =>
  to === man.to ? (man.choices ??= choicesOf(state, man.piece, to)) : choicesOf(state, man.piece, to);
const moving = (state: State): Choice<Action>[] => {
  const movesOf = movesIn(state);
  const found: Choice<Action>[] = [];
  for (const man of movablePieces(state, state.active))
    for (const choice of listed(state, man, movesOf(man))) found.push(choice);
  return found;
};
/** The choices of normal play, stage by stage. */
const COURSE: ByStage<State, Choice<Action>[]> = {
  lot: (state) => [doing(state, { type: 'lot' }, gameMessage('do.lot'), { rule: 'ST-05', opening: 'lot' })],
  setup: settingUp,
  play: moving,
  over: () => [],
};
