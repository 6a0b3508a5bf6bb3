import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { botRandom, randomAction } from '../../../src/core/bots.ts';
import { type Choice, playingChoices, enabledChoices } from '../../../src/core/choice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { sciFi as game } from '../../../src/games/sci-fi/index.ts';
import { type Action, type State, gameMessage } from '../../../src/games/sci-fi/types.ts';
import { botAction } from '../../../src/store/botSearch.ts';
import { attackActions } from '../../../src/interaction/odds/ranking.ts';
import { nearestLegal } from '../../../src/interaction/primary/nearestLegal.ts';
import { primaryOffer } from '../../../src/interaction/primary/primaryOffer.ts';
import { pieceIn } from '../../../src/presentation/scenes.ts';
import { type Small, small, table } from './fixture.ts';

/** A sergeant near a gun that Blue stood on the field; Red's heavy is about to take it. */
const men: Small['men'] = {
  blue1: ['sergeant', 600, 560],
  gun1: ['fieldGun', 600, 450, { seat: 'blue' }],
  red1: ['heavy', 600, 385],
  red9: ['scout', 1180, 20],
  blue9: ['scout', 20, 880],
};
const on = ({ kind, ...choice }: Choice<Action>): string =>
  kind === 'do' && 'target' in choice && typeof choice.target === 'string' ? choice.target : '';
const offered = (state: State, id = 'blue1'): Choice<Action>[] =>
  enabledChoices(game.choices(asView(state))).filter(({ piece }) => piece === id);
const typesOn = (state: State, id: string, gun = 'gun1'): string[] =>
  offered(state, id).flatMap((choice) => (choice.kind === 'do' && on(choice) === gun ? [choice.action.type] : []));

describe('SF-29 guns of the own side as targets', () => {
  // Sabotage: only likely targets were offered.
  test('SF-29 SF-10 SF-19 shots and grenades at them are offered last, and marked as unlikely', () => {
    const state = small({ men });
    expect(typesOn(state, 'blue1')).toEqual(['shoot', 'shoot', 'grenade']);
    const all = offered(state);
    const first = all.findIndex(({ unlikely }) => unlikely);
    expect(all.slice(first).map(on)).toEqual(['gun1', 'gun1', 'gun1']);
    expect(all.slice(0, first).map(on)).not.toContain('gun1');
    expect(game.refuse(state, { type: 'grenade', id: 'blue1', target: 'gun1' })).toBeNull();
  });
  test('SF-29 SF-25 SF-24 SF-21 so are blows, rams and shots of another gun', () => {
    const near = small({ men: { ...men, blue1: ['sergeant', 600, 510] } });
    expect(typesOn(near, 'blue1')).toContain('fight');
    const beside: Small['men'] = {
      ...men,
      blue2: ['tank', 600, 560],
      blue3: ['rifleman', 860, 533],
      gun2: ['lightGun', 860, 500, { seat: 'blue' }],
    };
    expect(typesOn(small({ men: beside }), 'blue2')).toContain('ram');
    expect(typesOn(small({ men: beside }), 'blue3')).toContain('serve');
    expect(typesOn(small({ men: beside }), 'blue3', 'gun2')).not.toContain('serve');
  });
  test('SF-29 a gun that the enemy stood on the field is a target like any other', () => {
    const state = small({ men: { ...men, gun1: ['fieldGun', 600, 450, { seat: 'red' }] } });
    expect(typesOn(state, 'blue1')).toEqual(['shoot', 'shoot', 'grenade']);
    expect(offered(state).some(({ unlikely }) => unlikely)).toBe(false);
  });
  // Sabotage: `isExhausted` counted them among the targets of a grenade.
  test('SF-29 SF-05 they keep no turn open: an aimed shot with only an own gun in reach of a grenade ends the actions', () => {
    const shot: Action = { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed: true };
    const far: Small['men'] = { ...men, red1: ['heavy', 900, 385] };
    expect(table({ men: far }).act(shot, 1).state.acting).toBeNull();
    const theirs: Small['men'] = { ...far, gun1: ['fieldGun', 600, 450, { seat: 'red' }] };
    expect(table({ men: theirs }).act(shot, 1).state.acting).toMatchObject({ id: 'blue1' });
  });
  // Sabotage: `playingChoices` counted unlikely choices.
  test('SF-29 where nothing else is left the primary button ends the actions, and so do bots', () => {
    const spent = { manoeuvres: 2, shooting: 'open', fired: [0], crew: false, fought: false, aimed: false } as const;
    const far: Small['men'] = { ...men, blue1: ['sergeant', 600, 600], red1: ['heavy', 900, 385] };
    const state = { ...small({ men: far }), acting: { id: 'blue1', brought: null, ...spent } };
    expect(offered(state).map(on)).toEqual(['gun1']);
    const choices: readonly Choice<unknown>[] = game.choices(asView(state)).filter(({ meta }) => !meta);
    expect(primaryOffer(null, choices, 'blue1')).toMatchObject({ kind: 'act', action: { type: 'finish' } });
    expect(playingChoices(choices)).toEqual([]);
    // Sabotage: the bots took any open choice, and wrecked the gun.
    for (const bot of ['plain', 'sharp'])
      expect(botAction({ game: 'sci-fi', bot, seat: 'blue', state, seed: '', ply: 1, time: 0 }, () => true)).toEqual({
        type: 'finish',
      });
  });
  test('SF-29 no ranking, no bot and no way out of a refusal names them', () => {
    const state = small({ men });
    const scene = game.scene(asView(state));
    const choices = game.choices(asView(state)) as readonly Choice<unknown>[];
    const blue = pieceIn(scene, 'blue1');
    if (!blue) throw new Error('Nobody stands there.');
    const weighed = attackActions({ choices, scene, selected: null, mode: null }, [blue]);
    expect(weighed.map(({ target }) => target)).not.toContain('gun1');
    for (let i = 0; i < 200; i++)
      expect(randomAction(game as AnyGame, asView(state), botRandom('own', i))).not.toMatchObject({ target: 'gun1' });
    for (const bot of ['plain', 'sharp', 'novice'])
      for (let ply = 0; ply < 10; ply++) {
        const asked = { game: 'sci-fi', bot, seat: 'blue', state, seed: 'own', ply, time: 0 } as const;
        expect(botAction(asked, () => true)).not.toMatchObject({ target: 'gun1' });
      }
  });
  // Sabotage: the nearest of all targets was named.
  test('SF-29 in place of a refused grenade none at an own gun is named', () => {
    const state = small({ men: { ...men, red1: ['heavy', 900, 385] } });
    const action: Action = { type: 'grenade', id: 'blue1', target: 'red1' };
    const refusal = game.refuse(state, action);
    const choice: Choice<unknown> = {
      kind: 'do',
      id: 'grenade',
      label: gameMessage('do.grenade'),
      piece: 'blue1',
      target: 'red1',
      action,
    };
    const hand = {
      game: game as AnyGame,
      view: asView(state),
      scene: game.scene(asView(state)),
      choices: game.choices(asView(state)),
    };
    expect(refusal).not.toBeNull();
    expect(nearestLegal(hand, { choice, action, refusal, preview: null })).toBeNull();
  });
});
