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
export const LEAST_POWER = 150;
/** How the aid helps a push that would spin too little: further out by so much, and harder once it is out there. */
const FURTHER = 100;
const MOST = 1000;
/** How often the aid tries: of thousands of flicks none needed so many. */
const TRIES = 8;

/** The same flick of the warrior lying level on an empty endless field (FF-03). */
const freely = (act: Flick, { id, pose, down }: Standing): Shot => {
  const { x, y } = centreOf(pose);
  const at = { x: Math.round(x), y: Math.round(y) };
  return { solids: [ENDLESS], bodies: [{ id, body: id, pose: levelPose(id, at, facingOf(pose), down) }], act };
};
const isQuarter = ({ spun }: ShotResult, { id }: Standing): boolean => Math.abs(spun[id]?.whole ?? 0) >= QUARTER;
/** Whether the flick spins the warrior far enough on an empty endless field (FF-03). */
export const spins = (act: Flick, who: Standing, luck: Luck): boolean => isQuarter(luck.shot(freely(act, who)), who);
const firmer = (act: Flick): Flick => {
  const side = act.offset < 0 ? -1 : 1;
  const out = Math.abs(act.offset) + FURTHER;
  if (out <= MOST) return { ...act, offset: side * out };
  return { ...act, offset: side * LEAST_OFFSET, power: Math.min(MOST, act.power + FURTHER) };
};
/** The flick as the aid lets it happen: a push that would spin too little is led further out (FF-03); null if nothing helps. */
export const guided = (act: Flick, who: Standing, luck: Luck): Flick | null => {
  let now = act;
  for (let i = 0; i < TRIES; i++) {
    if (spins(now, who, luck)) return now;
    now = firmer(now);
  }
  return null;
};
