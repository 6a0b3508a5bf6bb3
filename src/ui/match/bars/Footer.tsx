import type { RefObject } from 'react';
import type { Turn } from '../../../core/game.ts';
import type { Scene } from '../../../core/scene.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import type { PastAction } from '../../../presentation/recap.ts';
import { StepCards } from '../projector/StepCards.tsx';
import { CasualtyBars } from './CasualtyBars.tsx';
import { Plate } from './Plate.tsx';
import { Recap } from './Recap.tsx';
import { TimeBar } from './TimeBar.tsx';

interface Props {
  readonly open: OpenMatch;
  readonly turn: Turn;
  readonly scene: Scene;
  /** The turn that the cards on a wall end in; null while it is not known yet. */
  readonly next: Turn | null;
  /** What was done since the last turn, and how it is shown again and put away. */
  readonly since: readonly PastAction[];
  again(slow: number, from: number, to: number): void;
  close?(): void;
  point(n: number | null): void;
  readonly wall: boolean;
  readonly narrow: boolean;
  readonly table: RefObject<TableHandle | null>;
}
/** What stands below the table: the plates of all, the fallen, and between them the story of a wall, what was done since the last turn, or the time bar. */
export const Footer = ({ open, turn, scene, next, since, again, close, point, wall, narrow, table }: Props) => (
  <footer className="foot">
    {open.match.players.map((player) => (
      <Plate key={player.seat} open={open} player={player} scene={scene} turn={turn} />
    ))}
    <CasualtyBars open={open} scene={scene} table={table} over={narrow || wall || open.match.players.length > 2} />
    {wall ? (
      <StepCards open={open} turn={next} />
    ) : since.length > 0 && !narrow ? (
      <Recap open={open} deeds={since} again={again} point={point} {...(close ? { close } : {})} />
    ) : (
      <TimeBar open={open} />
    )}
  </footer>
);
