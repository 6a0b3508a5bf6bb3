import { Dialog } from '@base-ui/react/dialog';
import { t } from '../../../i18n/index.ts';
import { PACES, SPOKEN_DETAILS, THEMES } from '../../../storage/settings.ts';
import { changeSettings, useSettings } from '../../../store/settings.ts';
import { canVibrate } from '../../../presentation/vibration.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { useInputText } from '../../useInputText.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { usePhone, useReducedMotion, useTheme } from '../../appearance.ts';
import { SavedHere, SettingsLost } from '../../components/SavedHere.tsx';
import { LanguageSwitch } from '../../components/Switches.tsx';
import { HelpSwitch } from './HelpSwitch.tsx';
import { Segments } from '../../components/Segments.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';

/** The settings of this device. */
export const Settings = ({ open, close }: { open: boolean; close(): void }) => {
  const settings = useSettings();
  const words = useInputText();
  const theme = useTheme();
  const phone = usePhone();
  const reducedMotion = useReducedMotion();
  return (
    <Dialog.Root open={open} onOpenChange={(is) => !is && close()}>
      <DialogBox title={t('settings')}>
        <div className="body settings">
          <LanguageSwitch />
          <p aria-hidden>{t('theme')}</p>
          <Segments
            label={t('theme')}
            values={THEMES}
            value={theme}
            set={(each) => changeSettings({ theme: each })}
            textOf={(each) => t(`theme.${each}`)}
          />
          <Toggle
            on={settings.dice === 'hand'}
            set={(on) => changeSettings({ dice: on ? 'hand' : 'seed' })}
            label={t('dice.hand')}
          />
          <Small>{t('dice.help')}</Small>
          <Toggle
            on={settings.seating === 'opposite'}
            set={(on) => changeSettings({ seating: on ? 'opposite' : 'side' })}
            label={t('seating.opposite')}
          />
          <p aria-hidden>{t('pace')}</p>
          <Segments
            label={t('pace')}
            values={PACES}
            value={settings.pace}
            set={(each) => changeSettings({ pace: each })}
            textOf={(each) => t(`pace.${each}`)}
          />
          <Small>{t('pace.help')}</Small>
          <p aria-hidden>{t('spoken')}</p>
          <Segments
            label={t('spoken')}
            values={SPOKEN_DETAILS}
            value={settings.spoken}
            set={(spoken) => changeSettings({ spoken })}
            textOf={(each) => t(`spoken.${each}`)}
          />
          <Small>{t('spoken.help')}</Small>
          <HelpSwitch level={settings.help} set={(help) => changeSettings({ help })} label={t('help.level')} />
          <Small>
            {words({ key: `ui:help.${settings.help}.about` })} {settings.help === 'guided' && t('help.until')}
          </Small>
          <Toggle
            on={settings.dropMoves ?? !phone}
            set={(on) => changeSettings({ dropMoves: on })}
            label={t('dropMoves')}
          />
          <Small>{words({ key: 'ui:dropMoves.help' })}</Small>
          {(settings.dropMoves ?? !phone) && (
            <Toggle
              on={settings.dropAttacks}
              set={(on) => changeSettings({ dropAttacks: on })}
              label={t('dropAttacks')}
            />
          )}
          <Toggle on={settings.pushes} set={(on) => changeSettings({ pushes: on })} label={t('pushes')} />
          <Toggle on={settings.hints} set={(on) => changeSettings({ hints: on })} label={t('first.on')} />
          {settings.hinted.length > 0 && (
            <button type="button" className="plain" onClick={() => changeSettings({ hints: true, hinted: [] })}>
              {t('first.anew')}
            </button>
          )}
          <Toggle on={settings.plainTable} set={(on) => changeSettings({ plainTable: on })} label={t('plainTable')} />
          <Toggle on={settings.still} set={(on) => changeSettings({ still: on })} label={t('still')} />
          <Toggle on={settings.ruleText} set={(on) => changeSettings({ ruleText: on })} label={t('ruleText')} />
          <Toggle on={reducedMotion} set={(on) => changeSettings({ calm: on })} label={t('calm')} />
          <Toggle on={settings.letters} set={(on) => changeSettings({ letters: on })} label={t('letters')} />
          <Toggle on={settings.earcons} set={(on) => changeSettings({ earcons: on })} label={t('earcons')} />
          <Small>{t('earcons.help', KEY_NAMES)}</Small>
          <Toggle on={!settings.muted} set={(on) => changeSettings({ muted: !on })} label={t('sound')} />
          <Row as="label">
            <span>{t('volume')}</span>
            <input
              type="range"
              className="grow"
              min={0}
              max={100}
              value={settings.volume * 100}
              disabled={settings.muted}
              onChange={(event) => changeSettings({ volume: Number(event.target.value) / 100 })}
            />
          </Row>
          <Toggle on={settings.roomTone} set={(on) => changeSettings({ roomTone: on })} label={t('roomTone')} />
          <Small>{t('roomTone.help', KEY_NAMES)}</Small>
          {canVibrate() && (
            <Toggle on={settings.vibrates} set={(on) => changeSettings({ vibrates: on })} label={t('vibrates')} />
          )}
          <SavedHere />
          <SettingsLost />
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
