import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useReader } from '../dropped.ts';

interface FileButtonProps {
  readonly label: string;
  /** The kind of file, by which tests find the field. Default: a match. */
  readonly kind?: string;
  readonly className?: string;
  read(file: File): unknown;
}
/** A button that asks for one of the app's files. The same file can be chosen twice. */
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
        accept=".mera,.json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
    </>
  );
};
