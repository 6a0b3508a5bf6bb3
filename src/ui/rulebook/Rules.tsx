import { Search } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { ruleIds, t } from '../../i18n/index.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import '../styles/rules.css';
import { Example } from './Example.tsx';
import { shownRules } from './examples.ts';
import { useRuleSearch } from './useRuleSearch.ts';
import { RuleOptions } from './RuleOptions.tsx';
import { Small } from '../components/Small.tsx';
import { lastInput } from '../lastInput.ts';

/** The rule that is open, the rule that the rulebook was opened at, and whether it was chosen by keys. */
interface AskedRule {
  readonly from: string | null;
  readonly at: string | null;
  readonly byKeys?: boolean;
}
/** The rulebook of a game: contents by chapter and a search beside the rules, open at a rule if one is named. */
export const Rules = ({ game, rule }: { readonly game: string; readonly rule: string | null }) => {
  const [asked, setAsked] = useState<AskedRule>({ from: rule, at: rule });
  if (asked.from !== rule) setAsked({ from: rule, at: rule });
  const [query, setQuery] = useState('');
  const here = useRef<HTMLElement>(null);
  const open = useMatchStore((state) => state.open?.match ?? null);
  const { at } = asked;
  const shown = useShownRules(game);
  useEffect(() => {
    if (at) here.current?.scrollIntoView({ block: 'start' });
  }, [at]);
  // A rule chosen by keys takes the focus, so that it is read.
  useEffect(() => {
    if (asked.byKeys) here.current?.focus({ preventScroll: true });
  }, [asked]);
  const inForce = open?.game === game ? (open.options as Record<string, unknown>) : null;
  const found = useRuleSearch(game, query);
  const chapters = found?.chapters ?? [];
  const parts = found?.parts ?? ((text: string) => [text]);
  const count = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
  const status = count > 0 ? t('rulebook.hits', { count }) : t('rulebook.none');
  return (
    <div className="rules">
      <nav className="contents" aria-label={t('rulebook.contents')}>
        <label className="search">
          <Search aria-hidden />
          <input
            type="search"
            className="field"
            aria-label={t('rulebook.search')}
            placeholder={t('rulebook.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <Small role="status">{found && query.trim() && status}</Small>
        {chapters.map(({ name, entries }) => (
          <section key={name ?? ''}>
            {name && <h2>{name}</h2>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.rule}>
                  <button
                    type="button"
                    aria-current={entry.rule === at ? 'true' : undefined}
                    onClick={() => setAsked({ from: rule, at: entry.rule, byKeys: lastInput() === 'keys' })}
                  >
                    <span className="rule">{entry.rule}</span> <Found parts={parts(entry.name, entry.rule)} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {/* The list scrolls, so the keyboard must reach it. */}
      <div className="entries" tabIndex={0} role="region" aria-label={t('rulebook')}>
        {rule !== null && !ruleIds(game).includes(rule) && <p role="alert">{t('rulebook.noRule', { rule })}</p>}
        {chapters.map(({ name, entries }) => (
          <Fragment key={name ?? ''}>
            {name && <h2>{name}</h2>}
            {entries.map((entry) => (
              <article
                key={entry.rule}
                ref={entry.rule === at ? here : null}
                tabIndex={-1}
                aria-labelledby={`rule-${entry.rule}`}
                aria-describedby={`text-${entry.rule}`}
                aria-current={entry.rule === at ? 'true' : undefined}
              >
                <h3 id={`rule-${entry.rule}`}>
                  <Found parts={parts(entry.name, entry.rule)} /> <span className="rule">{entry.rule}</span>
                </h3>
                <p id={`text-${entry.rule}`}>
                  <Found parts={parts(entry.text, entry.rule)} />
                </p>
                <RuleOptions game={game} rule={entry.rule} inForce={inForce} />
                {shown.has(entry.rule) && <Unfolded game={game} rule={entry.rule} open={entry.rule === at} />}
              </article>
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
};

const NONE: ReadonlySet<string> = new Set();
const useShownRules = (game: string): ReadonlySet<string> => {
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    shownRules(game).then(
      (rules) => wanted && setShown(rules),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return shown;
};

/** An example below its rule. It is drawn when unfolded, or at once if the rulebook is open there. */
const Unfolded = ({ game, rule, open }: { readonly game: string; readonly rule: string; readonly open: boolean }) => {
  const [unfolded, setUnfolded] = useState(open);
  const [was, setWas] = useState(open);
  if (was !== open) {
    setWas(open);
    if (open) setUnfolded(true);
  }
  return (
    <details open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{t('rulebook.example')}</summary>
      {unfolded && <Example game={game} rule={rule} />}
    </details>
  );
};

/** A text with what was searched for marked in it: every second part. */
const Found = ({ parts }: { readonly parts: readonly string[] }) => (
  <span>
    {parts.map((part, i) => (
      // The parts of a text have no key other than their index.
      <Fragment key={i}>{i % 2 ? <mark>{part}</mark> : part}</Fragment>
    ))}
  </span>
);
