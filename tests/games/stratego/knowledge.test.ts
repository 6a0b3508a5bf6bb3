import { describe, expect, test } from 'vitest';
import type { PieceNode } from '../../../src/core/scene.ts';
import type { Viewer } from '../../../src/core/seat.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { canBe, likelyRanks } from '../../../src/games/stratego/show/knowledge.ts';
import { pieceOf } from '../../../src/games/stratego/rules/ground.ts';
import { RANKS, type Piece, type State } from '../../../src/games/stratego/types.ts';
import { DUEL, type Small, cellOf, go, small, take } from './fixture.ts';

const nodeOf = (state: State, viewer: Viewer, id: string): PieceNode => {
  const found = stratego.scene(stratego.view(state, viewer)).nodes.find((node) => node.id === id);
  if (found?.kind !== 'piece') throw new Error(`There is no piece ${id}.`);
  return found;
};
const rankOf = (state: State, viewer: Viewer, id: string): Piece['rank'] | undefined =>
  pieceOf(stratego.view(state, viewer), id)?.rank;
const ranksOf = (state: State, viewer: Viewer, id: string): string[] => {
  const view = stratego.view(state, viewer);
  return canBe(view, pieceOf(view, id) as Piece);
};
const duel = (options: Small['options'] = {}): Small => ({ men: DUEL, options: { size: 'duel', ...options } });

describe('after a fight', () => {
  const fought = (survivor: 'hidden' | 'open' | 'memory'): State =>
    go(take(duel({ survivor })), 'F3 F4', 'C10 C9').state;
  test('ST-13 by default the survivor is hidden again', () => {
    const state = fought('hidden');
    expect(rankOf(state, 'blue', 'red.F3')).toBe('hidden');
    expect(rankOf(state, 'red', 'red.F3')).toBe('general');
    expect(rankOf(state, 'public', 'red.F3')).toBe('hidden');
    const node = nodeOf(state, 'blue', 'red.F3');
    expect([node.mark, node.emblem, node.badges]).toEqual([undefined, undefined, undefined]);
  });
  test('ST-13 option: it stays open to both', () => {
    const state = fought('open');
    for (const viewer of ['blue', 'public', 'red'] as const) {
      expect(rankOf(state, viewer, 'red.F3')).toBe('general');
      expect(nodeOf(state, viewer, 'red.F3')).toMatchObject({ mark: '9', emblem: 'general' });
    }
    expect(rankOf(state, 'blue', 'red.J3')).toBe('hidden');
  });
  test('ST-13 option: its back bears a memory mark', () => {
    const state = fought('memory');
    const back = nodeOf(state, 'blue', 'red.F3');
    expect(back).toMatchObject({ mark: '9', badges: ['seen'] });
    expect(back.emblem).toBeUndefined();
    expect(nodeOf(state, 'red', 'red.F3')).toMatchObject({ mark: '9', emblem: 'general', badges: ['seen'] });
  });
  test('ST-13 a mine that stayed is remembered like any survivor', () => {
    const men = { A1: 'red flag', E3: 'red spy', H3: 'red scout', J10: 'blue flag', E4: 'blue mine', A9: 'blue miner' };
    const state = go(take({ men, options: { mines: 'classic', survivor: 'memory' } }), 'E3 E4').state;
    expect(nodeOf(state, 'red', 'blue.E4')).toMatchObject({ mark: 'M', badges: ['seen'] });
  });
  test('ST-08 captured pieces lie beside the board, sorted by rank, for both to see', () => {
    const state = small({
      men: { A1: 'red flag', A2: 'red spy', J10: 'blue flag', J9: 'blue spy' },
      fallen: ['blue scout', 'blue marshal', 'red miner'],
    });
    const rail = stratego
      .scene(stratego.view(state, 'red'))
      .nodes.flatMap((node) => (node.kind === 'piece' && (node.at.x < 0 || node.at.x > 600) ? [node] : []));
    expect(rail.map(({ emblem, seat }) => `${seat} ${emblem}`)).toEqual(['red miner', 'blue marshal', 'blue scout']);
    expect(rail[1]?.at.y).toBeLessThan(rail[2]?.at.y ?? 0);
    expect(new Set(rail.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(3);
  });
});

describe('what can be known', () => {
  test('ST-13 a piece that has moved is neither Mine nor Flag, one that went further is a Scout', () => {
    const state = go(take(duel()), 'A3 A6', 'C10 C9').state;
    expect(ranksOf(state, 'blue', 'red.A3')).toEqual(['scout']);
    expect(ranksOf(state, 'red', 'blue.C10')).toEqual(['marshal', 'general', 'miner', 'scout', 'spy']);
    expect(ranksOf(state, 'red', 'blue.A10')).toEqual(['marshal', 'general', 'miner', 'scout', 'spy', 'mine', 'flag']);
    // What the enemy can know of the own ones is the same, seen from here.
    expect(ranksOf(state, 'red', 'red.A3')).toEqual(['scout']);
  });
  test('ST-13 captured and open ranks are used up', () => {
    const state = go(take(duel({ survivor: 'open' })), 'F3 F4', 'C10 C9').state;
    expect(ranksOf(state, 'blue', 'red.F3')).toEqual(['general']);
    expect(ranksOf(state, 'blue', 'red.J3')).not.toContain('general');
    const men = { A1: 'red flag', A2: 'red spy', J10: 'blue flag', I10: 'blue marshal', H10: 'blue miner' };
    const fallen = ['blue general', 'blue miner', 'blue scout', 'blue scout', 'blue spy', 'blue mine', 'blue mine'];
    const late = small({ men, fallen, options: { size: 'duel' } });
    expect(ranksOf(late, 'red', 'blue.J10')).toEqual(['marshal', 'miner', 'flag']);
  });
  test('ST-13 when all movers are accounted for, what has stood still must be a Mine or the Flag', () => {
    const men = { A1: 'red flag', A2: 'red spy', J10: 'blue flag', I10: 'blue mine', H9: 'blue miner moved' };
    const fallen = ['blue marshal', 'blue general', 'blue miner', 'blue scout', 'blue scout', 'blue spy', 'blue mine'];
    const state = small({ men, fallen, options: { size: 'duel' } });
    expect(ranksOf(state, 'red', 'blue.J10')).toEqual(['mine', 'flag']);
    expect(ranksOf(state, 'red', 'blue.H9')).toEqual(['miner']);
  });
  test('ST-13 before a side is ready nothing is known of it', () => {
    const state = { ...small(duel()), ready: [] };
    expect(canBe(state, state.pieces[0] as Piece)).toEqual(RANKS);
  });
  test('ST-13 of each rank as many are likely as are left, and each piece is one of them', () => {
    const view = stratego.view(go(take(duel({ aid: true })), 'A3 A6', 'C10 C9').state, 'red');
    const hidden = view.pieces.filter(({ seat, cell }) => seat === 'blue' && cell !== null);
    const all = hidden.map((piece) => likelyRanks(view, piece));
    for (const [i, ranks] of all.entries()) {
      expect(ranks.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
      expect(ranks.filter(({ p }) => p > 0).map(({ rank }) => rank)).toEqual(canBe(view, hidden[i] as Piece));
    }
    for (const { rank, left } of all[0] ?? [])
      expect(all.flat().reduce((sum, each) => sum + (each.rank === rank ? each.p : 0), 0)).toBeCloseTo(left);
  });
  test('ST-08 before an attack: what each rank would mean, with the aid how likely it is, and nothing of a move', () => {
    const men = { A5: 'red major', A6: 'blue captain moved', J10: 'blue flag', I10: 'blue mine' };
    const fallen = ['blue general', 'blue scout', 'blue scout', 'blue spy', 'blue mine'];
    const guessed = (aid: boolean, to: string) => {
      const view = stratego.view(small({ men, fallen, options: { aid } }), 'red');
      return stratego.preview?.(view, { type: 'move', id: 'red.A5', cell: cellOf(to) })?.guesses;
    };
    const meaning = (rank: string, aid: boolean): unknown =>
      guessed(aid, 'A6')?.list.find(({ face }) => face.emblem === rank);
    expect(['marshal', 'major', 'captain'].map((rank) => meaning(rank, false))).toMatchObject([
      { meaning: 'bad' },
      { meaning: 'part' },
      { meaning: 'good' },
    ]);
    expect(meaning('mine', false)).toBeUndefined();
    expect(meaning('captain', false)).not.toHaveProperty('p');
    expect(meaning('mine', true)).toMatchObject({ p: 0 });
    expect(meaning('captain', true)).toMatchObject({ left: 4, meaning: 'good' });
    expect(guessed(true, 'B5')).toBeUndefined();
  });
  test.each([false, true])(
    'ST-03 who lies open or is not in the army is not told, with the aid or without (%s)',
    (aid) => {
      const men = { A3: 'red scout', A6: 'blue miner', J10: 'blue flag', I10: 'blue mine', H10: 'blue mine' };
      const rest = { G10: 'blue scout', F10: 'blue marshal', E10: 'blue general', D10: 'blue miner' };
      const fallen = ['blue spy', 'blue scout'];
      const state = small({ men: { ...men, ...rest }, fallen, options: { aid, size: 'duel' } });
      const { list } = stratego.preview?.(stratego.view(state, 'red'), {
        type: 'move',
        id: 'red.A3',
        cell: cellOf('A6'),
      })?.guesses ?? { list: [] };
      expect(list.map(({ face }) => face.emblem)).toEqual(['marshal', 'general', 'miner', 'scout', 'mine', 'flag']);
    },
  );
  test('ST-13 the aid tells it in words and badges; without it nothing is said', () => {
    const told = (aid: boolean, viewer: Viewer, id: string): string | undefined =>
      nodeOf(go(take(duel({ aid })), 'A3 A6', 'C10 C9', 'F3 F4', 'C9 C8').state, viewer, id).state?.key.split(':')[1];
    expect([told(true, 'blue', 'red.A3'), told(true, 'red', 'blue.C10'), told(true, 'red', 'red.A3')]).toEqual([
      'aid.enemySure',
      'aid.enemy',
      'aid.ownSure',
    ]);
    expect([told(true, 'red', 'red.F3'), told(true, 'red', 'red.B1')]).toEqual(['aid.ownSeen', 'aid.own']);
    expect([told(false, 'blue', 'red.A3'), told(false, 'red', 'blue.C10'), told(false, 'red', 'red.A3')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const state = go(take(duel({ aid: true })), 'A3 A6').state;
    expect(nodeOf(state, 'blue', 'red.A3').badges).toEqual(['moved']);
    expect(nodeOf(go(take(duel()), 'A3 A6').state, 'blue', 'red.A3').badges).toBeUndefined();
    const open = go(take(duel({ aid: true, survivor: 'open' })), 'F3 F4', 'C10 C9').state;
    expect(nodeOf(open, 'red', 'red.F3').state?.key).toBe('stratego:aid.ownOpen');
  });
});
