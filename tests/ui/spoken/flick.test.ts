// What is spoken of flat warriors: an aim that rests, where a flick left them, and how the listener stands.
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { testAim } from '../../../src/core/shots/runAimTest.ts';
import { asView } from '../../../src/core/view.ts';
import { flick } from '../../../src/games/flick/index.ts';
import type { Flicking } from '../../../src/games/flick/types.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import { firstInLine } from '../../../src/presentation/text/edges.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { runWithShots } from '../../../src/store/runWithShots.ts';
import { pieceIn } from '../../../src/table/figures/piecesOnTable.ts';
import type { AimChoice } from '../../../src/table/input/aimHandle.ts';
import { aimLineText, aimTestText } from '../../../src/ui/playing/spoken/aimForecast.ts';
import type { Asked } from '../../../src/ui/playing/spoken/asked.ts';
import type { Listener } from '../../../src/ui/playing/spoken/context.ts';
import { eventTexts } from '../../../src/ui/playing/spoken/eventTexts.ts';
import { standingText } from '../../../src/ui/playing/spoken/standing.ts';
import { type Men, ME, sidesOf, type Told } from '../../games/flick/fixture.ts';
import { matchOf } from '../../walk.ts';

const blue = sidesOf('blue');
const BOUT: Men = { hawk: [0, -25], ray: [0, 25] };
const state = blue.state('A', { variant: 'duelA', moveStands: true }, BOUT);
const action: Flicking = { type: 'move', id: ME, bearing: 0, power: 1000, offset: 400, height: 0 };
const view = asView(state);
const scene = flick.scene(view);
const turn = flick.turn(state);
const listener: Listener = (...scenes) => ({
  ...createSpokenContext([], ...scenes),
  bearings: { ahead: { x: 0, y: -1 }, right: { x: 1, y: 0 } },
  detail: 'normal',
});
const context = listener(scene);
const off = [0, 260, { z: 30 }] as const;
/** What is spoken after a flick that ends in this way. */
const spokenAfter = (told: Told): string => {
  const { ran } = runWithShots(flick, 'spoken', 1, state, { action }, () => blue.shot('A', told));
  if (!('step' in ran)) throw new Error('The move is not done.');
  const steps = [{ state, events: [], luck: false }, ran.step];
  const game: AnyGame = flick;
  const open = { game, match: matchOf(game, 'spoken'), steps, viewer: 'all', ply: 1 } as unknown as OpenMatch;
  return eventTexts(open, { ply: 1, from: 0 }, listener).join('. ').replaceAll('\u00a0', ' ');
};
beforeAll(() => changeLanguage('en'));

// Sabotage: with the place by the ruler, neither the edge nor the enemy was named.
test('a flick ends with the distance to the edge, and to the enemy for the flicked one', () => {
  const text = spokenAfter({ rest: { hawk: [0, -20], ray: [0, 55, { facing: 180 }] }, touch: [['hawk', 'ray']] });
  expect(text).toMatch(/Blue Hawk stops [\d.]+ cm from the edge, [\d.]+ cm from Red Ray;/);
  expect(text).toMatch(/Red Ray stops [\d.]+ cm from the edge; 3 cm from its start/);
  expect(text).not.toMatch(/\d : \d/);
});
// Sabotage: without the score at the end, a strike that took both off said nothing about the points.
test('where both go off the field, the score is spoken, and only there', () => {
  const both = spokenAfter({ rest: { hawk: [40, 260, { z: 30 }], ray: off }, touch: [['hawk', 'ray']] });
  expect(both).toMatch(/Blue: points 0 of 5\. Red: points 0 of 5\.$/);
  const one = spokenAfter({ rest: { hawk: [0, 0], ray: off }, touch: [['hawk', 'ray']] });
  expect(one).toContain('Blue scores a point: Blue 1, Red 0');
  expect(one).not.toContain('points 0');
});
// Sabotage: with every score as it is on the plate, the strikes left were said twice.
test('how the listener stands: whose turn, nothing twice, each warrior by edge and distance', () => {
  const choices = flick.choices(view);
  const open = { game: flick, match: { ...matchOf(flick, 'spoken') }, viewer: 'blue', ply: 0 };
  const asked = { game: flick, view, turn, scene, choices, selected: null, mode: null, open, context, veiled: false };
  const text = standingText(asked as unknown as Asked).replaceAll('\u00a0', ' ');
  expect(text).toContain('Your turn.');
  expect(text.match(/strikes? left/g)).toHaveLength(1);
  expect(text).toMatch(/Blue Hawk: [\d.]+ cm from the edge/);
  expect(text).toMatch(/Red Ray: [\d.]+ cm (ahead|behind), [\d.]+ cm from the edge/);
  expect(text).not.toContain('Nearest');
});
const [strike] = flick
  .choices(view)
  .filter((choice): choice is Extract<typeof choice, { kind: 'aim' }> => choice.kind === 'aim');
const lineAt = (bearing: number): string =>
  aimLineText({ choice: strike as unknown as AimChoice, aim: { bearing }, preview: null }, { scene }, context);
// Sabotage: measured from centre to centre, the enemy was too far away by two radii.
test('an aim without a test says what is in its line, and how far away', () => {
  const [hawk, ray] = ['hawk', 'ray'].map((id) => pieceIn(scene, id));
  if (!hawk || !ray) throw new Error('A warrior is missing.');
  const far = Math.hypot(ray.at.x - hawk.at.x, ray.at.y - hawk.at.y);
  const toward = { x: (ray.at.x - hawk.at.x) / far, y: (ray.at.y - hawk.at.y) / far };
  const met = firstInLine(hawk, toward, scene);
  expect(met?.on?.id).toBe('ray');
  expect(met?.far).toBeLessThan(far - 10);
  const at = Math.round((Math.atan2(toward.x, -toward.y) * 1800) / Math.PI + 3600) % 3600;
  expect(lineAt(at)).toMatch(/^towards Red Ray, [\d.]+\scm (ahead|behind)$/u);
  expect(lineAt((at + 1800) % 3600)).toMatch(/^towards the edge, [\d.]+\scm (ahead|behind)$/u);
});
// Sabotage: without the likeliest result, a push of which no point comes had no chance at all.
test('a tested aim says the chance of the best effect, and of the likeliest result', () => {
  const testOf = (told: Told) => testAim(flick, { view, action, samples: 4 }, () => blue.shot('A', told));
  const position = { scene, turn } as unknown as Parameters<typeof aimTestText>[1];
  const out = testOf({ rest: { hawk: [0, 0], ray: off }, touch: [['hawk', 'ray']] });
  expect(aimTestText(out, position, context)).toMatch(/100% scores; 100%: Red’s warrior off the field/);
  const push = testOf({ rest: { hawk: [0, -20], ray: [0, 55, { facing: 180 }] }, touch: [['hawk', 'ray']] });
  const text = aimTestText(push, position, context);
  expect(text).toMatch(/^100%: Red Ray pushed 3\scm/u);
  expect(text).not.toContain('·');
  expect(aimTestText(out, position, { ...context, detail: 'brief' })).toMatch(/^[^;]+: 100% scores$/);
});

// Sabotage: without the muzzle's edge, the tower was farther away than in the picture from the side.
test('a gun says what is in its line, the nearest first, from the edge of the gun', () => {
  const side = {
    length: 900,
    back: 0,
    edge: 40,
    top: 100,
    arc: [],
    struck: null,
    ground: [{ id: 'field', from: 240, to: 300, top: 70 }],
    figures: [{ id: 'ray', x: 150, z: 0, tall: 40 }],
  };
  const choice = { controls: { by: 'gun', at: { x: 0, y: 0 }, z: 0, set: {} } } as unknown as AimChoice;
  const text = aimLineText({ choice, aim: {}, preview: { nodes: [], side } }, { scene }, context);
  expect(text).toMatch(/^towards Red Ray, 11\scm; [^;]*, 20\scm$/u);
  const free = { ...side, ground: [], figures: [] };
  expect(aimLineText({ choice, aim: {}, preview: { nodes: [], side: free } }, { scene }, context)).toBe(
    'nothing in the line',
  );
});
