import { covers, type Rolled, rowChance, type Throw } from '../../core/luck.ts';
import { chance as told, tell, type Telling, ui } from '../../i18n/index.ts';
import { openRule } from '../Rulebook.tsx';
import { Die } from './Die.tsx';

interface Line {
  readonly row: number;
  readonly faces: readonly number[];
  readonly word: string;
  readonly chance: number;
  readonly lit: boolean;
}
/** One line a face of a plain die; one a row where totals run further. */
const linesOf = (ask: Throw, rolled: Rolled | null, words: Telling): Line[] => {
  const plain = !ask.explode && ask.rows.every((row) => 'faces' in row);
  if (plain) {
    return [1, 2, 3, 4, 5, 6].map((face) => {
      const row = ask.rows.findIndex((each) => covers(each, face));
      const text = ask.rows[row]?.text;
      return { row, faces: [face], word: text ? tell(text, words) : '', chance: 1 / 6, lit: rolled?.total === face };
    });
  }
  return ask.rows.map((row, i) => ({
    row: i,
    faces:
      'faces' in row ? row.faces : Array.from({ length: 6 }, (_, k) => k + 1).filter((total) => covers(row, total)),
    word: tell(row.text, words),
    chance: rowChance(ask, row),
    lit: rolled?.row === i,
  }));
};

/** Brings the lit row into sight where the card must be scrolled. */
const showRow = (row: HTMLTableRowElement | null): void => {
  row?.scrollIntoView({ block: 'nearest' });
};

/** The rule table of a throw: all its rows with their odds before, the lit one after. */
export const RuleTable = ({
  game,
  ask,
  rolled,
  words,
}: {
  game: string;
  ask: Throw;
  rolled: Rolled | null;
  words: Telling;
}) => (
  <section className="ruletable" aria-label={tell(ask.text, words)} data-rolled={rolled ? '' : undefined}>
    <header className="row">
      <h2 className="grow">{tell(ask.text, words)}</h2>
      <button
        type="button"
        className="rule"
        onClick={() => openRule(game, ask.rule)}
        aria-label={ui('rule.open', { rule: ask.rule })}
      >
        {ask.rule}
      </button>
    </header>
    <table>
      <thead className="hidden">
        <tr>
          <th scope="col">{ui('odds.face')}</th>
          <th scope="col">{ui('odds.meaning')}</th>
          <th scope="col">{ui('odds.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {linesOf(ask, rolled, words).map(({ faces, word, chance, lit }) => (
          <tr
            key={`${faces.join()} ${word}`}
            ref={lit ? showRow : undefined}
            className={lit ? 'lit' : ''}
            aria-current={lit ? 'true' : undefined}
          >
            <td>
              {faces.map((face) => (
                <Die key={face} face={face} />
              ))}
              <span className="hidden">{faces.join(', ')}</span>
            </td>
            <td className="word">{word}</td>
            <td className="chance">
              {told(chance)}
              <span className="bar" style={{ '--share': chance } as React.CSSProperties} aria-hidden />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
