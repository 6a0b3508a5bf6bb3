// How people line up is remembered when the opening ends, and can be named until they act.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOf } from '../../src/core/choice.ts';
import { arrive, create, leave, newMatch, play, tab } from './playing.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  arrive();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(leave);

test('the last line-up of each person is kept under his name when all stand, and not before', async () => {
  const one = await tab();
  const match = newMatch();
  const [blue, red] = match.players;
  if (!blue || !red) throw new Error('Two play.');
  const id = await create(one, {
    ...match,
    players: [
      { ...blue, name: 'Anya' },
      { seat: red.seat, name: 'Bot', bot: 'plain' },
    ],
  });
  await one.opening.open(id);
  const opening = (): boolean => {
    const turn = one.table.turnNow(one.table.openMatch());
    return 'to' in turn && turn.opening === true;
  };
  while (opening()) {
    expect(kept.get('mera.lined')).toBeUndefined();
    const open = one.table.openMatch();
    const turn = one.table.turnNow(open);
    if (!('to' in turn)) break;
    const [choice] = openOf(open.game.choices(open.game.view(one.table.stateAt(open, open.steps.length - 1), turn.to)));
    if (!choice) break;
    await one.play.act(choice.kind === 'do' ? choice.action : choice.example());
  }
  const lined = JSON.parse(kept.get('mera.lined') ?? '[]') as { name: string; game: string }[];
  expect(lined.map(({ name, game }) => [name, game])).toEqual([['Anya', 'toy-soldiers']]);
  await play(one);
  expect(JSON.parse(kept.get('mera.lined') ?? '[]')).toEqual(lined);
});
