import type { EventLog } from '../../../core/event.ts';
import { type OverStage, endingFactory } from '../../../core/flow/ending.ts';
import { HiddenFromView } from '../../../core/luck.ts';
import type { Message } from '../../../core/message.ts';
import { fight, walks } from './army.ts';
import { NEIGHBOURS, areNeighbours, nameOf, pointOf } from './cells.ts';
import { openFace } from '../show/faces.ts';
import { movesIn, straightDistance } from './movement.ts';
import { QUIET, RECENT, codeOf, toOf, withMove } from './repetition.ts';
import { type PieceOnBoard, movablePieceOn, movablePieces, piecesWith, pieceOn } from './ground.ts';
import { bagOf, countOf, must, surelyWalks } from './lookups.ts';
import {
  type Action,
  type Ending,
  type Options,
  type Piece,
  type Rank,
  type Side,
  type State,
  SIDES,
  otherOf,
  gameMessage,
} from '../types.ts';

const RULE_OF: Readonly<Record<Ending, string>> = {
  flag: 'ST-11',
  stuck: 'ST-12',
  nobody: 'ST-12',
  quiet: 'ST-14',
  resigned: 'ST-11',
  agreed: 'ST-11',
};
/** Returns how the match ended, in one sentence (ST-11, ST-12, ST-14). */
export const endingText = (_: State, { winners, how }: OverStage<Side, Ending>): Message => {
  const [winner] = winners;
  if (how === 'quiet') return gameMessage('over.quiet', { most: QUIET });
  if (!winner) return gameMessage(how === 'agreed' ? 'over.agreed' : 'over.nobody');
  const values = { seat: { seat: winner }, loser: { seat: otherOf(winner) } };
  if (how === 'flag') return gameMessage('over.flag', values);
  return gameMessage(how === 'stuck' ? 'over.stuck' : 'over.resigned', values);
};
/** Ends the match and reports why (ST-11, ST-12, ST-14). */
export const end = endingFactory((how) => RULE_OF[how], endingText);

const sideText = (seat: Side): Message => gameMessage(`side.${seat}`);
const known = ({ rank }: Piece): Rank => {
  if (rank === 'hidden') throw new HiddenFromView('What fights here is hidden.');
  return rank;
};

/** Returns a piece at another place, with what all have seen of it there (ST-13). */
const changed = (
  { id, seat, rank }: Piece,
  cell: number | null,
  { moved, far, seen }: Pick<Piece, 'moved' | 'far' | 'seen'>,
): Piece => ({ id, seat, rank, cell, moved, far, seen });

/** Moves a piece, fights if an enemy is there, and checks for the end (ST-06 to ST-12). */
export const move = (state: State, { id, cell: to }: Extract<Action, { type: 'move' }>, events: EventLog): State => {
  const piece = must(state, id);
  const { cell: from, seat } = piece;
  const target = pieceOn(state, to);
  const far = straightDistance(from, to) > 1;
  const moved = changed(piece, to, { moved: true, far: piece.far || far, seen: piece.seen }) as PieceOnBoard;
  const rule = far ? 'ST-07' : 'ST-06';
  const values = { side: { seat }, from: nameOf(from), to: nameOf(to) };
  const text = gameMessage(target ? 'event.attacks' : 'event.moves', values);
  const result = target ? clash(state, moved, target) : null;
  events.push({ kind: 'moved', rule, id, path: [pointOf(from), pointOf(to)], text });
  if (result) events.push(...result.events);
  const { trail, recent, chases } = state.options.repetition ? remember(state, from, to, target !== undefined) : state;
  const pieces = piecesWith(state, result?.changed ?? [moved]);
  const { options, viewer, stage, first, ready } = state;
  // Written field by field: many times faster than a spread that is then overwritten.
  const after = { options, viewer, stage, active: otherOf(seat), first, ready, pieces, trail, recent, chases };
  if (target && known(target) === 'flag') return end(after, [seat], 'flag', events);
  return judge(after, events);
};

interface Clash {
  readonly changed: readonly Piece[];
  readonly events: EventLog;
}
/** Resolves an attack: both ranks are shown, and what is beaten is removed (ST-08 to ST-11). */
const clash = ({ options }: State, attacker: PieceOnBoard, target: PieceOnBoard): Clash => {
  const [one, two] = [known(attacker), known(target)];
  const outcome = fight(one, two, options.mines === 'classic');
  const lost = (piece: PieceOnBoard): Piece => changed(piece, null, piece);
  const stays = (piece: PieceOnBoard): Piece =>
    changed(piece, piece.cell, { moved: piece.moved, far: piece.far, seen: true });
  const fallen = [...(outcome === 'attacker' ? [] : [attacker]), ...(outcome === 'defender' ? [] : [target])];
  const cell = nameOf(target.cell);
  const rule = RULES[fightOf(one, two)];
  const [side, otherSide] = [sideText(attacker.seat), sideText(target.seat)];
  return {
    changed: [
      outcome === 'attacker' ? stays(attacker) : lost(attacker),
      outcome === 'defender' ? stays(target) : lost(target),
    ],
    events: [
      {
        kind: 'revealed',
        rule: 'ST-08',
        learned: SIDES,
        ids: [attacker.id, target.id],
        faces: { [attacker.id]: openFace(one), [target.id]: openFace(two) },
        table: { rows: TABLES[options.mines], row: FIGHTS.indexOf(fightOf(one, two)) },
        text: gameMessage('event.fight', {
          cell,
          side,
          rank: gameMessage(`rank.${one}`),
          otherSide,
          otherRank: gameMessage(`rank.${two}`),
        }),
      },
      { kind: 'removed', rule, ids: fallen.map(({ id }) => id), text: fallText(one, two, fallen) },
    ],
  };
};
/** The table of fights, and the rule of each row (ST-08 to ST-11). */
const FIGHTS = ['higher', 'equal', 'spy', 'mine', 'miner', 'flag'] as const;
const RULES = { higher: 'ST-08', equal: 'ST-08', spy: 'ST-09', mine: 'ST-10', miner: 'ST-10', flag: 'ST-11' } as const;
const fightText = (row: (typeof FIGHTS)[number], mines: Options['mines']): Message =>
  gameMessage(row === 'mine' && mines === 'classic' ? 'fight.mineStays' : `fight.${row}`);
const tableOf = (mines: Options['mines']): Message[] => FIGHTS.map((row) => fightText(row, mines));
const TABLES = { own: tableOf('own'), classic: tableOf('classic') };
const fightOf = (attacker: Rank, target: Rank): (typeof FIGHTS)[number] => {
  if (target === 'flag') return 'flag';
  if (target === 'mine') return attacker === 'miner' ? 'miner' : 'mine';
  if (attacker === 'spy' && target === 'marshal') return 'spy';
  return attacker === target ? 'equal' : 'higher';
};
const fallText = (attacker: Rank, target: Rank, fallen: readonly Piece[]): Message => {
  const [first] = fallen;
  const [one, two] = fallen.map((piece) => ({ side: sideText(piece.seat), rank: gameMessage(`rank.${known(piece)}`) }));
  if (!first || !one) throw new Error('Every fight fells somebody.');
  const side = { seat: first.seat };
  if (target === 'flag') return gameMessage('event.flagTaken', { side });
  if (target === 'mine' && attacker === 'miner') return gameMessage('event.defused', { side });
  if (two)
    return target === 'mine' ? gameMessage('event.blownUp', one) : gameMessage('event.bothFall', { rank: one.rank });
  return gameMessage('event.falls', one);
};

/** Returns what the repetition rules record of a move (ST-14, ST-16). */
const remember = (
  state: State,
  from: number,
  to: number,
  attack: boolean,
): Pick<State, 'trail' | 'recent' | 'chases'> => {
  const { active: seat, trail, chases } = state;
  const code = codeOf(from, to);
  const recent = withMove(state.recent, code, RECENT);
  if (attack) return { trail: [], recent, chases: { red: null, blue: null } };
  const enemy = otherOf(seat);
  const near = NEIGHBOURS[to] as readonly number[];
  const threatens = near.some((cell) => movablePieceOn(state, cell)?.seat === enemy);
  const mine = threatens ? (chases[seat] ?? trail.length) : null;
  // The enemy's last move threatened this piece, which evades, so that chase continues.
  const last = trail.at(-1);
  const theirs = last !== undefined && areNeighbours(toOf(last), from) ? chases[enemy] : null;
  const pair = seat === 'red' ? { red: mine, blue: theirs } : { red: theirs, blue: mine };
  return { trail: withMove(trail, code), recent, chases: pair };
};

/** Checks for the end after every move. Neither side can ever move, the side to move cannot, or there was no fight for too long (ST-12, ST-14). */
const judge = (state: State, events: EventLog): State => {
  const { active, trail } = state;
  if (!canEverMove(state, 'red') && !canEverMove(state, 'blue')) return end(state, [], 'nobody', events);
  if (!canMove(state)) return end(state, [otherOf(active)], 'stuck', events);
  return trail.length >= QUIET ? end(state, [], 'quiet', events) : state;
};
const unsure = (): never => {
  throw new HiddenFromView('Whether the other side can move is hidden.');
};
/** Returns how many of the side's hidden pieces are Mines or Flags. */
const fixedOf = (state: State, seat: Side): number => countOf(bagOf(state, seat), false);
const isMovable = (state: State, piece: Piece): boolean =>
  piece.rank === 'hidden' ? surelyWalks(state, piece) : walks(piece.rank);
const canEverMove = (state: State, seat: Side): boolean => {
  let hidden = 0;
  for (const { piece } of movablePieces(state, seat)) {
    if (isMovable(state, piece)) return true;
    hidden++;
  }
  return hidden > 0 && hidden > fixedOf(state, seat);
};
/** Whether the active side has a legal move. For hidden pieces it answers only what is certain (ST-12). */
const canMove = (state: State): boolean => {
  let hidden = 0;
  const movesOf = movesIn(state);
  for (const man of movablePieces(state, state.active)) {
    if (movesOf(man).cells.length === 0) continue;
    if (isMovable(state, man.piece)) return true;
    hidden++;
  }
  if (hidden === 0) return false;
  return hidden > fixedOf(state, state.active) || unsure();
};
