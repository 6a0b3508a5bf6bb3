// Why the bots of Flick Fighters do what they do.
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games.ts';
import { flickOutcome, whyFlick } from '../../../src/games/flick/bots/reasons.ts';
import { decide } from '../../../src/store/botSearch.ts';
import { engine, matchOf, play } from '../../walk.ts';
import { BOTH, FOE, flickOf, ME } from './fixture.ts';

describe.each(BOTH)('what came of a flick (%s)', (_, t) => {
  const before = t.state('V', { variant: 'fieldV' }, { [ME]: [0, 0], [FOE]: [0, 100] });
  const changed = (id: string, change: object) => ({
    ...before,
    fighters: before.fighters.map((each) => (each.id === id ? { ...each, ...change } : each)),
  });

  test('an enemy beaten, turned over, or an own one lost', () => {
    const nobody = { beaten: null, turned: null, own: false };
    expect(flickOutcome(before, before, t.me)).toEqual(nobody);
    expect(flickOutcome(before, changed(FOE, { beaten: true, pose: null }), t.me)).toEqual({ ...nobody, beaten: FOE });
    expect(flickOutcome(before, changed(FOE, { down: true }), t.me)).toEqual({ ...nobody, turned: FOE });
    expect(flickOutcome(before, changed(ME, { beaten: true, pose: null }), t.me)).toEqual({ ...nobody, own: true });
  });
  test('is told by the tries that came to it', () => {
    const flick = flickOf('strike', ME);
    const out = flickOutcome(before, changed(FOE, { beaten: true, pose: null }), t.me);
    const both = { ...out, own: true };
    const none = flickOutcome(before, before, t.me);
    const told = (...fates: (typeof out)[]) => whyFlick(flick, fates, 11);
    const piece = { piece: FOE };
    expect(told(out, none, out)).toEqual({ key: 'flick:reason.beats', values: { piece, hits: 2, of: 3 } });
    expect(told(both, out, none)).toEqual({ key: 'flick:reason.beatsOr', values: { piece, hits: 2, of: 3, own: 1 } });
    expect(told(none).key).toBe('flick:reason.best');
    expect(whyFlick(flickOf('move', ME), [none], 11).key).toBe('flick:reason.aside');
  });
});

test.each(['plain', 'flicker'])('%s tells a reason for each of its flicks', (bot) => {
  const game = gameOf('flick');
  if (!game || !engine) throw new Error('Flick Fighters need the physics.');
  let flicks = 0;
  for (const { before, turn, ply } of play(game, matchOf(game, 'reasons'), 14, { blue: 'plain', red: 'plain' })) {
    const asked = { game: 'flick', bot, seat: turn.to, state: before.state, seed: 'reasons', ply, time: 0 };
    let looks = 6;
    const { action, thoughts } = decide(asked, () => looks-- > 0, engine);
    const { type } = action as { type: string };
    if (type !== 'strike' && type !== 'move') continue;
    flicks++;
    expect(thoughts[0]?.why.key).toMatch(/^flick:reason\./);
  }
  expect(flicks).toBeGreaterThan(2);
});
