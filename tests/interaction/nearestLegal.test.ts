// Whatever is refused is offered as the nearest deed that the rules allow.
import { asView, type View } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Point } from '../../src/geometry/point.ts';
import { pathLength } from '../../src/geometry/path.ts';
import { toySoldiers } from '../../src/games/toy-soldiers/index.ts';
import type { Draft, Proposal } from '../../src/table/input/proposal.ts';
import { nearestLegal } from '../../src/interaction/primary/nearestLegal.ts';
import { pointOf } from '../../src/games/stratego/rules/cells.ts';
import { cellOf, game as stratego, small as board } from '../games/stratego/fixture.ts';
import { siege } from '../../src/games/siege/index.ts';
import { small as field } from '../games/siege/fixture.ts';
import { small } from '../games/toy-soldiers/fixture.ts';

const game = toySoldiers as AnyGame;
const men = { blue1: [300, 300], red1: [300, 700] } as const;
const walking = asView({
  ...small({ men }),
  stage: { at: 'walk', reach: 60 } as const,
  mover: { id: 'blue1', phase: 'movement' } as const,
});
const hand = { game, view: walking, scene: game.scene(walking), choices: game.choices(walking) };
const walk = game.choices(walking).find(({ kind }) => kind === 'walk') as Extract<Choice<unknown>, { kind: 'walk' }>;
const proposed = (path: readonly Point[]): Proposal => {
  const action = walk.along(path);
  return { choice: walk, path, action, refusal: game.refuse(walking, action), preview: null };
};

const handOn = (played: AnyGame, view: View<unknown>) => ({
  game: played,
  view,
  scene: played.scene(view),
  choices: played.choices(view),
});
describe('the nearest lawful deed', () => {
  test('of a way too long is the part of it that may be walked', () => {
    const draft = nearestLegal(
      hand,
      proposed([
        { x: 300, y: 300 },
        { x: 300, y: 420 },
      ]),
    ) as Draft;
    const path = draft.path ?? [];
    expect(game.refuse(walking, walk.along(path))).toBeNull();
    expect(pathLength(path)).toBeGreaterThan(55);
    expect(path.at(-1)?.x).toBe(300);
  });
  // Sabotage: “as far as the rules let him” led nobody anywhere, and the yellow button spent his turn on that.
  test('is none where that would be no way at all', () => {
    const men = { blue1: [300, 300], red1: [300, 326] } as const;
    const view = asView({ ...small({ men }), stage: walking.stage, mover: walking.mover });
    const [from, to] = [
      { x: 300, y: 300 },
      { x: 300, y: 360 },
    ];
    const ahead = game.choices(view).find(({ kind }) => kind === 'walk') as typeof walk;
    const action = ahead.along([from, to]);
    const refusal = game.refuse(view, action);
    expect(refusal).not.toBeNull();
    const proposal = { choice: ahead, path: [from, to], action, refusal, preview: null };
    expect(nearestLegal(handOn(game, view), proposal)).toBeNull();
  });
  test('is none of what may be done as it is', () => {
    expect(
      nearestLegal(
        hand,
        proposed([
          { x: 300, y: 300 },
          { x: 300, y: 340 },
        ]),
      ),
    ).toBeNull();
  });
  // Sabotage: of a way into the gate it was the way up to it.
  test('SI-21 of a way into the gate is the throw for it', () => {
    const view = asView(field({ men: { blue1: [420, 380], red1: [280, 315] } }));
    const own = siege.choices(view).find(({ kind, piece }) => kind === 'walk' && piece === 'blue1');
    if (own?.kind !== 'walk') throw new Error('He may not walk.');
    const path = [own.from, { x: 420, y: 340 }];
    const action = own.along(path);
    const proposal = { choice: own, path, action, refusal: siege.refuse(view, action), preview: null } as Proposal;
    expect(nearestLegal(handOn(siege as AnyGame, view), proposal)?.choice).toMatchObject({
      kind: 'do',
      action: { type: 'gate', id: 'blue1' },
    });
  });
  test('is none where what the rules name is refused too', () => {
    const refusal = {
      rule: 'TS-08',
      text: { key: '' },
      instead: {
        path: [
          { x: 300, y: 300 },
          { x: 900, y: 300 },
        ],
      },
    };
    expect(
      nearestLegal(hand, {
        ...proposed([
          { x: 300, y: 300 },
          { x: 300, y: 420 },
        ]),
        refusal,
      }),
    ).toBeNull();
  });
});

const proposedTo = (
  state: unknown,
  played: AnyGame,
  choice: Choice<unknown>,
  draft: Omit<Draft, 'choice'>,
): Proposal => {
  const action = choice.kind === 'put' && draft.at ? choice.at(draft.at) : choice.kind === 'do' ? choice.action : null;
  return { choice, ...draft, action, refusal: played.refuse(state, action), preview: null };
};
describe('where the rules name none', () => {
  test('it is the nearest of the squares that there are', () => {
    const view = asView(board({ men: { B2: 'red miner', A1: 'red flag', J9: 'blue scout', J10: 'blue flag' } }));
    const step = stratego.choices(view).find(({ kind }) => kind === 'put') as Choice<unknown>;
    const draft = nearestLegal(handOn(stratego, view), proposedTo(view, stratego, step, { at: pointOf(cellOf('B5')) }));
    expect(draft?.at).toEqual(pointOf(cellOf('B3')));
  });
  test('it is the nearest of those who may be attacked', () => {
    const attacked = {
      ...small({ men: { blue1: [300, 300], red1: [300, 340], red2: [340, 300], red3: [300, 700] } }),
      stage: { at: 'target', reach: 60 } as const,
      mover: { id: 'blue1', phase: 'attack' } as const,
    };
    const choices = game.choices(asView(attacked));
    const [first] = choices;
    if (first?.kind !== 'do') throw new Error('A target is a thing to do.');
    const far = { ...first, action: { type: 'target', id: 'red3' }, target: 'red3' };
    const draft = nearestLegal(handOn(game, asView(attacked)), proposedTo(attacked, game, far, {}));
    expect(draft?.choice).toMatchObject({ target: 'red1' });
  });
});
