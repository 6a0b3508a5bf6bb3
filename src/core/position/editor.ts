import type { AnyGame } from '../game.ts';
import { asView } from '../view.ts';
import { FORMAT, FORMAT_POSITION, type Match } from '../match.ts';
import { memoize } from '../memoize.ts';
import type { NodeId, Scene, SceneNode } from '../scene.ts';
import { placeables } from './checks.ts';
import { EditorChoices, type EditorOptions } from './editorChoices.ts';
import { type Action, actionSchema, after, placementOf, refuse, editorMessage, type State } from './editorState.ts';
import type { PiecePlacement, Placeable, PositionRules, Position } from './position.ts';

/** Returns the position on the editor's table. */
export const positionOf = (state: unknown): Position => (state as State).position;
/** Returns the same match with a position instead of everything played. */
export const matchFromPosition = (match: Match, position: Position): Match => ({
  ...match,
  format: FORMAT_POSITION,
  arranged: position,
  entries: [],
});
/** Returns a record that begins with this position, to be played with `positionEditorGame`. */
export const positionEditorMatch = (match: Match, position: Position): Match => {
  const { arranged: _, ...rest } = match;
  return { ...rest, format: FORMAT, takeBack: 'free', entries: [{ action: { type: 'begin', position } }] };
};

/** Pieces on the table are in no palette. */
const named = (node: SceneNode): SceneNode => {
  if (node.kind !== 'piece' || node.waits) return node;
  const { name: _, ...rest } = node;
  return rest;
};
/** Returns how an editor's table is drawn: the game's own scene of the position, and all pieces that are not on it. */
const sceneFactory = (game: AnyGame): ((state: State) => Scene) => {
  const arrange = game.arrange as PositionRules<unknown>;
  const shown = memoize((state: State): Scene => {
    const { fresh, position } = state;
    const table = game.scene(game.view((arrange.show ?? arrange.lay)(fresh, position), 'all'));
    const known = new Set(table.nodes.map(({ id }) => id));
    const before = game.scene(game.view(fresh, 'all'));
    const waiting = before.nodes.flatMap((node): SceneNode[] =>
      node.kind === 'piece' && !known.has(node.id) && placeables(game, fresh).has(node.id) ? [node] : [],
    );
    const { armies: _armies, scores: _scores, ...plain } = table;
    return {
      ...plain,
      ...(before.rail ? { rail: before.rail } : {}),
      nodes: [...table.nodes, ...waiting].map(named),
    };
  });
  return (state) => shown(state, 'scene');
};
/** Returns the placement of a thing on the editor's table. Undefined if it is not on it. */
export const placedOn = (state: unknown, id: NodeId): PiecePlacement | undefined => placementOf(state as State, id);
/** The games that editors edit. */
const edited = new WeakMap<AnyGame, AnyGame>();
/** Returns the things that can be placed on an editor's table, by id. */
export const placeablesOf = (editor: AnyGame, state: unknown): ReadonlyMap<NodeId, Placeable> =>
  placeables(edited.get(editor) ?? editor, (state as State).fresh);
/**
 * Returns a one-player game that edits a game's table: pieces are placed, turned, marked and removed, and the seat to move is
 * set. The options are those of `EditorChoices`.
 */
export const positionEditorGame = (game: AnyGame, options: EditorOptions = {}): AnyGame => {
  const sceneOf = sceneFactory(game);
  const choices = new EditorChoices(game, sceneOf, options);
  const table: typeof game = {
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    secrets: false,
    schema: { options: game.schema.options, action: actionSchema },
    brief: game.brief,
    setup: (options, seats, luck): State => {
      const to = seats[0] ?? 'blue';
      return { fresh: game.setup(options, seats, luck), seats, position: { to, pieces: [] }, done: false };
    },
    turn: (state) => {
      const { position, done } = state as State;
      const seat = { seat: { seat: position.to } };
      if (done) return { over: { winners: [], why: editorMessage('arrange.is', seat) } };
      return {
        to: position.to,
        stage: { list: [editorMessage('arrange.stage')], at: 0, why: editorMessage('arrange.why', seat) },
      };
    },
    choices: (view) => choices.all(view as unknown as State),
    refuse: (state, action) => refuse(game, state as State, action as Action),
    apply: (state, action) => ({ state: after(state as State, action as Action), events: [] }),
    view: asView,
    sprites: game.sprites,
    scene: (view) => sceneOf(view as unknown as State),
    bots: {},
  };
  edited.set(table, game);
  return table;
};
