import { useEffect, useRef, useState } from 'react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { pitchOf, sound } from '../../../presentation/sounds.ts';
import { playerName, SeatMark } from '../../components/SeatName.tsx';
import { type Cue as ShownCue, cueIn, cuesAfter } from '../../../presentation/cues.ts';
import { useMatch } from '../context/match.tsx';

/** How long a cue is shown, ms. */
const SEEN_MS = 1700;
/** A ribbon that passes over the table: who has won the first-turn roll, and which turn begins. */
export const CueRibbon = () => {
  const { open, showing, formatContext } = useMatch();
  // The last step that has been shown completely.
  const seen = open.ply - (showing && !showing.held && !showing.again ? 1 : 0);
  const last = useRef(seen);
  const [beats, setBeats] = useState<readonly ShownCue[]>([]);
  const [beat = null] = beats;
  useEffect(() => {
    const next = cueIn(open, last.current, seen);
    if (next) setBeats((now) => cuesAfter(now, next));
    // After a look back, a step that has been seen is not news again, unless it is undone.
    last.current = Math.max(Math.min(last.current, open.steps.length - 1), seen);
  }, [open, seen]);
  useEffect(() => {
    if (!beat) return undefined;
    void sound('turn', { pitch: pitchOf(beat.seat) });
    const timer = setTimeout(() => setBeats((now) => now.slice(1)), SEEN_MS);
    return () => clearTimeout(timer);
  }, [beat]);
  const player = open.match.players.find(({ seat }) => seat === beat?.seat);
  if (!beat || !player) return null;
  return (
    <p key={beat.ply} className="beat display" data-part="cue" data-seat={beat.seat} aria-hidden>
      <SeatMark seat={beat.seat} size={26} onSeat />
      {beat.lot ? formatMessage(beat.lot, formatContext) : t('beat.turn', { who: playerName(player) })}
    </p>
  );
};
