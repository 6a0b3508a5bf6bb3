import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { placeablesOf, placedOn } from '../../../core/position/editor.ts';
import type { PiecePlacement } from '../../../core/position/position.ts';
import type { NodeId, Scene } from '../../../core/scene.ts';
import type { Point } from '../../../geometry/point.ts';
import { formatLength, t } from '../../../i18n/index.ts';
import { squareCentres } from '../../../interaction/squareInput.ts';
import { squareAt, squaresText } from '../../../presentation/text/places.ts';
import { sceneFrame } from '../../../table/camera/camera.ts';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

/** What is typed of a place: a square of a board, or how far it is across and down by the ruler, and where it faces. */
interface Typed {
  readonly square: string;
  readonly x: string;
  readonly y: string;
  readonly facing: string;
}
const numberText = (value: number): string => `${Math.round(value * 100) / 100}`;
const typedOf = ({ at, facing }: PiecePlacement, scene: Scene, start: number): Typed => {
  const { at: origin } = sceneFrame(scene);
  const square = squareAt(scene, at);
  return {
    square: square ? squaresText(scene, square.board, square.cell) : '',
    x: numberText((at.x - origin.x) / scene.unit.mm),
    y: numberText((at.y - origin.y) / scene.unit.mm),
    facing: `${facing ?? start}`,
  };
};
/** Returns the point that is typed, in whole mm. Null if it names none. */
const pointOf = ({ square, x, y }: Typed, scene: Scene): Point | null => {
  if (scene.boards) {
    const [letter = '', ...row] = square.trim().toUpperCase();
    return squareCentres(scene, { letter, written: letter, row: row.join(''), picked: null })[0] ?? null;
  }
  const { at } = sceneFrame(scene);
  const [across, down] = [x, y].map((text) => Number.parseFloat(text.replace(',', '.')));
  if (!Number.isFinite(across) || !Number.isFinite(down)) return null;
  return { x: Math.round(at.x + Number(across) * scene.unit.mm), y: Math.round(at.y + Number(down) * scene.unit.mm) };
};

/** The place of the selected thing in numbers, to be typed. `sent` gets its id when it is placed. */
export const PlaceFields = ({ sent }: { sent(id: NodeId): void }) => {
  const { game, view, scene, selected } = useInteraction((now) => ({
    game: now.game,
    view: now.view,
    scene: now.scene,
    selected: now.selected,
  }));
  const { formatContext } = useMatch();
  const placing = selected === null ? undefined : placedOn(view, selected);
  if (!placing || selected === null) return null;
  const node = scene.nodes.find(({ id }) => id === selected);
  const start = node?.kind === 'piece' ? (node.facing ?? 0) : 0;
  const turns = placeablesOf(game, view).get(selected)?.turns;
  const typed = typedOf(placing, scene, start);
  return (
    <Fields
      // Another place is typed afresh.
      key={`${selected} ${JSON.stringify(typed)}`}
      {...{ placing, scene, typed, sent }}
      name={formatContext.label?.(selected) ?? ''}
      {...(turns === undefined ? {} : { turns })}
    />
  );
};
interface FieldsProps {
  readonly placing: PiecePlacement;
  readonly scene: Scene;
  readonly typed: Typed;
  readonly name: string;
  /** The rotation step, degrees. Absent if it does not turn. */
  readonly turns?: number;
  sent(id: NodeId): void;
}
const Fields = ({ placing, scene, typed, name, turns, sent }: FieldsProps) => {
  const send = useSend();
  const [now, setNow] = useState(typed);
  const [wrong, setWrong] = useState(false);
  const field = (key: keyof Typed, label: string) => (
    <TypedField
      {...{ label, square: key === 'square', value: now[key] }}
      set={(text) => setNow({ ...now, [key]: text })}
    />
  );
  const place = (): void => {
    const at = pointOf(now, scene);
    const facing = Number.parseInt(now.facing, 10);
    const turned = turns === undefined || now.facing === typed.facing ? {} : { facing: ((facing % 360) + 360) % 360 };
    if (!at || ('facing' in turned && !Number.isFinite(facing))) return setWrong(true);
    setWrong(false);
    sent(placing.id);
    send({ type: 'take', action: { type: 'put', placing: { ...placing, at, ...turned } } });
  };
  return (
    <form
      className="placefields"
      aria-label={t('place.title', { what: name })}
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      <h2>
        <GlyphText text={name} />
      </h2>
      <Row>
        {scene.boards ? (
          field('square', t('place.square'))
        ) : (
          <>
            {field('x', t('place.across'))}
            {field('y', t('place.down'))}
          </>
        )}
        {turns !== undefined && field('facing', t('place.facing'))}
        <button type="submit" className="plain">
          <Crosshair aria-hidden /> {t('place.set')}
        </button>
      </Row>
      {!scene.boards && (
        <Small>{t('place.unit', { unit: formatLength(scene.unit.mm, { unit: scene.unit }).unit })}</Small>
      )}
      {wrong && (
        <p className="bad" role="alert">
          {t(scene.boards ? 'place.noSquare' : 'place.noNumber')}
        </p>
      )}
    </form>
  );
};

interface TypedFieldProps {
  readonly label: string;
  readonly square: boolean;
  readonly value: string;
  set(text: string): void;
}
const TypedField = ({ label, square, value, set }: TypedFieldProps) => (
  <label className="stack">
    <Small as="span">{label}</Small>
    <input
      className="field"
      inputMode={square ? 'text' : 'decimal'}
      value={value}
      maxLength={8}
      onChange={({ target }) => set(target.value)}
    />
  </label>
);
