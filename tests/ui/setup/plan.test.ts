import { describe, expect, test } from 'vitest';
import { checkFortress, FORTRESS_LIMITS, READY } from '../../../src/games/siege/fortress/fortress.ts';
import { modelOf } from '../../../src/games/siege/fortress/model.ts';
import {
  EMPTY_CELL,
  swappedCells,
  moduleAt,
  mirrored,
  buildingPlan,
  builtRows,
  withModule,
} from '../../../src/ui/newMatch/fortress/buildingPlan.ts';

describe('the ground of a fortress', () => {
  test.each(Object.entries(READY))('the %s laid on it comes back as it was, with bare ground round it', (_, rows) => {
    const plan = buildingPlan(rows);
    expect(plan).toHaveLength(FORTRESS_LIMITS.rows);
    for (const row of plan) expect(row).toHaveLength(FORTRESS_LIMITS.columns);
    expect(builtRows(plan)).toEqual(rows);
    expect(builtRows(mirrored(mirrored(plan)))).toEqual(rows);
    expect(checkFortress(builtRows(mirrored(plan)))).toBeNull();
  });
  test('bare ground has no rows; modules are set, exchanged and cleared', () => {
    expect(builtRows(EMPTY_CELL)).toEqual([]);
    const one = { column: 9, row: 3 };
    const plan = withModule(withModule(EMPTY_CELL, one, 'G'), { column: 7, row: 1 }, '2');
    expect(builtRows(plan)).toEqual(['2..', '...', '..G']);
    expect(moduleAt(swappedCells(plan, one, { column: 0, row: 0 }), { column: 0, row: 0 })).toBe('G');
    expect(builtRows(withModule(plan, one, '.'))).toEqual(['2']);
  });
});

describe('SI-02 the model of a fortress', () => {
  test('SI-02 is drawn with its front below, courtyard and heights included', () => {
    const { nodes, width, height } = modelOf(READY.bastion);
    expect([width, height]).toEqual([350, 210]);
    const gate = nodes.find(({ id }) => id === 'gate.red');
    expect(gate).toMatchObject({ style: 'gate', shape: { at: { x: 140, y: 140 } } });
    expect(nodes.filter((node) => node.kind === 'area' && node.style === 'courtyard')).toHaveLength(3);
    expect(nodes.filter((node) => node.kind === 'area' && node.top === 140)).toHaveLength(2);
  });
  test('SI-02 is drawn unfinished too, each module by a name of its own', () => {
    const ids = modelOf(['GG.', 'W1.']).nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});
