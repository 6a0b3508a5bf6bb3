import { expect, test } from 'vitest';
import { asView } from '../../src/core/view.ts';
import { siege } from '../../src/games/siege/index.ts';
import { draftFromRemote, toRemoteHold } from '../../src/interaction/remoteHold.ts';
import { table } from '../games/siege/fixture.ts';

const MEN = { blue1: [250, 850], blue2: [650, 850], red1: [250, 400] } as const;
const choicesNow = () => siege.choices(asView(table({ men: MEN }).state));
const hold = { picked: 'blue2', mode: null };
/** Returns a value as another window receives it. */
const sent = <T>(value: T): T => structuredClone(value);

// Sabotage: the first choice of the list was taken.
test('another window finds the choice of a draft by its id, wherever it stands in its list', () => {
  const walk = choicesNow().find(({ kind, piece }) => kind === 'walk' && piece === 'blue2');
  if (!walk) throw new Error('It may not walk.');
  const path = [
    { x: 650, y: 850 },
    { x: 650, y: 800 },
  ];
  const remote = sent(toRemoteHold({ ...hold, proposal: { choice: walk, path, moving: true } }, 3));
  expect(remote).toEqual({ ply: 3, selected: 'blue2', mode: null, draft: { choice: walk.id, path } });
  for (const choices of [choicesNow(), choicesNow().toReversed()])
    expect(draftFromRemote(remote, choices)).toMatchObject({ choice: { kind: 'walk', piece: 'blue2' }, path });
});
test('a choice that this window does not have is ignored, and so is a hand that holds nothing', () => {
  const [choice] = choicesNow();
  if (!choice) throw new Error('Nothing may be done.');
  const remote = toRemoteHold({ ...hold, proposal: { choice } }, 3);
  expect(draftFromRemote(remote, [])).toBeNull();
  expect(draftFromRemote(toRemoteHold({ ...hold, proposal: null }, 3), choicesNow())).toBeNull();
});
