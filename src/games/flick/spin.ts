// FF-03: a strike must spin its warrior at least a quarter turn about his own axis, counted on an empty endless field.
import type { Luck } from '../../core/luck.ts';
import type { Flick, Shot, ShotResult } from '../../core/shot.ts';
import { ENDLESS } from './fields.ts';
import { centreOf, facingOf, levelPose } from './outlines.ts';
import type { Standing } from './types.ts';

/** The least spin of a strike, in degrees (FF-03). */
export const QUARTER = 90;
/** With the aid a strike is pushed at least so far beside the middle and so hard: there nearly all flicks spin far enough (FF-03). */
export const LEAST_OFFSET = 300;
export const LEAST_POWER = 200;
const MOST = 1000;
/** A blow below the middle lifts a warrior a little, so that the field brakes him less. */
const LOW = -500;
interface Help {
  readonly side: 1 | -1;
  readonly out?: number;
  readonly further?: number;
  readonly harder: number;
  readonly height?: number;
}
/**
 * How the aid helps a push that would spin too little: which side of the middle, how far out, how much harder, how low.
 * Some bodies hardly spin when struck from some directions on one side.
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
];

/** The same flick of the warrior lying level on an empty endless field (FF-03). */
const freely = (act: Flick, { id, pose, down }: Standing): Shot => {
  const { x, y } = centreOf(pose);
  const at = { x: Math.round(x), y: Math.round(y) };
  return { solids: [ENDLESS], bodies: [{ id, body: id, pose: levelPose(id, at, facingOf(pose), down) }], act };
};
const isQuarter = ({ spun }: ShotResult, { id }: Standing): boolean => Math.abs(spun[id]?.whole ?? 0) >= QUARTER;
/** Whether the flick spins the warrior far enough on an empty endless field (FF-03). */
export const spins = (act: Flick, who: Standing, luck: Luck): boolean => isQuarter(luck.shot(freely(act, who)), who);
/** The flick as the aid lets it happen: a push that would spin too little is led further out, lower, across the middle, or made harder (FF-03); null if nothing helps. */
export const guided = (act: Flick, who: Standing, luck: Luck): Flick | null => {
  for (const { side, out, further = 0, harder, height = act.height } of HELP) {
    const beside = Math.min(MOST, out ?? Math.abs(act.offset) + further);
    const offset = (act.offset < 0 ? -side : side) * beside;
    const push = { ...act, offset, height, power: Math.min(MOST, act.power + harder) };
    if (spins(push, who, luck)) return push;
  }
  return null;
};
