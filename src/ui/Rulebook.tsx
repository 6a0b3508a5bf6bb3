import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { rulesOf, tell, ui } from '../i18n/index.ts';
import { DialogBox } from './DialogBox.tsx';

const useRulebook = create<{ game: string | null; rule: string | null }>()(() => ({ game: null, rule: null }));
/** Opens a game's rulebook, at a rule if one is named. */
export const openRule = (game: string, rule: string | null): void => useRulebook.setState({ game, rule });

const closeRules = (): void => useRulebook.setState({ game: null });

/** The rulebook of a game, by rule id; it closes with its screen. */
export const Rulebook = () => {
  const { game, rule } = useRulebook();
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (game && rule) requestAnimationFrame(() => here.current?.scrollIntoView({ block: 'center' }));
  }, [game, rule]);
  useEffect(() => closeRules, []);
  const rules = game ? rulesOf(game) : [];
  return (
    <Dialog.Root open={game !== null} onOpenChange={(open) => !open && closeRules()}>
      <DialogBox title={game && ui('rulebook.of', { name: { key: `${game}:name` } })} kind="rulebook">
        {/* The list scrolls, so the keyboard must reach it. */}
        <div className="body" tabIndex={0} role="region" aria-label={ui('rulebook')}>
          {rules.map((id) => (
            <article key={id} ref={id === rule ? here : null} aria-current={id === rule ? 'true' : undefined}>
              <h3>
                <span className="rule">{id}</span> {tell({ key: `${game}:${id}.name` })}
              </h3>
              <p>{tell({ key: `${game}:${id}` })}</p>
            </article>
          ))}
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
