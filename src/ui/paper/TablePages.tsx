import type { Message } from '../../core/message.ts';
import type { Scene } from '../../core/scene.ts';
import { formatMessage } from '../../i18n/index.ts';
import { TableOutlines } from './shapes.tsx';
import { Tiled } from './Tiled.tsx';

interface Props {
  readonly name: string | Message;
  readonly scene: Scene;
  readonly pieces: boolean;
}
/** A table at 1 : 1 over A4 pages: its areas and squares, and the bases of its pieces if they are wanted. */
export const TablePages = ({ name, scene, pieces }: Props) => {
  const area = { kind: 'rect', at: { x: 0, y: 0 }, width: scene.width, height: scene.height } as const;
  return (
    <Tiled name={typeof name === 'string' ? name : formatMessage(name)} area={area}>
      <TableOutlines scene={scene} pieces={pieces} />
    </Tiled>
  );
};
