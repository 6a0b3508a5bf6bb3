// A bot for the referee (docs/bots.md). It plays a random choice, and prefers choices that attack.
import { createInterface } from 'node:readline';

const ATTACKS = /attack|shoot|fire|strike|flick/;

/** Returns the action to play. */
const choose = ({ choices }) => {
  // Set-up steps that deploy all pieces at once come first: they are quick and legal.
  const ready = choices.filter((each) => each.opening === 'deal' || each.opening === 'lines');
  const likely = choices.filter((each) => !each.unlikely);
  const attacks = likely.filter((each) => ATTACKS.test(each.id));
  const best = [ready, attacks, likely, choices].find((list) => list.length > 0);
  return best[Math.floor(Math.random() * best.length)].action;
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  // "start" and "end" need no answer. Write other output to the error output only.
  if (message.type === 'start') console.error(`playing ${message.game} as ${message.seat}`);
  if (message.type === 'move') console.log(JSON.stringify({ action: choose(message) }));
}
