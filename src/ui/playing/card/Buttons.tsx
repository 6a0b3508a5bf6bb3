import { RotateCw } from 'lucide-react';
import { modeKey, enabledChoices } from '../../../core/choice.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { disabledAims, selectionModes, seesTargets, soleTargets } from '../../../interaction/modes.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePrimaryButton } from '../context/primary.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';
import { useInputText } from '../../useInputText.ts';

/** The button that turns the selected piece while it can be put. */
export const Turning = () => {
  const send = useSend();
  const turns = useInteraction(({ choices, selected }) =>
    enabledChoices(choices).some((choice) => choice.kind === 'put' && choice.turns && choice.piece === selected),
  );
  return (
    turns && (
      <div className="buttons" data-part="buttons">
        <button type="button" className="plain" onClick={() => send({ type: 'turn', steps: 1 })}>
          <RotateCw aria-hidden /> {t('put.turn')}
        </button>
      </div>
    )
  );
};

/** The other choices of the selected piece: modes, targets and plain buttons. */
export const Buttons = () => {
  const words = useInputText();
  const { formatContext, guided } = useMatch();
  const { primary, suggestion } = usePrimaryButton();
  const interaction = useInteraction(({ choices, selected, scene, mode, typing, others, proposal }) => ({
    choices,
    selected,
    scene,
    mode,
    typing,
    others,
    proposes: proposal !== null,
  }));
  const send = useSend();
  // Whether the primary button offers a position that the game chooses, or there is a palette.
  const places = guided?.Palette !== undefined || (primary === 'lead' && suggestion?.kind === 'place');
  if (interaction.proposes) return null;
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
    <div className="buttons" data-part="buttons">
      {seesTargets(interaction) && <Small className="hint">{words({ key: 'ui:hint.target' })}</Small>}
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
        <Small key={modeKey(choice)}>
          {formatMessage(choice.label, formatContext)}.{' '}
          {choice.disabled && formatMessage(choice.disabled.text, formatContext)}
        </Small>
      ))}
      {targets.map((choice, i) => (
        <button key={i} type="button" className="plain" onClick={() => send({ type: 'propose', draft: { choice } })}>
          {formatMessage(choice.label, formatContext)} → <GlyphText text={formatContext.label?.(choice.target) ?? ''} />
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
          <Small key={`${choice.label.key}${i}`}>
            {formatMessage(choice.label, formatContext)}.{' '}
            {choice.disabled && formatMessage(choice.disabled.text, formatContext)}
          </Small>
        ))}
    </div>
  );
};
