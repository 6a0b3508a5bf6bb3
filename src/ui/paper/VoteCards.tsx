import { t } from '../../i18n/index.ts';

/** The shape around each letter, so that a card is known also by its outline. In a square of 100. */
const SHAPES = [
  'M50 2A48 48 0 1 1 50 98A48 48 0 1 1 50 2Z',
  'M4 4H96V96H4Z',
  'M50 2L98 97H2Z',
  'M50 1L99 50L50 99L1 50Z',
  'M30 2H70L98 30V70L70 98H30L2 70V30Z',
];
const [WIDTH, HEIGHT] = [95, 138];
/** Cards to vote with, four of each letter on a page. Large letters, each in a shape of its own. */
export const VoteCards = () =>
  SHAPES.map((shape, i) => (
    <section key={shape} className="printsheet drawn" data-part="vote-cards">
      <svg width="190mm" height="276mm" viewBox="0 0 190 276">
        {[0, 1, 2, 3].map((card) => (
          <g key={card} transform={`translate(${(card % 2) * WIDTH} ${Math.floor(card / 2) * HEIGHT})`}>
            <rect className="thin dashed" width={WIDTH} height={HEIGHT} />
            <path className="card" d={shape} transform="translate(2.5 24) scale(0.9)" />
            <text className="letter" x={WIDTH / 2} y={i === 2 ? 98 : 88}>
              {t('lesson.letters')[i]}
            </text>
          </g>
        ))}
      </svg>
    </section>
  ));
