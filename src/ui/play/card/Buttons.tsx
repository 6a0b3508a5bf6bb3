import { RotateCw } from 'lucide-react';
import { modeKey, enabledChoices } from '../../../core/choice.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { barredIn, modesOf, seesTargets, targetsOf } from '../hand/modes.ts';
import type { PanelProps } from '../props.ts';

/** The button that turns the picked piece, while it can be put. */
export const Turning = ({ interaction }: Pick<PanelProps, 'interaction'>) => {
  const turns = enabledChoices(interaction.choices).some(
    (choice) => choice.kind === 'put' && choice.turns && choice.piece === interaction.selected,
  );
  return (
    turns && (
      <div className="buttons">
        <button type="button" className="plain" onClick={() => interaction.turnPiece(1)}>
          <RotateCw aria-hidden /> {ui('put.turn')}
        </button>
      </div>
    )
  );
};

/** What else may be done with the picked piece: ways of acting, targets and plain buttons. */
export const Buttons = ({
  interaction,
  places,
  formatContext,
}: Pick<PanelProps, 'interaction' | 'formatContext'> & {
  /** The yellow button offers a place of the game's own choice. */
  readonly places: boolean;
}) => {
  const spare = places
    ? undefined
    : enabledChoices(interaction.choices).find(
        (choice) => choice.kind === 'put' && 'areas' in choice.to && choice.piece === interaction.selected,
      );
  const modes = modesOf(interaction);
  const targets = modes.length === 0 ? targetsOf(interaction.choices) : [];
  if (interaction.typing) return <p>{ui('dice.type', { what: tell(interaction.typing.ask.text, formatContext) })}</p>;
  return (
    <div className="buttons">
      {seesTargets(interaction) && <p className="small hint">{ui('hint.target')}</p>}
      {modes.map((choice) => {
        const mode = modeKey(choice);
        return (
          <button
            key={mode}
            type="button"
            className="plain"
            aria-pressed={interaction.mode === mode}
            onClick={() => interaction.setMode(interaction.mode === mode ? null : mode)}
          >
            {tell(choice.label, formatContext)}
          </button>
        );
      })}
      {barredIn(interaction).map((choice) => (
        <p key={modeKey(choice)} className="small">
          {tell(choice.label, formatContext)}: {choice.disabled && tell(choice.disabled.text, formatContext)}
        </p>
      ))}
      {targets.map((choice, i) => (
        <button key={i} type="button" className="plain" onClick={() => interaction.propose({ choice })}>
          {tell(choice.label, formatContext)} → {formatContext.label?.(choice.target)}
        </button>
      ))}
      {spare?.kind === 'put' && (
        <button type="button" className="plain" onClick={() => interaction.propose({ choice: spare })}>
          {ui('put.example')}
        </button>
      )}
      {interaction.others
        .filter((choice) => !choice.disabled)
        .map((choice, i) => (
          <button
            key={`${choice.label.key}${i}`}
            type="button"
            className="plain"
            onClick={() => interaction.choose(choice)}
          >
            {tell(choice.label, formatContext)}
          </button>
        ))}
      {interaction.others
        .filter((choice) => choice.disabled)
        .map((choice, i) => (
          <p key={`${choice.label.key}${i}`} className="small">
            {tell(choice.label, formatContext)}: {choice.disabled && tell(choice.disabled.text, formatContext)}
          </p>
        ))}
    </div>
  );
};
