// A flick feels like plastic on a painted board: how far, how often off, how often over. `npm run bench -- physics` prints the same from more flicks.
import { beforeAll, expect, test } from 'vitest';
import { fingerSpeed, powerForSpeed } from '../../src/bodies/finger.ts';
import { WARRIOR_NAMES } from '../../src/bodies/flatBodies.ts';
import { type Engine, loadEngine } from '../../src/physics/engine.ts';
import { byLot, isWanted, lone, median, share, straight, WANTED } from './fates.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});
const PATIENT = { timeout: 300_000 };
/** Expects measured numbers to lie within what is wanted. */
const expectWanted = (measured: Partial<Record<keyof typeof WANTED, number>>): void => {
  const astray = Object.entries(measured).filter(([what, value]) => !isWanted(what as keyof typeof WANTED, value));
  expect(astray).toEqual([]);
};

test('the power for a speed of the finger is the least that gives it', () => {
  for (let power = 1; power <= 1000; power++) expect(powerForSpeed(fingerSpeed(power))).toBe(power);
  expect([powerForSpeed(0), powerForSpeed(10_000)]).toEqual([1, 1000]);
});

test('a lone warrior slides so far as a hand means it, braked as plastic on a board', () => {
  const slides = (power: number) => WARRIOR_NAMES.map((body) => lone(engine, body, power));
  const [gentle, half, full] = [200, 500, 1000].map((power) => slides(power));
  expectWanted({
    gentle: median(gentle?.map(({ slid }) => slid) ?? []),
    half: median(half?.map(({ slid }) => slid) ?? []),
    full: Math.min(...(full?.map(({ slid }) => slid) ?? [])),
    friction: median(half?.map(({ friction }) => friction) ?? []),
  });
});

test('of flicks by lot at half power so many go off, over and round', PATIENT, () => {
  const fates = byLot(engine, 120);
  expectWanted({
    flipped: share(
      fates.filter((fate) => !fate.defenderOut),
      (fate) => fate.flipped,
    ),
    defenderOut: share(fates, (fate) => fate.defenderOut),
    attackerOut: share(fates, (fate) => fate.attackerOut),
    thrown: share(fates, (fate) => fate.thrown),
    quarter: share(fates, (fate) => fate.quarter),
    restless: share(fates, (fate) => fate.restless),
    settling: median(fates.map((fate) => fate.seconds)),
  });
});

test('a straight hit from 10 cm at half power throws off who lies near the rim, and pushes the others', PATIENT, () => {
  const [near, far] = [20, 80].map((rim) => straight(engine, 60, rim));
  expectWanted({
    outFrom20: share(near ?? [], (pushed) => pushed === null),
    outFrom80: share(far ?? [], (pushed) => pushed === null),
    pushed: median(far?.filter((pushed) => pushed !== null) ?? []),
  });
});
