import { Dialog } from '@base-ui/react/dialog';
import { lazy, Suspense, useEffect } from 'react';
import { create } from 'zustand';
import { t } from '../../i18n/index.ts';
import { DialogBox } from '../components/DialogBox.tsx';
import { href } from '../route.ts';
import { Small } from '../components/Small.tsx';

const Rules = lazy(() => import('./Rules.tsx').then((module) => ({ default: module.Rules })));

const useRulebook = create<{ game: string | null; rule: string | null }>()(() => ({ game: null, rule: null }));
/** Opens a game's rulebook, at a rule if one is named. */
export const openRule = (game: string, rule: string | null): void => useRulebook.setState({ game, rule });

const closeRules = (): void => useRulebook.setState({ game: null });

/** The rulebook of a game, over the screen that opened it. It closes with that screen. */
export const Rulebook = () => {
  const { game, rule } = useRulebook();
  useEffect(() => closeRules, []);
  return (
    <Dialog.Root open={game !== null} onOpenChange={(open) => !open && closeRules()}>
      <DialogBox title={game && t('rulebook.of', { name: { key: `${game}:name` } })} kind="rulebook">
        <div className="body">
          {game && (
            <>
              <Suspense fallback={<Small>{t('loading')}</Small>}>
                <Rules game={game} rule={rule} />
              </Suspense>
              <a
                className="quiet"
                href={href({ at: 'rules', game, ...(rule ? { rule } : {}) })}
                target="_blank"
                rel="noreferrer"
              >
                {t('rulebook.page')}
              </a>
            </>
          )}
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
