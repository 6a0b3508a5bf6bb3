import { markLetter, splitMarks } from '../../lessons/marks.ts';

/** A text with the marks of the table as they look there. */
export const MarkedText = ({ text }: { text: string }) =>
  splitMarks(text).map((part, i) =>
    typeof part === 'number' ? (
      <b key={i} className="markdisc">
        {markLetter(part)}
      </b>
    ) : (
      part
    ),
  );
