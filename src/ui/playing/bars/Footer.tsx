import { currentTurn } from '../../../store/matchStore.ts';
import { StepCards } from '../projector/StepCards.tsx';
import { CasualtyBars } from './CasualtyBars.tsx';
import { Plate } from './Plate.tsx';
import { Recap } from './Recap.tsx';
import { TimeBar } from './TimeBar.tsx';
import { useMatch } from '../context/match.tsx';
import { useShownRecap } from '../context/recap.tsx';

/** The row below the table: the players, the casualties, and between them the steps on a projector, the recap, or the time bar. */
export const Footer = () => {
  const { match, open, seen, showing, again, wall, narrow, table } = useMatch();
  const { since, close, point } = useShownRecap();
  const { scene, turn } = seen;
  const { players } = open.match;
  // The turn after the steps on the projector. Null while it is not known yet.
  const next = showing ? (showing.held ? currentTurn(match) : null) : turn;
  return (
    <footer className="foot">
      {players.map((player) => (
        <Plate key={player.seat} open={open} player={player} scene={scene} turn={turn} />
      ))}
      <CasualtyBars open={open} scene={scene} table={table} over={narrow || wall || players.length > 2} />
      {wall ? (
        <StepCards open={open} turn={next} />
      ) : since.length > 0 && !narrow ? (
        <Recap open={open} actions={since} again={again} point={point} close={close} />
      ) : (
        <TimeBar open={open} />
      )}
    </footer>
  );
};
