import { type Choice, choiceId, legalSpots } from '../choice.ts';
import type { AnyGame } from '../game.ts';
import type { Message } from '../message.ts';
import { memoize } from '../memoize.ts';
import type { NodeId, PieceNode, Scene } from '../scene.ts';
import type { Point } from '../../geometry/point.ts';
import { refusePlacement, placeables } from './checks.ts';
import { type Action, placementOf, refuse, editorMessage, type State } from './editorState.ts';
import { type PositionRules, placementAt, type PiecePlacement, type Placeable } from './position.ts';

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

/** What an editor's table may have: the text of the button that ends it, and the point (mm) that a piece dropped at a point goes to. */
export interface EditorOptions {
  readonly doneLabel?: Message | undefined;
  snap?(point: Point): Point;
}
/** The choices of one game's editor. */
export class EditorChoices {
  private readonly game: AnyGame;
  private readonly sceneOf: (state: State) => Scene;
  private readonly options: EditorOptions;
  private readonly areaOf: PositionRules<unknown>['to'];
  /** Returns the legal place nearest to the centre for a thing that is not on the table, or null. */
  private readonly freePlace = memoize((state: State, id: NodeId): PiecePlacement | null => {
    const { position, fresh } = state;
    const to = this.areaOf?.(fresh, id);
    const points = (to && legalSpots(to)) ?? pointsFromCentre(this.sceneOf(state), 'points');
    const at = points.find((point) => refusePlacement(this.game, fresh, position, { id, at: point }) === null);
    return at ? { id, at } : null;
  });

  constructor(game: AnyGame, sceneOf: (state: State) => Scene, options: EditorOptions) {
    this.game = game;
    this.sceneOf = sceneOf;
    this.options = options;
    this.areaOf = (game.arrange as PositionRules<unknown>).to;
  }

  /** Returns everything that can be done at a table. */
  all(state: State): Choice<Action>[] {
    if (state.done) return [];
    const { position, seats } = state;
    const disabled = refuse(this.game, state, { type: 'done' });
    const things = [...placeables(this.game, state.fresh).values()];
    return [
      {
        kind: 'do',
        id: choiceId('done'),
        label: this.options.doneLabel ?? editorMessage('arrange.done'),
        action: { type: 'done' },
        ...(disabled ? { disabled } : {}),
      },
      ...things.flatMap((thing) => this.ofThing(state, thing)),
      ...seats
        .filter((seat) => seat !== position.to)
        .map((seat): Choice<Action> => ({
          kind: 'do',
          id: choiceId('to', { mode: seat }),
          label: editorMessage('arrange.to', { seat: { seat } }),
          action: { type: 'to', seat },
          skips: [],
        })),
      ...this.adding(state, things),
      ...(position.pieces.length > 0
        ? [
            {
              kind: 'do',
              id: choiceId('clear'),
              label: editorMessage('arrange.clear'),
              action: { type: 'clear' },
              skips: [],
            } as const,
          ]
        : []),
    ];
  }

  private ofThing(state: State, thing: Placeable): Choice<Action>[] {
    const placing = placementOf(state, thing.id);
    if (!placing && thing.sort) return [];
    const laid = this.placingChoice(state, thing, placing);
    return placing ? [laid, ...this.buttons(state, thing, placing)] : [laid];
  }

  private placingChoice(
    state: State,
    { id, turns, sort }: Placeable,
    placing: PiecePlacement | undefined,
  ): Choice<Action> {
    return {
      kind: 'put',
      id: choiceId('put', { piece: id }),
      label: editorMessage('arrange.put'),
      piece: id,
      unconfirmed: true,
      to: this.areaOf?.(state.fresh, id) ?? { areas: [] },
      ...(turns && !sort ? { turns: { start: this.startFacing(state, id, placing), step: turns } } : {}),
      at: (point, turned) => {
        const spot = this.options.snap?.(point) ?? point;
        const placed = placementAt(placing ?? { id, at: spot }, spot);
        return { type: 'put', placing: turned === undefined ? placed : { ...placed, facing: turned } };
      },
      example: () => ({ type: 'put', placing: placing ?? this.freePlace(state, id) ?? { id, at: { x: 0, y: 0 } } }),
    };
  }

  /** Returns the choices for a piece on the table: its marks, a turn, and its removal. */
  private buttons(state: State, { id, marks = [], turns, sort }: Placeable, placing: PiecePlacement): Choice<Action>[] {
    const button = (label: Message, action: Action, mode?: string): Choice<Action> => {
      const disabled = refuse(this.game, state, action);
      return {
        kind: 'do',
        id: choiceId(action.type, { piece: id, mode }),
        label,
        piece: id,
        action,
        skips: [],
        ...(disabled ? { disabled } : {}),
      };
    };
    const turned = { ...placing, facing: ((placing.facing ?? 0) + (turns ?? 0)) % 360 };
    return [
      ...marks.map(({ id: mark, name }) =>
        button(
          editorMessage(placing.marks?.includes(mark) ? 'arrange.unmark' : 'arrange.mark', { mark: name }),
          { type: 'mark', id, mark },
          mark,
        ),
      ),
      ...(turns && sort ? [button(editorMessage('arrange.turn'), { type: 'put', placing: turned }, 'turn')] : []),
      button(editorMessage('arrange.take'), { type: 'take', id }),
    ];
  }

  private startFacing(state: State, id: NodeId, placing: PiecePlacement | undefined): number {
    const node = this.sceneOf(state).nodes.find((each): each is PieceNode => each.kind === 'piece' && each.id === id);
    return placing?.facing ?? node?.facing ?? 0;
  }

  /** Of things that are alike, offers the next one that is not on the table. */
  private adding(state: State, things: readonly Placeable[]): Choice<Action>[] {
    const sorts = new Set<string>();
    return things.flatMap(({ id, sort }): Choice<Action>[] => {
      if (!sort || placementOf(state, id) || sorts.has(sort.key)) return [];
      sorts.add(sort.key);
      const placing = this.freePlace(state, id);
      if (!placing) return [];
      return [
        {
          kind: 'do',
          id: choiceId('put', { mode: sort.key }),
          label: editorMessage('arrange.add', { what: sort }),
          action: { type: 'put', placing },
          // The palette offers it with a picture.
          skips: [],
          unlikely: true,
        },
      ];
    });
  }
}
