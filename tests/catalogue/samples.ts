import { asView } from '../../src/core/view.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import type { AreaNode, PieceNode, SceneNode } from '../../src/core/scene.ts';
import { fieldsOf } from '../../src/ui/starting/form.ts';
import { matchOf } from '../walk.ts';

/** The looks of a game with the first thing that wears each, as its matches begin. */
export interface Samples {
  readonly areas: ReadonlyMap<string, AreaNode>;
  readonly figures: ReadonlyMap<string, PieceNode>;
  readonly emblems: ReadonlyMap<string, PieceNode>;
}
/** Options that show much of a game: as usual, its ready matches, each value of its lists, each switch turned, each number at its most. */
const optionsOf = (game: AnyGame): object[] => [
  {},
  ...(game.presets ?? []).map(({ options }) => options as object),
  ...fieldsOf(game).flatMap(({ key, preset, input }): object[] => {
    if (input.kind === 'list') return input.values.map((value) => ({ [key]: value }));
    if (input.kind === 'switch') return [{ [key]: preset !== true }];
    return input.kind === 'number' ? [{ [key]: input.max }] : [];
  }),
];
/** All that stands on the tables of a game as its matches begin. */
const nodesOf = (game: AnyGame): SceneNode[] =>
  optionsOf(game)
    .filter((options) => game.schema.options.safeParse(options).success)
    .flatMap((options) => {
      const { step } = playSetup(game, matchOf(game, 'catalogue', options), { lots: true, lines: false });
      return game.scene(asView(step.state)).nodes;
    });

/** A sample of each look that a game's matches begin with. */
export const samplesOf = (game: AnyGame): Samples => {
  const found = {
    areas: new Map<string, AreaNode>(),
    figures: new Map<string, PieceNode>(),
    emblems: new Map<string, PieceNode>(),
  };
  for (const node of nodesOf(game)) {
    if (node.kind === 'area' && !found.areas.has(node.style)) found.areas.set(node.style, node);
    if (node.kind !== 'piece') continue;
    if (!found.figures.has(node.figure)) found.figures.set(node.figure, node);
    if (node.emblem !== undefined && !found.emblems.has(node.emblem)) found.emblems.set(node.emblem, node);
  }
  return found;
};
