// Whatever is refused is offered as the nearest deed that the rules allow.
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Point } from '../../src/geometry/point.ts';
import { pathLength } from '../../src/geometry/path.ts';
import { toySoldiers } from '../../src/games/toy-soldiers/index.ts';
import type { Draft, Proposal } from '../../src/table/hand/proposal.ts';
import { insteadOf } from '../../src/ui/play/hand/instead.ts';
import { small } from '../games/toy-soldiers/fixture.ts';

const game = toySoldiers as AnyGame;
const men = { blue1: [300, 300], red1: [300, 700] } as const;
const walking = {
  ...small({ men }),
  stage: { at: 'walk', reach: 60 } as const,
  mover: { id: 'blue1', phase: 'movement' } as const,
};
const walk = game.choices(walking).find(({ kind }) => kind === 'walk') as Extract<Choice<unknown>, { kind: 'walk' }>;
const proposed = (path: readonly Point[]): Proposal => {
  const action = walk.along(path);
  return { choice: walk, path, action, refusal: game.refuse(walking, action), preview: null };
};

describe('the nearest lawful deed', () => {
  test('of a way too long is the part of it that may be walked', () => {
    const draft = insteadOf(
      game,
      walking,
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
  test('is none of what may be done as it is', () => {
    expect(
      insteadOf(
        game,
        walking,
        proposed([
          { x: 300, y: 300 },
          { x: 300, y: 340 },
        ]),
      ),
    ).toBeNull();
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
      insteadOf(game, walking, {
        ...proposed([
          { x: 300, y: 300 },
          { x: 300, y: 420 },
        ]),
        refusal,
      }),
    ).toBeNull();
  });
});
