import { useState } from 'react';
import type { AnyGame } from '../../../core/game.ts';
import type { ArrangedTable } from '../../../core/position/arrangedTable.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { tableDesign } from '../../../storage/tableFile.ts';
import { readDesignFile } from '../../../store/matchFileLoader.ts';
import { FileButton } from '../../components/FileButton.tsx';
import { Progress } from '../../components/Progress.tsx';
import { useFileReading } from '../../components/useFileReading.ts';

interface OpenTableProps {
  readonly game: AnyGame;
  take(table: ArrangedTable, name: string): void;
}
/** A button that opens a table from a file, and begins the match from it. Why a file cannot be read is said below it. */
export const OpenTable = ({ game, take }: OpenTableProps) => {
  const [fault, setFault] = useState<string | null>(null);
  const reading = useFileReading();
  const read = async (file: File): Promise<void> => {
    const design = await reading.run((_, signal) => readDesignFile(file, tableDesign(game), signal));
    if (!design) return;
    setFault('error' in design ? formatMessage(design.error) : null);
    if (!('error' in design)) take(design.content, design.name);
  };
  return (
    <>
      <FileButton label={t('table.import')} kind="table" read={read} />
      {reading.done !== null && <Progress text={t('import.reading')} done={reading.done} stop={reading.stop} />}
      {fault !== null && (
        <p className="notice bad" role="alert">
          {fault}
        </p>
      )}
    </>
  );
};
