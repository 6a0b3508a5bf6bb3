// What is seen and told of a warrior: his temper while he is chosen, and how he lies.
import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { WARRIOR_NAMES, warriorBody } from '../../../src/bodies/flatBodies.ts';
import type { Message } from '../../../src/core/message.ts';
import type { PieceNode } from '../../../src/core/scene.ts';
import { poseAt, type Pose } from '../../../src/core/shots/pose.ts';
import { flick } from '../../../src/games/flick/index.ts';
import type { State } from '../../../src/games/flick/types.ts';
import { BOTH, type Men, table } from './fixture.ts';

const nodeOf = (state: State, id: string): PieceNode => {
  const node = flick.scene(asView(state)).nodes.find((each) => each.kind === 'piece' && each.id === id);
  if (node?.kind !== 'piece') throw new Error(`There is no ${id}.`);
  return node;
};
const grade = (node: PieceNode, what: string): string | undefined =>
  (node.about?.values?.[what] as Message | undefined)?.key.split('.')[1];
/** A body laid askew by so many degrees about its front. */
const tilted = (pose: Pose, degrees: number): Pose => {
  const half = (degrees * Math.PI) / 360;
  const [x, y, z] = pose;
  return [x, y, z, Math.round(10_000 * Math.sin(half)), 0, 0, Math.round(10_000 * Math.cos(half))];
};

describe.each(BOTH)('warriors as they are seen (%s)', (_, t) => {
  test('FF-01 each one to be chosen tells his weight, slide and bounce, by his place among the ten', () => {
    const state = t.state('A', {}, {}, { stage: { at: 'draft' } });
    const masses = WARRIOR_NAMES.map((id) => warriorBody(id).mass);
    const by = (wanted: number) => WARRIOR_NAMES.find((id) => warriorBody(id).mass === wanted) ?? '';
    expect(grade(nodeOf(state, by(Math.min(...masses))), 'weight')).toBe('low');
    expect(grade(nodeOf(state, by(Math.max(...masses))), 'weight')).toBe('high');
    for (const what of ['weight', 'slide', 'bounce']) {
      const grades = WARRIOR_NAMES.map((id) => grade(nodeOf(state, id), what));
      expect(new Set(grades), what).toEqual(new Set(['low', 'middle', 'high']));
    }
    expect(nodeOf(t.state('A', {}, { hawk: [0, -25], ray: [0, 25] }), 'hawk').about).toBeUndefined();
  });

  test('FF-04 over the edge, leaning and face down are told apart, and a ring is round who hangs over the edge', () => {
    const men: Men = {
      hawk: [190, 0],
      boar: [-190, 0, { down: true }],
      turtle: [0, 0],
      bull: [0, -100, { down: true }],
      ray: [0, 150],
    };
    const start = t.state('V', { variant: 'fieldV' }, men);
    const state = {
      ...start,
      fighters: start.fighters.map((each) => {
        if (each.id !== 'ray' || !each.pose) return each;
        return { ...each, pose: tilted(poseAt(t.at('V', 0, 150), each.pose[2], 90), 35) };
      }),
    };
    const told = (id: string) => nodeOf(state, id).state?.key.replace('flick:state.', '');
    expect(['hawk', 'boar', 'turtle', 'bull', 'ray', 'owl'].map(told)).toEqual([
      'edgeUp',
      'edgeDown',
      'up',
      'down',
      'leanUp',
      'waits',
    ]);
    const rings = flick.scene(asView(state)).nodes.filter(({ kind }) => kind === 'ring');
    expect(rings.map(({ id }) => id)).toEqual(['edge.hawk', 'edge.boar']);
  });

  test('FF-04, FF-05 the defeated tell whether they fell off the field or into a hole, or were given up', () => {
    const bout: Men = { hawk: [0, -25], ray: [0, 25] };
    const touch = [['hawk', 'ray']] as const;
    const off = [0, 340, { z: 30 }] as const;
    const told = (state: State, id: string) => nodeOf(state, id).state?.key.replace('flick:state.', '');
    const onA = () => table(t, t.state('A', { variant: 'fieldA' }, bout));
    const onD = () => table(t, t.state('D', { variant: 'fieldD' }, bout));
    expect(told(onA().strike('hawk', { rest: { ray: off }, touch }).state, 'ray')).toBe('off');
    const potted = onD().strike('hawk', { rest: { ray: [-160, 160, { z: 40 }], hawk: off }, touch });
    expect([told(potted.state, 'ray'), told(potted.state, 'hawk')]).toEqual(['hole', 'up']);
    for (const h of [onA(), onD()]) expect(told(h.act({ type: 'concede' }).state, 'hawk')).toBe('beaten');
    for (const variant of ['fieldV', 'relay', 'alone'] as const) {
      const v = table(t, t.state('V', { variant }, { hawk: [0, -175], ray: [0, 175], star: [80, 175] }));
      v.strike('hawk', { rest: { ray: off }, touch });
      expect(told(v.state, 'ray'), variant).toBe('off');
    }
    // A new field begins with all of them: nothing is left of how they went.
    const start = t.state('D', { variant: 'long' }, { hawk: [0, -25], beetle: [0, 25] });
    const fighters = start.fighters.map((each) =>
      each.pose ? each : { ...each, beaten: true, fell: 'hole' as const },
    );
    const last = table(t, { ...start, fighters });
    last.strike('hawk', { rest: { beetle: [-160, 160, { z: 40 }] }, touch: [['hawk', 'beetle']] });
    expect(last.state.field).toBe('V');
    expect(['ray', 'beetle'].map((id) => told(last.state, id))).toEqual(['waits', 'waits']);
  });
});
