import { type Choice, actionLabel, enabledChoices } from '../../../core/choice.ts';
import { litRows } from '../../../core/event.ts';
import type { Message } from '../../../core/message.ts';
import type { Turn } from '../../../core/game.ts';
import type { RollEvent } from '../../../core/luck.ts';
import { sameAction } from '../../../core/equality.ts';
import { formatMessage, type FormatContext } from '../../../i18n/index.ts';
import { type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import { eventsAt } from '../../../presentation/scenes.ts';
import { rowHead } from '../../../presentation/text/ruleTable.ts';

/** The largest number of words on a card. */
const WORDS = 3;
/**
 * Returns a step's name in a word or two: the row that its roll or shot lit, or else what was chosen. If these are too long, it
 * is the stage of the step.
 */
export const stepTitle = (
  open: OpenMatch,
  ply: number,
  roll: RollEvent | undefined,
  formatContext: FormatContext,
): string => {
  const row = roll?.thrown.rows[roll.row];
  const shot = eventsAt(open, ply).find((event) => event.kind === 'shot');
  const [came] = shot ? litRows(shot) : [];
  const turn = open.game.turn(stateAtPly(open, ply - 1));
  const texts = [row?.word, row?.text, came?.text, chosenIn(open, ply)].map((text) =>
    text ? rowHead(formatMessage(text, formatContext)).word : '',
  );
  const short = texts.find((word) => word !== '' && word.split(/\s/).length <= WORDS && Number.isNaN(Number(word)));
  return short ?? ('to' in turn ? stageName(turn.stage, formatContext) : '');
};
/** Returns what was chosen in a step, in the words of its button. */
const chosenIn = (open: OpenMatch, ply: number): Message | undefined => {
  const action = open.match.entries[ply - 1]?.action as { readonly id?: unknown } | undefined;
  const view = open.game.view(stateAtPly(open, ply - 1), open.viewer);
  const kinds = new Set(eventsAt(open, ply).map(({ kind }) => kind));
  const all = enabledChoices(open.game.choices(view));
  // A path or an aim allows many actions, so it is recognized by its events.
  const ways = (choice: Choice<unknown>): boolean =>
    choice.kind !== 'do' &&
    kinds.has(choice.kind === 'aim' ? 'shot' : 'moved') &&
    (action?.id === undefined || choice.piece === action.id);
  const choice = all.find((each) => each.kind === 'do' && sameAction(each.action, action)) ?? all.find(ways);
  return choice && actionLabel(choice);
};
/** Returns the name of a turn's current stage. */
export const stageName = (
  { list, at, why }: Extract<Turn, { to: unknown }>['stage'],
  formatContext: FormatContext,
): string => formatMessage(list[at] ?? why, formatContext);
