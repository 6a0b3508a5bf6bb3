import { ArrowRight, RotateCcw, RotateCw, Snail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { modeOf, openOf } from '../../../core/choice.ts';
import { firstThrow } from '../../../core/match.ts';
import type { PieceNode } from '../../../core/scene.ts';
import { gapBetween } from '../../../geometry/shape.ts';
import { hasText, length, number, percent, tell, ui } from '../../../i18n/index.ts';
import { useSettings } from '../../../store/settings.ts';
import { EyePicture } from '../../../table/marks/EyePicture.tsx';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useNarrow, useTheme } from '../../look.ts';
import { openRule } from '../../Rulebook.tsx';
import { AimPanel } from './AimPanel.tsx';
import { Since } from '../bars/Since.tsx';
import { Clash, clashIn } from './Clash.tsx';
import { Die } from './Die.tsx';
import { Ending } from './Ending.tsx';
import { FanOdds } from './FanOdds.tsx';
import { KeptList } from '../lists/KeptList.tsx';
import { modesOf, seesTargets, targetsOf } from '../hand/modes.ts';
import { Odds } from './Odds.tsx';
import { Outcomes } from './Outcomes.tsx';
import { OutlookSwitch } from './Outlook.tsx';
import type { PanelProps } from '../Panel.tsx';
import { Losses } from '../lists/Losses.tsx';
import { PickList } from '../lists/PickList.tsx';
import { pieceWords } from '../words/places.ts';
import { RuleTable } from './RuleTable.tsx';
import { deedEvents, sceneAt } from '../show/scenes.ts';
import { rollsOf } from './Tray.tsx';
import type { Hand } from '../hand/usePlayHand.ts';
import { Waiting } from '../lists/Waiting.tsx';

/** What is being done, always in this order: who, the picture, the sum, the odds and the rule table. */
export const ActionCard = (props: PanelProps) => {
  const { hand, words, showing, open, since } = props;
  const teacher = useSettings((settings) => settings.teacher);
  const events = deedEvents(open, open.ply);
  // What a die has brought is told when it has been seen on the table.
  const rolling = showing?.rolling.at(-1) ?? showing?.lying.at(-1);
  const action = hand.typing?.action ?? (hand.offer.kind === 'act' ? hand.offer.action : undefined);
  const ask = hand.typing?.ask ?? (action === undefined ? null : firstThrow(hand.game, hand.view, action));
  const last = rolling ?? rollsOf(events).at(-1);
  const shot = events.find((event) => event.kind === 'shot');
  const fired = shot !== undefined;
  const narrow = useNarrow();
  const theme = useTheme();
  // What others have done is told by the strip; a fight is seen face to face besides.
  const summed = since.length > 0 && !showing;
  const told = !rolling && events.length > 0 && hand.proposal === null && (!summed || clashIn(events) !== undefined);
  const lingering = useLinger(open.steps.length, last !== undefined);
  const lit = last && hand.proposal === null && !summed && (showing || lingering || (!ask && !narrow)) ? last : null;
  const rows = hand.proposal?.preview?.outcomes;
  const rule = hand.proposal?.refusal?.rule ?? ask?.rule ?? last?.rule;
  return (
    <>
      {'over' in hand.turn && (
        <Ending open={open} turn={hand.turn} words={words} chances={props.chances} again={props.again} />
      )}
      {(narrow || theme === 'projector') && <Since open={open} deeds={since} again={props.again} />}
      {told && fired && !showing && <Again again={props.again} />}
      {told && <Verdict {...props} brief={lit === null && ask !== null} />}
      {told && shot?.outcomes && !showing && (
        <Outcomes game={hand.game.id} {...shot.outcomes} whole={teacher} words={words} />
      )}
      {lit && <RuleTable game={hand.game.id} ask={lit.thrown} rolled={rolling ? null : lit} words={words} />}
      <Waiting hand={hand} words={words} table={props.table} />
      <PickList hand={hand} />
      <Who {...props} />
      <Measure {...props} />
      <OutlookSwitch hand={hand} />
      <AimPanel hand={hand} fan={props.fan} words={words} />
      <FanOdds hand={hand} fan={props.fan} words={words} />
      {rows && <Outcomes game={hand.game.id} rows={rows} lit={null} whole words={words} />}
      <Turning hand={hand} />
      {!hand.proposal && <Buttons {...props} />}
      <KeptList hand={hand} open={open} />
      {hand.refusal && (
        <p className="bad" role="alert">
          {tell(hand.refusal.text, words)}
        </p>
      )}
      {action !== undefined && ask && <Odds game={hand.game} view={hand.view} action={action} words={words} />}
      {ask && !lit && <RuleTable game={hand.game.id} ask={ask} rolled={null} words={words} />}
      <Losses hand={hand} words={words} />
      {teacher && rule && hasText(`${hand.game.id}:${rule}`) && (
        <section className="lesson">
          <h2>
            <button
              type="button"
              className="rule"
              onClick={() => openRule(hand.game.id, rule)}
              title={ui('rule.open', { rule })}
            >
              {rule}
            </button>{' '}
            {tell({ key: `${hand.game.id}:${rule}.name` })}
          </h2>
          <p>{tell({ key: `${hand.game.id}:${rule}` })}</p>
        </section>
      )}
    </>
  );
};

/** A shot can be looked at once more, also slowly: it is the same one. */
const Again = ({ again }: { again(slow: number): void }) => (
  <div className="buttons">
    <button type="button" className="plain" onClick={() => again(1)}>
      <RotateCcw aria-hidden /> {ui('shot.again')}
    </button>
    <button type="button" className="plain" onClick={() => again(SLOW)}>
      <Snail aria-hidden /> {ui('shot.slow')}
    </button>
  </div>
);
const SLOW = 5;

const LINGER_MS = 1600;
/** Whether a throw has fallen just now: its lit row stays a moment before the table of the next throw takes its place. */
const useLinger = (steps: number, rolled: boolean): boolean => {
  const [seen, setSeen] = useState(steps);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(steps), LINGER_MS);
    return () => clearTimeout(timer);
  }, [steps]);
  return rolled && seen < steps;
};

/** What the dice said: faces, the word, and what came of it. */
const Verdict = ({ open, words, brief }: PanelProps & { brief: boolean }) => {
  const events = deedEvents(open, open.ply);
  const rolls = rollsOf(events);
  const clash = clashIn(events);
  const told = events.filter(
    (event) => event !== clash && event.kind !== 'rolled' && (event.kind !== 'moved' || (rolls.length === 0 && !clash)),
  );
  const before = sceneAt(open, Math.max(0, open.ply - 1));
  return (
    <section className="verdict" data-brief={brief || undefined}>
      {clash && <Clash event={clash} events={events} before={before} words={words} />}
      {rolls.map((roll, i) => {
        const row = roll.thrown.rows[roll.row];
        return (
          <p key={i} className="row">
            {roll.dice.map((face, k) => (
              <Die key={k} face={face} size={brief || rolls.length > 1 ? 28 : 44} />
            ))}
            <span>
              <span className="small">{tell(roll.text, words)}</span>
              <strong className="display">{row && tell(row.text, words)}</strong>
            </span>
          </p>
        );
      })}
      {(brief ? told.slice(0, 1) : told).map((event, i) => (
        <p key={i} className={clash ? 'display' : 'small'}>
          {tell(event.text, words)}
        </p>
      ))}
    </section>
  );
};

const pieceOf = (hand: Hand, id: unknown): PieceNode | undefined =>
  hand.scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id);

const Who = ({ hand, words }: PanelProps) => {
  const theme = useTheme();
  const mine = pieceOf(hand, hand.selected);
  const choice = hand.proposal?.choice;
  const target = pieceOf(hand, choice?.kind === 'do' ? choice.target : undefined);
  if (!mine || mine.waits) return null;
  return (
    <div className="who">
      <p className="row">
        <Portrait piece={mine} theme={theme} size={48} />
        <span className="grow">
          <strong>{pieceWords(mine, hand.scene, words)}</strong>
          {!target && mine.state && <span className="small">{tell(mine.state, words)}</span>}
        </span>
        {target && (
          <>
            <ArrowRight aria-hidden />
            <strong className="grow right">{pieceWords(target, hand.scene, words)}</strong>
            <Portrait piece={target} theme={theme} size={48} />
          </>
        )}
      </p>
      {target && mine.state && <p className="small">{tell(mine.state, words)}</p>}
      {target?.mayBe ? <MayBe piece={target} faces={target.mayBe} /> : null}
      {target?.state && !target.mayBe && <p className="small right">{tell(target.state, words)}</p>}
    </div>
  );
};

/** What a hidden piece may be: a block's face and name for each. */
const MayBe = ({ piece, faces }: { piece: PieceNode; faces: NonNullable<PieceNode['mayBe']> }) => {
  const theme = useTheme();
  return (
    <>
      <p className="small">{ui('mayBe')}</p>
      <ul className="ranks" aria-label={ui('mayBe')}>
        {faces.map((face) => (
          <li key={face.emblem}>
            <Portrait piece={{ ...piece, ...face }} theme={theme} size={30} />
            {face.name && tell(face.name)}
          </li>
        ))}
      </ul>
    </>
  );
};

/** From base edge to base edge. */
const gapOf = (one?: PieceNode, other?: PieceNode): number | null => {
  if (one?.base.kind !== 'disc' || other?.base.kind !== 'disc') return null;
  return gapBetween({ at: one.at, r: one.base.r }, { at: other.at, r: other.base.r });
};

/** The picture and the numbers of what is proposed: the way's length, the hidden share, the parts of a sum. */
const Measure = ({ hand, words }: PanelProps) => {
  const theme = useTheme();
  const preview = hand.proposal?.preview;
  if (!preview) return null;
  const { eye, used, reasons } = preview;
  const far = eye ? gapOf(pieceOf(hand, eye.shooter), pieceOf(hand, eye.target)) : null;
  const choice = hand.proposal?.choice;
  const reach = choice?.kind === 'walk' ? choice.reach : null;
  return (
    <>
      {eye && (
        <figure className="eye">
          <EyePicture view={eye} theme={theme} scene={hand.scene} />
          <figcaption data-over={eye.sight.share > eye.notch || undefined}>
            <strong>{ui('eye.hidden', { share: { share: eye.sight.share } })}</strong>
            <span
              className="share"
              style={{ '--share': eye.sight.share, '--notch': eye.notch } as React.CSSProperties}
              aria-hidden
            />
            <span>
              {ui('eye.limit', { share: percent(eye.notch) })}
              {eye.sight.takes[0] ? ` · ${ui('eye.by', { who: words.label?.(eye.sight.takes[0].id) ?? '' })}` : ''}
            </span>
          </figcaption>
        </figure>
      )}
      {eye && far !== null && (
        <p className="row spread">
          <span>{ui('distance')}</span>
          <strong>
            {length(far, words).unit} · {length(far, words).cm}
          </strong>
        </p>
      )}
      {used !== undefined && (
        <p className="row spread">
          <span>{ui('walk.used')}</span>
          <strong>
            {length(used, words).unit}
            {reach !== null && ` / ${number(reach / hand.scene.unit.mm)}`}
          </strong>
        </p>
      )}
      {reasons?.map((reason) => (
        <p key={reason.text.key} className="row spread">
          <span>{tell(reason.text, words)}</span>
          <strong>{number(reason.value)}</strong>
        </p>
      ))}
    </>
  );
};

/** The button that turns the picked piece, while it can be put. */
const Turning = ({ hand }: Pick<PanelProps, 'hand'>) => {
  const turns = openOf(hand.choices).some(
    (choice) => choice.kind === 'put' && choice.turns && choice.piece === hand.selected,
  );
  return (
    turns && (
      <div className="buttons">
        <button type="button" className="plain" onClick={() => hand.turnPiece(1)}>
          <RotateCw aria-hidden /> {ui('put.turn')}
        </button>
      </div>
    )
  );
};

const Buttons = ({ hand, words }: PanelProps) => {
  const spare = openOf(hand.choices).find(
    (choice) => choice.kind === 'put' && 'areas' in choice.to && choice.piece === hand.selected,
  );
  const modes = modesOf(hand);
  const targets = modes.length === 0 ? targetsOf(hand.choices) : [];
  if (hand.typing) return <p>{ui('dice.type', { what: tell(hand.typing.ask.text, words) })}</p>;
  return (
    <div className="buttons">
      {seesTargets(hand) && <p className="small hint">{ui('hint.target')}</p>}
      {modes.map((choice) => {
        const mode = modeOf(choice);
        return (
          <button
            key={mode}
            type="button"
            className="plain"
            aria-pressed={hand.mode === mode}
            onClick={() => hand.setMode(hand.mode === mode ? null : mode)}
          >
            {tell(choice.label, words)}
          </button>
        );
      })}
      {targets.map((choice, i) => (
        <button key={i} type="button" className="plain" onClick={() => hand.propose({ choice })}>
          {tell(choice.label, words)} → {words.label?.(choice.target)}
        </button>
      ))}
      {spare?.kind === 'put' && (
        <button type="button" className="plain" onClick={() => hand.propose({ choice: spare })}>
          {ui('put.example')}
        </button>
      )}
      {hand.others
        .filter((choice) => !choice.not)
        .map((choice, i) => (
          <button key={`${choice.label.key}${i}`} type="button" className="plain" onClick={() => hand.choose(choice)}>
            {tell(choice.label, words)}
          </button>
        ))}
      {hand.others
        .filter((choice) => choice.not)
        .map((choice, i) => (
          <p key={`${choice.label.key}${i}`} className="small">
            {tell(choice.label, words)}: {choice.not && tell(choice.not.text, words)}
          </p>
        ))}
    </div>
  );
};
