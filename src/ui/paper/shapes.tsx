import type { Board } from '../../core/board.ts';
import { type AreaNode, footprint, type PieceNode, type Scene } from '../../core/scene.ts';
import { boundsOf, type Shape } from '../../geometry/shape.ts';
import { formatMessage } from '../../i18n/index.ts';

/** A shape in mm as SVG. */
const Outline = ({ shape, className }: { readonly shape: Shape; readonly className: string }) => {
  if (shape.kind === 'disc') return <circle className={className} cx={shape.at.x} cy={shape.at.y} r={shape.r} />;
  if (shape.kind === 'rect')
    return <rect className={className} x={shape.at.x} y={shape.at.y} width={shape.width} height={shape.height} />;
  return <polygon className={className} points={shape.points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
};
/** A text below a shape, or in its middle. */
const Name = ({ shape, text, inside }: { readonly shape: Shape; readonly text: string; readonly inside?: true }) => {
  const { at, width, height } = boundsOf(shape);
  return (
    <text className="name" x={at.x + width / 2} y={inside ? at.y + height / 2 : at.y + height + 3.4}>
      {text}
    </text>
  );
};
/** A piece as the outline of its base, with its direction and its name. */
export const PieceOutline = ({ piece }: { readonly piece: PieceNode }) => {
  const shape = footprint(piece);
  const { height } = boundsOf(piece.base);
  return (
    <g>
      <Outline shape={shape} className="base" />
      {piece.facing !== undefined && (
        <path
          className="thin"
          d={`M0 ${-height / 2}v${height / 4}`}
          transform={`translate(${piece.at.x} ${piece.at.y}) rotate(${piece.facing})`}
        />
      )}
      <Name shape={shape} text={formatMessage(piece.label)} />
    </g>
  );
};
const Squares = ({ board: { grid, gaps = [] } }: { readonly board: Board }) =>
  Array.from({ length: grid.rows * grid.columns }, (_, i) => {
    const [row, column] = [Math.floor(i / grid.columns), i % grid.columns];
    if (gaps.some((gap) => gap.row === row && gap.column === column)) return null;
    return (
      <rect
        key={i}
        className="thin"
        x={grid.origin.x + column * grid.cell}
        y={grid.origin.y + row * grid.cell}
        width={grid.cell}
        height={grid.cell}
      />
    );
  });
/** Whether a piece is on the field. */
const isPlaced = (node: Scene['nodes'][number]): node is PieceNode => node.kind === 'piece' && !node.out && !node.waits;
/** A table as outlines in mm: its squares and areas, and its pieces if they are wanted. */
export const TableOutlines = ({ scene, pieces }: { readonly scene: Scene; readonly pieces: boolean }) => (
  <>
    <rect className="base" x={0} y={0} width={scene.width} height={scene.height} />
    {scene.boards?.map((board) => (
      <Squares key={board.id} board={board} />
    ))}
    {scene.nodes
      .filter((node): node is AreaNode => node.kind === 'area')
      .map((area) => (
        <g key={area.id}>
          <Outline shape={area.shape} className={area.role === 'terrain' ? 'terrain' : 'thin'} />
          {area.label && area.role === 'terrain' && <Name shape={area.shape} text={formatMessage(area.label)} inside />}
        </g>
      ))}
    {pieces && scene.nodes.filter(isPlaced).map((piece) => <PieceOutline key={piece.id} piece={piece} />)}
  </>
);
