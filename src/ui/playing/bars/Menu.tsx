import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import {
  BookOpen,
  ChartColumn,
  Download,
  Eye,
  Flag,
  GraduationCap,
  Home,
  Hourglass,
  Keyboard,
  Menu as MenuIcon,
  Pencil,
  Presentation,
  Scale,
  Settings2,
  Users,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { Choice } from '../../../core/choice.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { PACES, THEMES } from '../../../storage/settings.ts';
import { performAction } from '../../../store/matchActions.ts';
import { changeSettings, useSettings } from '../../../store/settings.ts';
import { isSecret, type OpenMatch, currentTurn, useMatchStore } from '../../../store/matchStore.ts';
import { isInverted } from '../../../table/camera/coordinates.ts';
import { useLayer } from '../../back.ts';
import { InTurn, Wins } from '../../components/RulesSummary.tsx';
import { DialogBox } from '../../components/DialogBox.tsx';
import { exportMatch, exportView } from '../../files.ts';
import { useReducedMotion, useTheme } from '../../appearance.ts';
import { role } from '../../windowRole.ts';
import { go, href } from '../../route.ts';
import { openRule } from '../../rulebook/Rulebook.tsx';
import { SavedHere, SettingsLost } from '../../components/SavedHere.tsx';
import { LanguageSwitch } from '../../components/Switches.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { openKeys } from './Keys.tsx';
import { Seats } from './Seats.tsx';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';
import { Row } from '../../components/Row.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';

/** Creates an own lesson from the position shown, and opens it for editing. */
const makeLesson = ({ match, ply }: OpenMatch): void => {
  void import('../../lesson/startOwnLesson.ts').then(({ startOwnLesson }) => startOwnLesson(match, ply));
};

/** Opens the teacher's desk with this match, which is played there from now on. */
const leadClass = ({ id }: OpenMatch): void => void window.open(`./?desk${href({ at: 'match', id })}`, 'mera-desk');

/** The text of a menu item, and why it is disabled. */
const Labelled = ({ text, why }: { readonly text: string; readonly why: false | 'secret.class' | 'secret.lesson' }) => (
  <span>
    {text}
    {why && <Small as="span">{t(why)}</Small>}
  </span>
);

/** The table's menu: rulebook, settings, file, the ways to end a match outside normal play, and the way home. */
export const Menu = () => {
  const { open, scene, showing, finish } = useMatch();
  const asides = useInteraction((now) => now.asides);
  const [settings, setSettings] = useState(false);
  const [seats, setSeats] = useState(false);
  const [brief, setBrief] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // It must be inside the page's landmark, where a screen reader looks for it.
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [aside, setAside] = useState<Choice<unknown> | null>(null);
  const [listed, list] = useState(false);
  const [turned, turn] = useState(false);
  useLayer(() => list(false), listed);
  useLayer(() => setAside(null), aside !== null);
  const formatContext = createFormatContext(open.match.players, scene);
  const secret = open.viewer !== 'all';
  const final = open.game.secrets || open.match.takeBack === 'off';
  const here = useMatchStore((state) => state.playLocation === 'here');
  return (
    <>
      <div
        ref={(here) => {
          place.current = here;
          setPage(here?.closest('main') ?? null);
        }}
      />
      <BaseMenu.Root
        open={listed}
        onOpenChange={(is) => {
          list(is);
          turn(place.current !== null && isInverted(place.current));
          // A result still on show would hold back the choices outside normal play.
          if (is && showing?.held) finish();
        }}
      >
        <BaseMenu.Trigger className="icon" aria-label={t('menu')}>
          <MenuIcon aria-hidden />
        </BaseMenu.Trigger>
        {/* Rendered in the page itself. Inside an element turned for the far seat, it would be positioned as if not turned. */}
        <BaseMenu.Portal container={page}>
          <BaseMenu.Positioner className="layer" sideOffset={6} align="start">
            <BaseMenu.Popup className="popup" data-turned={turned || undefined}>
              <BaseMenu.Item className="item" onClick={() => openRule(open.match.game, null)}>
                <BookOpen aria-hidden /> {t('rulebook')}
              </BaseMenu.Item>
              <BaseMenu.Item className="item" onClick={() => go({ at: 'lessons', game: open.match.game })}>
                <GraduationCap aria-hidden /> {t('lessons')}
              </BaseMenu.Item>
              <BaseMenu.Item className="item" onClick={() => go({ at: 'lab', game: open.match.game })}>
                <ChartColumn aria-hidden /> {t('lab')}
              </BaseMenu.Item>
              {here && !open.practice && role === null && (
                <BaseMenu.Item className="item" disabled={isSecret(open)} onClick={() => leadClass(open)}>
                  <Presentation aria-hidden /> <Labelled text={t('desk.lead')} why={isSecret(open) && 'secret.class'} />
                </BaseMenu.Item>
              )}
              {!open.practice && (
                <BaseMenu.Item className="item" disabled={isSecret(open)} onClick={() => makeLesson(open)}>
                  <Pencil aria-hidden /> <Labelled text={t('editor.make')} why={isSecret(open) && 'secret.lesson'} />
                </BaseMenu.Item>
              )}
              <BaseMenu.Item className="item" onClick={() => setBrief(true)}>
                <Hourglass aria-hidden /> {t('brief')}
              </BaseMenu.Item>
              <BaseMenu.Item className="item" onClick={openKeys}>
                <Keyboard aria-hidden /> {t('keys')}
              </BaseMenu.Item>
              <BaseMenu.Item className="item" onClick={() => setSettings(true)}>
                <Settings2 aria-hidden /> {t('settings')}
              </BaseMenu.Item>
              {here && !open.practice && !open.game.secrets && !('over' in currentTurn(open)) && (
                <BaseMenu.Item className="item" onClick={() => setSeats(true)}>
                  <Users aria-hidden /> {t('seats')}
                </BaseMenu.Item>
              )}
              <BaseMenu.Item className="item" onClick={exportMatch}>
                <Download aria-hidden /> {t(secret ? 'export.all' : 'export')}
              </BaseMenu.Item>
              {secret && (
                <BaseMenu.Item className="item" onClick={exportView}>
                  <Eye aria-hidden /> {t('export.view')}
                </BaseMenu.Item>
              )}
              <BaseMenu.LinkItem className="item" href="./licences.txt" target="_blank" rel="noreferrer">
                <Scale aria-hidden /> {t('licences')}
              </BaseMenu.LinkItem>
              {asides.length > 0 && <hr />}
              {asides.map((choice) => (
                <BaseMenu.Item key={choice.label.key} className="item" onClick={() => setAside(choice)}>
                  <Flag aria-hidden /> {formatMessage(choice.label, formatContext)}
                </BaseMenu.Item>
              ))}
              <hr />
              <BaseMenu.Item className="item" onClick={() => go({ at: 'home' })}>
                <Home aria-hidden /> {t('home')}
              </BaseMenu.Item>
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
      <AlertDialog.Root open={aside !== null} onOpenChange={(is) => !is && setAside(null)}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog">
            <header>
              <AlertDialog.Title>{aside && formatMessage(aside.label, formatContext)}</AlertDialog.Title>
            </header>
            <AlertDialog.Description className="body">
              {aside?.meta === 'offer' ? t('aside.offer') : t('aside.text')} {t(final ? 'aside.final' : 'aside.back')}
            </AlertDialog.Description>
            <footer>
              <AlertDialog.Close className="plain">{t('cancel')}</AlertDialog.Close>
              <PrimaryButton
                as={AlertDialog.Close}

                onClick={() => aside?.kind === 'do' && void performAction(aside.action)}
              >
                {aside && formatMessage(aside.label, formatContext)}
              </PrimaryButton>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
      <Seats table={open} open={seats} close={() => setSeats(false)} />
      <Dialog.Root open={brief} onOpenChange={setBrief}>
        <DialogBox title={t('brief.title', { game: { key: `${open.match.game}:name` } })}>
          <div className="body">
            <Wins game={open.game} options={open.match.options} />
            <InTurn game={open.game} options={open.match.options} />
          </div>
        </DialogBox>
      </Dialog.Root>
      <Settings open={settings} close={() => setSettings(false)} />
    </>
  );
};

const Settings = ({ open, close }: { open: boolean; close(): void }) => {
  const settings = useSettings();
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  return (
    <Dialog.Root open={open} onOpenChange={(is) => !is && close()}>
      <DialogBox title={t('settings')}>
        <div className="body settings">
          <LanguageSwitch />
          <p aria-hidden>{t('theme')}</p>
          <div className="segments" role="group" aria-label={t('theme')}>
            {THEMES.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={theme === each}
                onClick={() => changeSettings({ theme: each })}
              >
                {t(`theme.${each}`)}
              </button>
            ))}
          </div>
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
          <div className="segments" role="group" aria-label={t('pace')}>
            {PACES.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={settings.pace === each}
                onClick={() => changeSettings({ pace: each })}
              >
                {t(`pace.${each}`)}
              </button>
            ))}
          </div>
          <Small>{t('pace.help')}</Small>
          <Toggle on={settings.pushes} set={(on) => changeSettings({ pushes: on })} label={t('pushes')} />
          <Toggle on={settings.coach} set={(on) => changeSettings({ coach: on })} label={t('coach.on')} />
          <Toggle on={settings.hints} set={(on) => changeSettings({ hints: on })} label={t('first.on')} />
          {settings.hinted.length > 0 && (
            <button type="button" className="plain" onClick={() => changeSettings({ hints: true, hinted: [] })}>
              {t('first.anew')}
            </button>
          )}
          <Toggle on={settings.still} set={(on) => changeSettings({ still: on })} label={t('still')} />
          <Toggle on={settings.teacher} set={(on) => changeSettings({ teacher: on })} label={t('teacher.mode')} />
          <Toggle on={reducedMotion} set={(on) => changeSettings({ calm: on })} label={t('calm')} />
          <Toggle on={settings.letters} set={(on) => changeSettings({ letters: on })} label={t('letters')} />
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
          <SavedHere />
          <SettingsLost />
        </div>
      </DialogBox>
    </Dialog.Root>
  );
};
