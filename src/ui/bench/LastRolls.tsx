import type { LabRoll } from '../../interaction/odds/rollTotals.ts';
import type { Meaning } from '../../interaction/odds/judgement.ts';
import { t } from '../../i18n/index.ts';

/** Returns the dice of a roll as text: “6 → 6 → 3 = 15”. */
const chainText = (dice: readonly number[]): string => {
  const sum = dice.reduce((a, b) => a + b, 0);
  return dice.length > 1 ? `${dice.join(' → ')} = ${sum}` : `${sum}`;
};
interface Props {
  readonly rolls: readonly LabRoll[];
  meaningOf(key: string): Meaning | undefined;
  textOf(key: string): string;
}
/** The last rolls with all dice of their chains, the newest first. */
export const LastRolls = ({ rolls, meaningOf, textOf }: Props) => {
  if (!rolls.some(({ dice }) => dice.length > 0)) return null;
  return (
    <section className="lastrolls" data-part="last-rolls" aria-label={t('lab.last')}>
      <h3>{t('lab.last')}</h3>
      <ol>
        {rolls.map(({ key, dice }, i) => (
          <li key={i} data-meaning={meaningOf(key)}>
            <strong>{chainText(dice)}</strong> <span>{textOf(key)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
