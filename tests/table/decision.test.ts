import { describe, expect, test } from 'vitest';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import {
  type Camera,
  fittedCamera,
  pannedBy,
  toView,
  type ViewWindow,
  zoomedAt,
} from '../../src/table/camera/camera.ts';
import { NO_TRAVEL, travelled } from '../../src/table/camera/travel.ts';
import { type CameraMemory, type CameraWish, decideCamera } from '../../src/table/framing/decision.ts';
import type { Focus } from '../../src/table/framing/focusFrames.ts';
import { at, filling, piece, scene } from './staged.ts';

const desk = filling(1000, 700);
const hand = filling(390, 400);
const man = (id: string, x: number, y: number, seat: 'blue' | 'red' = 'blue'): PieceNode => ({
  ...piece(id, at(x, y)),
  seat,
});
/** A field on which all pieces fit a desk's view, and one on which they do not. */
const near = scene(man('blue1', 200, 450), man('blue2', 600, 450), man('red1', 300, 100, 'red'));
const wide: Scene = {
  ...scene(man('blue1', 100, 100), man('blue2', 1900, 1300), man('red1', 200, 300, 'red')),
  width: 2000,
  height: 1400,
};
const disc = (x: number, y: number) => ({ at: at(x, y), r: 16 });
const on = (...places: readonly Point[]): Focus => ({ core: places.map(({ x, y }) => disc(x, y)), may: [] });
const REST: Focus = { core: [], may: [] };
const aimOn = (...places: readonly Point[]): Focus => ({
  ...on(...places),
  pull: { from: places[0] ?? at(0), toward: { x: 0, y: 1 }, by: 'gun' },
});

/** A camera that is led through several wishes at one table. */
const ledOn = (of: Scene, view: ViewWindow = desk) => {
  let now: Camera = fittedCamera(of, view, 0);
  let memory: CameraMemory | null = null;
  const wish: CameraWish = { target: REST, phase: 'blue', actor: null, moving: false, held: false };
  const decide = (change: Partial<CameraWish>) =>
    decideCamera({ ...wish, ...change }, now, memory, { scene: of, view, theme: 'light', turn: 0 });
  return {
    /** The first own action that needs a nearer view. */
    act: (...places: readonly Point[]): Camera => {
      const decision = decide({ target: { ...on(...places), decides: true } });
      memory = decision.memory;
      now = decision.to ?? now;
      return now;
    },
    now: () => now,
    put: (camera: Camera) => {
      now = camera;
    },
    to: (change: Partial<CameraWish>): Camera => {
      const decision = decide(change);
      memory = decision.memory;
      now = decision.to ?? now;
      return now;
    },
  };
};
const sees = (camera: Camera, view: ViewWindow, point: Point): boolean => {
  const { x, y } = toView(camera, view, point);
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height;
};
const base = (camera: Camera): number => 24 * camera.zoom;

describe('the scale of the table', () => {
  test('stays while a unit acts: a pick, a path, a target and its result move nothing that is in view', () => {
    const camera = ledOn(near);
    const first = camera.to({});
    for (const change of [
      { target: on(at(200, 450), at(300, 100)), actor: 'blue1' },
      { target: { ...on(at(260, 380), at(200, 450)), widens: true }, actor: 'blue1' },
      { target: on(at(300, 100), at(200, 450)), actor: 'blue1', moving: true },
      { target: REST },
      { target: on(at(600, 450)), actor: 'blue2' },
    ])
      expect(camera.to(change)).toBe(first);
  });
  // Sabotage: without the limits of a phase's change, each turn of a match zoomed a little.
  test('changes at the start of a phase only if it is much too near or too far', () => {
    const camera = ledOn(near);
    const first = camera.to({});
    expect(camera.to({ phase: 'red' })).toBe(first);
    camera.put({ ...first, zoom: first.zoom * 3 });
    expect(camera.to({ phase: 'red' }).zoom).toBe(first.zoom * 3);
    expect(camera.to({ phase: 'blue' }).zoom).toBeCloseTo(first.zoom, 3);
  });
  test('comes nearer when aiming begins, stays while the aim turns and the shell flies, and goes back when it ends', () => {
    const camera = ledOn(near);
    const first = camera.to({});
    const aimed = camera.to({ target: aimOn(at(200, 450), at(300, 100)), actor: 'blue1' });
    expect(aimed.zoom).toBeGreaterThan(first.zoom);
    expect(camera.to({ target: aimOn(at(200, 450), at(310, 110)), actor: 'blue1' }).zoom).toBe(aimed.zoom);
    expect(camera.to({ target: on(at(300, 100)), moving: true }).zoom).toBe(aimed.zoom);
    expect(camera.to({ target: REST }).zoom).toBeCloseTo(first.zoom, 3);
  });
  // Sabotage: room for the whole drag took the view farther off than at rest.
  test('is never smaller for an aim than at rest, however far the target is and however long the drag', () => {
    const field = scene(man('blue1', 450, 560), man('red1', 450, 40, 'red'));
    const camera = ledOn(field);
    const first = camera.to({});
    expect(camera.to({ target: aimOn(at(450, 560), at(450, 40)), actor: 'blue1' }).zoom).toBeGreaterThanOrEqual(
      first.zoom,
    );
  });
  // Sabotage: the handle was below the table, where it could not be seen.
  test('shows the whole pull of a gun, and comes nearer for it', () => {
    const field = { ...scene(man('blue1', 300, 600), man('red1', 300, 250, 'red')), height: 700 };
    const camera = ledOn(field);
    const first = camera.to({});
    const aimed = camera.to({ target: aimOn(at(300, 600), at(300, 250)), actor: 'blue1' });
    expect(aimed.zoom).toBeGreaterThan(first.zoom);
    for (const end of [at(300, 250), at(300, 600 + (120 + 22) / aimed.zoom)])
      expect(sees(aimed, desk, end), `${end.y}`).toBe(true);
  });
  test('becomes smaller for a target that does not fit, and is as before for the next unit', () => {
    const camera = ledOn(wide);
    const first = camera.act(at(100, 100));
    const both: Focus = { ...on(at(1900, 1300), at(100, 100)), widens: true, decides: true };
    const far = camera.to({ target: both, actor: 'blue1' });
    expect(far.zoom).toBeLessThan(first.zoom);
    expect([at(100, 100), at(1900, 1300)].every((place) => sees(far, desk, place))).toBe(true);
    expect(camera.to({ target: on(at(1900, 1300)), moving: true }).zoom).toBe(far.zoom);
    expect(camera.to({ target: on(at(1900, 1300)), actor: 'blue2' }).zoom).toBeCloseTo(first.zoom, 3);
  });
});

describe('the size of a base', () => {
  test('is at least 24 px, on a phone 22, where not all pieces fit', () => {
    expect(base(ledOn(wide).act(at(100, 100)))).toBeCloseTo(24, 1);
    expect(base(ledOn(wide, hand).act(at(100, 100)))).toBeCloseTo(22, 1);
    expect(base(ledOn(near).to({}))).toBeGreaterThanOrEqual(24);
  });
  test('then the acting piece is shown with its nearest enemy, and the others as far as they fit', () => {
    const acting: Focus = { decides: true, core: [], may: [disc(100, 100), disc(200, 300), disc(1900, 1300)] };
    const camera = ledOn(wide, hand).to({ target: acting });
    expect([at(100, 100), at(200, 300)].every((place) => sees(camera, hand, place))).toBe(true);
    expect(sees(camera, hand, at(1900, 1300))).toBe(false);
  });
  test('is not kept before the first own action: the whole table is shown, whoever acts', () => {
    const camera = ledOn(wide);
    const whole = camera.now();
    for (const change of [
      { target: 'stay' as const },
      { target: on(at(100, 100)), moving: true },
      { target: on(at(1900, 1300)), phase: 'red' },
    ])
      expect(camera.to(change)).toBe(whole);
    expect(base(camera.act(at(100, 100)))).toBeCloseTo(24, 1);
  });
  test('stays while other sides act, unless their action does not fit: then the whole table is shown until the next own action', () => {
    const camera = ledOn(wide);
    const whole = camera.now();
    const first = camera.act(at(100, 100));
    const shown = (...places: readonly Point[]): Camera =>
      camera.to({ target: { ...on(...places), overview: 'always' as const }, moving: true, phase: 'red' });
    const panned = shown(at(1900, 1300), at(1700, 1200));
    expect(panned.zoom).toBe(first.zoom);
    expect([at(1900, 1300), at(1700, 1200)].every((place) => sees(panned, desk, place))).toBe(true);
    expect(shown(at(1900, 1300), at(100, 100))).toEqual(whole);
    expect(shown(at(100, 100))).toEqual(whole);
    expect(camera.act(at(100, 100)).zoom).toBeCloseTo(first.zoom, 3);
  });
});

describe('what is out of view', () => {
  test('is brought in at the same scale: the result first', () => {
    const camera = ledOn(wide);
    const first = camera.act(at(100, 100));
    const shown = camera.to({ target: on(at(1900, 1300), at(100, 100)), moving: true });
    expect(shown.zoom).toBe(first.zoom);
    expect(sees(shown, desk, at(1900, 1300))).toBe(true);
  });
  test('is brought in by the shortest way, and what is in view moves nothing', () => {
    const camera = ledOn(wide);
    camera.act(at(100, 100));
    const shown = camera.to({ target: on(at(1300, 100)) });
    expect(toView(shown, desk, at(1300 + 16, 100)).x).toBeCloseTo(desk.width, 0);
    expect(camera.to({ target: on(at(1250, 120)) })).toBe(shown);
  });
  test('at rest one of the pieces that can act is in view', () => {
    const camera = ledOn(wide);
    camera.act(at(100, 100));
    const men = [disc(1900, 1300), disc(1800, 1300)];
    const shown = camera.to({ target: { core: [], may: men, anyOf: men } });
    expect(sees(shown, desk, at(1900, 1300))).toBe(true);
    expect(camera.to({ target: { core: [], may: men, anyOf: [disc(100, 100), ...men] } })).toBe(shown);
  });
});

describe('a camera that the player has moved', () => {
  const zoomedIn = () => {
    const camera = ledOn(near);
    const first = camera.to({});
    const own = zoomedAt(first, desk, at(0, 700), 3);
    camera.put(own);
    return { camera, own, first };
  };
  test('keeps its scale and its place for what is in view', () => {
    const { camera, own } = zoomedIn();
    const { at: middle } = own;
    expect(camera.to({ target: on(middle), actor: 'blue1', held: true })).toBe(own);
    expect(camera.to({ target: REST, held: true })).toBe(own);
  });
  // Sabotage: once a player had zoomed, pieces walked and fell out of view.
  test('is shifted to the chooser, the target and the result, at its own scale', () => {
    const { camera, own } = zoomedIn();
    for (const moving of [false, true]) {
      camera.put(own);
      const shown = camera.to({ target: { ...on(at(300, 100)), widens: true }, actor: 'blue1', moving, held: true });
      expect(sees(shown, desk, at(300, 100))).toBe(true);
      expect(shown.zoom).toBe(own.zoom);
    }
  });
  test('is led again in the next turn', () => {
    const { camera, first } = zoomedIn();
    expect(camera.to({ phase: 'red', target: 'stay' }).zoom).toBeCloseTo(first.zoom, 3);
  });
});

describe('a look back', () => {
  test('shows the whole table, and the camera is as before when it ends', () => {
    const camera = ledOn(wide);
    camera.act(at(100, 100));
    const played = camera.to({ target: on(at(1300, 900)), actor: 'blue1' });
    const whole = camera.to({ target: 'whole' });
    expect(whole.zoom).toBe(fittedCamera(wide, desk, 0).zoom);
    expect(camera.to({ target: on(at(1300, 900)), actor: 'blue1' })).toEqual(played);
  });
});

describe('how the camera has travelled', () => {
  const look = { camera: fittedCamera(near, desk, 0), view: desk };
  test('counts changes of the scale and the px that the table moved', () => {
    const panned = { view: desk, camera: pannedBy(look.camera, 30, 40) };
    const one = travelled(NO_TRAVEL, look, panned);
    expect(one).toEqual({ scaleChanges: 0, moved: expect.closeTo(50, 3) });
    const zoomed = { view: desk, camera: { ...panned.camera, zoom: 2 * panned.camera.zoom } };
    expect(travelled(one, panned, zoomed)).toEqual({ scaleChanges: 1, moved: expect.closeTo(50, 3) });
  });
  test('counts the view that becomes lower, because the table moves with its middle', () => {
    const lower = { ...look, view: filling(1000, 600) };
    expect(travelled(NO_TRAVEL, look, lower).moved).toBeCloseTo(50, 3);
  });
  test('does not count a table that turns round', () => {
    expect(travelled(NO_TRAVEL, look, { ...look, camera: { ...look.camera, turn: 180 } })).toEqual(NO_TRAVEL);
  });
  // Sabotage: the whole table went to the middle of the view again whenever a sheet below it changed its height.
  test('a table in whole stays where it is while all of it is in view', () => {
    const led = ledOn(near, hand);
    led.to({ target: 'whole' });
    const lower = pannedBy(led.now(), 0, -30);
    led.put(lower);
    expect(led.to({ target: 'whole' })).toEqual(lower);
    led.put(pannedBy(lower, 0, -200));
    expect(led.to({ target: 'whole' })).toEqual(fittedCamera(near, hand, 0));
  });
});
