import { deedOf } from '../../core/choice.ts';
import type { Turn } from '../../core/game.ts';
import type { SceneNode } from '../../core/scene.ts';
import { inside } from '../../geometry/shape.ts';
import { tell, ui } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/table.ts';
import { eventWords, speaking } from '../words.ts';
import { eventsAt, sceneAt } from './scenes.ts';
import type { Hand } from './useHand.ts';
import type { Showing } from './useRuns.ts';

/** Whether what a proposal shows is told too: what must be climbed, what room there is. */
const isTold = (node: SceneNode): boolean => node.kind === 'area' || (node.kind === 'line' && node.style === 'climb');
/** The piece in the hand, what is proposed with it and where, and why that may not be. */
const inHand = ({ scene, selected, proposal }: Hand): string => {
  const words = speaking([], scene);
  const choice = proposal?.choice;
  const target = choice?.kind === 'do' && typeof choice.target === 'string' ? choice.target : null;
  const at = proposal?.at ?? proposal?.path?.at(-1);
  const area = at && scene.nodes.find((node) => node.kind === 'area' && node.label && inside(at, node.shape));
  return [
    selected && words.label?.(selected),
    choice && tell(deedOf(choice), words),
    target && words.label?.(target),
    area && words.label?.(area.id),
    ...(proposal?.preview?.nodes ?? []).map((node) => isTold(node) && node.label && tell(node.label, words)),
    proposal?.refusal && tell(proposal.refusal.text, words),
  ]
    .filter(Boolean)
    .join(', ');
};
/** The polite live regions: what has come about, in the log's words, and then what is next; and what the hand holds. */
export const Announcer = ({
  open,
  turn,
  showing,
  hand,
}: {
  open: OpenMatch;
  turn: Turn;
  showing: Showing | null;
  hand: Hand;
}) => {
  const ply = showing?.ply ?? open.ply;
  const words = speaking(open.match.players, ply > 0 ? sceneAt(open, ply - 1) : undefined, sceneAt(open, ply));
  const told = eventsAt(open, ply).map((event) => eventWords(event, words));
  const next =
    'over' in turn
      ? tell(turn.over.why, words)
      : ui('live.turn', { seat: { seat: turn.to }, why: tell(turn.stage.why, words) });
  return (
    <>
      <p className="hidden" aria-live="polite" data-live>
        {showing?.phase === 'dice' ? '' : [...new Set(showing ? told : [...told, next])].join('. ')}
      </p>
      <p className="hidden" aria-live="polite" data-hand>
        {inHand(hand)}
      </p>
    </>
  );
};
