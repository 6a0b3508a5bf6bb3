import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { cleanName, foldedName, plainText } from '../../../core/names.ts';
import { t } from '../../../i18n/index.ts';
import { BEST_OF_LENGTHS, type BestOf } from '../../../storage/bestOf.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import { Row } from '../../components/Row.tsx';
import { SeatMark } from '../../components/SeatName.tsx';
import { Segments } from '../../components/Segments.tsx';
import { Small } from '../../components/Small.tsx';
import { countsAsFirst, startBestOf } from './bestOf.ts';

interface Props {
  readonly open: OpenMatch;
  readonly shown: boolean;
  close(): void;
}
/** The dialog that begins a best of 3 or 5. As the sides swap, two people need names. */
export const BestOfDialog = ({ open, shown, close }: Props) => (
  <Dialog.Root open={shown} onOpenChange={(is) => !is && close()}>
    <DialogBox title={t('bestOf.title')}>
      <Form open={open} />
    </DialogBox>
  </Dialog.Root>
);
/** Returns why a best-of between these names cannot begin. Null if it can. */
const problemOf = (names: readonly string[]): 'bestOf.names' | 'bestOf.sameNames' | null => {
  const folded = names.map(foldedName);
  if (folded.includes('')) return 'bestOf.names';
  return new Set(folded).size < folded.length ? 'bestOf.sameNames' : null;
};
const Form = ({ open }: Pick<Props, 'open'>) => {
  const { players } = open.match;
  const [of, setOf] = useState<BestOf['of']>(3);
  const [names, setNames] = useState(players.map(({ name }) => name));
  const [tried, setTried] = useState(false);
  const people = players.flatMap(({ bot }, i) => (bot === undefined ? [i] : []));
  // One person and a bot are clear without names.
  const [needsNames] = useState(() => people.length > 1 && problemOf(players.map(({ name }) => name)) !== null);
  const problem = needsNames ? problemOf(names) : null;
  const start = () => (problem ? setTried(true) : void startBestOf(open, of, names.map(cleanName)));
  return (
    <form
      className="body settings"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Segments<BestOf['of']>
        label={t('bestOf.title')}
        values={BEST_OF_LENGTHS}
        value={of}
        set={setOf}
        textOf={(n) => t(`bestOf.of.${n}`)}
      />
      <p>{t(countsAsFirst(open) ? 'bestOf.about' : 'bestOf.aboutNew')}</p>
      {needsNames &&
        players.map(({ seat }, i) => (
          <Row key={seat}>
            <SeatMark seat={seat} />
            <input
              className="field grow"
              value={names[i]}
              maxLength={40}
              aria-label={t('bestOf.nameOf', { seat: { seat } })}
              placeholder={t('bestOf.nameOf', { seat: { seat } })}
              aria-describedby="bestOfNames"
              onChange={(event) => setNames(names.map((name, k) => (k === i ? plainText(event.target.value) : name)))}
            />
          </Row>
        ))}
      {needsNames && (
        <Small id="bestOfNames" role={tried && problem ? 'alert' : undefined}>
          {t(problem ?? 'bestOf.names')}
        </Small>
      )}
      <PrimaryButton type="submit" aria-disabled={problem !== null}>
        {t('bestOf.start', { n: countsAsFirst(open) ? 2 : 1 })}
      </PrimaryButton>
    </form>
  );
};
