import { useEffect, useMemo, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { type ArrangedTable, arrangedScene, matchFromTable } from '../../core/position/arrangedTable.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { savedDesigns } from '../../storage/namedStores.ts';
import { saveTableDraft } from '../../storage/tableDraft.ts';
import { type LinkedTable, tableInLink } from '../../storage/tableFile.ts';
import { Picture } from '../../table/Picture.tsx';
import { useTheme } from '../appearance.ts';
import { BrokenLink } from '../components/BrokenLink.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';
import { go } from '../route.ts';
import { usePageTitle, useScreenFocus } from '../screenFocus.ts';
import '../styles/arrange.css';

/** A table that came as a link, to be played or saved. Nothing is saved before that. A link without a table says so. */
export const SharedTablePage = ({ code }: { readonly code: string }) => {
  const [read, setRead] = useState<LinkedTable | null>(null);
  useEffect(() => {
    let wanted = true;
    void tableInLink(code).then((found) => wanted && setRead(found));
    return () => {
      wanted = false;
    };
  }, [code]);
  usePageTitle(t('table.steps'));
  if (!read)
    return (
      <main className="page">
        <p className="loading">{t('loading')}</p>
      </main>
    );
  if (!('error' in read)) return <Shared {...read} />;
  return <BrokenLink why={read.error} />;
};
/** Returns a name that no saved table of the game has, so that none is replaced. */
const freeName = (game: string, name: string): string => {
  const taken = new Set(savedDesigns.table.read(game).map((each) => each.name));
  const stem = (name || t('table.new')).slice(0, 36);
  for (let n = 1; ; n++) {
    const next = n === 1 ? stem : `${stem} ${n}`;
    if (!taken.has(next)) return next;
  }
};
interface SharedProps {
  readonly game: AnyGame;
  readonly name: string;
  readonly table: ArrangedTable;
}
const Shared = ({ game, name, table }: SharedProps) => {
  const title = useScreenFocus<HTMLHeadingElement>();
  const theme = useTheme();
  const [lost, setLost] = useState(false);
  const scene = useMemo(() => arrangedScene(game, matchFromTable(game, table)), [game, table]);
  const play = (as: string): void => {
    saveTableDraft(game.id, { name: as, table });
    go({ at: 'setup', game: game.id, table: true });
  };
  const keep = (): void => {
    const as = freeName(game.id, name);
    if (savedDesigns.table.keep({ game: game.id, name: as, content: table })) play(as);
    else setLost(true);
  };
  return (
    <main className="page">
      <div className="paper notice stack sharedtable">
        <Small>{formatMessage({ key: `${game.id}:name` })}</Small>
        <h1 ref={title} tabIndex={-1}>
          <bdi>{name || t('table.new')}</bdi>
        </h1>
        {scene && (
          <div
            className="view"
            style={{ '--ratio': `${scene.width} / ${scene.height}` } as React.CSSProperties}
            aria-hidden
          >
            <Picture scene={scene} theme={theme} />
          </div>
        )}
        <Row>
          <PrimaryButton onClick={() => play(name)}>{t('table.play')}</PrimaryButton>
          <button type="button" className="plain" onClick={keep}>
            {t('table.keep')}
          </button>
        </Row>
        {lost && <p role="status">{t('kept.failed')}</p>}
      </div>
    </main>
  );
};
