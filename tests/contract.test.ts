// The house laws, run over every registered game; law 9, of secrecy, stands in contract.secrecy.test.ts. Above each law stands the sabotage by which it was proven:
// a change to a game or to the core that the law must catch, and did.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Choice, deedsOf, openOf } from '../src/core/choice.ts';
import type { TableEvent } from '../src/core/event.ts';
import { forecast } from '../src/core/odds/forecast.ts';
import type { AnyGame } from '../src/core/game.ts';
import { covers, luckAt, rowChance, type Throw } from '../src/core/luck.ts';
import { begin, type Entry, firstThrow, type Match, matchSchema, tryOn } from '../src/core/match.ts';
import { replay } from './replay.ts';
import type { Message } from '../src/core/message.ts';
import { BADGES, LINE_STYLES, type Looks, type Scene, type SceneNode } from '../src/core/scene.ts';
import { SEATS } from '../src/core/seat.ts';
import { GAMES } from '../src/games/index.ts';
import { DRAWN } from '../src/table/looks.ts';
import { isDeed } from '../src/table/hand/acting.ts';
import { offerOf } from '../src/ui/play/hand/offer.ts';
import { fieldsOf, type OptionField, valueKey } from '../src/ui/setup/form.ts';
import { textsOf } from './help.ts';
import {
  anyOptions,
  anyPlayers,
  engine,
  type Look,
  matchOf,
  play,
  playOut,
  runWithShots,
  type Walk,
  walkOf,
} from './walk.ts';

const PLIES = 200;
/** A shot costs a simulation, so games of shots are walked to so many of them at most, by fewer seeds. */
const SHOTS = 24;
const SEEDS = 16;
const SHOT_SEEDS = 5;
const seeds = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' });
const walks = new Map<string, readonly Walk[]>();
/** Matches of a game by seeds that fast-check picks, with every number of seats: walked once for all laws. */
const walksOf = (game: AnyGame): readonly Walk[] => {
  const drawn = fc.tuple(seeds, fc.integer({ min: game.seats.min, max: game.seats.max }));
  const known =
    walks.get(game.id) ??
    fc.sample(drawn, game.shots ? SHOT_SEEDS : SEEDS).map(([seed, seats]) => {
      const match = matchOf(game, seed, anyOptions(game, seed), seats);
      return walkOf(game, match, PLIES, anyPlayers(game, seed), SHOTS);
    });
  walks.set(game.id, known);
  return known;
};
/** Runs a law over every match that was walked; a failure names the seed. */
const forWalks = (game: AnyGame, law: (walk: Walk) => void): void => {
  for (const walk of walksOf(game)) {
    try {
      law(walk);
    } catch (error) {
      const { seed, players } = walk.match;
      throw new Error(`seed ${JSON.stringify(seed)}, ${players.length} seats: ${String(error)}`, { cause: error });
    }
  }
};
/** Runs a law over every look at these matches. */
const forLooks = (game: AnyGame, law: (look: Look, match: Match) => void): void =>
  forWalks(game, ({ looks, match }) => looks.forEach((look) => law(look, match)));
const offers = new WeakMap<object, readonly Choice<unknown>[]>();
/** What is offered on a table, asked once. */
const offeredOn = (game: AnyGame, view: unknown): readonly Choice<unknown>[] => {
  const known = offers.get(view as object) ?? game.choices(view);
  offers.set(view as object, known);
  return known;
};
/** Whether an action does nothing but pass the turn on. */
const yieldsAll = (game: AnyGame, view: unknown, action: unknown): boolean => {
  const ran = tryOn(game, view, action);
  if (!ran || !('step' in ran)) return false;
  const [was, is] = [game.turn(view), game.turn(ran.step.state)];
  const told = ran.step.events.every(({ kind }) => kind === 'said');
  return told && 'to' in was && 'to' in is && was.to !== is.to && samePieces(game, view, ran.step.state);
};
/** Whether all pieces stand where they stood. */
const samePieces = (game: AnyGame, view: unknown, state: unknown): boolean => {
  const [was, is] = [view, state].map((each) =>
    game.scene(each).nodes.flatMap((node) => (node.kind === 'piece' ? [[node.id, node.at, node.name, node.seat]] : [])),
  );
  return JSON.stringify(was) === JSON.stringify(is);
};
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** The text keys of all values of a list, under every value of the option on which they hang. */
const namesOf = (fields: readonly OptionField[], field: OptionField): string[] => {
  const { input, told } = field;
  const on = fields.find(({ key }) => key === told)?.input;
  const others = on?.kind === 'list' ? on.values.map((value) => ({ [told ?? '']: value })) : [{}];
  return input.kind === 'list'
    ? input.values.flatMap((value) => others.map((values) => valueKey(field, value, values)))
    : [];
};

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  // Sabotage: the example of a walk began in the field's corner instead of at the soldier; caught as an example that is refused.
  test('law 1: what is offered is lawful, and whose turn it is has something to do', () => {
    forLooks(game, ({ view, turn }) => {
      const choices = openOf(offeredOn(game, view));
      expect(choices.length, `${turn.to} has a choice`).toBeGreaterThan(0);
      const kept = turn.opening ? (game.keep?.(view, turn.to) ?? null) : null;
      if (kept !== null) expect(game.refuse(view, kept), 'what is kept can be laid out').toBeNull();
      for (const choice of choices) {
        expect(game.refuse(view, choice.kind === 'do' ? choice.action : choice.example())).toBeNull();
      }
    });
  });

  // Sabotages: Sci-Fi's end of a turn was not marked; a spent soldier had no reason.
  test('law 1: what lets things go by is never the primary button while a deed is open, and who can do nothing says why', () => {
    forLooks(game, ({ view, turn }) => {
      const choices = offeredOn(game, view).filter(({ aside }) => !aside);
      const open = deedsOf(choices);
      const own = game
        .scene(view)
        .nodes.filter((node) => node.kind === 'piece' && node.seat === turn.to && !node.out && !node.waits);
      // Laying out ends in a turn that is passed on.
      const plays = open.some((choice) => isDeed(choice) && own.some(({ id }) => id === choice.piece));
      // Whoever is picked, most offers are the same: each is played once.
      const offered = new Map<string, unknown>();
      for (const selected of [null, ...new Set(open.flatMap(({ piece }) => piece ?? []))]) {
        const offer = offerOf(null, choices, selected);
        if (offer.kind !== 'act' || open.length === 0) continue;
        expect(offer.choice.passes).toBeUndefined();
        offered.set(JSON.stringify(offer.action), offer.action);
      }
      if (plays) for (const [told, action] of offered) expect(yieldsAll(game, view, action), told).toBe(false);
      const able = new Set(openOf(choices).map(({ piece }) => piece));
      for (const { id: idle } of own) if (!able.has(idle) && game.idle) expect(game.idle(view, idle)).not.toBeNull();
    });
  });

  // Sabotage: a ready match asked for a terrain that there is not.
  test('law 1: ready matches are lawful, named in both languages, and begin', () => {
    const presets = game.presets ?? [];
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    // The example game stands on no shelf.
    if (existsSync(`src/games/${id}`)) {
      expect(presets.length, 'three to five ready matches').toBeGreaterThanOrEqual(3);
      expect(presets[0]?.level, 'the first is for those who do not know the game').toBe(1);
    }
    expect(presets.length).toBeLessThanOrEqual(5);
    for (const { id: name, options } of presets) {
      const begun = begin(game, matchOf(game, name, options));
      expect('to' in game.turn(begun.state), name).toBe(true);
      for (const language of ['en', 'ru'] as const) {
        const texts = textsOf(id, language);
        expect(texts).toHaveProperty([`preset.${name}`]);
        expect(texts).toHaveProperty([`preset.${name}.help`]);
      }
    }
  });

  // Sabotage: the brief of the relay named no way to win.
  test('law 1: by whatever options it is told how one wins and what one does in a turn', () => {
    const presets = (game.presets ?? []).map(({ options }) => options as object);
    for (const options of [{}, ...presets]) {
      const { wins, turn } = game.brief(game.schema.options.parse(options));
      expect(wins.length).toBeGreaterThan(0);
      expect(turn.length).toBeGreaterThan(0);
    }
  });

  // Sabotage: a hint of Stratego waited for a choice that there is not.
  test('law 1: hints of the first match are one sentence each and wait for choices and rules that there are', () => {
    const hints = game.hints ?? [];
    expect(new Set(hints.map((hint) => hint.id)).size).toBe(hints.length);
    for (const { id: name, at } of hints)
      for (const language of ['en', 'ru'] as const) {
        const texts = textsOf(id, language);
        expect(texts[`hint.${name}`]).toMatch(/^[^.!?]+\.$/);
        if (typeof at !== 'string') expect(texts).toHaveProperty(['choice' in at ? at.choice : at.rule]);
      }
  });

  // Sabotage: no attack reached anybody, and the stalemate never came; caught by a match without an end.
  test('law 1: the plain bot ends a match against the random one', () => {
    const plain = Object.keys(game.bots)[0];
    if (plain === undefined) throw new Error(`${id} has no bot of its own.`);
    for (let i = 0; i < (game.shots ? 1 : 6); i++) {
      const side = i % 2 === 0 ? 'blue' : 'red';
      const { winners } = playOut(game, matchOf(game, `end ${i}`), MOST_PLIES, { [side]: plain });
      expect(winners).not.toBeNull();
    }
  });

  // Sabotage: `apply` counted its calls outside the state and let the count in; the replay came to another table.
  test('law 2: a record replays to the same table, through JSON, with dice typed by hand and without the films of its shots', () => {
    forWalks(game, ({ match, steps }) => {
      const again = replay(game, matchSchema.parse(copy(match)));
      expect(again.stopped).toBeUndefined();
      expect(again.steps.at(-1)?.state).toEqual(steps.at(-1)?.state);
      const typed = again.steps.slice(1).map((step, i): Entry => {
        const dice = step.events.flatMap((event) => (event.kind === 'rolled' ? event.dice : []));
        const { action, shots } = match.entries[i] as Entry;
        const stripped = shots?.map((shot) => ({ ...shot, frames: undefined }));
        return { action, ...(dice.length > 0 ? { dice: [...dice] } : {}), ...(stripped ? { shots: stripped } : {}) };
      });
      expect(replay(game, { ...match, entries: typed }).steps.at(-1)?.state).toEqual(steps.at(-1)?.state);
    });
  });

  // Sabotage: `endMove` set `spent` on the soldier it was given; the frozen state threw.
  test('law 3: nothing given is changed, and states and events are plain data', () => {
    forLooks(game, ({ after }) => {
      expect(after.state).toEqual(copy(after.state));
      expect(after.events).toEqual(copy(after.events));
    });
  });

  // Sabotage: `view` sorted the soldiers by id; without secrets it must change nothing.
  test('law 4: a view of a view is the view, and says the same of turn and actions', () => {
    forLooks(game, ({ before, view, turn, action }, { players }) => {
      expect(game.turn(view)).toEqual(turn);
      expect(game.refuse(view, action)).toEqual(game.refuse(before.state, action));
      for (const viewer of [...SEATS.slice(0, players.length), 'all', 'public'] as const) {
        const seen = game.view(before.state, viewer);
        expect(game.view(seen, viewer)).toEqual(seen);
        if (!game.secrets) expect(seen).toEqual(before.state);
      }
    });
  });

  // Sabotages: both zones were given one id; the objective stood at a broken millimetre; Sea Battle named no peg among its looks.
  test('law 5: scenes are whole, known and unmistakable', () => {
    forLooks(game, ({ view, after, turn }) => {
      checkScene(game.looks, game.scene(view));
      checkScene(game.looks, game.scene(game.view(after.state, turn.to)));
    });
  });

  // Sabotage: the drawing of the axeman was taken away.
  test('law 5: every look that a game names has a drawing', () => {
    const { mat, areas, figures, emblems = [] } = game.looks;
    expect(DRAWN.mats).toContain(mat);
    expect(DRAWN.areas).toEqual(expect.arrayContaining([...areas]));
    expect(DRAWN.figures).toEqual(expect.arrayContaining([...figures]));
    expect(DRAWN.emblems).toEqual(expect.arrayContaining([...emblems]));
  });

  // Sabotages: the attack's row of 2 and 5 covered 3 too; the length of a walk depended on the face and not on the row.
  test('law 5: rule tables cover every total once, and each total of a row leads to the same table', () => {
    const checked = new Set<string>();
    let dice = false;
    forLooks(game, ({ before, action, ply, after }) => {
      dice ||= after.events.some((event) => event.kind === 'rolled');
      const ask = firstThrow(game, before.state, action);
      if (!ask) return;
      checkRows(ask);
      const kind = `${ask.rule} ${JSON.stringify(ask.rows)}`;
      if (checked.has(kind)) return;
      checked.add(kind);
      for (const row of ask.rows) {
        const tables = [1, 2, 3, 4, 5, 6]
          .filter((total) => covers(row, total) && !(ask.explode && total === 6))
          .map((total) => tableAfter(game, ply, before.state, action, total));
        for (const table of tables) expect(table).toEqual(tables[0]);
      }
    });
    expect(checked.size > 0, 'a game that throws dice has rule tables').toBe(dice);
  });

  describe('law 6', () => {
    let said: Set<string>;
    let rules: Set<string>;
    beforeAll(() => {
      said = new Set();
      rules = new Set();
      const note = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        if ('key' in value && typeof value.key === 'string' && value.key.includes(':'))
          said.add(`${value.key} ${valuesOf(value as Message)}`);
        if ('rule' in value && typeof value.rule === 'string') rules.add(value.rule);
        Object.values(value).forEach(note);
      };
      forLooks(game, ({ view, turn, after }) => {
        const choices = offeredOn(game, view);
        note([turn, choices, after.events, game.scene(view)]);
        for (const choice of openOf(choices)) {
          const preview = game.preview?.(view, choice.kind === 'do' ? choice.action : choice.example());
          note(preview);
          checkLooks(game.looks, preview?.nodes ?? []);
        }
      });
      const briefOf = (options: object) => game.brief(game.schema.options.parse(options));
      note([briefOf({}), (game.presets ?? []).map((preset) => briefOf(preset.options as object))]);
      game.hints?.forEach((hint) => said.add(`${id}:hint.${hint.id} measure`));
      Object.keys(game.bots).forEach((bot) => said.add(`${id}:bot.${bot} `));
      ['name', 'blurb'].forEach((key) => said.add(`${id}:${key} `));
    });
    const texts = Object.fromEntries(
      (['en', 'ru'] as const).map((language) => [language, textsOf(id, language)]),
    ) as Record<'en' | 'ru', Record<string, string>>;
    const shell = Object.fromEntries(
      (['en', 'ru'] as const).map((language) => [
        language,
        (JSON.parse(readFileSync(`src/i18n/${language}.json`, 'utf8')) as Record<string, Record<string, string>>)[
          'core'
        ] ?? {},
      ]),
    ) as Record<'en' | 'ru', Record<string, string>>;

    // Sabotages: the Russian text of `event.closes` was misnamed; the English one of `event.nobodyNear` asked for a value no rule gives.
    test.each(['en', 'ru'] as const)(
      'every message said has its sentence in %s, with no value it is not given',
      (language) => {
        for (const each of said) {
          const [key = '', values = ''] = each.split(' ');
          const [namespace, name] = key.split(':') as [string, string];
          const sentences = sentencesOf(namespace === 'core' ? shell[language] : texts[language], name);
          expect(sentences, `${key} in ${language}`).not.toEqual([]);
          const given = values.split(',');
          for (const sentence of sentences) {
            for (const [, wanted] of sentence.matchAll(/\{\{(\w+)\}\}/g)) {
              const has = given.includes(wanted ?? '') || (wanted === 'n' && given.includes('count'));
              expect(has, `${key} in ${language} wants ${wanted}`).toBe(true);
            }
          }
        }
      },
    );

    // Sabotage: a Russian plural form was misspelt.
    test('English and Russian have the same texts with the same values, and Russian all its plurals', () => {
      const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
      const stems = (language: 'en' | 'ru') => [...new Set(Object.keys(texts[language]).map(stem))].sort();
      expect(stems('ru')).toEqual(stems('en'));
      for (const key of stems('en')) {
        expect(wantsOf(texts.ru, key), key).toEqual(wantsOf(texts.en, key));
        if (`${key}_other` in texts.en) {
          expect(
            Object.keys(texts.ru).filter((each) => stem(each) === key && each !== key).length,
            `plurals of ${key}`,
          ).toBe(4);
        }
      }
    });

    // Sabotages: an event of a walk cited TS-99; so did a missed attack.
    test('every rule named stands in the rulebook, with a name, in both languages', () => {
      for (const rule of rules) {
        for (const language of ['en', 'ru'] as const) {
          expect(texts[language], `${rule} in ${language}`).toHaveProperty([rule]);
          expect(texts[language], `${rule} in ${language}`).toHaveProperty([`${rule}.name`]);
        }
      }
      expect(rules.size).toBeGreaterThan(0);
    });

    // Sabotage: the Russian text of the option `counter.once` was misspelt.
    test('every option, and every value of a list, has its words', () => {
      for (const field of fieldsOf(game)) {
        const keys = [`option.${field.key}`, ...namesOf(fieldsOf(game), field)];
        for (const key of keys)
          for (const language of ['en', 'ru'] as const)
            expect(texts[language], `${key} in ${language}`).toHaveProperty([key]);
        for (const rule of [field.rule, ...Object.values(field.rules)])
          if (rule !== null) expect(texts.en).toHaveProperty([rule]);
      }
    });
  });

  // Sabotages: `rowChance` gave a row of two faces the chance of one; `forecast` forgot the branches it merged.
  test('law 7: an exact forecast agrees with 10,000 plays', { timeout: 240_000 }, () => {
    const { cases, dice } = throwsOf(game);
    expect(cases.length > 0, 'a game that throws dice has odds').toBe(dice);
    for (const { state, action } of cases) {
      const odds = forecast(game, state, action);
      if (odds.kind === 'each') checkEach(game, state, action, odds.throws);
      if (odds.kind !== 'odds' || !odds.exact) continue;
      expect(odds.open).toBeLessThan(1e-6);
      expect(odds.runs).toBeLessThanOrEqual(1000);
      expect(odds.outcomes.reduce((sum, outcome) => sum + outcome.p, 0) + odds.open).toBeCloseTo(1, 9);
      const seen: Record<string, number> = {};
      for (let i = 0; i < PLAYS; i++)
        for (const sign of effectsOf(game, state, action, `law 7/${i}`)) seen[sign] = (seen[sign] ?? 0) + 1 / PLAYS;
      for (const sign of new Set([...Object.keys(odds.effects), ...Object.keys(seen)])) {
        const p = odds.effects[sign] ?? 0;
        const error = Math.sqrt(Math.max(p * (1 - p), 1 / PLAYS) / PLAYS);
        expect(Math.abs((seen[sign] ?? 0) - p), `${sign}: ${p} against ${seen[sign]}`).toBeLessThan(4 * error + 1e-9);
      }
    }
  });

  // Sabotage: `rulesVersion` was raised without new records.
  test('law 8: the defaults are lawful, and golden records are of these rules', () => {
    expect(game.schema.options.safeParse({}).success).toBe(true);
    const folder = `tests/records/${id}`;
    const records = readdirSync(folder).map((file) =>
      matchSchema.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    );
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(record.rulesVersion).toBe(game.rulesVersion);
  });
});

const MOST_PLIES = 4000;
const PLAYS = 10_000;

const known = (list: readonly string[], value: string): void => {
  if (!list.includes(value)) throw new Error(`The scene holds an unknown style, ${value}.`);
};
/** Nodes are dressed in what the game names, and in nothing else. */
const checkLooks = (looks: Looks, nodes: readonly SceneNode[]): void => {
  for (const node of nodes) {
    if (node.kind === 'area') known(looks.areas, node.style);
    if (node.kind === 'line') known(LINE_STYLES, node.style);
    if (node.kind !== 'piece') continue;
    known(looks.figures, node.figure);
    if (node.emblem) known(looks.emblems ?? [], node.emblem);
    for (const badge of node.badges ?? []) known(BADGES, badge);
  }
};
const checkScene = (looks: Looks, scene: Scene): void => {
  known([looks.mat], scene.mat);
  checkLooks(looks, scene.nodes);
  const ids = scene.nodes.map((node) => node.id);
  expect(new Set(ids).size).toBe(ids.length);
  const whole = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !Number.isInteger(value * 2)) throw new Error(`${path} = ${value} is not whole.`);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) if (key !== 'values') whole(each, `${path}.${key}`);
  };
  whole(scene.nodes, 'nodes');
};
const checkRows = (ask: Throw): void => {
  const totals = ask.explode
    ? Array.from({ length: 40 }, (_, i) => i + 1).filter((n) => n % 6 !== 0)
    : [1, 2, 3, 4, 5, 6];
  for (const total of totals)
    expect(ask.rows.filter((row) => covers(row, total)).length, `${ask.rule}: ${total}`).toBe(1);
};
/** The table after an action whose first die shows this, further ones a 1. */
const tableAfter = (game: AnyGame, ply: number, state: unknown, action: unknown, die: number): unknown => {
  for (let dice = [die]; ; dice = [...dice, 1]) {
    const { ran } = runWithShots(game, 'row', ply, state, { action, dice });
    if ('step' in ran) return ran.step.state;
    if ('refused' in ran) throw new Error(`Refused: ${ran.refused.text.key}`);
  }
};
const valuesOf = (message: Message): string => Object.keys(message.values ?? {}).join(',');
const sentencesOf = (texts: Record<string, string>, name: string): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    key === name || key.replace(/_(one|few|many|other)$/, '') === name ? [text] : [],
  );
const wantsOf = (texts: Record<string, string>, name: string): string[] =>
  [
    ...new Set(
      sentencesOf(texts, name).flatMap((text) =>
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, wanted]) => (wanted === 'count' ? 'n' : (wanted ?? ''))),
      ),
    ),
  ].sort();

/** Tables of plays by the plain bot and the throws that can be made there, one of each rule, the latest; and whether dice fell at all. */
const throwsOf = (game: AnyGame): { cases: readonly { state: unknown; action: unknown }[]; dice: boolean } => {
  const found = new Map<string, { state: unknown; action: unknown }>();
  const plain = Object.keys(game.bots)[0] ?? '';
  let dice = false;
  for (const seed of ['odds 1', 'odds 2']) {
    for (const { before, after, action } of play(
      game,
      matchOf(game, seed),
      PLIES,
      { blue: plain, red: plain },
      SHOTS,
    )) {
      dice ||= after.events.some(({ kind }) => kind === 'rolled');
      const ask = firstThrow(game, before.state, action);
      if (ask) found.set(`${ask.rule} ${ask.text.key}`, { state: before.state, action });
    }
  }
  return { cases: [...found.values()], dice };
};
/** Throws that are told each for itself are what is thrown however the others fall, and fall as their rows say. */
const checkEach = (game: AnyGame, state: unknown, action: unknown, throws: readonly Throw[]): void => {
  const seen = throws.map(({ rows }) => rows.map(() => 0));
  for (let i = 0; i < PLAYS; i++) {
    const { events } = game.apply(state, action, luckAt(`law 7/${i}`, 1));
    const rolls = events.filter((event) => event.kind === 'rolled');
    if (i < 20) expect(rolls.map(({ thrown }) => thrown)).toEqual(throws);
    for (const [at, { row }] of rolls.entries()) (seen[at] as number[])[row] = (seen[at]?.[row] ?? 0) + 1 / PLAYS;
  }
  for (const [at, ask] of throws.entries())
    for (const [row, each] of ask.rows.entries()) {
      const p = rowChance(ask, each);
      const error = Math.sqrt(Math.max(p * (1 - p), 1 / PLAYS) / PLAYS);
      expect(Math.abs((seen[at]?.[row] ?? 0) - p)).toBeLessThan(4 * error + 1e-9);
    }
};
const LASTING = /^(hit|wounded|removed|restored|revealed|scored|over)$/;
/** The lasting events of one play of an action, followed midway while there is only one thing to do. */
const effectsOf = (game: AnyGame, start: unknown, first: unknown, seed: string): Set<string> => {
  const events: TableEvent[] = [];
  for (let state = start, action: unknown = first, ply = 1; ; ply++) {
    const step = game.apply(state, action, luckAt(seed, ply, undefined, engine));
    events.push(...step.events);
    state = step.state;
    const turn = game.turn(state);
    const choices = 'to' in turn && turn.midway ? openOf(game.choices(game.view(state, turn.to))) : [];
    const only = choices[0];
    if (choices.length !== 1 || only?.kind !== 'do') break;
    action = only.action;
  }
  return new Set(
    events
      .filter((event) => LASTING.test(event.kind))
      .map((event) => `${event.kind}:${'ids' in event ? event.ids.join() : ''}`),
  );
};
