import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import {
  BookOpen,
  ChartColumn,
  Download,
  Eye,
  Flag,
  GraduationCap,
  Hand,
  Home,
  Hourglass,
  Keyboard,
  Link,
  Maximize,
  Menu as MenuIcon,
  Minimize,
  Newspaper,
  Pencil,
  Presentation,
  Scale,
  Settings2,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Choice } from '../../../core/choice.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { performAction } from '../../../store/matchActions.ts';
import { isSecret, type OpenMatch, currentTurn, stateAtPly, useMatchStore } from '../../../store/matchStore.ts';
import { useLayer } from '../../back.ts';
import { exportMatch, exportView } from '../../files.ts';
import { role } from '../../windowRole.ts';
import { go, href } from '../../route.ts';
import { openRule } from '../../rulebook/Rulebook.tsx';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { openKeys } from '../../keysOpen.ts';
import { openReport } from '../../report/reportOpen.ts';
import { openBrief } from './briefOpen.ts';
import { Seats } from './Seats.tsx';
import { AgainItems } from '../ending/AgainItems.tsx';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePhone } from '../../appearance.ts';
import { useFullScreen } from '../../components/useFullScreen.ts';
import { MenuItem, PageMenu } from '../../components/PageMenu.tsx';
import { useCovering } from '../../components/DialogBox.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import { Settings } from './Settings.tsx';

/** Creates an own lesson from the position shown, and opens it for editing. */
const makeLesson = ({ match, ply }: OpenMatch): void => {
  void import('../../lesson/startOwnLesson.ts').then(({ startOwnLesson }) => startOwnLesson(match, ply));
};

/** Opens the position shown as a table to be arranged by hand. */
const arrangeShown = (open: OpenMatch): void => {
  const { game, match } = open;
  void import('../../starting/arrangedStart.ts').then(({ arrangeTable, tableFromState }) => {
    const seats = match.players.map(({ seat }) => seat);
    arrangeTable(game.id, tableFromState(game, match.options, seats, stateAtPly(open)));
  });
};

/** Opens the teacher's desk with this match, which is played there from now on. */
const leadClass = ({ id }: OpenMatch): void => void window.open(`./?desk${href({ at: 'match', id })}`, 'mera-desk');

/** Full screen on a phone. Other screens have a button for it. */
const FullScreenItem = () => {
  const screen = useFullScreen();
  const phone = usePhone();
  if (!phone || !screen) return null;
  return <MenuItem icon={screen.full ? Minimize : Maximize} text={t('fullScreen')} onClick={screen.change} />;
};

const ShareMatch = lazy(() => import('./ShareMatch.tsx').then((module) => ({ default: module.ShareMatch })));
/** A dialog that the menu opens. */
type MenuDialog = 'settings' | 'seats' | 'link';
/** Disables an item and says why. */
const whyNot = (why: false | 'secret.class' | 'secret.lesson' | 'secret.table' | 'secret.link') =>
  why === false ? {} : { disabled: true, about: t(why) };
/** What can be made of the position shown: a lesson, or a table that is arranged by hand. */
const Making = ({ open }: { readonly open: OpenMatch }) => (
  <>
    <MenuItem
      icon={Pencil}
      text={t('editor.make')}
      {...whyNot(isSecret(open) && 'secret.lesson')}
      onClick={() => makeLesson(open)}
    />
    {role === null && open.game.arrange && (
      <MenuItem
        icon={Hand}
        text={t('table.fromMatch')}
        {...whyNot(isSecret(open) && 'secret.table')}
        onClick={() => arrangeShown(open)}
      />
    )}
  </>
);

/** What of the match can be passed on: its report, a link or a file. */
const Sharing = ({ open, link }: { readonly open: OpenMatch; link(): void }) => {
  const secret = open.viewer !== 'all';
  return (
    <>
      {!open.practice && (
        <>
          <MenuItem icon={Newspaper} text={t('report')} onClick={openReport} />
          <MenuItem icon={Link} text={t('link.share')} {...whyNot(isSecret(open) && 'secret.link')} onClick={link} />
        </>
      )}
      <MenuItem icon={Download} text={t(secret ? 'export.all' : 'export')} onClick={exportMatch} />
      {secret && <MenuItem icon={Eye} text={t('export.view')} onClick={exportView} />}
    </>
  );
};

/** The items of the menu. `ask` asks before a choice outside normal play. */
const Items = ({ show, ask }: { show(dialog: MenuDialog): void; ask(choice: Choice<unknown>): void }) => {
  const { open, scene } = useMatch();
  const asides = useInteraction((now) => now.asides);
  const formatContext = createFormatContext(open.match.players, scene);
  const here = useMatchStore((state) => state.playLocation === 'here');
  return (
    <>
      <MenuItem icon={Home} text={t('home')} onClick={() => go({ at: 'home' })} />
      <hr />
      <MenuItem icon={BookOpen} text={t('rulebook')} onClick={() => openRule(open.match.game, null)} />
      <MenuItem icon={GraduationCap} text={t('lessons')} onClick={() => go({ at: 'lessons', game: open.match.game })} />
      <MenuItem icon={ChartColumn} text={t('lab')} onClick={() => go({ at: 'lab', game: open.match.game })} />
      {here && !open.practice && role === null && (
        <MenuItem
          icon={Presentation}
          text={t('desk.lead')}
          {...whyNot(isSecret(open) && 'secret.class')}
          onClick={() => leadClass(open)}
        />
      )}
      {!open.practice && <Making open={open} />}
      <MenuItem icon={Hourglass} text={t('brief')} onClick={openBrief} />
      <MenuItem icon={Keyboard} text={t('keys')} onClick={openKeys} />
      <FullScreenItem />
      <MenuItem icon={Settings2} text={t('settings')} onClick={() => show('settings')} />
      {here && !open.practice && !('over' in currentTurn(open)) && (
        <MenuItem icon={Users} text={t('seats')} onClick={() => show('seats')} />
      )}
      {here && <AgainItems open={open} />}
      <Sharing open={open} link={() => show('link')} />
      <BaseMenu.LinkItem className="item" label={t('licences')} href="./licences.txt" target="_blank" rel="noreferrer">
        <Scale aria-hidden /> {t('licences')}
      </BaseMenu.LinkItem>
      {asides.length > 0 && <hr />}
      {asides.map((choice) => (
        <MenuItem
          key={choice.label.key}
          icon={Flag}
          text={formatMessage(choice.label, formatContext)}
          onClick={() => ask(choice)}
        />
      ))}
    </>
  );
};
/** Asks before a choice that ends the match or offers to end it. */
const AsideDialog = ({ aside, close }: { readonly aside: Choice<unknown> | null; close(): void }) => {
  const { open, scene } = useMatch();
  const formatContext = createFormatContext(open.match.players, scene);
  const final = open.game.secrets || open.match.takeBack === 'off';
  useLayer(close, aside !== null);
  return (
    <AlertDialog.Root open={aside !== null} onOpenChange={(is) => !is && close()}>
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
  );
};
/** The table's menu: rulebook, settings, file, the ways to end a match outside normal play, and the way home. */
export const Menu = () => {
  const { open, showing, finish } = useMatch();
  const [dialog, show] = useState<MenuDialog | null>(null);
  const [aside, setAside] = useState<Choice<unknown> | null>(null);
  useCovering(aside !== null);
  const close = (): void => show(null);
  return (
    <>
      <PageMenu
        className="icon"
        label={t('menu')}
        button={<MenuIcon aria-hidden />}
        // A result still on show would hold back the choices outside normal play.
        opens={() => showing?.held && finish()}
      >
        <Items show={show} ask={setAside} />
      </PageMenu>
      <AsideDialog aside={aside} close={() => setAside(null)} />
      <Seats table={open} open={dialog === 'seats'} close={close} />
      <Settings open={dialog === 'settings'} close={close} />
      {dialog === 'link' && (
        <Suspense>
          <ShareMatch open={open} close={close} />
        </Suspense>
      )}
    </>
  );
};
