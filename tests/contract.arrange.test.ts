// The house law of arranged tables, over every game whose tables are arranged by hand; the sabotages by which it is proven are tests of their own.
import { asView } from '../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { refuseStart, refusePosition } from '../src/core/position/checks.ts';
import { type Position, positionSchema } from '../src/core/position/position.ts';
import { positionEditorGame, matchFromPosition, positionOf, positionEditorMatch } from '../src/core/position/editor.ts';
import { botRandom } from '../src/core/bots.ts';
import { type Choice, enabledChoices, legalSpots } from '../src/core/choice.ts';
import { playSetup } from '../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../src/core/game.ts';
import { luckForPly } from '../src/core/luck.ts';
import { initialStep, initialState, runEntry } from '../src/core/match.ts';
import { idFaults } from './laws/identity.ts';
import { GAMES } from './games.ts';
import { validateMatch } from '../src/storage/matchFile.ts';
import { anyOptions, freeze, matchOf, play } from './walk.ts';

type Arranged = AnyGame & { readonly arrange: NonNullable<AnyGame['arrange']> };
const TABLES = 2;
const DEEDS = 16;
const ONWARD = 6;
type Put = Position['pieces'][number];
/** A placing to be compared: of equal pieces with secrets any may be meant. */
const plain = ({ secrets }: AnyGame, { id, at, facing = 0 }: Put): string =>
  JSON.stringify([secrets ? id.replace(/\d+$/, '') : id, at, facing]);
/** Whether a table read anew is what was put on it, and all that was said of it is still true. */
const isAsPut = (game: AnyGame, put: Position, read: Position): boolean =>
  put.to === read.to &&
  put.pieces.length === read.pieces.length &&
  put.pieces.every((each) => {
    const found = read.pieces.find((other) => plain(game, other) === plain(game, each));
    // What has gone far has moved: more may follow from what was said.
    const [said, kept] = [each.marks ?? [], found?.marks ?? []];
    return found && said.every((mark) => kept.includes(mark)) && (game.secrets || said.length === kept.length);
  });
/** An action of a choice by lot: things are put anywhere. */
const anyOf = (choice: Choice<unknown>, whole: (below: number) => number, width: number, height: number): unknown => {
  if (choice.kind === 'do') return choice.action;
  if (choice.kind !== 'put' || whole(4) === 0) return choice.kind === 'put' ? choice.example() : null;
  const cells = legalSpots(choice.to);
  const point = cells?.[whole(cells.length)] ?? { x: whole(width), y: whole(height) };
  return choice.at(point, choice.turns && whole(2) === 0 ? choice.turns.step * whole(3) : undefined);
};
/** What a game keeps badly of tables arranged by lot; empty if nothing. */
const faultsOf = (game: Arranged, most = TABLES): string[] => {
  const faults = new Set<string>();
  const tables = { read: 0, played: 0 };
  try {
    for (let i = 0; i < most; i++) arrangeByLot(game, i, faults, tables);
  } catch (error) {
    return [...faults, `it breaks: ${String(error)}`];
  }
  return tables.read === most && tables.played > most ? [...faults] : [...faults, 'hardly any table is played on'];
};
/** Arranges a table by lot, and looks at it after each deed. */
const arrangeByLot = (
  game: Arranged,
  i: number,
  faults: Set<string>,
  tables: { read: number; played: number },
): void => {
  const seed = `arranged ${i}`;
  const match = matchOf(game, seed, i === 0 ? {} : anyOptions(game, seed));
  const fresh = freeze(initialState(game, match));
  const table = positionEditorGame(game);
  const { state: linedUp } = playSetup(game, match, { lots: true, lines: true }).step;
  const lined = game.arrange.read(linedUp);
  const turn = game.turn(linedUp);
  if ('to' in turn && !turn.opening && lined.pieces.length === 0)
    faults.add('a lined-up table is read as an empty one');
  const asked = positionEditorMatch(match, lined);
  const whole = botRandom(seed, 0);
  let step = runEntry(table, seed, 1, freeze(initialStep(table, asked).state), asked.entries[0] ?? { action: null });
  for (let deed = 1; deed <= DEEDS && 'step' in step; deed++) {
    const { state } = step.step;
    const position = positionOf(state);
    const laid = refusePosition(game, fresh, position) === null;
    if (!laid) faults.add('what was put cannot be laid');
    if (laid && isPlayable(game, fresh, position)) {
      tables.played++;
      judge(game, match, position, faults, deed);
    }
    const { width, height } = table.scene(asView(state));
    idFaults(table, state).forEach((fault) => faults.add(fault));
    const choices = enabledChoices(table.choices(asView(state))).filter(
      (choice) => !(choice.kind === 'do' && ['done', 'clear'].includes((choice.action as { type: string }).type)),
    );
    const choice = choices[whole(choices.length)];
    const action = choice && anyOf(choice, whole, width, height);
    const next = runEntry(table, seed, deed + 1, freeze(state), { action });
    if ('step' in next) step = next;
  }
  if ('step' in step) tables.read++;
  else faults.add('a lined-up table cannot be arranged');
  const [one, other] = lined.pieces.filter(
    ({ id }) => !game.arrange.things(fresh).find((each) => each.id === id)?.sort,
  );
  if (one && other && !refusePosition(game, fresh, { ...lined, pieces: [one, { ...other, at: one.at }] }))
    faults.add('two stand on one spot');
  if (isPlayable(game, fresh, { ...lined, pieces: [] })) faults.add('an empty table is played on');
};
/** Whether a game would play on such a table, or breaks at it. */
const isPlayable = (game: Arranged, fresh: unknown, position: Position): boolean => {
  try {
    return refuseStart(game, fresh, position) === null;
  } catch {
    return true;
  }
};
/** Looks at a table that is said to be one to play on. */
const judge = (
  game: Arranged,
  match: Parameters<typeof matchFromPosition>[0],
  position: Position,
  faults: Set<string>,
  deed: number,
): void => {
  const record = matchFromPosition(match, positionSchema.parse(JSON.parse(JSON.stringify(position))));
  const checked = validateMatch(JSON.parse(JSON.stringify(record)) as typeof record);
  if ('error' in checked) faults.add(`its file is refused: ${checked.error.key}`);
  // A table that is kept begins many matches, each with its own seed.
  if ('error' in validateMatch({ ...record, seed: `${match.seed} again` })) faults.add('it depends on the seed');
  const { state } = initialStep(game, record);
  if (!isAsPut(game, position, game.arrange.read(state))) faults.add('it is not given back as it was arranged');
  const turn = game.turn(state);
  if (!('to' in turn) || turn.to !== position.to) return void faults.add('it is not the turn of whom it should be');
  const view = game.view(state, turn.to);
  const open = enabledChoices(game.choices(view));
  if (open.length === 0) faults.add('nothing can be done on it');
  const unlawful = open.some((each) => each.kind !== 'do' && game.refuse(view, each.example()) !== null);
  if (unlawful) faults.add('what is offered on it is not lawful');
  if (game.secrets)
    for (const { seat } of match.players) {
      const seen = game.view(state, seat);
      if (JSON.stringify(seen) === JSON.stringify(state)) faults.add('the view hides nothing');
      const other = game.determinize(seen, luckForPly('arranged', deed));
      if (JSON.stringify(game.view(other, seat)) !== JSON.stringify(seen)) faults.add('the view tells what is hidden');
    }
  if (deed % 8 === 0)
    try {
      for (const _ of play(game, { ...record, seed: `${match.seed} ${deed}` }, ONWARD, {}, 2));
    } catch (error) {
      faults.add(`it cannot be played on: ${String(error)}`);
    }
};

const changed = (game: Arranged, part: Partial<Arranged['arrange']>): Arranged => ({
  ...game,
  arrange: { ...game.arrange, ...part },
});
const SABOTAGES: readonly (readonly [string, RegExp, (game: Arranged) => Arranged])[] = [
  ['a table that is never laid', /not given back|hardly any/, (game) => changed(game, { lay: (fresh) => fresh })],
  [
    'a piece laid elsewhere',
    /not given back/,
    (game) =>
      changed(game, {
        lay: (fresh, { to, pieces }) =>
          game.arrange.lay(fresh, {
            to,
            pieces: pieces.map((each, i) => (i === 0 ? { ...each, at: { x: each.at.x + 60, y: each.at.y } } : each)),
          }),
      }),
  ],
  ['a place that two may take', /two stand on one spot/, (game) => changed(game, { refuse: () => null })],
  [
    'a table without anybody',
    /an empty table|its file is refused|it breaks/,
    (game) =>
      changed(
        { ...game, choices: () => [{ kind: 'do', id: 'none', label: { key: '' }, action: null }] },
        { lacks: () => null },
      ),
  ],
];
const ARRANGED = GAMES.flatMap((game) => (game.arrange ? [[game.id, game as Arranged] as const] : []));

describe.each(ARRANGED)('%s', (_, game) => {
  // Sabotage for the ids: a quarter turn had the id of the piece's placing.
  test('law 12: a table arranged by hand is one that the rules go on from, and is kept as it was arranged', () => {
    expect(faultsOf(game)).toEqual([]);
  });
  test.each(SABOTAGES)('law 12 finds out %s', (_name, what, sabotage) => {
    expect(faultsOf(sabotage(game), 1).join('\n')).toMatch(what);
  });
});
