import type { BotTools } from '../../core/game.ts';
import { distance } from '../../geometry/point.ts';
import { layings } from './aim.ts';
import { fortOf, topAt } from './ground.ts';
import { bestOf, ifLawful, shotsOf } from './play.ts';
import { readyGuns } from './shooting.ts';
import { enemyOf, foesOf, gunsOf, heldBy, onOwnTowers, pieceOf, warriorsOf } from './table.ts';
import { resultOf } from './throws.ts';
import type { Action, Standing, State } from './types.ts';

type Tools = BotTools<Action>;
/** What a wound costs beside a death: an Attacker has the whole way to go again, a Defender on the ground comes back near by, but not onto his tower. */
const WOUND = { attacker: 0.35, defender: 0.15, garrison: 0.3 } as const;
/** By how much more is worth who alone keeps up the magic, or keeps a gun silent. */
const DEAR = 1.5;
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** How many layings of a real shot are thought of for each target, at how many targets, and how often each is tried. */
const LAYINGS = 2;
const TARGETS = 4;
const TRIES = 5;

/** What losing this warrior costs his side: the fewer it has, the more. */
const worthOf = (view: State, who: Standing): number => {
  const { id, seat } = who;
  const up = onOwnTowers(view, seat);
  const last = up.length === 1 && up[0]?.id === id;
  const holds = gunsOf(view, enemyOf(view, seat)).some((gun) => heldBy(view, gun)?.id === id);
  return (last || holds ? DEAR : 1) / Math.max(1, warriorsOf(view, seat).length);
};
const woundOf = (view: State, who: Standing): number => {
  const part = fortOf(view, who.seat) ? (topAt(view, who.at) ? WOUND.garrison : WOUND.defender) : WOUND.attacker;
  return worthOf(view, who) * part;
};
/** What a close combat promises him who starts it, by the rules' own results of all 36 throws. */
export const gainOf = (view: State, who: Standing, foe: Standing): number => {
  const value = {
    firstFalls: -worthOf(view, who),
    firstWounded: -woundOf(view, who),
    even: 0,
    secondWounded: woundOf(view, foe),
    secondFalls: worthOf(view, foe),
  };
  let sum = 0;
  for (const one of FACES) for (const two of FACES) sum += value[resultOf(view, who, foe, one, two)] / 36;
  return sum;
};
/** The close combat of most gain open to a warrior where he stands, if it promises more than so much. */
export const bestFight = (view: State, who: Standing, least: number): Action | null => {
  const foe = bestOf(foesOf(view, who), (each) => gainOf(view, who, each));
  return foe && gainOf(view, who, foe) > least ? { type: 'fight', id: who.id, target: foe.id } : null;
};

/** What a shot promises by its odds: enemies hurt less own men hurt. */
const shotGain = (view: State, tools: Tools, action: Action, samples: number): number => {
  const odds = tools.forecast(action, { samples, resolve: (shot) => tools.resolve(shot), budget: 100 });
  if (odds.kind !== 'odds') return 0;
  let gain = 0;
  for (const [effect, chance] of Object.entries(odds.effects)) {
    const [kind, id = ''] = effect.split(':');
    const piece = pieceOf(view, id);
    if (!piece?.at || (kind !== 'removed' && kind !== 'wounded')) continue;
    const who = { ...piece, at: piece.at };
    const cost = kind === 'removed' ? worthOf(view, who) : woundOf(view, who);
    gain += chance * cost * (piece.seat === view.active ? -1 : 1);
  }
  return gain;
};
/** The shot of most gain, real ones tried in the physics with a trembling hand while there is time; to hold where none promises any. */
export const bestShot = (view: State, tools: Tools): Action => {
  let done = 0;
  const virtual = view.options.shooting === 'virtual';
  const tries = virtual
    ? shotsOf(view)
    : readyGuns(view).flatMap((gun) =>
        warriorsOf(view, enemyOf(view, gun.seat))
          .toSorted((a, b) => distance(a.at, gun.at) - distance(b.at, gun.at))
          .slice(0, TARGETS)
          .flatMap((target) => layings(view, gun, target).slice(0, LAYINGS))
          .filter((each) => ifLawful(view, each)),
      );
  const value = (action: Action): number => {
    const part = done++ / tries.length;
    return tools.goOn(part) || done === 1 ? shotGain(view, tools, action, virtual ? 0 : TRIES) : -Infinity;
  };
  const valued = tries.map((action) => ({ action, gain: value(action) }));
  const best = bestOf(valued, ({ gain }) => gain);
  return best && best.gain > 0 ? best.action : { type: 'hold' };
};
