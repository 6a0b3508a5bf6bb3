import { beforeAll, expect, test } from 'vitest';
import type { Board } from '../../../src/core/board.ts';
import type { Choice } from '../../../src/core/choice.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { ALL_GESTURES, gesturesOf } from '../../../src/ui/playing/text/gestures.ts';
import { keyedIn, keyHelp } from '../../../src/ui/playing/text/keyHelp.ts';
import type { Interaction } from '../../../src/interaction/view.ts';

const label = { key: 'race:go' };
const example = () => ({});
const walk: Choice<unknown> = {
  kind: 'walk',
  id: 'walk',
  label,
  piece: 'a',
  from: { x: 0, y: 0 },
  reach: 9,
  along: example,
  example,
};
const put: Choice<unknown> = { kind: 'put', id: 'put', label, piece: 'a', to: { areas: [] }, at: example, example };
const lot: Choice<unknown> = { kind: 'do', id: 'lot', label, action: {} };
const help = (choices: readonly Choice<unknown>[], boards?: readonly Board[], outlook?: () => object | null): string =>
  keyHelp(
    keyedIn({
      choices,
      selected: null,
      mode: null,
      proposal: null,
      scene: { boards, nodes: [{ kind: 'piece', id: 'a' }] },
      view: {},
      game: { coverOverview: outlook },
    } as unknown as Interaction),
  );

beforeAll(async () => {
  await changeLanguage('en');
});

// Sabotage: every game without squares was told of arrows and corners.
test('the keys of the table are told as what they do now: corners where a way is led, arrows where something is moved', () => {
  const corner = 'Space adds a corner.';
  expect(help([walk])).toContain(`moves it one game unit. ${corner}`);
  expect(help([put])).toContain('moves it one game unit.');
  expect(help([put])).not.toContain(corner);
  expect(help([lot])).not.toMatch(/Arrow|corner|V shows/);
  expect(help([put], [])).not.toMatch(/corner|V shows|1 centimetre/);
  expect(help([walk], undefined, () => ({}))).toContain('V shows');
  // Where nobody shoots, as by an option, there is nothing to be shown.
  expect(help([walk], undefined, () => null)).not.toContain('V shows');
});

test('the list of keys has the questions, the next action and the way off the table in every game', () => {
  const quiet = { choices: [], scene: {}, selected: null, mode: null, proposal: null, view: {}, game: {}, policy: {} };
  const listed = gesturesOf(quiet as unknown as Interaction);
  expect(listed).toEqual(expect.arrayContaining(['ask', 'mode', 'leave', 'help']));
  expect(ALL_GESTURES).toEqual(expect.arrayContaining([...listed, 'repeat']));
  expect(help([lot])).toContain('S says where you stand');
});
