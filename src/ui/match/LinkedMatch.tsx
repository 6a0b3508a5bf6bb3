import { useEffect, useState } from 'react';
import type { Message } from '../../core/message.ts';
import { t } from '../../i18n/index.ts';
import { openLinked } from '../../store/linkedMatch.ts';
import { closeMatch } from '../../store/matchSession.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { BrokenLink } from '../components/BrokenLink.tsx';
import { Progress } from '../components/Progress.tsx';
import { Play } from '../playing/MatchScreen.tsx';
import { go } from '../route.ts';

/** A match that came as a link, only to be looked at. Nothing of it is saved. A link without a match says so. */
export const LinkedMatch = ({ code, ply }: { readonly code: string; readonly ply?: number }) => {
  const open = useMatchStore((state) => state.open);
  const [done, setDone] = useState(0);
  const [fault, setFault] = useState<Message | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    void openLinked(code, ply, setDone, reading.signal).then((why) => !reading.signal.aborted && setFault(why));
    return () => {
      reading.abort();
      closeMatch();
    };
  }, [code, ply]);
  if (fault) return <BrokenLink why={fault} />;
  if (open?.linked) return <Play key={open.id} open={open} />;
  return (
    <main className="page">
      <Progress text={t('loading')} done={done} stop={() => go({ at: 'home' })} />
    </main>
  );
};
