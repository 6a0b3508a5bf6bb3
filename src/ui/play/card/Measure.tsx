import type { Exposure } from '../../../core/choice.ts';
import { splitModifiers } from '../../../core/luck.ts';
import type { Modifier } from '../../../core/message.ts';
import { length, number, percent, tell, type Telling, ui } from '../../../i18n/index.ts';
import { EyePicture } from '../../../table/marks/EyePicture.tsx';
import { useNarrow, useTheme } from '../../look.ts';
import type { Hand } from '../hand/usePlayHand.ts';

/** The picture and the numbers of what is proposed: the way's length, the hidden share, the sum. */
export const Measure = ({ interaction, formatContext }: { interaction: Hand; formatContext: Telling }) => {
  const theme = useTheme();
  const narrow = useNarrow();
  const preview = interaction.proposal?.preview;
  if (!preview) return null;
  const { eye, used, exposed } = preview;
  // What is refused is not thrown for.
  const reasons = (!interaction.proposal?.refusal && preview.reasons) || [];
  const choice = interaction.proposal?.choice;
  const reach = choice?.kind === 'walk' ? choice.reach : null;
  const thrown = reasons.some(({ value }) => value < 0);
  return (
    <div className="measure">
      {eye && (
        <figure className="eye">
          <EyePicture view={eye} theme={theme} scene={interaction.scene} height={narrow ? 124 : 190} />
          <figcaption data-over={eye.sight.share > eye.coverThreshold || undefined}>
            <strong>{ui('eye.hidden', { share: { share: eye.sight.share } })}</strong>
            <span
              className="share"
              style={{ '--share': eye.sight.share, '--notch': eye.coverThreshold } as React.CSSProperties}
              aria-hidden
            />
            <span>
              {ui('eye.limit', { share: percent(eye.coverThreshold) })}
              {eye.sight.takes[0]
                ? ` · ${ui('eye.by', { who: formatContext.label?.(eye.sight.takes[0].id) ?? '' })}`
                : ''}
            </span>
          </figcaption>
        </figure>
      )}
      {used !== undefined && (
        <p className="row spread">
          <span>{ui('walk.used')}</span>
          <strong>
            {length(used, formatContext).unit}
            {reach !== null && ` / ${number(reach / interaction.scene.unit.mm)}`}
          </strong>
        </p>
      )}
      {exposed && <Exposed exposed={exposed} formatContext={formatContext} />}
      {thrown && <Sum reasons={reasons} formatContext={formatContext} />}
      {!thrown &&
        reasons.map((reason) => (
          <p key={reason.text.key} className="row spread">
            <span>{tell(reason.text, formatContext)}</span>
            <strong>{number(reason.value)}</strong>
          </p>
        ))}
    </div>
  );
};

/** How many enemies could shoot where the way ends, and who would see most of whoever goes there. */
const Exposed = ({ exposed: { count, by, share }, formatContext }: { exposed: Exposure; formatContext: Telling }) => (
  <p>
    {count === 0 ? (
      ui('exposed.none')
    ) : (
      <span className="row spread">
        <span>{ui('exposed.count')}</span> <strong>{number(count)}</strong>
      </span>
    )}
    {by !== null && (
      <span className="small block">
        {ui('exposed.most', { who: formatContext.label?.(by) ?? by, share: { share } })}
      </span>
    )}
  </p>
);

/** The sum that decides a throw: the die with what is added to it, against what it has to reach, as the log tells it. */
const Sum = ({ reasons, formatContext }: { reasons: readonly Modifier[]; formatContext: Telling }) => {
  const { added, against } = splitModifiers({ reasons });
  const total = (list: readonly Modifier[]): number => list.reduce((sum, { value }) => sum + value, 0);
  const parts = (list: readonly Modifier[], way: 1 | -1): string =>
    list
      .map(({ text, value }, i) => {
        const sign = i === 0 ? '' : way * value < 0 ? ' − ' : ' + ';
        return sign + ui('log.part', { n: Math.abs(value), what: tell(text, formatContext) });
      })
      .join('');
  const left = added.length > 0 ? ui('sum.plus', { n: total(added) }) : ui('sum.die');
  return (
    <p className="sum">
      <strong className="display">{ui('sum.against', { left, right: number(0 - total(against)) })}</strong>
      <span className="small">{[parts(added, 1), parts(against, -1)].filter(Boolean).join(' · ')}</span>
    </p>
  );
};
