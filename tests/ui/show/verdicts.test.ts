// What stands on the table of a throw: the aim until it has crossed, then the verdict at whom it was dealt.
import { asView } from '../../../src/core/view.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';
import { gameOf } from '../../games.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { decidedProposal } from '../../../src/presentation/decidedProposal.ts';
import { actionEvents, sceneAt } from '../../../src/presentation/scenes.ts';
import { DICE_MS, nextChange, stepShow, shownPart } from '../../../src/presentation/timeline.ts';
import { labelsStay, outcomeLabels, withLastFight } from '../../../src/presentation/outcomeLabels.ts';
import { outcomeLabelsInView } from '../../../src/table/labels/allLabels.ts';
import { createFormatContext } from '../../../src/presentation/text/formatters.ts';

beforeAll(() => changeLanguage('en'));

const opened = (record: string, type: string): OpenMatch => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const last = match.entries.findLastIndex(({ action }) => (action as { type: string }).type === type);
  const { steps } = replay(game, { ...match, entries: match.entries.slice(0, last + 1) });
  const rest = { redo: [], viewer: 'all', seen: {}, note: null, unsaved: false } as const;
  return { id: record, game, match, steps, ply: steps.length - 1, ...rest };
};
const verdictsIn = (open: OpenMatch) =>
  outcomeLabels(open, createFormatContext(open.match.players, sceneAt(open, open.ply - 1)));

describe.each([
  ['sci-fi.over-last', 'shoot'],
  ['toy-soldiers.over-last', 'counter'],
  ['siege.over-last', 'fight'],
])('%s, %s', (record, type) => {
  const open = opened(record, type);
  const thrown = open.steps.at(-1)?.events.findLast((event) => event.kind === 'rolled');
  test('the verdict comes when all that it tells has been seen, at whom it was dealt, and stays', () => {
    const [from, to] = open.steps.slice(-2);
    if (!from || !to || thrown?.kind !== 'rolled') throw new Error('Nothing was thrown.');
    const pace = { reducedMotion: false, slow: 1, dice: DICE_MS };
    const show = stepShow(open, { from, to }, pace);
    const at = show.motion.eventTimes[show.events.indexOf(thrown)] ?? 0;
    expect(at).toBeGreaterThan(show.motion.rolls.at(-1)?.to ?? Infinity);
    for (let ms = 0; ms < at; ms = nextChange(show, ms)) expect(verdictsIn(shownPart(open, show, ms))).toEqual([]);
    for (const told of [shownPart(open, show, at), open])
      expect(verdictsIn(told)).toMatchObject([{ id: thrown.thrown.dealt?.on, dice: thrown.dice }]);
  });
});

// Sabotage: it stood whoever was picked.
test('a verdict goes when another piece than the one that acted is picked, or anything is proposed', () => {
  const open = opened('sci-fi.over-last', 'shoot');
  const thrown = open.steps.at(-1)?.events.find((event) => event.kind === 'rolled');
  const by = thrown?.kind === 'rolled' ? (thrown.thrown.dealt?.by ?? null) : null;
  const [other] = sceneAt(open, open.ply).nodes.filter(({ kind, id }) => kind === 'piece' && id !== by);
  if (by === null || !other) throw new Error('Nobody shot.');
  expect(labelsStay(open, { picked: null, proposal: null })).toBe(true);
  expect(labelsStay(open, { picked: by, proposal: null })).toBe(true);
  expect(labelsStay(open, { picked: other.id, proposal: null })).toBe(false);
  const [choice] = open.game.choices(asView(open.steps.at(-2)?.state));
  if (!choice) throw new Error('Nothing may be done.');
  expect(labelsStay(open, { picked: by, proposal: { choice, action: null, preview: null, refusal: null } })).toBe(
    false,
  );
});
// Sabotage: “turns face down” pointed at where he had lain before he was struck.
test('of whoever slid by a flick it is told where he lies', () => {
  const open = opened('flick.over-points', 'strike');
  let slid = 0;
  for (let ply = 1; ply < open.steps.length; ply++) {
    const seen = { ...open, ply };
    for (const { id, piece } of verdictsIn(seen)) {
      const [was, is] = [sceneAt(seen, ply - 1), sceneAt(seen, ply)].map(({ nodes }) =>
        nodes.find((node) => node.id === id),
      );
      if (was?.kind !== 'piece' || is?.kind !== 'piece' || is.out || is.waits) continue;
      expect(piece.at).toEqual(is.at);
      if (was.at.x !== is.at.x || was.at.y !== is.at.y) slid++;
    }
  }
  expect(slid).toBeGreaterThan(0);
});
// Sabotage: it hung in the nearest corner of the view.
test('a verdict is not written while its piece is out of the view', () => {
  const verdicts = verdictsIn(opened('sci-fi.over-last', 'shoot'));
  const at = verdicts[0]?.piece.at ?? { x: 0, y: 0 };
  const view = { width: 800, height: 600 };
  const seen = (x: number, y: number) =>
    outcomeLabelsInView({ verdicts, view, camera: { at: { x: at.x + x, y: at.y + y }, zoom: 1, turn: 0 } }).length;
  expect([seen(0, 0), seen(390, 290)]).toEqual([1, 1]);
  expect([seen(410, 0), seen(-410, 0), seen(0, 310), seen(0, -310)]).toEqual([0, 0, 0, 0]);
});
test('a sum is told against what it had to reach', () => {
  expect(verdictsIn(opened('sci-fi.over-last', 'shoot'))[0]?.more).toMatch(/^-?\d+ vs \d+$/u);
  expect(verdictsIn(opened('toy-soldiers.over-last', 'counter'))[0]?.more).toBeNull();
});
test('what is left of a piece without a throw is told in the words of its event', () => {
  const [verdict] = verdictsIn(opened('stratego.over-flag', 'move'));
  expect(verdict).toMatchObject({ more: null, dice: [] });
});
// Sabotage: of a fight in which both fell nothing was told on the table.
test('two who fall by each other are told in one verdict, where they met', () => {
  const open = opened('stratego.over-nobody', 'move');
  const plies = open.steps.flatMap(({ events }, ply) =>
    events.some((event) => event.kind === 'removed' && event.ids.length === 2) ? [ply] : [],
  );
  expect(plies.length).toBeGreaterThan(0);
  for (const ply of plies) {
    const [moved] = open.steps[ply]?.events.filter((event) => event.kind === 'moved') ?? [];
    const told = verdictsIn({ ...open, ply, steps: open.steps.slice(0, ply + 1) });
    expect(told).toMatchObject([{ dice: [] }]);
    expect(told[0]?.piece.at).toEqual(moved?.path.at(-1));
  }
});
// Sabotage: the piece stood where it had stood before its move.
test('who went to be struck is told where he went', () => {
  const open = opened('stratego.over-flag', 'move');
  const plies = open.steps.flatMap(({ events }, ply) => {
    const [moved] = events.filter((event) => event.kind === 'moved');
    const lost = events.some(
      (event) => event.kind === 'removed' && event.ids.length === 1 && event.ids[0] === moved?.id,
    );
    return moved && lost ? [{ ply, to: moved.path.at(-1) }] : [];
  });
  expect(plies.length).toBeGreaterThan(0);
  for (const { ply, to } of plies)
    expect(verdictsIn({ ...open, ply, steps: open.steps.slice(0, ply + 1) })[0]?.piece.at).toEqual(to);
});
// Sabotage: the block was gone from the board as soon as it had fallen.
test('after a fight both faces are seen until the next press: who was taken lies beside who stands, by which cell he came', () => {
  const whole = opened('stratego.over-flag', 'move');
  const fights = whole.steps.flatMap(({ events }, ply) => {
    const met = events.find((event) => event.kind === 'revealed' && event.faces);
    return met?.kind === 'revealed'
      ? [{ ply, met, fallen: events.flatMap((e) => (e.kind === 'removed' ? e.ids : [])) }]
      : [];
  });
  expect(fights.length).toBeGreaterThan(3);
  for (const viewer of ['red', 'blue'] as const)
    for (const { ply, met, fallen } of fights) {
      const open = { ...whole, viewer, ply, steps: whole.steps.slice(0, ply + 1) };
      const [before, after] = [sceneAt(open, ply - 1), sceneAt(open, ply)];
      const { nodes } = withLastFight(open, after);
      for (const id of met.ids) {
        const lies = nodes.find((node) => node.id === `${id} lies`);
        const stands = nodes.find((node) => node.id === id && node.kind === 'piece' && !node.out);
        expect([lies, stands].filter((seen) => seen !== undefined).length, id).toBe(1);
        expect(lies !== undefined, id).toBe(fallen.includes(id));
        expect(lies ?? stands).toMatchObject(met.faces?.[id] ?? {});
      }
      const places = nodes.flatMap((node) => (node.kind === 'piece' && !node.out ? [`${node.at.x} ${node.at.y}`] : []));
      expect(new Set(places).size, 'nobody hides another').toBe(places.length);
      // What has been shown again does not stay in the scene that all else is read from.
      expect(after).toEqual(sceneAt(open, ply));
      expect(before.nodes.some(({ id }) => id.endsWith('lies'))).toBe(false);
    }
  const still = whole.steps.findIndex(
    ({ events }) => events.length > 0 && !events.some(({ kind }) => kind === 'revealed'),
  );
  const quiet = { ...whole, ply: still, steps: whole.steps.slice(0, still + 1) };
  expect(withLastFight(quiet, sceneAt(quiet, still))).toBe(sceneAt(quiet, still));
});
test('the aim of a shot is kept with what was drawn of it; with secrets only for who aimed', () => {
  const open = opened('sci-fi.over-last', 'shoot');
  const aim = decidedProposal(open, open.ply, 'all');
  expect(aim?.choice).toMatchObject({ kind: 'do' });
  expect(aim?.preview?.eye).toBeDefined();
  // Sabotage: a roll without a target left the table bare while the die rolled.
  const untargeted = opened('toy-soldiers.over-last', 'attack');
  expect(decidedProposal(untargeted, untargeted.ply, 'all')?.preview).toBeTruthy();
  const secret = opened('stratego.over-flag', 'move');
  const turn = secret.game.turn(secret.steps.at(-2)?.state);
  const other = 'to' in turn && turn.to === 'blue' ? 'red' : 'blue';
  expect(decidedProposal(secret, secret.ply, other)).toBeNull();
});

test('a step of a lesson begins without the verdict of the step before, but keeps one that is still to be answered', () => {
  const shot = opened('sci-fi.over-last', 'shoot');
  const midway = opened('toy-soldiers.over-last', 'attack');
  const from = (open: OpenMatch, ply: number): OpenMatch => ({ ...open, practice: { from: ply, dice: [] } });
  expect(verdictsIn(shot).length).toBeGreaterThan(0);
  expect(verdictsIn(from(shot, shot.ply - 1))).toEqual(verdictsIn(shot));
  expect(verdictsIn(from(shot, shot.ply))).toEqual([]);
  expect(actionEvents(from(shot, shot.ply), shot.ply)).toEqual([]);
  const turn = midway.game.turn(midway.steps.at(-1)?.state);
  expect('to' in turn && turn.midway, 'the attack is to be answered').toBeTruthy();
  expect(actionEvents(from(midway, midway.ply), midway.ply).length).toBeGreaterThan(0);
});
