// The house laws, run over every registered game; law 9, of secrecy, stands in contract.secrecy.test.ts. Above each law stands the sabotage by which it was proven:
// a change to a game or to the core that the law must catch, and did.
import { asView } from '../src/core/view.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playingChoices, enabledChoices } from '../src/core/choice.ts';
import { forecast } from '../src/core/odds/forecast.ts';
import type { AnyGame } from '../src/core/game.ts';
import { rowCovers } from '../src/core/luck.ts';
import { initialStep, type Entry, firstRoll, matchSchema, dryRun } from '../src/core/match.ts';
import { replay } from './replay.ts';
import { SEATS } from '../src/core/seat.ts';
import { GAMES } from './games.ts';
import { SPRITES } from '../src/table/sprites.ts';
import { isAction } from '../src/table/input/hitTest.ts';
import { primaryOffer } from '../src/interaction/primary/primaryOffer.ts';
import { textsOf } from './help.ts';
import { matchOf, playOut } from './walk.ts';
import { checkEach, checkRows, effectsOf, expectShare, PLAYS, tableAfter, throwsOf } from './laws/odds.ts';
import { identityLaw } from './laws/identity.ts';
import { offersLaw } from './laws/offers.ts';
import { checkScene } from './laws/scenes.ts';
import { textsLaw } from './laws/texts.ts';
import { forLooks, forWalks, offeredOn } from './laws/walks.ts';
import { forWrongs, tellsLength } from './laws/wrong.ts';

const MOST_PLIES = 4000;
/** Whether an action does nothing but pass the turn on. */
const yieldsAll = (game: AnyGame, view: unknown, action: unknown): boolean => {
  const ran = dryRun(game, asView(view), action);
  if (!ran || !('step' in ran)) return false;
  const [was, is] = [game.turn(view), game.turn(ran.step.state)];
  const told = ran.step.events.every(({ kind }) => kind === 'said');
  return told && 'to' in was && 'to' in is && was.to !== is.to && samePieces(game, view, ran.step.state);
};
/** Whether all pieces stand where they stood. */
const samePieces = (game: AnyGame, view: unknown, state: unknown): boolean => {
  const [was, is] = [view, state].map((each) =>
    game
      .scene(asView(each))
      .nodes.flatMap((node) => (node.kind === 'piece' ? [[node.id, node.at, node.name, node.seat]] : [])),
  );
  return JSON.stringify(was) === JSON.stringify(is);
};
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  // Sabotage: the example of a walk began in the field's corner instead of at the soldier; caught as an example that is refused.
  test('law 1: what is offered is lawful, and whose turn it is has something to do', () => {
    forLooks(game, ({ view, turn }) => {
      const choices = enabledChoices(offeredOn(game, view));
      expect(choices.length, `${turn.to} has a choice`).toBeGreaterThan(0);
      const kept = turn.opening ? (game.currentSetup?.(asView(view), turn.to) ?? null) : null;
      if (kept !== null) expect(game.refuse(view, kept), 'what is kept can be laid out').toBeNull();
      for (const choice of choices) {
        expect(game.refuse(view, choice.kind === 'do' ? choice.action : choice.example())).toBeNull();
      }
    });
  });

  // Sabotages: no skip before the first throw in Toy Soldiers, no way for guns in Siege, no long moves of scouts, no power beyond 900 in Flick Fighters.
  test('law 1: what is offered is allowed, and what is allowed is offered', { timeout: 600_000 }, () =>
    offersLaw(game),
  );

  // Sabotages: an aimed shot in Sci-Fi had the id of a plain one; ids in Siege counted the choices made; ids told the language; those of Stratego
  // were the places in the list; the obstacles of Toy Soldiers were added by one id.
  test(
    'law 1: each choice has an id of its own, the same whenever it is offered again, in either language',
    { timeout: 600_000 },
    () => identityLaw(game),
  );

  // Sabotages: Sci-Fi's end of a turn was not marked; a spent soldier had no reason.
  test('law 1: what lets things go by is never the primary button while a deed is open, and who can do nothing says why', () => {
    forLooks(game, ({ view, turn }) => {
      const choices = offeredOn(game, view).filter(({ meta }) => !meta);
      const open = playingChoices(choices);
      const own = game
        .scene(asView(view))
        .nodes.filter((node) => node.kind === 'piece' && node.seat === turn.to && !node.out && !node.waits);
      // Laying out ends in a turn that is passed on.
      const plays = open.some((choice) => isAction(choice) && own.some(({ id }) => id === choice.piece));
      // Whoever is picked, most offers are the same: each is played once.
      const offered = new Map<string, unknown>();
      for (const selected of [null, ...new Set(open.flatMap(({ piece }) => piece ?? []))]) {
        const offer = primaryOffer(null, choices, selected);
        if (offer.kind !== 'act' || open.length === 0) continue;
        expect(offer.choice.skips).toBeUndefined();
        offered.set(JSON.stringify(offer.action), offer.action);
      }
      if (plays) for (const [told, action] of offered) expect(yieldsAll(game, view, action), told).toBe(false);
      const able = new Set(enabledChoices(choices).map(({ piece }) => piece));
      for (const { id: idle } of own)
        if (!able.has(idle) && game.idle) expect(game.idle(asView(view), idle)).not.toBeNull();
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
      const begun = initialStep(game, matchOf(game, name, options));
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
  test('law 1: hints of the first match are at most two short sentences and wait for choices and rules that there are', () => {
    const hints = game.hints ?? [];
    expect(new Set(hints.map((hint) => hint.id)).size).toBe(hints.length);
    for (const { id: name, at } of hints)
      for (const language of ['en', 'ru'] as const) {
        const texts = textsOf(id, language);
        expect(texts[`hint.${name}`]).toMatch(/^[^.!?]+\.( [^.!?]+\.)?$/);
        if (typeof at !== 'string') expect(texts).toHaveProperty(['choice' in at ? at.choice : at.rule]);
      }
  });

  // Sabotage: no attack reached anybody, and the stalemate never came; caught by a match without an end.
  test('law 1: the plain bot ends a match against the random one', () => {
    const plain = Object.keys(game.bots)[0];
    if (plain === undefined) throw new Error(`${id} has no bot of its own.`);
    for (let i = 0; i < (game.shots ? 1 : 4); i++) {
      const side = i % 2 === 0 ? 'blue' : 'red';
      const { winners } = playOut(game, matchOf(game, `end ${i}`), MOST_PLIES, { [side]: plain });
      expect(winners).not.toBeNull();
    }
  });

  // Sabotages: a shot beyond its range in Toy Soldiers was refused without its line; the foul of the gap in Flick Fighters named nobody between whom it lay.
  test('law 1: whatever is refused or told for a length is measured on the table', () => {
    forWrongs(game, ({ refusal: { text, at, show }, way }) => {
      if (tellsLength(text)) expect(show?.[0] ?? (way ? at : undefined), text.key).toBeDefined();
    });
    forLooks(game, ({ after }) => {
      for (const event of after.events)
        if (event.kind !== 'rolled' && event.kind !== 'moved' && event.kind !== 'shot' && tellsLength(event.text))
          expect(event.between ?? ('dealt' in event ? event.dealt : undefined), event.text.key).toBeDefined();
    });
  });
  // Sabotage: in place of a way too long Toy Soldiers named one that was a measure longer.
  test('law 1: the deed that is named in place of a refused one is lawful', () => {
    forWrongs(game, ({ refusal: { instead, text }, view }) => {
      if (instead !== undefined) expect(game.refuse(view, instead), text.key).toBeNull();
    });
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
      checkScene(game.sprites, game.scene(asView(view)));
      checkScene(game.sprites, game.scene(game.view(after.state, turn.to)));
    });
  });

  // Sabotage: the drawing of the axeman was taken away.
  test('law 5: every look that a game names has a drawing', () => {
    const { mat, areas, figures, emblems = [] } = game.sprites;
    expect(SPRITES.mats).toContain(mat);
    expect(SPRITES.areas).toEqual(expect.arrayContaining([...areas]));
    expect(SPRITES.figures).toEqual(expect.arrayContaining([...figures]));
    expect(SPRITES.emblems).toEqual(expect.arrayContaining([...emblems]));
  });

  // Sabotages: the attack's row of 2 and 5 covered 3 too; the length of a walk depended on the face and not on the row.
  test('law 5: rule tables cover every total once, and each total of a row leads to the same table', () => {
    const checked = new Set<string>();
    let dice = false;
    forLooks(game, ({ before, action, ply, after }) => {
      dice ||= after.events.some((event) => event.kind === 'rolled');
      const ask = firstRoll(game, asView(before.state), action);
      if (!ask) return;
      checkRows(ask);
      const kind = `${ask.rule} ${JSON.stringify(ask.rows)}`;
      if (checked.has(kind)) return;
      checked.add(kind);
      for (const row of ask.rows) {
        const tables = [1, 2, 3, 4, 5, 6]
          .filter((total) => rowCovers(row, total) && !(ask.explode && total === 6))
          .map((total) => tableAfter(game, ply, before.state, action, total));
        for (const table of tables) expect(table).toEqual(tables[0]);
      }
    });
    expect(checked.size > 0, 'a game that throws dice has rule tables').toBe(dice);
  });

  textsLaw(id, game);

  // Sabotages: `rowProbability` gave a row of two faces the chance of one; `forecast` forgot the branches it merged.
  test('law 7: an exact forecast agrees with 10,000 plays', { timeout: 240_000 }, () => {
    const { cases, dice } = throwsOf(game);
    expect(cases.length > 0, 'a game that throws dice has odds').toBe(dice);
    for (const { state, action } of cases) {
      const odds = forecast(game, asView(state), action);
      if (odds.kind === 'each') checkEach(game, state, action, odds);
      if (odds.kind !== 'odds' || !odds.exact) continue;
      expect(odds.open).toBeLessThan(1e-6);
      expect(odds.runs).toBeLessThanOrEqual(1000);
      expect(odds.outcomes.reduce((sum, outcome) => sum + outcome.p, 0) + odds.open).toBeCloseTo(1, 9);
      const seen: Record<string, number> = {};
      for (let i = 0; i < PLAYS; i++)
        for (const sign of effectsOf(game, state, action, `law 7/${i}`)) seen[sign] = (seen[sign] ?? 0) + 1 / PLAYS;
      for (const sign of new Set([...Object.keys(odds.effects), ...Object.keys(seen)])) {
        expectShare(seen[sign], odds.effects[sign] ?? 0, sign);
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
