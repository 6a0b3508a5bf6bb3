import { describe, expect, test } from 'vitest';
import { createScheduler } from '../../src/interaction/scheduler.ts';
import { handClock } from './table.ts';

describe('the scheduler of costly work', () => {
  // Sabotage: all waiting jobs ran in one frame.
  test('does one job a frame, the most urgent first', () => {
    const clock = handClock();
    const scheduler = createScheduler(clock);
    const done: string[] = [];
    scheduler.request('ranking', () => void done.push('ranking'));
    scheduler.request('forecast', () => void done.push('one'), 1);
    scheduler.request('forecast', () => void done.push('two'), 2);
    scheduler.request('page', () => void done.push('page'));
    const after = [0, 1, 2, 3, 4].map(() => (clock.frame(), done.length));
    expect(done).toEqual(['page', 'one', 'two', 'ranking']);
    expect(after).toEqual([1, 2, 3, 4, 4]);
  });
  // Sabotage: the older job ran too.
  test('drops a waiting job when a newer one of its kind and key comes, and one that is cancelled', () => {
    const clock = handClock();
    const scheduler = createScheduler(clock);
    const done: string[] = [];
    for (const place of ['a', 'b', 'c']) scheduler.request('forecast', () => void done.push(place));
    const cancel = scheduler.request('other', () => void done.push('other'));
    cancel();
    for (let i = 0; i < 4; i++) clock.frame();
    expect(done).toEqual(['c']);
  });
  test('goes on with a job that has more to do, and lets more urgent ones in between', () => {
    const clock = handClock();
    const scheduler = createScheduler(clock);
    const done: string[] = [];
    let left = 3;
    scheduler.request('ranking', () => {
      done.push('slice');
      left -= 1;
      return left > 0;
    });
    clock.frame();
    scheduler.request('page', () => void done.push('page'));
    for (let i = 0; i < 5; i++) clock.frame();
    expect(done).toEqual(['slice', 'page', 'slice', 'slice']);
    scheduler.request('page', () => void done.push('late'));
    scheduler.dispose();
    clock.frame();
    expect(done).not.toContain('late');
  });
});
