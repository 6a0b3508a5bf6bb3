import { splitAtGlyphs } from '../../presentation/text/formatters.ts';

/** A text in which the shapes of the seats are hidden from screen readers. The names beside them say the same. */
export const GlyphText = ({ text }: { readonly text: string }) => {
  const parts = splitAtGlyphs(text);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, i) =>
        i % 2 ? (
          <span key={i} aria-hidden>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
};
