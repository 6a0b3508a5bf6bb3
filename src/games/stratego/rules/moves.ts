import type { Tale } from '../../../core/event.ts';
import { type Over, ender } from '../../../core/flow/ending.ts';
import { Hidden } from '../../../core/luck.ts';
import type { Message } from '../../../core/message.ts';
import { fight, walks } from './army.ts';
import { NEIGHBOURS, areNeighbours, nameOf, pointOf } from './cells.ts';
import { openFace } from '../show/faces.ts';
import { destinationsOf, hasMove, straight } from './movement.ts';
import { QUIET, codeOf, toOf } from './repetition.ts';
import { type Standing, bagOf, boardOf, countOf, must, piecesWith } from './lookups.ts';
import {
  type Action,
  type Chase,
  type Ending,
  type Options,
  type Piece,
  type Rank,
  type Side,
  type State,
  SIDES,
  otherOf,
  say,
} from '../types.ts';

const RULE_OF: Readonly<Record<Ending, string>> = {
  flag: 'ST-11',
  stuck: 'ST-12',
  nobody: 'ST-12',
  quiet: 'ST-14',
  resigned: 'ST-11',
  agreed: 'ST-11',
};
/** How the match ended, in one sentence (ST-11, ST-12, ST-14). */
export const endingText = (_: State, { winners, how }: Over<Side, Ending>): Message => {
  const [winner] = winners;
  if (how === 'quiet') return say('over.quiet', { most: QUIET });
  if (!winner) return say(how === 'agreed' ? 'over.agreed' : 'over.nobody');
  const values = { seat: { seat: winner }, loser: { seat: otherOf(winner) } };
  if (how === 'flag') return say('over.flag', values);
  return say(how === 'stuck' ? 'over.stuck' : 'over.resigned', values);
};
/** Ends the match and says why (ST-11, ST-12, ST-14). */
export const end = ender((how) => RULE_OF[how], endingText);

const sideText = (seat: Side): Message => say(`side.${seat}`);
const known = ({ rank }: Piece): Rank => {
  if (rank === 'hidden') throw new Hidden('What fights here is hidden.');
  return rank;
};

/** A piece moves, fights if an enemy stands there, and the end is judged (ST-06 to ST-12). */
export const move = (state: State, { id, cell: to }: Extract<Action, { type: 'move' }>, tale: Tale): State => {
  const piece = must(state, id);
  const { cell: from, seat } = piece;
  const target = boardOf(state)[to];
  const far = straight(from, to) > 1;
  const moved: Piece = { ...piece, cell: to, moved: true, far: piece.far || far };
  const rule = far ? 'ST-07' : 'ST-06';
  const values = { side: { seat }, from: nameOf(from), to: nameOf(to) };
  const text = say(target ? 'event.attacks' : 'event.moves', values);
  const result = target ? clash(state, piece, moved as Standing, target) : null;
  tale.push({ kind: 'moved', rule, id, path: [pointOf(from), pointOf(to)], text });
  if (result) tale.push(...result.events);
  const after: State = {
    ...state,
    pieces: piecesWith(state, result?.changes ?? [[piece, moved]]),
    active: otherOf(seat),
    ...(state.options.repetition ? remember(state, from, to, target !== undefined) : {}),
  };
  if (target && known(target) === 'flag') return end(after, [seat], 'flag', tale);
  return judge(after, tale);
};

interface Clash {
  readonly changes: readonly (readonly [before: Piece, after: Piece])[];
  readonly events: Tale;
}
/** An attack: both ranks are shown, and what is beaten goes (ST-08 to ST-11). */
const clash = ({ options }: State, before: Standing, attacker: Standing, target: Standing): Clash => {
  const [one, two] = [known(attacker), known(target)];
  const outcome = fight(one, two, options.mines === 'classic');
  const lost = (piece: Standing): Piece => ({ ...piece, cell: null });
  const stays = (piece: Standing): Piece => ({ ...piece, seen: true });
  const fallen = [...(outcome === 'attacker' ? [] : [attacker]), ...(outcome === 'defender' ? [] : [target])];
  const cell = nameOf(target.cell);
  const rule = RULES[fightOf(one, two)];
  const named = { cell, side: sideText(attacker.seat), rank: say(`rank.${one}`) };
  const other = { otherSide: sideText(target.seat), otherRank: say(`rank.${two}`) };
  return {
    changes: [
      [before, outcome === 'attacker' ? stays(attacker) : lost(attacker)],
      [target, outcome === 'defender' ? stays(target) : lost(target)],
    ],
    events: [
      {
        kind: 'revealed',
        rule: 'ST-08',
        learned: SIDES,
        ids: [attacker.id, target.id],
        faces: { [attacker.id]: openFace(one), [target.id]: openFace(two) },
        table: { rows: FIGHTS.map((row) => fightText(row, options.mines)), row: FIGHTS.indexOf(fightOf(one, two)) },
        text: say('event.fight', { ...named, ...other }),
      },
      { kind: 'removed', rule, ids: fallen.map(({ id }) => id), text: fallText(one, two, fallen) },
    ],
  };
};
/** The table of fights, and the rule of each row (ST-08 to ST-11). */
const FIGHTS = ['higher', 'equal', 'spy', 'mine', 'miner', 'flag'] as const;
const RULES = { higher: 'ST-08', equal: 'ST-08', spy: 'ST-09', mine: 'ST-10', miner: 'ST-10', flag: 'ST-11' } as const;
const fightText = (row: (typeof FIGHTS)[number], mines: Options['mines']): Message =>
  say(row === 'mine' && mines === 'classic' ? 'fight.mineStays' : `fight.${row}`);
const fightOf = (attacker: Rank, target: Rank): (typeof FIGHTS)[number] => {
  if (target === 'flag') return 'flag';
  if (target === 'mine') return attacker === 'miner' ? 'miner' : 'mine';
  if (attacker === 'spy' && target === 'marshal') return 'spy';
  return attacker === target ? 'equal' : 'higher';
};
const fallText = (attacker: Rank, target: Rank, fallen: readonly Piece[]): Message => {
  const [first] = fallen;
  const [one, two] = fallen.map((piece) => ({ side: sideText(piece.seat), rank: say(`rank.${known(piece)}`) }));
  if (!first || !one) throw new Error('Every fight fells somebody.');
  const side = { seat: first.seat };
  if (target === 'flag') return say('event.flagTaken', { side });
  if (target === 'mine' && attacker === 'miner') return say('event.defused', { side });
  if (two) return target === 'mine' ? say('event.blownUp', one) : say('event.bothFall', { rank: one.rank });
  return say('event.falls', one);
};

/** What the repetition rules keep of a move (ST-14, ST-16). */
const remember = (
  state: State,
  from: number,
  to: number,
  attack: boolean,
): Pick<State, 'trail' | 'recent' | 'chases'> => {
  const { active: seat, trail, chases } = state;
  const code = codeOf(from, to);
  const recent = [...state.recent.slice(-5), code];
  if (attack) return { trail: [], recent, chases: { red: null, blue: null } };
  const foe = otherOf(seat);
  const own = chases[seat];
  const board = boardOf(state);
  const threatens = (NEIGHBOURS[to] as readonly number[]).some((near) => board[near]?.seat === foe);
  const goesOn = own !== null && own.prey !== null && areNeighbours(to, own.prey);
  const begun: Chase | null = threatens ? { since: trail.length, prey: null } : null;
  const mine = goesOn ? { since: own.since, prey: null } : begun;
  const last = trail.at(-1);
  // The enemy's last move threatened this piece, which evades: his chase is still on.
  const evades = chases[foe] !== null && last !== undefined && areNeighbours(toOf(last), from);
  const theirs = evades ? { since: (chases[foe] as Chase).since, prey: to } : null;
  const pair = seat === 'red' ? { red: mine, blue: theirs } : { red: theirs, blue: mine };
  return { trail: [...trail, code], recent, chases: pair };
};

/** After every move: nobody can ever move, the side to move cannot, or nothing has been fought for too long (ST-12, ST-14). */
const judge = (state: State, tale: Tale): State => {
  const { active, trail } = state;
  if (!canEverMove(state, 'red') && !canEverMove(state, 'blue')) return end(state, [], 'nobody', tale);
  if (!canMove(state)) return end(state, [otherOf(active)], 'stuck', tale);
  return trail.length >= QUIET ? end(state, [], 'quiet', tale) : state;
};
const unsure = (): never => {
  throw new Hidden('Whether the other side can move is hidden.');
};
/** How many of the side's hidden pieces are Mines or Flags. */
const fixedOf = (state: State, seat: Side): number => countOf(bagOf(state, seat), false);
const isMovable = ({ rank, moved }: Piece): boolean => (rank === 'hidden' ? moved : walks(rank));
const canEverMove = (state: State, seat: Side): boolean => {
  let hidden = 0;
  for (const piece of state.pieces) {
    if (piece.seat !== seat || piece.cell === null) continue;
    if (isMovable(piece)) return true;
    if (piece.rank === 'hidden') hidden++;
  }
  return hidden > 0 && hidden > fixedOf(state, seat);
};
/** Whether the active side has a lawful move; of hidden pieces only what must be so is said (ST-12). */
const canMove = (state: State): boolean => {
  let hidden = 0;
  for (const piece of state.pieces) {
    if (piece.seat !== state.active || piece.cell === null) continue;
    if (isMovable(piece) ? hasMove(state, piece as Standing) : false) return true;
    if (piece.rank === 'hidden' && !piece.moved && hasMove(state, piece as Standing)) hidden++;
  }
  if (hidden === 0) return false;
  return hidden > fixedOf(state, state.active) || unsure();
};
/** All that the active side may do: its pieces with the cells they can go to. */
export const allMoves = (state: State): { piece: Standing; to: readonly number[] }[] => {
  const found: { piece: Standing; to: readonly number[] }[] = [];
  const board = boardOf(state);
  for (const piece of state.pieces) {
    if (piece.seat !== state.active || piece.cell === null) continue;
    const to = destinationsOf(state, piece as Standing, board);
    if (to.length > 0) found.push({ piece: piece as Standing, to });
  }
  return found;
};
