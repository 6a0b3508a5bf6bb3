import { firstAction } from '../../../core/bots.ts';
import { opponentOf } from '../../../core/seat.ts';
import { type Choice, enabledChoices } from '../../../core/choice.ts';
import type { BotContext, EvaluatedAction } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { type Point, distance } from '../../../geometry/point.ts';
import { layings } from '../guns/aim.ts';
import { fortOf, goalOf, topAt, forwardOf } from '../fortress/ground.ts';
import { pathsUp } from './prospects.ts';
import { refuse } from '../rules/rules.ts';
import { roomOf, snapped } from '../rules/setup.ts';
import { needOf, readyGuns, targetsOf } from '../guns/shooting.ts';
import { pieceOf, warriorsOf } from '../rules/lookups.ts';
import type { Action, Piece, PieceOnField, State } from '../types.ts';

type Tools = BotContext<Action>;
/** Returns an action with its reason, or null without an action. */
export const because = (action: Action | null, why: Message): EvaluatedAction<Action> | null =>
  action && { action, why };
/** Returns an action if it is legal, or null. */
export const ifLawful = (view: State, action: Action | null): Action | null =>
  action && !refuse(view, action) ? action : null;

/** Returns the bot's preferred places for a piece: attackers spread before the fortress, defenders alternate between towers and courtyard. */
const likes = (view: State, piece: Piece): Point[] => {
  const room = roomOf(view, piece);
  const own = view.pieces.filter(({ seat, kind }) => seat === piece.seat && kind === piece.kind);
  const i = own.indexOf(piece);
  if ('lines' in room) {
    const [line] = room.lines;
    if (!line) return [];
    const middle = (line.from + line.to) / 2;
    return [{ x: Math.round(middle + (i - (own.length - 1) / 2) * 60 + (piece.kind === 'gun' ? 25 : 0)), y: line.y }];
  }
  const fort = fortOf(view, piece.seat);
  const towers = (fort?.modules ?? []).filter(({ kind }) => kind === 'tower').toReversed();
  const cells = i < towers.length ? [...towers.slice(i), ...towers].map(({ shape }) => shape) : (fort?.yard ?? []);
  return cells.flatMap(({ at }) => [
    { x: at.x + 35, y: at.y + 35 },
    { x: at.x + 18, y: at.y + 18 },
    { x: at.x + 52, y: at.y + 52 },
  ]);
};
const place = (view: State, put: Extract<Choice<Action>, { kind: 'put' }>): Action => {
  const piece = pieceOf(view, put.piece ?? '');
  const back = view.owed.length > 0;
  const middle = goalOf(view, piece?.seat ?? view.active)?.gate.shape.at.x ?? 0;
  const atGate = [-60, 60, 0, -120, 120].map((x) => ({ x: middle + 35 + x, y: 0 }));
  const wished = (who: Piece): readonly Point[] => (back ? atGate : likes(view, who));
  const wishes = piece ? wished(piece) : [];
  const room = piece && !back ? roomOf(view, piece) : null;
  for (const desired of wishes) {
    const action = put.at(room ? snapped(room, desired) : desired);
    if (!refuse(view, action)) return action;
  }
  return put.example();
};
/** Returns what every bot does when there is nothing to evaluate: placing, rolling, the only possible action. */
export const plainly = (view: State, tools: Tools): Action | null => {
  const open = enabledChoices(tools.choices);
  const [only] = open;
  if (open.length === 1 && only?.kind === 'do') return only.action;
  const put = open.find((choice) => choice.kind === 'put');
  if (put?.kind === 'put') return place(view, put);
  return view.stage.at === 'strike' ? firstAction(tools) : null;
};
/** Returns all shots worth evaluating, the easiest first: virtual ones by the number needed, real ones by distance. */
export const shotsOf = (view: State): Action[] =>
  readyGuns(view)
    .flatMap((gun) => {
      if (view.options.shooting === 'virtual')
        return targetsOf(view, gun).map((target) => ({
          action: { type: 'shoot', id: gun.id, target: target.id } as Action,
          ease: -needOf(view, gun, target),
        }));
      const near = warriorsOf(view, opponentOf(view.seats, gun.seat)).toSorted(
        (a, b) => distance(a.at, gun.at) - distance(b.at, gun.at),
      );
      return near.flatMap((target) => {
        const action = layings(view, gun, target)[0] as Action | undefined;
        return action ? [{ action, ease: -distance(gun.at, target.at) }] : [];
      });
    })
    .toSorted((a, b) => b.ease - a.ease)
    .map(({ action }) => action)
    .filter((action) => !refuse(view, action));

/** Returns the action that walks a path, or null if it leads nowhere. */
export const walkAlong = (view: State, who: PieceOnField, path: readonly Point[] | null): Action | null => {
  const end = path?.at(-1);
  if (!path || !end || (end.x === who.at.x && end.y === who.at.y)) return null;
  return ifLawful(view, { type: 'walk', id: who.id, path: path.map(({ x, y }) => ({ x, y })) });
};
/** Lets a warrior climb a nearby tower with room. */
export const mount = (view: State, who: PieceOnField): Action | null => {
  const fort = fortOf(view, who.seat);
  if (!fort || topAt(view, who.at)) return null;
  return walkAlong(view, who, pathsUp(view, who, fort)[0] ?? null);
};
/** Moves a gun towards the enemy's fortress until it is this many steps away. */
export const bringUp = (view: State, gun: PieceOnField, steps: number): Action | null => {
  const goal = goalOf(view, gun.seat);
  if (!goal) return null;
  const line = goal.front + goal.toward * steps * 70;
  const distance = (gun.at.y - line) * -forwardOf(view, gun.seat);
  if (distance <= 0) return null;
  const to = { x: gun.at.x, y: gun.at.y + forwardOf(view, gun.seat) * Math.min(140, distance) };
  const straight = walkAlong(view, gun, [gun.at, to]);
  if (straight) return straight;
  const refusal = refuse(view, { type: 'walk', id: gun.id, path: [gun.at, to] });
  const instead = refusal?.instead as Extract<Action, { type: 'walk' }> | undefined;
  return instead ? walkAlong(view, gun, instead.path) : null;
};
