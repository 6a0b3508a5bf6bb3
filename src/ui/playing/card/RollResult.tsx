import { ChevronDown, ChevronUp, RotateCcw, Snail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { litRows, type TableEvent } from '../../../core/event.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { firstTurnRolls, isFirstTurnRoll } from '../../../presentation/cues.ts';
import { rowHead } from '../../../presentation/text/ruleTable.ts';
import { decisionOf, actionEvents, sceneAt } from '../../../presentation/scenes.ts';
import { isMissByAimNoise } from '../../../presentation/aimNoiseMiss.ts';
import { Clash, clashEvent } from './Clash.tsx';
import { Die } from '../../components/Die.tsx';
import { rollsOf } from '../../../presentation/scenes.ts';
import { shellText } from '../../../presentation/text/shellText.ts';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

interface Props {
  readonly open: OpenMatch;
  readonly formatContext: FormatContext;
}

const SLOW = 5;
/** Buttons to replay a shot, at full speed or slowly. It is the same shot. */
export const ReplayShot = ({ again }: { again(slow: number): void }) => (
  <div className="buttons">
    <button type="button" className="plain" onClick={() => again(1)}>
      <RotateCcw aria-hidden /> {t('shot.again')}
    </button>
    <button type="button" className="plain" onClick={() => again(SLOW)}>
      <Snail aria-hidden /> {t('shot.slow')}
    </button>
  </div>
);

/** The result of the dice: the faces, the word and what happened. */
export const RollResult = ({ open, formatContext }: Props) => {
  const events = actionEvents(open, open.ply);
  const rolls = isFirstTurnRoll(open, open.ply) ? firstTurnRolls(open, open.ply) : rollsOf(events);
  const clash = clashEvent(events);
  // What a row has already said is not repeated.
  const rows = rolls
    .flatMap(({ thrown, row }) => thrown.rows[row]?.text ?? [])
    .map((text) => formatMessage(text, formatContext));
  const isSaid = (event: TableEvent): boolean =>
    event.kind === 'said' && rows.includes(formatMessage(event.text, formatContext));
  const shown = events.filter(
    (event) =>
      event !== clash &&
      event.kind !== 'rolled' &&
      !isSaid(event) &&
      (event.kind !== 'moved' || (rolls.length === 0 && !clash)),
  );
  const before = sceneAt(open, Math.max(0, open.ply - 1));
  const action = decisionOf(open, open.ply);
  return (
    <section className="verdict" data-part="result">
      {clash && <Clash event={clash} events={events} before={before} formatContext={formatContext} />}
      {rolls.map((roll, i) => {
        const row = roll.thrown.rows[roll.row];
        const { word, rest } = rowHead(row ? formatMessage(row.text, formatContext) : '');
        return (
          <Row as="p" key={i}>
            {roll.dice.map((face, k) => (
              <Die key={k} face={face} size={rolls.length > 1 ? 28 : 44} />
            ))}
            <span>
              <Small as="span">{formatMessage(roll.text, formatContext)}</Small>
              <strong className="display" style={{ '--letters': word.length } as React.CSSProperties}>
                {word}
              </strong>
              {rest && <Small as="span">{rest}</Small>}
            </span>
          </Row>
        );
      })}
      {shown.map((event, i) => {
        const told = (
          <>
            {formatMessage(event.text, formatContext)}
            {event.kind === 'shot' && event.act.kind === 'shell' && <br />}
            {event.kind === 'shot' && shellText(event, before, formatContext, isMissByAimNoise(open, action, event))}
          </>
        );
        if (!clash) return <Small key={i}>{told}</Small>;
        return (
          <p key={i} className="display">
            {told}
          </p>
        );
      })}
    </section>
  );
};

/** Returns the main result of an action: the row lit by the last roll or shot, the first-turn roll's result, or else the last event. */
const gistIn = (events: readonly TableEvent[], lot: boolean, formatContext: FormatContext): string => {
  const said = lot && events.findLast(({ kind }) => kind === 'said');
  if (said) return formatMessage(said.text, formatContext);
  const shot = events.find((event) => event.kind === 'shot');
  const [came] = shot ? litRows(shot) : [];
  if (came) return formatMessage(came.text, formatContext);
  const roll = rollsOf(events).at(-1);
  const text = roll ? roll.thrown.rows[roll.row]?.text : events.findLast(({ kind }) => kind !== 'moved')?.text;
  return text ? formatMessage(text, formatContext) : '';
};
/** The last result, in one line while the next action is chosen. A press expands it. */
export const LastEvent = ({
  open,
  formatContext,
  again,
  children,
}: Props & { again?(slow: number): void; children: ReactNode }) => {
  const [whole, setWhole] = useState(false);
  const events = actionEvents(open, open.ply);
  const isLot = isFirstTurnRoll(open, open.ply);
  const gist = gistIn(events, isLot, formatContext);
  if (gist === '') return null;
  return (
    <>
      <Row className="lastly" data-part="last-result" data-whole={whole || undefined}>
        <Row as="button" type="button" className="grow" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {(isLot ? firstTurnRolls(open, open.ply) : rollsOf(events).slice(-1)).flatMap(({ dice }) =>
            dice.map((face, i) => <Die key={i} face={face} size={24} />),
          )}
          <span className="grow">{gist}</span>
          {whole ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </Row>
        {again && (
          <>
            <IconButton label={t('shot.again')} icon={<RotateCcw aria-hidden />} press={() => again(1)} />
            <IconButton label={t('shot.slow')} icon={<Snail aria-hidden />} press={() => again(SLOW)} />
          </>
        )}
      </Row>
      {whole && children}
    </>
  );
};
const IconButton = ({ label, icon, press }: { label: string; icon: ReactNode; press(): void }) => (
  <button type="button" className="icon" title={label} onClick={press}>
    {icon}
  </button>
);
