import { ChevronLeft, ChevronRight, FlipHorizontal2, Shovel, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  checkFortress,
  FORTRESSES,
  type Letter,
  LETTERS,
  READY,
  rowsSchema,
} from '../../../games/siege/fortress/fortress.ts';
import { moduleName } from '../../../games/siege/fortress/model.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { DesignType } from '../../../storage/designFile.ts';
import { Designs } from '../Designs.tsx';
import { useSteps } from '../useSteps.ts';
import { FortressPicture } from './FortressPicture.tsx';
import { ModuleGrid } from './ModuleGrid.tsx';
import { EMPTY_CELL, mirrored, type BuildingPlan, buildingPlan, builtRows } from './buildingPlan.ts';
import { useModuleDrag } from './useModuleDrag.ts';
import { Row } from '../../components/Row.tsx';
import { Tools } from '../../components/Tools.tsx';
import { Small } from '../../components/Small.tsx';

interface FortressEditorProps {
  readonly game: string;
  readonly rows: readonly string[];
  set(rows: readonly string[]): void;
}
/** The editor of a fortress: a box of modules, the ground, its current faults, and the built-in and own fortresses. */
export const FortressEditor = ({ game, rows, set }: FortressEditorProps) => {
  const [plan, setPlan] = useState<BuildingPlan>(() => buildingPlan(rows));
  const [module, setModule] = useState<Letter>('W');
  const ground = useRef<HTMLDivElement>(null);
  const steps = useSteps(plan, (next: BuildingPlan) => {
    setPlan(next);
    set(builtRows(next));
  });
  const slide = useRef<HTMLDivElement>(null);
  /** If the ground is wider than the screen, scrolls it to one side. */
  const look = (way: 1 | -1): void => slide.current?.scrollBy({ left: way * slide.current.clientWidth * 0.6 });
  const { undo } = steps;
  const change = (next: BuildingPlan): void => {
    if (next.some((row, i) => row !== plan[i])) steps.change(next);
  };
  const carry = useModuleDrag({ ground, plan, module, change });
  const built = builtRows(plan);
  const wrong = checkFortress(built);
  const craft: DesignType<string[]> = { kind: 'fortress', game, schema: rowsSchema };
  return (
    <div className="fortress">
      <div className="site" data-part="site">
        <div className="box" role="group" aria-label={t('fortress.modules')}>
          {LETTERS.map((letter) => (
            <button
              key={letter}
              type="button"
              aria-pressed={module === letter}
              onClick={() => setModule(letter)}
              {...carry.fromBox(letter)}
            >
              <FortressPicture rows={[letter]} />
              <span>{formatMessage(moduleName(letter))}</span>
            </button>
          ))}
        </div>
        <div ref={slide} className="slide" data-part="slide">
          <ModuleGrid ground={ground} plan={plan} carry={carry} choose={setModule} change={change} />
        </div>
        <Row className="front">
          <button type="button" className="icon" aria-label={t('fortress.left')} onClick={() => look(-1)}>
            <ChevronLeft aria-hidden />
          </button>
          <p className="grow">{t('fortress.front')}</p>
          <button type="button" className="icon" aria-label={t('fortress.right')} onClick={() => look(1)}>
            <ChevronRight aria-hidden />
          </button>
        </Row>
        <p className={wrong ? 'bad' : 'good'} role="status">
          {wrong ? formatMessage(wrong) : t('fortress.good')}
        </p>
        <Tools>
          <button type="button" className="plain" aria-disabled={!undo} onClick={() => undo?.()}>
            <Undo2 aria-hidden /> {t('undo')}
          </button>
          <button type="button" className="plain" onClick={() => change(mirrored(plan))}>
            <FlipHorizontal2 aria-hidden /> {t('fortress.mirror')}
          </button>
          <button type="button" className="plain" onClick={() => change(EMPTY_CELL)}>
            <Shovel aria-hidden /> {t('fortress.clear')}
          </button>
        </Tools>
        <Small>{t('fortress.help')}</Small>
      </div>
      <div className="aside">
        <section className="ready" aria-label={t('editor.ready')}>
          <h2>{t('editor.ready')}</h2>
          <ul>
            {FORTRESSES.map((ready) => (
              <li key={ready}>
                <button type="button" className="plain" onClick={() => change(buildingPlan(READY[ready]))}>
                  <FortressPicture rows={READY[ready]} />
                  {formatMessage({ key: `${game}:option.fortress.${ready}` })}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <Designs craft={craft} content={built} take={(next) => change(buildingPlan(next))} />
      </div>
    </div>
  );
};
