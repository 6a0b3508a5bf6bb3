// What is measured of a deed that is looked back at: ways as they were gone, and the gap between who dealt and whom.
import { describe, expect, test } from 'vitest';
import { gap } from '../../e2e/hands/seen.ts';
import { pathLength } from '../../src/geometry/path.ts';
import { gameOf } from '../games.ts';
import type { OpenMatch } from '../../src/store/matchStore.ts';
import { rollOfEvent } from '../../src/ui/playing/explainedEvent.ts';
import { countedInEvent, measuredInEvent, measuresOfAction, refusedMeasures } from '../../src/ui/playing/measures.ts';
import { brokenMeasure } from '../../src/core/choice.ts';
import { eventsAt, pieceIn, sceneAt } from '../../src/presentation/scenes.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';

const opened = (record: string): OpenMatch => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const rest = { redo: [], viewer: 'all', seen: {}, note: null, unsaved: false } as const;
  return { id: record, game, match, steps, ply: 0, ...rest };
};
const lengths = (open: OpenMatch): number[] => measuresOfAction(open).map(({ points }) => pathLength(points));

describe.each(['toy-soldiers.over-last', 'sci-fi.over-last', 'siege.over-last'])('%s', (record) => {
  const open = opened(record);
  const plies = [...open.steps.keys()].slice(1, -1);
  test('each way is measured as it was gone', () => {
    const ways = plies.flatMap((ply) =>
      eventsAt(open, ply).flatMap((event) =>
        event.kind === 'moved' && event.path.length > 1 ? [[ply, pathLength(event.path)] as const] : [],
      ),
    );
    expect(ways.length).toBeGreaterThan(5);
    for (const [ply, far] of ways) expect(lengths({ ...open, ply }), `step ${ply}`).toContain(far);
  });
  test('each shot, and nothing at the last step, where play goes on', () => {
    const shots = plies.flatMap((ply) =>
      eventsAt(open, ply).flatMap((event) => {
        const dealt = event.kind === 'rolled' ? event.thrown.dealt : undefined;
        const scene = sceneAt(open, ply - 1);
        const [by, on] = [pieceIn(scene, dealt?.by), pieceIn(scene, dealt?.on)];
        const round = by?.base.kind === 'disc' && on?.base.kind === 'disc';
        return dealt?.how === 'shot' && by && on && round ? [[ply, gap(by, on)] as const] : [];
      }),
    );
    for (const [ply, far] of shots)
      expect(Math.min(...lengths({ ...open, ply }).map((each) => Math.abs(each - far))), `step ${ply}`).toBeLessThan(
        0.01,
      );
    if (record.startsWith('sci-fi')) expect(shots.length).toBeGreaterThan(3);
    expect(measuresOfAction({ ...open, ply: open.steps.length - 1 })).toEqual([]);
  });
});

test('why nobody could be attacked is measured, to the nearest enemy, also at the last step once it is asked', () => {
  const open = opened('toy-soldiers.over-last');
  const plies = [...open.steps.keys()].slice(1, -1);
  const found = plies.flatMap((ply) =>
    eventsAt(open, ply).flatMap((event) =>
      'between' in event && event.between ? [{ ply, event, ids: event.between[0] ?? [] }] : [],
    ),
  );
  expect(found.length).toBeGreaterThan(5);
  for (const { ply, event, ids } of found) {
    const last = { ...open, ply, steps: open.steps.slice(0, ply + 1) };
    expect(measuresOfAction(last)).toEqual([]);
    const [tape] = measuresOfAction(last, event);
    expect(tape?.id).toBe(`dealt ${ids.toSorted((a, b) => a.localeCompare(b)).join(' ')}`);
    expect(measuredInEvent(open, ply, event)).toEqual([tape]);
  }
});

// Sabotage: why somebody fell was told by the rule alone, not by the throw that felled him.
test('who falls by a die is told with the throw that felled him, who is measured too', () => {
  const open = opened('sci-fi.over-last');
  const falls = [...open.steps.keys()]
    .slice(1)
    .flatMap((ply) =>
      eventsAt(open, ply).flatMap((event) =>
        event.kind === 'removed' && event.rule === 'SF-12' ? [{ ply, event }] : [],
      ),
    );
  expect(falls.length).toBeGreaterThan(2);
  for (const { ply, event } of falls) {
    const roll = rollOfEvent(eventsAt(open, ply), event);
    expect(event.ids).toContain(roll?.thrown.dealt?.on);
    const last = { ...open, ply, steps: open.steps.slice(0, ply + 1) };
    expect(roll && measuresOfAction(last, event)).toEqual(roll && measuredInEvent(open, ply, roll));
  }
});

test('what a refusal without a proposal shows is laid from base edge to base edge', () => {
  const scene = sceneAt(opened('toy-soldiers.over-last'), 20);
  const [by, on] = scene.nodes.filter((node) => node.kind === 'piece' && !node.waits && !node.out);
  if (by?.kind !== 'piece' || on?.kind !== 'piece') throw new Error('Nobody stands on the table.');
  const refusal = { rule: 'TS-09', text: { key: 'text' }, ...brokenMeasure(by.at, on.at) };
  const [tape] = refusedMeasures(refusal, scene);
  expect(pathLength(tape?.points ?? [])).toBeCloseTo(gap(by, on), 3);
  expect(refusedMeasures(null, scene)).toEqual([]);
});

// Sabotage: what was counted was told of every way.
test('of a climb what was counted is told beside what lies on the table, of a walk the table says all', () => {
  const open = opened('siege.over-last');
  const ways = [...open.steps.keys()].flatMap((ply) => eventsAt(open, ply).filter((event) => event.kind === 'moved'));
  const climbs = ways.filter(({ text }) => text.key === 'siege:event.climbs');
  const walks = ways.filter(({ text }) => text.key === 'siege:event.walks');
  const counted = climbs.map((event) => countedInEvent(event, pathLength(event.path)));
  expect(counted.filter((mm) => mm !== null).length).toBeGreaterThan(0);
  counted.forEach((mm, i) => mm !== null && expect({ mm }).toEqual(climbs[i]?.text.values?.['far']));
  expect(walks.length).toBeGreaterThan(3);
  for (const event of walks) expect(countedInEvent(event, pathLength(event.path))).toBeNull();
});
test('on a board no tape covers the squares', () => {
  const open = opened('stratego.over-flag');
  const plies = [...open.steps.keys()].slice(1, -1);
  expect(plies.flatMap((ply) => measuresOfAction({ ...open, ply }))).toEqual([]);
});
