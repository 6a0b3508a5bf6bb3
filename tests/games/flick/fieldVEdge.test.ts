// Field V by the book, over its edge and to its end: every case from both sides.
import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../src/games/flick/rules/fields.ts';
import { BOTH, FOES, type Men, OWN, endOf, flickOf, toAct } from './fixture.ts';
import { TEAMS, off, course, begin, beaten } from './teams.ts';

describe('over the edge of field V', () => {
  test.each(BOTH)('FF-24 an edge move and a further turn, then the order goes on (%s)', (_, t) => {
    const edge = [190, 0] as const;
    const h = begin(t).strike('hawk', { rest: { owl: edge }, touch: [['hawk', 'owl']] });
    expect(toAct(h.state)).toBe(t.you);
    expect(course(h.state).owed).toEqual([{ seat: t.you, ids: ['owl'], how: 'edge', lines: [] }]);
    expect(h.refused(flickOf('strike', 'star'))).toBe('no.notHim');
    h.strike('owl', { rest: { owl: [120, 20] } });
    expect(course(h.state).owed[0]?.how).toBe('further');
    h.strike('owl', { rest: { owl: [150, 20] }, touch: [] });
    expect([toAct(h.state), course(h.state).owed]).toEqual([t.you, []]);
    h.strike('star', { touch: [] });
    expect(toAct(h.state)).toBe(t.me);
  });

  test.each(BOTH)(
    'FF-24 my own over the edge: I flick out of turn, then it is the other one all the same (%s)',
    (_, t) => {
      const h = begin(t).strike('hawk', { rest: { hawk: [190, 0] }, touch: [] });
      expect(toAct(h.state)).toBe(t.me);
      h.move('hawk', { rest: { hawk: [190, 40] } });
      expect([toAct(h.state), course(h.state).owed[0]?.how]).toEqual([t.me, 'further']);
      h.act({ type: 'waive' });
      expect(toAct(h.state)).toBe(t.you);
    },
  );

  test.each(BOTH)(
    'FF-24 two owners: first the one who is next to move; no chain; none once knocked off the edge (%s)',
    (_, t) => {
      const rest: Men = { hawk: [190, 0], owl: [-190, 40] };
      const h = begin(t).strike('hawk', { rest, touch: [['hawk', 'owl']] });
      expect(course(h.state).owed.map(({ seat, ids }) => [seat, ...ids])).toEqual([
        [t.you, 'owl'],
        [t.me, 'hawk'],
      ]);
      // The edge move brings the star over the edge: that gives nothing. And it pushes the hawk inside.
      h.strike('owl', { rest: { owl: off(), hawk: [100, 0], star: [-190, 270] }, touch: [['owl', 'hawk']] });
      expect([toAct(h.state), course(h.state).owed]).toEqual([t.you, []]);
      expect(beaten(h.state)).toEqual(['owl']);
      h.strike('star', { touch: [] });
      expect(toAct(h.state)).toBe(t.me);
    },
  );

  test.each(BOTH)(
    'FF-24 no lifting in an edge move, righting yes, a foul ends it, and it can be switched off (%s)',
    (_, t) => {
      const rest: Men = { boar: [-190, -280, { down: true }] };
      const h = begin(t).strike('boar', { rest });
      expect(toAct(h.state)).toBe(t.me);
      expect(h.refused({ type: 'lift', id: 'boar', at: { x: t.at('V', 100, 0).x, y: lineOf(t.me) } })).toBe(
        'no.notNow',
      );
      h.act({ type: 'right', id: 'boar' });
      expect(h.fighter('boar').down).toBe(false);
      h.move('boar', { rest: { boar: [0, 0] }, touch: [['boar', 'owl']] });
      expect(h.told()).toContain('event.putBack');
      expect([toAct(h.state), course(h.state).owed]).toEqual([t.you, []]);
      const none = begin(t, TEAMS, {}, { edgeMoves: false }).strike('boar', { rest });
      expect([toAct(none.state), course(none.state).owed]).toEqual([t.you, []]);
    },
  );

  test.each(BOTH)(
    'FF-25 the last of a side leaves with the attacker: he comes back on the nearest line and moves next (%s)',
    (_, t) => {
      const men: Men = { hawk: [0, 0], boar: [-80, -270], owl: [0, 100] };
      const h = begin(t, men).strike('hawk', { rest: { hawk: off(60), owl: off() }, touch: [['hawk', 'owl']] });
      expect(beaten(h.state)).not.toContain('owl');
      expect(h.fighter('hawk').beaten).toBe(true);
      expect(course(h.state).owed).toEqual([{ seat: t.you, ids: ['owl'], how: 'back', lines: [lineOf(t.you)] }]);
      const at = { x: t.at('V', 50, 0).x, y: lineOf(t.you) };
      expect(h.refused({ type: 'put', id: 'owl', at: { ...at, y: lineOf(t.me) } })).toBe('no.notOnLine');
      expect(h.refused(flickOf('strike', 'owl'))).toBe('no.notYours');
      h.act({ type: 'put', id: 'owl', at });
      expect(h.fighter('owl').pose).toEqual(begin(t, { owl: [50, 175] }).fighter('owl').pose);
      expect(toAct(h.state)).toBe(t.you);
      h.strike('owl', { touch: [] });
      expect(toAct(h.state)).toBe(t.me);
    },
  );

  test.each(BOTH)('FF-25 the nearest line may be that of the enemy, measured before the strike (%s)', (_, t) => {
    const h = begin(t, { hawk: [0, -200], boar: [-80, -270], owl: [0, -100] });
    h.strike('hawk', { rest: { hawk: off(60), owl: off() }, touch: [['hawk', 'owl']] });
    expect(course(h.state).owed).toEqual([{ seat: t.you, ids: ['owl'], how: 'back', lines: [lineOf(t.me)] }]);
    h.act({ type: 'put', id: 'owl', at: { x: t.at('V', 50, 0).x, y: lineOf(t.me) } });
    expect([toAct(h.state), h.fighter('owl').down]).toEqual([t.you, false]);
  });

  test.each(BOTH)('FF-25 near both lines he may take either; two of them leaving are both defeated (%s)', (_, t) => {
    const middle = begin(t, { hawk: [0, -60], boar: [-80, -270], owl: [0, 0] });
    middle.strike('hawk', { rest: { hawk: off(60), owl: off() }, touch: [['hawk', 'owl']] });
    expect(new Set(course(middle.state).owed[0]?.lines)).toEqual(new Set([lineOf('blue'), lineOf('red')]));
    const two = begin(t, { hawk: [0, 0], boar: [-80, -270], owl: [0, 100], star: [60, 100] });
    two.strike('hawk', { rest: { hawk: off(60), owl: off(), star: off(-60) }, touch: [['hawk', 'owl']] });
    expect(endOf(two.state)?.winners).toEqual([t.me]);
    const own = begin(t, { hawk: [0, 0], boar: [-80, -270], owl: [0, 100] }).strike('hawk', { rest: { hawk: off() } });
    expect(own.fighter('hawk').beaten).toBe(true);
  });

  test.each(BOTH)(
    'FF-25 the attacker was the last of his side: the field ends for the one who comes back (%s)',
    (_, t) => {
      const h = begin(t, { hawk: [0, 0], owl: [0, 100] });
      h.strike('hawk', { rest: { hawk: off(60), owl: off() }, touch: [['hawk', 'owl']] });
      expect(endOf(h.state)?.winners).toEqual([t.you]);
      expect(h.state.points[t.you]).toBe(2 * 6);
      expect(h.state.points[t.me]).toBe(2 * 4);
    },
  );

  test.each(BOTH)(
    'FF-26 it ends when a side has none: enemies defeated and own left are counted, ten at most (%s)',
    (_, t) => {
      const men = Object.fromEntries([...OWN, 'owl' as const].map((id) => [id, TEAMS[id]])) as Men;
      const h = begin(t, men).strike('hawk', { rest: { owl: off() }, touch: [['hawk', 'owl']] });
      expect(endOf(h.state)).toEqual({ winners: [t.me], why: 'over.points' });
      expect(h.state.points).toEqual({ [t.me]: 20, [t.you]: 0 });
      const own = begin(t, { hawk: [0, 0], boar: [0, -270], ...Object.fromEntries(FOES.map((id) => [id, TEAMS[id]])) });
      own.strike('hawk', { rest: { hawk: off(), boar: [0, -330, { z: 30 }] }, touch: [['hawk', 'boar']] });
      expect(own.state.points).toEqual({ [t.me]: 0, [t.you]: 20 });
    },
  );

  test.each(BOTH)('FF-05 on V the field is conceded: all left are defeated (%s)', (_, t) => {
    const h = begin(t, { hawk: [0, 0], boar: [0, -270], owl: [0, 100] });
    h.act({ type: 'concede' });
    expect(endOf(h.state)).toEqual({ winners: [t.you], why: 'over.points' });
    expect(h.state.points).toEqual({ [t.me]: 2 * 4, [t.you]: 2 * 6 });
  });

  test.each(BOTH)('FF-28 both emptied: another game, begun by lot, everybody fresh (%s)', (_, t) => {
    // Two of theirs and my last, all by one strike.
    const h = begin(t, { hawk: [0, 0], owl: [0, 100], star: [60, 100] });
    h.strike('hawk', { rest: { hawk: off(60), owl: off(), star: off(-60) }, touch: [['hawk', 'owl']] });
    expect(endOf(h.state)).toBeNull();
    expect([h.state.stage, h.state.field]).toEqual([{ at: 'lot', about: 'first' }, 'V']);
    expect(h.state.fighters.every(({ pose, beaten: out }) => pose === null && !out)).toBe(true);
    h.act({ type: 'lot' }, t.me === 'blue' ? 3 : 4);
    expect(h.state.stage).toEqual({ at: 'place', order: [t.me, t.you], only: [] });
  });
});
