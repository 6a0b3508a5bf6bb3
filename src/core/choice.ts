import type { Cell } from '../geometry/grid.ts';
import type { Deg, Mm, Point } from '../geometry/point.ts';
import type { Shape } from '../geometry/shape.ts';
import type { Prism, Sight, Target } from '../geometry/sight.ts';
import type { Aim, AimControls } from './aim.ts';
import { type Board, cellCentres } from './board.ts';
import type { OutcomeRow } from './event.ts';
import type { Message, Modifier, RuleId } from './message.ts';
import type { NodeId, PieceNode, SceneNode } from './scene.ts';

/** Why an action is not lawful; `at` is the first bad point, `show` the measure that broke it, `instead` the nearest lawful action. */
export interface Refusal {
  readonly rule: RuleId;
  readonly text: Message;
  readonly at?: Point;
  readonly show?: readonly SceneNode[];
  readonly instead?: unknown;
}
/** What a refusal shows of a distance that is too long or short, or of a line of sight that is shut: the broken measure from one point to the other, which is the bad one. */
export const brokenMeasure = (from: Point, to: Point): Pick<Refusal, 'at' | 'show'> => ({
  at: to,
  show: [{ kind: 'line', id: 'measure', points: [from, to], style: 'broken' }],
});
/** Makes a game's refusals by a rule, in the words of its `say`. */
export const refusalFactory =
  <Key extends string>(say: (key: Key, values?: Message['values']) => Message) =>
  (rule: RuleId, key: Key, values: Message['values'] = {}, more: Omit<Refusal, 'rule' | 'text'> = {}): Refusal => ({
    rule,
    text: say(key, values),
    ...more,
  });

/**
 * What belongs to the opening, and what the app does of it: a `lot` is thrown by itself, for nobody decides anything by it; where a match
 * begins lined up, `lines` (dealing, standing what is left) and `done` (being content with it) are taken as well.
 */
export type SetupStep = 'lot' | 'lines' | 'done';
/** Where something may be put: anywhere in areas (anywhere at all if there are none), on one of a few spots, or in the middle of cells of a board. */
export type LegalPlaces =
  | { readonly areas: readonly Shape[] }
  | { readonly spots: readonly Point[] }
  | { readonly board: Board; readonly cells: readonly Cell[] };
/** The areas in which it is put anywhere. */
export const legalAreas = (places: LegalPlaces): readonly Shape[] => ('areas' in places ? places.areas : []);
/** The few places there are, mm; null where it is put anywhere in an area. */
export const legalSpots = (places: LegalPlaces): readonly Point[] | null => {
  if ('cells' in places) return cellCentres(places.board, places.cells);
  return 'spots' in places ? places.spots : null;
};

/** Something that may be done now, as data; choices of one piece with the same label are one mode. */
export type Choice<Action> = {
  /** The verb. */
  readonly label: Message;
  readonly rule?: RuleId;
  /** Pick this piece first; without it the choice is a button, and the first button is the primary one. */
  readonly piece?: NodeId;
  /** Shown but off, and why. */
  readonly disabled?: Refusal;
  /** Beside the course of play, to end the match for the seat or to offer that it ends: kept in the menu, asked twice, never taken by bots or by itself. */
  readonly meta?: 'end' | 'offer';
  readonly opening?: SetupStep;
  /** It lets go by what may still be done, and with it the deeds of these other pieces: never the primary button while anything else is open. */
  readonly skips?: readonly NodeId[];
  /** Allowed, but hardly ever wanted, as an attack on the own gun: offered last, never suggested, and no reason to keep a turn open. */
  readonly unlikely?: true;
} & (
  | { readonly kind: 'do'; readonly action: Action; readonly target?: NodeId | Point }
  | {
      readonly kind: 'put';
      readonly to: LegalPlaces;
      /** It lies where it is dropped, with nothing to confirm: it can be laid elsewhere at will. */
      readonly unconfirmed?: true;
      /** Where a piece let go of in an area comes to lie, if not there: a lawful place nearby. */
      near?(point: Point): Point;
      /** It can be turned by hand: from the facing it has so far, by so many degrees at a time. */
      readonly turns?: { readonly start: Deg; readonly step: Deg };
      /** Of spots and cells `point` is one, the middle of the cell; it need not be lawful. `facing` (0 to 359) is given once it has been turned. */
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
      /** What is done once it is aimed, where that has a name of its own. */
      readonly actionLabel?: Message;
      readonly controls: AimControls;
      /** What is aimed, where that is not the piece itself. */
      readonly by?: NodeId;
      /** Whom it may be meant for, the likeliest first: the bearing is told against them. */
      readonly targets?: readonly NodeId[];
      /** It is to touch nobody: it is offered as its controls begin, and nobody is aimed at. */
      readonly clear?: true;
      /** How a firm hand would set it for one of them from a setting, whose power stays where it strikes; absent where the players want no such help. */
      aimAt?(target: NodeId, aim: Aim): Aim;
      /** Whether a firm hand strikes one of them at all, by any power that the help tries; absent where that is not told. */
      reaches?(target: NodeId): boolean;
      /** Whole units within the controls' limits, and whom it is meant for. */
      toward(aim: Aim, on?: NodeId): Action;
      example(): Action;
    }
);

/** Something to do at once. */
export type DoChoice<Action> = Extract<Choice<Action>, { kind: 'do' }>;
/** Makes a game's choices to do something at once; what its `refuse` forbids is shown but off, and why. */
export const doChoiceFactory =
  <State, Action>(refuse: (state: State, action: Action) => Refusal | null) =>
  (
    state: State,
    action: Action,
    label: Message,
    more: Partial<Omit<DoChoice<Action>, 'kind' | 'label' | 'action'>> = {},
  ): DoChoice<Action> => {
    const disabled = refuse(state, action);
    return { kind: 'do', label, action, ...more, ...(disabled ? { disabled } : {}) };
  };

/** The shooter's view of a target: all that the picture, the fan and the dial are drawn from; `coverThreshold` is the rule's limit (0..1). */
export interface ShooterView {
  readonly shooter: NodeId;
  readonly target: NodeId;
  readonly eye: { readonly at: Point; readonly z: Mm };
  readonly silhouette: Target;
  readonly prisms: readonly Prism[];
  readonly sight: Sight;
  readonly coverThreshold: number;
}

/** What a piece sees of all enemies: who looks from where, the hidden share (0..1) of each, the rule's limit. */
export interface CoverOverview {
  readonly by: NodeId;
  readonly from: Point;
  readonly coverThreshold: number;
  readonly shares: readonly { readonly id: NodeId; readonly share: number }[];
}

/** Where a way would end: how many enemies could shoot there, who sees most of whoever goes (null: nobody), how much of him is hidden from that one (0..1), and the rule's limit. */
export interface Exposure {
  readonly count: number;
  readonly by: NodeId | null;
  readonly share: number;
  readonly coverThreshold: number;
}
/** The exposure to all who might shoot, given how much of whoever goes is hidden from each, and what may still be shot at. */
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
  /** Where the base of what fires ends on that way, from which distances are measured. */
  readonly edge: Mm;
  readonly top: Mm;
  readonly arc: readonly { readonly x: Mm; readonly z: Mm }[];
  /** What a firm hand strikes first; null for the table, or nothing at all. */
  readonly struck: NodeId | null;
  /** What stands along the way. */
  readonly ground: readonly { readonly id: NodeId; readonly from: Mm; readonly to: Mm; readonly top: Mm }[];
  /** Who stands near it, on what level; `wide` is half the width of what is no man. */
  readonly figures: readonly {
    readonly id: NodeId;
    readonly x: Mm;
    readonly z: Mm;
    readonly tall: Mm;
    readonly wide?: Mm;
  }[];
}

/** What the one action under the pointer would do: a drawing, the length used (mm), the parts of its sum, the shooter's eye. */
export interface Preview {
  readonly nodes: readonly SceneNode[];
  readonly used?: Mm;
  readonly reasons?: readonly Modifier[];
  readonly eye?: ShooterView;
  readonly exposed?: Exposure;
  readonly side?: TrajectoryView;
  /** Whole degrees that a flicked body must turn about itself. */
  readonly spin?: { readonly least: Deg };
  /** What is lost by it for good, to be told before it is confirmed. */
  readonly warns?: Message;
  /** What may become of a shot by the rules, and what each gives. */
  readonly outcomes?: readonly OutcomeRow[];
  /** What a piece that is attacked may turn out to be. */
  readonly guesses?: PossibleIdentities;
}
/** A preview that shows nothing. */
export const EMPTY_PREVIEW: Preview = { nodes: [] };
/** What actions of a game would do, by their type; those without an entry show nothing. */
export type PreviewHandlers<State, Action extends { readonly type: string }> = {
  readonly [Type in Action['type']]?: (state: State, action: Extract<Action, { type: Type }>) => Preview;
};
/** A game's `preview`: each action is shown as its type is. */
export const previewFactory =
  <State, Action extends { readonly type: string }>(shows: PreviewHandlers<State, Action>) =>
  (state: State, action: Action): Preview => {
    const show = shows[action.type as Action['type']] as ((state: State, action: Action) => Preview) | undefined;
    return show?.(state, action) ?? EMPTY_PREVIEW;
  };
/** The faces that somebody attacked may show, and what each would mean for whoever attacks; with how many such are left and how likely it is (0..1), where that is told. */
export interface PossibleIdentities {
  readonly on: NodeId;
  readonly list: readonly {
    readonly face: Pick<PieceNode, 'mark' | 'emblem' | 'name'>;
    readonly meaning: 'good' | 'part' | 'bad';
    readonly left?: number;
    readonly p?: number;
  }[];
}

/** The mode that a choice belongs to: of two guns each has its own. */
export const modeKey = ({ label: { key, values } }: Choice<unknown>): string =>
  values ? `${key} ${JSON.stringify(values)}` : key;
/** What a press would do: the deed of what is aimed, else the choice by its name. */
export const actionLabel = (choice: Choice<unknown>): Message =>
  (choice.kind === 'aim' ? choice.actionLabel : undefined) ?? choice.label;

/** The choices that a bot, a test or the game itself may take: those that are on and belong to the course of play. */
export const enabledChoices = <Action>(choices: readonly Choice<Action>[]): Choice<Action>[] =>
  choices.filter((choice) => !choice.disabled && !choice.meta);
/** The open choices that may be suggested: all but the unlikely ones. */
export const likelyOf = <Action>(choices: readonly Choice<Action>[]): Choice<Action>[] =>
  enabledChoices(choices).filter((choice) => !choice.unlikely);
/** Those of them that do something: all but the ones that let it go by. */
export const playingChoices = <Action>(choices: readonly Choice<Action>[]): Choice<Action>[] =>
  likelyOf(choices).filter((choice) => !choice.skips);
