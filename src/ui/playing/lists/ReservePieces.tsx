import { createPortal } from 'react-dom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Deg, Point } from '../../../geometry/point.ts';
import { t } from '../../../i18n/index.ts';
import { placeFor } from '../../../table/input/hitTest.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import type { TableHandle } from '../../../table/Table.tsx';
import { useTheme } from '../../appearance.ts';
import { type Group, paletteGroups } from '../../../interaction/palette.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';
import { useTileDrag } from './useTileDrag.ts';

/** The player's own pieces by kind, with the number still to be placed. A piece is selected here, then tapped onto the table or dragged there. */
export const ReservePieces = () => {
  const { formatContext, table } = useMatch();
  const interaction = useInteraction(({ scene, choices, selected, facing }) => ({ scene, choices, selected, facing }));
  const groups = paletteGroups(interaction, formatContext);
  const all = groups.reduce((sum, group) => sum + group.all, 0);
  const left = groups.reduce((sum, group) => sum + group.waiting.length, 0);
  const [going, setGoing] = useState<string | null>(null);
  const next = groups.find((group) => group.name === going)?.waiting[0]?.piece;
  const { scene, selected } = interaction;
  const send = useSend();
  const able = interaction.choices.length > 0;
  const shown = useRef(scene);
  // The next piece of the same kind is selected once one has been placed and the player may act again.
  useEffect(() => {
    if (!able || shown.current === scene) return;
    shown.current = scene;
    if (selected === null && next !== undefined) send({ type: 'select', piece: next });
  }, [able, scene, selected, send, next]);
  if (groups.length === 0) return null;
  return (
    <section className="waiting" data-part="reserve" aria-label={t('waiting.title')}>
      <Row as="h2" className="spread">
        {t('waiting.title')}
        <span>{t('waiting.count', { done: all - left, all })}</span>
      </Row>
      <progress max={all} value={all - left} aria-label={t('waiting.title')} />
      <ul>
        {groups.map((group) => (
          <Tile
            key={group.name}
            group={group}
            facing={interaction.facing}
            table={table}
            picked={group.waiting.some((put) => put.piece === selected)}
            onPick={setGoing}
          />
        ))}
      </ul>
    </section>
  );
};

interface TileProps {
  readonly group: Group;
  readonly facing: Deg | null;
  readonly table: RefObject<TableHandle | null>;
  readonly picked: boolean;
  onPick(name: string): void;
}
const Tile = ({ group, facing, table, picked, onPick }: TileProps) => {
  const theme = useTheme();
  const send = useSend();
  const { look, name, waiting } = group;
  const turned = picked && facing !== null ? { ...look, facing } : look;
  const put = waiting[0];
  const placeOn = (point: Point | null) => (put && point ? placeFor(put, point, 0) : null);
  const { drag, handlers } = useTileDrag({
    table,
    over: (point) => {
      const at = placeOn(point);
      send({ type: 'propose', draft: put && at ? { choice: put, at } : null });
    },
    drop: (point) => {
      const at = placeOn(point);
      send(put && at ? { type: 'drop', draft: { choice: put, at } } : { type: 'propose', draft: null });
    },
  });
  return (
    <li>
      <button
        type="button"
        className="tile"
        aria-pressed={picked}
        disabled={waiting.length === 0}
        onClick={() => {
          onPick(name);
          // A piece of this kind is selected already. Another press asks for the next of them, not for none.
          if (!picked) send({ type: 'select', piece: put?.piece ?? null });
        }}
        {...handlers}
      >
        <Portrait piece={turned} theme={theme} size={42} />
        <strong>{name}</strong>
        <Small as="span">
          {waiting.length === 0 ? t('waiting.none') : t('waiting.left', { count: waiting.length })}
        </Small>
      </button>
      {drag &&
        // Positioned in the window: a parent that is turned upside down would otherwise position it.
        createPortal(
          <span className="dragged" style={{ left: drag.x, top: drag.y }} aria-hidden>
            <Portrait piece={turned} theme={theme} size={64} />
          </span>,
          document.body,
        )}
    </li>
  );
};
