import { Dices, Repeat, Swords } from 'lucide-react';
import { useMemo } from 'react';
import { t } from '../../../i18n/index.ts';
import { canRepeatDice, copyFromStart } from '../../../store/copying.ts';
import { currentTurn, type OpenMatch } from '../../../store/matchStore.ts';
import { go } from '../../route.ts';
import { MenuItem } from '../../components/PageMenu.tsx';
import { againText, playAgain } from './bestOf.ts';
import { createRematch, dealsTable } from './rematch.ts';

/** The ways to play a finished match again, as items of a menu. None before its end, and none for practice. */
export const AgainItems = ({ open }: { readonly open: OpenMatch }) =>
  'over' in currentTurn(open) &&
  !open.practice && (
    <>
      <MenuItem icon={Swords} text={againText(open)} onClick={() => void playAgain(open)} />
      <RepeatItems open={open} />
    </>
  );
/** The ways to play it again with the same dice, where the app has rolled them and they decide no secrets. */
export const RepeatItems = ({ open }: { readonly open: OpenMatch }) => {
  const repeats = canRepeatDice(open);
  const deals = useMemo(() => repeats && dealsTable(open), [repeats, open]);
  if (!repeats) return null;
  return (
    <>
      <MenuItem
        icon={Dices}
        text={t('again.dice')}
        about={t('again.dice.about')}
        onClick={() => void copyFromStart(open).then((id) => go({ at: 'match', id }))}
      />
      {deals && (
        <MenuItem
          icon={Repeat}
          text={t('again.table')}
          about={t('again.table.about')}
          onClick={() => void createRematch(open, { seed: open.match.seed }).then((id) => go({ at: 'match', id }))}
        />
      )}
    </>
  );
};
