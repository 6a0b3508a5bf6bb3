import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stamp } from '../../src/ui/files.ts';

const zone = process.env['TZ'];
beforeEach(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'));
afterEach(() => vi.stubEnv('TZ', zone));

// Sabotage: made from the time in Greenwich, as before, the name told the day before.
test('the name of a file tells the player’s own day and hour', () => {
  expect(stamp(new Date('2026-02-28T10:05:00Z'))).toBe('2026-03-01-00-05');
});
