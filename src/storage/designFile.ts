import { cleanName } from '../core/names.ts';
import { z } from '../core/schema.ts';
import { type Message, messageFactory } from '../core/message.ts';
import { packLink } from './linkCode.ts';
import { formatField, type Issues, describeIssue, readJson } from './json.ts';

/** What players design as an option of a match, each with its own editor. */
export const OPTION_DESIGNS = ['army', 'fortress'] as const;
export type OptionDesign = (typeof OPTION_DESIGNS)[number];
/** What players design before a match: also the table that it begins from. */
const DESIGN_KINDS = [...OPTION_DESIGNS, 'table'] as const;
export type DesignKind = (typeof DESIGN_KINDS)[number];
/** A kind of design of a game, and the schema of its content. */
export interface DesignType<Content, Kind extends DesignKind = OptionDesign> {
  readonly kind: Kind;
  readonly game: string;
  readonly schema: z.ZodType<Content>;
}
export interface Design<Content> {
  readonly name: string;
  readonly content: Content;
}
export const MAX_MILLIONS = 1;
const say =
  messageFactory<Record<'fileNotArmy' | 'fileNotFortress' | 'fileNotTable' | 'fileOtherFormat', string>>('core');
const WHERE = {
  army: 'core:wherePiece',
  fortress: 'core:whereRow',
  table: 'core:wherePiece',
} as const satisfies Record<DesignKind, string>;
const NOT = {
  army: 'fileNotArmy',
  fortress: 'fileNotFortress',
  table: 'fileNotTable',
} as const satisfies Record<DesignKind, string>;
/** Returns why a file is not a design of its kind, with the faulty item of its list. The list of a table is its pieces. */
const notOfKind = (kind: DesignKind, issues: Issues): Message => {
  const faults = issues.map(({ path }) => ({ path: path.filter((part) => part !== 'position' && part !== 'pieces') }));
  return say(NOT[kind], { where: describeIssue(faults, { [kind]: WHERE[kind] }) });
};
const formatNamed = (kind: DesignKind, version: string): string => `mera-${kind}-${version}`;

/** Whether a file's format is that of a design. */
export const isDesignFormat = (format: unknown): boolean =>
  typeof format === 'string' && DESIGN_KINDS.some((kind) => format.startsWith(formatNamed(kind, '')));

/** Returns the content of a design's file. */
const designData = <Content>({ kind, game }: DesignType<Content, DesignKind>, { name, content }: Design<Content>) => ({
  format: formatNamed(kind, '1'),
  game,
  name,
  [kind]: content,
});
/** Returns the text of a design's file. */
export const designToText = <Content>(craft: DesignType<Content, DesignKind>, design: Design<Content>): string =>
  `${JSON.stringify(designData(craft, design), null, 1)}\n`;
/** Packs a design into link characters. Null if there would be too many. */
export const designLink = <Content>(
  craft: DesignType<Content, DesignKind>,
  design: Design<Content>,
): Promise<string | null> => packLink(JSON.stringify(designData(craft, design)));

export type ReadDesign<Content> = Design<Content> | { readonly error: Message };
/** Returns the content of a design once its game's schema has accepted it, or the error of the file. */
export const judgedDesign = <Content>(
  read: ReadDesign<unknown>,
  { kind, schema }: DesignType<Content, DesignKind>,
): ReadDesign<Content> => {
  if ('error' in read) return read;
  const parsed = schema.safeParse(read.content);
  if (parsed.success) return { name: read.name, content: parsed.data };
  return {
    error: notOfKind(
      kind,
      parsed.error.issues.map(({ path }) => ({ path: [kind, ...path] })),
    ),
  };
};
/** Reads the text of a design's file: its format, game, name and content. Returns why it cannot be read. */
export const parseDesign = <Content>(
  text: string,
  { kind, game, schema }: DesignType<Content, DesignKind>,
): ReadDesign<Content> => {
  const read = readJson(text, MAX_MILLIONS);
  if ('error' in read) return read;
  const format = formatField(read.data);
  const ours = typeof format === 'string' && format.startsWith(formatNamed(kind, ''));
  if (ours && format !== formatNamed(kind, '1')) return { error: say('fileOtherFormat') };
  const parsed = z
    .object({
      format: z.literal(formatNamed(kind, '1')),
      game: z.literal(game),
      name: z.string().trim().max(40).transform(cleanName),
      [kind]: schema,
    })
    .safeParse(read.data);
  if (!parsed.success) return { error: notOfKind(kind, parsed.error.issues) };
  return { name: parsed.data['name'] as string, content: parsed.data[kind] as Content };
};
