import { useEffect, useRef } from 'react';
import type { RollRequest } from '../core/luck.ts';
import { readTypedDice } from '../storage/typedDice.ts';
import type { OpenMatch } from '../store/matchStore.ts';
import { performAction } from '../store/matchActions.ts';

/** Real dice being typed: the throw whose die comes next, the faces so far and the throw that each belongs to. */
export interface DiceEntry {
  readonly action: unknown;
  readonly ask: RollRequest;
  readonly dice: readonly number[];
  readonly asked: readonly RollRequest[];
}
/** The throws that typed dice belong to, asked for one by one; null where the rules ask for none any more. */
const typingOf = async (action: unknown, dice: readonly number[]): Promise<DiceEntry | null> => {
  const asked: RollRequest[] = [];
  for (let typed = 0; typed <= dice.length; typed++) {
    const acted = await performAction(action, dice.slice(0, typed));
    if (!('ask' in acted)) return null;
    if (typed === dice.length) return { action, ask: acted.ask, dice, asked };
    asked.push(acted.ask);
  }
  return null;
};
/** Takes real dice up again that had been typed before the page was left in the middle of a throw, once somebody `may` act. */
export const useDiceEntry = ({ id, match }: OpenMatch, may: boolean, resume: (typing: DiceEntry) => void): void => {
  const { length } = match.entries;
  const resumes = useRef(resume);
  useEffect(() => {
    resumes.current = resume;
  });
  useEffect(() => {
    const typed = may ? readTypedDice(id, length) : null;
    if (!typed) return undefined;
    let gone = false;
    void typingOf(typed.action, typed.dice).then((typing) => {
      if (typing && !gone) resumes.current(typing);
    });
    return () => {
      gone = true;
    };
  }, [id, length, may]);
};
