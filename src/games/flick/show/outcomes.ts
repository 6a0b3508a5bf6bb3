// The possible results of a flick on each field and what each gives: the table beside the dial. Its true rows are lit afterwards.
import type { OutcomeRow } from '../../../core/event.ts';
import type { Message } from '../../../core/message.ts';
import { type FlickReading, leftField } from '../rules/flick.ts';
import { champion, seatToAct, warriorsOnField } from '../rules/lookups.ts';
import { type Flicking, type Side, type State, courseOf, isDuel, otherOf, gameMessage } from '../types.ts';
import type { Foul } from '../rules/fieldRules.ts';

type Key<Prefix extends string> = Extract<Parameters<typeof gameMessage>[0], `${Prefix}.${string}`>;
/** The result of a flick without a foul, as seen from the side that flicked. */
interface Came {
  readonly reading: FlickReading;
  readonly own: boolean;
  readonly enemy: boolean;
  readonly both: boolean;
  /** No warrior has left the field, and none was flown over. */
  readonly stay: boolean;
  readonly ownTurned: boolean;
  readonly enemyTurned: boolean;
}
/** A row and the test of whether it has come true. Rows of fouls are found by their rule. */
interface Line extends OutcomeRow {
  readonly came: ((came: Came) => boolean) | null;
}
const line = (rule: string, what: Key<'outcome'>, gives: Key<'gives'>, came: Line['came']): Line => ({
  rule,
  text: gameMessage(what),
  gives: gameMessage(gives),
  came,
});
const foul = (rule: string, what: Key<'outcome'>): Line => line(rule, what, 'gives.foul', null);

/** Whether a flick that touches another warrior is put back (FF-03). */
const isTouchless = ({ options }: State, type: Flicking['type']): boolean => type === 'move' && !options.moveStands;
/** Returns the fouls that this flick may become (FF-03, FF-20, FF-23). */
const fouls = (state: State, type: Flicking['type']): Line[] => {
  const { options, field } = state;
  if (isTouchless(state, type)) return [foul('FF-03', field === 'V' ? 'outcome.touchedAny' : 'outcome.touched')];
  const own = type === 'strike' && options.spin === 'physical' ? [foul('FF-03', 'outcome.short')] : [];
  if (field !== 'V') return own;
  const opening = courseOf(state, 'teams').opening ? [foul('FF-20', 'outcome.fifth')] : [];
  return [...own, ...opening, foul('FF-23', 'outcome.tooNear')];
};
const thrown = (rule: string): Line =>
  line(rule, 'outcome.thrown', 'gives.half', ({ reading }) => reading.thrown.length > 0);

const seriesLines = (state: State): Line[] => {
  const lay = champion(state, otherOf(state.active)).down;
  const { left } = courseOf(state, 'series');
  const last = left === 1;
  /** Whether no strikes are left after this one, counted or not (FF-07, FF-10). */
  const none = left === (lay ? 0 : 1);
  const duel = isDuel(state);
  const gone = ({ reading }: Came): boolean => !duel || reading.thrown.length === 0;
  const faces = lay
    ? [
        line('FF-07', 'outcome.enemyUp', 'gives.enemySeries', (c) => c.stay && c.enemyTurned && !c.ownTurned),
        line('FF-08', 'outcome.ownDown', 'gives.pass', (c) => c.stay && c.ownTurned),
        line('FF-07', 'outcome.none', 'gives.uncounted', (c) => c.stay && !c.ownTurned && !c.enemyTurned),
      ]
    : [
        line('FF-07', 'outcome.enemyDown', 'gives.free', (c) => c.stay && c.enemyTurned && !c.ownTurned),
        line('FF-08', 'outcome.ownDown', 'gives.pass', (c) => c.stay && c.ownTurned && !c.enemyTurned),
        line(
          'FF-08',
          'outcome.bothDown',
          last ? 'gives.rightedPass' : 'gives.rightedOn',
          (c) => c.stay && c.ownTurned && c.enemyTurned,
        ),
        line(
          'FF-09',
          'outcome.none',
          last ? 'gives.pass' : 'gives.spent',
          (c) => c.stay && !c.ownTurned && !c.enemyTurned,
        ),
      ];
  return [
    duel
      ? line('FF-29', 'outcome.enemyOut', 'gives.point', (c) => c.enemy && !c.own)
      : line('FF-10', 'outcome.enemyOut', 'gives.defeat', (c) => c.enemy && !c.own),
    line('FF-10', 'outcome.ownOut', 'gives.centrePass', (c) => c.own && !c.enemy && gone(c)),
    line('FF-10', 'outcome.bothOut', none ? 'gives.centrePass' : 'gives.centreOn', (c) => c.both && gone(c)),
    ...(duel ? [thrown('FF-29')] : []),
    ...faces,
  ];
};

const turnsLines = (state: State): Line[] => {
  const idle = courseOf(state, 'turns').idle.includes(state.active);
  const again = courseOf(state, 'turns').extra.includes(state.active);
  const flat = ({ reading }: Came): boolean => reading.thrown.length === 0;
  const oneIn = ({ reading }: Came): boolean => reading.potted.length === 1;
  const inHole = ({ reading }: Came): boolean => reading.potted.includes(reading.id);
  const gone = isDuel(state)
    ? [
        line('FF-30', 'outcome.enemyGone', 'gives.point', (c) => c.enemy && !c.own),
        line('FF-30', 'outcome.ownGone', 'gives.noPointPass', (c) => c.own && !c.enemy && flat(c)),
        line('FF-30', 'outcome.bothGone', 'gives.noPoint', (c) => c.both && flat(c)),
        thrown('FF-30'),
      ]
    : [
        line('FF-15', 'outcome.enemyIn', 'gives.defeat', (c) => oneIn(c) && !inHole(c)),
        state.options.selfPotSafe
          ? line('FF-15', 'outcome.ownIn', 'gives.centreEnemy', (c) => oneIn(c) && inHole(c))
          : line('FF-15', 'outcome.ownIn', 'gives.ownDefeat', (c) => oneIn(c) && inHole(c)),
        line('FF-16', 'outcome.enemyOut', 'gives.centreYou', (c) => c.enemy && !c.own && !oneIn(c)),
        line('FF-16', 'outcome.ownOut', 'gives.centreEnemy', (c) => c.own && !c.enemy && !oneIn(c)),
        line('FF-16', 'outcome.bothAlike', 'gives.centre', (c) => c.both && !oneIn(c)),
      ];
  return [
    ...gone,
    line(
      'FF-14',
      'outcome.bothLie',
      'gives.righted',
      (c) => c.stay && warriorsOnField({ fighters: c.reading.after }).every(({ down }) => down),
    ),
    line(
      'FF-17',
      'outcome.idle',
      idle ? 'gives.extra' : 'gives.warned',
      (c) => c.stay && c.reading.touched.length === 0,
    ),
    line('FF-13', 'outcome.hit', again ? 'gives.again9' : 'gives.pass', (c) => c.stay && c.reading.touched.length > 0),
  ];
};

/** After a flick in turn, a warrior over the edge may be flicked from there. An edge move gives a further turn, which gives nothing more (FF-24). */
const edgeOrNone = (state: State, rule: string): Line[] => {
  const [head] = courseOf(state, 'teams').owed;
  if (head) {
    const gives = head.how === 'edge' ? 'gives.further' : 'gives.order';
    return [line('FF-24', 'outcome.stay', gives, (c) => c.stay)];
  }
  const hangs = ({ reading }: Came): boolean => state.options.edgeMoves && reading.edged.length > 0;
  const none = line(rule, 'outcome.stay', 'gives.pass', (c) => c.stay && !hangs(c));
  return state.options.edgeMoves ? [line('FF-24', 'outcome.edge', 'gives.edge', hangs), none] : [none];
};
const teamsLines = (state: State): Line[] => {
  const lonely = warriorsOnField(state, otherOf(seatToAct(state))).length === 1;
  const returns = (c: Came): boolean => lonely && c.enemy && leftField(c.reading).includes(c.reading.id);
  return [
    line('FF-26', 'outcome.enemyOut', 'gives.defeatPoint', (c) => c.enemy && !returns(c)),
    line('FF-26', 'outcome.ownOut', 'gives.ownDefeatPoint', (c) => c.own),
    ...(lonely ? [line('FF-25', 'outcome.lastOut', 'gives.back', returns)] : []),
    ...edgeOrNone(state, 'FF-20'),
  ];
};
const relayLines = (state: State): Line[] => [
  line('FF-31', 'outcome.enemyOut', 'gives.defeatNext', (c) => c.enemy && !c.own),
  line('FF-31', 'outcome.ownOut', 'gives.ownDefeatNext', (c) => c.own && !c.enemy),
  line('FF-31', 'outcome.bothOut', 'gives.again', (c) => c.both),
  ...edgeOrNone(state, 'FF-31'),
];
const aloneLines = ({ active, first }: State): Line[] =>
  active === first
    ? [
        line('FF-32', 'outcome.anyOut', 'gives.again9', (c) => c.enemy && !c.own),
        line('FF-32', 'outcome.oneOut', 'gives.lose', (c) => c.own),
        line('FF-32', 'outcome.stay', 'gives.nine', (c) => c.stay),
      ]
    : [
        line('FF-32', 'outcome.theOneOut', 'gives.win', (c) => c.enemy),
        line('FF-32', 'outcome.ownOut', 'gives.oneStrikes', (c) => c.own && !c.enemy),
        line('FF-32', 'outcome.stay', 'gives.oneStrikes', (c) => c.stay),
      ];

/** Results that need a touch. If a move touches, it is a foul instead (FF-03). */
const BY_TOUCH = /\.(enemy|both|any|theOne|last|hit)(Out|Gone|In|Up|Down|Alike)?$/;
const linesOf = (state: State, type: Flicking['type']): Line[] => {
  const { variant } = state.options;
  const teams = variant === 'alone' ? aloneLines : teamsLines;
  const field = { A: seriesLines, D: turnsLines, V: variant === 'relay' ? relayLines : teams }[state.field];
  const lines = field(state);
  return [
    ...(isTouchless(state, type) ? lines.filter(({ text }) => !BY_TOUCH.test(text.key)) : lines),
    ...fouls(state, type),
  ];
};
/** Returns the rows as shown. They name the sides, because both players use one screen. */
const rowsOf = (lines: readonly Line[], side: Side): OutcomeRow[] => {
  const values = { own: { seat: side }, enemy: { seat: otherOf(side) } };
  const withValues = ({ key }: Message): Message => ({ key, values });
  return lines.map(({ rule, text, gives }) => ({ rule, text: withValues(text), gives: withValues(gives) }));
};
/** Returns the possible results of this kind of flick by the seat to act, and what each gives on the field. */
export const outcomesOf = (state: State, type: Flicking['type']): OutcomeRow[] =>
  rowsOf(linesOf(state, type), seatToAct(state));

const cameOf = (state: State, reading: FlickReading): Came => {
  const gone = leftField(reading);
  const left = warriorsOnField({ fighters: reading.before }).filter(({ id }) => gone.includes(id));
  const own = left.some(({ seat }) => seat === reading.seat);
  const enemy = left.some(({ seat }) => seat !== reading.seat);
  return {
    reading,
    own,
    enemy,
    both: own && enemy,
    stay: !own && !enemy && !(isDuel(state) && reading.thrown.length > 0),
    ownTurned: reading.turned.includes(reading.id),
    enemyTurned: reading.turned.some((id) => id !== reading.id),
  };
};
/** Returns the table of a flick with the rows that have come true. `state` is from before it. */
export const litOutcomes = (
  state: State,
  reading: FlickReading,
  fault: Foul | null,
): { rows: OutcomeRow[]; lit: number[] } => {
  const lines = linesOf(state, reading.how);
  const came = cameOf(state, reading);
  const isLit = (each: Line): boolean =>
    fault ? each.came === null && each.rule === fault.rule : each.came !== null && each.came(came);
  return { rows: rowsOf(lines, reading.seat), lit: lines.flatMap((each, i) => (isLit(each) ? [i] : [])) };
};
