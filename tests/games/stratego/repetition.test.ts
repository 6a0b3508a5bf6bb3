import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { legalSpots } from '../../../src/core/choice.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import type { State } from '../../../src/games/stratego/types.ts';
import { type Small, ended, go, moveOf, small, take, turn180, turned } from './fixture.ts';

const REST = { A1: 'red flag', J10: 'blue flag' };
const table = (men: Readonly<Record<string, string>>, more: Partial<Small> = {}): Small => ({
  men: { ...REST, ...men },
  ...more,
});
const refusal = (state: State, words: string): string | null => {
  const refused = stratego.refuse(state, moveOf(state, words));
  return refused && `${refused.rule} ${refused.text.key.split(':no.')[1]}`;
};
/** Moves of both sides, and the same seen from the other edge with the sides changed. */
const both = (men: Small, moves: readonly string[], last: string): (string | null)[] => {
  const flip = (words: string): string => words.split(' ').map(turn180).join(' ');
  return [
    refusal(go(take(men), ...moves).state, last),
    refusal(go(take(turned(men)), ...moves.map(flip)).state, flip(last)),
  ];
};

describe('two squares', () => {
  const men = table({ B2: 'red captain', J7: 'blue captain', F2: 'red spy' });
  test('ST-14 the fourth crossing of the same border in turns running is refused', () => {
    const moves = ['B2 B3', 'J7 J8', 'B3 B2', 'J8 I8', 'B2 B3', 'I8 I7'];
    expect(both(men, moves.slice(0, 4), 'B2 B3')).toEqual([null, null]);
    expect(both(men, moves, 'B3 B2')).toEqual(['ST-14 border', 'ST-14 border']);
    expect(both(men, moves, 'B3 B4')).toEqual([null, null]);
    expect(both(men, moves, 'F2 F3')).toEqual([null, null]);
  });
  test('ST-14 after a turn of another piece the count begins anew', () => {
    const moves = ['B2 B3', 'J7 J8', 'B3 B2', 'J8 I8', 'B2 B3', 'I8 I7', 'F2 F3', 'I7 J7'];
    expect(both(men, moves, 'B3 B2')).toEqual([null, null]);
  });
  test('ST-14 a Scout may not shuttle over a border by going further', () => {
    const scouts = table({ B2: 'red scout', J7: 'blue captain' });
    const moves = ['B2 B6', 'J7 J8', 'B6 B1', 'J8 I8', 'B1 B4', 'I8 I7'];
    expect(both(scouts, moves, 'B4 B3')).toEqual(['ST-14 border', 'ST-14 border']);
    expect(both(scouts, moves, 'B4 B1')).toEqual(['ST-14 border', 'ST-14 border']);
    expect(both(scouts, moves, 'B4 B5')).toEqual([null, null]);
    expect(both(scouts, moves, 'B4 D4')).toEqual([null, null]);
    // All three have a border of row 2 to 3 in common only with this one.
    const apart = ['B2 B3', 'J7 J8', 'B3 B5', 'J8 I8', 'B5 B2', 'I8 I7'];
    expect(both(scouts, apart, 'B2 B3')).toEqual([null, null]);
  });
  test('ST-14 the refusal names and draws the border itself, wherever the way over it ends', () => {
    const scouts = table({ B2: 'red scout', J7: 'blue captain' });
    const { state } = go(take(scouts), 'B2 B3', 'J7 J8', 'B3 B2', 'J8 I8', 'B2 B4', 'I8 I7');
    const refused = stratego.refuse(state, moveOf(state, 'B4 B1'));
    expect(refused?.text.values).toEqual({ from: 'B3', to: 'B2' });
    const points = [
      { x: 60, y: 480 },
      { x: 120, y: 480 },
    ];
    expect(refused?.show).toEqual([
      { kind: 'line', id: 'border', points: expect.arrayContaining(points), style: 'broken' },
    ]);
  });
  test('ST-14 an attack over the border counts too', () => {
    const near = table({ B2: 'red captain', B5: 'blue spy', J9: 'blue miner' });
    const moves = ['B2 B3', 'B5 B4', 'B3 B2', 'B4 B5', 'B2 B3', 'B5 B4', 'B3 A3', 'J9 J8'];
    expect(go(take(near), ...moves.slice(0, 6)).state.recent.length).toBe(6);
    expect(both(near, moves.slice(0, 6), 'B3 B4')).toEqual([null, null]);
    const back = table({ B2: 'red captain', C2: 'blue spy', J9: 'blue miner', D9: 'blue scout' });
    const shuttle = ['B2 B3', 'J9 J8', 'B3 B2', 'J8 I8', 'B2 B3', 'C2 B2'];
    expect(both(back, shuttle, 'B3 B2')).toEqual(['ST-14 border', 'ST-14 border']);
  });
  test('ST-14 switched off nothing is refused', () => {
    const free = { ...men, options: { repetition: false } };
    expect(both(free, ['B2 B3', 'J7 J8', 'B3 B2', 'J8 I8', 'B2 B3', 'I8 I7'], 'B3 B2')).toEqual([null, null]);
    expect(go(take(free), 'B2 B3').state.trail).toEqual([]);
  });
  test('ST-14 what is forbidden here does not count as a move: who has nothing else loses', () => {
    // The captain can only go between A2 and A3: walls of mines of his own.
    const shut = {
      A1: 'red flag',
      A2: 'red captain',
      B2: 'red mine',
      B3: 'red mine',
      A4: 'red mine',
      J10: 'blue flag',
      J7: 'blue captain',
    };
    const moves = ['A2 A3', 'J7 J8', 'A3 A2', 'J8 I8', 'A2 A3'];
    const held = go(take({ men: shut }), ...moves);
    expect(ended(held.state)).toBeNull();
    expect(ended(go(held, 'I8 I7').state)).toBe('blue stuck');
    expect(ended(go(take({ men: shut, options: { repetition: false } }), ...moves, 'I8 I7').state)).toBeNull();
  });
});

describe('quiet moves', () => {
  const men = {
    A1: 'red flag',
    A2: 'red captain',
    J10: 'blue flag',
    J9: 'blue captain',
    E5: 'red spy',
    E6: 'blue spy',
  };
  const square = (from: string, right: string, up: string, corner: string): string[] => [
    `${from} ${right}`,
    `${right} ${corner}`,
    `${corner} ${up}`,
    `${up} ${from}`,
  ];
  const round = (): string[] => {
    const red = square('A2', 'B2', 'A3', 'B3');
    const blue = square('J9', 'I9', 'J8', 'I8');
    return red.flatMap((move, i) => [move, blue[i] as string]);
  };
  test('ST-14 200 moves of both sides without a fight are a draw', () => {
    const held = take({ men });
    for (let i = 0; i < 24; i++) go(held, ...round());
    expect(held.state.trail.length).toBe(192);
    expect(stratego.turn(held.state)).toMatchObject({
      stage: { why: { key: 'stratego:why.quiet', values: { count: 8 } } },
    });
    go(held, ...round().slice(0, 7));
    expect(ended(held.state)).toBeNull();
    go(held, round()[7] as string);
    expect(ended(held.state)).toBe('draw quiet');
  });
  test('ST-14 a fight begins the count anew, and off there is none', () => {
    const held = take({ men });
    for (let i = 0; i < 24; i++) go(held, ...round());
    go(held, 'E5 E6', 'J9 J8');
    expect(held.state.trail.length).toBe(1);
    const free = take({ men, options: { repetition: false } });
    for (let i = 0; i < 30; i++) go(free, ...round());
    expect(ended(free.state)).toBeNull();
  });
});

describe('chases', () => {
  // Red's major hunts Blue's spy round the cells B2, B3, C3, C2; both have another piece to move.
  const men = table({ C2: 'red major', B3: 'blue spy', H2: 'red scout', H9: 'blue scout' });
  const circle = ['C2 C3', 'B3 B2', 'C3 B3', 'B2 C2', 'B3 B2', 'C2 C3', 'B2 C2', 'C3 B3'];
  test('ST-16 a threat is a move without a fight that ends beside an enemy; the piece evades; the chase goes on', () => {
    const held = take(men);
    go(held, 'C2 C3', 'B3 B2', 'C3 B3', 'B2 C2');
    expect(held.state.chases.red).toBe(0);
    go(held, 'B3 B4');
    expect(held.state.chases.red).toBeNull();
  });
  test('ST-16 a threatening move into a position that stood since the chase began is refused, whoever hunts', () => {
    for (let i = 2; i < circle.length; i += 2)
      expect(both(men, circle.slice(0, i), circle[i] as string)).toEqual([null, null]);
    expect(both(men, circle, 'C2 C3')).toEqual(['ST-16 chase', 'ST-16 chase']);
    // Letting go, attacking and moving another piece are free.
    expect(both(men, circle, 'C2 B2')).toEqual([null, null]);
    expect(both(men, circle, 'H2 H3')).toEqual([null, null]);
  });
  test('ST-16 a position counts by which piece stands where: a changed one elsewhere makes it new', () => {
    const moves = [...circle.slice(0, 6), 'B2 C2', 'C3 B3'];
    expect(both(men, moves, 'C2 C3')).toEqual(['ST-16 chase', 'ST-16 chase']);
    // The hunted side moves another piece: the chase ends and a new one begins.
    const broken = ['C2 C3', 'H9 H8', 'C3 C2', 'H8 H9'];
    expect(both(men, broken, 'C2 C3')).toEqual([null, null]);
  });
  test('ST-16 the evader that attacks ends the chase, and so does a fight', () => {
    const held = go(take(men), 'C2 C3', 'B3 C3');
    expect(held.state.chases).toEqual({ red: null, blue: null });
    expect(held.state.trail).toEqual([]);
  });
  test('ST-16 stepping straight back is allowed, until ST-14 ends it', () => {
    // The hunter goes to and fro between B2 and C2, the spy between B4 and C4: each threat stood before.
    const line = table({ B3: 'red major', C4: 'blue spy', H2: 'red scout', H9: 'blue scout' });
    const moves = ['B3 C3', 'C4 B4', 'C3 B3', 'B4 C4'];
    expect(both(line, moves, 'B3 C3')).toEqual([null, null]);
    expect(both(line, [...moves, 'B3 C3', 'C4 B4'], 'C3 B3')).toEqual(['ST-14 border', 'ST-14 border']);
  });
  test('ST-16 another piece may not take over to bring a position back', () => {
    // Two scouts hunt in turn; the position after the first threat comes back by a move that is no step straight back.
    const two = table({ E2: 'red scout', C4: 'blue spy', H9: 'blue scout', A3: 'red general' });
    const moves = ['E2 C2', 'H9 H8'];
    const held = go(take(two), ...moves);
    expect(held.state.chases.red).toBeNull();
    const scout = table({ B1: 'red scout', B4: 'blue spy', H9: 'blue scout', A9: 'red general' });
    // Threat at B3, spy to C4; threat at C3, spy to B4; back to B3 straight: allowed; by way of another move it is not.
    const back = ['B1 B3', 'B4 C4', 'B3 C3', 'C4 D4', 'C3 D3', 'D4 C4', 'D3 C3', 'C4 B4'];
    expect(both(scout, back, 'C3 B3')).toEqual(['ST-16 chase', 'ST-16 chase']);
  });
  const pair = table({
    E1: 'red flag',
    E10: 'blue flag',
    B2: 'red major',
    A3: 'blue spy',
    D3: 'blue miner',
    H2: 'red scout',
    G9: 'blue scout',
  });
  const two = table({
    E1: 'red flag',
    E10: 'blue flag',
    B2: 'red major',
    H2: 'red captain',
    A3: 'blue spy',
    I3: 'blue miner',
    D2: 'red scout',
    G9: 'blue scout',
  });
  const near = table({
    E1: 'red flag',
    E10: 'blue flag',
    B2: 'red major',
    A3: 'blue spy',
    C4: 'blue miner',
    H2: 'red scout',
    G9: 'blue scout',
  });
  const twoHunters = ['B2 B3', 'A3 A2', 'H2 H3', 'I3 I2', 'B3 B2', 'A2 A3', 'H3 H2'];
  test.each([
    [
      'one hunter and two prey',
      pair,
      ['B2 B3', 'A3 A2', 'B3 C3', 'D3 D2', 'C3 C2', 'D2 D3', 'C2 B2', 'A2 A3'],
      'B2 B3',
      'ST-16 chase',
    ],
    ['two hunters and two prey', two, [...twoHunters, 'I2 I3'], 'B2 B3', 'ST-16 chase'],
    [
      'a chase that the hunted side broke by another piece',
      two,
      [...twoHunters, 'G9 G8', 'D2 D3', 'G8 G9', 'D3 D2', 'I2 I3'],
      'B2 B3',
      null,
    ],
    [
      'a chase that the hunter broke by a turn without a threat',
      pair,
      ['B2 B3', 'A3 A2', 'B3 C3', 'D3 D2', 'H2 H3', 'G9 G8', 'C3 C2', 'D2 D3', 'H3 H2', 'G8 G9', 'C2 B2', 'A2 A3'],
      'B2 B3',
      null,
    ],
    [
      'a step straight back among two prey',
      near,
      ['B2 B3', 'A3 A2', 'B3 C3', 'C4 B4', 'C3 B3', 'B4 C4'],
      'B3 C3',
      null,
    ],
    ['the circle of one prey', men, circle, 'C2 C3', 'ST-16 chase'],
  ])('ST-16 judged over all that have evaded: %s', (_, start, moves, last, verdict) => {
    expect(both(start, moves, last)).toEqual([verdict, verdict]);
  });
  test('ST-16 a step straight back among two prey ends by ST-14', () => {
    const moves = ['B2 B3', 'A3 A2', 'B3 C3', 'C4 B4', 'C3 B3', 'B4 C4', 'B3 C3', 'C4 B4'];
    expect(both(near, moves, 'C3 B3')).toEqual(['ST-14 border', 'ST-14 border']);
  });
  test('ST-16 off with the repetition rules', () => {
    expect(both({ ...men, options: { repetition: false } }, circle, 'C2 C3')).toEqual([null, null]);
  });
  test('ST-16 a forbidden threat is no lawful move when a side is looked at for moves', () => {
    const held = go(take(men), ...circle);
    const spots = stratego
      .choices(asView(held.state))
      .flatMap((choice) => (choice.kind === 'put' && choice.piece === 'red.C2' ? (legalSpots(choice.to) ?? []) : []));
    expect(spots).not.toContainEqual({ x: 150, y: 450 });
    expect(small(men).trail).toEqual([]);
  });
});
