import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useReader } from '../dropped.ts';

interface FileButtonProps {
  readonly label: string;
  /** What the file is to hold, by which tests find the field; a match where nothing is said. */
  readonly kind?: string;
  readonly className?: string;
  read(file: File): unknown;
}
/** A button that asks for a file of ours; the same one can be chosen twice. */
export const FileButton = ({ label, kind = 'match', className = 'plain', read }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  useReader(kind, read);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden /> {label}
      </button>
      <input
        ref={input}
        className="hidden"
        tabIndex={-1}
        aria-hidden
        data-import={kind}
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
    </>
  );
};
