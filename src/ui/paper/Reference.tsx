import type { AnyGame } from '../../core/game.ts';
import type { RollRequest } from '../../core/luck.ts';
import type { GameReference } from '../../core/reference.ts';
import { inSixths, rowFraction } from '../../core/odds/fraction.ts';
import { formatFraction } from '../../i18n/formatChances.ts';
import { formatLength, formatMessage, formatNumber, type FormatContext, t } from '../../i18n/index.ts';
import { diceChainText, rowHead, ruleTableLines } from '../../presentation/text/ruleTable.ts';
import { initialScene } from './positions.ts';

/** Returns how a game's reference names its unit, and the pieces of its rolls. */
export const referenceContext = (game: AnyGame, options: unknown): FormatContext => ({
  unit: initialScene(game, options).unit,
  label: (id) => t(id === 'by' ? 'print.attacker' : 'print.target'),
});
/** A game on one or two pages: its turn, its profiles, its dice tables and its distances, all from its rules. */
export const Reference = ({ game, options }: { readonly game: AnyGame; readonly options: unknown }) => {
  const { wins, turn } = game.brief(options);
  const reference = game.reference?.(options);
  const context = referenceContext(game, options);
  const text = (message: Parameters<typeof formatMessage>[0]): string => formatMessage(message, context);
  return (
    <section className="printsheet reference" data-part="reference">
      <h2>{formatMessage({ key: `${game.id}:name` })}</h2>
      <p>
        <strong>{t('brief.wins')}</strong> {wins.map(text).join(' ')}
      </p>
      <h3>{t('brief.turn')}</h3>
      <ol className="turnorder">
        {turn.map((each) => (
          <li key={each.key}>{text(each)}</li>
        ))}
      </ol>
      {reference && <Facts game={game.id} reference={reference} context={context} />}
    </section>
  );
};

interface FactsProps extends Context {
  readonly game: string;
  readonly reference: GameReference;
}
const Facts = ({ game, reference, context }: FactsProps) => {
  const { tables = [], rolls = [], grids = [], lengths } = reference;
  return (
    <>
      {tables.map((table) => (
        <NumberTable key={table.heading.key} {...table} context={context} />
      ))}
      {grids.map((grid) => (
        <RollGrid key={grid.heading.key} {...grid} context={context} />
      ))}
      <div className="facts">
        {rolls.map((roll, i) => (
          <RollTable key={i} game={game} roll={roll} context={context} />
        ))}
        {lengths.length > 0 && <Lengths lengths={lengths} context={context} />}
      </div>
    </>
  );
};
interface Context {
  readonly context: FormatContext;
}
const Lengths = ({ lengths, context }: Pick<GameReference, 'lengths'> & Context) => (
  <table className="lengths">
    <caption>{t('print.lengths')}</caption>
    <tbody>
      {lengths.map(({ text, mm }, i) => {
        const { unit, cm } = formatLength(mm, context);
        return (
          <tr key={i}>
            <th scope="row">{formatMessage(text, context)}</th>
            <td>{unit === cm ? cm : `${unit} = ${cm}`}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
type Table = NonNullable<GameReference['tables']>[number];
const NumberTable = ({ heading, columns, rows, context }: Table & Context) => (
  <table className="profiles">
    <caption>{formatMessage(heading, context)}</caption>
    <thead>
      <tr>
        <th scope="col" aria-label={formatMessage(heading, context)} />
        {columns.map((column) => (
          <th key={column.key} scope="col">
            {rowHead(formatMessage(column, context)).word}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name.key}>
          <th scope="row">{formatMessage(name, context)}</th>
          {cells.map((cell, i) => (
            <td key={i}>{cellText(cell, context)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
const cellText = (cell: Table['rows'][number]['cells'][number], context: FormatContext): string => {
  if (typeof cell === 'number') return formatNumber(cell);
  return typeof cell === 'string' ? cell : formatMessage(cell, context);
};

const RollTable = ({ game, roll, context }: { readonly game: string; readonly roll: RollRequest } & Context) => (
  <table className="rolls">
    <caption>
      {formatMessage({ key: `${game}:${roll.rule}.name` })} ({roll.rule})
    </caption>
    <tbody>
      {ruleTableLines(roll, null, context).map(({ chains, word, fraction }) => (
        <tr key={word}>
          <td>{chains.map(diceChainText).join(', ')}</td>
          <th scope="row">{word}</th>
          <td>{fraction}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
/** Rolls that differ in a number, one a row, with a column for each result: the totals that give it, and their chance. */
const RollGrid = ({ heading, rolls, context }: NonNullable<GameReference['grids']>[number] & Context) => {
  // The roll with most results has them in their order.
  const sorted = rolls.toSorted((a, b) => b.roll.rows.length - a.roll.rows.length);
  const results = [
    ...new Set(sorted.flatMap(({ roll }) => roll.rows.map(({ text }) => rowHead(formatMessage(text, context)).word))),
  ];
  return (
    <table className="rolls grid">
      <caption>{formatMessage(heading, context)}</caption>
      <thead>
        <tr>
          <th scope="col" aria-label={formatMessage(heading, context)} />
          {results.map((result) => (
            <th key={result} scope="col">
              {result}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rolls.map(({ name, roll }, i) => (
          <tr key={i}>
            <th scope="row">{formatMessage(name, context)}</th>
            {results.map((result) => (
              <td key={result}>{resultText(roll, result, context)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
const resultText = (roll: RollRequest, result: string, context: FormatContext): string => {
  const row = roll.rows.find(({ text }) => rowHead(formatMessage(text, context)).word === result);
  if (!row) return '–';
  const chance = formatFraction(inSixths(rowFraction(roll, row)));
  return chance ? `${totalsOf(row)} (${chance})` : totalsOf(row);
};
const totalsOf = (row: RollRequest['rows'][number]): string => {
  if ('faces' in row) return row.faces.join(', ');
  if (row.to === undefined) return `${row.from}+`;
  return row.to === row.from ? `${row.from}` : `${row.from}–${row.to}`;
};
