import type { Bot } from '../../../core/game.ts';
import { bestOf, firstOf } from '../../../core/bots.ts';
import { otherOf } from '../../../core/seat.ts';
import { distance } from '../../../geometry/point.ts';
import { attack, planOf } from './assault.ts';
import { bringUp, mount, plainly, shotsOf, walkAlong } from './play.ts';
import { advance } from './prospects.ts';
import { reasonOf, sharp } from './tactics.ts';
import { foesOf, freshOf, must, onOwnTowers, warriorsOf } from '../rules/lookups.ts';
import { type Action, type Standing, type State } from '../types.ts';

/** Against the first foe in reach, whoever that is. */
const anyFight = (view: State, who: Standing): Action | null => {
  const [foe] = foesOf(view, who);
  return foe ? { type: 'fight', id: who.id, target: foe.id } : null;
};
/** Down from the towers, and at the nearest foe. */
const sally = (view: State, who: Standing): Action | null => {
  const foes = warriorsOf(view, otherOf(view.seats, who.seat));
  const near = bestOf(foes, ({ at }) => -distance(at, who.at));
  return near ? walkAlong(view, who, advance(view, who, near)?.path ?? null) : null;
};
/** Fires at the easiest target, gathers its men and storms with all of them, whatever the gun still promises; a Defender fights whomever he can reach, else does what `home` says. */
const simple = (home: (view: State, who: Standing) => Action | null): Bot<State, Action> => ({
  choose: (view, tools) => {
    const settled = plainly(view, tools);
    if (settled) return settled;
    const { stage, active } = view;
    if (stage.at === 'shooting') return shotsOf(view)[0] ?? firstOf(tools);
    if (stage.at === 'clash') return anyFight(view, must(view, stage.id)) ?? { type: 'leave' };
    const party = warriorsOf(view, active).filter((each) => !onOwnTowers(view, active).includes(each));
    const plan = planOf(view, party, false);
    for (const who of freshOf(view, active)) {
      const storms = plan && (who.kind === 'gun' || party.some(({ id }) => id === who.id)) ? plan : null;
      const move =
        who.kind === 'gun'
          ? bringUp(view, who, 3)
          : storms
            ? attack(view, who, storms)
            : (anyFight(view, who) ?? home(view, who));
      if (!move) continue;
      tools.note([{ action: move, why: reasonOf(who, move, storms) }]);
      return move;
    }
    return { type: 'end' };
  },
});
/** What the novice considers: he leaves his towers, and their magic, to go at the nearest enemy. */
export const beginner = simple(sally);

/** The players made of code, weakest first: the plain one keeps to his towers. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain: simple(mount), sharp };
