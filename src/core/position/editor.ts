import { type Choice, type Refusal, refusalFactory, legalSpots } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import { asView } from '../view.ts';
import { FORMAT, FORMAT_POSITION, type Match } from '../match.ts';
import { type Message, messageFactory } from '../message.ts';
import { memoize } from '../memoize.ts';
import type { NodeId, PieceNode, Scene, SceneNode } from '../scene.ts';
import { z } from '../schema.ts';
import { type Seat, SEATS } from '../seat.ts';
import type { Point } from '../../geometry/point.ts';
import { pieceIdSchema } from '../actionSchemas.ts';
import { refuseStart, refusePlacement, refusePosition, placeables } from './checks.ts';
import {
  type PositionRules,
  placementAt,
  type PiecePlacement,
  type Position,
  positionSchema,
  type Placeable,
} from './position.ts';

const say =
  messageFactory<
    Record<
      | 'arrange.stage'
      | 'arrange.why'
      | 'arrange.done'
      | 'arrange.put'
      | 'arrange.add'
      | 'arrange.take'
      | 'arrange.turn'
      | 'arrange.mark'
      | 'arrange.unmark'
      | 'arrange.to'
      | 'arrange.clear'
      | 'arrange.is'
      | 'arrange.unknown',
      string
    >
  >('core');
const no = refusalFactory(say);
const RULE = 'MERA-01';
const placingSchema = positionSchema.shape.pieces.element;
const actionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begin'), position: positionSchema }),
  z.object({ type: z.literal('put'), placing: placingSchema }),
  z.object({ type: z.literal('take'), id: pieceIdSchema }),
  z.object({ type: z.literal('mark'), id: pieceIdSchema, mark: z.string().max(20) }),
  z.object({ type: z.literal('to'), seat: z.enum(SEATS) }),
  z.object({ type: z.literal('clear') }),
  z.object({ type: z.literal('done') }),
]);
type Action = z.infer<typeof actionSchema>;
interface State {
  readonly fresh: unknown;
  readonly seats: readonly Seat[];
  readonly position: Position;
  readonly done: boolean;
}
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

/** The distance between points tried when looking for a free place, mm. */
const STEP = 20;
/** Returns points of a table from its centre outwards. */
const pointsFromCentre = memoize(({ width, height }: Scene): Point[] => {
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  const points: Point[] = [];
  for (let x = middle.x % STEP; x < width; x += STEP)
    for (let y = middle.y % STEP; y < height; y += STEP) points.push({ x, y });
  const far = ({ x, y }: Point): number => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  return points.toSorted((a, b) => far(a) - far(b));
});

/** Both sides wait in one palette, each piece with its full name. Pieces on the table are in no palette. */
const withFullName = (node: SceneNode): SceneNode => {
  if (node.kind !== 'piece') return node;
  const { name: _, ...rest } = node;
  return node.waits ? { ...rest, name: node.label } : rest;
};
/** Returns a one-player game that edits a game's table: pieces are placed, turned, marked and removed, and the seat to move is set. */
export const positionEditorGame = (game: AnyGame): AnyGame => {
  const arrange = game.arrange as PositionRules<unknown>;
  const thingsOf = ({ fresh }: State): readonly Placeable[] => [...placeables(game, fresh).values()];
  const placingOf = ({ position }: State, id: NodeId): PiecePlacement | undefined =>
    position.pieces.find((each) => each.id === id);
  const without = ({ position }: State, id: NodeId): Position => ({
    ...position,
    pieces: position.pieces.filter((each) => each.id !== id),
  });
  const refusePut = (state: State, placing: PiecePlacement): Refusal | null =>
    refusePlacement(game, state.fresh, without(state, placing.id), placing);
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
      nodes: [...table.nodes, ...waiting].map(withFullName),
    };
  });
  const sceneOf = (state: State): Scene => shown(state, 'scene');
  const put = (state: State, placing: PiecePlacement): State => ({
    ...state,
    position: {
      ...state.position,
      pieces: placingOf(state, placing.id)
        ? state.position.pieces.map((each) => (each.id === placing.id ? placing : each))
        : [...state.position.pieces, placing],
    },
  });
  const marked = (placing: PiecePlacement, mark: string): PiecePlacement => {
    const { marks = [], ...rest } = placing;
    const next = marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark];
    return next.length > 0 ? { ...rest, marks: next } : rest;
  };
  const ACTS: { readonly [Type in Action['type']]: (state: State, action: Extract<Action, { type: Type }>) => State } =
    {
      begin: (state, { position }) => ({ ...state, position }),
      put: (state, { placing }) => put(state, placing),
      take: (state, { id }) => ({ ...state, position: without(state, id) }),
      mark: (state, { id, mark }) => {
        const placing = placingOf(state, id);
        return placing ? put(state, marked(placing, mark)) : state;
      },
      to: (state, { seat }) => ({ ...state, position: { ...state.position, to: seat } }),
      clear: (state) => ({ ...state, position: { ...state.position, pieces: [] } }),
      done: (state) => ({ ...state, done: true }),
    };
  const after = (state: State, action: Action): State =>
    (ACTS[action.type] as (state: State, action: Action) => State)(state, action);
  const refuse = (state: State, action: Action): Refusal | null => {
    const { fresh, position } = state;
    if (action.type === 'put') return refusePut(state, action.placing);
    if (action.type === 'begin') return refusePosition(game, fresh, action.position);
    if (action.type === 'done') return refuseStart(game, fresh, position);
    if (action.type === 'take' || action.type === 'mark') {
      const placing = placingOf(state, action.id);
      if (!placing) return no(RULE, 'arrange.unknown', { id: action.id });
      return action.type === 'mark' ? refusePut(state, marked(placing, action.mark)) : null;
    }
    return null;
  };
  /** Returns the legal place nearest to the centre for a thing that is not on the table, or null. */
  const freePlace = (state: State, id: NodeId): PiecePlacement | null => {
    const to = arrange.to?.(state.fresh, id);
    const points = (to && legalSpots(to)) ?? pointsFromCentre(sceneOf(state), 'points');
    const { position, fresh } = state;
    const at = points.find((point) => refusePlacement(game, fresh, position, { id, at: point }) === null);
    return at ? { id, at } : null;
  };
  const free = memoize(freePlace);
  const choicesOf = (state: State, thing: Placeable): Choice<Action>[] => {
    const { id, marks = [], turns, sort } = thing;
    const placing = placingOf(state, id);
    if (!placing && sort) return [];
    const facing = startFacing(state, id, placing);
    const laid: Choice<Action> = {
      kind: 'put',
      label: say('arrange.put'),
      piece: id,
      unconfirmed: true,
      to: arrange.to?.(state.fresh, id) ?? { areas: [] },
      ...(turns && !sort ? { turns: { start: facing, step: turns } } : {}),
      at: (point, turned) => {
        const placed = placementAt(placing ?? { id, at: point }, point);
        return { type: 'put', placing: turned === undefined ? placed : { ...placed, facing: turned } };
      },
      example: () => ({ type: 'put', placing: placing ?? free(state, id) ?? { id, at: { x: 0, y: 0 } } }),
    };
    if (!placing) return [laid];
    const button = (label: Message, action: Action): Choice<Action> => {
      const disabled = refuse(state, action);
      return { kind: 'do', label, piece: id, action, skips: [], ...(disabled ? { disabled } : {}) };
    };
    return [
      laid,
      ...marks.map(({ id: mark, name }) =>
        button(say(placing.marks?.includes(mark) ? 'arrange.unmark' : 'arrange.mark', { mark: name }), {
          type: 'mark',
          id,
          mark,
        }),
      ),
      ...(turns && sort
        ? [
            button(say('arrange.turn'), {
              type: 'put',
              placing: { ...placing, facing: ((placing.facing ?? 0) + turns) % 360 },
            }),
          ]
        : []),
      button(say('arrange.take'), { type: 'take', id }),
    ];
  };
  const startFacing = (state: State, id: NodeId, placing: PiecePlacement | undefined): number => {
    const node = sceneOf(state).nodes.find((each): each is PieceNode => each.kind === 'piece' && each.id === id);
    return placing?.facing ?? node?.facing ?? 0;
  };
  /** Of things that are alike, offers the next one that is not on the table. */
  const adding = (state: State): Choice<Action>[] => {
    const sorts = new Set<string>();
    return thingsOf(state).flatMap(({ id, sort }): Choice<Action>[] => {
      if (!sort || placingOf(state, id) || sorts.has(sort.key)) return [];
      sorts.add(sort.key);
      const placing = free(state, id);
      if (!placing) return [];
      return [{ kind: 'do', label: say('arrange.add', { what: sort }), action: { type: 'put', placing } }];
    });
  };
  const choices = (state: State): Choice<Action>[] => {
    if (state.done) return [];
    const { position, seats } = state;
    const disabled = refuse(state, { type: 'done' });
    return [
      { kind: 'do', label: say('arrange.done'), action: { type: 'done' }, ...(disabled ? { disabled } : {}) },
      ...thingsOf(state).flatMap((thing) => choicesOf(state, thing)),
      ...seats
        .filter((seat) => seat !== position.to)
        .map((seat): Choice<Action> => ({
          kind: 'do',
          label: say('arrange.to', { seat: { seat } }),
          action: { type: 'to', seat },
          skips: [],
        })),
      ...adding(state),
      ...(position.pieces.length > 0
        ? [{ kind: 'do', label: say('arrange.clear'), action: { type: 'clear' }, skips: [] } as const]
        : []),
    ];
  };
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
      if (done) return { over: { winners: [], why: say('arrange.is', seat) } };
      return { to: position.to, stage: { list: [say('arrange.stage')], at: 0, why: say('arrange.why', seat) } };
    },
    choices: (view) => choices(view as unknown as State),
    refuse: (state, action) => refuse(state as State, action as Action),
    apply: (state, action) => ({ state: after(state as State, action as Action), events: [] }),
    view: asView,
    sprites: game.sprites,
    scene: (view) => sceneOf(view as unknown as State),
    bots: {},
  };
  return table;
};
