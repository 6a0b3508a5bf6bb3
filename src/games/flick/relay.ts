// Field V one against one, the next warrior taking the place of a beaten one (FF-31).
import { beaten, dropped, followed } from './edge.ts';
import { goneOf } from './flick.ts';
import { gapFoul, refuseTooNear } from './gap.ts';
import { ended, freshCourse } from './match.ts';
import { changed, fighterOf, standing, unbeaten } from './table.ts';
import { type Side, type State, type Tale, otherOf, say, sideOf, tell } from './types.ts';
import type { Way } from './way.ts';

/** A warrior is defeated: his owner sends the next to his line, who moves first; or all five are (FF-31). */
const lost = (state: State, loser: Side, tale: Tale): State => {
  const open: State = { ...state, first: loser, active: loser, calm: 0, course: freshCourse('V', false) };
  if (unbeaten(state, loser).length === 0) return ended(open, [otherOf(loser)], 'relay', tale);
  return { ...open, stage: { at: 'place', order: [loser], only: [] } };
};

/** Relay on V (FF-31). */
export const relay: Way = {
  rule: 'FF-31',
  refuse: (state, action) => refuseTooNear(state, action, 'FF-31'),
  foulOf: gapFoul,
  settle: (state, told, tale) => {
    const gone = goneOf(told);
    const [id, other] = gone;
    if (!id) return followed(state, told);
    if (!other) return lost(beaten(state, [id], 'FF-31', tale), sideOf(fighterOf(state, id).seat), tale);
    tell(tale, 'FF-31', 'event.boutAgain');
    return {
      ...state,
      active: state.first,
      course: freshCourse('V', false),
      stage: { at: 'place', order: [state.first, otherOf(state.first)], only: gone },
    };
  },
  fouled: dropped,
  concede: (state, side, tale) => {
    const ids = standing(state, side).map((each) => each.id);
    for (const id of ids) {
      tale.push({ kind: 'removed', rule: 'FF-05', ids: [id], text: say('event.concedes', { who: { piece: id } }) });
    }
    const fighters = changed(state.fighters, ids, () => ({ beaten: true, pose: null, down: false }));
    return lost({ ...state, fighters }, side, tale);
  },
};
