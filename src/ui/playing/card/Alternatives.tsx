import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { memoizeLast } from '../../../core/memoize.ts';
import { type Choice, modeKey, enabledChoices } from '../../../core/choice.ts';
import { actionKey } from '../../../core/equality.ts';
import { formatPercent, formatMessage, t } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { evaluateStakes, outcomeForNeutral } from '../../../interaction/odds/stakes.ts';
import { useForecasts } from '../odds/useForecast.ts';
import { pieceIn } from '../../../presentation/scenes.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';

type Aimed = Extract<Choice<unknown>, { kind: 'do' }> & { readonly target: string };
const isAimed = (choice: Choice<unknown>): choice is Aimed =>
  choice.kind === 'do' && typeof choice.target === 'string' && !choice.skips;
/** Returns the alternatives to a proposed action: other targets of the same action, and other actions against the same target. */
export const alternativesOf = ({
  proposal,
  choices,
}: Pick<Interaction, 'choices'> & { readonly proposal: { readonly choice: Choice<unknown> } | null }): {
  readonly targets: readonly Aimed[];
  readonly ways: readonly Aimed[];
} => {
  const now = proposal?.choice;
  if (!now || !isAimed(now)) return { targets: [], ways: [] };
  const own = enabledChoices(choices)
    .filter(isAimed)
    .filter(({ piece }) => piece === now.piece);
  const way = modeKey(now);
  return {
    targets: own.filter((choice) => choice.target !== now.target && modeKey(choice) === way),
    ways: own.filter((choice) => choice.target === now.target && modeKey(choice) !== way),
  };
};
/** Other actions against the proposed target, and other targets of the same action, the best odds first. A press proposes one. */
export const Alternatives = () => {
  const { targets, ways } = useInteraction(({ choices, proposal }) =>
    alternativesIn(choices, proposal?.choice ?? null),
  );
  return (
    <>
      <ActionList title={t('others.ways')} actions={ways} />
      <ActionList title={t('others.title')} actions={targets} faces />
    </>
  );
};
const alternativesIn = memoizeLast((choices: readonly Choice<unknown>[], choice: Choice<unknown> | null) =>
  alternativesOf({ choices, proposal: choice && { choice } }),
);
interface Row {
  readonly choice: Aimed;
  readonly wanted: { readonly p: number } | null | undefined;
}
interface ActionListProps {
  readonly title: string;
  readonly actions: readonly Aimed[];
  /** Whether the actions differ by their targets, not by their kinds. */
  readonly faces?: boolean;
}
/** Sorts by chance, the best first. Actions that are unlikely to be wanted come last. */
const byChance = (a: Row, b: Row): number =>
  Number(a.choice.unlikely ?? false) - Number(b.choice.unlikely ?? false) || (b.wanted?.p ?? 0) - (a.wanted?.p ?? 0);
const ActionList = ({ title, actions, faces = false }: ActionListProps) => {
  const theme = useTheme();
  const { formatContext } = useMatch();
  const send = useSend();
  const { game, view, scene, turn } = useInteraction((now) => ({
    game: now.game,
    view: now.view,
    scene: now.scene,
    turn: now.turn,
  }));
  const taken = useMemo(() => actions.map(({ action }) => action), [actions]);
  const odds = useForecasts(game, view, taken);
  if (actions.length === 0 || !('to' in turn)) return null;
  const rows = actions.map((choice) => {
    const shown = odds.get(actionKey(choice.action));
    const wanted =
      shown &&
      (evaluateStakes(shown, scene, turn.to, turn.midway)?.wanted ??
        ('effects' in shown ? outcomeForNeutral(shown, choice.target) : null));
    return { choice, wanted };
  });
  // Sorted only once all odds are known, so that no row moves under a finger meanwhile.
  const sorted = odds.size === actions.length ? rows.toSorted(byChance) : rows;
  return (
    <section className="othertargets" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {sorted.map(({ choice, wanted }) => {
          const piece = faces ? pieceIn(scene, choice.target) : undefined;
          const eye = faces ? game.preview?.(view, choice.action)?.eye : undefined;
          return (
            <li key={`${choice.target} ${modeKey(choice)}`}>
              <button type="button" onClick={() => send({ type: 'propose', draft: { choice } })}>
                {piece && <Portrait piece={piece} theme={theme} size={34} />}
                <span className="grow">
                  <strong>
                    <GlyphText
                      text={
                        faces
                          ? (formatContext.label?.(choice.target) ?? choice.target)
                          : formatMessage(choice.label, formatContext)
                      }
                    />
                  </strong>
                  {eye && <Small as="span">{t('eye.hidden', { share: { share: eye.sight.share } })}</Small>}
                </span>
                {wanted && (
                  <span>
                    {t(`strip.${wanted.kind}`)} <strong>{formatPercent(wanted.p)}</strong>
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
