import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { isVisibleTo } from '../../../src/core/event.ts';
import { forecast } from '../../../src/core/odds/forecast.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { initialStep, type Entry, type Match, type TimelineStep } from '../../../src/core/match.ts';
import { replay } from '../../replay.ts';
import { botRandom } from '../../../src/core/bots.ts';
import { determinize } from '../../../src/games/stratego/show/knowledge.ts';
import { nameOf } from '../../../src/games/stratego/rules/cells.ts';
import { arrangementsOf } from '../../../src/games/stratego/bots/arrangements.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { isOpen } from '../../../src/games/stratego/rules/lookups.ts';
import { type Action, type Rank, SIDES, type Size, type State, otherOf } from '../../../src/games/stratego/types.ts';
import { anyOptions, matchOf, play, playOut } from '../../walk.ts';
import { DUEL, game, go, small, take } from './fixture.ts';

const VIEWERS = ['red', 'blue', 'public', 'all'] as const;

/** A match whose set-ups are taken whole, with a shuffled Red and a mirrored Blue, and played on by bots. */
const recordOf = (seed: string, size: Size, options: object, plies: number): Match => {
  const start = matchOf(game, seed, { ...options, size });
  const whole = botRandom(seed, 7);
  const entries: Entry[] = [];
  if ((start.options as State['options']).lot) return start;
  for (const side of SIDES) {
    const list = arrangementsOf(size);
    const { cells } = list[whole(list.length)] as (typeof list)[0];
    entries.push({ action: { type: 'arrange', cells } });
    if (side === 'blue') entries.push({ action: { type: 'mirror' } });
    entries.push({ action: { type: 'ready' } });
  }
  const begun = replay(game, { ...start, entries });
  expect(begun.stopped).toBeUndefined();
  let state = begun.steps.at(-1)?.state as State;
  for (let ply = entries.length + 1; ply < plies; ply++) {
    const turn = stratego.turn(state);
    if (!('to' in turn)) break;
    const view = stratego.view(state, turn.to);
    const bot = stratego.bots['quick'];
    // Now a bot, now any lawful move: quiet stretches and fights.
    const random = enabledChoices(stratego.choices(view));
    const one = random[whole(random.length)];
    const tools = {
      choices: stratego.choices(view),
      randomInt: whole,
      forecast: () => ({ kind: 'unknown' as const }),
      resolve: () => expect.fail(),
      past: () => [],
      report: () => {},
      shouldContinue: () => true,
    };
    const action =
      whole(3) > 0 && one ? (one.kind === 'do' ? one.action : one.example()) : (bot?.choose(view, tools) as Action);
    entries.push({ action });
    state = stratego.apply(state, action, luckForPly(seed, ply)).state;
  }
  return { ...start, entries };
};
/** The same record with two pieces of Red's set-up exchanged. */
const exchanged = (match: Match, one: number, two: number): Match => {
  const [first, ...rest] = match.entries;
  const action = first?.action as Extract<Action, { type: 'arrange' }>;
  const cells = [...action.cells];
  [cells[one], cells[two]] = [cells[two] as Rank | null, cells[one] as Rank | null];
  return { ...match, entries: [{ action: { ...action, cells } }, ...rest] };
};
/** All that reaches a seat at a look. */
const seenBy = (viewer: 'blue' | 'public', { state, events }: TimelineStep): string => {
  const view = stratego.view(state as State, viewer);
  const choices = stratego.choices(view);
  const odds = enabledChoices(choices).flatMap((choice) =>
    choice.kind === 'do' ? [forecast(game, view, choice.action, { samples: 4 })] : [],
  );
  return JSON.stringify({
    view,
    choices,
    spots: choices.map((choice) => (choice.kind === 'put' ? choice.example() : null)),
    scene: stratego.scene(view),
    turn: stratego.turn(view),
    events: events.filter((event) => isVisibleTo(event, viewer)),
    odds: viewer === 'blue' ? odds : [],
  });
};

describe('tables that fit a view', () => {
  test('ST-15 such a table cannot be told from the true table, in any match, by any viewer', () => {
    for (let i = 0; i < 14; i++) {
      const seed = `guess${i}`;
      const bots = i % 2 === 0 ? { red: 'quick', blue: 'quick' } : { red: 'quick' };
      for (const { before, ply } of play(game, matchOf(game, seed, anyOptions(game, seed)), 160, bots)) {
        const state = before.state as State;
        for (const viewer of VIEWERS) {
          const seen = stratego.view(state, viewer);
          const dealt = determinize(seen, luckForPly(`${seed}/${viewer}`, ply));
          expect(dealt.pieces.every(({ rank }) => rank !== 'hidden')).toBe(true);
          expect(stratego.view(dealt, viewer)).toEqual(seen);
        }
      }
    }
  });
  test('ST-15 such a table keeps to what all have seen: movers, far goers and what is open', () => {
    const state = go(
      take({
        options: { size: 'duel', survivor: 'open' },
        men: DUEL,
      }),
      'A3 A6',
      'J10 J9',
      'F3 F4',
      'C10 C9',
    ).state;
    const ranks = new Map<string, Set<string>>();
    for (let i = 0; i < 300; i++) {
      const dealt = determinize(stratego.view(state, 'blue'), luckForPly('many', i));
      for (const { id, rank } of dealt.pieces) ranks.set(id, (ranks.get(id) ?? new Set()).add(rank));
      expect(
        dealt.pieces
          .filter(({ seat }) => seat === 'red')
          .map(({ rank }) => rank)
          .sort(),
      ).toEqual(
        state.pieces
          .filter(({ seat }) => seat === 'red')
          .map(({ rank }) => rank)
          .sort(),
      );
    }
    expect([...(ranks.get('red.A3') ?? [])]).toEqual(['scout']);
    expect([...(ranks.get('red.F3') ?? [])]).toEqual(['general']);
    expect([...(ranks.get('red.A1') ?? [])].sort()).toEqual(['flag', 'marshal', 'mine', 'miner', 'scout', 'spy']);
    expect([...(ranks.get('blue.C10') ?? [])]).toEqual(['marshal']);
    const moved = determinize(stratego.view(state, 'red'), luckForPly('one', 1));
    expect(['mine', 'flag']).not.toContain(moved.pieces.find(({ id }) => id === 'blue.C10')?.rank);
  });
});

describe('two records that differ in two hidden pieces', () => {
  test.each([
    ['battle', {}],
    ['battle', { survivor: 'memory', aid: true, mines: 'classic' }],
    ['duel', { aid: true }],
    ['duel', { survivor: 'open', repetition: false }],
    ['barrage', { scoutMayAttack: false, aid: true }],
  ] as const)(
    'ST-15 look the same to the other seat in a %s with %o until one of the two is shown',
    (size, options) => {
      let compared = 0;
      let inPlay = 0;
      for (let i = 0; i < 4; i++) {
        const match = recordOf(`twins${i}`, size, options, 90);
        const [first] = match.entries;
        if (!first) throw new Error('The record is empty.');
        const { cells } = first.action as Extract<Action, { type: 'arrange' }>;
        const whole = botRandom(`twins${i}`, 3);
        const filled = cells.flatMap((rank, cell) => (rank ? [cell] : []));
        const one = filled[whole(filled.length)] as number;
        const two =
          filled.find((cell) => cells[cell] !== cells[one] && whole(4) === 0) ??
          filled.find((cell) => cells[cell] !== cells[one]);
        const twin = exchanged(match, one, two as number);
        const [a, b] = [replay(game, match).steps, replay(game, twin).steps];
        const names = [one, two as number].map((cell) => `red.${nameOf(cell)}`);
        // The twin may not be able to play on: a mine cannot make a captain's move.
        for (let ply = 0; ply < Math.min(a.length, b.length); ply++) {
          const [left, right] = [a[ply] as TimelineStep, b[ply] as TimelineStep];
          const shown = [left, right].some(({ events }) =>
            events.some((event) => event.kind === 'revealed' && event.ids.some((id) => names.includes(id))),
          );
          if (shown) break;
          for (const viewer of ['blue', 'public'] as const) expect(seenBy(viewer, left)).toBe(seenBy(viewer, right));
          expect(left.state).not.toEqual(ply > 0 ? right.state : null);
          compared++;
          if ((left.state as State).stage.at === 'play') inPlay++;
        }
      }
      expect(compared).toBeGreaterThan(60);
      expect(inPlay).toBeGreaterThan(20);
    },
  );
});

describe('what a viewer sees', () => {
  test('ST-15 ids, order and scene of hidden pieces come from their starting cells', () => {
    const { steps } = playOut(game, matchOf(game, 'ids', { size: 'duel' }), 120, { red: 'quick', blue: 'quick' });
    for (const { state } of steps) {
      for (const seat of SIDES) {
        const view = stratego.view(state as State, otherOf(seat));
        const theirs = view.pieces.filter((piece) => piece.seat === seat);
        if (!view.ready.includes(seat)) expect(theirs).toEqual([]);
        for (const { id } of theirs) expect(id).toMatch(/^(red|blue)\.[A-J]\d+$/);
      }
    }
  });
  test('ST-15 the public table shows no rank that both do not know', () => {
    for (const survivor of ['hidden', 'open', 'memory'] as const) {
      const { steps } = playOut(game, matchOf(game, 'public', { size: 'duel', survivor, aid: true }), 200, {
        red: 'quick',
        blue: 'quick',
      });
      let open = 0;
      for (const { state } of steps) {
        const full = state as State;
        const view = stratego.view(full, 'public');
        const ranks = new Map(full.pieces.map((piece) => [piece.id, isOpen(full, piece)]));
        for (const piece of view.pieces) expect(piece.rank !== 'hidden').toBe(ranks.get(piece.id));
        for (const node of stratego.scene(view).nodes) {
          if (node.kind !== 'piece') continue;
          const known = ranks.get(node.id) === true;
          expect(node.emblem === undefined && node.mark === undefined, node.id).toBe(!known);
          if (known) open++;
        }
      }
      expect(open).toBeGreaterThan(0);
    }
  });
  test('ST-15 set-up is told to its owner only, and where the enemy stands is not known before both are ready', () => {
    const { steps } = playOut(game, matchOf(game, 'set-up', {}), 60);
    let told = 0;
    for (const { events, state } of steps) {
      for (const event of events) {
        if (event.kind === 'rolled' || event.rule !== 'ST-04' || event.text.key === 'stratego:event.ready') continue;
        expect(event.only).toBe('red');
      }
      const seen = stratego.view(state as State, 'blue');
      expect(seen.pieces.some(({ seat }) => seat === 'red')).toBe(false);
      if ((state as State).active === 'blue') break;
      told++;
      expect(stratego.turn(seen)).toMatchObject({ stage: { why: { key: 'stratego:why.behind' } } });
    }
    expect(told).toBeGreaterThan(0);
  });
  test('ST-04 the curtain hangs before the army that the eyes at the screen may not see', () => {
    const { steps } = playOut(game, matchOf(game, 'set-up', { size: 'duel' }), 400, { red: 'quick', blue: 'quick' });
    const ready = steps.find(({ state }) => (state as State).ready.length === 1)?.state as State;
    const zones = (viewer: (typeof VIEWERS)[number]): string[] =>
      stratego
        .scene(stratego.view(ready, viewer))
        .nodes.map(({ id }) => id)
        .filter((id) => /^(zone|curtain)\./.test(id));
    expect(zones('red')).toEqual(['curtain.blue']);
    for (const viewer of ['blue', 'public', 'all'] as const)
      expect(zones(viewer)).toEqual(['zone.blue', 'curtain.red']);
  });
  test('ST-15 the odds of an attack on something hidden are unknown, on something open they are told', () => {
    const men = { A1: 'red flag', B3: 'red major', J10: 'blue flag', J9: 'blue captain moved', J8: 'blue captain' };
    const hidden = small({ men: { ...men, B4: 'blue captain' } });
    const attack: Action = { type: 'move', id: 'red.B3', cell: 31 };
    expect(forecast(game, stratego.view(hidden, 'red'), attack)).toEqual({ kind: 'unknown' });
    const open = small({ men: { ...men, B4: 'blue captain moved seen' }, options: { survivor: 'open' } });
    expect(forecast(game, stratego.view(open, 'red'), attack)).toMatchObject({
      kind: 'odds',
      effects: { 'removed:blue.B4': 1 },
    });
  });
  // Sabotage: counted from the pieces that are seen, an army lacked whoever is hidden.
  test('ST-02 of whom the armies consist is told alike to all, whoever is hidden or taken, and not while they are set up', () => {
    const men = { A1: 'red flag', B2: 'red miner', J10: 'blue flag', B3: 'blue captain' };
    const state = small({ men, fallen: ['blue scout'] });
    const armies = VIEWERS.map((viewer) => stratego.scene(stratego.view(state, viewer)).armies);
    for (const told of armies) expect(told).toEqual(armies[0]);
    expect(armies[0]?.map(({ seat, kinds }) => [seat, kinds.reduce((sum, { of }) => sum + of, 0)])).toEqual([
      ['red', 40],
      ['blue', 40],
    ]);
    const { state: fresh } = initialStep(game, matchOf(game, 'fresh'));
    expect(stratego.scene(stratego.view(fresh as State, 'red')).armies).toBeUndefined();
  });
  test('ST-15 labels speak to the viewer', () => {
    const state = small({
      men: { A1: 'red flag', B2: 'red miner', J10: 'blue flag', B3: 'blue captain moved' },
      options: { aid: true },
      fallen: ['blue scout'],
    });
    const label = (viewer: (typeof VIEWERS)[number], id: string): string | undefined =>
      stratego.scene(stratego.view(state, viewer)).nodes.find((node) => node.id === id)?.label?.key;
    expect([label('red', 'red.B2'), label('red', 'blue.B3'), label('red', 'blue.J10')]).toEqual([
      'stratego:piece.own',
      'stratego:piece.enemyMoved',
      'stratego:piece.enemy',
    ]);
    expect([label('public', 'red.B2'), label('all', 'red.B2'), label('blue', 'blue.X0')]).toEqual([
      'stratego:piece.sideHidden',
      'stratego:piece.side',
      'stratego:piece.captured',
    ]);
  });
});
