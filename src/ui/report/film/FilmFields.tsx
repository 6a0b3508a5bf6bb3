import { Clapperboard, Video } from 'lucide-react';
import { t } from '../../../i18n/index.ts';
import { stepNumber, visibleSteps } from '../../../presentation/visibleSteps.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';
import { lastTurnFrom } from './filmFrames.ts';
import { videoKind } from './recordVideo.ts';

/** The first and the last ply of a film. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
interface FilmProps {
  readonly open: OpenMatch;
  readonly span: Span;
  set(span: Span): void;
  make(kind: 'gif' | 'video'): void;
}
/** The fields of an animated picture: its first and last move, the usual spans, and the buttons that make it. */
export const FilmFields = ({ open, span, set, make }: FilmProps) => {
  const stops = visibleSteps(open);
  const last = stops.length - 1;
  const numberOf = (ply: number): number => stepNumber(open, ply);
  const plyOf = (number: number): number => stops[Math.min(last, Math.max(1, number))] ?? 1;
  const field = (end: keyof Span, text: string) => (
    <label>
      {text}{' '}
      <input
        type="number"
        className="field"
        min={1}
        max={last}
        value={numberOf(span[end])}
        onChange={({ target }) => {
          const ply = plyOf(Number(target.value));
          const [from, to] = end === 'from' ? [ply, Math.max(ply, span.to)] : [Math.min(ply, span.from), ply];
          set({ from, to });
        }}
      />
    </label>
  );
  if (last < 1) return null;
  return (
    <fieldset className="film">
      <legend>{t('film')}</legend>
      <Small>{t('film.about')}</Small>
      <Row>
        {field('from', t('film.from'))}
        {field('to', t('film.to'))}
        <button
          type="button"
          className="plain"
          onClick={() => set({ from: lastTurnFrom(open), to: open.steps.length - 1 })}
        >
          {t('film.turn')}
        </button>
        <button type="button" className="plain" onClick={() => set({ from: plyOf(1), to: open.steps.length - 1 })}>
          {t('film.whole')}
        </button>
      </Row>
      <Row>
        <button type="button" className="plain" onClick={() => make('gif')}>
          <Clapperboard aria-hidden /> {t('film.gif')}
        </button>
        {videoKind() && (
          <button type="button" className="plain" onClick={() => make('video')}>
            <Video aria-hidden /> {t('film.video')}
          </button>
        )}
      </Row>
    </fieldset>
  );
};
