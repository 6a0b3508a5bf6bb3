// The rule of the chase once more, written from its text with whole positions and named pieces, beside the rules that play (ST-16).
import { expect, test } from 'vitest';
import { botRandom } from '../../../src/core/bots.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { NEIGHBOURS, RAYS, areNeighbours } from '../../../src/games/stratego/rules/cells.ts';
import { piecesOnBoard } from '../../../src/games/stratego/rules/lookups.ts';
import { type Piece, SIDES, type Side, type State, otherOf } from '../../../src/games/stratego/types.ts';
import { small } from './fixture.ts';

interface Hunt {
  /** Positions since the first threat of the chase. */
  readonly stood: Set<string>;
  readonly evaded: Set<string>;
  threatened: readonly string[];
}
interface Turn {
  readonly piece: Piece;
  readonly to: number;
}
const positionOf = (pieces: readonly Piece[]): string => pieces.map(({ cell }) => cell).join(' ');
const positionAfter = ({ pieces }: State, { piece, to }: Turn): string =>
  positionOf(pieces.map((each) => (each.id === piece.id ? { ...each, cell: to } : each)));
const besideOf = (state: State, seat: Side, cell: number): string[] =>
  piecesOnBoard(state, seat).flatMap((piece) => (areNeighbours(piece.cell, cell) ? [piece.id] : []));

const umpire = () => {
  const hunts: Record<Side, Hunt | null> = { red: null, blue: null };
  const last: Record<Side, { id: string; from: number } | null> = { red: null, blue: null };
  return {
    /** Whether a move without a fight breaks the rule of the chase: by the last piece that evaded, or only by one that did before. */
    judge: (state: State, { piece, to }: Turn): 'last' | 'earlier' | null => {
      const hunt = hunts[state.active];
      const before = last[state.active];
      const back = before?.id === piece.id && before.from === to;
      if (back || !hunt?.stood.has(positionAfter(state, { piece, to }))) return null;
      const met = besideOf(state, otherOf(state.active), to).filter((id) => hunt.evaded.has(id));
      if (met.length === 0) return null;
      return met.includes(last[otherOf(state.active)]?.id ?? '') ? 'last' : 'earlier';
    },
    note: (state: State, { piece, to }: Turn, fought: boolean): void => {
      const { active } = state;
      const foe = otherOf(active);
      last[active] = { id: piece.id, from: piece.cell as number };
      if (fought) {
        hunts.red = hunts.blue = null;
        return;
      }
      const theirs = hunts[foe];
      if (theirs?.threatened.includes(piece.id)) theirs.evaded.add(piece.id);
      else hunts[foe] = null;
      const threatened = besideOf(state, foe, to);
      if (threatened.length === 0) hunts[active] = null;
      else (hunts[active] ??= { stood: new Set(), evaded: new Set(), threatened }).threatened = threatened;
      for (const side of SIDES) hunts[side]?.stood.add(positionAfter(state, { piece, to }));
    },
  };
};

const TABLES = [
  { C2: 'red major', H2: 'red scout', B4: 'blue spy', D4: 'blue miner', I8: 'blue miner' },
  { B2: 'red major', E3: 'red captain', A4: 'blue spy', F3: 'blue miner', C3: 'blue mine' },
  { C3: 'red scout', F3: 'red scout', D1: 'blue scout', B2: 'blue spy', E2: 'blue mine' },
];
test('ST-16 hunters and hunted by the dozen: what is refused is what the text of the rule refuses', () => {
  const whole = botRandom('chase', 1);
  const count = { last: 0, earlier: 0 };
  for (let i = 0; i < 120; i++) {
    const { judge, note } = umpire();
    let state = small({ men: { A1: 'red flag', J10: 'blue flag', ...TABLES[i % TABLES.length] } });
    while (state.stage.at === 'play') {
      const { active } = state;
      const foes = piecesOnBoard(state, otherOf(active));
      const taken = new Set(state.pieces.map(({ cell }) => cell));
      const turns: Turn[] = [];
      for (const piece of piecesOnBoard(state, active)) {
        if (piece.rank === 'flag' || piece.rank === 'mine') continue;
        const { rank, cell } = piece;
        for (const to of (rank === 'scout' ? RAYS[cell]?.flat() : NEIGHBOURS[cell]) ?? []) {
          const refused = stratego.refuse(state, { type: 'move', id: piece.id, cell: to })?.text.key;
          if (refused === undefined) turns.push({ piece, to });
          if (taken.has(to) || (refused !== undefined && refused !== 'stratego:no.chase')) continue;
          const verdict = judge(state, { piece, to });
          expect(refused === 'stratego:no.chase').toBe(verdict !== null);
          if (verdict) count[verdict]++;
        }
      }
      // Red likes to threaten, Blue to move what is threatened; hardly anybody attacks.
      const quiet = turns.filter(({ to }) => !taken.has(to));
      const liked = quiet.filter(({ piece, to }) =>
        foes.some(({ cell }) => areNeighbours(cell, active === 'red' ? to : (piece.cell as number))),
      );
      const from = whole(20) > 0 && liked.length > 0 ? liked : whole(30) > 0 && quiet.length > 0 ? quiet : turns;
      const turn = from[whole(from.length)] as Turn;
      note(state, turn, taken.has(turn.to));
      state = stratego.apply(state, { type: 'move', id: turn.piece.id, cell: turn.to }, luckForPly('', 0)).state;
    }
  }
  expect(count.last).toBeGreaterThan(50);
  expect(count.earlier).toBeGreaterThan(5);
});
