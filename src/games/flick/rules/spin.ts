// FF-03: a strike must spin its warrior at least a quarter turn about its own axis, counted on an empty endless field.
import type { Luck } from '../../../core/luck.ts';
import type { Flick, Shot } from '../../../core/shots/shot.ts';
import { ENDLESS } from './fields.ts';
import { facingOf, levelPose } from '../show/outlines.ts';
import type { WarriorOnField } from '../types.ts';

/** The least spin of a strike, degrees (FF-03). */
export const QUARTER = 90;
/** The smallest offset from the middle and the smallest power of a strike with the aid. From there on nearly all flicks spin far enough (FF-03). */
export const MIN_OFFSET = 300;
export const MIN_POWER = 200;
const MOST = 1000;
/** A blow below the middle lifts a warrior slightly, so the field brakes it less. */
const LOW = -500;
interface Help {
  readonly side: 1 | -1;
  readonly out?: number;
  readonly further?: number;
  readonly harder: number;
  readonly height?: number;
  /** The deviation from the direction, tenths of a degree. */
  readonly aside?: number;
}
/**
 * How the aid helps a push that would spin too little: which side of the middle, how far out, how much harder, how low. Some
 * bodies hardly spin when struck from some directions on one side. The last tries use full power, and then a small deviation.
 * With these every body spins far enough.
 */
const HELP: readonly Help[] = [
  { side: 1, harder: 0 },
  { side: 1, further: 100, harder: 0 },
  { side: 1, further: 200, harder: 0 },
  { side: 1, out: 600, harder: 0 },
  { side: 1, out: 600, harder: 0, height: LOW },
  { side: -1, harder: 0 },
  { side: -1, out: 600, harder: 0, height: LOW },
  { side: 1, out: 600, harder: 250 },
  { side: 1, out: 700, harder: 250, height: LOW },
  { side: -1, out: 600, harder: 250 },
  { side: -1, out: 700, harder: 250, height: LOW },
  { side: 1, out: 700, harder: 500, height: LOW },
  { side: -1, out: 700, harder: 500, height: LOW },
  { side: 1, out: 700, harder: 850, height: LOW },
  { side: -1, out: 700, harder: 850, height: LOW },
  ...[0, 20, -20, 50, -50, 100, -100, 200, -200].flatMap((aside): Help[] => [
    { side: 1, out: 500, harder: MOST, height: 0, aside },
    { side: -1, out: 500, harder: MOST, height: 0, aside },
  ]),
];

/** The warrior's place on an endless field: the origin, because all places are alike. */
const MIDDLE = { x: 0, y: 0 };
/** Returns the same flick of the warrior, level on an empty endless field (FF-03). */
const freely = (act: Flick, { id, pose, down }: WarriorOnField): Shot => ({
  solids: [ENDLESS],
  bodies: [{ id, body: id, pose: levelPose(id, MIDDLE, facingOf(pose), down) }],
  act,
});
/** Returns the warrior's spin from a flick on an empty endless field, whole degrees (FF-03). */
export const spinOf = (act: Flick, who: WarriorOnField, luck: Luck): number =>
  Math.abs(luck.shot(freely(act, who)).spun[who.id]?.whole ?? 0);
/**
 * Returns the flick as the aid adjusts it, so that its spin is never a foul. A push with too little spin moves further out,
 * lower, to the other side, harder, and at last aside (FF-03).
 */
export const guided = (act: Flick, who: WarriorOnField, luck: Luck): Flick => {
  const pushes = HELP.map(({ side, out, further = 0, harder, height = act.height, aside = 0 }): Flick => {
    const beside = Math.min(MOST, out ?? Math.abs(act.offset) + further);
    return {
      ...act,
      bearing: (act.bearing + aside + 3600) % 3600,
      power: Math.min(MOST, act.power + harder),
      offset: (act.offset < 0 ? -side : side) * beside,
      height,
    };
  });
  return pushes.find((push) => spinOf(push, who, luck) >= QUARTER) ?? act;
};
