import type { View } from '../../../core/view.ts';
import { History } from 'lucide-react';
import { useState } from 'react';
import { memoize } from '../../../core/memoize.ts';
import { gameOf } from '../../../games/index.ts';
import { t } from '../../../i18n/index.ts';
import { type SavedFormation, savedFormations, lastFormations } from '../../../storage/namedStores.ts';
import { formationToSave, hidesFormations, formationName, mayUse, namedFormation } from '../../../store/formations.ts';
import { SavedItemList } from '../../components/SavedItemList.tsx';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { useCopying } from '../../components/useCopying.ts';
import { SetupLetters } from './SetupLetters.tsx';
import { Small } from '../../components/Small.tsx';

/** Whether an action is legal in a view. The action is given as JSON with the id of its game, and each is checked once. */
const isLawful = memoize((view: View<unknown>, asked: string): boolean => {
  const [id, action] = JSON.parse(asked) as [string, unknown];
  const game = gameOf(id);
  const parsed = game?.schema.action.safeParse(action);
  return parsed?.success === true && game?.refuse(view, parsed.data) === null;
});

/** Deploys the formation of the player's last match. */
const LastFormation = ({ press }: { press(): void }) => (
  <button type="button" className="plain" onClick={press}>
    <History aria-hidden /> {t('kept.last')}
  </button>
);
/** The player's own formations. The current one can be named and saved. Saved ones, and the last one, can be deployed. */
export const SavedFormations = () => {
  const { open: table } = useMatch();
  const { game, view, turn, choices, selected, picks } = useInteraction((now) => ({
    game: now.game,
    view: now.view,
    turn: now.turn,
    choices: now.choices,
    selected: now.selected,
    picks: now.offer.kind === 'pick',
  }));
  const send = useSend();
  const { status, copy } = useCopying('to' in turn ? turn.to : '');
  const [name, setName] = useState('');
  if (!game.currentSetup || choices.length === 0 || !('to' in turn)) return null;
  // After set-up the list would separate a proposal or a roll from its odds, or the start of an action from its end. It would
  // also be below the actions of a selected piece.
  if (!turn.opening && (!picks || selected !== null || turn.midway)) return null;
  const seat = turn.to;
  const player = table.match.players.find((each) => each.seat === seat);
  const action = turn.opening ? game.currentSetup(view, seat) : player ? formationToSave(table, player) : null;
  const fits = (arrangement: SavedFormation): boolean =>
    turn.opening === true &&
    mayUse(arrangement, table) &&
    isLawful(view, JSON.stringify([game.id, arrangement.action]));
  const last =
    turn.opening && player
      ? lastFormations.read(game.id).find((each) => each.name === formationName(player) && fits(each))
      : undefined;
  return (
    <>
      {last && <LastFormation press={() => send({ type: 'take', action: last.action })} />}
      <SavedItemList
        shelf={savedFormations}
        game={game.id}
        title={t('kept.title')}
        naming={t('kept.name')}
        name={name}
        setName={setName}
        fits={fits}
        textOf={(saved) => game.setupText?.write(saved.action) ?? null}
        copy={copy}
        take={({ action }) => send({ type: 'take', action })}
        make={action === null ? null : (named) => namedFormation(table, named, action)}
      />
      {game.setupText && (
        <SetupLetters
          // What one player typed is not for the next one.
          key={seat}
          game={game}
          view={view}
          action={action}
          copy={copy}
          secret={hidesFormations(table)}
          take={turn.opening ? (pasted) => send({ type: 'take', action: pasted }) : null}
        />
      )}
      {game.setupText && <Small role="status">{status}</Small>}
      {action !== null && hidesFormations(table) && <Small>{t('kept.bound')}</Small>}
    </>
  );
};
