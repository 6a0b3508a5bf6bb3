// The order of the targets by keys, and how a refused one and the cover of all enemies are spoken.
import { beforeAll, expect, test } from 'vitest';
import { enabledChoices, type Choice } from '../../../src/core/choice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { changeLanguage, formatMessage } from '../../../src/i18n/index.ts';
import { nextTarget } from '../../../src/interaction/keys.ts';
import type { Interaction } from '../../../src/interaction/view.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import { pieceIn } from '../../../src/table/figures/piecesOnTable.ts';
import type { SpokenContext } from '../../../src/ui/playing/spoken/context.ts';
import { coverText, targetText } from '../../../src/ui/playing/spoken/facts.ts';
import { dragText } from '../../../src/ui/playing/spoken/dragText.ts';
import { gameOf } from '../../games.ts';
import { matchOf, play } from '../../walk.ts';

const game = gameOf('sci-fi') as AnyGame;
let tables: Interaction[] = [];
const contextOf = ({ scene }: Interaction): SpokenContext => ({
  ...createSpokenContext([], scene),
  bearings: { ahead: { x: 0, y: -1 }, right: { x: 1, y: 0 } },
  detail: 'normal',
});
const targetsOf = ({ choices, selected }: Interaction): Choice<unknown>[] =>
  choices.filter((choice) => choice.kind === 'do' && choice.piece === selected && choice.target !== undefined);
beforeAll(async () => {
  await changeLanguage('en');
  tables = [...play(game, matchOf(game, 'spoken'), 160, { blue: 'plain', red: 'plain' })].flatMap(({ view, turn }) => {
    if (turn.opening) return [];
    const choices = game.choices(view as never);
    const pieces = [...new Set(enabledChoices(choices).flatMap(({ piece }) => piece ?? []))];
    return pieces.map((selected) => {
      const scene = game.scene(view as never);
      return { game, view, turn, scene, choices, selected, mode: null, proposal: null } as unknown as Interaction;
    });
  });
});
/** The choices that a key goes through, beginning with nothing proposed. */
const roundOf = (table: Interaction, step: 1 | -1): Choice<unknown>[] => {
  const list: Choice<unknown>[] = [];
  let now = table;
  for (const _ of targetsOf(table)) {
    const event = nextTarget(now, step);
    const choice = event?.type === 'propose' ? event.draft?.choice : undefined;
    if (!choice) break;
    list.push(choice);
    now = { ...now, proposal: { choice, action: null, refusal: null, preview: null } };
  }
  return list;
};
// Sabotage: without the order, the first target was one that is hidden.
test('the keys go through every target once, those that can be shot first, in both directions', () => {
  let mixed = 0;
  for (const table of tables) {
    const round = roundOf(table, 1);
    expect(new Set(round.map(({ id }) => id)).size).toBe(targetsOf(table).length);
    const refused = round.map(({ disabled }) => disabled !== undefined);
    expect(refused).toEqual(refused.toSorted((a, b) => Number(a) - Number(b)));
    expect(roundOf(table, -1).map(({ id }) => id)).toEqual(round.map(({ id }) => id).toReversed());
    mixed += new Set(refused).size === 2 ? 1 : 0;
  }
  expect(mixed).toBeGreaterThan(3);
});
// Sabotage: with the name and then the reason, a hidden target was named twice and had no distance.
test('a refused target is named once, with its distance and without a chance', () => {
  let refused = 0;
  for (const table of tables.slice(0, 60)) {
    const context = contextOf(table);
    for (const choice of targetsOf(table)) {
      const target = choice.kind === 'do' ? pieceIn(table.scene, choice.target) : undefined;
      if (choice.kind !== 'do' || !target || !choice.disabled) continue;
      const proposal = { choice, action: choice.action, refusal: choice.disabled, preview: null };
      const { text } = dragText({ ...table, proposal }, null, { context, veiled: false });
      const name = context.label?.(target.id) ?? '';
      expect(text.split(name).length - 1, text).toBe(1);
      expect(text).toContain(formatMessage(choice.disabled.text, context));
      expect(text).toMatch(/[\d.]+\ssteps?\b/u);
      expect(text).not.toContain('% out');
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(10);
});
// Sabotage: rounded to quarters, a share no longer was the one that the rules measure.
test('the cover overview is spoken with the exact share of every enemy, the most visible first', () => {
  let heard = 0;
  for (const table of tables) {
    const cover = table.selected === null ? null : game.coverOverview?.(table.view, table.selected);
    const text = coverText(table, table.selected, contextOf(table));
    const spoken = [...text.matchAll(/: [<>≈\s]*([\d.]+)% hidden/gu)].map(([, share]) => Number(share));
    expect(spoken, text).toHaveLength(cover?.shares.length ?? 0);
    expect(spoken).toEqual(spoken.toSorted((a, b) => a - b));
    const exact = (cover?.shares ?? []).map(({ share }) => share * 100).toSorted((a, b) => a - b);
    spoken.forEach((share, i) => expect(Math.abs(share - (exact[i] ?? 0))).toBeLessThanOrEqual(1));
    heard += spoken.length;
  }
  expect(heard).toBeGreaterThan(50);
});
// Sabotage: with the name each time, the shooter was named again after its target.
test('after its target, a piece that was just selected is not named again', () => {
  let heard = 0;
  for (const table of tables.slice(0, 60)) {
    const context = contextOf(table);
    const { now } = dragText({ ...table, proposal: null }, null, { context, veiled: false });
    const own = context.label?.(table.selected ?? '') ?? '';
    for (const choice of targetsOf(table)) {
      if (choice.kind !== 'do' || choice.disabled) continue;
      const proposal = { choice, action: choice.action, refusal: null, preview: null };
      expect(dragText({ ...table, proposal }, null, { context, veiled: false }).text).toContain(own);
      expect(dragText({ ...table, proposal }, now, { context, veiled: false }).text).not.toContain(own);
      heard++;
    }
  }
  expect(heard).toBeGreaterThan(5);
});
test('a target that can be shot has its name once, then the chance and the distance', () => {
  for (const table of tables.slice(0, 60))
    for (const choice of enabledChoices(targetsOf(table))) {
      const target = choice.kind === 'do' ? pieceIn(table.scene, choice.target) : undefined;
      if (choice.kind !== 'do' || !target) continue;
      const text = targetText(table, choice, target, { context: contextOf(table), veiled: false });
      expect(text).toMatch(/^[^,]+, [\d<>. ]+%[^,]*,/);
    }
});
