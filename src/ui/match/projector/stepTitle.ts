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

/** So many words a card has at most. */
const WORDS = 3;
/** What a step is called, in a word or two: by the row that its throw or shot lit, else by what was chosen or, with that too long, by the stage in which it was done. */
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
/** What was chosen in a step, in the words of its button. */
const chosenIn = (open: OpenMatch, ply: number): Message | undefined => {
  const action = open.match.entries[ply - 1]?.action as { readonly id?: unknown } | undefined;
  const view = open.game.view(stateAtPly(open, ply - 1), open.viewer);
  const kinds = new Set(eventsAt(open, ply).map(({ kind }) => kind));
  const all = enabledChoices(open.game.choices(view));
  // A way and an aim are many actions: they are known by what came about.
  const ways = (choice: Choice<unknown>): boolean =>
    choice.kind !== 'do' &&
    kinds.has(choice.kind === 'aim' ? 'shot' : 'moved') &&
    (action?.id === undefined || choice.piece === action.id);
  const choice = all.find((each) => each.kind === 'do' && sameAction(each.action, action)) ?? all.find(ways);
  return choice && actionLabel(choice);
};
/** The stage of a turn that is on, by its name. */
export const stageName = (
  { list, at, why }: Extract<Turn, { to: unknown }>['stage'],
  formatContext: FormatContext,
): string => formatMessage(list[at] ?? why, formatContext);
