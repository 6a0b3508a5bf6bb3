import { useMemo } from 'react';
import type { AnyGame } from '../../core/game.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import type { LabCase } from '../../interaction/odds/exactOdds.ts';
import { Picture } from '../../table/Picture.tsx';
import type { Crop } from '../../table/picture.ts';
import { useTheme } from '../appearance.ts';

/** The room around the pieces, mm. */
const AROUND = 45;
const piecesOf = (scene: Scene, ids: readonly (string | undefined)[]): PieceNode[] => {
  const pieces = scene.nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.out && !node.waits);
  const named = ids.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return named.length > 1 ? named : pieces;
};
const cropOf = (pieces: readonly PieceNode[]): Crop | undefined => {
  if (pieces.length === 0) return undefined;
  const [xs, ys] = [pieces.map(({ at }) => at.x), pieces.map(({ at }) => at.y)];
  const at = { x: Math.min(...xs) - AROUND, y: Math.min(...ys) - AROUND };
  return { at, width: Math.max(...xs) + AROUND - at.x, height: Math.max(...ys) + AROUND - at.y, whole: true };
};
/** A small picture of the table that is tried: the acting piece and its target at their distance, with what is between. */
export const SetupPicture = ({ game, laid }: { readonly game: AnyGame; readonly laid: LabCase }) => {
  const theme = useTheme();
  const scene = useMemo(() => game.scene(game.view(laid.state, 'public')), [game, laid]);
  const pieces = useMemo(() => piecesOf(scene, [laid.by, laid.on]), [scene, laid]);
  const crop = useMemo(() => cropOf(pieces), [pieces]);
  const ways = useMemo(
    () => (scene.boards || laid.on === undefined ? [] : [pieces.map(({ at }) => at)]),
    [scene, pieces, laid],
  );
  return (
    <div className="setup" data-part="setup" aria-hidden>
      <Picture scene={scene} theme={theme} crop={crop} ways={ways} />
    </div>
  );
};
