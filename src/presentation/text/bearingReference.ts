import type { Aim } from '../../core/aim.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import type { FormatContext } from '../../i18n/index.ts';
import { type AimChoice, bearingTo, intendedTarget } from '../../table/input/aimHandle.ts';
import type { BearingReference } from './aimText.ts';

/** Returns the target that an aim's bearing is compared with. Null if there is none. */
export const bearingReference = (
  scene: Scene,
  choice: AimChoice,
  aim: Aim,
  laid: NodeId | null,
  formatContext: FormatContext,
): BearingReference | null => {
  const id = intendedTarget(choice, scene, aim, laid);
  const bearing = bearingTo(choice, scene, id);
  return id === null || bearing === null ? null : { who: formatContext.label?.(id) ?? id, bearing };
};
