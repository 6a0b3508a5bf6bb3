import { type WarriorName, WARRIOR_NAMES, warriorBody } from '../../../bodies/flatBodies.ts';
import type { Message } from '../../../core/message.ts';
import type { AreaNode, LineNode, PieceNode, Scene } from '../../../core/scene.ts';
import { type Pose, poseHeight, pointOfPose, poseAt, uprightness } from '../../../core/shots/pose.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import {
  LINES,
  LINE_ENDS,
  TOP,
  bandOf,
  beyondLine,
  circleOf,
  frameOf,
  headingOf,
  holesOf,
  rectOf,
  tableOf,
} from '../rules/fields.ts';
import { sprites } from './sprites.ts';
import { facingOf, sizeOf } from './outlines.ts';
import { isOnEdge } from '../rules/flickReading.ts';
import { scores } from './scores.ts';
import { seatToAct, warriorsOnField } from '../rules/lookups.ts';
import { type Fighter, type State, isDuel, gameMessage } from '../types.ts';

/** The unit of the table's scale: a centimetre. */
const UNIT: Mm = 10;

/** Returns the place of a warrior that is not in play: in two rows on the field during the draft, later beside it, by team. */
const waitingAt = (state: State, { id, seat }: Fighter): Point => {
  const { at, width, height } = rectOf(state.field);
  if (!seat) {
    const i = WARRIOR_NAMES.indexOf(id);
    const part = (n: number, of: number, length: Mm): Mm => Math.round((length * (n + 0.5)) / of);
    return { x: at.x + part(i % 5, 5, width), y: at.y + part(Math.floor(i / 5), 2, height) };
  }
  const place = state.fighters.filter((each) => each.seat === seat).findIndex((each) => each.id === id);
  const table = tableOf(state.field);
  return { x: at.x + place * BESIDE, y: seat === 'blue' ? table.height + BESIDE : -BESIDE };
};
const BESIDE: Mm = 50;
const lying = (state: State, fighter: Fighter): Pose =>
  fighter.pose ??
  poseAt(
    waitingAt(state, fighter),
    Math.round(warriorBody(fighter.id).thickness * 5),
    fighter.seat ? headingOf(fighter.seat) : 0,
  );
/** A warrior with an uprightness below this leans or is on its rim: about 20 degrees from level. */
const LEVEL = 0.94;
const leans = (pose: Pose): boolean => Math.abs(uprightness(pose)) < LEVEL;
const stateOf = (state: State, fighter: Fighter): Message => {
  const { id, pose, down, beaten, fell, seat } = fighter;
  if (beaten) return gameMessage(fell ? `state.${fell}` : 'state.beaten');
  if (!seat) return gameMessage('state.free');
  if (!pose) return gameMessage('state.waits');
  if (isOnEdge(state.field, { id, pose })) return gameMessage(down ? 'state.edgeDown' : 'state.edgeUp');
  if (leans(pose)) return gameMessage(down ? 'state.leanDown' : 'state.leanUp');
  return gameMessage(down ? 'state.down' : 'state.up');
};
/** Returns a labelled ring around each warrior that hangs over the edge (FF-04, FF-24). */
const edgeRings = (state: State): LineNode[] =>
  warriorsOnField(state)
    .filter((who) => isOnEdge(state.field, who))
    .map(({ id, pose }) => ({
      kind: 'ring',
      id: `edge.${id}`,
      about: id,
      at: pointOfPose(pose),
      r: Math.ceil(sizeOf(id).reach) + BESIDE_HIM,
      label: gameMessage('mark.edge'),
    }));
const BESIDE_HIM: Mm = 3;

type Grade = 'low' | 'middle' | 'high';
/** Returns a warrior's grade among the ten: fewer than three have more, fewer than three have less, or in between. */
const gradeOf = (id: WarriorName, what: (id: WarriorName) => number): Grade => {
  const count = (than: (value: number) => boolean): number => WARRIOR_NAMES.filter((each) => than(what(each))).length;
  if (count((value) => value > what(id)) < 3) return 'high';
  return count((value) => value < what(id)) < 3 ? 'low' : 'middle';
};
/** Returns the description of a warrior from its body: weight, how far it slides, and how it bounces (FF-01). */
const aboutOf = (id: WarriorName): Message =>
  gameMessage('about', {
    weight: gameMessage(`weight.${gradeOf(id, (each) => warriorBody(each).mass)}`),
    slide: gameMessage(`slide.${gradeOf(id, (each) => -warriorBody(each).friction)}`),
    bounce: gameMessage(`bounce.${gradeOf(id, (each) => warriorBody(each).restitution)}`),
  });
/** Returns the visible warriors. Those not drafted for a duel are put away (FF-01). */
const seen = (state: State): readonly Fighter[] => {
  const { stage, fighters } = state;
  const open = stage.at === 'draft' || (stage.at === 'lot' && stage.about === 'draft') || !isDuel(state);
  return open ? fighters : fighters.filter(({ seat }) => seat);
};
const warriorNode = (state: State, fighter: Fighter): PieceNode => {
  const { id, seat, beaten } = fighter;
  const pose = lying(state, fighter);
  return {
    kind: 'piece',
    id,
    at: pointOfPose(pose),
    z: Math.round(poseHeight(pose)),
    facing: facingOf(pose),
    base: { kind: 'disc', at: { x: 0, y: 0 }, r: Math.ceil(sizeOf(id).reach) },
    tall: Math.round(warriorBody(id).thickness),
    figure: 'warrior',
    body: id,
    pose,
    ...(seat ? { seat } : {}),
    name: gameMessage(`body.${id}`),
    ...(fighter.pose || beaten ? {} : { about: aboutOf(id) }),
    ...(beaten && { out: true as const }),
    ...(!beaten && !fighter.pose && seat && { waits: true as const }),
    label: seat
      ? gameMessage('piece.owned', { side: gameMessage(`side.${seat}`), name: gameMessage(`body.${id}`) })
      : gameMessage('piece.free', { name: gameMessage(`body.${id}`) }),
    state: stateOf(state, fighter),
  };
};

const ground = ({ field }: State): AreaNode[] => {
  const circle = circleOf(field);
  const board: AreaNode = {
    kind: 'area',
    id: 'field',
    shape: rectOf(field),
    style: 'board',
    role: 'floor',
    from: 0,
    top: TOP,
    label: gameMessage(`field.${field}`),
  };
  const marks = circle ? [{ kind: 'area', id: 'circle', shape: circle, style: 'mark' } as const] : [];
  const holes = holesOf(field).map((shape, i): AreaNode => ({
    kind: 'area',
    id: `hole${i + 1}`,
    shape,
    style: 'hole',
    role: 'terrain',
    label: gameMessage('hole', { number: i + 1 }),
  }));
  return [board, ...marks, ...holes, ...(field === 'V' ? linesOfV() : [])];
};
const linesOfV = (): AreaNode[] =>
  LINES.map(({ side, name, y }) => ({
    kind: 'area',
    id: `${name}.${side}`,
    shape: { kind: 'rect', at: { x: LINE_ENDS[0], y }, width: LINE_ENDS[1] - LINE_ENDS[0], height: 0 },
    style: 'mark',
    seat: side,
  }));
/** Returns the areas where the seat to act places its warriors (FF-19, FF-32). */
const zones = (state: State): AreaNode[] => {
  const { stage, options, first } = state;
  if (stage.at !== 'place' || options.variant === 'relay') return [];
  const seat = seatToAct(state);
  if (options.variant === 'alone' && seat === first) return [];
  const shape = options.variant === 'alone' ? beyondLine(first) : bandOf(seat);
  return [{ kind: 'area', id: `zone.${seat}`, shape, style: 'zone', seat, label: gameMessage('zone') }];
};

/** Returns the scene: the field on its table, the warriors on it, and beside it those that wait or are beaten (FF-02). */
export const scene = (state: State): Scene => ({
  ...tableOf(state.field),
  frame: frameOf(state.field),
  mat: sprites.mat,
  unit: { mm: UNIT, text: gameMessage('unit') },
  nodes: [
    ...ground(state),
    ...zones(state),
    ...seen(state).map((each) => warriorNode(state, each)),
    ...edgeRings(state),
  ],
  scores: scores(state),
});
