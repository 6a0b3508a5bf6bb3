import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { Interaction } from '../../interaction/view.ts';

type Same<Props> = (one: Readonly<Props>, other: Readonly<Props>) => boolean;

/** A part of the page that is drawn anew only when what it is given has changed, or the language: what a piece in the hand does not touch. */
export const memoizedPart = <Props extends object>(Part: (props: Props) => ReactNode, same?: Same<Props>) =>
  memo(function Settled(props: Props) {
    useTranslation();
    return <Part {...props} />;
  }, same);

const NOTED = [
  'view',
  'choices',
  'selected',
  'mode',
  'typing',
  'refusal',
  'facing',
] as const satisfies (keyof Interaction)[];
/** Whether a hand that moves a piece or an aim does so still, and nothing else has come of it. */
const isOnItsWay = (one: Interaction, other: Interaction): boolean =>
  one.proposal?.moving === true &&
  other.proposal?.moving === true &&
  one.proposal.choice === other.proposal.choice &&
  one.offer.kind === other.offer.kind &&
  NOTED.every((part) => one[part] === other[part]);
/** A part of the page that has to do with the hand, but not with where it carries something: drawn anew when that is let go. */
export const memoizedWhileDragging = <Props extends { readonly interaction: Interaction }>(
  Part: (props: Props) => ReactNode,
) =>
  memoizedPart(Part, (one, other) =>
    (Object.keys(other) as (keyof Props)[]).every((key) =>
      key === 'hand'
        ? one.interaction === other.interaction || isOnItsWay(one.interaction, other.interaction)
        : one[key] === other[key],
    ),
  );
