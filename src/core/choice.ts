import type { Cell } from '../geometry/grid.ts';
import type { Deg, Mm, Point } from '../geometry/point.ts';
import type { Shape } from '../geometry/shape.ts';
import type { Prism, Sight, Target } from '../geometry/sight.ts';
import type { Aim, AimControls } from './aim.ts';
import { type Board, cellCentres } from './board.ts';
import type { OutcomeRow } from './event.ts';
import type { Message, Modifier, RuleId } from './message.ts';
import type { NodeId, PieceNode, SceneNode } from './scene.ts';

/** Why an action is not allowed. `at` is the first bad point, `show` the measure that failed, `instead` the nearest legal action. */
export interface Refusal {
  readonly rule: RuleId;
  readonly text: Message;
  readonly at?: Point;
  readonly show?: readonly SceneNode[];
  readonly instead?: unknown;
}
/** Returns the part of a refusal that shows a broken distance or line of sight. `to` is the bad point. */
export const brokenMeasure = (from: Point, to: Point): Pick<Refusal, 'at' | 'show'> => ({
  at: to,
  show: [{ kind: 'line', id: 'measure', points: [from, to], style: 'broken' }],
});
/** Returns a function that makes a game's refusals, given its message function. */
export const refusalFactory =
  <Key extends string>(say: (key: Key, values?: Message['values']) => Message) =>
  (rule: RuleId, key: Key, values: Message['values'] = {}, more: Omit<Refusal, 'rule' | 'text'> = {}): Refusal => ({
    rule,
    text: say(key, values),
    ...more,
  });

/**
 * Setup actions that the app may take itself. `lot` always is, as nobody decides anything. `lines` (deploy the rest) and `done`
 * (accept) are taken when a match starts deployed. `deal` does by chance what people rather choose: it is taken then only if
 * nobody can choose.
 */
export type SetupStep = 'lot' | 'lines' | 'done' | 'deal';
/** Where something may be placed: anywhere in `areas` (everywhere if empty), on one of `spots`, or in the centre of a board's cells. */
export type LegalPlaces =
  | { readonly areas: readonly Shape[] }
  | { readonly spots: readonly Point[] }
  | { readonly board: Board; readonly cells: readonly Cell[] };
/** Returns the areas where it may be placed freely. */
export const legalAreas = (places: LegalPlaces): readonly Shape[] => ('areas' in places ? places.areas : []);
/** Returns the possible points, mm, or null if any point of an area is allowed. */
export const legalSpots = (places: LegalPlaces): readonly Point[] | null => {
  if ('cells' in places) return cellCentres(places.board, places.cells);
  return 'spots' in places ? places.spots : null;
};

/** What makes a choice different from all others of its position, besides the type of its action. */
interface ChoiceParts {
  readonly piece?: NodeId | undefined;
  readonly target?: NodeId | Point | undefined;
  /** What else distinguishes it, such as a weapon or a formation: a value of its action. */
  readonly mode?: string | number | undefined;
}
/** Returns the id of a choice, such as `shoot@blue1>red2#aimed`. */
export const choiceId = (type: string, { piece, target, mode }: ChoiceParts = {}): string => {
  const on = typeof target === 'object' ? `${target.x},${target.y}` : target;
  return `${type}${piece === undefined ? '' : `@${piece}`}${on === undefined ? '' : `>${on}`}${mode === undefined ? '' : `#${mode}`}`;
};

/** Something that can be done now, as data. Choices of one piece with the same label form one mode. */
export type Choice<Action> = {
  /**
   * Unique among the choices of a position, and the same whenever they are asked for again. Made by `choiceId`, never from a
   * label or a place in a list.
   */
  readonly id: string;
  readonly label: Message;
  readonly rule?: RuleId;
  /** The piece to select first. A choice without one is a button; the first button is the primary one. */
  readonly piece?: NodeId;
  /** Shown but disabled, with the reason. */
  readonly disabled?: Refusal;
  /**
   * Not part of play: ends the match for the seat, or offers to end it. It is in the menu, asks twice, and is never taken by bots
   * or automatically.
   */
  readonly meta?: 'end' | 'offer';
  readonly opening?: SetupStep;
  /** Skips what could still be done, including the actions of these other pieces. It is not the primary button while anything else is open. */
  readonly skips?: readonly NodeId[];
  /** Legal but hardly ever wanted, such as an attack on one's own gun. It is listed last, never suggested, and does not keep a turn open. */
  readonly unlikely?: true;
} & (
  | { readonly kind: 'do'; readonly action: Action; readonly target?: NodeId | Point }
  | {
      readonly kind: 'put';
      readonly to: LegalPlaces;
      /** Takes effect where it is dropped, without confirmation. It can be moved again. */
      readonly unconfirmed?: true;
      /** Returns a legal place near a point in an area where a piece was dropped. */
      near?(point: Point): Point;
      /** It can be rotated by hand from `start`, `step` degrees at a time. */
      readonly turns?: { readonly start: Deg; readonly step: Deg };
      /** `point` is one of the spots, or the centre of a cell; it need not be legal. `facing` (0 to 359) is given once it has been rotated. */
      at(point: Point, facing?: Deg): Action;
      example(): Action;
    }
  | {
      readonly kind: 'walk';
      readonly from: Point;
      readonly reach: Mm;
      /** `path` begins at `from`. */
      along(path: readonly Point[]): Action;
      example(): Action;
    }
  | {
      readonly kind: 'aim';
      /** The name of the aimed action, if it has its own. */
      readonly actionLabel?: Message;
      readonly controls: AimControls;
      /** What is aimed, if not the piece itself. */
      readonly by?: NodeId;
      /** Possible targets, likeliest first. The bearing is given relative to them. */
      readonly targets?: readonly NodeId[];
      /** It must touch no one: it starts at its default setting, with no target. */
      readonly clear?: true;
      /** Returns the setting with which a steady hand hits a target, keeping the power where it reaches. Absent when the players want no aim help. */
      aimAt?(target: NodeId, aim: Aim): Aim;
      /** Whether a steady hand can hit the target at any power tried. Absent when that is not shown. */
      reaches?(target: NodeId): boolean;
      /** Returns the action for an aim in whole units within the limits, and its target. */
      toward(aim: Aim, on?: NodeId): Action;
      example(): Action;
    }
);

export type DoChoice<Action> = Extract<Choice<Action>, { kind: 'do' }>;
/**
 * Returns a function that makes a game's immediate choices. What its `refuse` rejects is shown disabled with the reason. `mode`
 * distinguishes choices that have the same type, piece and target.
 */
export const doChoiceFactory =
  <State, Action extends { readonly type: string }>(refuse: (state: State, action: Action) => Refusal | null) =>
  (
    state: State,
    action: Action,
    label: Message,
    {
      mode,
      ...more
    }: Partial<Omit<DoChoice<Action>, 'kind' | 'id' | 'label' | 'action'>> & Pick<ChoiceParts, 'mode'> = {},
  ): DoChoice<Action> => {
    const disabled = refuse(state, action);
    const id = choiceId(action.type, { ...more, mode });
    return { kind: 'do', id, label, action, ...more, ...(disabled ? { disabled } : {}) };
  };

/** The shooter's view of a target, from which the picture, the sight fan and the dial are drawn. `coverThreshold` is the rule's limit (0 to 1). */
export interface ShooterView {
  readonly shooter: NodeId;
  readonly target: NodeId;
  readonly eye: { readonly at: Point; readonly z: Mm };
  readonly silhouette: Target;
  readonly prisms: readonly Prism[];
  readonly sight: Sight;
  readonly coverThreshold: number;
}

/** The cover of all enemies as seen by one piece: where it looks from, the hidden part of each (0 to 1), and the rule's limit. */
export interface CoverOverview {
  readonly by: NodeId;
  readonly from: Point;
  readonly coverThreshold: number;
  readonly shares: readonly { readonly id: NodeId; readonly share: number }[];
}

/**
 * The exposure at the end of a path. `count` enemies could shoot there. `by` sees most of the piece (null: none), and cannot see
 * `share` of it (0 to 1).
 */
export interface Exposure {
  readonly count: number;
  readonly by: NodeId | null;
  readonly share: number;
  readonly coverThreshold: number;
}
/** Returns the exposure to all shooters, given how much of the piece each cannot see and what may still be shot at. */
export const exposureTo = (
  shooters: CoverOverview['shares'],
  coverThreshold: number,
  may: (share: number) => boolean,
): { readonly exposed: Exposure } => {
  const [most] = shooters.toSorted((a, b) => a.share - b.share);
  const count = shooters.filter(({ share }) => may(share)).length;
  return { exposed: { count, by: most && most.share < 1 ? most.id : null, share: most?.share ?? 1, coverThreshold } };
};

/** A shot seen from the side: `x` from the muzzle along its bearing, `z` above the table, mm. */
export interface TrajectoryView {
  readonly length: Mm;
  /** How far the firing piece's centre is behind the muzzle. */
  readonly back: Mm;
  /** Where the firing piece's base ends along that line. Distances are measured from here. */
  readonly edge: Mm;
  readonly top: Mm;
  readonly arc: readonly { readonly x: Mm; readonly z: Mm }[];
  /** What a steady hand hits first; null for the table or nothing. */
  readonly struck: NodeId | null;
  /** Obstacles along the line. */
  readonly ground: readonly { readonly id: NodeId; readonly from: Mm; readonly to: Mm; readonly top: Mm }[];
  /** Figures near the line and their level. `wide` is half the width of a machine or gun. */
  readonly figures: readonly {
    readonly id: NodeId;
    readonly x: Mm;
    readonly z: Mm;
    readonly tall: Mm;
    readonly wide?: Mm;
  }[];
}

/** What the action under the pointer would do: a drawing, the length used (mm), the parts of its sum, the shooter's view. */
export interface Preview {
  readonly nodes: readonly SceneNode[];
  readonly used?: Mm;
  readonly reasons?: readonly Modifier[];
  readonly eye?: ShooterView;
  readonly exposed?: Exposure;
  readonly side?: TrajectoryView;
  /** Whole degrees that a flicked body must spin. */
  readonly spin?: { readonly least: Deg };
  /** What the action would cost for good. It is shown before confirmation. */
  readonly warns?: Message;
  /** The possible results of a shot by the rules, and what each gives. */
  readonly outcomes?: readonly OutcomeRow[];
  /** What an attacked piece may turn out to be. */
  readonly guesses?: PossibleIdentities;
}
export const EMPTY_PREVIEW: Preview = { nodes: [] };
/** Previews of a game's actions, by type. Types without an entry show nothing. */
export type PreviewHandlers<State, Action extends { readonly type: string }> = {
  readonly [Type in Action['type']]?: (state: State, action: Extract<Action, { type: Type }>) => Preview;
};
/** Returns a game's `preview`, which shows each action by its type. */
export const previewFactory =
  <State, Action extends { readonly type: string }>(shows: PreviewHandlers<State, Action>) =>
  (state: State, action: Action): Preview => {
    const show = shows[action.type as Action['type']] as ((state: State, action: Action) => Preview) | undefined;
    return show?.(state, action) ?? EMPTY_PREVIEW;
  };
/**
 * The identities an attacked piece may have, and the result of each for the attacker. Where known, how many are left and how
 * likely each is (0 to 1).
 */
export interface PossibleIdentities {
  readonly on: NodeId;
  readonly list: readonly {
    readonly face: Pick<PieceNode, 'mark' | 'emblem' | 'name'>;
    readonly meaning: 'good' | 'part' | 'bad';
    readonly left?: number;
    readonly p?: number;
  }[];
}

/** Returns the key of a choice's mode. Two guns have different modes. */
export const modeKey = ({ label: { key, values } }: Choice<unknown>): string =>
  values ? `${key} ${JSON.stringify(values)}` : key;
/** Returns the label of what a press would do: the aimed action's own label, or else the choice's. */
export const actionLabel = (choice: Choice<unknown>): Message =>
  (choice.kind === 'aim' ? choice.actionLabel : undefined) ?? choice.label;

/** Returns the choices that a bot, a test or the game itself may take: enabled and part of play. */
export const enabledChoices = <Action>(choices: readonly Choice<Action>[]): Choice<Action>[] =>
  choices.filter((choice) => !choice.disabled && !choice.meta);
/** Returns the enabled choices that may be suggested: all but the unlikely ones. */
export const likelyOf = <Action>(choices: readonly Choice<Action>[]): Choice<Action>[] =>
  enabledChoices(choices).filter((choice) => !choice.unlikely);
/** Returns the likely choices that act, leaving out those that skip. */
export const playingChoices = <Action>(choices: readonly Choice<Action>[]): Choice<Action>[] =>
  likelyOf(choices).filter((choice) => !choice.skips);
