import type { Fan } from '../../../core/shots/fan.ts';
import type { Forecast } from '../../../core/odds/odds.ts';
import type { NodeId, Scene } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';

/** What may come upon a piece, or that it scores, and how likely (0..1). */
interface Fate {
  readonly kind: 'removed' | 'scored' | 'wounded' | 'hit' | 'stays';
  readonly id: NodeId;
  readonly p: number;
}
/** What decides a throw for a side: the best that it can hope for, and the worst that may come upon its own; null where it loses nothing. */
export interface Decides {
  readonly wanted: Fate;
  readonly worst: Fate | null;
}
const KINDS = ['removed', 'scored', 'wounded', 'hit'] as const;
/** What an action decides for the side that takes it: who of the others falls, or, where it is the own who are in danger (alone, or as an answer `midway` in a turn), that they stay. */
export const decidesOf = (
  odds: Forecast | (Pick<Fan, 'effects'> & { readonly kind: 'odds' }),
  { nodes }: Scene,
  seat: Seat,
  midway = false,
): Decides | null => {
  if (odds.kind !== 'odds') return null;
  const seatOf = new Map(nodes.flatMap((node) => (node.kind === 'piece' ? [[node.id, node.seat] as const] : [])));
  const fates = Object.entries(odds.effects).flatMap(([sign, p]): Fate[] => {
    const [name, ids = ''] = sign.split(':');
    const kind = KINDS.find((each) => each === name);
    return kind && p > 0 ? ids.split(',').map((id) => ({ kind, id, p })) : [];
  });
  const gravest = (list: readonly Fate[]): Fate | undefined =>
    KINDS.map((kind) => list.filter((fate) => fate.kind === kind))
      .find(({ length }) => length > 0)
      ?.toSorted((a, b) => b.p - a.p)[0];
  // What one side scores comes upon the other.
  const isOwn = ({ kind, id }: Fate): boolean => (seatOf.get(id) === seat) !== (kind === 'scored');
  const known = fates.filter(({ id }) => seatOf.get(id) !== undefined);
  const theirs = gravest(known.filter((fate) => !isOwn(fate)));
  const own = gravest(known.filter(isOwn));
  const answers = midway && own !== undefined && own.p > (theirs?.p ?? 0);
  if (theirs && !answers) return { wanted: theirs, worst: own ?? null };
  return own ? { wanted: { kind: 'stays', id: own.id, p: Math.max(0, 1 - own.p) }, worst: own } : null;
};
