// Strikes, moves and how a shot is read, every case from both sides.
import { describe, expect, test } from 'vitest';
import type { Luck } from '../../../src/core/luck.ts';
import { poseAt } from '../../../src/core/shots/pose.ts';
import type { Shot, ShotResult } from '../../../src/core/shots/shot.ts';
import { MARGIN } from '../../../src/games/flick/rules/fields.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { levelPose, overturned } from '../../../src/games/flick/show/outlines.ts';
import { isDown, isOnEdge, isOut, isPotted } from '../../../src/games/flick/rules/flickReading.ts';
import { BOTH, FOE, ME, type Men, type Sides, flickOf, spun, table, toAct } from './fixture.ts';

const START: Men = { hawk: [0, -25], ray: [0, 25] };
const begin = (t: Sides, options: object = {}) => table(t, t.state('A', { variant: 'fieldA', ...options }, START));

describe('strikes and moves', () => {
  test.each(BOTH)('FF-03 one push of the own warrior alone (%s)', (_, t) => {
    const h = begin(t);
    expect(h.refused(flickOf('strike', FOE))).toBe('no.notYours');
    expect(h.refused(flickOf('move', 'boar'))).toBe('no.notYours');
    h.strike(ME, { touch: [[ME, FOE]] });
    const shot = h.last.find((event) => event.kind === 'shot');
    expect(shot?.kind === 'shot' && shot.act.id).toBe(ME);
  });

  test.each(BOTH)('FF-03 the aid lets no strike through that is too weak or too near the middle (%s)', (_, t) => {
    const h = begin(t);
    expect(h.refused(flickOf('strike', ME, { offset: 100 }))).toBe('no.tooLittleSpin');
    expect(flick.refuse(h.state, flickOf('strike', ME, { offset: -100 }))?.instead).toMatchObject({ offset: -300 });
    expect(h.refused(flickOf('strike', ME, { power: 60 }))).toBe('no.tooWeak');
    expect(h.refused(flickOf('move', ME, { offset: 0, power: 60 }))).toBeNull();
    expect(begin(t, { spin: 'physical' }).refused(flickOf('strike', ME, { offset: 0, power: 60 }))).toBeNull();
  });

  test.each(BOTH)(
    'FF-03 a push that would spin too little is led further out by the aid, alone on an endless field (%s)',
    (_, t) => {
      const h = begin(t);
      const asked: Shot[] = [];
      const answers: ShotResult[] = [spun(ME, 60), spun(ME, -89), spun(ME, -90), t.shot('A', {})];
      const luck: Luck = {
        roll: () => {
          throw new Error('No dice.');
        },
        shuffle: (list) => [...list],
        randomInt: (below) => Math.floor(below / 2),
        shot: (ask) => {
          asked.push(ask);
          return answers[asked.length - 1] as ShotResult;
        },
      };
      flick.apply(h.state, flickOf('strike', ME, { offset: 300 }), luck);
      expect(asked.length).toBe(4);
      expect(asked.slice(0, 3).map(({ bodies }) => bodies.length)).toEqual([1, 1, 1]);
      const width = (shot?: Shot) => Math.max(...(shot?.solids[0]?.prism.map(({ x }) => x) ?? []));
      expect(width(asked[0])).toBe(1000);
      expect(width(asked[3])).toBe(MARGIN + 320);
      expect(asked[3]?.bodies.map(({ id }) => id)).toEqual([ME, FOE]);
      const offsets = asked.map(({ act }) => (act.kind === 'flick' ? act.offset : 0));
      expect(offsets).toEqual([300, 400, 500, 500].map((offset) => offset + (offsets[0] as number) - 300));
    },
  );

  test.each(BOTH)(
    'FF-03 by option a strike that spins less than 90 degrees is a foul: FF-34 all is put back (%s)',
    (_, t) => {
      const h = begin(t, { spin: 'physical' });
      const before = h.state.fighters;
      h.act(flickOf('strike', ME), spun(ME, 89), t.shot('A', { rest: { ray: [0, 200] }, touch: [[ME, FOE]] }));
      expect(h.told()).toContain('foul.spin');
      expect([h.state.fighters, toAct(h.state)]).toEqual([before, t.you]);
      const enough = begin(t, { spin: 'physical' });
      enough.act(flickOf('strike', ME), spun(ME, -90), t.shot('A', { rest: { ray: [0, 200] }, touch: [[ME, FOE]] }));
      expect(enough.fighter(FOE).beaten).toBe(true);
    },
  );

  test.each(BOTH)(
    'FF-03 a move needs no spin, but touching an enemy is a foul unless the option lets it stand (%s)',
    (_, t) => {
      const far = begin(t).move(ME, { rest: { hawk: [40, -40] } });
      expect([far.told(), far.fighter(ME).pose?.[0]]).toEqual([['event.move', 'event.came'], t.at('A', 40, 0).x * 10]);
      const touching = { rest: { hawk: [0, -10], ray: [0, 60] }, touch: [[ME, FOE]] } as const;
      const foul = begin(t).move(ME, touching);
      expect([foul.told().includes('foul.move'), foul.state.fighters]).toEqual([true, begin(t).state.fighters]);
      const stands = begin(t, { moveStands: true }).move(ME, touching);
      expect(stands.told()).not.toContain('foul.move');
      // Not his own body: another's contact is no touch (FF-04).
      const chain = begin(t).move(ME, { rest: { ray: [0, 30] }, touch: [['boar', FOE]].slice(1) as never });
      expect(chain.told()).toEqual(['event.move', 'event.came']);
    },
  );

  test.each(BOTH)('FF-03 the tremor of a hand is its handicap: none at 0, and each has its own (%s)', (_, t) => {
    const aimed = flickOf('strike', ME, { bearing: 100, power: 500, offset: 500, height: 100 });
    const act = (options: object) => {
      const h = begin(t, options);
      h.act(aimed, spun(ME), t.shot('A', {}));
      const shot = h.last.find((event) => event.kind === 'shot');
      return shot?.kind === 'shot' && shot.act.kind === 'flick' ? shot.act : null;
    };
    const own = t.me === 'blue' ? 'tremorBlue' : 'tremorRed';
    const other = t.me === 'blue' ? 'tremorRed' : 'tremorBlue';
    const exact = { bearing: 100, power: 500, offset: 500, height: 100 };
    expect(act({ [own]: 0 })).toMatchObject(exact);
    expect(act({ [other]: 0 })).not.toMatchObject(exact);
    const [some, more] = [act({}), act({ [own]: 300 })];
    const off = (a: typeof some) => Math.abs((a?.power ?? 0) - 500) + Math.abs((a?.offset ?? 0) - 500);
    expect(off(more)).toBeGreaterThan(off(some));
  });
});

describe('how positions are read', () => {
  const at = (x: number, y: number) => ({ x: MARGIN + x, y: MARGIN + y });
  test('FF-04 out: the centre has passed the edge, to the tenth of a millimetre', () => {
    for (const [x, y] of [
      [0, 160],
      [320, 160],
      [160, 0],
      [160, 320],
    ] as const) {
      const pose = levelPose('owl', at(x, y), 0);
      expect(isOut('A', pose), 'on the edge').toBe(false);
      const beyond = [pose[0] + Math.sign(x - 160 || 0), pose[1] - Math.sign(y - 160 || 0)] as const;
      expect(isOut('A', [...beyond, ...pose.slice(2)] as never), 'a tenth beyond').toBe(true);
    }
    const fallen = poseAt(at(10, 160), 30, 0);
    expect(isOut('A', fallen), 'under the rim').toBe(true);
  });

  test('FF-04 edge position: part over the edge, the centre inside', () => {
    const onEdge = (x: number) => isOnEdge('V', { id: 'owl', pose: levelPose('owl', at(x, 300), 90) });
    expect([onEdge(17), onEdge(15), onEdge(0), onEdge(-1)]).toEqual([false, true, true, false]);
    expect([onEdge(383), onEdge(385), onEdge(400), onEdge(401)]).toEqual([false, true, true, false]);
  });

  test('FF-04 potted: fallen into a hole; whoever hangs over it is not', () => {
    expect(isPotted('D', poseAt(at(40, 40), 40, 0))).toBe(true);
    expect(isPotted('D', poseAt(at(360, 350), 40, 0))).toBe(true);
    expect(isPotted('D', poseAt(at(40, 60), 150, 0)), 'hangs').toBe(false);
    expect(isPotted('D', poseAt(at(-20, 40), 40, 0)), 'off the field').toBe(false);
    expect(isOut('D', poseAt(at(-20, 40), 40, 0))).toBe(true);
    expect(isPotted('A', poseAt(at(40, 40), 40, 0))).toBe(false);
  });

  test('FF-04 the face is the side that looks up, however tilted; on the rim the one of before', () => {
    const up = levelPose('owl', at(100, 100), 30);
    expect([isDown(up, true), isDown(overturned(up), false)]).toEqual([false, true]);
    const tilted = [...up.slice(0, 3), 6000, 0, 0, 8000] as never;
    expect(isDown(tilted, true)).toBe(false);
    const rim = [...up.slice(0, 3), 7071, 0, 0, 7071] as never;
    expect([isDown(rim, false), isDown(rim, true)]).toEqual([false, true]);
  });

  test.each(BOTH)('FF-04 one who leans on his rim keeps his face in play (%s)', (_, t) => {
    const h = begin(t);
    const shot = t.shot('A', { touch: [[ME, FOE]] });
    const { pose } = h.fighter(FOE);
    const rim = [...(pose ?? []).slice(0, 2), 350, 7071, 0, 0, 7071];
    h.act(flickOf('strike', ME), spun(ME), { ...shot, rest: { ray: rim as never } });
    expect(h.fighter(FOE)).toMatchObject({ down: false, pose: rim });
  });
});
