import type { Exposure } from '../../../core/choice.ts';
import { splitModifiers } from '../../../core/luck.ts';
import type { Modifier } from '../../../core/message.ts';
import {
  formatLength,
  formatNumber,
  formatPercent,
  formatMessage,
  type FormatContext,
  t,
} from '../../../i18n/index.ts';
import { ShooterPicture } from '../../../table/marks/ShooterPicture.tsx';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { useShownFollowUp } from '../context/stakes.tsx';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';

/** The picture and numbers of a proposal: the length of the path, the cover, and the sum. */
export const Measure = () => {
  const { theme, narrow, formatContext } = useMatch();
  const { proposal, scene } = useInteraction((now) => ({ proposal: now.proposal, scene: now.scene }));
  const preview = proposal?.preview;
  if (!preview) return null;
  const { eye, used, exposed } = preview;
  // A refused action has no roll, so it has no sum.
  const reasons = (!proposal?.refusal && preview.reasons) || [];
  const choice = proposal?.choice;
  const reach = choice?.kind === 'walk' ? choice.reach : null;
  const thrown = reasons.some(({ value }) => value < 0);
  return (
    <div className="measure">
      {eye && (
        <figure className="eye" data-part="eye">
          <ShooterPicture view={eye} theme={theme} scene={scene} height={narrow ? 124 : 190} />
          <figcaption data-over={eye.sight.share > eye.coverThreshold || undefined}>
            <strong>{t('eye.hidden', { share: { share: eye.sight.share } })}</strong>
            <span
              className="share"
              style={{ '--share': eye.sight.share, '--notch': eye.coverThreshold } as React.CSSProperties}
              aria-hidden
            />
            <span>
              {[
                eye.coverThreshold < 1 && t('eye.limit', { share: formatPercent(eye.coverThreshold) }),
                eye.sight.takes[0] && t('eye.by', { who: formatContext.label?.(eye.sight.takes[0].id) ?? '' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </figcaption>
        </figure>
      )}
      {used !== undefined && (
        <Row as="p" className="spread">
          <span>{t('walk.used')}</span>
          <strong>
            {formatLength(used, formatContext).unit}
            {reach !== null && ` / ${formatNumber(reach / scene.unit.mm)}`}
          </strong>
        </Row>
      )}
      <FollowUp />
      {exposed && <Exposed exposed={exposed} formatContext={formatContext} />}
      {thrown && <Sum reasons={reasons} formatContext={formatContext} />}
      {!thrown &&
        reasons.map((reason) => (
          <Row as="p" key={reason.text.key} className="spread">
            <span>{formatMessage(reason.text, formatContext)}</span>
            <strong>{formatNumber(reason.value)}</strong>
          </Row>
        ))}
    </div>
  );
};

/** What the piece could do best from the end of the path, with its chance, or that the turn ends there. */
const FollowUp = () => {
  const { formatContext, veiled } = useMatch();
  const next = useShownFollowUp();
  // Before a vote no odds are shown.
  if (!next || veiled) return null;
  if (typeof next === 'string')
    return (
      <p data-part="follow-up">
        <strong>{t(`followUp.${next}`)}</strong>
      </p>
    );
  const { choice, wanted } = next;
  return (
    <Row as="p" className="spread" data-part="follow-up">
      <span>
        {t('followUp', {
          what: formatMessage(choice.label, formatContext),
          who: formatContext.label?.(wanted.id) ?? wanted.id,
        })}
      </span>
      <strong>
        {t(`strip.${wanted.kind}`)} {formatPercent(wanted.p)}
      </strong>
    </Row>
  );
};
/** How many enemies could shoot at the end of the path, and which of them would see most of the piece there. */
const Exposed = ({
  exposed: { count, by, share },
  formatContext,
}: {
  exposed: Exposure;
  formatContext: FormatContext;
}) => (
  <p>
    {count === 0 ? (
      t('exposed.none')
    ) : (
      <Row as="span" className="spread">
        <span>{t('exposed.count')}</span> <strong>{formatNumber(count)}</strong>
      </Row>
    )}
    {by !== null && (
      <Small as="span" className="block">
        {t('exposed.most', { who: formatContext.label?.(by) ?? by, share: { share } })}
      </Small>
    )}
  </p>
);

/** The sum that decides a roll: the die and its modifiers against the number needed, in the form that the log uses. */
const Sum = ({ reasons, formatContext }: { reasons: readonly Modifier[]; formatContext: FormatContext }) => {
  const { added, against } = splitModifiers({ reasons });
  const total = (list: readonly Modifier[]): number => list.reduce((sum, { value }) => sum + value, 0);
  const parts = (list: readonly Modifier[], way: 1 | -1): string =>
    list
      .map(({ text, value }, i) => {
        const sign = i === 0 ? '' : way * value < 0 ? ' − ' : ' + ';
        return sign + t('log.part', { n: Math.abs(value), what: formatMessage(text, formatContext) });
      })
      .join('');
  const left = added.length > 0 ? t('sum.plus', { n: total(added) }) : t('sum.die');
  return (
    <p className="sum">
      <strong className="display">{t('sum.against', { left, right: formatNumber(0 - total(against)) })}</strong>
      <Small as="span">{[parts(added, 1), parts(against, -1)].filter(Boolean).join(' · ')}</Small>
    </p>
  );
};
