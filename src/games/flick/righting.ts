import { overlapping } from '../../bodies/overlap.ts';
import type { Warrior } from '../../bodies/warriors.ts';
import { directions } from '../../geometry/turn.ts';
import { facingOf, levelPose, overturned } from './outlines.ts';
import { isOut } from './reading.ts';
import { changed, standing, standingOf } from './table.ts';
import { type Standing, type State, type Tale, say } from './types.ts';

const placed = ({ id, pose }: Standing) => ({ id, body: id, pose });
/** Whether a warrior lies clear of all others in space, but for less than half a millimetre. */
export const liesClear = (state: Pick<State, 'fighters'>, who: Standing): boolean =>
  standing(state).every((each) => each.id === who.id || overlapping([placed(who), placed(each)]) === null);

const AROUND = directions(16);
/** How far (tenths of a mm) a righted warrior is looked a free place for, and in what steps. */
const FAR = 300;
const STEP = 5;
/** A warrior face up on the spot: turned over as he lies, else laid level there, else a hair aside where another lies in his way (FF-08). */
const upright = (state: State, who: Standing): Standing['pose'] => {
  const over = overturned(who.pose);
  const [x, y] = over;
  const [, , z, ...turn] = levelPose(who.id, { x: 0, y: 0 }, facingOf(over));
  const level = (dx: number, dy: number): Standing['pose'] => [Math.round(x + dx), Math.round(y - dy), z, ...turn];
  const fits = (pose: Standing['pose']): boolean =>
    !isOut(state.field, pose) && liesClear(state, { ...who, pose, down: false });
  if (fits(over)) return over;
  for (let far = 0; far <= FAR; far += STEP) {
    for (const way of AROUND) {
      const pose = level(way.x * far, way.y * far);
      if (fits(pose)) return pose;
    }
  }
  throw new Error(`There is no room to right ${who.id}.`);
};
/** These lie face up again on the spot, if they did not (FF-06, FF-08, FF-14, FF-22). */
export const rightAll = (state: State, ids: readonly Warrior[], rule: string, tale: Tale): State =>
  ids.reduce((now, id) => {
    const who = standingOf(now, id);
    if (!who?.down) return now;
    tale.push({ kind: 'restored', rule, ids: [id], text: say('event.righted', { who: { piece: id } }) });
    const pose = upright(now, who);
    return { ...now, fighters: changed(now.fighters, [id], () => ({ pose, down: false })) };
  }, state);
