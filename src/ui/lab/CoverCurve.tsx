import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { AnyGame } from '../../core/game.ts';
import type { View } from '../../core/view.ts';
import type { LabSettings } from '../../core/oddsLab.ts';
import type { Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { formatPercent, t } from '../../i18n/index.ts';
import { Picture } from '../../table/Picture.tsx';
import { useTheme } from '../appearance.ts';
import { Fields } from '../bench/Fields.tsx';
import { Small } from '../components/Small.tsx';
import { useInputText } from '../useInputText.ts';

type Sight = NonNullable<NonNullable<AnyGame['lab']>['sight']>;
/** The number of points on the path that make the curve. */
const PLACES = 130;
/** The setting for the figure's place on its path (0 to 1), and where it starts. */
const PLACE = 'place';
const START = '0.3';
const [WIDE, HIGH] = [600, 200];
const alongOf = ({ from, to }: Sight, part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
});
/** Returns the lab's table with the figure at a part of its path. */
const layOut = (game: AnyGame, sight: Sight, setting: LabSettings, part: number): View<unknown> =>
  game.view(sight.lay(setting, alongOf(sight, part)), 'all');
/** Returns the cover of the figure at a part of its path, and the rule's limit. Cover is 1 if it cannot be computed. */
const seen = (
  game: AnyGame,
  sight: Sight,
  setting: LabSettings,
  part: number,
): { share: number; coverThreshold: number } => {
  const outlook = game.coverOverview?.(layOut(game, sight, setting, part), sight.by);
  return {
    share: outlook?.shares.find(({ id }) => id === sight.on)?.share ?? 1,
    coverThreshold: outlook?.coverThreshold ?? 1,
  };
};

/** The cover of a figure by its position on a path behind an obstacle. The curve is drawn while the figure is dragged along. */
export const CoverCurve = ({
  game,
  sight,
  setting,
  set,
  tell,
}: {
  game: AnyGame;
  sight: Sight;
  setting: LabSettings;
  set(change: LabSettings): void;
  /** Called whenever the setting has changed. */
  tell?(): void;
}) => {
  const theme = useTheme();
  const part = Number(setting[PLACE] ?? START);
  const setPart = (to: number): void => set({ [PLACE]: `${to}` });
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => latest.current?.(), [setting]);
  const box = useRef<HTMLDivElement>(null);
  const conditions = JSON.stringify({ ...setting, [PLACE]: undefined });
  const curve = useMemo(() => {
    const fixed = JSON.parse(conditions) as LabSettings;
    return Array.from({ length: PLACES + 1 }, (_, i) => seen(game, sight, fixed, i / PLACES));
  }, [game, sight, conditions]);
  const at = useMemo(() => alongOf(sight, part), [sight, part]);
  const scene: Scene = useMemo(() => game.scene(layOut(game, sight, setting, part)), [game, sight, setting, part]);
  const { share, coverThreshold } = seen(game, sight, setting, part);
  const words = useInputText();
  const by = scene.nodes.find((node) => node.id === sight.by);
  const looker = by?.kind === 'piece' ? by.at : at;
  const crop = useMemo(() => cropOf(sight, looker), [sight, looker]);
  const drag = ({ clientX, clientY, buttons }: PointerEvent): void => {
    const area = box.current?.getBoundingClientRect();
    if (!area || buttons === 0) return;
    const zoom = Math.max(area.width / crop.width, area.height / crop.height);
    const x = crop.at.x + crop.width / 2 + (clientX - area.left - area.width / 2) / zoom;
    const y = crop.at.y + crop.height / 2 + (clientY - area.top - area.height / 2) / zoom;
    const [dx, dy] = [sight.to.x - sight.from.x, sight.to.y - sight.from.y];
    const along = ((x - sight.from.x) * dx + (y - sight.from.y) * dy) / (dx * dx + dy * dy);
    setPart(Math.max(0, Math.min(1, along)));
  };
  const ways = useMemo(() => [[looker, at]], [looker, at]);
  const points = curve.map((each, i) => `${(WIDE * i) / PLACES},${HIGH * (1 - each.share)}`).join(' ');
  return (
    <div className="paper shareplace">
      <div className="set">
        <Fields fields={sight.fields(setting)} setting={setting} set={set} />
        <Small>{words({ key: 'ui:lab.placeHelp' })}</Small>
      </div>
      <div
        className="view"
        ref={box}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
      >
        <Picture scene={scene} theme={theme} crop={crop} ways={ways} />
      </div>
      <div className="curve">
        <h2>{t('lab.curve')}</h2>
        <p className="now" data-part="cover-now" role="status">
          {t('lab.hiddenNow', { share: { share } })}
        </p>
        <svg viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} aria-hidden>
          <line className="floor" x1={0} x2={WIDE} y1={HIGH} y2={HIGH} />
          <line className="floor" x1={0} x2={WIDE} y1={0} y2={0} />
          <line className="true" x1={0} x2={WIDE} y1={HIGH * (1 - coverThreshold)} y2={HIGH * (1 - coverThreshold)} />
          <polyline points={points} />
          <circle cx={WIDE * part} cy={HIGH * (1 - share)} r={8} />
        </svg>
        <Small>{coverThreshold < 1 && `– – ${t('lab.limit')}: ${formatPercent(coverThreshold)}`}</Small>
        <input
          type="range"
          min={0}
          max={PLACES}
          value={Math.round(part * PLACES)}
          aria-label={t('lab.place')}
          aria-valuetext={t('lab.hiddenNow', { share: { share } })}
          onChange={(event) => setPart(Number(event.target.value) / PLACES)}
        />
      </div>
    </div>
  );
};
const ROOM = 60;
const cropOf = ({ from, to }: Sight, looker: Point) => {
  const [xs, ys] = [
    [from.x, to.x, looker.x],
    [from.y, to.y, looker.y],
  ];
  const at = { x: Math.min(...xs) - ROOM, y: Math.min(...ys) - ROOM };
  return { at, width: Math.max(...xs) + ROOM - at.x, height: Math.max(...ys) + ROOM - at.y };
};
