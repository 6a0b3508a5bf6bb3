import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { initialAim } from '../../src/core/aim.ts';
import { siege } from '../../src/games/siege/index.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import type { Choice } from '../../src/core/choice.ts';
import type { Scene } from '../../src/core/scene.ts';
import { type Camera, fittedCamera, toView } from '../../src/table/camera/camera.ts';
import { cameraGoal } from '../../src/table/framing/director.ts';
import { cameraTarget } from '../../src/table/framing/focus.ts';
import { type CameraTarget, livingFrame } from '../../src/table/framing/focusFrames.ts';
import { draftAimedAt, pullDistance, pullDirection } from '../../src/table/input/aimHandle.ts';
import type { Proposal } from '../../src/table/input/proposal.ts';
import type { ChainMark } from '../../src/table/marks/actionChain.ts';
import { radiusOf, seenRadiusOf } from '../../src/table/figures/pieces.ts';
import { piecesOf } from '../../src/table/figures/piecesOnTable.ts';
import { tracks } from '../../src/table/motion/timeline.ts';
import { toySoldiers } from '../../src/games/toy-soldiers/index.ts';
import { small as siegeTable } from '../games/siege/fixture.ts';
import { small as soldiersTable } from '../games/toy-soldiers/fixture.ts';
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
const led = (wish: CameraTarget, view = desk, theme: 'light' | 'projector' = 'light', of = scene): Camera => {
  const whole = fittedCamera(of, view, 0);
  return cameraGoal(wish, whole, { scene: of, view, theme, turn: 0 }) ?? whole;
};
/** Whether places of the table (mm) are in view. */
const sees = (camera: Camera, view: typeof desk, places: readonly (readonly [number, number])[]): boolean =>
  places.every(([x, y]) => {
    const at = toView(camera, view, { x, y });
    return at.x >= 0 && at.y >= 0 && at.x <= view.width && at.y <= view.height;
  });

/** A table of Sci-Fi Skirmish on which a shot at the first of Red is proposed. */
const shotAtRed1 = (men: Parameters<typeof sciFiTable>[0]['men']) => {
  const view = sciFiTable({ men });
  const table = sciFi.scene(asView(view));
  const offered: readonly Choice<unknown>[] = sciFi.choices(asView(view));
  const choice = offered.find((each) => each.kind === 'do' && each.target === 'red1');
  if (!choice) throw new Error('There is nobody to shoot at.');
  const proposal: Proposal = { choice, action: null, refusal: null, preview: null };
  return { table, moment: { ...still, scene: table, choices: offered }, proposal };
};
describe('what the camera is led to', () => {
  test('at rest all who live, nearer than the whole table', () => {
    const camera = led(cameraTarget(still));
    expect(camera.zoom).toBeGreaterThan(fittedCamera(scene, desk, 0).zoom);
    expect(sees(camera, desk, Object.values(men))).toBe(true);
  });
  test('at rest those at the very edges are seen whole', () => {
    const edges = sciFiTable({ men: { blue1: ['rifleman', 300, 885], red1: ['rifleman', 500, 15] } });
    const table = sciFi.scene(asView(edges));
    const rest = led(
      cameraTarget({ ...still, scene: table, choices: sciFi.choices(asView(edges)) }),
      desk,
      'light',
      table,
    );
    for (const piece of piecesOf(table).filter(({ seat }) => seat)) {
      const [{ x, y }, r] = [piece.at, seenRadiusOf(piece)];
      expect(
        sees(rest, desk, [
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
  // Sabotage: to the last man of a side the camera came near at once, and what the bot had just done lay out of view.
  test('all who live while it is told what others have done, though one man alone may act', () => {
    const left = soldiersTable({ men: { blue1: [100, 500], red1: [500, 60], red2: [560, 100] } });
    const table = toySoldiers.scene(asView(left));
    const moment = { ...still, scene: table, choices: toySoldiers.choices(asView(left)), selected: 'blue1' };
    expect(cameraTarget({ ...moment, news: true })).toMatchObject(livingFrame(table) ?? {});
    expect(cameraTarget(moment)).not.toMatchObject(livingFrame(table) ?? {});
    // A gun is laid by pulling away from it.
    const gun = { ...still, selected: 'blue.gun1' };
    expect(cameraTarget({ ...gun, news: true })).toEqual(cameraTarget(gun));
  });
  test('those who are pointed at, nearer than all who live', () => {
    const camera = led(cameraTarget({ ...still, pointed: ['red1'] }));
    expect(camera.zoom).toBeGreaterThan(led(cameraTarget(still)).zoom);
    expect(sees(camera, desk, [men.red1])).toBe(true);
    // Sabotage: whoever was told of an enemy saw no man of his own to take.
    expect(sees(camera, desk, [men['blue.gun1']])).toBe(true);
  });
  // Sabotage: while another side's man threw for his run the camera stayed with the man who had gone before him.
  test('a throw of another side comes near to whose it is, though nothing moves', () => {
    const text = { key: 'text' };
    const thrown = { seat: 'red', rule: 'TS-08', text, rows: [] } as const;
    const rolled = { kind: 'rolled', rule: 'TS-08', text, seat: 'red', thrown, dice: [1], total: 1, row: 0 } as const;
    const motion = tracks(scene, [rolled], scene, { reducedMotion: false, slow: 1, dice: 900 });
    expect(cameraTarget({ ...still, motion })).toBe('stay');
    const camera = led(cameraTarget({ ...still, motion, actors: ['red1'] }));
    expect(camera.zoom).toBeGreaterThan(led(cameraTarget(still)).zoom);
    expect(sees(camera, desk, [men.red1])).toBe(true);
  });
  // Sabotage: on a phone the reach behind the shooter took the room, and of three he might shoot at two were cut.
  test('with a picked shooter those whom he may shoot at, before the reach behind him', () => {
    const stands = {
      blue1: ['rifleman', 300, 800],
      red1: ['rifleman', 250, 470],
      red2: ['rifleman', 350, 440],
    } as const;
    const shooting = sciFiTable({ men: stands });
    const [table, offered] = [
      sciFi.scene(asView(shooting)),
      sciFi.choices(asView(shooting)) as readonly Choice<unknown>[],
    ];
    const phone = filling(390, 304);
    const camera = led(
      cameraTarget({ ...still, scene: table, choices: offered, selected: 'blue1' }),
      phone,
      'light',
      table,
    );
    for (const piece of piecesOf(table).filter(({ seat }) => seat)) {
      const [{ x, y }, r] = [piece.at, seenRadiusOf(piece) * 0.9];
      expect(
        sees(camera, phone, [
          [x, y - r],
          [x, y + r],
        ]),
        piece.id,
      ).toBe(true);
    }
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
  test('the rings that are shown about a picked piece, as far as there is room', () => {
    const ring = { kind: 'ring', id: 'reach', at: { x: 600, y: 760 }, r: 130 } as const;
    const proposal = {
      choice: { kind: 'do' },
      action: null,
      refusal: null,
      preview: { nodes: [ring] },
    } as unknown as Proposal;
    const picked = { ...still, choices: [], selected: 'blue1' };
    const hand = filling(515, 350);
    const ends = [[600, 630] as const, [470, 760] as const];
    expect(sees(led(cameraTarget({ ...picked, proposal }), hand), hand, ends)).toBe(true);
    expect(sees(led(cameraTarget(picked), hand), hand, ends)).toBe(false);
  });
  // Sabotage: on the wall a class saw nobody but the picked man, and not where on the table he stands.
  test('a picked man who has nobody to turn on with the one who stands next to him, where there is room', () => {
    const stands = { blue1: [200, 620], blue2: [400, 620], red1: [500, 60] } as const;
    const apart = soldiersTable({ men: stands });
    const game = toySoldiers.scene(asView(apart));
    const moment = { ...still, scene: game, choices: toySoldiers.choices(asView(apart)), selected: 'blue1' };
    const wall = filling(1190, 910);
    const camera = led(cameraTarget(moment), wall, 'projector', game);
    expect(sees(camera, wall, [stands.blue1, stands.blue2])).toBe(true);
    expect(camera.zoom).toBeGreaterThan(1.2 * fittedCamera(game, wall, 0).zoom);
  });
  // Sabotage: where figures at rest were a little under the least size, a pick went three times as near and lost the enemy from view.
  test('in a laptop’s window a picked man with the nearest enemy, the camera where it is at rest', () => {
    const stands = { blue1: [200, 560], blue2: [500, 560], red1: [200, 60], red2: [500, 60] } as const;
    const apart = soldiersTable({ men: stands });
    const game = toySoldiers.scene(asView(apart));
    const moment = { ...still, scene: game, choices: toySoldiers.choices(asView(apart)) };
    const laptop = filling(884, 548);
    const rest = led(cameraTarget(moment), laptop, 'light', game);
    expect(rest.zoom).toBeGreaterThan(fittedCamera(game, laptop, 0).zoom);
    expect(2 * rest.zoom * Math.min(...piecesOf(game).map(seenRadiusOf))).toBeLessThan(40);
    expect(
      cameraGoal(cameraTarget({ ...moment, selected: 'blue1' }), rest, {
        scene: game,
        view: laptop,
        theme: 'light',
        turn: 0,
      }),
    ).toBe(null);
  });
  // Sabotages: who may only walk was seen three times as near, without an enemy; a gun that nobody serves passed for one.
  test('in a battle who may only walk, and his way, as at rest where the nearest enemy stands far off', () => {
    const stands = {
      blue1: ['rifleman', 100, 860],
      gun1: ['lightGun', 200, 820],
      red1: ['rifleman', 1100, 40],
    } as const;
    const apart = sciFiTable({ men: stands });
    const table = sciFi.scene(asView(apart));
    const offered: readonly Choice<unknown>[] = sciFi.choices(asView(apart));
    const walk = offered.find((choice) => choice.kind === 'walk' && choice.piece === 'blue1');
    if (walk?.kind !== 'walk') throw new Error('Nobody may go.');
    const moment = { ...still, scene: table, choices: [walk] };
    const laptop = filling(884, 548);
    const rest = led(cameraTarget(moment), laptop, 'light', table);
    expect(2 * rest.zoom * Math.min(...piecesOf(table).map(seenRadiusOf))).toBeLessThan(30);
    expect(
      cameraGoal(cameraTarget({ ...moment, selected: 'blue1' }), rest, {
        scene: table,
        view: laptop,
        theme: 'light',
        turn: 0,
      }),
    ).toBe(null);
    const path = [
      { x: 100, y: 860 },
      { x: 160, y: 800 },
    ];
    const proposal: Proposal = { choice: walk, path, action: null, refusal: null, preview: null };
    expect(
      cameraGoal(cameraTarget({ ...moment, selected: 'blue1', proposal }), rest, {
        scene: table,
        view: laptop,
        theme: 'light',
        turn: 0,
      }),
    ).toBe(null);
    const hand = filling(390, 330);
    const small = led(cameraTarget({ ...moment, selected: 'blue1' }), hand, 'light', table);
    expect(sees(small, hand, [[1100, 40]])).toBe(false);
  });
  // Sabotage: for a shot at a near man a battle was seen 2.6 times as near as at rest, and back.
  test('for a near target a desk’s camera comes twice as near as at rest at most', () => {
    const stands = {
      blue1: ['rifleman', 100, 860],
      red1: ['rifleman', 160, 800],
      red2: ['rifleman', 1100, 40],
    } as const;
    const { table, moment, proposal } = shotAtRed1(stands);
    const laptop = filling(884, 548);
    const rest = led(cameraTarget(moment), laptop, 'light', table);
    const near = cameraGoal(cameraTarget({ ...moment, selected: 'blue1', proposal }), rest, {
      scene: table,
      view: laptop,
      theme: 'light',
      turn: 0,
    });
    expect(near?.zoom).toBeGreaterThan(1.5 * rest.zoom);
    expect(near?.zoom).toBeLessThanOrEqual(2.01 * rest.zoom);
  });
  // Sabotage: each man whom the yellow button named brought the camera nearer, his shot back again.
  test('at rest a shot at somebody in view brings the camera no nearer where figures are large enough, or could hardly be larger', () => {
    const stands = {
      blue1: ['rifleman', 300, 620],
      red1: ['rifleman', 340, 200],
      red2: ['rifleman', 700, 180],
    } as const;
    const { table, moment, proposal } = shotAtRed1(stands);
    const shot = cameraTarget({ ...moment, selected: 'blue1', proposal });
    const rest = led(cameraTarget(moment), desk, 'light', table);
    expect(2 * rest.zoom * Math.min(...piecesOf(table).map(seenRadiusOf))).toBeGreaterThan(40);
    expect(cameraGoal(shot, rest, { scene: table, view: desk, theme: 'light', turn: 0 })).toBe(null);
    const elsewhere = { ...rest, zoom: rest.zoom * 0.7 };
    expect(cameraGoal(shot, elsewhere, { scene: table, view: desk, theme: 'light', turn: 0 })?.zoom).toBeGreaterThan(
      rest.zoom,
    );
  });
  test('a picked gun with all enemies at whom it may be pointed, as far as there is room', () => {
    const camera = led(cameraTarget({ ...still, selected: 'blue.gun1' }));
    expect(sees(camera, desk, [men['blue.gun1'], men.red1, men.red2])).toBe(true);
  });
  // Sabotage: the handle of a gun at the own edge lay below the view, and whom it was laid at above it.
  test('a gun that is laid at somebody with him and all of the hand’s way, beyond the edge of the mat too', () => {
    const edge = siegeTable({
      men: { ...men, 'blue.gun1': [420, 1040] },
      options: { shooting: 'real' },
      state: { stage: { at: 'shooting' } },
    });
    const offered: readonly Choice<unknown>[] = siege.choices(asView(edge));
    const choice = offered.find((each) => each.kind === 'aim');
    if (choice?.kind !== 'aim') throw new Error('The gun is not aimed.');
    const table = siege.scene(asView(edge));
    const draft = {
      ...draftAimedAt(choice, table, initialAim(choice.controls), 'red1'),
      aim: { bearing: 0, power: 800 },
    };
    const proposal: Proposal = { ...draft, action: null, refusal: null, preview: null };
    const moment = { ...still, scene: table, choices: offered, selected: 'blue.gun1' };
    const low = filling(880, 545);
    const camera = led(cameraTarget({ ...moment, proposal }), low, 'light', table);
    const [x, y] = [choice.controls.at.x, choice.controls.at.y];
    const handle = (pullDistance(pullDirection(choice, table, proposal, false)) - 1) / camera.zoom;
    expect(sees(camera, low, [men.red1, [x, y], [x, y + handle]])).toBe(true);
    expect(y + handle).toBeGreaterThan(table.height);
    expect(sees(led(cameraTarget({ ...moment, proposal: null }), low, 'light', table), low, [[x, y + handle]])).toBe(
      false,
    );
  });
  // Sabotage: the view went some px on after each pull, and the next hand went beside the handle.
  test('a gun that a hand has pulled back in the room there was stays where it is in the view', () => {
    const choice = choices.find((each) => each.kind === 'aim');
    if (choice?.kind !== 'aim') throw new Error('The gun is not aimed.');
    const draft = draftAimedAt(choice, scene, initialAim(choice.controls), 'red1');
    const wish = (power: number): CameraTarget => {
      const proposal = { ...draft, aim: { bearing: 0, power }, action: null, refusal: null, preview: null };
      return cameraTarget({ ...still, selected: 'blue.gun1', proposal });
    };
    const low = filling(880, 545);
    const gentle = led(wish(550), low);
    // There is less room below the gun than a strong pull would like.
    const room = low.height - toView(gentle, low, choice.controls.at).y;
    expect(room).toBeLessThan(pullDistance({ ...pullDirection(choice, scene, null, false), power: 1 }));
    for (const power of [200, 1000])
      expect(cameraGoal(wish(power), gentle, { scene, view: low, theme: 'light', turn: 0 })).toBeNull();
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
  // Sabotage: two of the men stood out of view, and on a phone the fortress lay above it.
  test('with a gun that alone may shoot, and was picked by nobody, all who stand on the field', () => {
    const dice = siegeTable({ men, options: { shooting: 'virtual' }, state: { stage: { at: 'shooting' } } });
    const moment = {
      ...still,
      scene: siege.scene(asView(dice)),
      choices: siege.choices(asView(dice)),
      selected: 'blue.gun1',
    };
    for (const view of [desk, filling(390, 530)])
      expect(sees(led(cameraTarget(moment), view), view, Object.values(men))).toBe(true);
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
    expect(sees(led(cameraTarget(moment)), desk, marked)).toBe(false);
    expect(sees(led(cameraTarget({ ...moment, pointed: ['red2'] })), desk, marked)).toBe(true);
  });
  test('both sides of a proposal, large on the projector', () => {
    const near = sciFiTable({
      men: {
        blue1: ['rifleman', 300, 300],
        red1: ['rifleman', 300, 560],
        red2: ['rifleman', 1100, 100],
      },
    });
    const game = sciFi.scene(asView(near));
    const offered = sciFi.choices(asView(near)) as readonly Choice<unknown>[];
    const choice = offered.find((each) => each.kind === 'do' && each.target === 'red1');
    if (!choice) throw new Error('There is nobody to shoot at.');
    const proposal = { choice, action: null, refusal: null, preview: null };
    const view = filling(1150, 800);
    const wish = cameraTarget({ ...still, scene: game, choices: offered, selected: 'blue1', proposal });
    const camera = led(wish, view, 'projector', game);
    const drawn = Math.min(...piecesOf(game).map((piece) => 2 * seenRadiusOf(piece) * camera.zoom));
    expect(drawn).toBeGreaterThanOrEqual(72);
    expect(
      sees(camera, view, [
        [300, 300],
        [300, 560],
      ]),
    ).toBe(true);
    expect(sees(camera, view, [[1100, 100]])).toBe(false);
  });
  test('nothing to choose: it stays where it is, and looking back shows the whole', () => {
    expect(cameraTarget({ ...still, choices: [] })).toBe('stay');
    expect(cameraGoal('stay', fittedCamera(scene, desk, 0), { scene, view: desk, theme: 'light', turn: 0 })).toBeNull();
    expect(cameraTarget({ ...still, past: true })).toBe('whole');
    // Sabotage: the last close-up stayed when a match was over.
    expect(cameraTarget({ ...still, choices: [], over: true })).toBe('whole');
  });
  test('what is in view already, at much the same size, moves nothing', () => {
    const rest = led(cameraTarget(still));
    const wish = livingFrame(scene);
    if (!wish) throw new Error('There is nobody on the table.');
    expect(cameraGoal(wish, rest, { scene, view: desk, theme: 'light', turn: 0 })).toBeNull();
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
  // Sabotage: at each shot the camera went nearer, to whoever fell, and back at once.
  test('who did it sees it from where he has looked, aside where a part of it is out of view, but no nearer', () => {
    const falls = { kind: 'removed', rule: 'SI-16', text: { key: 'text' }, ids: ['red2'] } as const;
    const motion = tracks(scene, [falls], scene, { reducedMotion: false, slow: 1, dice: 900 });
    const rest = led(cameraTarget(still));
    expect(
      cameraGoal(cameraTarget({ ...still, motion }), rest, { scene, view: desk, theme: 'light', turn: 0 }),
    ).toBeNull();
    const shown = cameraTarget({ ...still, motion, actors: ['red2'] });
    expect(cameraGoal(shown, rest, { scene, view: desk, theme: 'light', turn: 0 })?.zoom).toBeGreaterThan(rest.zoom);
    const away = { at: { x: men.red2[0], y: men.red2[1] + desk.height }, zoom: 1, turn: 0 };
    const aside = cameraGoal(cameraTarget({ ...still, motion }), away, { scene, view: desk, theme: 'light', turn: 0 });
    expect(aside && sees(aside, desk, [men.red2])).toBe(true);
    expect(aside?.zoom).toBe(1);
  });
  test('what is to be thrown for comes near though nobody is picked; the table is not left for it', () => {
    const thrown = { ...still, choices: [], about: ['red1'] };
    const camera = led(cameraTarget(thrown));
    expect(camera.zoom).toBeGreaterThan(led(cameraTarget(still)).zoom);
    expect(sees(camera, desk, [men.red1])).toBe(true);
    expect(cameraTarget({ ...thrown, past: true })).toBe('whole');
  });
  // Sabotage: whoever had shot stood out of view while the one he had hit threw for his defence.
  test('a blow that is to be answered with who struck it', () => {
    const thrown = { ...still, choices: [], about: ['red1'] };
    expect(sees(led(cameraTarget(thrown)), desk, [men.blue1])).toBe(false);
    expect(sees(led(cameraTarget({ ...thrown, by: 'blue1' })), desk, [men.red1, men.blue1])).toBe(true);
  });
  test('a board is seen as a whole in a hand too, as long as its pieces are no smaller than a finger sees', () => {
    const boards = [{}] as unknown as Scene['boards'];
    const board = { ...scene, ...(boards ? { boards } : {}) };
    const wish = livingFrame(board);
    if (!wish) throw new Error('There is nobody on the table.');
    const [hand, tiny] = [filling(630, 900), filling(200, 200)];
    const whole = fittedCamera(board, hand, 0);
    expect(cameraGoal(wish, whole, { scene: board, view: hand, theme: 'light', turn: 0 })).toBeNull();
    expect(led(wish, tiny, 'light', board).zoom).toBeGreaterThan(fittedCamera(board, tiny, 0).zoom);
  });
});
