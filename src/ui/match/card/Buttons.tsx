import { RotateCw } from 'lucide-react';
import { modeKey, enabledChoices } from '../../../core/choice.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { disabledAims, selectionModes, seesTargets, soleTargets } from '../../../interaction/modes.ts';
import type { PanelProps } from '../props.ts';
import { useSend } from '../interaction.tsx';

/** The button that turns the picked piece, while it can be put. */
export const Turning = ({ interaction }: Pick<PanelProps, 'interaction'>) => {
  const send = useSend();
  const turns = enabledChoices(interaction.choices).some(
    (choice) => choice.kind === 'put' && choice.turns && choice.piece === interaction.selected,
  );
  return (
    turns && (
      <div className="buttons">
        <button type="button" className="plain" onClick={() => send({ type: 'turn', steps: 1 })}>
          <RotateCw aria-hidden /> {t('put.turn')}
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
  const send = useSend();
  const spare = places
    ? undefined
    : enabledChoices(interaction.choices).find(
        (choice) => choice.kind === 'put' && 'areas' in choice.to && choice.piece === interaction.selected,
      );
  const modes = selectionModes(interaction);
  const targets = modes.length === 0 ? soleTargets(interaction.choices) : [];
  if (interaction.typing)
    return <p>{t('dice.type', { what: formatMessage(interaction.typing.ask.text, formatContext) })}</p>;
  return (
    <div className="buttons">
      {seesTargets(interaction) && <p className="small hint">{t('hint.target')}</p>}
      {modes.map((choice) => {
        const mode = modeKey(choice);
        return (
          <button
            key={mode}
            type="button"
            className="plain"
            aria-pressed={interaction.mode === mode}
            onClick={() => send({ type: 'mode', mode: interaction.mode === mode ? null : mode })}
          >
            {formatMessage(choice.label, formatContext)}
          </button>
        );
      })}
      {disabledAims(interaction).map((choice) => (
        <p key={modeKey(choice)} className="small">
          {formatMessage(choice.label, formatContext)}.{' '}
          {choice.disabled && formatMessage(choice.disabled.text, formatContext)}
        </p>
      ))}
      {targets.map((choice, i) => (
        <button key={i} type="button" className="plain" onClick={() => send({ type: 'propose', draft: { choice } })}>
          {formatMessage(choice.label, formatContext)} → {formatContext.label?.(choice.target)}
        </button>
      ))}
      {spare?.kind === 'put' && (
        <button type="button" className="plain" onClick={() => send({ type: 'propose', draft: { choice: spare } })}>
          {t('put.example')}
        </button>
      )}
      {interaction.others
        .filter((choice) => !choice.disabled)
        .map((choice, i) => (
          <button
            key={`${choice.label.key}${i}`}
            type="button"
            className="plain"
            onClick={() => send({ type: 'choose', choice })}
          >
            {formatMessage(choice.label, formatContext)}
          </button>
        ))}
      {interaction.others
        .filter((choice) => choice.disabled)
        .map((choice, i) => (
          <p key={`${choice.label.key}${i}`} className="small">
            {formatMessage(choice.label, formatContext)}.{' '}
            {choice.disabled && formatMessage(choice.disabled.text, formatContext)}
          </p>
        ))}
    </div>
  );
};
