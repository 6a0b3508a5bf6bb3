import type { WarriorName } from '../../../bodies/flatBodies.ts';
import type { Luck } from '../../../core/luck.ts';
import type { Flick, Shot, ShotResult } from '../../../core/shots/shot.ts';
import { DEFAULT_AIM_NOISE, type AimNoise, applyAimNoise } from '../../../core/shots/aimNoise.ts';
import { solidOf } from './fields.ts';
import { turnedTo } from '../show/outlines.ts';
import { isOnEdge, restOf, flownOver, touchedBy } from './flickReading.ts';
import { parted } from './righting.ts';
import { guided, QUARTER, spinOf } from './spin.ts';
import { changed, fighterOf, warriorsOnField } from './lookups.ts';
import { type Fighter, type Flicking, type Side, type WarriorOnField, type State, sideOf } from '../types.ts';

/** What a flick has brought, as the rules read it (FF-04). */
export interface FlickReading {
  readonly id: WarriorName;
  readonly seat: Side;
  readonly how: Flicking['type'];
  /** The warriors when the push was given, and at rest; those gone have no pose any more. */
  readonly before: readonly Fighter[];
  readonly after: readonly Fighter[];
  readonly out: readonly WarriorName[];
  readonly potted: readonly WarriorName[];
  /** Who shows the other face than before. */
  readonly turned: readonly WarriorName[];
  /** Which enemies the flicked body touched, the first of them first. */
  readonly touched: readonly WarriorName[];
  /** Which warriors it touched, own ones too, in order (FF-03). */
  readonly met: readonly WarriorName[];
  /** Which enemies it flew over within their width (FF-35). */
  readonly thrown: readonly WarriorName[];
  /** Who came into edge position by it (FF-24). */
  readonly edged: readonly WarriorName[];
  /** Of a strike that does not spin far enough, where no aid sees to it, how far it does on an empty field, degrees (FF-03). */
  readonly short: number | null;
}
/** Who left the field, in whatever way. */
export const leftField = ({ out, potted }: FlickReading): WarriorName[] => [...out, ...potted];

/** The warriors as they lie when the push is given: the flicked one turned in place, if he is (FF-06). */
export const faced = (fighters: readonly Fighter[], { id, facing }: Pick<Flicking, 'id' | 'facing'>): Fighter[] =>
  facing === undefined
    ? [...fighters]
    : changed(fighters, [id], ({ pose }) => (pose ? { pose: turnedTo(pose, facing) } : {}));

/** The tremor of a side's hand: its handicap is a share of the hand that the bodies are made for (FF-03). */
const tremorOf = ({ options: { tremorBlue, tremorRed } }: State, side: Side): AimNoise => {
  const percent = side === 'blue' ? tremorBlue : tremorRed;
  const part = (strength: number): number => Math.round((strength * percent) / 100);
  const { bearing, power, offset, height } = DEFAULT_AIM_NOISE.flick;
  return {
    ...DEFAULT_AIM_NOISE,
    flick: { bearing: part(bearing), power: part(power), offset: part(offset), height: part(height) },
  };
};
const bodiesOf = (fighters: readonly Fighter[]): Shot['bodies'] =>
  warriorsOnField({ fighters }).map(({ id, pose }) => ({ id, body: id, pose }));
/** The push as it was given, and the answer to it. */
export interface Flicked {
  readonly told: FlickReading;
  readonly act: Flick;
  readonly result: ShotResult;
}
/** Flicks a warrior: one instant push of him alone, and what becomes of all (FF-03, FF-04). */
export const flick = (state: State, action: Flicking, luck: Luck): Flicked => {
  const { id, type, bearing, power, offset, height } = action;
  const before = faced(state.fighters, action);
  const who = fighterOf({ fighters: before }, id) as WarriorOnField;
  const desired: Flick = { kind: 'flick', id, bearing, power, offset, height };
  const trembling = applyAimNoise(desired, luck.randomInt, tremorOf(state, who.seat));
  const act = leads(state, type) ? guided(trembling, who, luck) : trembling;
  const spun = counts(state, type) ? spinOf(act, who, luck) : QUARTER;
  const short = spun < QUARTER ? spun : null;
  const result = luck.shot({ solids: [solidOf(state.field)], bodies: bodiesOf(before), act });
  return { told: { ...read(state, action, before, result), short }, act, result };
};
/** Whether the aid leads this flick, or its spin is counted afterwards: only strikes need any (FF-03). */
const leads = ({ options }: State, type: Flicking['type']): boolean => type === 'strike' && options.spin === 'aid';
const counts = ({ options }: State, type: Flicking['type']): boolean =>
  type === 'strike' && options.spin === 'physical';

/** What the answer of the physics means by the rules (FF-04). */
const read = (
  state: State,
  { id, type }: Flicking,
  before: readonly Fighter[],
  result: ShotResult,
): Omit<FlickReading, 'short'> => {
  const { field } = state;
  const seat = sideOf(fighterOf({ fighters: before }, id).seat);
  const rests = before.map((fighter) => restOf(field, fighter, result));
  const after = parted(
    field,
    rests.map(({ fighter }) => fighter),
  );
  const names = (which: (i: number) => boolean): WarriorName[] =>
    before.filter((_, i) => which(i)).map((fighter) => fighter.id);
  const others = warriorsOnField({ fighters: before }).filter((each) => each.id !== id);
  const among = (list: readonly string[], of: readonly WarriorOnField[]): WarriorName[] =>
    list.flatMap((name) => of.filter((each) => each.id === name).map((each) => each.id));
  const enemies = others.filter((each) => each.seat !== seat);
  const touches = touchedBy(id, result);
  const onEdge = (fighter: Fighter | undefined): boolean =>
    fighter?.pose ? isOnEdge(field, { id: fighter.id, pose: fighter.pose }) : false;
  return {
    id,
    seat,
    how: type,
    before,
    after,
    out: names((i) => rests[i]?.out === true),
    potted: names((i) => rests[i]?.potted === true),
    turned: names((i) => after[i]?.pose !== null && after[i]?.down !== before[i]?.down),
    touched: among(touches, enemies),
    met: among(touches, others),
    thrown: among(flownOver(id, result), enemies),
    edged: names((i) => onEdge(after[i]) && !onEdge(before[i])),
  };
};
