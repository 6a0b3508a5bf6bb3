import { WARRIORS, warriorBody } from '../../bodies/warriors.ts';
import type { Message } from '../../core/message.ts';
import type { AreaNode, PieceNode, Scene } from '../../core/scene.ts';
import { type Pose, heightOf, placeOf, poseAt } from '../../core/shot.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { LINES, LINE_ENDS, TOP, bandOf, beyondLine, circleOf, headingOf, holesOf, rectOf, tableOf } from './fields.ts';
import { facingOf, sizeOf } from './outlines.ts';
import { isOnEdge } from './reading.ts';
import { seatToAct } from './table.ts';
import { type Fighter, type Side, type State, say } from './types.ts';

/** Width of the rail on which warriors wait and lie beaten, mm. */
const RAIL: Mm = 56;
/** The measure told at the table: a centimetre. */
const UNIT: Mm = 10;

const rowOf = ({ fighters }: State, seat: Side | null): Fighter[] => fighters.filter((each) => each.seat === seat);
/** A place on the rail: an owner's behind his edge; before the draft five on each side. */
const onRail = (state: State, { id, seat }: Fighter): Point => {
  const { width, height } = tableOf(state.field);
  const row = seat ? rowOf(state, seat).map((each) => each.id) : [...WARRIORS];
  const i = row.indexOf(id);
  if (seat) {
    const x = Math.round((width * (i + 0.5)) / row.length);
    return { x, y: seat === 'blue' ? height + RAIL / 2 : -RAIL / 2 };
  }
  const [half, side] = [row.length / 2, i < row.length / 2];
  return { x: side ? -RAIL / 2 : width + RAIL / 2, y: Math.round((height * ((i % half) + 0.5)) / half) };
};
const lying = (state: State, fighter: Fighter): Pose =>
  fighter.pose ??
  poseAt(
    onRail(state, fighter),
    Math.round(warriorBody(fighter.id).thickness * 5),
    fighter.seat ? headingOf(fighter.seat) : 0,
  );
const stateOf = (state: State, fighter: Fighter): Message => {
  const { id, pose, down, beaten, seat } = fighter;
  if (beaten) return say('state.beaten');
  if (!seat) return say('state.free');
  if (!pose) return say('state.waits');
  if (isOnEdge(state.field, { id, pose })) return say(down ? 'state.edgeDown' : 'state.edgeUp');
  return say(down ? 'state.down' : 'state.up');
};
const warriorNode = (state: State, fighter: Fighter): PieceNode => {
  const { id, seat, beaten } = fighter;
  const pose = lying(state, fighter);
  return {
    kind: 'piece',
    id,
    at: placeOf(pose),
    z: Math.round(heightOf(pose)),
    facing: facingOf(pose),
    base: { kind: 'disc', at: { x: 0, y: 0 }, r: Math.ceil(sizeOf(id).reach) },
    tall: Math.round(warriorBody(id).thickness),
    figure: 'warrior',
    body: id,
    pose,
    ...(seat ? { seat } : {}),
    ...(beaten ? { out: true as const } : {}),
    label: seat
      ? say('piece.owned', { side: say(`side.${seat}`), name: say(`body.${id}`) })
      : say('piece.free', { name: say(`body.${id}`) }),
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
    from: 0,
    top: TOP,
    label: say(`field.${field}`),
  };
  const marks = circle ? [{ kind: 'area', id: 'circle', shape: circle, style: 'mark' } as const] : [];
  const holes = holesOf(field).map((shape, i): AreaNode => ({
    kind: 'area',
    id: `hole${i + 1}`,
    shape,
    style: 'hole',
    label: say('hole', { number: i + 1 }),
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
/** Where the seat to act places its warriors (FF-19, FF-32). */
const zones = (state: State): AreaNode[] => {
  const { stage, options, first } = state;
  if (stage.at !== 'place' || options.variant === 'relay') return [];
  const seat = seatToAct(state);
  if (options.variant === 'alone' && seat === first) return [];
  const shape = options.variant === 'alone' ? beyondLine(first) : bandOf(seat);
  return [{ kind: 'area', id: `zone.${seat}`, shape, style: 'zone', seat, label: say('zone') }];
};

/** All that is to be seen: the field on its table, the warriors on it, and on the rail those who wait or are beaten (FF-02). */
export const scene = (state: State): Scene => ({
  ...tableOf(state.field),
  rail: RAIL,
  mat: 'flick',
  unit: { mm: UNIT, text: say('unit') },
  nodes: [...ground(state), ...zones(state), ...state.fighters.map((each) => warriorNode(state, each))],
});
