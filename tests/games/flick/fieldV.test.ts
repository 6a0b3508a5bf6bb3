// Field V with teams by the book, every case from both sides.
import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { type WarriorName, WARRIOR_NAMES } from '../../../src/bodies/flatBodies.ts';
import { enabledChoices } from '../../../src/core/choice.ts';
import { distance } from '../../../src/geometry/point.ts';
import { fineBearing } from '../../../src/geometry/rotation.ts';
import { clearDistance } from '../../../src/games/flick/rules/place.ts';
import type { WarriorOnField } from '../../../src/games/flick/types.ts';
import { choices } from '../../../src/games/flick/show/choices.ts';
import { lineOf } from '../../../src/games/flick/rules/fields.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { sizeOf } from '../../../src/games/flick/show/outlines.ts';
import { BOTH, type Men, OWN, flickOf, toAct } from './fixture.ts';
import { TEAMS, STRIKE, off, course, teams, begin, beaten } from './teams.ts';

describe('field V', () => {
  test.each(BOTH)('FF-20 the first flick is a strike of the fifth, one strike each in turn (%s)', (_, t) => {
    const h = begin(t, TEAMS, { course: teams(true) });
    expect(h.refused(flickOf('move', 'hawk'))).toBe('no.opening');
    expect(h.refused(flickOf('strike', 'boar'))).toBe('no.opening');
    h.strike('hawk', { touch: [['hawk', 'owl']] });
    expect([toAct(h.state), course(h.state).opening]).toEqual([t.you, false]);
    h.strike('star', { touch: [['star', 'hawk']] });
    expect(toAct(h.state)).toBe(t.me);
  });

  test.each(BOTH)('FF-20 touching the fifth of the enemy first is a foul, touching nobody counts (%s)', (_, t) => {
    const foul = begin(t, TEAMS, { course: teams(true) });
    foul.strike('hawk', {
      rest: { ray: off() },
      touch: [
        ['hawk', 'ray'],
        ['hawk', 'owl'],
      ],
    });
    expect(foul.told()).toContain('foul.fifth');
    expect([toAct(foul.state), foul.state.fighters]).toEqual([t.you, begin(t).state.fighters]);
    const second = begin(t, TEAMS, { course: teams(true) });
    second.strike('hawk', {
      rest: { ray: off() },
      touch: [
        ['hawk', 'owl'],
        ['hawk', 'ray'],
      ],
    });
    expect(beaten(second.state)).toEqual(['ray']);
    const nobody = begin(t, TEAMS, { course: teams(true) }).strike('hawk', { rest: { hawk: [0, -100] } });
    expect([toAct(nobody.state), nobody.told()]).toEqual([t.you, ['event.strike', 'event.came']]);
  });

  test.each(BOTH)('FF-20, FF-23 a strike is aimed first at one who may be struck, nobody before him (%s)', (_, t) => {
    const aimed = (men: Men, opening = false): number => {
      const { state } = begin(t, men, { course: teams(opening) });
      const strike = choices(state).find(({ kind, piece, label }) => `${kind} ${piece} ${label.key}` === STRIKE);
      return strike?.kind === 'aim' ? (strike.controls.set.bearing?.start ?? NaN) : NaN;
    };
    const toward = (x: number, y: number, from: number): number => fineBearing(t.at('V', 0, from), t.at('V', x, y));
    // The fifth stands in the middle, and before all of the four but the star.
    expect(aimed(TEAMS, true)).toBe(toward(-80, 270, -175));
    expect(aimed(TEAMS)).toBe(toward(0, 175, -175));
    const near: Men = { ...TEAMS, hawk: [0, 0], owl: [30, 40], ray: [-60, 175] };
    expect(aimed(near)).toBe(toward(-60, 175, 0));
  });

  // Sabotages: whoever stood before one of those who may be struck was no bar; the strike came first though every one was a foul.
  test.each(BOTH)(
    'FF-23 no strike is led over one who is too near: another is aimed at, or the move comes first (%s)',
    (_, t) => {
      const flicks = (men: Men) =>
        choices(begin(t, men).state).flatMap((choice) =>
          choice.kind === 'aim' && choice.piece === 'hawk' ? [choice] : [],
        );
      const screened: Men = { hawk: [0, 0], owl: [0, 30], ray: [0, 200] };
      expect(flicks(screened).map(({ label }) => label.key)).toEqual(['flick:do.move', 'flick:do.strike']);
      const [strike] = flicks({ ...screened, star: [-150, -60] });
      expect([strike?.label.key, strike?.targets?.[0]]).toEqual(['flick:do.strike', 'star']);
    },
  );
  test.each(BOTH)('FF-20, FF-23 the targets of a strike are the enemies that may be struck (%s)', (_, t) => {
    const targets = (men: Men, opening = false) => {
      const { state } = begin(t, men, { course: teams(opening) });
      const strike = choices(state).find(({ kind, piece, label }) => `${kind} ${piece} ${label.key}` === STRIKE);
      if (strike?.kind !== 'aim') throw new Error('The hawk has no strike.');
      const struck = strike.targets ?? [];
      for (const id of struck) expect(strike.aimAt?.(id, {}).bearing).toBeDefined();
      return { not: strike.disabled?.rule, struck: struck.toSorted() };
    };
    expect(targets(TEAMS, true)).toEqual({ not: undefined, struck: ['beetle', 'owl', 'star', 'wolf'] });
    expect(targets(TEAMS)).toEqual({ not: undefined, struck: ['beetle', 'owl', 'ray', 'star', 'wolf'] });
    expect(targets({ ...TEAMS, hawk: [0, 0], owl: [30, 40] }).struck).toEqual(['beetle', 'ray', 'star', 'wolf']);
    expect(targets({ hawk: [0, 0], owl: [0, 40] })).toEqual({ not: 'FF-23', struck: [] });
  });
  // Sabotage: the fifth was no bar.
  test.each(BOTH)(
    'FF-20 the first strike is led past the fifth of the enemy, aside of the middle if need be (%s)',
    (_, t) => {
      const men: Men = {
        ...TEAMS,
        ray: [38, 175],
        owl: [0, 270],
        star: [-190, 270],
        wolf: [150, 270],
        beetle: [190, 270],
      };
      const { state } = begin(t, men, { course: teams(true) });
      const strike = choices(state).find(({ kind, piece, label }) => `${kind} ${piece} ${label.key}` === STRIKE);
      if (strike?.kind !== 'aim') throw new Error('Nobody strikes.');
      const straight = fineBearing(t.at('V', 0, -175), t.at('V', 0, 270));
      const led = strike.aimAt?.('owl', {}).bearing ?? straight;
      const off = ((led - straight + 5400) % 3600) - 1800;
      // To the left by what is seen from the side of who strikes.
      expect(off).toBeLessThan(0);
      expect(off).toBeGreaterThan(-40);
    },
  );

  test.each(BOTH)('FF-21 any own warrior may strike, own men too, at any distance (%s)', (_, t) => {
    const h = begin(t).strike('boar', { rest: { turtle: [-40, -330, { z: 30 }] }, touch: [['boar', 'turtle']] });
    expect(h.told()).not.toContain('event.putBack');
    expect(beaten(h.state)).toEqual(['turtle']);
    expect(h.refused(flickOf('strike', 'hawk'))).toBe('no.notYours');
  });

  test.each(BOTH)('FF-03 a move touches no warrior, own or enemy, unless the option lets it stand (%s)', (_, t) => {
    const men: Men = { ...TEAMS, hawk: [0, -100], turtle: [0, -40], ray: [0, 0] };
    const through = {
      rest: { ray: off() },
      touch: [
        ['hawk', 'turtle'],
        ['turtle', 'ray'],
      ],
    } as const;
    const foul = begin(t, men).move('hawk', through);
    expect(foul.last.find(({ text }) => text.key === 'flick:foul.move')).toMatchObject({
      rule: 'FF-03',
      text: { values: { who: { piece: 'turtle' } } },
    });
    expect([beaten(foul.state), foul.state.fighters, toAct(foul.state)]).toEqual([
      [],
      begin(t, men).state.fighters,
      t.you,
    ]);
    // What its own body does not touch is no touch (FF-04).
    const chain = begin(t, men).move('hawk', { touch: [['boar', 'turtle']] });
    expect(chain.told()).toEqual(['event.move', 'event.came']);
    const stands = begin(t, men, {}, { moveStands: true }).move('hawk', through);
    expect(beaten(stands.state)).toEqual(['ray']);
  });

  test.each(BOTH)('FF-22 who makes the turn is righted for nothing, the others stay as they lie (%s)', (_, t) => {
    const h = begin(t, { ...TEAMS, boar: [-80, -270, { down: true }], bull: [45, -270, { down: true }] });
    h.act({ type: 'right', id: 'boar' });
    expect([h.fighter('boar').down, h.fighter('bull').down, toAct(h.state)]).toEqual([false, true, t.me]);
    expect(h.refused(flickOf('strike', 'hawk'))).toBe('no.notChosen');
    expect(h.refused({ type: 'right', id: 'bull' })).toBe('no.notChosen');
    h.strike('boar', { touch: [] });
    expect([toAct(h.state), course(h.state).chosen]).toEqual([t.you, null]);
    expect(h.refused(flickOf('strike', 'star', { facing: 0 }))).toBe('no.noAdjusting');
  });

  test.each(BOTH)(
    'FF-22 before his strike he may be lifted from the band onto the own line, once a turn (%s)',
    (_, t) => {
      const h = begin(t);
      const at = (x: number) => ({ x: t.at('V', x, 0).x, y: lineOf(t.me) });
      expect(h.refused({ type: 'lift', id: 'hawk', at: at(100) })).toBe('no.notInBand');
      expect(h.refused({ type: 'lift', id: 'boar', at: at(10) })).toBe('no.overlaps');
      expect(h.refused({ type: 'lift', id: 'boar', at: { x: at(100).x, y: lineOf(t.you) } })).toBe('no.notOnLine');
      expect(h.refused({ type: 'lift', id: 'boar', at: at(180) })).toBe('no.notOnLine');
      h.act({ type: 'lift', id: 'boar', at: at(100) });
      expect(h.fighter('boar').pose).toEqual(begin(t, { boar: [100, -175] }).fighter('boar').pose);
      expect(h.refused({ type: 'lift', id: 'turtle', at: at(-100) })).toBe('no.liftedOnce');
      expect(h.refused(flickOf('strike', 'turtle'))).toBe('no.notChosen');
      h.strike('boar', { touch: [['boar', 'owl']] });
      expect(toAct(h.state)).toBe(t.you);
      const opening = begin(t, TEAMS, { course: teams(true) });
      expect(opening.refused({ type: 'lift', id: 'boar', at: at(100) })).toBe('no.opening');
    },
  );

  test.each(BOTH)(
    'FF-22 he is lifted for a strike: no move after it, and nowhere from where he can strike nobody (%s)',
    (_, t) => {
      const h = begin(t);
      const at = { x: t.at('V', 100, 0).x, y: lineOf(t.me) };
      const offered = () =>
        enabledChoices(flick.choices(asView(h.state))).flatMap((choice) =>
          choice.kind === 'aim' ? [choice.label.key] : [],
        );
      expect(h.refused(flickOf('move', 'boar'))).toBeNull();
      expect(offered()).toContain('flick:do.move');
      h.act({ type: 'lift', id: 'boar', at });
      expect(h.refused(flickOf('move', 'boar'))).toBe('no.liftedStrikes');
      expect(offered()).toEqual(['flick:do.strike']);
      h.strike('boar', { touch: [['boar', 'owl']] });
      const one = begin(t, { boar: [-80, -270], owl: [100, -145] });
      expect(one.refused({ type: 'lift', id: 'boar', at })).toBe('no.liftedTooNear');
      expect(one.refused({ type: 'lift', id: 'boar', at: { ...at, x: t.at('V', -100, 0).x } })).toBeNull();
    },
  );

  test.each(BOTH)('FF-22 nobody is turned as he is lifted: heading and face are kept (%s)', (_, t) => {
    const h = begin(t, { ...TEAMS, boar: [-80, -270, { facing: 70, down: true }] });
    const at = { x: t.at('V', 100, 0).x, y: lineOf(t.me) };
    h.act(flick.schema.action.parse({ type: 'lift', id: 'boar', at, facing: 10 }));
    const kept = begin(t, { boar: [100, -175, { facing: 70, down: true }] }).fighter('boar');
    expect(h.fighter('boar')).toMatchObject({ pose: kept.pose, down: true });
  });

  test.each(BOTH)(
    'FF-23 too near to the first enemy touched is a foul, by the narrowest of the own team (%s)',
    (_, t) => {
      const narrowest = Math.min(...OWN.map((id) => sizeOf(id).width));
      const lengths = { hawk: 20, owl: 15.8 };
      const near = (gap: number): Men => ({
        ...TEAMS,
        hawk: [0, 0],
        owl: [0, Math.ceil(lengths.hawk + lengths.owl + gap)],
      });
      const foul = begin(t, near(narrowest - 12));
      foul.strike('hawk', { rest: { owl: off() }, touch: [['hawk', 'owl']] });
      expect(foul.told()).toContain('foul.gap');
      expect([beaten(foul.state), toAct(foul.state)]).toEqual([[], t.you]);
      const far = begin(t, near(narrowest + 12)).strike('hawk', { rest: { owl: off() }, touch: [['hawk', 'owl']] });
      expect(beaten(far.state)).toEqual(['owl']);
      const later = begin(t, near(narrowest - 12));
      later.strike('hawk', {
        rest: { owl: off() },
        touch: [
          ['hawk', 'ray'],
          ['hawk', 'owl'],
        ],
      });
      expect(beaten(later.state)).toEqual(['owl']);
    },
  );

  test.each(BOTH)('FF-23 the beaten no longer count for the gap; nobody far enough leaves only a move (%s)', (_, t) => {
    // The boar alone, 28 mm wide at least, against one enemy 20 mm away.
    const h = begin(t, { boar: [0, 0], owl: [0, 50], turtle: [0, -250] });
    expect(h.refused(flickOf('strike', 'boar'))).toBe('no.tooNear');
    // The gap as it is lies on the table, between the two that are too near.
    const [line] = flick.refuse(h.state, flickOf('strike', 'boar'))?.show ?? [];
    const [from, to] = line?.kind === 'line' ? line.points : [];
    if (!from || !to) throw new Error('A refusal for a gap shows none.');
    expect(distance(from, to)).toBeCloseTo(
      clearDistance(h.fighter('boar') as WarriorOnField, h.fighter('owl') as WarriorOnField),
      6,
    );
    expect(h.refused(flickOf('strike', 'turtle'))).toBeNull();
    h.move('boar', { rest: { boar: [20, -40] } });
    expect(toAct(h.state)).toBe(t.you);
    const least = (ids: readonly WarriorName[]) => Math.min(...ids.map((id) => sizeOf(id).width));
    expect(least(['boar', 'turtle'])).toBeGreaterThan(least(OWN));
  });
});

test('FF-23 the widths that decide are those of the bodies', () => {
  for (const id of WARRIOR_NAMES) {
    const { width, length } = sizeOf(id);
    expect(width, id).toBeGreaterThan(20);
    expect(length, id).toBeGreaterThanOrEqual(width);
  }
});
