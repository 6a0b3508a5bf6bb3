import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/core/seat.ts';
import { siege as game } from '../../../src/games/siege/index.ts';
import { at, ids, type Small, table, toAct, walk } from './fixture.ts';

/** The Defender's turn begins: red 1 on a front tower, red 2 in the courtyard; blue 1 nearest to the tower. */
const siege: Small = {
  men: { red1: [280, 315], red2: [420, 200], blue1: [280, 500], blue2: [420, 700], 'blue.gun1': [500, 1000] },
  active: 'red',
  state: { stage: { at: 'magic' } },
};
const cast = { type: 'cast' } as const;

describe('SI-04 the stages', () => {
  test('SI-04 magic, shooting, manoeuvre: the Attacker has no magic, the Defender no shooting', () => {
    const t = table(siege);
    expect(game.turn(t.state)).toMatchObject({ to: 'red', stage: { at: 0 } });
    expect(t.refused({ type: 'end' })).toBe('no.notNow');
    t.act(cast, 1);
    expect(game.turn(t.state)).toMatchObject({ to: 'red', stage: { at: 2, skipped: [1] } });
    t.act({ type: 'end' });
    expect(game.turn(t.state)).toMatchObject({ to: 'blue', stage: { at: 1, skipped: [0] } });
    expect(t.refused(cast)).toBe('no.notNow');
    expect(t.refused(walk(t.state, 'blue1', [280, 480]))).toBe('no.notNow');
    t.act({ type: 'hold' });
    expect(game.turn(t.state)).toMatchObject({ to: 'blue', stage: { at: 2 } });
    expect(t.refused({ type: 'hold' })).toBe('no.notNow');
  });
  test('SI-09 SI-22 the stage of shooting stands as passed over where no gun could fire, not where one has or might have', () => {
    const skippedIn = (state: NonNullable<Small['state']>, fired = false) => {
      const men = { blue1: [100, 900], 'blue.gun1': [300, 900], red1: [420, 200] } as const;
      const turn = game.turn(table({ men, state, pieces: { 'blue.gun1': { fired } } }).state);
      return 'to' in turn && turn.stage.skipped;
    };
    expect(skippedIn({ hushed: ['blue'] })).toEqual([0, 1]);
    expect(skippedIn({ entered: ['blue'] })).toEqual([0, 1]);
    expect(skippedIn({ entered: ['blue'] }, true)).toEqual([0]);
    expect(skippedIn({})).toEqual([0]);
  });
});

describe('SI-05 who has magic', () => {
  const nextTurn = (of: Small) =>
    table({ ...of, active: 'blue', state: { stage: { at: 'move' } } }).act({ type: 'end' });
  test('SI-05 one warrior on a tower is enough, and then the die is always thrown', () => {
    const t = nextTurn(siege);
    expect(t.state.stage.at).toBe('magic');
    expect(game.choices(asView(t.state)).filter(({ meta }) => !meta)).toHaveLength(1);
  });
  test('SI-05 nobody on a tower: no magic, and it is told', () => {
    const t = nextTurn({ ...siege, men: { ...siege.men, red1: [340, 200] } });
    expect(t.state.stage.at).toBe('move');
    expect(t.last.map(({ text }) => text.key)).toContain('siege:event.noMagic');
  });
  test('SI-05 an Attacker beside him on the tower changes nothing; one alone there gives none', () => {
    expect(nextTurn({ ...siege, men: { ...siege.men, blue1: [300, 335] } }).state.stage.at).toBe('magic');
    expect(nextTurn({ ...siege, men: { ...siege.men, red1: [340, 200], blue1: [280, 315] } }).state.stage.at).toBe(
      'move',
    );
  });
});

describe('the six spells', () => {
  test('SI-06 a 1 fails', () => {
    const t = table(siege).act(cast, 1);
    expect(t.state).toMatchObject({ swift: false, mighty: [], hushed: [], calm: 0 });
    expect(t.last.map(({ rule }) => rule)).toContain('SI-06');
  });
  test('SI-07 a 2 lets his warriors go 4 steps in this turn, climbing included, and no longer', () => {
    const t = table(siege).act(cast, 2);
    // Down from the tower for 1 step, then up to 3 steps on foot.
    expect(t.refused(walk(t.state, 'red1', [280, 363], [140, 363], [140, 434]))).toBe('no.tooFarBy');
    t.act(walk(t.state, 'red1', [280, 363], [230, 363], [70, 363]));
    t.act({ type: 'end' }).act({ type: 'hold' });
    expect(t.state.swift).toBe(false);
    expect(t.refused(walk(t.state, 'blue2', [420, 841]))).toBe('no.tooFarBy');
  });
  test('SI-08 a 3 adds 2 to his dice in this turn and in the next of the Attacker', () => {
    const t = table({ ...siege, men: { ...siege.men, red3: [300, 500], red4: [600, 600], blue3: [640, 600] } }).act(
      cast,
      3,
    );
    // 3 + 2 against 5: nobody is hurt.
    t.act({ type: 'fight', id: 'red3', target: 'blue1' }, 3, 5);
    expect(ids(t.state)).toContain('red3');
    t.act({ type: 'end' }).act({ type: 'hold' });
    // In the Attacker's turn 4 against 2 + 2.
    t.act({ type: 'fight', id: 'blue3', target: 'red4' }, 4, 2);
    expect(at(t.state, 'red4')).toEqual({ x: 600, y: 600 });
    t.act({ type: 'end' });
    expect(t.state.mighty).toEqual([]);
    t.act(cast, 1);
    // Over: 3 against 4 wounds him.
    t.act({ type: 'fight', id: 'red4', target: 'blue3' }, 3, 4);
    expect(at(t.state, 'red4')).toBeNull();
  });
  test('SI-09 a 4 keeps the guns silent in the next turn of the Attacker; they may move', () => {
    const t = table(siege).act(cast, 4).act({ type: 'end' });
    expect(t.state.stage.at).toBe('move');
    expect(t.last.map(({ rule }) => rule)).toContain('SI-09');
    t.act(walk(t.state, 'blue.gun1', [500, 860]))
      .act({ type: 'end' })
      .act(cast, 1)
      .act({ type: 'end' });
    expect(t.state.stage.at).toBe('shooting');
  });
  test('SI-10 a 5 wounds the nearest: his owner puts him back on the start line at once', () => {
    const t = table(siege).act(cast, 5);
    expect(at(t.state, 'blue1')).toBeNull();
    expect(toAct(t.state)).toBe('blue');
    expect(t.refused({ type: 'end' })).toBe('no.owed');
    expect(game.turn(t.state), 'the stage of magic goes on').toMatchObject({ stage: { at: 0 } });
    t.act({ type: 'put', id: 'blue1', at: { x: 100, y: 1050 } });
    expect([toAct(t.state), t.state.stage.at]).toEqual(['red', 'move']);
  });
  test('SI-11 a 6 destroys the nearest warrior, guns do not count, wherever he stands', () => {
    const t = table({ ...siege, men: { ...siege.men, 'blue.gun1': [280, 400] } }).act(cast, 6);
    expect(ids(t.state)).toBe('red1 red2 blue2 blue.gun1');
    const on = table({ ...siege, men: { ...siege.men, blue2: [300, 340] } }).act(cast, 6);
    expect(ids(on.state)).toBe('red1 red2 blue1 blue.gun1');
  });
  test.each([
    [5, 'wounded'],
    [6, 'removed'],
  ] as const)('SI-11 of equally near ones the Defender picks (a %i)', (die, kind) => {
    // 185 mm to either side of the tower's man.
    const tie = table({ ...siege, men: { ...siege.men, blue2: [280, 130] } }).act(cast, die);
    expect(tie.state.stage.at).toBe('strike');
    expect(toAct(tie.state)).toBe('red');
    expect(tie.refused({ type: 'strike', id: 'blue.gun1' })).toBe('no.notNearest');
    tie.act({ type: 'strike', id: 'blue2' });
    expect(tie.last[0]).toMatchObject({ kind, ids: ['blue2'] });
  });
  test('SI-11 only the nearest can be struck, by the distance on the plan to any warrior on a tower', () => {
    const far = { ...siege.men, red3: [560, 315], blue1: [280, 600], blue2: [560, 599] } as const;
    expect(ids(table({ ...siege, men: far }).act(cast, 6).state)).not.toContain('blue2');
    // The one in the courtyard does not count.
    const yard = { ...siege.men, blue1: [280, 560], blue2: [420, 440] } as const;
    expect(ids(table({ ...siege, men: yard }).act(cast, 6).state)).not.toContain('blue2');
  });
});

describe('two fortresses', () => {
  const both: Small = {
    men: { red1: [280, 385], 'red.gun1': [500, 490], blue1: [280, 1085], 'blue.gun1': [500, 980] },
    options: { fortresses: 'two', shooting: 'real', magicStops: true },
  };
  test('SI-28 SI-09 the spell of silence leaves the own gun its shot', () => {
    const t = table({ ...both, active: 'red', state: { stage: { at: 'magic' } } }).act(cast, 4);
    expect(t.state.stage.at).toBe('shooting');
    t.act({ type: 'hold' }).act({ type: 'end' }).act(cast, 1);
    expect([toAct(t.state), t.state.stage.at]).toEqual(['blue', 'move']);
  });
  test('SI-28 SI-22 by the option magic ends for him whose gate was entered, not for him who entered', () => {
    const entered = { entered: ['red'] } as const;
    expect(table({ ...both, active: 'blue', state: entered }).act({ type: 'end' }).state.stage.at).toBe('magic');
    const t = table({ ...both, active: 'red', state: entered }).act({ type: 'end' });
    expect([toAct(t.state), t.state.stage.at]).toEqual(['blue', 'shooting']);
    expect(t.last.map(({ text }) => text.key)).toContain('siege:event.magicSpent');
  });
  test.each([
    ['blue', 'red'],
    ['red', 'blue'],
  ] as const)('SI-28 magic of %s needs a warrior on an own tower and acts on the enemy', (seat: Seat, enemy: Seat) => {
    const two = { fortresses: 'two' } as const;
    const flip = (y: number): number => (seat === 'red' ? y : 1470 - y);
    const men = {
      [`${seat}1`]: [280, flip(385)],
      [`${enemy}1`]: [280, flip(700)],
      [`${enemy}2`]: [420, flip(900)],
      [`${seat}.gun1`]: [500, flip(490)],
      [`${enemy}.gun1`]: [500, flip(980)],
    } as const;
    const t = table({ men, options: two, active: seat, state: { stage: { at: 'magic' } } }).act(cast, 4);
    expect(t.state.hushed).toEqual([enemy]);
    const struck = table({ men, options: two, active: seat, state: { stage: { at: 'magic' } } }).act(cast, 6);
    expect(ids(struck.state)).not.toContain(`${enemy}1`);
    // On the enemy's tower he has none.
    const abroad = { ...men, [`${seat}1`]: [280, flip(1085)] } as const;
    const none = table({ men: abroad, options: two, active: enemy }).act({ type: 'end' });
    expect(none.state.stage.at).toBe('shooting');
  });
});

describe('the same warrior struck again', () => {
  /** Casts a wound in this turn, brings the warrior back, and gives the turn back to the Defender. */
  const again = (t: ReturnType<typeof table>) => {
    t.act(cast, 5);
    const words = t.last.find(({ kind }) => kind === 'wounded')?.text.key.split(':')[1];
    t.act({ type: 'put', id: 'blue1', at: { x: 280, y: 1050 } });
    t.act({ type: 'end' })
      .act({ type: 'hold' })
      .act(walk(t.state, 'blue1', [280, 915]));
    return { t: t.act({ type: 'end' }), words };
  };
  const near: Small = { ...siege, men: { ...siege.men, blue1: [280, 880], blue2: [780, 1000] } };

  // Sabotage: without the count the log said "is wounded" each time.
  test('SI-10 the log says that magic sends it back again, and how often', () => {
    const first = again(table(near));
    const second = again(first.t);
    const third = again(second.t);
    expect([first.words, second.words, third.words]).toEqual([
      'event.wounded',
      'event.sentBackTwice',
      'event.sentBackOften',
    ]);
    expect(third.t.state.sentBack).toEqual({ blue1: 3 });
  });
  test('SI-10 with the option, magic spares a warrior that it has sent back, and hits the next nearest', () => {
    const { t } = again(table({ ...near, options: { magicOnce: true } }));
    t.act(cast, 6);
    expect(ids(t.state)).toContain('blue1');
    expect(ids(t.state)).not.toContain('blue2');
    t.act({ type: 'end' }).act({ type: 'hold' }).act({ type: 'end' }).act(cast, 5);
    expect(t.last.map(({ text }) => text.key)).toContain('siege:event.spellNobody');
    expect(at(t.state, 'blue1')).not.toBeNull();
  });
});
