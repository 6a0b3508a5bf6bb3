import { describe, expect, test } from 'vitest';
import { checkFortress, MOST, READY } from '../../../src/games/siege/fortress/fortress.ts';
import { modelOf } from '../../../src/games/siege/fortress/model.ts';
import {
  BARE,
  exchanged,
  letterAt,
  mirrored,
  planOf,
  rowsOn,
  withModule,
} from '../../../src/ui/setup/fortress/plan.ts';

describe('the ground of a fortress', () => {
  test.each(Object.entries(READY))('the %s laid on it comes back as it was, with bare ground round it', (_, rows) => {
    const plan = planOf(rows);
    expect(plan).toHaveLength(MOST.rows);
    for (const row of plan) expect(row).toHaveLength(MOST.columns);
    expect(rowsOn(plan)).toEqual(rows);
    expect(rowsOn(mirrored(mirrored(plan)))).toEqual(rows);
    expect(checkFortress(rowsOn(mirrored(plan)))).toBeNull();
  });
  test('bare ground has no rows; modules are set, exchanged and cleared', () => {
    expect(rowsOn(BARE)).toEqual([]);
    const one = { column: 9, row: 3 };
    const plan = withModule(withModule(BARE, one, 'G'), { column: 7, row: 1 }, '2');
    expect(rowsOn(plan)).toEqual(['2..', '...', '..G']);
    expect(letterAt(exchanged(plan, one, { column: 0, row: 0 }), { column: 0, row: 0 })).toBe('G');
    expect(rowsOn(withModule(plan, one, '.'))).toEqual(['2']);
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
