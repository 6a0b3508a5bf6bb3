// A round robin of the ten warriors on field A (FF-06 to FF-10 in short: no moves, no early stop) between equal bots; run by `npm run bench -- physics`.
import seedrandom from 'seedrandom';
import { findOverlap, hullsAt } from '../../src/bodies/overlap.ts';
import { type WarriorName, warriorBody, WARRIOR_NAMES } from '../../src/bodies/flatBodies.ts';
import { frontDirection, pointOfPose, uprightness } from '../../src/core/shots/pose.ts';
import type { Body } from '../../src/core/shots/shot.ts';
import { applyAimNoise } from '../../src/core/shots/aimNoise.ts';
import { bearing } from '../../src/geometry/rotation.ts';
import { openingOf, seriesAfter } from '../../src/games/flick/matches/match.ts';
import type { Options } from '../../src/games/flick/types.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';
import { FINGER, powerForSpeed } from '../../src/bodies/finger.ts';
import { FLICK } from '../../src/physics/parameters.ts';
import { laid, SIDE, squareField } from '../physics/flicks.ts';
import { isOut } from '../physics/fates.ts';

const MOST_STRIKES = 80;

interface Tally {
  strikes: number;
  knockedOut: number;
  selfOut: number;
  flipped: number;
  missed: number;
  tangled: number;
  power: number;
}
type Whole = (below: number) => number;
/** Bouts on a square field (mm): the option of the first bout's series, and how much harder than the way to the edge asks for the bots strike. */
interface Bouts {
  readonly opening: Options['opening'];
  readonly side: number;
  readonly safety: number;
}
const names = ['blue', 'red'] as const;

/** The bot turns its front to the enemy where there is room, aims at his centre, and takes the power from masses, gap and the way to the edge. */
const plan = (own: Body, other: Body, { side, safety }: Bouts, whole: Whole) => {
  const [from, to] = [pointOfPose(own.pose), pointOfPose(other.pose)];
  const facing = bearing(from, to);
  const level = own.pose[2] - 150 <= warriorBody(own.body).thickness * 5 + 2;
  const turned = [0, 180, 34, -34, 92, -92]
    .map((by) => ({ ...own, pose: laid(own.body, from, facing + by) }))
    .find((body) => !findOverlap([body, other]));
  const start = level && turned ? turned : own;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const [ux, uy] = [dx / way, dy / way];
  const along = (body: Body): number[] => hullsAt(body).flatMap((hull) => hull.map(([x, y]) => x * ux - y * uy));
  const gap = Math.max(0, Math.min(...along(other)) - Math.max(...along(start))) / 10;
  const edge =
    Math.min(
      ...(
        [
          [to.x, ux],
          [to.y, uy],
        ] as const
      ).map(([at, u]) => (u > 1e-6 ? (side - at) / u : u < -1e-6 ? -at / u : Infinity)),
    ) / 10;
  const [m, n] = [warriorBody(own.body), warriorBody(other.body)];
  const slide = ((FLICK.field.friction + n.friction) / 2) * 0.85 * 981;
  const hit =
    (Math.sqrt(2 * slide * edge) * safety) /
    (((1.1 + (m.restitution + n.restitution) / 2) * m.mass) / (m.mass + n.mass));
  const speed = Math.sqrt(hit * hit + 2 * slide * gap);
  const finger = (speed * m.mass * (1 / FINGER.mass + 1 / m.mass) * 1.12) / (1 + FINGER.restitution);
  return {
    start,
    act: {
      kind: 'flick',
      id: own.id,
      bearing: facing * 10,
      power: Math.max(200, powerForSpeed(finger)),
      offset: (whole(2) === 0 ? -1 : 1) * (300 + whole(150)),
      height: whole(800) - 300,
    } as const,
  };
};
/** The same place, picture up. */
const righted = (body: Body): Body => {
  const [x, y] = frontDirection(body.pose);
  return {
    ...body,
    pose: laid(body.body, pointOfPose(body.pose), bearing({ x: 0, y: 0 }, { x: x * 1000, y: -y * 1000 })),
  };
};
/** How far (mm) from the middle of the field a bout is begun. */
const START = 25;
const setUp = (pair: readonly [WarriorName, WarriorName], side: number): [Body, Body] => [
  { id: names[0], body: pair[0], pose: laid(pair[0], { x: side / 2 - START, y: side / 2 }, 90) },
  { id: names[1], body: pair[1], pose: laid(pair[1], { x: side / 2 + START, y: side / 2 }, 270) },
];

/** One bout; the first of the pair begins. Says which of the two won (null for nobody) and after how many strikes. */
const bout = (
  engine: Engine,
  pair: readonly [WarriorName, WarriorName],
  seed: string,
  way: Bouts,
  tally: Tally,
): { winner: 0 | 1 | null; strikes: number } => {
  const random = seedrandom(seed);
  const whole: Whole = (below) => Math.floor(random() * below);
  let bodies = setUp(pair, way.side);
  let at: 0 | 1 = 0;
  let series = openingOf(way);
  let { left } = series;
  const isUp = (body: Body): boolean => uprightness(body.pose) > 0;
  const pass = (): void => {
    at = at === 0 ? 1 : 0;
    series = seriesAfter(series);
    ({ left } = series);
    const own = bodies[at];
    if (!isUp(own)) bodies[at] = righted(own);
  };
  for (let strikes = 1; strikes <= MOST_STRIKES; strikes++) {
    const [own, other] = [bodies[at], bodies[at === 0 ? 1 : 0]];
    const layBefore = !isUp(other);
    const { start, act } = plan(own, other, way, whole);
    if (findOverlap([start, other])) {
      // Righted on the spot into the other one: both begin anew.
      tally.tangled++;
      bodies = setUp(pair, way.side);
      continue;
    }
    const { rest, contacts } = engine({
      solids: [squareField(way.side)],
      bodies: [start, other],
      act: applyAimNoise(act, whole),
    });
    const moved = (body: Body): Body => ({
      ...body,
      pose: rest[body.id] ?? (body.id === own.id ? start.pose : body.pose),
    });
    const [now, met] = [moved(own), moved(other)];
    const [ownOut, otherOut] = [isOut(now.pose, way.side), isOut(met.pose, way.side)];
    left--;
    tally.strikes++;
    tally.power += act.power;
    if (otherOut && !ownOut) tally.knockedOut++;
    if (ownOut) tally.selfOut++;
    if (!otherOut && isUp(met) !== isUp(other)) tally.flipped++;
    if (!contacts.some(([, , b]) => b === other.id)) tally.missed++;
    if (otherOut && !ownOut) return { winner: at, strikes };
    if (ownOut) {
      bodies = setUp(pair, way.side);
      if (!otherOut || left <= 0) pass();
      continue;
    }
    bodies[at] = now;
    bodies[at === 0 ? 1 : 0] = met;
    const [ownDown, otherDown] = [!isUp(now), !isUp(met)];
    if (ownDown && otherDown && !layBefore) {
      bodies = [righted(bodies[0]), righted(bodies[1])];
      if (left <= 0) pass();
    } else if (ownDown) {
      if (otherDown) bodies[at === 0 ? 1 : 0] = righted(met);
      pass();
    } else if (layBefore ? !otherDown : !otherDown && left <= 0) pass();
  }
  return { winner: null, strikes: MOST_STRIKES };
};

/** Plays every ordered pair so often and prints shares, the opener's share and the length of bouts; answers the opener's share. */
export const bouts = async (each: number, opening: Options['opening'], side = SIDE, safety = 1): Promise<number> => {
  const way: Bouts = { opening, side, safety };
  const engine = await loadEngine();
  const tally: Tally = { strikes: 0, knockedOut: 0, selfOut: 0, flipped: 0, missed: 0, tangled: 0, power: 0 };
  const won = new Map<WarriorName, { bouts: number; won: number }>(
    WARRIOR_NAMES.map((name) => [name, { bouts: 0, won: 0 }]),
  );
  let [played, first, open] = [0, 0, 0];
  for (const a of WARRIOR_NAMES)
    for (const b of WARRIOR_NAMES) {
      if (a === b) continue;
      for (let i = 0; i < each; i++) {
        const { winner } = bout(engine, [a, b], `bouts/${a}/${b}/${i}`, way, tally);
        played++;
        const share = winner === null ? 0.5 : winner === 0 ? 1 : 0;
        if (winner === null) open++;
        first += share;
        for (const [name, part] of [
          [a, share],
          [b, 1 - share],
        ] as const) {
          const count = won.get(name);
          if (!count) continue;
          count.bouts++;
          count.won += part;
        }
      }
    }
  const percent = (n: number, of: number): string => ((100 * n) / of).toFixed(1);
  console.log(
    `${opening}, field of ${side} mm, ${played} bouts: the opener wins ${percent(first, played)} % (but full: 45-60), ${(tally.strikes / played).toFixed(1)} strikes a bout (4-12), without a winner ${open}; ` +
      `of strikes: knocked out ${percent(tally.knockedOut, tally.strikes)}, out oneself ${percent(tally.selfOut, tally.strikes)}, ` +
      `flipped ${percent(tally.flipped, tally.strikes)}, missed ${percent(tally.missed, tally.strikes)}; tangled ${tally.tangled}; mean power ${Math.round(tally.power / tally.strikes)}`,
  );
  console.log(
    `share of bouts won (35-65): ${[...won].map(([name, { bouts, won }]) => `${name} ${percent(won, bouts)}`).join(', ')}`,
  );
  return first / played;
};
