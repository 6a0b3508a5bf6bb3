import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { siege } from '../../src/games/siege/index.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import type { Choice } from '../../src/core/choice.ts';
import type { Scene } from '../../src/core/scene.ts';
import { type Camera, fittedCamera, toView } from '../../src/table/camera/camera.ts';
import { decideCamera } from '../../src/table/framing/decision.ts';
import { cameraTarget } from '../../src/table/framing/focus.ts';
import type { CameraTarget } from '../../src/table/framing/focusFrames.ts';
import type { ChainMark } from '../../src/table/marks/actionChain.ts';
import { radiusOf, seenRadiusOf } from '../../src/table/figures/pieces.ts';
import { piecesOf } from '../../src/table/figures/piecesOnTable.ts';
import { tracks } from '../../src/table/motion/timeline.ts';
import { small as siegeTable } from '../games/siege/fixture.ts';
import { small as sciFiTable } from '../games/sci-fi/fixture.ts';
import { filling } from './staged.ts';

const men = { 'blue.gun1': [420, 700], blue1: [600, 760], red1: [280, 105], red2: [560, 105] } as const;
const state = siegeTable({ men, options: { shooting: 'real' }, state: { stage: { at: 'shooting' } } });
const [scene, choices] = [siege.scene(asView(state)), siege.choices(asView(state))] as [
  Scene,
  readonly Choice<unknown>[],
];
const desk = filling(1030, 700);
const still = { scene, choices, selected: null, proposal: null, about: [], motion: null, past: false, over: false };
/** The camera at the start of a phase, in a match in which the player has already acted. */
const acted = { phase: 'red', actor: null, aims: false, zoom: 1, before: null, near: true };
const led = (target: CameraTarget, view = desk, theme: 'light' | 'projector' = 'light', of = scene): Camera => {
  const whole = fittedCamera(of, view, 0);
  const wish = { target, phase: 'blue', actor: null, moving: false, held: false };
  return decideCamera(wish, whole, acted, { scene: of, view, theme, turn: 0 }).to ?? whole;
};
/** Whether places of the table (mm) are in view. */
const sees = (camera: Camera, view: typeof desk, places: readonly (readonly [number, number])[]): boolean =>
  places.every(([x, y]) => {
    const at = toView(camera, view, { x, y });
    return at.x >= 0 && at.y >= 0 && at.x <= view.width && at.y <= view.height;
  });

describe('what the camera is led to', () => {
  test('at rest all who live, nearer than the whole table', () => {
    const camera = led(cameraTarget(still));
    expect(camera.zoom).toBeGreaterThan(fittedCamera(scene, desk, 0).zoom);
    expect(sees(camera, desk, Object.values(men))).toBe(true);
  });
  test('at rest those at the very edges are seen whole', () => {
    const edges = sciFiTable({ men: { blue1: ['rifleman', 300, 885], red1: ['rifleman', 500, 15] } });
    const table = sciFi.scene(asView(edges));
    const large = filling(1030, 1000);
    const rest = led(
      cameraTarget({ ...still, scene: table, choices: sciFi.choices(asView(edges)) }),
      large,
      'light',
      table,
    );
    for (const piece of piecesOf(table).filter(({ seat }) => seat)) {
      const [{ x, y }, r] = [piece.at, seenRadiusOf(piece)];
      expect(
        sees(rest, large, [
          [x, y - r],
          [x, y + r],
        ]),
        piece.id,
      ).toBe(true);
    }
  });
  // Sabotage: a chain was framed without those whom it may go on to: a class could not see whom to press.
  test('a chain of blows with those upon whom it may go on', () => {
    const chain = [{ n: 1, at: { x: 280, y: 700 }, trail: [], blow: null }] as unknown as ChainMark[];
    const far = { ...still, chain, about: ['red2'] };
    const at = [[280, 700] as const, men.red2];
    expect(sees(led(cameraTarget(far), desk, 'projector'), desk, at)).toBe(true);
    expect(sees(led(cameraTarget({ ...far, about: [] }), desk, 'projector'), desk, at)).toBe(false);
  });
  // Sabotage: what lay nearest was kept in view, though the yellow button named another: on the wall a gun of the own side beside the machine.
  test('whom the yellow button names before whoever is nearest', () => {
    const stands = {
      blue1: ['armouredWalker', 300, 800],
      red2: ['rifleman', 480, 760],
      red1: ['rifleman', 300, 60],
    } as const;
    const laying = sciFiTable({ men: stands, options: { fire: 'real' } });
    const [table, offered] = [sciFi.scene(asView(laying)), sciFi.choices(asView(laying)) as readonly Choice<unknown>[]];
    const picked = { ...still, scene: table, choices: offered, selected: 'blue1' };
    const wall = filling(1200, 880);
    const seen = (likely: string | null): boolean =>
      sees(led(cameraTarget({ ...picked, likely }), wall, 'projector', table), wall, [[300, 60]]);
    expect(seen('red1')).toBe(true);
    expect(seen(null)).toBe(false);
  });
  // Sabotage: in the order of the scene a phone showed only the enemy at the start of a turn.
  test('where the named piece and its enemy do not fit together, the own piece', () => {
    const apart = sciFiTable({ men: { blue1: ['rifleman', 300, 60], red1: ['rifleman', 300, 860] } });
    const table = sciFi.scene(asView(apart));
    const theirs = sciFi.choices(asView(apart)) as readonly Choice<unknown>[];
    const [own] = theirs.flatMap(({ piece }) => piece ?? []);
    const named = ['red1', 'blue1'];
    const nodes = table.nodes.toSorted((a) => (a.id === own ? 1 : -1));
    const phone = filling(390, 300);
    const of = { ...table, nodes };
    const camera = led(cameraTarget({ ...still, scene: of, choices: theirs, named }), phone, 'light', of);
    expect(own).toBe('blue1');
    expect(sees(camera, phone, [[300, 60]])).toBe(true);
  });
  // Sabotage: with its nearest enemy in the core, a tap on a walker shifted a phone's table by 182 px.
  test('a tap on a piece that walks moves nothing, however far its nearest enemy is', () => {
    const apart = sciFiTable({ men: { blue1: ['rifleman', 300, 600], red1: ['rifleman', 300, 60] } });
    const table = sciFi.scene(asView(apart));
    const theirs = sciFi.choices(asView(apart)) as readonly Choice<unknown>[];
    const phone = filling(390, 300);
    const setting = { scene: table, view: phone, theme: 'light', turn: 0 } as const;
    const memory = { ...acted, phase: 'blue' };
    const here: Camera = { at: { x: 300, y: 600 }, zoom: 1, turn: 0 };
    const target = cameraTarget({ ...still, scene: table, choices: theirs, selected: 'blue1' });
    const wish = { target, phase: 'blue', actor: 'blue1', moving: false, held: false };
    expect(sees(here, phone, [[300, 60]])).toBe(false);
    expect(decideCamera(wish, here, memory, setting).to).toBeNull();
  });
  test('a picked gun with all enemies at whom it may be pointed, as far as there is room', () => {
    const camera = led(cameraTarget({ ...still, selected: 'blue.gun1' }));
    expect(sees(camera, desk, [men['blue.gun1'], men.red1, men.red2])).toBe(true);
  });
  // Sabotage: of a shell that had gone far astray the view showed neither mark nor crater.
  test('where the last shell came down, far astray too: with the gun that is aimed next, and at rest', () => {
    const near = { 'blue.gun1': [640, 900], blue1: [700, 960], red1: [560, 720] } as const;
    const field = siegeTable({ men: near, options: { shooting: 'real' }, state: { stage: { at: 'shooting' } } });
    const moment = { ...still, scene: siege.scene(asView(field)), choices: siege.choices(asView(field)) };
    const fell = [{ at: { x: 80, y: 300 } }];
    for (const selected of ['blue.gun1', null]) {
      const at = (marks: typeof fell): Camera => led(cameraTarget({ ...moment, selected, fell: marks }), desk);
      expect(sees(at([]), desk, [[80, 300]])).toBe(false);
      expect(sees(at(fell), desk, [[80, 300]])).toBe(true);
    }
  });
  test('a picked gun with whoever is pointed at and the mark beside him, though he stands at the edge of all', () => {
    const dice = siegeTable({ men, options: { shooting: 'virtual' }, state: { stage: { at: 'shooting' } } });
    const moment = {
      ...still,
      scene: siege.scene(asView(dice)),
      choices: siege.choices(asView(dice)),
      selected: 'blue.gun1',
    };
    const pointed = piecesOf(moment.scene).find(({ id }) => id === 'red2');
    if (!pointed) throw new Error('He is not on the table.');
    const { x, y } = pointed.at;
    const marked = [[x, y - 2.5 * radiusOf(pointed)] as const];
    expect(sees(led(cameraTarget({ ...moment, pointed: ['red2'] })), desk, marked)).toBe(true);
  });
  test('a shot is watched with both ends of its way in view, whether anybody falls by it or not', () => {
    const text = { key: 'text' };
    const thrown = {
      seat: 'blue',
      rule: 'SF-20',
      text,
      rows: [],
      dealt: { by: 'blue1', on: 'red2', how: 'shot' },
    } as const;
    const rolled = { kind: 'rolled', rule: 'SF-20', text, seat: 'blue', thrown, dice: [1], total: 1, row: 0 } as const;
    const falls = { kind: 'removed', rule: 'SF-20', text, ids: ['red2'] } as const;
    for (const events of [[rolled], [rolled, falls]]) {
      const motion = tracks(scene, events, scene, { reducedMotion: false, slow: 1, dice: 900 });
      const camera = led(cameraTarget({ ...still, motion }));
      expect(sees(camera, desk, [men.blue1, men.red2])).toBe(true);
    }
  });
  // Sabotage: whoever had shot stood out of view while the one he had hit threw for his defence.
  test('a blow that is to be answered with who struck it', () => {
    const thrown = { ...still, choices: [], about: ['red1'] };
    expect(sees(led(cameraTarget(thrown)), desk, [men.blue1])).toBe(false);
    expect(sees(led(cameraTarget({ ...thrown, by: 'blue1' })), desk, [men.red1, men.blue1])).toBe(true);
  });
});
