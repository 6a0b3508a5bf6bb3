import { asView } from '../../src/core/view.ts';
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { botIds } from '../../src/core/bots.ts';
import { type Point, distance } from '../../src/geometry/point.ts';
import { gameOf } from '../games.ts';
import { hasText, changeLanguage } from '../../src/i18n/index.ts';
import { botAction, decide, withReason } from '../../src/store/botSearch.ts';
import { saveBotThought, botReasonAt } from '../../src/store/botReasons.ts';
import { engine, type Look, matchOf, patience, play } from '../walk.ts';

const PLIES = 36;
const SEED = 'why';
const ask = (game: AnyGame, bot: string, { before, turn, ply }: Look, past: Look['before'][]) => ({
  question: { game: game.id, bot, seat: turn.to, state: before.state, seed: SEED, ply, past, time: 0 },
  clock: patience(2),
});
beforeAll(() => changeLanguage('ru'));
test.each(['toy-soldiers', 'sci-fi', 'siege', 'stratego'])(
  'the best bot of %s tells why it does what it does, and does what it tells',
  (id) => {
    const game = gameOf(id) as AnyGame;
    const best = botIds(game).at(-1) as string;
    const past: Look['before'][] = [];
    let told = 0;
    let asked = 0;
    for (const look of play(game, matchOf(game, SEED, id === 'stratego' ? { size: 'duel' } : {}), PLIES, {
      blue: 'plain' in game.bots ? 'plain' : 'quick',
      red: 'plain' in game.bots ? 'plain' : 'quick',
    })) {
      past.push(look.before);
      if (look.turn.opening) continue;
      const { question, clock } = ask(game, best, look, [...past]);
      const { action, thoughts } = decide(question, clock, engine);
      asked++;
      if (thoughts.length === 0) continue;
      told++;
      expect(thoughts.length).toBeLessThanOrEqual(2);
      expect(thoughts[0]?.action).toEqual(action);
      for (const { action: deed, why, chance } of thoughts) {
        expect(game.refuse(game.view(look.before.state, look.turn.to), deed)).toBeNull();
        expect(hasText(why.key), why.key).toBe(true);
        if (chance !== undefined) expect(chance >= 0 && chance <= 1).toBe(true);
      }
      // To think once more costs as much: now and then will do.
      if (told % 4 === 1) expect(botAction(question, patience(2), engine)).toEqual(action);
    }
    expect(asked).toBeGreaterThan(10);
    expect(told / asked).toBeGreaterThan(0.3);
  },
);
test.each(['toy-soldiers', 'sci-fi', 'siege', 'stratego'])(
  'every level of %s gives a reason for most that it does',
  (id) => {
    const game = gameOf(id) as AnyGame;
    const [plain = ''] = Object.keys(game.bots);
    const past: Look['before'][] = [];
    let told = 0;
    let asked = 0;
    const options = id === 'stratego' ? { size: 'duel' } : {};
    for (const look of play(game, matchOf(game, SEED, options), 40, { blue: plain, red: plain })) {
      past.push(look.before);
      if (look.turn.opening) continue;
      const { question, clock } = ask(game, plain, look, [...past]);
      const [thought] = withReason(question, decide(question, clock, engine)).thoughts;
      // Sabotage: of a spell that doubled the steps it was told how likely it would have felled somebody.
      if ((look.action as { type: string }).type === 'cast') expect(thought).toBeUndefined();
      asked++;
      if (!thought) continue;
      told++;
      expect(thought.action).toEqual(look.action);
      expect(hasText(thought.why.key), thought.why.key).toBe(true);
    }
    expect(told / asked).toBeGreaterThan(0.4);
  },
);
test('a reason is told of the action that stands in the record, not of another in its place', () => {
  const game = gameOf('toy-soldiers') as AnyGame;
  const match = { ...matchOf(game, 'reasons'), entries: [{ action: { type: 'one' } }, { action: { type: 'two' } }] };
  saveBotThought('here', 2, { action: { type: 'two' }, why: { key: 'core:noBot' } });
  expect(botReasonAt({ id: 'here', match }, 2)).toEqual({ key: 'core:noBot' });
  expect(botReasonAt({ id: 'here', match }, 1)).toBeNull();
  expect(botReasonAt({ id: 'there', match }, 2)).toBeNull();
  expect(botReasonAt({ id: 'here', match: { ...match, entries: match.entries.toReversed() } }, 2)).toBeNull();
});
// Sabotage: of three men who came up and one who went on the same turn told both a storm and a wait.
test.each(['plain', 'sharp'])(
  'what the %s besieger is about holds for his whole turn, unless he is thrown back',
  (bot) => {
    const game = gameOf('siege') as AnyGame;
    let about = new Set<string>();
    let [turns, losses] = [0, 0];
    for (const look of play(game, matchOf(game, 'about', { shooting: 'virtual' }), 110, { blue: bot, red: bot })) {
      const { question, clock } = ask(game, bot, look, []);
      const [thought] = look.turn.to === 'blue' ? decide(question, clock, engine).thoughts : [];
      const key = thought?.why.key.split('.').at(-1) ?? '';
      if (/^(storm|gather|muster)$/.test(key)) about.add(key);
      losses += look.after.events.filter(({ kind }) => kind === 'removed' || kind === 'wounded').length;
      const next = game.turn(look.after.state);
      if (look.turn.to === 'red' || ('to' in next && next.to === 'blue')) continue;
      if (losses === 0) expect(about.size).toBeLessThanOrEqual(1);
      if (about.size > 0) turns++;
      [about, losses] = [new Set(), 0];
    }
    expect(turns).toBeGreaterThan(3);
  },
);
// Sabotage: who went round a corner, away from an enemy, was told to go for him.
test.each(['toy-soldiers', 'sci-fi', 'siege'])('whoever of %s is told to go for an enemy comes nearer to him', (id) => {
  const game = gameOf(id) as AnyGame;
  let went = 0;
  for (const look of play(game, matchOf(game, SEED), 120, { blue: 'novice', red: 'novice' })) {
    const { question, clock } = ask(game, 'novice', look, []);
    const [thought] = decide(question, clock, engine).thoughts;
    const [moved] = look.after.events.filter((event) => event.kind === 'moved');
    if (!thought || !moved || !/\.(goes|near)$/.test(thought.why.key)) continue;
    const pieces = game.scene(asView(look.before.state)).nodes.filter((node) => node.kind === 'piece');
    const named = thought.why.values?.['piece'] as { piece: string } | undefined;
    const foes = pieces.filter((each) => (named ? each.id === named.piece : each.seat !== look.turn.to && !each.out));
    const [from, to] = [moved.path[0], moved.path.at(-1)].map((at) =>
      Math.min(...foes.map((foe) => distance(foe.at, at as Point))),
    );
    expect(to, `${id} ${look.ply}`).toBeLessThan(from as number);
    went++;
  }
  expect(went).toBeGreaterThan(2);
});
