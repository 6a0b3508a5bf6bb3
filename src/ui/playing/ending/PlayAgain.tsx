import { ChevronDown, Medal, Repeat, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { go } from '../../route.ts';
import { MenuItem, PageMenu } from '../../components/PageMenu.tsx';
import { RepeatItems } from './AgainItems.tsx';
import { BestOfDialog } from './BestOfDialog.tsx';

/** The other ways to play again after a match, besides the yellow button. */
export const PlayAgain = ({ open }: { readonly open: OpenMatch }) => {
  const [asks, ask] = useState(false);
  return (
    <>
      <PageMenu
        className="plain"
        button={
          <>
            <Repeat aria-hidden /> {t('again.more')} <ChevronDown aria-hidden />
          </>
        }
      >
        <RepeatItems open={open} />
        {open.match.players.length === 2 && !open.practice && !open.linked && (
          <MenuItem icon={Medal} text={t('again.bestOf')} onClick={() => ask(true)} />
        )}
        {!open.linked && (
          <MenuItem
            icon={SlidersHorizontal}
            text={t('ending.other')}
            onClick={() => go({ at: 'setup', game: open.match.game, like: open.id })}
          />
        )}
      </PageMenu>
      <BestOfDialog open={open} shown={asks} close={() => ask(false)} />
    </>
  );
};
