import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../src/games/sci-fi/armies/armies.ts';
import { countOf, withOne, withoutOne } from '../../../src/ui/newMatch/army/roster.ts';

describe('an army put together', () => {
  test('one more stands beside his like, or last; one less is the last of them', () => {
    const army = ['sergeant', 'rifleman', 'sniper'] as const;
    expect(withOne(army, 'rifleman')).toEqual(['sergeant', 'rifleman', 'rifleman', 'sniper']);
    expect(withOne(army, 'tank')).toEqual(['sergeant', 'rifleman', 'sniper', 'tank']);
    expect(withoutOne(withOne(army, 'rifleman'), 'rifleman')).toEqual(army);
    expect(withoutOne(army, 'tank')).toEqual(army);
    expect(countOf(withOne(army, 'sniper'), 'sniper')).toBe(2);
  });
  test('SF-32 all faults of an army are named', () => {
    expect(faultsOf(['tank', 'tank', 'tank'], 100)).toEqual(['noInfantry', 'overLimit']);
    expect(faultsOf(['scout'], 20)).toEqual([]);
  });
});
