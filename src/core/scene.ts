import type { Deg, Mm, Point } from '../geometry/point.ts';
import { type Rect, type Shape, translated } from '../geometry/shape.ts';
import { rotatedShape } from '../geometry/rotation.ts';
import type { Board } from './board.ts';
import type { Message } from './message.ts';
import type { Seat } from './seat.ts';
import type { Pose } from './shots/pose.ts';

/** A stable readable name of a thing on the table (`red3`, `wall2`). */
export type NodeId = string;

/** What a game's table is dressed in: names of drawings that the table holds, so that the core knows no costume. */
export interface SpriteSet {
  readonly mat: string;
  readonly areas: readonly string[];
  readonly figures: readonly string[];
  /** The pictures on the faces of its blocks. */
  readonly emblems?: readonly string[];
}
/** Looks of a line: `path` is a way on foot, `climb` a part of it up or down, `contact` one into contact, `broken` a measure that is not kept, `edge` a border. */
export const LINE_STYLES = ['path', 'climb', 'contact', 'broken', 'edge'] as const;
type LineStyle = (typeof LINE_STYLES)[number];
/** Small marks on a piece: it has acted, leads its side, can shoot, lies wounded. */
export const BADGES = ['acted', 'commander', 'ranged', 'wounded', 'moved', 'seen'] as const;
export type Badge = (typeof BADGES)[number];

/** A printed or standing area; `from` and `top` are the heights (mm) of its foot and top, `top` 0 or absent = flat. */
export interface AreaNode {
  readonly kind: 'area';
  readonly id: NodeId;
  readonly shape: Shape;
  /** Its look, one of the game's `looks.areas`. */
  readonly style: string;
  /** `terrain` is in the way or can be stood on, and is told in the list of terrain; a `floor` is the raised ground from which bodies fall. */
  readonly role?: 'terrain' | 'floor';
  readonly from?: Mm;
  readonly top?: Mm;
  /** How many may stand on it, and how many do. */
  readonly places?: { readonly of: number; readonly taken: number };
  readonly seat?: Seat;
  readonly label?: Message;
}

/** Something that a hand can pick up. A hand moves `at`: `base` is its footprint around 0, 0 as it looks up the screen, turned by `facing` and laid with 0, 0 at `at`. */
export interface PieceNode {
  readonly kind: 'piece';
  readonly id: NodeId;
  readonly at: Point;
  /** Height of its foot above the table, mm; 0 if absent. */
  readonly z?: Mm;
  /** On which storey it stands; on the ground if absent. */
  readonly storeys?: number;
  /** Where it looks: 0 = up the screen, clockwise. */
  readonly facing?: Deg;
  readonly base: Shape;
  /** Height of the piece, mm. */
  readonly tall?: Mm;
  /** Its look, one of the game's `looks.figures`. */
  readonly figure: string;
  /** A body of its own (an entry of `bodies`): how it lies or stands in space; drawn from it in place of `at`, `z` and `facing`. */
  readonly body?: string;
  readonly pose?: Pose;
  readonly seat?: Seat;
  /** It is nobody by whom its seat's army is counted, a flag or a gun perhaps: plates leave it out. */
  readonly token?: true;
  /** It holds a place by which its side stands, so that nobody is to be led away from it: a defender within his walls. */
  readonly holds?: true;
  /** The number or letter on its tag, or on the face of a block. */
  readonly mark?: string;
  /** The picture on a block's face; a block without one shows its back. */
  readonly emblem?: string;
  readonly badges?: readonly Badge[];
  /** How many coins lie on it: the damage it has taken. */
  readonly coins?: number;
  /** It is out of play and lies beside the field to be seen. */
  readonly out?: true;
  /** It is still to be put on the field: offered beside the table, by its name, and not drawn on it. */
  readonly waits?: true;
  /** What it is, without whose and where: pieces of one name are offered together. */
  readonly name?: Message;
  readonly label: Message;
  /** What it is good for, in a few words, while it is to be chosen. */
  readonly about?: Message;
  /** Its state in words, for the list of figures. */
  readonly state?: Message;
}

/** What a piece covers of the table where it is. */
export const footprint = ({ base, at, facing = 0 }: Pick<PieceNode, 'base' | 'at' | 'facing'>): Shape =>
  translated(facing === 0 ? base : rotatedShape(base, { x: 0, y: 0 }, facing), at);

/** A measured line; a closed range is a `ring` around `at` with its radius from the centre, mm, and about whom it is, if he takes it along when he flies. */
export type LineNode = { readonly id: NodeId; readonly label?: Message } & (
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly style: LineStyle }
  | { readonly kind: 'ring'; readonly at: Point; readonly r: Mm; readonly about?: NodeId }
);

export type SceneNode = AreaNode | PieceNode | LineNode;

/** A fact of the match told on a seat's plate: a number or a short word, and what it means. */
export interface Score {
  readonly seat: Seat;
  readonly value: number | Message;
  readonly text: Message;
}

/** All that is to be seen, in whole millimetres: x to the right, y down, 0, 0 the field's top left corner. */
export interface Scene {
  readonly width: Mm;
  readonly height: Mm;
  /** Width (mm) of the wooden rail around the field on which pieces wait that are not on the field. */
  readonly rail?: Mm;
  /** The part of it that lies on the mat and fills the view when the whole table is asked for; all of it if absent. */
  readonly frame?: Rect;
  /** The look of what lies under all of it, the game's `looks.mat`. */
  readonly mat: string;
  /** The boards of named squares on it; without any a ruler is printed on the mat's edge, and places are told by it. */
  readonly boards?: readonly Board[];
  /** The game's own measure: its length and its name (given `count`). */
  readonly unit: { readonly mm: Mm; readonly text: Message };
  readonly nodes: readonly SceneNode[];
  /** How the match stands, told on the plates, the most important first. */
  readonly scores?: readonly Score[];
  /** Of whom the armies consist where everybody knows that: beside the table a place is kept for each who is taken. */
  readonly armies?: readonly Army[];
}

/** An army: its pieces by what they are, with how many of each it began. */
export interface Army {
  readonly seat: Seat;
  readonly kinds: readonly {
    readonly look: Pick<PieceNode, 'figure' | 'mark' | 'emblem' | 'name'>;
    readonly of: number;
  }[];
}
