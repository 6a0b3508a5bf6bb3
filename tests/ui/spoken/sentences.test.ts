// How sentences are joined, and how the signs of the log are spoken.
import { beforeAll, expect, test } from 'vitest';
import { changeLanguage, formatMessage } from '../../../src/i18n/index.ts';
import { eventsAt } from '../../../src/presentation/scenes.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import {
  joinedSentences,
  saysAgain,
  sentences,
  spokenRoll,
  spokenSigns,
} from '../../../src/presentation/text/sentences.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import type { Listener } from '../../../src/ui/playing/spoken/context.ts';
import { messageFor } from '../../../src/ui/inputText.ts';
import { eventTexts } from '../../../src/ui/playing/spoken/eventTexts.ts';
import { GAMES } from '../../games.ts';
import { matchOf, playOut } from '../../walk.ts';

beforeAll(() => changeLanguage('en'));
const listenerFor =
  (detail: 'brief' | 'normal'): Listener =>
  (...scenes) => ({
    ...createSpokenContext([], ...scenes),
    bearings: { ahead: { x: 0, y: -1 }, right: { x: 1, y: 0 } },
    detail,
  });
// Sabotage: joined by a stop and a blank, "begins!" had two stops.
test('each sentence has one stop', () => {
  expect(sentences(['The battle begins!', 'Blue’s turn', ''])).toBe('The battle begins! Blue’s turn.');
  expect(joinedSentences(['The battle begins!', 'Blue’s turn'])).toBe('The battle begins! Blue’s turn');
  expect(joinedSentences(['Blue’s turn', 'Go!'])).toBe('Blue’s turn. Go!');
});
test('an arrow is a word, and the row of a roll the end of its sentence', () => {
  expect(spokenSigns('Blue: A7 → A6')).toBe('Blue: A7 to A6');
  expect(spokenRoll('Movement: 4 → Run: up to 2 measures')).toBe('Movement: 4: run, up to 2 measures');
});
// Sabotage: without a new word allowed, "run" and "runs" were different, and the roll was said again.
test('a reason that repeats the roll before it is known, another number is news', () => {
  const roll = 'Red drummer 4, movement: 4: run, up to 2 measures';
  expect(saysAgain('Red drummer 4 runs: up to 2 measures', roll)).toBe(true);
  expect(saysAgain('Red drummer 4 runs: up to 3 measures', roll)).toBe(false);
  expect(saysAgain('Blue: choose one of 4 ready soldiers', roll)).toBe(false);
  expect(saysAgain('Красный барабанщик 4 бежит: до 2 мер', 'Красный барабанщик 4, движение: 4: бег, до 2 мер')).toBe(
    true,
  );
});
// Sabotage: without the signs replaced, a move on a board had an arrow, and a spell was said twice.
test.each(GAMES.map((game) => [game.id, game] as const))(
  'no event of %s is spoken with a sign or twice',
  (id, game) => {
    const bot = Object.keys(game.bots)[0] ?? '';
    const { match, steps } = playOut(game, matchOf(game, 'spoken'), 140, { blue: bot, red: bot }, 3);
    const open = { game, match, steps, viewer: 'all', ply: 0 } as unknown as OpenMatch;
    let repeated = 0;
    for (const detail of ['brief', 'normal'] as const)
      for (const [ply, { state }] of steps.entries()) {
        if (eventsAt(open, ply).length === 0) continue;
        const texts = eventTexts(open, { ply, from: 0 }, listenerFor(detail));
        for (const text of texts) expect(text).not.toMatch(/[→·]|[.!?]\.|\.\./u);
        expect(new Set(texts).size, texts.join(' | ')).toBe(texts.length);
        expect(texts.filter((text) => /spell|cannon can/iu.test(text)).length, texts.join(' | ')).toBeLessThan(2);
        const turn = game.turn(state);
        const why = 'to' in turn ? formatMessage(turn.stage.why, listenerFor(detail)(game.scene(state as never))) : '';
        repeated += saysAgain(why, texts.at(-1) ?? '') ? 1 : 0;
      }
    if (id === 'toy-soldiers') expect(repeated).toBeGreaterThan(5);
  },
);
const LONGEST = 14;
// Sabotage: the hint of the series had 19 words in one sentence.
test.each(GAMES.map((game) => [game.id, game] as const))(
  'no hint of %s and no way to win is longer than an ear holds',
  (id, game) => {
    const values = { measure: '6 cm' };
    const hints = (game.hints ?? []).map((hint) => messageFor({ key: `${id}:hint.${hint.id}`, values }, 'keys'));
    const wins = (game.presets ?? []).flatMap(
      ({ options }) => game.brief(game.schema.options.parse(options) as never).wins,
    );
    for (const message of [...hints, ...wins])
      for (const sentence of formatMessage(message).split(/[.!?;](?:\s|$)/u))
        expect(
          sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
          sentence,
        ).toBeLessThanOrEqual(LONGEST);
  },
);
