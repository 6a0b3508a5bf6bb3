import type { Player } from '../../../core/match.ts';
import type { Army, PieceNode, Scene } from '../../../core/scene.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { playerName, SeatMark } from '../../components/SeatName.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';

/** Returns how many pieces of an army have been captured, in total and of each kind, as far as the viewer can see. */
const takenOf = ({ nodes }: Scene, { seat, kinds }: Army): { all: number; each: readonly number[] } => {
  const out = nodes.filter((node): node is PieceNode => node.kind === 'piece' && node.seat === seat && !!node.out);
  return {
    all: out.length,
    each: kinds.map(({ look }) => out.filter(({ name }) => name?.key === look.name?.key).length),
  };
};
/** A rack beside the table with a player's captured pieces by kind, including the kinds with no captures yet. */
const Rack = ({ army, player, scene }: { army: Army; player: Player; scene: Scene }) => {
  const theme = useTheme();
  const { all, each } = takenOf(scene, army);
  const sum = army.kinds.reduce((count, { of }) => count + of, 0);
  return (
    <section className="rack" data-part="rack" aria-label={t('rack', { who: playerName(player) })}>
      <header>
        <SeatMark seat={army.seat} size={22} />
        <div>
          <h2>{t('rack', { who: playerName(player) })}</h2>
          <Small>{t('rack.of', { taken: all, of: sum })}</Small>
        </div>
      </header>
      <ul>
        {army.kinds.map(({ look, of }, i) => {
          const taken = each[i] ?? 0;
          return (
            <li key={look.name?.key ?? i} data-none={taken === 0 || undefined}>
              <span className="hidden">{look.name && formatMessage(look.name)}</span>
              <span className="blocks" aria-hidden>
                {Array.from({ length: Math.max(1, taken) }, (_, k) => (
                  <Portrait key={k} piece={{ ...look, seat: army.seat }} theme={theme} />
                ))}
              </span>
              <span>{t('rack.of', { taken, of })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
/** The racks at both sides of the table, if the armies are known. */
export const CapturedRacks = () => {
  const { open, seen } = useMatch();
  return open.match.players.map((player) => {
    const army = seen.scene.armies?.find(({ seat }) => seat === player.seat);
    return army && <Rack key={army.seat} army={army} player={player} scene={seen.scene} />;
  });
};
