import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import type { HintTrigger } from '../../../src/core/hint.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { GAMES } from '../../games.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { toySoldiers } from '../../../src/games/toy-soldiers/index.ts';
import { primaryOffer } from '../../../src/interaction/primary/primaryOffer.ts';
import { anchorOf, hintsOf, type Now } from '../../../src/ui/playing/hints/hintTimes.ts';
import { matchOf, playOut } from '../../walk.ts';

type Step = ReturnType<typeof playOut>['steps'][number];
/** What hints are looked for in: the table after a step, with a piece picked. */
const nowAt = (game: AnyGame, { state, events }: Step, selected: string | null = null): Now => {
  const turn = game.turn(state);
  const view = 'to' in turn ? game.view(state, game.secrets ? turn.to : 'all') : game.view(state, 'all');
  const choices = 'to' in turn ? game.choices(view).filter(({ meta }) => !meta) : [];
  const offer = 'to' in turn ? primaryOffer(null, choices, selected) : ({ kind: 'over' } as const);
  return {
    hand: { game, view, scene: game.scene(view), choices, selected, proposal: null, offer },
    events,
    news: events,
  };
};
const stepsOf = (game: AnyGame): readonly Step[] =>
  playOut(game, matchOf(game, 'hints'), 300, { blue: Object.keys(game.bots)[0] ?? '' }).steps;

describe('the moments of a match', () => {
  const game: AnyGame = toySoldiers;
  const steps = stepsOf(game);
  const comes = (at: HintTrigger): boolean =>
    steps.some((step) => {
      const free = nowAt(toySoldiers, step);
      const movers = [null, ...new Set(free.hand.choices.flatMap(({ piece }) => piece ?? []))];
      return movers.some((piece) => anchorOf(at, nowAt(toySoldiers, step, piece)) !== null);
    });
  // Sabotages: `lit` asked for a shot alone; a choice was looked for by its key without its game.
  test.each<HintTrigger>(['pick', 'walk', 'target', 'throw', 'lit', { choice: 'do.defend' }, { rule: 'TS-11' }])(
    '%o comes in a match of Toy Soldiers',
    (at) => expect(comes(at)).toBe(true),
  );
  test.each<HintTrigger>(['flick', 'gun', 'handOver', { choice: 'do.gate' }, { rule: 'TS-99' }])('%o does not', (at) =>
    expect(comes(at)).toBe(false),
  );
  test('somebody is picked only while nobody is', () => {
    const step = steps.find((each) => anchorOf('pick', nowAt(toySoldiers, each)) !== null);
    if (!step) throw new Error('Nobody could be picked.');
    const anchor = anchorOf('pick', nowAt(toySoldiers, step));
    if (!anchor || !('piece' in anchor)) throw new Error('It points at no piece.');
    expect(anchorOf('pick', nowAt(toySoldiers, step, anchor.piece.id))).toBeNull();
  });
  // Sabotage: whom to press was said over the odds of the attack that was proposed already.
  test('whom to press is said before anybody, or a way, is proposed', () => {
    const at = { choice: 'do.attack' } as const;
    const found = stepsOf(stratego).flatMap((step) => {
      const { choices } = nowAt(stratego, step).hand;
      const attack = choices.find((choice) => choice.kind === 'do' && choice.label.key === 'stratego:do.attack');
      return attack?.piece ? [nowAt(stratego, step, attack.piece)] : [];
    });
    const [now] = found;
    const choice = now?.hand.choices.find((each) => each.kind === 'do' && each.piece === now.hand.selected);
    if (!now || !choice) throw new Error('Nobody may be attacked.');
    expect(anchorOf(at, now)).toMatchObject({ piece: { kind: 'piece' } });
    const proposal = { choice, action: null, refusal: null, preview: null };
    expect(anchorOf(at, { ...now, hand: { ...now.hand, proposal } })).toBeNull();
  });
  // Sabotage: a shot had its row too.
  test('a row is lit by a die, not by a shell', () => {
    const step = steps.find((each) => anchorOf('lit', nowAt(toySoldiers, each)) !== null);
    if (!step) throw new Error('No row was lit.');
    const now = nowAt(toySoldiers, step);
    const shot = { kind: 'shot' } as Now['events'][number];
    expect(anchorOf('lit', { ...now, events: [shot] })).toBeNull();
  });
  // Sabotage: what is said of a choice stood beside its button, over the pieces that it speaks of.
  // Sabotage: whoever was to be put was told that he bore a ring and might act.
  test('in a set-up nobody is told to act', () => {
    const start = stratego.setup(
      stratego.schema.options.parse({ size: 'duel' }),
      ['red', 'blue'],
      luckForPly('hints', 1),
    );
    const now = nowAt(stratego, { state: start, events: [] } as unknown as Step);
    expect(now.hand.choices.filter(({ kind }) => kind === 'put').length).toBeGreaterThan(1);
    expect(anchorOf('pick', now)).toBeNull();
  });
  test('the set-up of Stratego is told at a piece that may be moved', () => {
    const setup = hintsOf(stratego).find(({ name }) => name === 'stratego.setup');
    const anchors = stepsOf(stratego).flatMap((step) => (setup && anchorOf(setup.at, nowAt(stratego, step))) ?? []);
    expect(anchors.length).toBeGreaterThan(0);
    for (const anchor of anchors) expect(anchor).toHaveProperty('piece');
  });
  // Sabotage: the mark of the hidden share was explained where a shell was aimed, which asks for no armour.
  test('hidden shares are told of a throw, not of what really flies', () => {
    const [first] = steps;
    if (!first) throw new Error('No step was played.');
    const { hand, ...told } = nowAt(toySoldiers, first);
    const anchorWith = (kind: 'do' | 'aim') => {
      const proposal = { choice: { kind }, preview: { eye: { sight: { share: 0.4 } } } } as Now['hand']['proposal'];
      return anchorOf('hidden', { ...told, hand: { ...hand, proposal } });
    };
    expect(anchorWith('do')).not.toBeNull();
    expect(anchorWith('aim')).toBeNull();
  });
  test('after the end there are none', () => {
    const last = steps.at(-1);
    if (!last || !('over' in game.turn(last.state))) throw new Error('The match has not ended.');
    for (const { at } of hintsOf(toySoldiers)) expect(anchorOf(at, nowAt(toySoldiers, last))).toBeNull();
  });
});

test('a game of its own hints has its words for them, in place of the common ones of the same id', () => {
  const hints = hintsOf(GAMES.find(({ id }) => id === 'sci-fi') ?? stratego);
  expect(hints.filter(({ key }) => key.endsWith('hint.hidden'))).toEqual([
    { name: 'sci-fi.hidden', key: 'sci-fi:hint.hidden', at: 'hidden' },
  ]);
  expect(hints.some(({ key }) => key === 'ui:first.walk')).toBe(true);
});
test('a game that names none has the common ones', () => {
  expect(hintsOf({ id: 'sixth' }).length).toBeGreaterThan(5);
});
