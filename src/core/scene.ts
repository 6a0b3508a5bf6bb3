import type { Deg, Mm, Point } from '../geometry/point.ts';
import { type Rect, type Shape, translated } from '../geometry/shape.ts';
import { rotatedShape } from '../geometry/rotation.ts';
import type { Board } from './board.ts';
import type { Message } from './message.ts';
import type { Seat } from './seat.ts';
import type { Pose } from './shots/pose.ts';

/** A stable readable id of something on the table (`red3`, `wall2`). */
export type NodeId = string;

/** The sprites of a game's table, by name. The table holds the drawings, so the core knows none. */
export interface SpriteSet {
  readonly mat: string;
  readonly areas: readonly string[];
  readonly figures: readonly string[];
  /** The pictures on the faces of its blocks. */
  readonly emblems?: readonly string[];
}
/**
 * Line styles. `path`: a path on foot. `climb`: its part up or down. `contact`: a path into contact. `broken`: a failed
 * measurement. `edge`: a border.
 */
export const LINE_STYLES = ['path', 'climb', 'contact', 'broken', 'edge'] as const;
type LineStyle = (typeof LINE_STYLES)[number];
/** Small marks on a piece: it has acted, is the commander, can shoot, is wounded, has fallen, and so on. */
export const BADGES = ['acted', 'commander', 'ranged', 'wounded', 'fallen', 'moved', 'seen'] as const;
export type Badge = (typeof BADGES)[number];

/** A flat or raised area. `from` and `top` are the heights (mm) of its foot and top; `top` 0 or absent means flat. */
export interface AreaNode {
  readonly kind: 'area';
  readonly id: NodeId;
  readonly shape: Shape;
  /** Its style, one of the game's `sprites.areas`. */
  readonly style: string;
  /** `terrain` blocks or can be stood on, and is listed as terrain. `floor` is the raised ground that bodies can fall from. */
  readonly role?: 'terrain' | 'floor';
  readonly from?: Mm;
  readonly top?: Mm;
  /** How many pieces have room on it, and how many are there. */
  readonly places?: { readonly of: number; readonly taken: number };
  /** Which of its corners points away from the fortress it belongs to. Its plate is there. Default: right and down. */
  readonly outer?: { readonly x: 1 | -1; readonly y: 1 | -1 };
  readonly seat?: Seat;
  readonly label?: Message;
}

/** A piece that can be picked up. `at` is its place; `base` is its footprint around 0, 0, facing up the screen before `facing` turns it. */
export interface PieceNode {
  readonly kind: 'piece';
  readonly id: NodeId;
  readonly at: Point;
  /** Height of its foot above the table, mm. Default: 0. */
  readonly z?: Mm;
  /** The storey it is on. Default: the ground. */
  readonly storeys?: number;
  /** Where it faces: 0 is up the screen, clockwise. */
  readonly facing?: Deg;
  readonly base: Shape;
  /** Height of the piece, mm. */
  readonly tall?: Mm;
  /** Its figure, one of the game's `sprites.figures`. */
  readonly figure: string;
  /** Its body (an entry of `bodies`) and pose in space. It is then drawn from these instead of `at`, `z` and `facing`. */
  readonly body?: string;
  readonly pose?: Pose;
  readonly seat?: Seat;
  /** Not counted in its seat's army, such as a flag or gun. Plates leave it out. */
  readonly token?: true;
  /** It holds a place its side needs, such as a defender inside the walls. Suggestions do not lead it away. */
  readonly holds?: true;
  /** The number or letter on its tag, or on a block's face. */
  readonly mark?: string;
  /** The picture on a block's face. A block without one shows its back. */
  readonly emblem?: string;
  readonly badges?: readonly Badge[];
  /** The number of coins on it: its damage. */
  readonly coins?: number;
  /** It is out of play and shown beside the field. */
  readonly out?: true;
  /** It is waiting to be placed. It is offered beside the table by name, and not drawn on it. */
  readonly waits?: true;
  /** Its kind, without owner and place. Pieces with the same name are offered together. */
  readonly name?: Message;
  readonly label: Message;
  /** What it is good for, in a few words, shown while it can be chosen. */
  readonly about?: Message;
  /** Its state in words, for the list of pieces. */
  readonly state?: Message;
}

/** Returns the part of the table a piece covers. */
export const footprint = ({ base, at, facing = 0 }: Pick<PieceNode, 'base' | 'at' | 'facing'>): Shape =>
  translated(facing === 0 ? base : rotatedShape(base, { x: 0, y: 0 }, facing), at);

/**
 * A measured line, or a closed range as a `ring` around `at` (radius from the centre, mm). `about` is the piece that takes the
 * ring along when it flies.
 */
export type LineNode = { readonly id: NodeId; readonly label?: Message } & (
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly style: LineStyle }
  | { readonly kind: 'ring'; readonly at: Point; readonly r: Mm; readonly about?: NodeId }
);

export type SceneNode = AreaNode | PieceNode | LineNode;

/** A fact on a seat's plate: a number or a short word, and its meaning. */
export interface Score {
  readonly seat: Seat;
  readonly value: number | Message;
  /** What it takes to win, if the value counts towards that. */
  readonly of?: number;
  readonly text: Message;
}

/** Everything visible, in whole millimetres: x to the right, y down, 0, 0 the field's top left corner. */
export interface Scene {
  readonly width: Mm;
  readonly height: Mm;
  /** Width (mm) of the wooden rail around the field, where pieces off the field wait. */
  readonly rail?: Mm;
  /** The part on the mat, which fills the view when the whole table is shown. Default: all of it. */
  readonly frame?: Rect;
  /** The style of the ground below everything: the game's `sprites.mat`. */
  readonly mat: string;
  /** When pieces show their numbers: `asked` is only when selected, pointed at, or a chosen target. Default: also beside a lookalike. */
  readonly numbers?: 'asked';
  /** The boards of named squares. Without any, the mat's edge has a ruler, and places are named by it. */
  readonly boards?: readonly Board[];
  /** The game's own unit: its length and its name (given `count`). */
  readonly unit: { readonly mm: Mm; readonly text: Message };
  readonly nodes: readonly SceneNode[];
  /** The state of the match on the plates, the most important fact first. */
  readonly scores?: readonly Score[];
  /** The armies, where everyone knows them. Beside the table each captured piece has a place. */
  readonly armies?: readonly Army[];
}

/** An army: its kinds of pieces, and how many of each it began with. */
export interface Army {
  readonly seat: Seat;
  readonly kinds: readonly {
    readonly look: Pick<PieceNode, 'figure' | 'mark' | 'emblem' | 'name'>;
    readonly of: number;
  }[];
}
/** Whether a point is on the field. */
export const isOnField = ({ x, y }: Point, { width, height }: Scene): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;
