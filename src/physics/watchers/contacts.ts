import type { Collider, EventQueue } from '@dimforge/rapier3d-simd/exports.js';
import { STEP_RATE, REST } from '../parameters.ts';
import type { ShotWorld } from '../shotWorld.ts';
import { collidersOf, mayTouch } from '../movingBodies.ts';

type Pair = readonly [string, string];

/** The contacts so far. */
export interface ContactLog {
  /** The acting body and everything it touched, directly or in a chain. */
  readonly touched: ReadonlySet<string>;
  /** The first contact of each pair in order, ms. */
  readonly contacts: readonly (readonly [number, string, string])[];
  /** Bodies that have met another body. */
  readonly met: ReadonlySet<string>;
  /** Reads the events of one step. */
  read(queue: EventQueue, step: number): void;
}

/** Listens to the forces between bodies, and between bodies and solids. */
export const watchContacts = ({ owner, solids, acting }: ShotWorld): ContactLog => {
  const touched = new Set([acting.id]);
  const met = new Set<string>();
  /** The contacts reported so far, by body or solid. */
  const reported = new Map<string, Set<string>>();
  const report = (one: string, other: string): void =>
    void reported.set(one, (reported.get(one) ?? new Set()).add(other));
  const contacts: (readonly [number, string, string])[] = [];
  /** The acting body first, a solid last, otherwise by name. */
  const rank = (id: string): number => {
    if (id === acting.id) return 0;
    return solids.has(id) ? 2 : 1;
  };
  const ordered = (a: string, b: string): Pair => ((rank(a) - rank(b) || (a < b ? -1 : 1)) < 0 ? [a, b] : [b, a]);
  const before = (a: Pair, b: Pair): number =>
    rank(a[1]) - rank(b[1]) || rank(a[0]) - rank(b[0]) || (a.join(' ') < b.join(' ') ? -1 : 1);
  return {
    touched,
    contacts,
    met,
    read: (queue, step) => {
      const pairs = new Map<string, Pair>();
      queue.drainContactForceEvents((event) => {
        const a = owner.get(event.collider1());
        const b = owner.get(event.collider2());
        // Most contacts have been reported before.
        if (a === undefined || b === undefined || a === b || reported.get(a)?.has(b)) return;
        if (!(event.totalForceMagnitude() > 0)) return;
        const pair = ordered(a, b);
        pairs.set(pair.join(' '), pair);
      });
      if (pairs.size === 0) return;
      const meetings = [...pairs.values()].filter(([, b]) => !solids.has(b));
      // Within one step a chain may be reported in any order.
      for (let grew = true; grew;) {
        grew = false;
        for (const [a, b] of meetings) {
          if (touched.has(a) === touched.has(b)) continue;
          touched.add(a).add(b);
          grew = true;
        }
      }
      for (const [a, b] of [...pairs.values()].sort(before)) {
        if (!touched.has(a)) continue;
        report(a, b);
        report(b, a);
        contacts.push([Math.round((step * 1000) / STEP_RATE), a, b]);
        if (!solids.has(b)) met.add(a).add(b);
      }
    },
  };
};

/** Returns the pairs in contact at rest with at least one touched body. */
export const restingContacts = ({ movers, solids }: ShotWorld, touched: ReadonlySet<string>): [string, string][] => {
  const pairs: [string, string][] = [];
  const touch = (a: readonly Collider[], b: readonly Collider[]): boolean =>
    a.some((one) => b.some((two) => (one.contactCollider(two, REST.touch)?.distance ?? Infinity) <= REST.touch));
  movers.forEach((a, i) => {
    const own = collidersOf(a);
    for (const b of movers.slice(i + 1)) {
      if (!touched.has(a.id) && !touched.has(b.id)) continue;
      if (mayTouch(a, b) && touch(own, collidersOf(b))) pairs.push([a.id, b.id]);
    }
    if (!touched.has(a.id)) return;
    for (const [id, solid] of solids) if (touch(own, [solid])) pairs.push([a.id, id]);
  });
  return pairs;
};
