import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { poseAt } from '../../../src/core/shots/pose.ts';
import { type Shot, isAnswerTo } from '../../../src/core/shots/shot.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import type { State } from '../../../src/games/sci-fi/types.ts';
import { findOverlap } from '../../../src/bodies/overlap.ts';
import { loadEngine } from '../../../src/physics/engine.ts';
import { freeze } from '../../walk.ts';
import { type Small, answer, fate, small, table } from './fixture.ts';
import { real, field, fire, tilted, struck, at } from './shells.ts';

describe('SF-31 struck by a shell', () => {
  test('SF-31 a shell ignores what fires it and the crew; the question names everything else', () => {
    const asked: Shot[] = [];
    const of = field(
      { red3: ['tank', 600, 300], blue3: ['rifleman', 450, 600, { wounded: true }] },
      { obstacles: [{ id: 'silo1', kind: 'silo', at: { x: 800, y: 400 }, turns: 0 }] },
    );
    game.apply(freeze(small(of)), fire(), {
      ...luckForPly('a', 1),
      shot: (ask) => {
        asked.push(ask);
        return answer();
      },
    });
    const [ask] = asked;
    expect(ask?.bodies.map(({ id, body }) => `${id} ${body}`)).toEqual([
      'blue2 infantry',
      'red1 infantry',
      'red2 infantry',
      'red3 tank',
    ]);
    expect(ask?.solids.map(({ id }) => id)).toEqual(['silo1', 'blue3']);
    expect(ask?.act).toMatchObject({ kind: 'shell', body: 'heavyShell', from: [3000, -6000, 270] });
    expect(ask?.bodies[1]?.pose).toEqual(poseAt({ x: 300, y: 300 }, 0, 180));
  });
  test.each([
    ['SF-22 a fighter falls', 'red1', tilted(300, 300, 90), 'falls'],
    ['SF-22 a fighter stands', 'red1', tilted(302, 297, 4), 'stands'],
    ['SF-22 a machine', 'red3', tilted(300, 360, 4), 'machine'],
    ['SF-31 off the field', 'red1', tilted(-3, 300, 5), 'off'],
  ] as const)('the table of a shot lights the row that came true: %s', (_, id, pose, came) => {
    const { last } = table(field({ red1: ['rifleman', 300, 300], red3: ['scoutWalker', 300, 400] })).act(
      fire(),
      struck(id, pose),
    );
    const shot = last.find((event) => event.kind === 'shot');
    const rows = shot?.kind === 'shot' ? shot.outcomes : undefined;
    expect(rows?.lit.map((i) => rows.rows[i]?.text.key)).toEqual([`sci-fi:outcome.${came}`]);
  });
  test('the table of a shot lights the last row for a ricochet, and for nothing struck', () => {
    const ways: [number, string, string][][] = [[[90, 'shell', 'table']], []];
    for (const contacts of ways) {
      const { last } = table(field()).act(fire(), answer({ contacts }));
      expect(last[0]?.kind === 'shot' ? last[0].outcomes?.lit : null).toEqual([5]);
    }
  });
  test('SF-31 a wounded fighter struck is killed', () => {
    const t = table(field({ red1: ['rifleman', 300, 300, { wounded: true }] })).act(
      fire(),
      answer({ contacts: [[90, 'shell', 'red1']] }),
    );
    expect(fate(t.state, 'red1')).toBe('gone');
  });
  test('SF-31 what is thrown off the field is destroyed, whether it fell or not', () => {
    const edge = field({ red1: ['rifleman', 20, 300], red3: ['scoutWalker', 1170, 300] });
    const t = table(edge).act(fire(), struck('red1', tilted(-3, 300, 5)));
    expect(fate(t.state, 'red1')).toBe('gone');
    const u = table(edge).act(fire(), struck('red3', tilted(1204, 300, 5)));
    expect(fate(u.state, 'red3')).toBe('gone');
    expect(u.state.stage.at).toBe('act');
    // A chain: red 1 is struck and stands, but pushes the walker off.
    const chain = struck('red1', tilted(22, 300, 5), {
      rest: { red1: tilted(22, 300, 5), red3: tilted(1201, 300, 0) },
    });
    const v = table(edge).act(fire(), chain);
    expect([fate(v.state, 'red1'), fate(v.state, 'red3')]).toEqual(['well', 'gone']);
  });
  test('SF-31 who falls or slides without being struck is put back as he was', () => {
    const of = field({ red3: ['rifleman', 330, 300] });
    const pushed = struck('red1', tilted(302, 297, 4), {
      rest: { red1: tilted(302, 297, 4), red3: tilted(340, 280, 90) },
    });
    const t = table(of).act(fire(), pushed);
    expect(fate(t.state, 'red3')).toBe('well');
    expect(at(t.state, 'red3')).toEqual({ x: 330, y: 300 });
    expect(at(t.state, 'red1')).toEqual({ x: 302, y: 297 });
  });
  test('SF-31 whole millimetres never leave two bases overlapping', () => {
    const of = field({ red3: ['rifleman', 326, 300] });
    const t = table(of).act(fire(), struck('red1', tilted(302, 300, 4)));
    const place = at(t.state, 'red1') as { x: number; y: number };
    expect(Math.hypot(place.x - 326, place.y - 300)).toBeGreaterThanOrEqual(25);
  });
  test('SF-31 hulls that touch at odd angles, in whole millimetres, are a question that the physics takes', () => {
    const of = field({
      blue3: ['tank', 600, 400, { facing: 155 }],
      red3: ['tank', 545, 476, { facing: 33 }],
      red4: ['rifleman', 900, 300],
    });
    game.apply(freeze(small(of)), fire(), {
      ...luckForPly('a', 1),
      shot: (ask) => {
        expect(findOverlap(ask.bodies, ask.solids)).toBeNull();
        return answer();
      },
    });
  });
  test('SF-02 the last man felled by a shell ends the match', () => {
    const of: Small = {
      options: real,
      men: { blue3: ['tank', 300, 600], blue1: ['rifleman', 60, 860], red1: ['rifleman', 300, 300] },
    };
    const t = table(of).act(fire('blue3', null), struck('red1', tilted(300, 290, 90)));
    expect(game.turn(t.state)).toMatchObject({ over: { winners: ['blue'] } });
  });
});

describe('SF-22 with the physics itself', async () => {
  const engine = await loadEngine();
  const of = (far: number): State =>
    small(field({ red1: ['rifleman', 300, 600 - far], red3: ['scoutWalker', 500, 600 - far] }));
  /** Plays the shot with so many seeds, laid as the choice proposes, and counts what became of the target. */
  const shots = (state: State, count: number): Record<string, number> => {
    const choice = enabledChoices(game.choices(asView(state))).find(({ kind }) => kind === 'aim');
    const told: Record<string, number> = { struck: 0, gone: 0, wounded: 0, well: 0 };
    for (let i = 0; i < count; i++) {
      const action = choice?.kind === 'aim' ? choice.example() : fire();
      const step = game.apply(state, action, luckForPly(`shot ${i}`, 1, undefined, engine));
      const event = step.events.find((each) => each.kind === 'shot');
      if (event?.kind === 'shot') expect(event.result.settled).toBe(true);
      if (!step.events.some(({ text }) => text.key === 'sci-fi:event.strikes')) continue;
      told['struck'] = (told['struck'] ?? 0) + 1;
      const what = fate(step.state, 'red1');
      told[what] = (told[what] ?? 0) + 1;
    }
    return told;
  };
  test(
    'SF-22 a weapon laid as proposed strikes what it is laid on, near more often than far',
    { timeout: 60_000 },
    () => {
      const near = shots(of(150), 20);
      const afar = shots(of(450), 20);
      console.log('struck of 20 at 3 steps', near, 'at 9 steps', afar);
      expect(near['struck']).toBeGreaterThanOrEqual(14);
      expect(near['struck'] ?? 0).toBeGreaterThan(afar['struck'] ?? 0);
    },
  );
  test('SF-22 every position that play reaches is a question that the physics answers', () => {
    const state = small(
      field(
        {
          red3: ['tank', 600, 300, { facing: 37 }],
          red4: ['cyborgGunner', 700, 300],
          gun2: ['lightGun', 740, 600],
          blue3: ['scoutWalker', 800, 600],
          blue4: ['armouredWalker', 900, 600],
          blue5: ['missileCarrier', 1000, 600, { facing: 90 }],
          blue6: ['rifleman', 300, 500, { z: 60 }],
        },
        {
          obstacles: [
            { id: 'container1', kind: 'container', at: { x: 300, y: 500 }, turns: 0 },
            { id: 'crag1', kind: 'crag', at: { x: 500, y: 450 }, turns: 1 },
          ],
        },
      ),
    );
    const step = game.apply(state, fire(), {
      ...luckForPly('b', 1),
      shot: (ask) => {
        const result = engine(ask);
        expect(isAnswerTo(ask, result)).toBe(true);
        return result;
      },
    });
    expect(step.events[0]).toMatchObject({ kind: 'shot', rule: 'SF-22' });
  });
});
