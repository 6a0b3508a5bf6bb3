// What is spoken of targets and in answer to questions, in plays of every game.
import { beforeAll, describe, expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { actionKey } from '../../../src/core/equality.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { cachedForecast } from '../../../src/interaction/odds/forecasts.ts';
import { evaluateStakes } from '../../../src/interaction/odds/stakes.ts';
import type { Interaction } from '../../../src/interaction/view.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { pieceIn } from '../../../src/table/figures/piecesOnTable.ts';
import type { SpokenContext } from '../../../src/ui/playing/spoken/context.ts';
import { targetText } from '../../../src/ui/playing/spoken/facts.ts';
import type { Asked } from '../../../src/ui/playing/spoken/asked.ts';
import { nearText, possibleAnswer } from '../../../src/ui/playing/spoken/questions.ts';
import { standingText } from '../../../src/ui/playing/spoken/standing.ts';
import { enemyNotes } from '../../../src/ui/playing/spoken/sweep.ts';
import { GAMES } from '../../games.ts';
import { type Look, matchOf, play } from '../../walk.ts';

const PLIES = 160;
const [BLUE, RED]: readonly Seat[] = ['blue', 'red'];
/** What is asked at one look at a match: by the acting seat, which is the only person. */
const askedAt = (game: AnyGame, { view, turn }: Look, selected: string | null): Asked => {
  const scene = game.scene(view as never);
  const match = { ...matchOf(game, 'spoken'), players: [{ seat: turn.to, name: '' }] };
  const context: SpokenContext = {
    ...createSpokenContext([], scene),
    bearings: { ahead: { x: 0, y: -1 }, right: { x: 1, y: 0 } },
    detail: 'normal',
  };
  const interaction = { game, view, turn, scene, choices: game.choices(view as never), selected, mode: null };
  return {
    ...(interaction as unknown as Interaction),
    open: { game, match, viewer: turn.to, ply: 0, steps: [] } as unknown as OpenMatch,
    context,
    veiled: false,
  };
};
const looksOf = (game: AnyGame): Look[] => {
  const bot = Object.keys(game.bots)[0] ?? '';
  return [...play(game, matchOf(game, 'spoken'), PLIES, { [BLUE as Seat]: bot, [RED as Seat]: bot }, 3)];
};

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  let looks: Look[] = [];
  beforeAll(async () => {
    await changeLanguage('en');
    looks = looksOf(game);
  });
  test('every target that has odds is spoken with its chance, right after its name', () => {
    let named = 0;
    for (const look of looks) {
      const asked = askedAt(game, look, null);
      for (const choice of enabledChoices(asked.choices)) {
        const target = choice.kind === 'do' ? pieceIn(asked.scene, choice.target) : undefined;
        if (choice.kind !== 'do' || !target) continue;
        const odds = cachedForecast(game, asked.view, actionKey(choice.action));
        const stakes = evaluateStakes(odds, asked.scene, look.turn.to, look.turn.midway);
        const text = targetText(asked, choice, target, asked);
        const name = asked.context.label?.(target.id) ?? '';
        expect(text.startsWith(name), text).toBe(true);
        if (stakes) expect(text.slice(name.length), text).toMatch(/^, [\d<>.]+%/);
        named += stakes ? 1 : 0;
      }
    }
    // In the other games a shot or a hidden rank decides, which has no odds by the rules.
    if (['toy-soldiers', 'sci-fi', 'siege'].includes(game.id)) expect(named).toBeGreaterThan(0);
  });
  test('no chance is spoken while it is veiled', () => {
    for (const look of looks) {
      const asked = { ...askedAt(game, look, null), veiled: true };
      for (const choice of enabledChoices(asked.choices)) {
        const target = choice.kind === 'do' ? pieceIn(asked.scene, choice.target) : undefined;
        if (choice.kind !== 'do' || !target) continue;
        expect(targetText(asked, choice, target, asked)).not.toMatch(/\d% (?!hidden)/);
      }
    }
  });
  test('every question has an answer at every moment, without a hole or a doubled stop', () => {
    for (const look of looks) {
      for (const selected of [null, enabledChoices(game.choices(look.view as never))[0]?.piece ?? null]) {
        const asked = askedAt(game, look, selected);
        for (const text of [standingText(asked), possibleAnswer(asked).text, nearText(asked)]) {
          expect(text, text).toMatch(/\S/);
          expect(text, text).not.toMatch(/undefined|null|\{\{|NaN|\.\.|, ,|: ,/);
        }
      }
    }
  });
  test('the sweep goes from left to right, and holds only enemies in the view', () => {
    for (const look of looks) {
      const asked = askedAt(game, look, null);
      const notes = enemyNotes(asked);
      expect(notes.map(({ pan }) => pan)).toEqual(notes.map(({ pan }) => pan).toSorted((a, b) => a - b));
      for (const { id } of notes) expect(pieceIn(asked.scene, id)?.seat).not.toBe(look.turn.to);
    }
  });
});

const asksOf = (id: string): Asked[] => {
  const game = GAMES.find((each) => each.id === id) as AnyGame;
  return looksOf(game).map((look) =>
    askedAt(game, look, enabledChoices(game.choices(look.view as never))[0]?.piece ?? null),
  );
};
describe('distances and limits', () => {
  beforeAll(() => changeLanguage('en'));
  // Sabotage: by the gap between their edges, a piece diagonally beside came before the one straight ahead.
  test('on a board the enemies near are by squares, the nearest first', () => {
    let lists = 0;
    for (const asked of asksOf('stratego')) {
      const [, ...near] = nearText(asked).split('. ');
      const far = near.map((text) =>
        [...text.matchAll(/(\d+) (?:squares? )?(?:ahead|behind|on the left|on the right)/g)].reduce(
          (sum, [, n]) => sum + Number(n),
          0,
        ),
      );
      if (far.length < 2) continue;
      expect(far, nearText(asked)).toEqual(far.toSorted((a, b) => a - b));
      expect(Math.min(...far), nearText(asked)).toBeGreaterThan(0);
      lists++;
    }
    expect(lists).toBeGreaterThan(10);
  });
  // Sabotage: with the flat distance alone, an archer on a tower was said to be as near as one below.
  test('where I stand has the height of the nearest enemy', () => {
    const texts = asksOf('siege').map(standingText);
    expect(texts.filter((text) => /on Tower.*, \d+\s?cm higher/u.test(text)).length).toBeGreaterThan(0);
  });
  // Sabotage: without the limit, only the stage of choosing a unit had it.
  test('where I stand has the limit of the first turn at every moment of it', () => {
    let moments = 0;
    for (const asked of asksOf('sci-fi')) {
      const { turn } = asked;
      if (!('to' in turn) || turn.most === undefined) continue;
      expect(standingText(asked)).toContain(`only ${turn.most} can act`);
      expect(standingText(asked)).not.toContain('can still act');
      const other = { ...turn, stage: { ...turn.stage, why: { key: 'sci-fi:why.lot' } } };
      expect(standingText({ ...asked, turn: other })).toContain(`At most ${turn.most} can still act`);
      moments++;
    }
    expect(moments).toBeGreaterThan(2);
  });
});

const flickDraft = (): Asked => {
  const asked = asksOf('flick').find(({ choices }) => enabledChoices(choices).filter(({ piece }) => piece).length > 8);
  if (!asked) throw new Error('Nobody chooses a warrior.');
  return { ...asked, selected: null };
};
describe('what can be done', () => {
  beforeAll(() => changeLanguage('en'));
  // Sabotage: the list ended after 8 of 10 without a word, and began again.
  test('a long list says how many more there are, and goes on with them', () => {
    const asked = flickDraft();
    const first = possibleAnswer(asked);
    expect(first.text).toMatch(/^10 pieces can act: .*; 2 more$/);
    const second = possibleAnswer(asked, first.next);
    expect(second.text.split(';')).toHaveLength(2);
    expect(second.next).toBe(0);
    for (const name of second.text.replace(/^.*?: /, '').split('; ')) expect(first.text).not.toContain(name);
  });
  // Sabotage: with names alone, a listener chose one of ten warriors without knowing any.
  test('in a draft each has what it is good for, in brief speech only the one that is selected', () => {
    const asked = flickDraft();
    const [piece] = asked.scene.nodes.filter((node) => node.kind === 'piece' && node.about);
    expect(possibleAnswer(asked).text.match(/\([^()]+, [^()]+\)/g)).toHaveLength(8);
    const brief = { ...asked, context: { ...asked.context, detail: 'brief' as const } };
    expect(possibleAnswer(brief).text).not.toContain('(');
    expect(possibleAnswer({ ...brief, selected: piece?.id ?? null }).text).toMatch(
      /^[^:.]+: [^.]+, [^.]+, [^.]+\. 1: Choose/,
    );
  });
  // Sabotage: by the pieces on the table alone, nobody could be placed in the set-up.
  test('in a set-up the pieces that wait are listed by name and number', () => {
    const asked = asksOf('stratego').find(({ scene }) =>
      scene.nodes.some((node) => node.kind === 'piece' && node.waits),
    );
    if (!asked) throw new Error('Nobody sets up.');
    expect(possibleAnswer({ ...asked, selected: null }).text).toMatch(/^To place: Marshal, 1; .*more$/);
  });
});
