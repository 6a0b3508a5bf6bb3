import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '../../games.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { formatLength, changeLanguage, formatMessage } from '../../../src/i18n/index.ts';
import type { MessageValue } from '../../../src/core/message.ts';
import {
  createFormatContext,
  createRibbonContext,
  createSpokenContext,
} from '../../../src/presentation/text/formatters.ts';
import { matchOf, playOut } from '../../walk.ts';
import widths from './onest.json' with { type: 'json' };

/** The widths of the letters of Onest (weight 500), hundredths of its size: those of one width together. */
const WIDTH = new Map(
  Object.entries(widths).flatMap(([width, letters]) => Array.from(letters).map((one) => [one, +width])),
);
/** How wide (px) a line is at the size in which a phone writes the ribbon's reason. */
const wide = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (WIDTH.get(letter) ?? Infinity), 0) * 0.125;
/** A phone held upright is 390 px wide: the seat's mark, the tail and the gaps take the rest. */
const ROOM = 330;

const COUNTS: Readonly<Record<string, number>> = { one: 1, few: 3 };
const SEATS = ['blue', 'red', 'plum', 'graphite'] as const;
/** A name as long as one may type. */
const NAME = 'Александра Константиновна Преображенская';
const longest = (lines: readonly string[]): string => lines.toSorted((a, b) => wide(b) - wide(a))[0] ?? '';
/** The longest words that a game puts in the places of a sentence. */
const fillOf = (game: AnyGame): Readonly<Record<string, MessageValue>> => {
  const scenes = (game.presets ?? [{ options: {} }]).flatMap(({ options }) => {
    const { steps } = playOut(game, matchOf(game, 'ribbon', options), 12, {});
    return steps.slice(-1).map(({ state }) => game.scene(asView(state)));
  });
  const named = scenes.flatMap((scene) =>
    scene.nodes.flatMap((node) =>
      node.kind === 'piece' ? [createFormatContext([], scene).label?.(node.id) ?? ''] : [],
    ),
  );
  const who = longest(named);
  const seats = SEATS.slice(0, game.seats.max);
  const [scene] = scenes;
  const typed = scene && createRibbonContext([{ seat: 'blue', name: NAME }], scene).player?.('blue');
  const seat = longest([typed ?? '', ...seats.map((each) => formatMessage({ key: `ui:seat.${each}` }))]);
  const [unit] = scenes.map((scene) => scene.unit);
  const far = longest([1, 2].map((times) => (unit ? formatLength(times * unit.mm, { unit }).unit : '')));
  return {
    seat,
    one: seat,
    two: seat,
    strong: seat,
    who,
    by: who,
    on: who,
    target: who,
    far,
    own: 9,
    other: 9,
    blue: 9,
    red: 9,
  };
};
/** Where it is a side that is told in place of a piece. */
const sideIn = (key: string, seat: MessageValue): Readonly<Record<string, MessageValue>> =>
  key.startsWith('siege:') && !/clash|owed/.test(key)
    ? {
        who: formatMessage({ key: 'siege:side.attacker', values: { seat } }),
      }
    : {};
const keysOf = (game: string, language: string): string[] =>
  Object.keys(
    JSON.parse(readFileSync(`src/games/${game}/texts.${language}.json`, 'utf8')) as Record<string, string>,
  ).filter((key) => key.startsWith('why.'));

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  // Sabotage: 'why.target' as it was before, "… any enemy he can get at, radius …".
  test.each(GAMES.filter(({ id }) => existsSync(`src/games/${id}`)).map((game) => [game.id, game] as const))(
    'every reason of %s has room in one line',
    async (_, game) => {
      await changeLanguage(language);
      const fill = fillOf(game);
      const long = keysOf(game.id, language).flatMap((key) => {
        const [stem = key, form = ''] = key.split('_');
        const values = { ...fill, ...sideIn(`${game.id}:${stem}`, fill['seat'] ?? ''), count: COUNTS[form] ?? 12 };
        const line = formatMessage({ key: `${game.id}:${stem}`, values });
        return wide(line) > ROOM ? [`${Math.round(wide(line))} px: ${line}`] : [];
      });
      expect(long).toEqual([]);
    },
  );
  test('so has what the shell says there', async () => {
    await changeLanguage(language);
    expect(wide(formatMessage({ key: 'ui:handOver.why' }, createSpokenContext([])))).toBeLessThanOrEqual(ROOM);
  });
});
