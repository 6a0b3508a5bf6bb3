import { Check, Download, Pencil, Star, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { loadGame } from '../../games/index.ts';
import { formatDateTime, formatMessage, t } from '../../i18n/index.ts';
import {
  type MatchListItem,
  type RemovedMatch,
  removeMatch,
  renameMatch,
  starMatch,
  type ReadableListItem,
} from '../../storage/matches.ts';
import { NameField } from '../components/NameField.tsx';
import { useTheme } from '../appearance.ts';
import { href } from '../route.ts';
import { GAME_CARDS, pictureAt } from '../components/gameCards.ts';
import { copyText, endText } from './matchRowText.ts';
import { playerName, SeatName } from '../components/SeatName.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

interface Props {
  readonly listed: MatchListItem;
  /** The match that this one is a copy of. */
  readonly origin: ReadableListItem | undefined;
  refresh(): void;
  /** Reports a deleted match by its name, so that it can be restored. */
  removed(gone: RemovedMatch, name: string): void;
  /** Reports that the device has refused a request. */
  refused(): void;
}

/**
 * Deletes a match. The record of one with hidden information stays for 30 days. Otherwise its file could restore it as a copy
 * that shows both sides.
 */
const remove = async (listed: MatchListItem): Promise<RemovedMatch> => {
  if ('damaged' in listed) return removeMatch(listed.id);
  const game = await loadGame(listed.head.game);
  return removeMatch(listed.id, game?.secrets === true && (!listed.over || listed.sealed === true));
};

/** A match of the library: its description and name, and the buttons to export or delete it. A damaged one says so. */
export const MatchRow = ({ listed, origin, refresh, removed, refused }: Props) => {
  const { id } = listed;
  const theme = useTheme();
  const sound = 'damaged' in listed ? null : listed;
  const [naming, setNaming] = useState<string | null>(null);
  const game = sound ? formatMessage({ key: `${sound.head.game}:name` }) : t('shelf.damaged');
  const name = sound?.title ?? game;
  const row = `match-${id}`;
  /** Distinguishes its buttons from those of the other rows. */
  const of = `${row}-name${sound ? ` ${row}-about` : ''}`;
  const saving = t(sound ? 'export' : 'export.damaged');
  return (
    <Row as="li" data-copy={origin && !sound?.starred ? '' : undefined}>
      {sound && GAME_CARDS.some((game) => game.id === sound.head.game) && (
        <img
          className="cover"
          src={pictureAt(`lids/${sound.head.game}`, theme)}
          alt=""
          width={64}
          height={56}
          loading="lazy"
        />
      )}
      {naming !== null ? (
        <NameField
          name={naming}
          setName={setNaming}
          label={t('shelf.name')}
          icon={<Check aria-hidden />}
          focused
          cancel={() => setNaming(null)}
          save={(desired) => {
            setNaming(null);
            renameMatch(id, desired === game ? '' : desired).then(refresh, refused);
          }}
        />
      ) : (
        <a id={row} className="grow" href={href({ at: 'match', id })}>
          <strong id={`${row}-name`}>
            <bdi>{name}</bdi>
          </strong>
          <Small as="span" id={`${row}-about`}>
            {sound?.title !== undefined && `${game} · `}
            {sound ? <About sound={sound} origin={origin} /> : t('shelf.damagedWhy')}
          </Small>
        </a>
      )}
      {sound && (
        <Row as="span" className="players">
          {sound.head.players.map((player) => (
            <SeatName key={player.seat} seat={player.seat} name={playerName(player)} bot={player.bot} />
          ))}
        </Row>
      )}
      {sound && !sound.loose && (
        <Tool
          id={`${row}-star`}
          of={of}
          label={t('shelf.star')}
          pressed={sound.starred === true}
          press={() => void starMatch(id, sound.starred !== true).then(refresh, refused)}
        >
          <Star aria-hidden />
        </Tool>
      )}
      {sound && !sound.loose && (
        <Tool
          id={`${row}-rename`}
          of={of}
          label={t('shelf.rename')}
          press={() => setNaming(naming === null ? name : null)}
        >
          <Pencil aria-hidden />
        </Tool>
      )}
      <Tool
        id={`${row}-save`}
        of={of}
        label={saving}
        press={() => void import('../files.ts').then(({ exportSavedMatch }) => exportSavedMatch(id)).catch(refused)}
      >
        <Download aria-hidden />
      </Tool>
      <Tool
        id={`${row}-remove`}
        of={of}
        label={t('remove')}
        press={() => void remove(listed).then((gone) => removed(gone, name), refused)}
      >
        <Trash2 aria-hidden />
      </Tool>
    </Row>
  );
};
const About = ({ sound, origin }: { sound: ReadableListItem; origin: ReadableListItem | undefined }) => (
  <>
    {formatDateTime(sound.updated)} · {sound.over ? endText(sound) : goingOn(sound)}
    {sound.origin !== undefined && ` · ${copyText(origin)}`}
    {sound.loose && <strong> · {t('shelf.loose')}</strong>}
  </>
);

/** Returns how far an unfinished match has come. With secrets not even the number of actions is shown, because some happen behind the curtain. */
const goingOn = ({ head, length }: ReadableListItem): string =>
  GAME_CARDS.find(({ id }) => id === head.game)?.secrets === false
    ? t('shelf.plies', { count: length })
    : t('shelf.on');

interface ToolProps {
  readonly id: string;
  /** The ids of the texts that distinguish its row from the others. */
  readonly of: string;
  readonly label: string;
  /** Whether it is on. Missing if it only does something. */
  readonly pressed?: boolean;
  press(): void;
  readonly children: ReactNode;
}
const Tool = ({ id, of, label, pressed, press, children }: ToolProps) => (
  <button
    type="button"
    className="icon"
    id={id}
    aria-label={label}
    aria-labelledby={`${id} ${of}`}
    aria-pressed={pressed}
    title={label}
    onClick={press}
  >
    {children}
  </button>
);
