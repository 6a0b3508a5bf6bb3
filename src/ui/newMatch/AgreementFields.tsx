import { RotateCw } from 'lucide-react';
import { UNDO_POLICIES, type UndoPolicy } from '../../core/match.ts';
import { t } from '../../i18n/index.ts';
import { newSeed } from '../starting/startMatch.ts';
import { Row } from '../components/Row.tsx';
import { Toggle } from '../components/Toggle.tsx';
import { Small } from '../components/Small.tsx';

interface AtTableProps {
  readonly secrets: boolean;
  readonly takeBack: UndoPolicy;
  setTakeBack(takeBack: UndoPolicy): void;
  readonly seed: string;
  setSeed(seed: string): void;
  /** Whether words decide the dice. */
  readonly words: boolean;
  setWords(words: boolean): void;
}
/** Returns how many rows there are. The seed cannot be chosen in a game with secrets, or where words decide it. */
export const agreementCount = (secrets: boolean, words: boolean): number => (secrets || words ? 2 : 3);
/** Returns the name of an undo policy for the set-up page. */
export const undoPolicyName = (secrets: boolean, each: UndoPolicy): string =>
  t(secrets && each !== 'off' ? `takeBack.${each}.secret` : `takeBack.${each}`);

/** The agreements beside the rules: the undo policy and the seed of the dice. */
export const AgreementFields = ({ secrets, takeBack, setTakeBack, seed, setSeed, words, setWords }: AtTableProps) => (
  <>
    <h2 id="table">{t('setup.table')}</h2>
    <Row className="spread" data-part="option">
      <label htmlFor="takeBack">{t('takeBack')}</label>
      <select
        id="takeBack"
        className="field"
        value={takeBack}
        onChange={(event) => setTakeBack(event.target.value as UndoPolicy)}
      >
        {UNDO_POLICIES.map((each) => (
          <option key={each} value={each}>
            {undoPolicyName(secrets, each)}
          </option>
        ))}
      </select>
    </Row>
    {!secrets && !words && <Seed seed={seed} set={setSeed} />}
    <Toggle on={words} set={setWords} label={t('words.choose')} />
    <Small>{t('words.chooseHelp')}</Small>
  </>
);
/** The seed of the dice, which can be chosen in games without secrets. */
const Seed = ({ seed, set }: { seed: string; set(seed: string): void }) => (
  <>
    <Row className="spread" data-part="option">
      <label htmlFor="seed">{t('setup.seed')}</label>
      <Row as="span">
        <input
          id="seed"
          className="field"
          value={seed}
          maxLength={40}
          onChange={(event) => set(event.target.value)}
          aria-describedby="seedHelp"
        />
        <button type="button" className="icon" aria-label={t('setup.newSeed')} onClick={() => set(newSeed())}>
          <RotateCw aria-hidden />
        </button>
      </Row>
    </Row>
    <Small id="seedHelp">{t('setup.seedHelp')}</Small>
  </>
);
