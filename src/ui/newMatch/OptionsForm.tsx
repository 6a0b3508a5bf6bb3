import { lazy, Suspense } from 'react';
import { hasText, formatMessage, t } from '../../i18n/index.ts';
import { openRule } from '../rulebook/Rulebook.tsx';
import { type InputProps, matters, ruleOf } from '../starting/form.ts';
import { OptionInput } from './OptionInput.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

const DESIGNS = {
  army: lazy(() => import('./army/ArmyField.tsx').then((module) => ({ default: module.ArmyField }))),
  fortress: lazy(() => import('./fortress/FortressField.tsx').then((module) => ({ default: module.FortressField }))),
};
/** A game's options, each with the rule that it changes. */
export const OptionsForm = (props: Omit<InputProps, 'field'>) => (
  <div className="options">
    {props.fields
      .filter((field) => matters(field, props.values))
      .map((field) => (
        <Row key={field.key} className="option" data-part="option">
          <div className="grow">
            <Input {...props} field={field} />
            {hasText(`${props.game}:option.${field.key}.help`) && (
              <Small>{formatMessage({ key: `${props.game}:option.${field.key}.help` })}</Small>
            )}
          </div>
          <RuleTag game={props.game} rule={ruleOf(field, props.values)} />
        </Row>
      ))}
  </div>
);

const RuleTag = ({ game, rule }: { game: string; rule: string | null }) =>
  rule && (
    <button
      type="button"
      className="rule quiet"
      title={rule}
      onClick={() => openRule(game, rule)}
      aria-label={t('rule.open', { rule })}
    >
      ?
    </button>
  );

const Input = (props: InputProps) => {
  const { input } = props.field;
  if (input.kind !== 'design') return <OptionInput {...props} input={input} />;
  const Design = DESIGNS[input.design];
  return (
    <Suspense fallback={<Small>{t('loading')}</Small>}>
      <Design {...props} />
    </Suspense>
  );
};
