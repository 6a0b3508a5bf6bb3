// What flicks have left on the table: nothing of a result before its moment, nothing measured of who lies elsewhere by now.
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { playSetup as opening } from '../../../src/core/flow/setupSteps.ts';
import { poseAt } from '../../../src/core/shots/pose.ts';
import { encodeFilm } from '../../../src/physics/encodeFilm.ts';
import { golden } from '../../golden.ts';
import { matchOf, playOut } from '../../walk.ts';
import { replay } from '../../replay.ts';
import { gameOf } from '../../games.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import type { ShotTraces } from '../../../src/table/marks/shotTraces.ts';
import { shotTraces, settledMatch } from '../../../src/presentation/shotTraces.ts';
import { sceneAt } from '../../../src/presentation/scenes.ts';
import { type StepShow, stepShow, shownPart } from '../../../src/presentation/timeline.ts';
import { createFormatContext } from '../../../src/presentation/text/formatters.ts';

beforeAll(() => changeLanguage('en'));

const match = golden('flick.over-five');
const game = gameOf(match.game);
if (!game) throw new Error('Flick Fighters are gone.');
const { steps } = replay(game, match);
const rest = { redo: [], viewer: 'all', seen: {}, note: null, unsaved: false } as const;
const open: OpenMatch = { id: 'five', game, match, steps, ply: steps.length - 1, ...rest };
const leftBy = ({ open, moving }: ReturnType<typeof settledMatch>): ShotTraces =>
  shotTraces(open, null, moving, createFormatContext(match.players, sceneAt(open, open.ply)));
const leftAt = (ply: number): ShotTraces => leftBy({ open: { ...open, ply }, moving: false });
const isStrike = (ply: number): boolean => steps[ply]?.events.some(({ kind }) => kind === 'shot') ?? false;
/** A strike that left notes, and was followed by another. */
const noted = steps.findIndex((_, ply) => leftAt(ply).notes.length > 0 && isStrike(ply + 1));
const showAt = (ply: number): StepShow => {
  const [from, to] = steps.slice(ply - 1);
  if (!from || !to) throw new Error('There is no such step.');
  return stepShow({ game: open.game, viewer: 'all', ply }, { from, to }, { reducedMotion: false, slow: 1, dice: 0 });
};

test('while a strike flies nothing of the one before lies there, and its own only when all of it has been seen', () => {
  expect(noted).toBeGreaterThan(0);
  const show = showAt(noted + 1);
  for (const ms of [0, show.motion.total - 1]) {
    const told = shownPart(open, show, ms);
    const left = leftBy(settledMatch(open, told, { show, held: false, again: false }));
    expect(left).toMatchObject({ traces: [], sparks: [], notes: [] });
  }
  const told = shownPart(open, show, show.motion.total);
  expect(leftBy(settledMatch(open, told, { show, held: true, again: false }))).toEqual(leftAt(noted + 1));
});
test('a strike shown once more leaves its own marks, not those of the last', () => {
  const show = showAt(noted);
  const flying = leftBy(settledMatch(open, open, { show, held: false, again: true }));
  expect(flying).toMatchObject({ traces: [], sparks: [], notes: [] });
  const seen = leftBy(settledMatch(open, open, { show, held: true, again: true }));
  expect(seen).toEqual(leftAt(noted));
  expect(seen).not.toEqual(leftAt(open.ply));
});
// Sabotage: the way of the last strike lay across those who had been set up anew, and led to nobody.
test('nothing is measured of who was put back to the centre, and no way is drawn that leads elsewhere', () => {
  const centred = steps.flatMap(({ events }, ply) =>
    events.some(({ text }) => text.key === 'flick:event.centre') ? [ply] : [],
  );
  expect(centred.length).toBeGreaterThan(0);
  for (const ply of centred) expect(leftAt(ply).notes).toEqual([]);
  // Records are kept without films: each strike is given one.
  const film = encodeFilm(Array.from({ length: 9 }, (_, i) => poseAt({ x: 100 + 10 * i, y: 100 }, 3, 0)));
  const filmed = steps.map((step) => ({
    ...step,
    events: step.events.map((event) =>
      event.kind === 'shot' ? { ...event, result: { ...event.result, frames: { [event.act.id]: film } } } : event,
    ),
  }));
  const tracesAt = (ply: number) => leftBy({ open: { ...open, steps: filmed, ply }, moving: false }).traces;
  for (const ply of centred) expect(tracesAt(ply)).toEqual([]);
  expect(tracesAt(noted)).toHaveLength(1);
});
const besieged = golden('siege.over-last');
const siege = gameOf(besieged.game);
if (!siege) throw new Error('There is no siege.');
const played = replay(siege, besieged).steps;
const siegeAt = (ply: number): OpenMatch => ({ id: 'last', game: siege, match: besieged, steps: played, ply, ...rest });
const shellsAt = (ply: number, aimed: string | null) =>
  shotTraces(siegeAt(ply), aimed, false, createFormatContext(besieged.players, sceneAt(siegeAt(ply), ply)));
// Sabotage: the mark and the way of a shell lay on the table until the end of the match.
test('where a shell fell is marked until its side has had another turn, and as long as its gun is aimed', () => {
  const shots = played.flatMap(({ events }, ply) => (events.some(({ kind }) => kind === 'shot') ? [ply] : []));
  const turns = played.flatMap(({ state }, ply) => {
    const turn = siege.turn(state);
    return ply > (shots[0] ?? 0) && 'to' in turn && !turn.midway && turn.to === 'blue' ? [ply] : [];
  });
  const last = shots.at(-1) ?? 0;
  const red = played.findIndex(({ state }, ply) => {
    const turn = siege.turn(state);
    return ply > last && 'to' in turn && turn.to === 'red' && !turn.midway;
  });
  const own = turns.find((ply) => ply > red) ?? 0;
  const after = played.findIndex(({ state }, ply) => {
    const turn = siege.turn(state);
    return ply > own && 'to' in turn && turn.to === 'red' && !turn.midway;
  });
  expect([last, red, own, after].every((ply, i, all) => i === 0 || ply > (all[i - 1] ?? 0))).toBe(true);
  for (const ply of [last, red, own]) expect(shellsAt(ply, null).falls).not.toEqual([]);
  expect(shellsAt(after, null)).toMatchObject({ falls: [], traces: [] });
  expect(shellsAt(after, 'blue.gun1').falls).not.toEqual([]);
});
// Sabotage: each mark of the gun that was aimed kept all its words, so that they lay over the men of the fortress for turns.
test('each shell of the gun that is aimed says how far it was off, the last alone off whom', () => {
  const ply = played.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'shot')) + 5;
  const { falls } = shellsAt(ply, 'blue.gun1');
  expect(falls.map(({ text, more }) => [text !== '', more !== undefined])).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ]);
});
// Sabotage: of whom a shell had killed it told that it hit something, for he was on the table no more.
test('whom a shell has brought down is named still', () => {
  const sciFi = gameOf('sci-fi') as AnyGame;
  const lined = opening(sciFi, matchOf(sciFi, 'b2', { army: 'battle' }), { lots: true, lines: true }).match;
  const { match: battle, steps: fought } = playOut(sciFi, lined, 63, { blue: 'plain', red: 'plain' }, 60);
  const told = fought.flatMap((_, ply) => {
    const at: OpenMatch = { id: 'battle', game: sciFi, match: battle, steps: fought, ply, ...rest };
    const { falls } = shotTraces(at, null, false, createFormatContext(battle.players, sceneAt(at, ply)));
    return falls.flatMap(({ text, more }) => (text === 'hit' && more ? [more] : []));
  });
  expect(told.length).toBeGreaterThan(1);
  for (const who of told) expect(who).toMatch(/^[●⬢]/);
});
