import type { PieceNode } from '../../../core/scene.ts';
import { percent, ui } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import type { PanelProps } from '../Panel.tsx';
import { decidesOf } from './decides.ts';
import { useForecast } from './useForecast.ts';

/** What decides, right above the yellow button: whom it is about, the chance of what is wanted, the worst that may come. */
export const Strip = ({ hand, words }: Pick<PanelProps, 'hand' | 'words'>) => {
  const theme = useTheme();
  const { offer, turn, scene } = hand;
  const odds = useForecast(hand.game, hand.view, offer.kind === 'act' ? offer.action : undefined);
  const decides = odds && 'to' in turn ? decidesOf(odds, scene, turn.to) : null;
  if (!decides) return null;
  const { wanted, worst } = decides;
  const piece = scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === wanted.id);
  const nameOf = (id: string): string => words.label?.(id) ?? id;
  return (
    <div className="strip">
      {piece && <Portrait piece={piece} theme={theme} size={40} />}
      <p className="grow">
        <strong>{nameOf(wanted.id)}</strong>
        <span>
          {worst
            ? ui('strip.worst', { who: nameOf(worst.id), what: ui(`strip.${worst.kind}`), share: percent(worst.p) })
            : ui('strip.safe')}
        </span>
      </p>
      <p className="chance">
        <strong>{percent(wanted.p)}</strong>
        <span>{ui(`strip.${wanted.kind}`)}</span>
      </p>
    </div>
  );
};
