// What a hidden piece may be, and how likely, beside the count of all deals that fit what both sides have seen (ST-13).
import { describe, expect, test } from 'vitest';
import { botRandom } from '../../../src/core/bots.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { ARMIES, armyOf, walks } from '../../../src/games/stratego/rules/army.ts';
import { canBe, determinize, likelyRanks } from '../../../src/games/stratego/show/knowledge.ts';
import { type Options, type Piece, RANKS, type Rank, type State } from '../../../src/games/stratego/types.ts';
import { cellOf, go, small, take } from './fixture.ts';

type Counts = Record<string, Record<Rank, number>>;
const isOpenTo = ({ survivor }: Options, { cell, seen }: Piece): boolean =>
  cell === null || (seen && survivor !== 'hidden');
const fits = ({ mines }: Options, { moved, far, seen }: Piece, rank: Rank): boolean => {
  if (far && rank !== 'scout') return false;
  if (moved && !walks(rank)) return false;
  return !seen || (rank !== 'flag' && (rank !== 'mine' || mines === 'classic'));
};
/** Of all deals of Blue's hidden pieces that fit, how many give each piece each rank, and how many there are. */
const dealsOf = ({ options, pieces }: State): { counts: Counts; all: number } => {
  const bag = { ...ARMIES[options.size] };
  const blue = pieces.filter(({ seat }) => seat === 'blue');
  for (const piece of blue) if (isOpenTo(options, piece)) bag[piece.rank as Rank]--;
  const hidden = blue.filter((piece) => !isOpenTo(options, piece));
  const zero = Object.fromEntries(RANKS.map((rank) => [rank, 0])) as Record<Rank, number>;
  const counts: Counts = Object.fromEntries(hidden.map(({ id }) => [id, { ...zero }]));
  const dealt: Rank[] = [];
  let all = 0;
  const deal = (i: number): void => {
    const piece = hidden[i];
    if (!piece) {
      all++;
      dealt.forEach((rank, k) => (counts[hidden[k]?.id ?? ''] as Record<Rank, number>)[rank]++);
      return;
    }
    for (const rank of RANKS) {
      if (bag[rank] === 0 || !fits(options, piece, rank)) continue;
      bag[rank]--;
      dealt[i] = rank;
      deal(i + 1);
      bag[rank]++;
    }
  };
  deal(0);
  return { counts, all };
};
/** A table on which Blue has lost, moved and fought with pieces at random. */
const anyTable = (seed: string): State => {
  const whole = botRandom(seed, 0);
  const options = {
    size: whole(3) === 0 ? ('duel' as const) : ('barrage' as const),
    mines: whole(2) === 0 ? ('own' as const) : ('classic' as const),
    survivor: (['hidden', 'hidden', 'open', 'memory'] as const)[whole(4)] ?? 'hidden',
    aid: whole(2) === 0,
  };
  const men: Record<string, string> = { A1: 'red flag', A6: 'red major' };
  const fallen: string[] = [];
  armyOf(options.size).forEach((rank, i) => {
    const lost = rank !== 'flag' && whole(options.size === 'duel' ? 2 : 4) === 0;
    const moved = walks(rank) && whole(2) === 0 ? ' moved' : '';
    const far = rank === 'scout' && moved && whole(2) === 0 ? ' far' : '';
    const mayFight = walks(rank) || (rank === 'mine' && options.mines === 'classic');
    const seen = mayFight && whole(4) === 0 ? ' seen' : '';
    if (lost) fallen.push(`blue ${rank}`);
    else men[`${'ABCDEFGHIJ'[i]}7`] = `blue ${rank}${moved}${far}${seen}`;
  });
  return small({ men, fallen, options });
};

describe('what a hidden piece may be', () => {
  test('ST-13 the list and the odds are those of all deals that fit what both sides have seen', () => {
    let compared = 0;
    for (let i = 0; i < 120; i++) {
      const state = anyTable(`likely ${i}`);
      const view = stratego.view(state, 'red');
      const { counts, all } = dealsOf(state);
      for (const piece of view.pieces) {
        const own = counts[piece.id];
        if (!own) continue;
        for (const { rank, p } of likelyRanks(view, piece)) expect(p).toBeCloseTo(own[rank] / all, 9);
        expect(canBe(view, piece)).toEqual(RANKS.filter((rank) => own[rank] > 0));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
  test('ST-13 deals drawn at random fit as well, each as often as the others', () => {
    const state = small({
      men: {
        A1: 'red flag',
        A6: 'red major',
        A7: 'blue marshal moved',
        B7: 'blue general seen',
        C7: 'blue mine seen',
        D7: 'blue scout far',
        E7: 'blue flag',
        F7: 'blue scout',
        G7: 'blue spy',
      },
      fallen: ['blue miner'],
      options: { size: 'barrage', mines: 'classic' },
    });
    const view = stratego.view(state, 'red');
    const { counts, all } = dealsOf(state);
    const seen: Record<string, number> = {};
    const draws = 4000;
    for (let i = 0; i < draws; i++)
      for (const { id, rank } of determinize(view, luckForPly('deals', i)).pieces)
        seen[`${id} ${rank}`] = (seen[`${id} ${rank}`] ?? 0) + 1;
    for (const [id, own] of Object.entries(counts))
      for (const rank of RANKS) {
        const p = own[rank] / all;
        const spread = 5 * Math.sqrt((p * (1 - p)) / draws);
        expect(Math.abs((seen[`${id} ${rank}`] ?? 0) / draws - p)).toBeLessThanOrEqual(spread);
      }
  });
  test.each([false, true])('ST-13 a piece that has moved is not listed as a Mine or the Flag (aid %s)', (aid) => {
    const men = {
      A1: 'red flag',
      A2: 'red major',
      A5: 'blue captain',
      B7: 'blue mine',
      C7: 'blue flag',
      D7: 'blue scout',
      D9: 'blue spy',
    };
    const { state } = go(take({ men, options: { aid } }), 'A2 A3', 'A5 A4');
    const view = stratego.view(state, 'red');
    const list = stratego.preview?.(view, { type: 'move', id: 'red.A2', cell: cellOf('A4') })?.guesses?.list ?? [];
    const possible = list.filter(({ p }) => p !== 0).map(({ face }) => face.emblem);
    expect(possible).toEqual(RANKS.filter(walks));
    expect(list.some(({ p }) => p !== undefined)).toBe(aid);
  });
  test('ST-13 a survivor that is hidden again is no Flag, and no Mine where these go off for good', () => {
    const rankList = (mines: 'own' | 'classic'): Rank[] => {
      const men = {
        A1: 'red flag',
        A6: 'blue captain',
        A5: 'red spy',
        C7: 'blue mine',
        D7: 'blue flag',
        E7: 'red scout',
      };
      const { state } = go(take({ men, options: { mines } }), 'A5 A6');
      const view = stratego.view(state, 'red');
      return canBe(view, view.pieces.find(({ id }) => id === 'blue.A6') as Piece);
    };
    expect(rankList('own')).toEqual(RANKS.filter(walks));
    expect(rankList('classic')).not.toContain('flag');
    expect(rankList('classic')).toContain('mine');
  });
});
