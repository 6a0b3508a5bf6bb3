import type { Exposure } from '../../../core/choice.ts';
import { sidesOf } from '../../../core/luck.ts';
import type { Reason } from '../../../core/message.ts';
import { length, number, percent, tell, type Telling, ui } from '../../../i18n/index.ts';
import { EyePicture } from '../../../table/marks/EyePicture.tsx';
import { useNarrow, useTheme } from '../../look.ts';
import type { Hand } from '../hand/usePlayHand.ts';

/** The picture and the numbers of what is proposed: the way's length, the hidden share, the sum. */
export const Measure = ({ hand, words }: { hand: Hand; words: Telling }) => {
  const theme = useTheme();
  const narrow = useNarrow();
  const preview = hand.proposal?.preview;
  if (!preview) return null;
  const { eye, used, exposed } = preview;
  // What is refused is not thrown for.
  const reasons = (!hand.proposal?.refusal && preview.reasons) || [];
  const choice = hand.proposal?.choice;
  const reach = choice?.kind === 'walk' ? choice.reach : null;
  const thrown = reasons.some(({ value }) => value < 0);
  return (
    <div className="measure">
      {eye && (
        <figure className="eye">
          <EyePicture view={eye} theme={theme} scene={hand.scene} height={narrow ? 124 : 190} />
          <figcaption data-over={eye.sight.share > eye.notch || undefined}>
            <strong>{ui('eye.hidden', { share: { share: eye.sight.share } })}</strong>
            <span
              className="share"
              style={{ '--share': eye.sight.share, '--notch': eye.notch } as React.CSSProperties}
              aria-hidden
            />
            <span>
              {ui('eye.limit', { share: percent(eye.notch) })}
              {eye.sight.takes[0] ? ` · ${ui('eye.by', { who: words.label?.(eye.sight.takes[0].id) ?? '' })}` : ''}
            </span>
          </figcaption>
        </figure>
      )}
      {used !== undefined && (
        <p className="row spread">
          <span>{ui('walk.used')}</span>
          <strong>
            {length(used, words).unit}
            {reach !== null && ` / ${number(reach / hand.scene.unit.mm)}`}
          </strong>
        </p>
      )}
      {exposed && <Exposed exposed={exposed} words={words} />}
      {thrown && <Sum reasons={reasons} words={words} />}
      {!thrown &&
        reasons.map((reason) => (
          <p key={reason.text.key} className="row spread">
            <span>{tell(reason.text, words)}</span>
            <strong>{number(reason.value)}</strong>
          </p>
        ))}
    </div>
  );
};

/** How many enemies could shoot where the way ends, and who would see most of whoever goes there. */
const Exposed = ({ exposed: { count, by, share }, words }: { exposed: Exposure; words: Telling }) => (
  <p>
    {count === 0 ? (
      ui('exposed.none')
    ) : (
      <span className="row spread">
        <span>{ui('exposed.count')}</span> <strong>{number(count)}</strong>
      </span>
    )}
    {by !== null && (
      <span className="small block">{ui('exposed.most', { who: words.label?.(by) ?? by, share: { share } })}</span>
    )}
  </p>
);

/** The sum that decides a throw: the die with what is added to it, against what it has to reach, as the log tells it. */
const Sum = ({ reasons, words }: { reasons: readonly Reason[]; words: Telling }) => {
  const { added, against } = sidesOf({ reasons });
  const total = (list: readonly Reason[]): number => list.reduce((sum, { value }) => sum + value, 0);
  const parts = (list: readonly Reason[], way: 1 | -1): string =>
    list
      .map(({ text, value }, i) => {
        const sign = i === 0 ? '' : way * value < 0 ? ' − ' : ' + ';
        return sign + ui('log.part', { n: Math.abs(value), what: tell(text, words) });
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
