import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { legalSpots } from '../../../src/core/choice.ts';
import { nameOf } from '../../../src/games/stratego/rules/cells.ts';
import { allMoves } from '../../../src/games/stratego/rules/movement.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { pieceOf } from '../../../src/games/stratego/rules/ground.ts';
import { RANKS, type Rank, type State } from '../../../src/games/stratego/types.ts';
import { lawfulChoices } from '../../help.ts';
import { type Small, board, ended, game, go, moveOf, small, take, told, turn180, turned } from './fixture.ts';

/** Both have something that can move and a flag far away, so that nothing ends by itself. */
const REST = { A1: 'red flag', J1: 'red sergeant', J10: 'blue flag', A10: 'blue sergeant' };
const table = (men: Readonly<Record<string, string>>, more: Partial<Small> = {}): Small => ({
  men: { ...REST, ...men },
  ...more,
});
const cellsOf = (state: State, id: string): string[] =>
  (allMoves(state).find(({ piece }) => piece.id === id)?.to ?? []).map(nameOf).sort();
const refusal = (state: State, words: string): string | null =>
  stratego.refuse(state, moveOf(state, words))?.text.key.split(':no.')[1] ?? null;

describe('moving', () => {
  test('ST-05 one piece a turn, the own one, and the turn passes', () => {
    const held = take(table({ B2: 'red captain', E7: 'blue captain' }));
    expect(refusal(held.state, 'E7 E8')).toBe('notYours');
    go(held, 'B2 B3');
    expect(stratego.turn(held.state)).toMatchObject({ to: 'blue' });
    expect(refusal(held.state, 'B3 B4')).toBe('notYours');
    expect(held.refused({ type: 'move', id: 'red.nobody', cell: 4 })).toBe('no.notYours');
    expect(stratego.choices(asView(held.state)).some((choice) => choice.label.key === 'stratego:do.pass')).toBe(false);
  });
  test('ST-06 one cell forward, back, left or right, to an empty cell or onto an enemy', () => {
    const state = small(table({ E3: 'red captain', E4: 'blue scout', D3: 'red spy' }));
    expect(cellsOf(state, 'red.E3')).toEqual(['E2', 'E4', 'F3']);
    expect(refusal(state, 'E3 F4')).toBe('straight');
    expect(refusal(state, 'E3 E3')).toBe('already');
    expect(refusal(state, 'E3 G3')).toBe('oneCell');
    expect(refusal(state, 'E3 D3')).toBe('own');
    expect(refusal(state, 'E3 E4')).toBeNull();
  });
  test('ST-06 the edge of the board ends it, and rows do not join', () => {
    expect(cellsOf(small(table({ J4: 'red captain' })), 'red.J4')).toEqual(['I4', 'J3', 'J5']);
    expect(refusal(small(table({ J4: 'red captain' })), 'J4 A5')).toBe('straight');
  });
  test('ST-06 Mines and the Flag never move', () => {
    const state = small(table({ E3: 'red mine' }));
    expect([refusal(state, 'E3 E4'), refusal(state, 'A1 A2')]).toEqual(['immobile', 'immobile']);
    expect(stratego.choices(asView(state)).some(({ piece }) => piece === 'red.E3' || piece === 'red.A1')).toBe(false);
  });
  test('ST-01 nothing stands on, passes or jumps a lake', () => {
    const state = small(table({ C4: 'red scout', B5: 'red captain' }));
    expect([refusal(state, 'C4 C5'), refusal(state, 'C4 C7'), refusal(state, 'B5 C5')]).toEqual([
      'lake',
      'lake',
      'lake',
    ]);
    expect(cellsOf(state, 'red.B5')).toEqual(['A5', 'B4', 'B6']);
  });
  test('ST-07 a Scout goes any distance over empty cells and may end with an attack', () => {
    const men = table({ E1: 'red scout', E8: 'blue miner', C1: 'red spy' });
    const state = small(men);
    expect(cellsOf(state, 'red.E1')).toEqual(['D1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'F1', 'G1', 'H1', 'I1']);
    expect([refusal(state, 'E1 E9'), refusal(state, 'E1 C1'), refusal(state, 'E1 B1')]).toEqual([
      'blocked',
      'own',
      'blocked',
    ]);
    const held = go(take(men), 'E1 E8');
    expect(board(held.state)['E8']).toBe('blue miner');
    expect(pieceOf(held.state, 'red.E1')).toMatchObject({ cell: null, far: true });
    expect(held.last[0]).toMatchObject({
      kind: 'moved',
      rule: 'ST-07',
      path: [
        { x: 270, y: 570 },
        { x: 270, y: 150 },
      ],
    });
  });
  test('ST-07 option: a Scout that goes more than one cell may not attack', () => {
    const men = table({ E1: 'red scout', E3: 'blue miner', F1: 'blue miner' }, { options: { scoutMayAttack: false } });
    const state = small(men);
    expect([refusal(state, 'E1 E3'), refusal(state, 'E1 E2'), refusal(state, 'E1 F1')]).toEqual([
      'farAttack',
      null,
      null,
    ]);
    expect(cellsOf(state, 'red.E1')).not.toContain('E3');
    expect(lawfulChoices(game, state)).toEqual([]);
  });
  test('ST-06 a piece may be put on each cell that it can go to, and every enemy beside it is a target', () => {
    const state = small(table({ E3: 'red captain', E4: 'blue scout' }));
    const own = stratego.choices(asView(state)).filter(({ piece }) => piece === 'red.E3');
    expect(own.map(({ label }) => label.key)).toEqual(['stratego:do.move', 'stratego:do.attack']);
    expect(own[0]?.kind === 'put' && legalSpots(own[0].to)?.length).toBe(4);
    expect(own[1]?.kind === 'do' && own[1].target).toBe('blue.E4');
    expect(own[0]?.kind === 'put' && own[0].at({ x: 270, y: 390 })).toEqual({ type: 'move', id: 'red.E3', cell: 34 });
    expect(lawfulChoices(game, state)).toEqual([]);
  });
});

describe('fights', () => {
  /** What is left at E4 when a Red piece attacks from E3. */
  const left = (one: Rank, two: Rank, options: Small['options'] = {}): string => {
    const men = table({ E3: `red ${one}`, E4: `blue ${two}` }, { options });
    const held = go(take(men), 'E3 E4');
    const mirror = go(take(turned(men)), `${turn180('E3')} ${turn180('E4')}`);
    const there = board(held.state)['E4'] ?? 'nobody';
    const seen = (board(mirror.state)[turn180('E4')] ?? 'nobody').replace(/red|blue/, (side) =>
      side === 'red' ? 'blue' : 'red',
    );
    expect(seen).toBe(there);
    expect(board(held.state)['E3']).toBeUndefined();
    return there.split(' ')[0] ?? '';
  };
  const walking = RANKS.filter((rank) => rank !== 'mine' && rank !== 'flag');
  test('ST-08 the higher rank wins, equal ones both go, with the sides changed too', () => {
    walking.forEach((one, i) =>
      walking.forEach((two, k) => {
        if (one === 'spy' && two === 'marshal') return;
        expect(left(one, two), `${one} against ${two}`).toBe(i === k ? 'nobody' : i < k ? 'red' : 'blue');
      }),
    );
  });
  test('ST-08 both ranks are told to both, and what falls lies open beside the board', () => {
    const held = go(take(table({ E3: 'red captain', E4: 'blue miner' })), 'E3 E4');
    expect(told(held.last)).toEqual(['event.attacks', 'event.fight', 'event.falls']);
    expect(held.last[1]).toMatchObject({ kind: 'revealed', ids: ['red.E3', 'blue.E4'] });
    expect(held.last[1]?.text.values).toMatchObject({
      rank: { key: 'stratego:rank.captain' },
      otherRank: { key: 'stratego:rank.miner' },
    });
    expect(held.last[2]).toMatchObject({ kind: 'removed', ids: ['blue.E4'] });
    expect(held.last.every((event) => event.kind !== 'rolled' && event.only === undefined)).toBe(true);
    for (const viewer of ['red', 'blue', 'public'] as const)
      expect(pieceOf(stratego.view(held.state, viewer), 'blue.E4')).toMatchObject({ rank: 'miner', cell: null });
  });
  test('ST-09 the Spy beats the Marshal that it attacks, and is rank 1 in every other fight', () => {
    expect(left('spy', 'marshal')).toBe('red');
    expect(left('marshal', 'spy')).toBe('red');
    expect(left('spy', 'scout')).toBe('blue');
    expect(left('spy', 'spy')).toBe('nobody');
  });
  test('ST-10 a mine takes its attacker with it, a Miner clears it', () => {
    for (const rank of walking) expect(left(rank, 'mine'), rank).toBe(rank === 'miner' ? 'red' : 'nobody');
    expect(told(go(take(table({ E3: 'red spy', E4: 'blue mine' })), 'E3 E4').last)).toEqual([
      'event.attacks',
      'event.fight',
      'event.blownUp',
    ]);
  });
  test('ST-10 option classic: the mine stays', () => {
    for (const rank of walking)
      expect(left(rank, 'mine', { mines: 'classic' }), rank).toBe(rank === 'miner' ? 'red' : 'blue');
  });
  test('ST-11 taking the Flag wins, with any piece', () => {
    for (const rank of walking) {
      const held = go(take(table({ E3: `red ${rank}`, E4: 'blue flag' })), 'E3 E4');
      expect(ended(held.state)).toBe('red flag');
      expect(board(held.state)['E4']).toBe(`red ${rank}`);
      expect(stratego.choices(asView(held.state))).toEqual([]);
    }
  });
});

describe('the end', () => {
  test('ST-12 who has no lawful move at his turn loses', () => {
    const shut = { A1: 'red sergeant', A2: 'blue mine', B1: 'blue flag', E5: 'blue spy' };
    expect(ended(go(take({ men: { ...shut, B2: 'red flag' }, active: 'blue' }), 'E5 E6').state)).toBeNull();
    const held = take({
      men: { A1: 'red sergeant', A2: 'red mine', B1: 'red flag', J10: 'blue flag', E5: 'blue spy' },
      active: 'blue',
    });
    expect(ended(go(held, 'E5 E6').state)).toBe('blue stuck');
  });
  test('ST-12 a side whose last movable piece falls has lost, even by its own attack', () => {
    const held = take({ men: { A1: 'red flag', B3: 'red spy', B4: 'blue major', J10: 'blue flag' }, active: 'red' });
    expect(ended(go(held, 'B3 B4').state)).toBeNull();
    expect(ended(go(held, 'B4 B5').state)).toBe('blue stuck');
    const other = take({ men: { A1: 'red flag', B3: 'red major', B4: 'blue spy', J10: 'blue flag' } });
    expect(ended(go(other, 'B3 B4').state)).toBe('red stuck');
  });
  test('ST-12 if neither side has a movable piece it is a draw, and that is judged first', () => {
    const men = { A1: 'red flag', B3: 'red spy', B4: 'blue spy', J10: 'blue flag' };
    expect(ended(go(take({ men }), 'B3 B4').state)).toBe('draw nobody');
    const mined = { A1: 'red flag', B3: 'red major', B4: 'blue mine', J10: 'blue flag' };
    expect(ended(go(take({ men: mined }), 'B3 B4').state)).toBe('draw nobody');
    expect(ended(go(take({ men: mined, options: { mines: 'classic' } }), 'B3 B4').state)).toBe('draw nobody');
  });
});
