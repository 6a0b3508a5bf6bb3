import { Circle, Eraser, Eye, EyeOff, Flashlight, MonitorOff, MoveUpRight, QrCode, Snowflake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { answerOf, DESK_KEYS, isKey, KEY_NAMES, type KeyAct } from '../../table/input/keyTable.ts';
import { changeClass, type ClassState, type Tool, useClass } from '../class/classroom.ts';
import { Tools } from '../components/Tools.tsx';

const cover = (how: ClassState['covered']): void => {
  const { covered } = useClass.getState();
  changeClass({ covered: covered === how ? 'live' : how });
};
const takeUp = (tool: Tool): void => {
  const now = useClass.getState().tool === tool ? 'hand' : tool;
  changeClass({ tool: now, ...(now === 'spot' ? {} : { spot: null }) });
};
const wipe = (): void => changeClass({ marks: [], spot: null, tool: 'hand' });

const LEADS = ['later', 'earlier'] as const satisfies readonly KeyAct[];
interface Keys {
  next(): void;
  back(): void;
  vote(answer: number): void;
  /** Whether a link exists with a code to show. */
  readonly code: boolean;
}
/** Handles the desk's keys (`KEYS`): they cover and draw, Page Down and Page Up lead, the digits count hands. In fields they do nothing. */
export const useToolKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const at = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement)
        return;
      const actions: Partial<Record<KeyAct, () => void>> = {
        freeze: () => cover('frozen'),
        blank: () => cover('blank'),
        ...(latest.current.code ? { code: () => cover('coded') } : {}),
        spot: () => takeUp('spot'),
        arrow: () => takeUp('arrow'),
        ring: () => takeUp('ring'),
        later: () => latest.current.next(),
        earlier: () => latest.current.back(),
      };
      const answer = answerOf(event);
      const act = [...DESK_KEYS, ...LEADS].find((each) => isKey(event, each));
      const action = answer === null ? act && actions[act] : () => latest.current.vote(answer);
      if (!action) return;
      event.preventDefault();
      action();
    };
    // It handles keys before the table beside it, so the table ignores them.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
};

const ICONS = { live: Eye, frozen: Snowflake, blank: EyeOff, coded: QrCode, question: QrCode };
/** The tools that cover the class's screen and draw on its table. `coded`: the code of a link can be shown. */
export const DeskTools = ({ coded }: { readonly coded: boolean }) => {
  const { covered, tool, marks } = useClass();
  const Icon = ICONS[covered];
  return (
    <Tools role="group" aria-label={t('desk.tools')}>
      <p role="status" data-covered={covered}>
        <Icon aria-hidden /> {t(covered === 'question' ? 'desk.coded' : `desk.${covered}`)}
      </p>
      <button type="button" className="plain" aria-pressed={covered === 'frozen'} onClick={() => cover('frozen')}>
        <Snowflake aria-hidden /> {t('desk.freeze')} <kbd>{KEY_NAMES.freeze}</kbd>
      </button>
      <button type="button" className="plain" aria-pressed={covered === 'blank'} onClick={() => cover('blank')}>
        <MonitorOff aria-hidden /> {t('desk.cover')} <kbd>{KEY_NAMES.blank}</kbd>
      </button>
      {coded && (
        <button type="button" className="plain" aria-pressed={covered === 'coded'} onClick={() => cover('coded')}>
          <QrCode aria-hidden /> {t('desk.code')} <kbd>{KEY_NAMES.code}</kbd>
        </button>
      )}
      <button type="button" className="plain" aria-pressed={tool === 'spot'} onClick={() => takeUp('spot')}>
        <Flashlight aria-hidden /> {t('desk.spot')} <kbd>{KEY_NAMES.spot}</kbd>
      </button>
      <button type="button" className="plain" aria-pressed={tool === 'arrow'} onClick={() => takeUp('arrow')}>
        <MoveUpRight aria-hidden /> {t('desk.arrow')} <kbd>{KEY_NAMES.arrow}</kbd>
      </button>
      <button type="button" className="plain" aria-pressed={tool === 'ring'} onClick={() => takeUp('ring')}>
        <Circle aria-hidden /> {t('desk.ring')} <kbd>{KEY_NAMES.ring}</kbd>
      </button>
      <button type="button" className="plain" disabled={marks.length === 0 && tool === 'hand'} onClick={wipe}>
        <Eraser aria-hidden /> {t('desk.wipe')}
      </button>
    </Tools>
  );
};
