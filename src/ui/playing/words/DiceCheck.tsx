import { Dialog } from '@base-ui/react/dialog';
import { Check, Hand, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type CheckedRoll, checkDice } from '../../../core/diceCheck.ts';
import type { SeatWord } from '../../../core/words.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { sceneAt } from '../../../presentation/scenes.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { seedOfWords } from '../../../store/seedOfWords.ts';
import { Die } from '../../components/Die.tsx';
import { DialogBox } from '../../components/DialogBox.tsx';

const SIGNS = { agrees: Check, differs: TriangleAlert, typed: Hand } as const;
/** What the check found: whether the words give the seed of the match, and the verdict on each roll. */
interface Found {
  readonly sameSeed: boolean;
  readonly rolls: readonly CheckedRoll[];
}
/** Rolls every die of a match again from its words, and says of each whether it agrees. */
export const DiceCheck = ({
  open,
  words,
  close,
}: {
  readonly open: OpenMatch;
  readonly words: readonly SeatWord[];
  close(): void;
}) => {
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    const { game, match, steps } = open;
    seedOfWords(words).then(
      (seed) => here && setFound({ sameSeed: seed === match.seed, rolls: checkDice(game, match, steps, seed) }),
      () => here && setFound('failed'),
    );
    return () => {
      here = false;
    };
  }, [open, words]);
  return (
    <Dialog.Root open onOpenChange={(is) => !is && close()}>
      <DialogBox title={t('words.check')}>
        <div className="body wordsbody">
          {found === 'failed' && <p role="alert">{t('words.failed')}</p>}
          <p role="status">{found && found !== 'failed' ? summaryOf(found) : ''}</p>
          {found && found !== 'failed' && <Rolls open={open} rolls={found.rolls} />}
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
/** Returns the result of the check in a sentence or two. */
const summaryOf = ({ sameSeed, rolls }: Found): string => {
  const count = (verdict: CheckedRoll['verdict']): number => rolls.filter((each) => each.verdict === verdict).length;
  const [wrong, typed] = [count('differs'), count('typed')];
  if (rolls.length === 0) return t(sameSeed ? 'words.noRolls' : 'words.otherSeed', { count: 0 });
  if (!sameSeed) return t('words.otherSeed', { count: wrong });
  const all = wrong > 0 ? t('words.differ', { count: wrong }) : t('words.agree', { count: count('agrees') });
  return typed > 0 ? `${all} ${t('words.typed', { count: typed })}` : all;
};
/** Each roll with its dice and the verdict. */
const Rolls = ({ open, rolls }: { readonly open: OpenMatch; readonly rolls: readonly CheckedRoll[] }) => (
  <ol className="checkedrolls" aria-label={t('words.rolls')}>
    {rolls.map(({ ply, roll, verdict }, i) => {
      const Sign = SIGNS[verdict];
      const context = createFormatContext(open.match.players, sceneAt(open, ply - 1), sceneAt(open, ply));
      return (
        <li key={i} data-verdict={verdict}>
          <span className="grow">{formatMessage(roll.text, context)}</span>
          {roll.dice.map((face, at) => (
            <Die key={at} face={face} size={22} />
          ))}
          <span className="hidden">{roll.dice.join(', ')}</span>
          <span className="agreement">
            <Sign size={18} aria-hidden /> {t(`words.verdict.${verdict}`)}
          </span>
        </li>
      );
    })}
  </ol>
);
