import { Play, X } from 'lucide-react';
import type { PieceNode } from '../../../core/scene.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { type OpenMatch, turnNow } from '../../../store/openMatch.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import { playerName, SeatMark } from '../../parts/SeatName.tsx';
import { telling } from '../../words.ts';
import { sceneAt } from '../show/scenes.ts';
import { actedBefore, type Deed, gistOf } from '../show/since.ts';

interface Props {
  readonly open: OpenMatch;
  readonly deeds: readonly Deed[];
  again(slow: number, from: number, to: number): void;
  close?(): void;
}
/** What the strip is called to who reads it: by name where several people play, and before a first turn there was no last one. */
const titleOf = (open: OpenMatch, first: Deed): string => {
  const turn = turnNow(open);
  const people = open.match.players.filter(({ bot }) => !bot);
  const me = people.find(({ seat }) => 'to' in turn && seat === turn.to);
  const had = actedBefore(open, first.from);
  if (people.length > 1 && me) return ui(had ? 'since.of' : 'since.firstOf', { who: playerName(me) });
  return ui(had ? 'since' : 'since.first');
};
/** What was done since the last turn, in order, as numbered cards; a press plays one once more. */
export const Since = ({ open, deeds, again, close }: Props) => {
  const [first, last] = [deeds[0], deeds.at(-1)];
  if (!first || !last) return null;
  const title = titleOf(open, first);
  return (
    <section className="since" aria-label={title}>
      <header className="row">
        <h2 className="small grow">{title}</h2>
        <button type="button" className="rule" onClick={() => again(1, first.from, last.to)}>
          <Play size={16} aria-hidden /> {ui('since.all')}
        </button>
        {close && (
          <button
            type="button"
            className="icon"
            aria-label={ui('since.close')}
            title={ui('since.close')}
            onClick={close}
          >
            <X aria-hidden />
          </button>
        )}
      </header>
      <ol>
        {deeds.map((deed, i) => (
          <li key={deed.from}>
            <button type="button" className="plain" onClick={() => again(1, deed.from, deed.to)}>
              <b>{i + 1}</b>
              <Who open={open} deed={deed} />
              <span className="grow">{wordsOf(open, deed)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
const Who = ({ open, deed }: { open: OpenMatch; deed: Deed }) => {
  const theme = useTheme();
  const scenes = [sceneAt(open, deed.to), sceneAt(open, deed.from - 1)];
  const piece = scenes
    .flatMap(({ nodes }) => nodes)
    .find((node): node is PieceNode => node.kind === 'piece' && node.id === deed.piece);
  return piece ? <Portrait piece={piece} theme={theme} size={30} /> : <SeatMark seat={deed.seat} size={24} />;
};
const wordsOf = (open: OpenMatch, deed: Deed): string => {
  const words = telling(open.match.players, sceneAt(open, deed.from - 1), sceneAt(open, deed.to));
  return gistOf(deed)
    .map((event) => {
      const row = event.kind === 'rolled' ? event.thrown.rows[event.row] : undefined;
      return row
        ? ui('since.rolled', { what: tell(event.text, words), came: tell(row.text, words) })
        : tell(event.text, words);
    })
    .join(' · ');
};
