import type { Bot } from '../../../core/game.ts';
import { goalOf } from '../fortress/ground.ts';
import { firstOf } from '../../../core/bots.ts';
import { bringUp, mount, plainly, shotsOf, storm } from './play.ts';
import { sharp } from './tactics.ts';
import { foesOf, freshOf, must, onOwnTowers } from '../rules/lookups.ts';
import { type Action, type State, say } from '../types.ts';

/** Fires at the easiest target, fights whomever it can reach and goes at the nearest enemy; a Defender keeps to his towers. */
const plain: Bot<State, Action> = {
  choose: (view, tools) => {
    const settled = plainly(view, tools);
    if (settled) return settled;
    const { stage, active } = view;
    if (stage.at === 'shooting') return shotsOf(view)[0] ?? firstOf(tools);
    if (stage.at === 'clash') {
      const [foe] = foesOf(view, must(view, stage.id));
      return foe ? { type: 'fight', id: stage.id, target: foe.id } : { type: 'leave' };
    }
    for (const who of freshOf(view, active)) {
      const [foe] = who.kind === 'warrior' ? foesOf(view, who) : [];
      if (foe) return { type: 'fight', id: who.id, target: foe.id };
      const holds = onOwnTowers(view, active).includes(who);
      const move =
        who.kind === 'gun'
          ? bringUp(view, who, 3)
          : holds
            ? null
            : (mount(view, who) ?? (goalOf(view, active) ? storm(view, who) : null));
      if (!move) continue;
      tools.note([{ action: move, why: say(who.kind === 'gun' ? 'why.gun' : 'why.near') }]);
      return move;
    }
    return { type: 'end' };
  },
};

/** The players made of code, weakest first. */
export const bots: Readonly<Record<string, Bot<State, Action>>> = { plain, sharp };
