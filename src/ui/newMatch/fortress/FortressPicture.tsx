import { useMemo } from 'react';
import { modelOf } from '../../../games/siege/fortress/model.ts';
import { Picture } from '../../../table/Picture.tsx';
import { useTheme } from '../../appearance.ts';

/** A fortress from above, drawn as on the table. It fills a box of its own shape. */
export const FortressPicture = ({ rows }: { rows: readonly string[] }) => {
  const theme = useTheme();
  const layout = rows.join('/');
  const { scene, crop } = useMemo(() => {
    const scene = modelOf(layout.split('/'));
    return { scene, crop: { at: { x: 0, y: 0 }, width: scene.width, height: scene.height } };
  }, [layout]);
  return (
    <span className="model" style={{ aspectRatio: `${crop.width} / ${crop.height}` }} aria-hidden>
      <Picture scene={scene} crop={crop} theme={theme} />
    </span>
  );
};
