import { X } from 'lucide-react';
import type { TableEvent } from '../../../core/event.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { Row } from '../../components/Row.tsx';

type Shown = Extract<TableEvent, { ids: unknown }>;
/** Returns the event in which pieces reveal themselves to each other, if there is one. */
export const clashEvent = (events: readonly TableEvent[]): Shown | undefined =>
  events.find((event): event is Shown => 'faces' in event && event.faces !== undefined);

/** Two pieces that have met, face up, with those removed crossed out. Below them is the table of possible results with the actual row lit. */
export const Clash = ({
  event,
  events,
  before,
  formatContext,
}: {
  event: Shown;
  events: readonly TableEvent[];
  before: Scene;
  formatContext: FormatContext;
}) => {
  const theme = useTheme();
  const gone = new Set(events.flatMap((each) => (each.kind === 'removed' ? each.ids : [])));
  const pieces = event.ids.flatMap((id): PieceNode[] => {
    const node = before.nodes.find((each) => each.id === id);
    return node?.kind === 'piece' ? [{ ...node, ...event.faces?.[id] }] : [];
  });
  return (
    <>
      <Row className="clash" data-part="clash">
        {pieces.map((piece) => (
          <figure key={piece.id}>
            <Portrait piece={piece} theme={theme} size={84} />
            {gone.has(piece.id) && <X aria-hidden />}
            <figcaption>
              <strong>{piece.name && formatMessage(piece.name, formatContext)}</strong>
            </figcaption>
          </figure>
        ))}
      </Row>
      {event.table && (
        <ul className="fights">
          {event.table.rows.map((row, i) => (
            <li key={row.key} data-lit={i === event.table?.row || undefined} aria-current={i === event.table?.row}>
              {formatMessage(row, formatContext)}
              {i === event.table?.row && <span className="hidden">{t('row.applies')}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
