// What was done since a person's last turn, as the strip tells it; and how long steps stay.
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { playSetup as opening } from '../../../src/core/flow/setupSteps.ts';
import { golden } from '../../golden.ts';
import { matchOf, playOut } from '../../walk.ts';
import { replay } from '../../replay.ts';
import { gameOf } from '../../games.ts';
import { pointOfPose } from '../../../src/core/shots/pose.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { needsHandover, type OpenMatch } from '../../../src/store/matchStore.ts';
import { saveBotThought } from '../../../src/store/botReasons.ts';
import { actingPlayer, holdTime } from '../../../src/presentation/pacing.ts';
import { decisionOf, eventsAt, pieceIn, sceneAt } from '../../../src/presentation/scenes.ts';
import {
  actedBefore,
  type PastAction,
  isSummarized,
  recapMark,
  recapMarks,
  eventsSinceDecision,
  recap,
} from '../../../src/presentation/recap.ts';
import { effectOn, actionText, botReason } from '../../../src/presentation/text/actionText.ts';
import type { OutcomeLabel } from '../../../src/table/marks/outcomeLabel.ts';
import { recapLabelsInView } from '../../../src/table/labels/allLabels.ts';

beforeAll(() => changeLanguage('en'));
const opened = (
  record: string,
  bot: string | null,
  viewer: OpenMatch['viewer'] = 'all',
  match = golden(record),
): OpenMatch => {
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const players = match.players.map(({ seat, name }) => ({ seat, name, ...(seat === bot ? { bot: 'plain' } : {}) }));
  const { steps } = replay(game, match);
  const rest = { redo: [], seen: {}, note: null, unsaved: false } as const;
  return { id: record, game, match: { ...match, players }, steps, ply: steps.length - 1, viewer, ...rest };
};
const until = (open: OpenMatch, ply: number): OpenMatch => ({ ...open, ply, steps: open.steps.slice(0, ply + 1) });
/** The match at each step. */
const moments = (open: OpenMatch): OpenMatch[] => open.steps.map((_, ply) => until(open, ply));

// Sabotages: the strip stayed after an own action; deeds of one piece stood apart.
test('a bot’s turn is told by deeds in their order, a person’s own not, and nothing once the person has acted', () => {
  const all = moments(opened('sci-fi.over-last', 'red'));
  const told = all.map(recap);
  expect(Math.max(...told.map(({ length }) => length))).toBeGreaterThan(1);
  all.forEach((open, ply) => {
    const deeds = told[ply] ?? [];
    for (const [i, deed] of deeds.entries()) {
      expect(deed.seat).toBe('red');
      expect(deed.from).toBeGreaterThan(deeds[i - 1]?.to ?? 0);
      if (i > 0) expect(deed.piece).not.toBe(deeds[i - 1]?.piece);
      expect(actionText(open, deed, 'blue').names.length).toBeGreaterThan(0);
      expect(deed.events.length).toBeGreaterThan(0);
    }
    const turn = open.game.turn(open.steps[ply - 1]?.state ?? open.steps[0]?.state);
    if (ply > 0 && 'to' in turn && turn.to === 'blue' && !turn.midway) expect(deeds).toEqual([]);
  });
  expect(told.flatMap((deeds, ply) => deeds.map((deed) => recapMark(all[ply] as OpenMatch, deed))).some(Boolean)).toBe(
    true,
  );
});
// Sabotage: the mark of a flick that had won a point stood at the start, where both had been put back.
test('a flick is marked where the warrior came to rest, also after a point has put him back', () => {
  const all = moments(opened('flick.over-five', 'red'));
  const marks = all.flatMap((open) => recap(open).map((deed) => ({ deed, at: recapMark(open, deed)?.at })));
  const flicked = marks.flatMap(({ deed, at }) => {
    const shot = deed.events.find((event) => event.kind === 'shot');
    const rest = shot?.kind === 'shot' && shot.act.id === deed.piece ? shot.result.rest[shot.act.id] : undefined;
    return rest && at
      ? [{ at, rest: pointOfPose(rest), scored: deed.events.some(({ kind }) => kind === 'scored') }]
      : [];
  });
  expect(flicked.some(({ scored }) => scored)).toBe(true);
  for (const { at, rest } of flicked) expect(at).toEqual(rest);
});
// Sabotage: who had thrown the lot was told what happened since a last turn that there had not been.
test('before a first turn there was no last one, whoever threw the lot or lined up; after it there was', () => {
  for (const record of ['toy-soldiers.over-capture', 'sci-fi.over-stalemate', 'flick.over-quiet']) {
    const all = moments(opened(record, null));
    const begins = all.find((open) => {
      const turn = open.game.turn(open.steps.at(-1)?.state);
      return 'to' in turn && !turn.opening && !turn.midway;
    });
    if (!begins) throw new Error(`${record} never begins.`);
    expect(begins.ply).toBeGreaterThan(0);
    expect(actedBefore(begins, begins.ply)).toBe(false);
    const later = all.findLast((open) => 'to' in open.game.turn(open.steps.at(-1)?.state)) as OpenMatch;
    expect(actedBefore(later, later.ply)).toBe(true);
  }
});
// Sabotage: the strip stood for whatever came last, and a defence was not told by its lit row once the turn had passed.
test('what a person has thrown in a bot’s turn is told whole when the turn comes back, and what the bot did by the strip alone', () => {
  const summed = new Map<string | undefined, Set<boolean>>();
  for (const open of moments(opened('toy-soldiers.over-last', 'red'))) {
    const deeds = recap(open);
    const thrown = eventsAt(open, open.ply).some(({ kind }) => kind === 'rolled');
    if (!thrown || deeds.length === 0) continue;
    const by = actingPlayer(open, decisionOf(open, open.ply))?.seat;
    summed.set(by, (summed.get(by) ?? new Set()).add(isSummarized(open, deeds)));
  }
  expect(summed.get('blue')).toEqual(new Set([false]));
  expect(summed.get('red')).toEqual(new Set([true]));
});
// Sabotage: only the bot's answer was looked at, and the first fight was never spoken of.
test('the news are the last own decision and the answer to it', () => {
  const toBlue = (open: OpenMatch, ply: number): boolean => {
    const turn = open.game.turn(open.steps[ply]?.state);
    return 'to' in turn && turn.to === 'blue';
  };
  const answered = moments(opened('stratego.over-flag', 'red', 'blue')).filter(
    (open) =>
      toBlue(open, open.ply) &&
      toBlue(open, open.ply - 2) &&
      eventsAt(open, open.ply - 1).some(({ rule }) => rule === 'ST-08'),
  );
  expect(answered.length).toBeGreaterThan(0);
  for (const open of answered)
    expect(eventsSinceDecision(open)).toEqual([...eventsAt(open, open.ply - 1), ...eventsAt(open, open.ply)]);
});
// Sabotages: the result was cut off after the names; a loss of the reader's own was told as that of anybody.
test('a card names both sides, what came of it and the sum, and says whose loss it is', () => {
  const all = moments(opened('sci-fi.over-last', 'red'));
  const cards = all.flatMap((open) => recap(open).map((deed) => ({ deed, ...actionText(open, deed, 'blue') })));
  const shots = cards.filter(({ deed }) => deed.events.some((event) => event.kind === 'rolled' && event.thrown.dealt));
  expect(shots.length).toBeGreaterThan(0);
  for (const { by, on, came, deed } of shots) {
    expect([by?.seat, on?.seat]).toEqual(['red', 'blue']);
    expect(came?.word).toMatch(/^[\p{L} ]+$/u);
    expect(came?.more).toMatch(/^\d+ vs \d+$/);
    const killed = deed.events.some(({ kind }) => kind === 'removed');
    const wounded = deed.events.some(({ kind }) => kind === 'wounded');
    expect(came?.tone).toBe(killed ? 'bad' : wounded ? 'part' : null);
  }
});
// Sabotage: beside the sum of three ways stood the length of the last.
test('of several ways in a row a card tells the sum and how many they were', () => {
  const all = moments(opened('sci-fi.over-last', 'red'));
  const cards = all.flatMap((open) => recap(open).map((deed) => ({ deed, ...actionText(open, deed, 'blue') })));
  const several = cards.filter(({ deed, on }) => {
    const ways = deed.events.filter((event) => event.kind === 'moved' && event.id === deed.piece);
    return ways.length > 1 && !on && deed.events.every(({ kind }) => kind === 'moved' || kind === 'said');
  });
  expect(several.length).toBeGreaterThan(0);
  for (const { names } of several) expect(names).toMatch(/: \d moves in a row$/);
});
// Sabotage: of a grenade that killed and a shot that missed the card told that the one who was shot at fell.
test('a card of several throws names whom the gravest of them struck, with its own sum', () => {
  const all = moments(opened('sci-fi.over-last', 'red'));
  const cards = all.flatMap((open) =>
    recap(open).map((deed) => ({ open, deed, told: actionText(open, deed, 'blue') })),
  );
  const killing = cards.find(({ deed }) => deed.events.some(({ kind }) => kind === 'removed'));
  const missing = cards.find(
    ({ deed, told }) =>
      told.on &&
      told.on.id !== killing?.told.on?.id &&
      !told.came?.tone &&
      deed.events.some(({ kind }) => kind === 'rolled'),
  );
  if (!killing || !missing) throw new Error('Nobody was killed, or nobody was missed.');
  const both = { ...killing.deed, events: [...killing.deed.events, ...missing.deed.events] };
  expect(actionText(killing.open, both, 'blue')).toMatchObject({
    on: { id: killing.told.on?.id },
    came: killing.told.came,
  });
});
// Sabotage: who was picked to go for an enemy and then strayed away was told to go for him.
test('a way gone is told by its own reason, not by that of the throw for it', () => {
  const told = moments(opened('toy-soldiers.over-last', 'red')).flatMap((open) =>
    recap(open).map((deed) => ({ open, deed })),
  );
  const found = told.find(({ deed }) => deed.to > deed.from && deed.events.at(-1)?.kind === 'moved');
  if (!found) throw new Error('Nobody walked.');
  const { open, deed } = found;
  const think = (ply: number, key: string): void =>
    saveBotThought(open.id, ply, { action: open.match.entries[ply - 1]?.action, why: { key } });
  think(deed.from, 'toy-soldiers:why.march');
  expect(botReason(open, deed)).toBeNull();
  think(deed.to, 'toy-soldiers:why.goes');
  expect(botReason(open, deed)?.key).toBe('toy-soldiers:why.goes');
});
// Sabotages: a spell that struck said no more than “falls”; nothing of it was marked on the table.
test('a card of a spell names the magic with its die and whom it struck, and the table marks him', () => {
  const all = moments(opened('siege.over-capture', 'red'));
  const spells = all.flatMap((open) =>
    recap(open)
      .filter(({ events }) => events.some(({ rule }) => rule === 'SI-10' || rule === 'SI-11'))
      .map((deed) => ({ open, deed })),
  );
  const struck = new Set<string>();
  for (const { open, deed } of spells) {
    const rolled = deed.events.find((event) => event.kind === 'rolled');
    const [hurt] = deed.events.flatMap((event) =>
      event.kind === 'removed' || event.kind === 'wounded' ? [event] : [],
    );
    const id = hurt?.ids[0];
    const { dice, on, came } = actionText(open, deed, 'blue');
    expect(dice).toEqual(rolled?.dice);
    expect(on?.id).toBe(id);
    expect(came?.more).toBe('Red, magic');
    expect(recapMark(open, deed)?.struck[0]?.at).toEqual(pieceIn(sceneAt(open, deed.from - 1), id)?.at);
    struck.add(`${hurt?.kind} ${came?.word}`);
  }
  expect([...struck].toSorted()).toEqual(['removed Out', 'wounded Wounded']);
});
// Sabotages: “falls” was said of whoever fell; the fallen kept his back to the reader.
test('where the one who came fell, or both did, the card says so, and shows him open', () => {
  const all = (['red', 'blue'] as const).flatMap((viewer) =>
    ['stratego.over-flag', 'stratego.over-nobody'].flatMap((record) =>
      moments(opened(record, null, viewer)).flatMap((open) =>
        recap(open).map((deed) => ({ deed, ...actionText(open, deed, viewer) })),
      ),
    ),
  );
  const said = new Set<string>();
  for (const { deed, by, on, came } of all) {
    const ids = deed.events.flatMap((event) => (event.kind === 'removed' ? event.ids : []));
    if (ids.length === 0) continue;
    const [came1, met] = [!!by && ids.includes(by.id), !!on && ids.includes(on.id)];
    const word = came1 ? (met ? 'Both out' : 'Attacker out') : 'Out';
    expect(came?.word).toBe(word);
    if (came1) expect(by?.mark ?? by?.emblem).toBeDefined();
    said.add(word);
  }
  expect([...said].toSorted()).toEqual(['Attacker out', 'Both out', 'Out']);
});
// Sabotage: an attacker who had fallen left no way on the table, though the card told of him.
test('ST-08 whoever fell where he attacked has his way marked, up to whom he met', () => {
  let fell = 0;
  for (const open of moments(opened('stratego.over-flag', null, 'red')))
    for (const deed of recap(open)) {
      if (!deed.events.some((event) => event.kind === 'removed' && event.ids.includes(deed.piece ?? ''))) continue;
      const way = deed.events.flatMap((event) => (event.kind === 'moved' ? event.path : []));
      expect(recapMark(open, deed)).toMatchObject({ at: way.at(-1), trail: way });
      fell++;
    }
  expect(fell).toBeGreaterThan(0);
});
test('each strike of a series is a deed of its own, since the reader’s own last one', () => {
  const five = moments(opened('flick.over-five', 'red'));
  // Red strikes thrice: the third wins a point and brings both back to the centre.
  const series = five.find(({ steps }) => steps.at(-1)?.events.some(({ kind }) => kind === 'scored'));
  if (!series) throw new Error('No point was won.');
  const strikes = recap(series).filter(({ events }) => events.some(({ kind }) => kind === 'shot'));
  expect(strikes.map(({ from, to }) => [from, to])).toEqual([15, 16, 17].map((ply) => [ply, ply]));
  expect(new Set(strikes.map(({ piece }) => piece))).toEqual(new Set(['bull']));
});
// Sabotages: a point was told without whose it is; half a one as a whole one; the reader's own as a loss; without who went off.
test('a card of a point says what brought it and whose it is: the other side’s is a loss, the reader’s own a gain, half a one is told as such', () => {
  const told = (bot: 'red' | 'blue') =>
    moments(opened('flick.over-five', bot)).flatMap((open) =>
      recap(open)
        .filter(({ events }) => events.some(({ kind }) => kind === 'scored'))
        .map((deed) => ({ open, deed })),
    );
  for (const [bot, me] of [
    ['red', 'blue'],
    ['blue', 'red'],
  ] as const) {
    const [first] = told(bot);
    if (!first) throw new Error('No point was won.');
    const { open, deed } = first;
    const { came, names } = actionText(open, deed, me);
    expect(came).toEqual({ word: 'A point', more: 'to the opponent', tone: 'bad' });
    expect(names).toBe(`${me === 'red' ? 'Red Bull' : 'Blue Turtle'} is off the field`);
    const own = bot === 'red' ? 'turtle' : 'bull';
    // The same strike, had it sent the striker off, or thrown him over the reader's warrior.
    const lost = deed.events.map((event) => (event.kind === 'scored' ? { ...event, ids: [own] } : event));
    expect(actionText(open, { ...deed, events: lost }, me).came).toEqual({
      word: 'A point',
      more: 'to you',
      tone: 'good',
    });
    const half = lost.map((event) =>
      event.kind === 'scored' ? { ...event, word: { key: 'flick:word.half' } } : event,
    );
    expect(actionText(open, { ...deed, events: half }, me).came?.word).toBe('Half a point');
    const both = [...half.filter(({ kind }) => kind === 'scored'), ...deed.events];
    expect(actionText(open, { ...deed, events: both }, me).came).toMatchObject({ word: 'A point', tone: 'bad' });
  }
});
// Sabotage: the arrows of a whole turn crossed each other, whichever card was pointed at.
test('each deed’s mark has its card’s number; of a card that is pointed at it stands alone', () => {
  const nothing = () => null;
  const open = moments(opened('sci-fi.over-last', 'red')).find(
    (each) => recapMarks(each, recap(each), null, nothing).length > 2,
  );
  if (!open) throw new Error('There is no turn of three marks.');
  const deeds = recap(open);
  const all = recapMarks(open, deeds, null, nothing);
  for (const mark of all) expect(recapMarks(open, deeds, mark.n, nothing)).toEqual([mark]);
  expect(all.map(({ n }) => n)).toEqual(deeds.flatMap((deed, i) => (recapMark(open, deed) ? [i + 1] : [])));
});
// Sabotages: of a grenade and then a shot by one man only the grenade was told, and of whom it struck only one.
test('each decision that something came of has a card, and a card tells of all who came to harm', () => {
  const counts = { apart: 0, several: 0 };
  const sciFi = gameOf('sci-fi') as AnyGame;
  const bots = { blue: 'plain', red: 'plain' };
  const skirmish = (seed: string) => {
    const { match } = opening(sciFi, matchOf(sciFi, seed), { lots: true, lines: true });
    return [seed, playOut(sciFi, match, 160, bots).match] as const;
  };
  const records = ['toy-soldiers.over-last', 'siege.over-last'].map((record) => [record, golden(record)] as const);
  for (const [record, match] of [skirmish('s6'), skirmish('s7'), ...records])
    for (const seat of ['red', 'blue'] as const) {
      const all = moments(opened(record, seat, 'all', match));
      const last = all.filter(
        (open, i) => recap(open).length > 0 && !(recap(all[i + 1] ?? open).length > recap(open).length),
      );
      for (const open of last) {
        const deeds = recap(open);
        for (const [i, deed] of deeds.entries()) {
          const { by, names, came } = actionText(open, deed, seat === 'red' ? 'blue' : 'red');
          const decided = Array.from({ length: deed.to - deed.from + 1 }, (_, k) => deed.from + k).filter((ply) => {
            const turn = open.game.turn(open.steps[ply - 1]?.state);
            const dealt = eventsAt(open, ply).some((event) => event.kind === 'rolled' && event.thrown.dealt);
            return dealt && 'to' in turn && turn.to === seat && !turn.midway;
          });
          expect(decided.length, `${record} ${deed.from}`).toBeLessThan(2);
          if (decided.length > 0 && deeds[i - 1]?.piece === deed.piece) counts.apart++;
          const harmed = new Set(
            deed.events.flatMap((event) =>
              'ids' in event && ['removed', 'wounded', 'hit'].includes(event.kind) ? event.ids : [],
            ),
          );
          if (harmed.size < 2 || !by || harmed.has(by.id)) continue;
          counts.several++;
          expect(names.split(',').length, `${record} ${deed.from}: ${names}`).toBe(harmed.size);
          expect(came?.word).toMatch(/×|,/);
        }
      }
    }
  expect(counts.apart).toBeGreaterThan(0);
  expect(counts.several).toBeGreaterThan(0);
});
// Sabotage: on the table nothing but a number told that a man had been killed, and all that had come to nothing was told there too.
test('on the table each deed that struck somebody says what came of it, where no verdict does', () => {
  const told = moments(opened('sci-fi.over-last', 'red')).flatMap((open) =>
    recapMarks(open, recap(open), null, (deed, id) => effectOn(open, deed, id)).map((mark) => {
      const deed = recap(open)[mark.n - 1] as PastAction;
      return { mark, card: actionText(open, deed, 'blue') };
    }),
  );
  const [struck, spared] = [true, false].map((is) => told.filter(({ mark }) => mark.struck.length > 0 === is)) as [
    typeof told,
    typeof told,
  ];
  expect([struck.length, spared.length].every((many) => many > 2)).toBe(true);
  for (const { mark, card } of struck)
    expect(mark.struck).toEqual([{ at: card.on?.at, word: card.came?.word, more: card.came?.more }]);
  const [first] = struck;
  const target = first?.mark.struck[0]?.at;
  if (!first || !target) throw new Error('Nobody was struck.');
  const seen = {
    story: [first.mark],
    theme: 'light' as const,
    camera: { at: target, zoom: 1, turn: 0 },
    view: { width: 800, height: 600 },
  };
  const [chip] = recapLabelsInView({ ...seen, verdicts: [] });
  expect(chip).toMatchObject({ text: first.card.came?.word, mark: { n: first.mark.n } });
  const there = { piece: { at: target } } as OutcomeLabel;
  expect(recapLabelsInView({ ...seen, verdicts: [there] })).toEqual([]);
  const aside = { ...seen.camera, at: { x: target.x + 900, y: target.y } };
  expect(recapLabelsInView({ ...seen, camera: aside, verdicts: [] })).toEqual([]);
});
test('between two persons it is told where secrets are kept alone, and by what the viewer may know', () => {
  expect(moments(opened('toy-soldiers.over-last', null)).flatMap(recap)).toEqual([]);
  const told = moments(opened('stratego.over-flag', null, 'red')).map(recap);
  expect(told.some(({ length }) => length === 1)).toBe(true);
  // Whoever has just played looks at his own deed, not at what the next one is told.
  const before = moments(opened('stratego.over-flag', null, 'blue'));
  const played = before.filter((open) => 'to' in open.game.turn(open.steps.at(-1)?.state) && needsHandover(open));
  expect(played.length).toBeGreaterThan(0);
  expect(played.flatMap(recap)).toEqual([]);
});
test('a bot’s step stays as long as its pace says, a person’s before it 1.2 s', () => {
  const open = opened('sci-fi.over-last', 'red');
  const held = (pace: Parameters<typeof holdTime>[2]): number[] =>
    open.steps.map((_, ply) => (ply ? holdTime(open, ply, pace) : 0));
  expect(new Set(held('quick'))).toEqual(new Set([0]));
  expect(new Set(held('normal'))).toEqual(new Set([0, 700, 1200]));
  expect(new Set(held('press'))).toEqual(new Set([0, Infinity, 1200]));
  expect(held('slow').at(-1), 'the end is told at once').toBe(0);
  expect(actingPlayer(open, open.steps.length)).toBeUndefined();
});
