import { RotateCcw } from 'lucide-react';
import type { AnyGame } from '../../core/game.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { telling } from '../words.ts';
import { Chances } from './Chances.tsx';
import { Counted } from './Counted.tsx';
import type { Laid } from './exact.ts';
import { TRIES, useTries } from './useTries.ts';

/** A deed that no sum foretells: what forty tries of a trembling hand brought, and beside it as many more as one likes. */
export const TriedBench = ({ game, laid }: { readonly game: AnyGame; readonly laid: Laid }) => {
  const { endings, failed, again, thrown, more, stop, clear } = useTries(game, laid);
  const scene = game.scene(game.view(laid.state, 'all'));
  const formatContext = telling([], scene);
  if (!endings && failed)
    return (
      <section className="paper notice stack" role="alert">
        <p>{formatMessage(failed)}</p>
        <button type="button" className="primary" onClick={again}>
          <RotateCcw aria-hidden /> {t('lab.again')}
        </button>
      </section>
    );
  if (!endings)
    return (
      <p className="paper notice" role="status">
        {t('lab.foretelling')}
      </p>
    );
  const exact = { scene, ask: null, guesses: null, endings, led: [] };
  return (
    <>
      <Chances game={game.id} exact={exact} laid={laid} formatContext={formatContext} tried />
      {failed && (
        <p className="paper notice" role="alert">
          {t('lab.stopped', { count: thrown.n })}
        </p>
      )}
      <Counted
        endings={endings}
        laid={laid}
        formatContext={formatContext}
        of={TRIES}
        {...{ thrown, more, stop, clear }}
      />
    </>
  );
};
