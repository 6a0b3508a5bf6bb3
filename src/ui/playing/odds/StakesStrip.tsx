import type { PossibleIdentities } from '../../../core/choice.ts';
import type { Scene } from '../../../core/scene.ts';
import { useMemo, useState } from 'react';
import { formatChances } from '../../../i18n/formatChances.ts';
import { formatPercent, t } from '../../../i18n/index.ts';
import type { FormatContext } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import type { Interaction } from '../../../interaction/view.ts';
import type { AimTest, AimTestOutcome } from '../../../core/shots/aimTest.ts';
import { pieceIn } from '../../../presentation/scenes.ts';
import { type Stakes, evaluateStakes } from '../../../interaction/odds/stakes.ts';
import { outcomeText } from '../../../interaction/odds/rows.ts';
import { useInteraction } from '../context/interaction.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { useMatch } from '../context/match.tsx';
import { useShownAimTests } from '../context/aimTests.tsx';
import { useShownStakes } from '../context/stakes.tsx';

/** What is shown above the button: the stakes, and the most frequent outcome of an aim test. */
interface StripStakes {
  readonly decides: Stakes | null;
  readonly most: AimTestOutcome | null;
}
/** Returns the stakes, taken from the aim test while something is aimed. While a new test runs, the last result stays. A refused aim has none. */
const useTried = (
  { proposal, scene, turn }: Pick<Interaction, 'proposal' | 'scene' | 'turn'>,
  aimTest: AimTest | null,
  stakes: Stakes | null,
): StripStakes & { readonly old: boolean; readonly tried: boolean } => {
  const by = proposal?.choice.kind === 'aim' ? proposal.choice.controls.by : null;
  const aims = by !== null;
  const refused = proposal?.refusal != null;
  const now = useMemo((): StripStakes => {
    if (refused) return { decides: null, most: null };
    if (by === null || !aimTest || !('to' in turn)) return { decides: stakes, most: null };
    // A piece that a flick turns over has no lasting hit.
    const lasting = Object.entries(aimTest.effects).filter(([sign]) => by === 'gun' || !sign.startsWith('hit:'));
    const decides = evaluateStakes({ kind: 'fan', effects: Object.fromEntries(lasting) }, scene, turn.to);
    return { decides, most: aimTest.outcomes[0] ?? null };
  }, [by, aimTest, scene, turn, stakes, refused]);
  const [last, setLast] = useState(now);
  const waits = aims && !refused && (!aimTest || aimTest.pending === true);
  if (!waits && last !== now) setLast(now);
  return { ...(waits ? last : now), old: waits, tried: aims };
};
/** The most frequent outcome of the aim test, if the strip does not show it already. */
const Most = ({ most, formatContext }: { most: AimTestOutcome; formatContext: FormatContext }) => (
  <p className="worst">
    {formatPercent(most.p)} – {outcomeText(most, formatContext)}
  </p>
);
/** The stakes, right above the primary button: the piece concerned, the probability of what is wanted, and the worst case. */
export const StakesStrip = () => {
  const theme = useTheme();
  const { formatContext } = useMatch();
  const interaction = useInteraction(({ proposal, scene, turn, selected }) => ({ proposal, scene, turn, selected }));
  const { fan } = useShownAimTests();
  const stakes = useShownStakes();
  const { decides, most, old, tried } = useTried(interaction, fan, stakes?.decides ?? null);
  const guesses = interaction.proposal?.preview?.guesses;
  if (guesses) return <GuessStrip scene={interaction.scene} guesses={guesses} />;
  if (!decides)
    return most ? (
      <div className="strip" data-part="stakes" data-old={old || undefined}>
        <p className="chance">
          <strong>{formatPercent(most.p)}</strong>
        </p>
        <p className="whom came">
          <GlyphText text={outcomeText(most, formatContext)} />
        </p>
      </div>
    ) : null;
  const { wanted, worst } = decides;
  const isSure = worst?.id === wanted.id && worst.kind === wanted.kind;
  // A point for the others is no piece's own loss. The strip then shows the acting piece.
  const whom = (wanted.kind === 'stays' && worst?.kind === 'scored' && interaction.selected) || wanted.id;
  const piece = pieceIn(interaction.scene, whom);
  const nameOf = (id: string): string => formatContext.label?.(id) ?? id;
  return (
    <div className="strip" data-part="stakes" data-old={old || undefined}>
      {piece && <Portrait piece={piece} theme={theme} size={40} />}
      <p className="whom">
        <strong>
          <GlyphText text={wanted.of === undefined ? nameOf(whom) : t('strip.own', { count: wanted.of })} />
        </strong>
      </p>
      <p className="chance">
        <strong>{formatPercent(wanted.p)}</strong>
        <span>{t(`strip.${wanted.kind}`)}</span>
      </p>
      {/* Only exact odds can say that nothing happens at worst. An aim test does not try everything, and no effect key represents a lost turn. */}
      {(worst ? !isSure : !tried) && (
        <p className="worst">
          <GlyphText
            text={
              worst
                ? t(worst.id === whom && wanted.of === undefined ? 'strip.worstHis' : 'strip.worst', {
                    who: nameOf(worst.id),
                    what: t(`strip.${worst.kind === 'hit' ? 'onlyHit' : worst.kind}`),
                    share: formatPercent(worst.p),
                  })
                : t('strip.safe')
            }
          />
        </p>
      )}
      {!worst && tried && most && most.p > wanted.p && <Most most={most} formatContext={formatContext} />}
    </div>
  );
};
/** The odds of a fight with a hidden piece. Null if there are none, because the app does not count for the player. */
const GuessStrip = ({
  scene,
  guesses: { on, list },
}: {
  readonly scene: Scene;
  readonly guesses: PossibleIdentities;
}) => {
  const theme = useTheme();
  const { formatContext } = useMatch();
  const target = pieceIn(scene, on);
  if (!target || list.some(({ p }) => p === undefined)) return null;
  const sum = (wanted: string): number =>
    list.reduce((all, { meaning, p = 0 }) => (meaning === wanted ? all + p : all), 0);
  const [good = '', part = '', bad = ''] = formatChances(['good', 'part', 'bad'].map(sum));
  return (
    <div className="strip" data-part="stakes">
      <Portrait piece={target} theme={theme} size={40} />
      <p className="whom">
        <strong>
          <GlyphText text={formatContext.label?.(on) ?? on} />
        </strong>
      </p>
      <p className="chance">
        <strong>{good}</strong>
        <span>{t('guess.good')}</span>
      </p>
      <p className="worst">{t('guess.worst', { part, bad })}</p>
    </div>
  );
};
