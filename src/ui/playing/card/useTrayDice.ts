import { useState } from 'react';
import { isAtLatest } from '../../../store/matchStore.ts';
import { actionEvents, eventsAt, rollsOf } from '../../../presentation/scenes.ts';
import { useMatch } from '../context/match.tsx';

/** A die in the tray. A blank one has face 0. */
interface TrayDie {
  readonly key: string;
  readonly face: number;
  readonly look: 'rolling' | 'settled' | 'drops';
}
/**
 * Returns the dice in the tray. A roll in progress is one die, so it does not show how often a six is rolled again: the next die
 * drops in. Dice that the players rolled themselves drop in too, each once.
 */
export const useTrayDice = (proposes: boolean): readonly TrayDie[] => {
  const { open, seen, showing } = useMatch();
  const { ply } = open;
  // Up to this ply no die drops in any more.
  const [dropped, setDropped] = useState(ply - (showing ? 1 : 0));
  const latest = isAtLatest(open);
  const seenNow = latest && ply < dropped ? ply : Math.max(dropped, (proposes && !showing) || !latest ? ply : dropped);
  if (seenNow !== dropped) setDropped(seenNow);
  // Beside a new action, the dice of the last one would seem to belong to it. In a chain of answers, they are its beginning.
  const midway = 'to' in seen.turn && seen.turn.midway === true;
  const old = proposes && !showing && !midway ? [] : rollsOf(actionEvents(open, ply));
  const lying = [...old, ...(showing?.lying ?? [])];
  const isNew = latest && ply > dropped;
  const earlier = lying.length - rollsOf(eventsAt(open, ply)).length - (showing?.lying.length ?? 0);
  const byHand = open.practice === undefined && open.match.entries[ply - 1]?.dice !== undefined;
  const settled = lying.flatMap(({ dice }, roll) =>
    dice.map((face, i): TrayDie => {
      const drops = isNew && roll >= earlier && (i > 0 || byHand);
      return { key: `${roll} ${i}`, face, look: drops ? 'drops' : 'settled' };
    }),
  );
  const rolling = (showing?.rolling ?? []).map(({ dice }, i): TrayDie => {
    return { key: `${lying.length + i} 0`, face: dice[0] ?? 0, look: 'rolling' };
  });
  return [...settled, ...rolling];
};
