import type { Seat } from '../core/seat.ts';

/** The cases in which a Russian sentence names a side: whose something is, and to which side it goes. */
export const SIDE_CASES = ['gen', 'dat'] as const;
type SideCase = (typeof SIDE_CASES)[number];
const FORMS: Readonly<Record<SideCase, Readonly<Record<Seat, string>>>> = {
  gen: { blue: 'Синих', red: 'Красных', plum: 'Сливовых', graphite: 'Графитовых' },
  dat: { blue: 'Синим', red: 'Красным', plum: 'Сливовым', graphite: 'Графитовым' },
};
/** A name that a player typed has no case forms: it is used unchanged. */
const TYPED: Readonly<Record<SideCase, (name: string) => string>> = {
  gen: (name) => `: ${name}`,
  dat: (name) => ` игроку ${name}`,
};
const SIDES: readonly Seat[] = ['blue', 'red', 'plum', 'graphite'];

/** Writes `{{seat, gen}}` of a text: the side in its case, or the name of its player, with what joins it to the words before. */
export const inCase = (name: string, form: SideCase, nominative: (side: Seat) => string): string => {
  const side = SIDES.find((each) => nominative(each) === name);
  return side ? ` ${FORMS[form][side]}` : TYPED[form](name);
};
