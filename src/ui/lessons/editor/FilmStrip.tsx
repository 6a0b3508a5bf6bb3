import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, Copy, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Scene } from '../../../core/scene.ts';
import { newStep } from '../../../lessons/draft.ts';
import { type Lesson, type LessonStep, textIn } from '../../../lessons/lesson.ts';
import { insertStep, MOST_STEPS, moveStep, removeStep } from '../../../lessons/stepOrder.ts';
import { t, useTranslation } from '../../../i18n/index.ts';
import { sceneFrame } from '../../../table/camera/camera.ts';
import { Picture } from '../../../table/Picture.tsx';
import { useTheme } from '../../appearance.ts';
import { announce } from '../../announcements.ts';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { starters } from '../../lesson/starters.ts';
import { changeLesson, goToStep } from './editing.ts';
import { sceneUnder } from './stepScenes.ts';

interface Props {
  readonly lesson: Lesson;
  /** The index of the step that is edited. */
  readonly at: number;
}
const move = (lesson: Lesson, from: number, to: number): void => {
  if (to < 0 || to >= lesson.steps.length || from === to) return;
  changeLesson(moveStep(lesson, from, to), null, to);
  announce(t('editor.moved', { n: to + 1 }));
};
// The strip announces the new place of a step.
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The steps of a lesson as small pictures: to go to one, move it by drag, keys or buttons, copy, add or remove it. */
export const FilmStrip = ({ lesson, at }: Props) => {
  const { steps } = lesson;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const ids = steps.map((_, i) => `${i + 1}`);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over) move(lesson, Number(active.id) - 1, Number(over.id) - 1);
  };
  return (
    <section className="paper filmstrip" aria-label={t('editor.steps')}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={SILENT}>
        <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
          <ol>
            {steps.map((step, i) => (
              <Frame key={i} lesson={lesson} step={step} i={i} isCurrent={i === at} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <StripTools lesson={lesson} at={at} />
    </section>
  );
};
const Frame = ({
  lesson,
  step,
  i,
  isCurrent,
}: {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  readonly i: number;
  readonly isCurrent: boolean;
}) => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: `${i + 1}` });
  const button = useRef<HTMLButtonElement>(null);
  const scene: Scene | undefined = useMemo(() => sceneUnder(lesson, i), [lesson, i]);
  const frame = useMemo(() => scene && sceneFrame(scene), [scene]);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    move(lesson, i, i + by);
    const frames = button.current?.closest('ol')?.querySelectorAll('button');
    frames?.[i + by]?.focus();
  };
  return (
    <li
      ref={setNodeRef}
      style={{ translate: transform ? `${transform.x}px ${transform.y}px` : undefined, transition }}
      data-dragged={isDragging || undefined}
    >
      <button
        ref={button}
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        title={t('editor.moveKeys')}
        onClick={() => goToStep(i)}
        onKeyDown={onKey}
        {...listeners}
      >
        <span className="frame">{scene && <Picture scene={scene} theme={theme} crop={frame} />}</span>
        <span className="framename">
          <b>{i + 1}</b> {textIn(step.name, i18n.language)}
        </span>
        <Small as="span">{t(`editor.kind.${step.kind}`)}</Small>
      </button>
    </li>
  );
};
const StripTools = ({ lesson, at }: Props) => {
  const { i18n } = useTranslation();
  const { steps } = lesson;
  const step = steps[at];
  const isFull = steps.length >= MOST_STEPS;
  const tool = (Icon: typeof Plus, label: string, disabled: boolean, press: () => void) => (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && press()}
    >
      <Icon aria-hidden />
    </button>
  );
  const n = at + 1;
  const insert = (made: LessonStep): void => changeLesson(insertStep(lesson, at, made), null, at + 1);
  return (
    <Row>
      {tool(ArrowLeft, t('editor.earlier', { n }), at === 0, () => move(lesson, at, at - 1))}
      {tool(ArrowRight, t('editor.later', { n }), n === steps.length, () => move(lesson, at, at + 1))}
      {tool(Copy, t('editor.copyStep', { n }), isFull, () => step && insert(structuredClone(step)))}
      {tool(Trash2, t('editor.remove', { n }), steps.length === 1, () =>
        changeLesson(removeStep(lesson, at), null, Math.max(0, at - 1)),
      )}
      <button
        type="button"
        className="plain"
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && insert(newStep('tell', step?.at ?? tableOf(lesson, at), starters(i18n.language)))}
      >
        <Plus aria-hidden /> {t('editor.add')}
      </button>
    </Row>
  );
};
/** Returns the table that a step continues from. */
const tableOf = ({ steps }: Lesson, at: number): LessonStep['at'] =>
  steps.slice(0, at + 1).findLast((step) => step.at !== undefined)?.at;
