import { FlipHorizontal2, type LucideIcon, Redo2, RotateCw, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { mirrored, type Reflection } from '../../../core/position/mirror.ts';
import { placeablesOf, placedOn, positionOf } from '../../../core/position/editor.ts';
import { placementAt } from '../../../core/position/position.ts';
import type { NodeId } from '../../../core/scene.ts';
import type { Deg, Point } from '../../../geometry/point.ts';
import { formatLength, t } from '../../../i18n/index.ts';
import { redo } from '../../../store/matchActions.ts';
import { sceneFrame } from '../../../table/camera/camera.ts';
import { placeFor } from '../../../table/input/hitTest.ts';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';
import { Segments } from '../../components/Segments.tsx';
import { Tools } from '../../components/Tools.tsx';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { undoWithNotice } from '../input/undoWithNotice.ts';
import { PaletteTile } from './PaletteTile.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { GRIDS, snapped, useGrid } from './snapping.ts';
import { type PieceTile, pieceTiles, type TerrainTile, terrainTiles } from './tiles.ts';
import '../../styles/arrange.css';

/** Returns a function that selects a thing once it has been placed. */
const useSelectNext = (): ((id: NodeId) => void) => {
  const view = useInteraction((now) => now.view);
  const send = useSend();
  const next = useRef<{ readonly id: NodeId; readonly view: unknown } | null>(null);
  useEffect(() => {
    const { current } = next;
    if (!current || current.view === view) return;
    next.current = null;
    if (placedOn(view, current.id)) send({ type: 'select', piece: current.id });
  }, [view, send]);
  return (id) => {
    next.current = { id, view };
  };
};
/**
 * What is used to arrange a table: the place of the selected thing in numbers, the tools of the whole table, and the palette. That
 * has a picture of each thing that is not on the table. `first` is selected at the start.
 */
export const ArrangePalette = ({ first }: { readonly first: NodeId | undefined }) => {
  const selectNext = useSelectNext();
  const send = useSend();
  useEffect(() => {
    if (first !== undefined) send({ type: 'select', piece: first });
  }, [first, send]);
  return (
    <section className="arrange" data-part="palette" aria-label={t('palette.title')}>
      <PlaceFields sent={selectNext} />
      <TableTools />
      <Tiles selectNext={selectNext} />
      <Grid />
    </section>
  );
};
const Tiles = ({ selectNext }: { selectNext(id: NodeId): void }) => {
  const { formatContext } = useMatch();
  const { game, view, scene, choices, selected } = useInteraction((now) => ({
    game: now.game,
    view: now.view,
    scene: now.scene,
    choices: now.choices,
    selected: now.selected,
  }));
  const send = useSend();
  const [pieces, terrain] = useMemo(() => {
    const held = { game, view, scene, choices };
    return [pieceTiles(held, formatContext), terrainTiles(held, formatContext)];
  }, [game, view, scene, choices, formatContext]);
  const put = ({ placing }: TerrainTile, at: Point = placing.at): void => {
    selectNext(placing.id);
    send({ type: 'take', action: { type: 'put', placing: placementAt(placing, at) } });
  };
  const draftOf = ({ waiting: [choice] }: PieceTile, point: Point | null) => {
    const at = choice && point && placeFor(choice, point, 0);
    return choice && at ? { choice, at } : null;
  };
  const on = ({ x, y }: Point): Point =>
    snapped({ x: Math.round(x), y: Math.round(y) }, sceneFrame(scene).at, scene.unit.mm);
  return (
    <>
      {pieces.length > 0 && <h2>{t('palette.pieces')}</h2>}
      <ul className="palettetiles">
        {pieces.map((tile) => (
          <PaletteTile
            key={tile.key}
            tile={tile}
            pressed={tile.waiting.some(({ piece }) => piece === selected)}
            press={() => send({ type: 'select', piece: tile.waiting[0]?.piece ?? null })}
            over={(point) => send({ type: 'propose', draft: draftOf(tile, point) })}
            drop={(point) => {
              const draft = draftOf(tile, point);
              send(draft ? { type: 'drop', draft } : { type: 'propose', draft: null });
            }}
          />
        ))}
      </ul>
      {pieces.length + terrain.length === 0 && <Small>{t('palette.all')}</Small>}
      {terrain.length > 0 && <h2>{t('palette.terrain')}</h2>}
      <ul className="palettetiles">
        {terrain.map((tile) => (
          <PaletteTile
            key={tile.key}
            tile={tile}
            pressed={false}
            press={() => put(tile)}
            over={() => undefined}
            drop={(point) => point && put(tile, on(point))}
          />
        ))}
      </ul>
    </>
  );
};
/** Undo and redo, and mirroring the whole table. */
const TableTools = () => {
  const send = useSend();
  const { game, view, scene } = useInteraction((now) => ({ game: now.game, view: now.view, scene: now.scene }));
  const mirror = (how: Reflection): void => {
    const nodes = new Map(scene.nodes.map((node) => [node.id, node]));
    const facingOf = (id: NodeId): Deg | undefined => {
      const node = nodes.get(id);
      if (placeablesOf(game, view).get(id)?.turns === undefined) return undefined;
      return node?.kind === 'piece' ? (node.facing ?? 0) : 0;
    };
    send({ type: 'take', action: { type: 'begin', position: mirrored(positionOf(view), scene, how, facingOf) } });
  };
  return (
    <Tools>
      <ToolButton icon={Undo2} text={t('undo')} press={() => void undoWithNotice()} />
      <ToolButton icon={Redo2} text={t('redo')} press={() => void redo()} />
      <ToolButton icon={FlipHorizontal2} text={t('palette.mirror')} press={() => mirror('sides')} />
      <ToolButton icon={RotateCw} text={t('palette.half')} press={() => mirror('half')} />
    </Tools>
  );
};
/** The grid that dropped things snap to. Boards have squares instead. */
const Grid = () => {
  const { formatContext } = useMatch();
  const scene = useInteraction((now) => now.scene);
  const { grid } = useGrid();
  if (scene.boards) return null;
  return (
    <Row className="spread">
      <span aria-hidden>{t('palette.grid')}</span>
      <Segments
        label={t('palette.grid')}
        values={GRIDS}
        value={grid}
        set={(next) => useGrid.setState({ grid: next })}
        textOf={(each) => (each === 0 ? t('palette.free') : formatLength(each * scene.unit.mm, formatContext).unit)}
      />
    </Row>
  );
};
const ToolButton = ({ icon: Icon, text, press }: { icon: LucideIcon; text: string; press(): void }) => (
  <button type="button" className="icon" title={text} aria-label={text} onClick={press}>
    <Icon aria-hidden />
  </button>
);
