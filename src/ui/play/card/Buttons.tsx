import { RotateCw } from 'lucide-react';
import { modeOf, openOf } from '../../../core/choice.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { barredIn, modesOf, seesTargets, targetsOf } from '../hand/modes.ts';
import type { PanelProps } from '../props.ts';

/** The button that turns the picked piece, while it can be put. */
export const Turning = ({ hand }: Pick<PanelProps, 'hand'>) => {
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

/** What else may be done with the picked piece: ways of acting, targets and plain buttons. */
export const Buttons = ({
  hand,
  places,
  words,
}: Pick<PanelProps, 'hand' | 'words'> & {
  /** The yellow button offers a place of the game's own choice. */
  readonly places: boolean;
}) => {
  const spare = places
    ? undefined
    : openOf(hand.choices).find(
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
      {barredIn(hand).map((choice) => (
        <p key={modeOf(choice)} className="small">
          {tell(choice.label, words)}: {choice.not && tell(choice.not.text, words)}
        </p>
      ))}
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
