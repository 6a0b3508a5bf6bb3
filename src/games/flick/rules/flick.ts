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

/** The result of a flick as the rules read it (FF-04). */
export interface FlickReading {
  readonly id: WarriorName;
  readonly seat: Side;
  readonly how: Flicking['type'];
  /** The warriors at the moment of the push, and at rest. Those gone have no pose. */
  readonly before: readonly Fighter[];
  readonly after: readonly Fighter[];
  readonly out: readonly WarriorName[];
  readonly potted: readonly WarriorName[];
  /** The warriors that show the other face than before. */
  readonly turned: readonly WarriorName[];
  /** The enemies that the flicked warrior touched, in order. */
  readonly touched: readonly WarriorName[];
  /** The warriors that it touched, own ones too, in order (FF-03). */
  readonly met: readonly WarriorName[];
  /** The enemies that it flew over within their width (FF-35). */
  readonly thrown: readonly WarriorName[];
  /** The warriors that it brought into edge position (FF-24). */
  readonly edged: readonly WarriorName[];
  /** The free spin of a strike that spins too little, degrees, if the aiming aid is off. Otherwise null (FF-03). */
  readonly short: number | null;
}
/** Returns all warriors that left the field, off the edge or into a hole. */
export const leftField = ({ out, potted }: FlickReading): WarriorName[] => [...out, ...potted];

/** Returns the warriors at the moment of the push. The flicked one may have been turned in place (FF-06). */
export const faced = (fighters: readonly Fighter[], { id, facing }: Pick<Flicking, 'id' | 'facing'>): Fighter[] =>
  facing === undefined
    ? [...fighters]
    : changed(fighters, [id], ({ pose }) => (pose ? { pose: turnedTo(pose, facing) } : {}));

/** Returns the hand shake of a side. Its handicap is a percentage of the hand shake that the bodies are made for (FF-03). */
const aimNoiseOf = ({ options: { tremorBlue, tremorRed } }: State, side: Side): AimNoise => {
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
/** The push after hand shake and aid, with its result. */
export interface Flicked {
  readonly reading: FlickReading;
  readonly act: Flick;
  readonly result: ShotResult;
}
/** Flicks a warrior: one instant push of it alone, and the result for all (FF-03, FF-04). */
export const flick = (state: State, action: Flicking, luck: Luck): Flicked => {
  const { id, type, bearing, power, offset, height } = action;
  const before = faced(state.fighters, action);
  const who = fighterOf({ fighters: before }, id) as WarriorOnField;
  const desired: Flick = { kind: 'flick', id, bearing, power, offset, height };
  const trembling = applyAimNoise(desired, luck.randomInt, aimNoiseOf(state, who.seat));
  const act = leads(state, type) ? guided(trembling, who, luck) : trembling;
  const spun = counts(state, type) ? spinOf(act, who, luck) : QUARTER;
  const short = spun < QUARTER ? spun : null;
  const result = luck.shot({ solids: [solidOf(state.field)], bodies: bodiesOf(before), act });
  return { reading: { ...read(state, action, before, result), short }, act, result };
};
/** Whether the aid guides this flick, or its spin is checked afterwards. Only strikes need spin (FF-03). */
const leads = ({ options }: State, type: Flicking['type']): boolean => type === 'strike' && options.spin === 'aid';
const counts = ({ options }: State, type: Flicking['type']): boolean =>
  type === 'strike' && options.spin === 'physical';

/** Returns what a physics result means by the rules (FF-04). */
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
