import type { PossibleIdentities, Preview } from '../../../core/choice.ts';
import { type Outcome, fight } from '../rules/army.ts';
import { pieceOf, pieceOn } from '../rules/ground.ts';
import { isOpen } from '../rules/lookups.ts';
import type { Action, Piece, Rank, State } from '../types.ts';
import { openFace } from './faces.ts';
import { canBe, likelyRanks } from './knowledge.ts';

const MEANINGS = { attacker: 'good', nobody: 'part', defender: 'bad' } as const satisfies Record<Outcome, string>;
/**
 * Returns the ranks to list: of an open piece its own, else all it can have. The knowledge aid adds the odds, and the excluded
 * ranks (ST-03, ST-08, ST-13).
 */
const ranksOf = (state: State, target: Piece): readonly { rank: Rank; left?: number; p?: number }[] => {
  if (isOpen(state, target) && target.rank !== 'hidden') return [{ rank: target.rank, p: 1 }];
  if (state.options.aid) return likelyRanks(state, target).filter(({ left }) => left > 0);
  return canBe(state, target).map((rank) => ({ rank }));
};
/** Returns the result of an attack for each rank of the target (ST-08 to ST-11). */
const guessesOf = (state: State, { rank: attacker }: Piece, target: Piece): PossibleIdentities | null => {
  if (attacker === 'hidden') return null;
  const minesStay = state.options.mines === 'classic';
  const list = ranksOf(state, target).map(({ rank, ...rest }) => ({
    face: openFace(rank),
    meaning: MEANINGS[fight(attacker, rank, minesStay)],
    ...rest,
  }));
  return { on: target.id, list };
};
/** Returns the preview of a move. For an attack it shows what the target may be and how the fight would end. */
export const preview = (state: State, action: Action): Preview => {
  const piece = action.type === 'move' ? pieceOf(state, action.id) : null;
  const target = action.type === 'move' ? pieceOn(state, action.cell) : undefined;
  const guesses = piece && target && target.seat !== piece.seat ? guessesOf(state, piece, target) : null;
  return { nodes: [], ...(guesses ? { guesses } : {}) };
};
