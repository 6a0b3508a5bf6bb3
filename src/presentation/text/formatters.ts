import type { TableEvent } from '../../core/event.ts';
import { type RollEvent, splitModifiers } from '../../core/luck.ts';
import type { Player } from '../../core/match.ts';
import { cleanName } from '../../core/names.ts';
import { isolated, type Modifier } from '../../core/message.ts';
import type { Scene } from '../../core/scene.ts';
import { type Seat, SEATS } from '../../core/seat.ts';
import { restingSide, type RestingSide } from '../../core/shots/pose.ts';
import { formatNumber, formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import { pieceText } from './places.ts';

/** A seat's shape as a character. It distinguishes pieces of one name without colour. */
const GLYPHS: Readonly<Record<Seat, string>> = { blue: '●', red: '⬢', plum: '■', graphite: '▲' };

const GLYPH = new RegExp(`([${Object.values(GLYPHS).join('')}]\u00a0)`, 'u');
/** Returns the parts of a text. Those with odd numbers are shapes of seats. */
export const splitAtGlyphs = (text: string): string[] => text.split(GLYPH);
/** Returns the seat that such a part is the shape of, or undefined. */
export const seatOfGlyph = (part: string): Seat | undefined => SEATS.find((seat) => part.startsWith(GLYPHS[seat]));
/** Returns a text without the shapes of seats, for a screen reader. */
export const withoutGlyphs = (text: string): string =>
  splitAtGlyphs(text)
    .filter((_, i) => i % 2 === 0)
    .join('');

type Players = readonly Pick<Player, 'seat' | 'name'>[];
type Scenes = readonly (Scene | undefined)[];
/**
 * Returns the format context of a match: its unit of length, the labels of its pieces and the names of its players. A label is
 * taken from the last scene that has the piece.
 */
export const createFormatContext = (players: Players, ...scenes: Scenes): FormatContext =>
  tellingBy((seat, label) => `${GLYPHS[seat]}\u00a0${label}`, players, scenes);
/** The same for screen readers: without the shapes. */
export const createSpokenContext = (players: Players, ...scenes: Scenes): FormatContext =>
  tellingBy((_, label) => label, players, scenes);

/** The same for the ribbon, which is one line on a phone: names are cut shorter, and a mark shows the seat. */
export const createRibbonContext = (players: Players, scene: Scene): FormatContext => ({
  ...createFormatContext(players, scene),
  player: (seat) => typedName(players, seat, LONGEST_IN_RIBBON),
});

const LONGEST = 18;
const LONGEST_IN_RIBBON = 9;
let segmenter: Intl.Segmenter | undefined;
/** Returns the letters of a text, as a reader counts them. The segmenter is made when it is first needed, because that is slow. */
const lettersOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};
/** Returns a name that is short enough for a sentence. A longer one is cut to `longest` letters. */
export const shortened = (name: string, longest = LONGEST): string => {
  if (name.length <= longest) return name;
  const all = lettersOf(name);
  if (all.length <= longest) return name;
  const start = all.slice(0, longest - 1).join('');
  return `${start.trimEnd()}…`;
};
/** Returns the name that the player of a seat typed, cut to so many letters. Undefined if there is none. */
const typedName = (players: Players, seat: Seat, longest?: number): string | undefined => {
  const name = cleanName(players.find((each) => each.seat === seat)?.name ?? '');
  return name ? isolated(shortened(name, longest)) : undefined;
};

const tellingBy = (named: (seat: Seat, label: string) => string, players: Players, scenes: Scenes): FormatContext => {
  const player = (seat: Seat): string | undefined => {
    const name = typedName(players, seat);
    return name === undefined ? undefined : named(seat, name);
  };
  const label = (id: string): string => {
    for (const scene of scenes.toReversed()) {
      const node = scene?.nodes.find((each) => each.id === id);
      if (!scene || !node?.label) continue;
      if (node.kind !== 'piece') return formatMessage(node.label);
      const label = pieceText(node, scene);
      return node.seat ? named(node.seat, label) : label;
    }
    return t('unnamed');
  };
  const last = scenes.at(-1);
  return last ? { unit: last.unit, label, player } : { label, player };
};

/** Returns the pieces that a shell has toppled, and the side on which each one rests. */
export const casualtiesOfShell = (event: TableEvent): { readonly id: string; readonly lies: RestingSide }[] => {
  if (event.kind !== 'shot' || event.act.kind !== 'shell') return [];
  const { act, result } = event;
  return Object.entries(result.rest).flatMap(([id, pose]) => {
    const lies = id === act.id ? null : restingSide(pose);
    return lies ? [{ id, lies }] : [];
  });
};
/** Returns an event in the words of the log. A roll has its dice and its lit row, a shell has the pieces that it toppled. */
export const eventText = (event: TableEvent, formatContext: FormatContext): string => {
  const fallen = casualtiesOfShell(event).map(({ id, lies }) =>
    t(`lies.${lies}`, { who: formatContext.label?.(id) ?? id }),
  );
  return event.kind === 'rolled'
    ? rolledWords(event, formatContext)
    : [formatMessage(event.text, formatContext), ...fallen].join('; ');
};
/** Returns a sum of named parts, with its total if there is more than one part. */
const sumOf = (parts: readonly string[], total: number): string =>
  parts.length > 1 ? `${parts.join('')} = ${formatNumber(total)}` : parts.join('');
/** Returns a roll in words: the dice, the modifiers, the number to reach, and the lit row. */
const rolledWords = ({ text, dice, total, thrown, row }: RollEvent, formatContext: FormatContext): string => {
  const { added, against } = splitModifiers(thrown);
  const part = ({ text: what, value }: Modifier, i: number): string => {
    const sign = i === 0 ? (value < 0 ? '−' : '') : value < 0 ? ' − ' : ' + ';
    return sign + t('log.part', { n: Math.abs(value), what: formatMessage(what, formatContext) });
  };
  const plus = (list: readonly Modifier[]): number => list.reduce((sum, { value }) => sum + value, 0);
  const faces = dice.map((face, i) => (i === 0 ? `${face}` : ` + ${face}`));
  const left = sumOf([...faces, ...added.map((reason) => part(reason, 1))], total + plus(added));
  const turned = against.map(({ text: what, value }) => ({ text: what, value: 0 - value }));
  const sum = against.length === 0 ? left : t('log.against', { left, right: sumOf(turned.map(part), plus(turned)) });
  const lit = thrown.rows[row];
  const came = lit ? formatMessage(lit.text, formatContext) : '';
  const what = formatMessage(text, formatContext);
  // A first-turn roll is only its number.
  return came === formatNumber(total + plus(added))
    ? t('log.number', { what, sum })
    : t('log.rolled', { what, sum, row: came });
};
