// Line-ups are saved when the set-up ends; between two people with secrets only when the match is over.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import { savedFormations, lastFormations } from '../../src/storage/namedStores.ts';
import { arrive, create, leave, newMatch, play, tab } from './playing.ts';
import { setUp, take } from './strategoTab.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  arrive();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(leave);

test('against a bot a line-up is saved under the person’s name when the set-up ends, and not before', async () => {
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
  await one.opening.openMatch(id);
  const opening = (): boolean => {
    const turn = one.table.currentTurn(one.table.currentMatch());
    return 'to' in turn && turn.opening === true;
  };
  while (opening()) {
    expect(kept.get('mera.lastLineUps')).toBeUndefined();
    const open = one.table.currentMatch();
    const turn = one.table.currentTurn(open);
    if (!('to' in turn)) break;
    const [choice] = enabledChoices(
      open.game.choices(open.game.view(one.table.stateAtPly(open, open.steps.length - 1), turn.to)),
    );
    if (!choice) break;
    await one.play.performAction(choice.kind === 'do' ? choice.action : choice.example());
  }
  const lined = JSON.parse(kept.get('mera.lastLineUps') ?? '[]') as { name: string; game: string }[];
  expect(lined.map(({ name, game }) => [name, game])).toEqual([['Anya', 'toy-soldiers']]);
  await play(one);
  expect(JSON.parse(kept.get('mera.lastLineUps') ?? '[]')).toEqual(lined);
});

test('after an update the old last line-ups are forgotten, and named ones of matches that are over are free', async () => {
  const one = await tab();
  const { releaseOldFormations } = await import('../../src/store/formations.ts');
  const running = await create(one, newMatch('stratego'));
  const bound = (name: string, match: string) => ({
    game: 'stratego',
    name,
    action: {},
    from: { match, viewer: 'red' },
  });
  kept.set('mera.lined', '[]');
  savedFormations.keep(bound('Running', running));
  savedFormations.keep(bound('Gone', 'gone'));
  await releaseOldFormations();
  expect(kept.has('mera.lined')).toBe(false);
  expect(savedFormations.read('stratego').map(({ name, from }) => [name, from?.match])).toEqual([
    ['Gone', undefined],
    ['Running', running],
  ]);
});

// Sabotage: saved when the set-up ends, as before, the armies of a running match were offered in the next one.
test('ST-15 between two people neither the last line-up nor a named one leaves a match before it is over', async () => {
  const one = await tab();
  const { mayUse, namedFormation } = await import('../../src/store/formations.ts');
  const match = newMatch('stratego');
  const id = await create(one, match);
  await one.opening.openMatch(id);
  await setUp(one);
  await take(one, ({ kind, meta }) => kind === 'put' && !meta);
  expect(lastFormations.read('stratego')).toEqual([]);
  one.play.liftCurtain();
  const open = one.table.currentMatch();
  savedFormations.keep(namedFormation(open, 'Wall', { type: 'any' }));
  const named = () =>
    savedFormations.read('stratego').find(({ name }) => name === 'Wall') ?? expect.fail('It is gone.');
  expect(mayUse(named(), open)).toBe(true);
  expect(mayUse(named(), { id, viewer: 'blue' })).toBe(open.viewer === 'blue');
  expect(mayUse(named(), { id: 'another', viewer: open.viewer })).toBe(false);

  await take(one, ({ meta }) => meta === 'end');
  expect(lastFormations.read('stratego').map(({ name }) => name)).toEqual(['blue', 'red']);
  expect(mayUse(named(), { id: 'another', viewer: 'red' })).toBe(true);
});
