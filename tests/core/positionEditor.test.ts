import { describe, expect, test } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { initialState, replaySteps } from '../../src/core/match.ts';
import { refusePosition } from '../../src/core/position/checks.ts';
import { type EditorOptions } from '../../src/core/position/editorChoices.ts';
import { placeablesOf, positionEditorGame, positionEditorMatch, positionOf } from '../../src/core/position/editor.ts';
import { mirrored } from '../../src/core/position/mirror.ts';
import type { Position } from '../../src/core/position/position.ts';
import { asView } from '../../src/core/view.ts';
import { pushed } from '../../src/interaction/keys.ts';
import { gameOf } from '../games.ts';
import { matchOf } from '../walk.ts';

const game = gameOf('toy-soldiers');
if (!game?.arrange) throw new Error('Toy Soldiers has no editor.');
const match = matchOf(game, 'editor');
const deployed = game.arrange.read(playSetup(game, match, { lots: true, lines: true }).step.state);
const none = (): undefined => undefined;
const field = { width: 840, height: 650 };

describe('a mirrored table', () => {
  const position: Position = {
    to: 'red',
    pieces: [
      { id: 'wall1', at: { x: 100, y: 200 }, facing: 90 },
      { id: 'red1', at: { x: 300, y: 600 }, marks: ['spent'] },
    ],
  };
  test('has left and right changed, or is turned by half, with its marks and the seat to move', () => {
    expect(mirrored(position, field, 'sides', none)).toEqual({
      to: 'red',
      pieces: [
        { id: 'wall1', at: { x: 740, y: 200 }, facing: 270 },
        { id: 'red1', at: { x: 540, y: 600 }, marks: ['spent'] },
      ],
    });
    expect(mirrored(position, field, 'half', none).pieces).toEqual([
      { id: 'wall1', at: { x: 740, y: 450 }, facing: 270 },
      { id: 'red1', at: { x: 540, y: 50 }, marks: ['spent'] },
    ]);
  });
  test('is the same again when it is mirrored twice', () => {
    for (const how of ['sides', 'half'] as const)
      expect(mirrored(mirrored(position, field, how, none), field, how, none)).toEqual(position);
  });
  test('of what turns but has not been turned faces the other way', () => {
    const one: Position = { to: 'red', pieces: [{ id: 'tank', at: { x: 0, y: 0 } }] };
    expect(mirrored(one, field, 'half', () => 180).pieces).toEqual([{ id: 'tank', at: { x: 840, y: 650 }, facing: 0 }]);
  });
});

/** The editor's table of the deployed scenario. */
const opened = (options?: EditorOptions) => {
  const editor = positionEditorGame(game, options);
  const { state } = [...replaySteps(editor, positionEditorMatch(match, deployed))].at(-1) ?? {};
  const view = asView(state);
  return { editor, view, scene: editor.scene(view), choices: enabledChoices(editor.choices(view)) };
};
describe('the position editor', () => {
  test('puts a dropped piece on the grid', () => {
    const { choices } = opened({ snap: ({ x, y }) => ({ x: Math.round(x / 60) * 60, y: Math.round(y / 60) * 60 }) });
    const put = choices.find((choice) => choice.kind === 'put' && choice.piece === 'red1');
    expect(put?.kind === 'put' && put.at({ x: 131, y: 349 })).toMatchObject({ placing: { at: { x: 120, y: 360 } } });
  });
  test('knows what can be placed: the kind of terrain, and how it turns', () => {
    const { editor, view } = opened();
    const wall = placeablesOf(editor, view).get('wall1');
    expect(wall).toMatchObject({ turns: 90, sort: { key: 'toy-soldiers:kind.wall' } });
    expect(placeablesOf(editor, view).get('red1')?.turns).toBeUndefined();
  });
  test('names the thing of a whole table that cannot be set up', () => {
    const { editor, view } = opened();
    const [first, ...others] = deployed.pieces;
    if (!first) throw new Error('Nothing is deployed.');
    const position = { ...deployed, pieces: [{ ...first, at: { x: -100, y: 0 } }, ...others] };
    expect(editor.refuse(view, { type: 'begin', position })).toMatchObject({
      text: { key: 'core:arrange.because', values: { what: { piece: first.id }, why: { key: 'core:arrange.off' } } },
      at: { x: -100, y: 0 },
    });
    expect(refusePosition(game, initialState(game, match), positionOf(view))).toBeNull();
  });
  // Sabotage: the first arrow led to the corner of the table.
  test.each(['red1', 'wall1'])('the first arrow moves %s from where it is', (id) => {
    const { choices, scene } = opened();
    const at = deployed.pieces.find((each) => each.id === id)?.at ?? { x: 0, y: 0 };
    const hand = { proposal: null, choices, selected: id, mode: null, scene };
    expect(pushed(hand, { x: 1, y: 0 }, 10)?.at).toEqual({ x: at.x + 10, y: at.y });
  });
});
