// Actions drawn by lot from the form that a game's actions have, whether the rules allow them or not.
import { pieceIdSchema } from '../../src/core/actionSchemas.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { z } from '../../src/core/schema.ts';
import type { Seat } from '../../src/core/seat.ts';
import type { Point } from '../../src/geometry/point.ts';
import { polar } from '../../src/geometry/rotation.ts';

export type Drawn = Readonly<Record<string, unknown>>;
type Whole = (below: number) => number;
/** The table on which actions are drawn: its scene, the seat to act, and the luck of the draw. */
interface Lot {
  readonly scene: Scene;
  readonly to: Seat;
  readonly whole: Whole;
}
/** So many places and ways are drawn for each type of action that names one. */
const DRAWS = 200;
/** Up to so many combinations of pieces, switches and lists all are taken. */
const MOST = 6000;
/** Numbers of a range so short, as the cells of a board, are all taken. */
const SHORT = 100;

const pick = <T>(list: readonly T[], whole: Whole): T => list[whole(list.length)] as T;
const piecesOf = ({ scene }: Lot): PieceNode[] =>
  scene.nodes.filter((node): node is PieceNode => node.kind === 'piece');
/** The pieces of the seat to act. */
const ownOf = (lot: Lot): PieceNode[] => piecesOf(lot).filter(({ seat }) => seat === lot.to);
const placeNear = (lot: Lot): Point => {
  const { scene, whole } = lot;
  const pieces = piecesOf(lot);
  if (pieces.length === 0 || whole(3) === 0) return { x: whole(scene.width + 1), y: whole(scene.height + 1) };
  return polar(pick(pieces, whole).at, whole(360), whole(3 * scene.unit.mm));
};
/** A way of one to three legs from a place, about as long as a move. */
const wayFrom = ({ scene, whole }: Lot, from: Point): Point[] => {
  const legs = 1 + whole(3);
  const way = [from];
  for (let i = 0; i < legs; i++)
    way.push(polar(way[i] as Point, whole(360), whole(Math.ceil((4 * scene.unit.mm) / legs))));
  return way;
};

/** What a field of an action may be: all of a few values, or values drawn one by one; null where only the game itself makes such values. */
type Field = { readonly all: readonly unknown[] } | { readonly draw: (action: Drawn) => unknown };
const isPlace = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).join() === 'x,y';
const numbersOf = ({ minValue, maxValue }: z.ZodNumber, { whole }: Lot): Field => {
  const [from, to] = [minValue ?? 0, maxValue ?? 0];
  if (to - from > SHORT) return { draw: () => from + whole(to - from + 1) };
  return { all: Array.from({ length: to - from + 1 }, (_, i) => from + i) };
};
const fieldOf = (schema: z.ZodType, name: string, lot: Lot): Field | null => {
  if (schema === pieceIdSchema) {
    const areas = lot.scene.nodes.flatMap((node) => (node.kind === 'area' ? [node.id] : []));
    const ids = [...piecesOf(lot).map(({ id }) => id), ...areas];
    // Who acts is mostly of the seat to act; one of the others is tried too.
    const own = ownOf(lot).map(({ id }) => id);
    return { all: name === 'id' && own.length > 0 ? [...own, pick(ids, lot.whole)] : ids };
  }
  if (schema instanceof z.ZodLiteral) return { all: [...schema.values] };
  if (schema instanceof z.ZodEnum) return { all: schema.options };
  if (schema instanceof z.ZodBoolean) return { all: [false, true] };
  if (schema instanceof z.ZodNumber) return numbersOf(schema, lot);
  if (isPlace(schema)) return { draw: () => placeNear(lot) };
  if (schema instanceof z.ZodArray && isPlace(schema.element as z.ZodType))
    return {
      draw: ({ id }) => {
        const own = ownOf(lot);
        const from = piecesOf(lot).find((piece) => piece.id === id) ?? (own.length > 0 ? pick(own, lot.whole) : null);
        return wayFrom(lot, from?.at ?? placeNear(lot));
      },
    };
  return null;
};

/** The fields of one type of action; null where a field is none that can be drawn. */
const fieldsOf = (schema: z.ZodObject, lot: Lot): (readonly [string, Field])[] | null => {
  const fields: (readonly [string, Field])[] = [];
  for (const [name, form] of Object.entries<z.ZodType>(schema.shape)) {
    const optional = form instanceof z.ZodOptional;
    const field = fieldOf(optional ? (form.unwrap() as z.ZodType) : form, name, lot);
    if (!field && !optional) return null;
    if (!optional) fields.push([name, field as Field]);
    else fields.push([name, withAbsent(field, lot)]);
  }
  return fields;
};
/** A field that may be left out, and half the time is. */
const withAbsent = (field: Field | null, { whole }: Lot): Field => {
  if (!field) return { all: [undefined] };
  if ('all' in field) return { all: [undefined, ...field.all] };
  return { draw: (action) => (whole(2) === 0 ? undefined : field.draw(action)) };
};
const withField = (action: Drawn, name: string, value: unknown): Drawn =>
  value === undefined ? action : { ...action, [name]: value };
const drawnOf = (fields: readonly (readonly [string, Field])[], { whole }: Lot): Drawn =>
  fields.reduce<Drawn>(
    (action, [name, field]) => withField(action, name, 'all' in field ? pick(field.all, whole) : field.draw(action)),
    {},
  );
/** Actions of one type: all combinations where they are few and nothing is drawn, else some by lot. */
const actionsOf = (fields: readonly (readonly [string, Field])[], lot: Lot): Drawn[] => {
  const counts = fields.map(([, field]) => ('all' in field ? field.all.length : Infinity));
  const count = counts.reduce((product, each) => product * each, 1);
  if (count > MOST) return Array.from({ length: count === Infinity ? DRAWS : MOST }, () => drawnOf(fields, lot));
  return fields.reduce<Drawn[]>(
    (actions, [name, field]) =>
      'all' in field ? actions.flatMap((action) => field.all.map((value) => withField(action, name, value))) : actions,
    [{}],
  );
};
/** The types of a game's actions. */
const typesOf = (schema: z.ZodType): z.ZodObject[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => typesOf(each as z.ZodType));
  return schema instanceof z.ZodObject ? [schema] : [];
};
/** Actions of every type that a game has, drawn on a table: each target, many places, ways and aims. */
export const generated = (game: AnyGame, lot: Lot): Drawn[] =>
  typesOf(game.schema.action).flatMap((schema) => {
    const fields = fieldsOf(schema, lot);
    return fields ? actionsOf(fields, lot) : [];
  });
