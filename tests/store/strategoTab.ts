import type { Tab } from './tabs.ts';

/** All choices of the seat to act in a tab. */
export const choicesIn = ({ table }: Tab) => {
  const open = table.currentMatch();
  const turn = table.currentTurn(open);
  if (!('to' in turn)) throw new Error('The match is over.');
  return open.game.choices(open.game.view(table.stateAtPly(open, open.steps.length - 1), turn.to));
};
type Offered = ReturnType<typeof choicesIn>[number];
/** Takes the first choice that fits. */
export const take = async (one: Tab, fits: (choice: Offered) => boolean): Promise<void> => {
  const choice = choicesIn(one).find((each) => !each.disabled && fits(each));
  if (!choice) throw new Error('There is no such choice.');
  await one.play.performAction(choice.kind === 'do' ? choice.action : choice.example());
};
/** Both sides of a Stratego match set up by hand, with the first arrangement offered. */
export const setUp = async (one: Tab): Promise<void> => {
  for (const opening of ['lines', 'done', 'lines', 'done']) await take(one, (choice) => choice.opening === opening);
};
