import { litRows, type TableEvent } from '../../core/event.ts';
import type { AttackCue, RollEvent } from '../../core/luck.ts';
import type { Message } from '../../core/message.ts';
import type { NodeId, PieceNode } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';
import { pathLength } from '../../geometry/path.ts';
import { formatLength, formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { botReasonAt } from '../../store/botReasons.ts';
import { createSpokenContext } from './formatters.ts';
import { decisionOf, eventsAt, pieceIn, sceneAt } from '../scenes.ts';
import { type PastAction, piecesOf } from '../recap.ts';
import { rowHead } from './ruleTable.ts';
import { sumText } from './sums.ts';

/** The outcome of an action in a word or two, with the sum or another explanation. `tone` is what it means for the reader. */
interface Came {
  readonly word: string;
  readonly more: string | null;
  readonly tone: 'good' | 'part' | 'bad' | null;
}
/**
 * An action as its card shows it: the acting piece and the target, either of them null if there is none. `walked` is whether
 * it moved first, `attack` how it attacked, `dice` is what a side rolled as a whole, as for a spell. `lasts` is whether anything
 * lasting came of it. `names` is the sentence.
 */
export interface ActionText {
  readonly by: PieceNode | null;
  readonly on: PieceNode | null;
  readonly walked: boolean;
  readonly attack: AttackCue['how'] | null;
  readonly lasts: boolean;
  readonly dice: readonly number[];
  readonly came: Came | null;
  readonly names: string;
}

/** The lasting effects, the most serious first. */
const GRAVE = ['removed', 'scored', 'wounded', 'hit', 'restored', 'revealed'] as const;
type Grave = Extract<TableEvent, { readonly kind: (typeof GRAVE)[number] }>;
/**
 * Returns the most serious lasting effect. Of points for both sides it is the last one, because a full point comes after a
 * half.
 */
const gravestOf = (events: readonly TableEvent[]): Grave | undefined => {
  const kind = GRAVE.find((each) => events.some((event) => event.kind === each));
  const of = events.filter((event): event is Grave => event.kind === kind);
  return kind === 'scored' ? of.at(-1) : of[0];
};

/**
 * Returns why a bot did an action: its last decision before the most serious effect. A path has a reason of its own, or none.
 * Null if the bot gave no reason.
 */
export const botReason = (open: OpenMatch, { from, to, piece, events }: PastAction): Message | null => {
  const grave = gravestOf(events);
  const all = Array.from({ length: to - from + 1 }, (_, i) => to - i);
  const last = all.find((ply) => grave && eventsAt(open, ply).includes(grave)) ?? to;
  // The outcome of a roll was decided where its action began.
  const begun = Math.max(from, decisionOf(open, last));
  const goes = (ply: number): boolean =>
    eventsAt(open, ply).some((event) => event.kind === 'moved' && event.id === piece);
  const way = all.find((ply) => ply <= last && goes(ply)) ?? from;
  const plies = [begun, ...all.filter((ply) => ply >= way && ply <= last)];
  return plies.map((ply) => botReasonAt(open, ply)).find((reason) => reason !== null) ?? null;
};

/** Returns what an effect means for the reader: a gain, a full or partial loss of its own, or a loss of the enemy. */
const toneOf = ({ kind }: Grave, own: boolean): Came['tone'] => {
  if (kind === 'revealed') return null;
  if (kind === 'scored') return own ? 'good' : 'bad';
  if (kind === 'restored') return own ? 'good' : 'part';
  return !own ? 'good' : kind === 'removed' ? 'bad' : 'part';
};
const thrownBy = (
  { thrown, row, total }: RollEvent,
  formatContext: FormatContext,
): { word: string; more: string | null } | null => {
  const lit = thrown.rows[row];
  if (!lit) return null;
  const { word, rest } = rowHead(formatMessage(lit.word ?? lit.text, formatContext));
  return { word, more: sumText({ thrown, total }) ?? (rest || null) };
};
/**
 * Returns who was removed in a fight without a roll: the attacker, or both. Null if it was the target, which the faces on the
 * card show.
 */
const fellOf = ({ kind, ids }: Grave, by: PieceNode | null, on: PieceNode | null): string | null => {
  if (kind !== 'removed' || !by || !on || !ids.includes(by.id)) return null;
  return t(ids.includes(on.id) ? 'strip.both' : 'strip.attacker');
};
/**
 * Returns the words for a lasting effect: the row of the roll that caused it, or a short word for its kind. A point also names
 * its owner.
 */
const calledBy = (
  grave: Grave,
  own: boolean,
  dealt: RollEvent | undefined,
  formatContext: FormatContext,
): { word: string; more: string | null } => {
  const on = dealt?.thrown.dealt?.on;
  const thrown = dealt && on !== undefined && grave.ids.includes(on) ? thrownBy(dealt, formatContext) : null;
  // The text of such a row begins with a name, which the faces on the card show already.
  if (thrown && dealt?.thrown.rows[dealt.row]?.word) return thrown;
  if (grave.kind === 'scored') {
    const word = grave.word ? formatMessage(grave.word, formatContext) : t('strip.point');
    return { word, more: t(own ? 'strip.toYou' : 'strip.toThem') };
  }
  if (grave.kind === 'restored' || grave.kind === 'revealed') return { word: '', more: null };
  const many = grave.ids.length > 1 ? ` × ${grave.ids.length}` : '';
  return { word: `${t(`strip.${grave.kind}`)}${many}`, more: thrown && dealt ? sumText(dealt) : null };
};

const HARMS: readonly TableEvent['kind'][] = ['removed', 'wounded', 'hit'];
/** Returns the pieces that events have harmed, each with the most serious effect on it. */
const harmedIn = (events: readonly TableEvent[]): ReadonlyMap<NodeId, Grave> => {
  const harms = events.filter((event): event is Grave => HARMS.includes(event.kind));
  const order = harms.toSorted((a, b) => HARMS.indexOf(b.kind) - HARMS.indexOf(a.kind));
  return new Map(order.flatMap((event) => event.ids.map((id) => [id, event] as const)));
};
/** Returns the words for the effect on one piece, with the roll that caused it. */
const harmWords = (
  id: NodeId,
  harm: Grave,
  events: readonly TableEvent[],
  formatContext: FormatContext,
): Omit<Came, 'tone'> => {
  const dealt = events.findLast(
    (event): event is RollEvent => event.kind === 'rolled' && event.thrown.dealt?.on === id,
  );
  return calledBy({ ...harm, ids: [id] }, false, dealt, formatContext);
};
/** A single word begins with a capital letter. */
const begun = <Named extends { readonly word: string }>(named: Named): Named => ({
  ...named,
  word: named.word.charAt(0).toLocaleUpperCase() + named.word.slice(1),
});
/** Returns the words for an action's effect on a piece, for a mark on the table. Null if it has none. */
export const effectOn = (open: OpenMatch, { from, to, events }: PastAction, id: NodeId): Omit<Came, 'tone'> | null => {
  const harm = harmedIn(events).get(id);
  const formatContext = createSpokenContext(open.match.players, sceneAt(open, from - 1), sceneAt(open, to));
  return harm ? begun(harmWords(id, harm, events, formatContext)) : null;
};
/** Joins words, with equal ones only once and with their count. */
const counted = (list: readonly string[]): string =>
  [...new Set(list)]
    .map((word) => [word, list.filter((each) => each === word).length] as const)
    .map(([word, n]) => (n > 1 ? `${word} × ${n}` : word))
    .join(', ');
/** Returns the text of another player's action for the side to move (`me`). */
export const actionText = (open: OpenMatch, action: PastAction, me: Seat): ActionText => {
  const [before, after] = [sceneAt(open, action.from - 1), sceneAt(open, action.to)];
  const formatContext = createSpokenContext(open.match.players, before, after);
  // A piece that was hidden before is shown with its revealed face.
  const nodeOf = (id: NodeId | undefined): PieceNode | undefined => {
    const [was, is] = [pieceIn(before, id), pieceIn(after, id)];
    return is?.out && is.mark !== was?.mark ? is : (was ?? is);
  };
  const { events } = action;
  const grave = gravestOf(events);
  const deals = events.filter(
    (event): event is RollEvent => event.kind === 'rolled' && event.thrown.dealt !== undefined,
  );
  // Of several rolls, the one that caused the most serious effect.
  const dealt = deals.findLast(({ thrown }) => grave?.ids.includes(thrown.dealt?.on ?? '')) ?? deals.at(-1);
  const own = grave?.ids.some((id) => nodeOf(id)?.seat === me) ?? false;
  const met = [...(dealt?.thrown.dealt ? [dealt.thrown.dealt.on] : []), ...(grave?.ids ?? []), ...piecesOf(events)];
  const on = met.map(nodeOf).find((node) => node && node.seat !== action.seat) ?? null;
  const by = nodeOf(action.piece ?? undefined) ?? null;
  const harmed = harmedIn(events);
  const way = events.flatMap((event) => (event.kind === 'moved' && event.id === action.piece ? [event.path] : []));
  const last = events.findLast(({ kind }) => kind !== 'said');
  const rolled = events.findLast((event): event is RollEvent => event.kind === 'rolled');
  // A roll without a piece has no faces on the card.
  const whole = events.findLast((event): event is RollEvent => event.kind === 'rolled' && event.seat === action.seat);
  const cast = action.piece === null && !dealt ? whole : undefined;
  const shot = events.findLast((event) => event.kind === 'shot');
  const [row] = shot ? litRows(shot) : [];
  const outcomeOf = (): Came | null => {
    const tone = grave ? toneOf(grave, own) : null;
    const fell = grave && !dealt ? fellOf(grave, by, on) : null;
    if (!fell && harmed.size > 1) {
      const all = [...harmed].map(([id, harm]) => harmWords(id, harm, events, formatContext).word);
      return { word: counted(all), more: null, tone };
    }
    const called = fell ? { word: fell, more: null } : grave && calledBy(grave, own, dealt, formatContext);
    if (called?.word)
      return { ...called, more: called.more ?? (cast ? formatMessage(cast.text, formatContext) : null), tone };
    // What it gives explains why the same side continues, or why not.
    if (row)
      return {
        word: rowHead(formatMessage(row.text, formatContext)).word,
        more: row.gives && formatMessage(row.gives, formatContext),
        tone,
      };
    const thrown = rolled && thrownBy(dealt ?? rolled, formatContext);
    if (thrown) return { ...thrown, tone };
    const distance = way.reduce((sum, path) => sum + pathLength(path), 0);
    return distance > 0 && !after.boards
      ? { word: formatLength(distance, formatContext).cm, more: null, tone: null }
      : null;
  };
  const outcome = outcomeOf();
  const came = outcome && begun(outcome);
  // The faces on the card show the pieces, and the word already says the rest.
  const named = by && on && came;
  const label = (node: PieceNode): string => formatContext.label?.(node.id) ?? '';
  // Several paths are added up, so no single one is reported.
  const sum = !grave && by && last?.kind === 'moved' && way.length > 1;
  // For a point the cause is named, because both pieces may be back at their start by then.
  const isAboutPiece = (event: TableEvent): boolean => event.kind === 'said' && piecesOf([event]).length > 0;
  const brought = grave?.kind === 'scored' ? events.filter(isAboutPiece) : [];
  // Several pieces with the same effect are all named. For points the last total is enough.
  const alike = grave && grave.kind !== 'scored' ? events.filter(({ kind }) => kind === grave.kind) : [];
  const main = alike.length > 0 ? alike : [grave ?? last].filter((event) => event !== undefined);
  const lines = brought.length > 0 ? brought : main;
  const sentence = sum
    ? t('since.ways', { who: label(by), n: way.length })
    : lines.map((event) => formatMessage(event.text, formatContext)).join('; ');
  const others = [...harmed.keys()]
    .flatMap((id) => nodeOf(id) ?? [])
    .filter((node) => node.id !== on?.id && node !== by);
  const names =
    named && !after.boards && brought.length === 0
      ? `${label(by)} → ${[on, ...others].map(label).join(', ')}`
      : sentence;
  const struck = dealt?.thrown.dealt;
  const attack = struck && nodeOf(struck.by)?.seat === action.seat ? (struck.how ?? null) : null;
  return { by, on, walked: way.length > 0, attack, lasts: !!grave, dice: cast?.dice ?? [], came, names };
};
