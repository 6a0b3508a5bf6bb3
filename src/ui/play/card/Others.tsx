import { ChevronRight } from 'lucide-react';
import { type Choice, modeOf } from '../../../core/choice.ts';
import { percent, type Telling, ui } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { decidesOf } from '../odds/decides.ts';
import { useForecasts } from '../odds/useForecast.ts';
import { pieceIn } from '../show/scenes.ts';

type Aimed = Extract<Choice<unknown>, { kind: 'do' }> & { readonly target: string };
/** The other pieces at whom the proposed deed may be done instead. */
export const othersOf = ({ proposal, choices }: Pick<Hand, 'proposal' | 'choices'>): readonly Aimed[] => {
  const now = proposal?.choice;
  if (now?.kind !== 'do' || typeof now.target !== 'string') return [];
  const same = (choice: Choice<unknown>): choice is Aimed =>
    choice.kind === 'do' && typeof choice.target === 'string' && choice.target !== now.target;
  return choices
    .filter(same)
    .filter((choice) => choice.piece === now.piece && modeOf(choice) === modeOf(now) && !choice.not);
};
/** Whom else the picked piece may attack in the same way, the best chance first; a press aims there. */
export const Others = ({ hand, words }: { hand: Hand; words: Telling }) => {
  const theme = useTheme();
  const { game, view, scene, turn } = hand;
  const others = othersOf(hand);
  const odds = useForecasts(
    game,
    view,
    others.map(({ action }) => action),
  );
  if (others.length === 0 || !('to' in turn)) return null;
  const rows = others.map((choice) => {
    const told = odds.get(JSON.stringify(choice.action));
    return { choice, wanted: told ? decidesOf(told, scene, turn.to, turn.midway)?.wanted : undefined };
  });
  // Sorted once all are known, so that nothing slips from under a finger meanwhile.
  const sorted = odds.size === others.length ? rows.toSorted((a, b) => (b.wanted?.p ?? 0) - (a.wanted?.p ?? 0)) : rows;
  return (
    <section className="othertargets" aria-label={ui('others.title')}>
      <h2>{ui('others.title')}</h2>
      <ul>
        {sorted.map(({ choice, wanted }) => {
          const piece = pieceIn(scene, choice.target);
          const eye = game.preview?.(view, choice.action)?.eye;
          return (
            <li key={choice.target}>
              <button type="button" onClick={() => hand.propose({ choice })}>
                {piece && <Portrait piece={piece} theme={theme} size={34} />}
                <span className="grow">
                  <strong>{words.label?.(choice.target) ?? choice.target}</strong>
                  {eye && <span className="small">{ui('eye.hidden', { share: { share: eye.sight.share } })}</span>}
                </span>
                {wanted && (
                  <span>
                    {ui(`strip.${wanted.kind}`)} <strong>{percent(wanted.p)}</strong>
                  </span>
                )}
                <ChevronRight size={18} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
