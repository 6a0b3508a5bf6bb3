import { seatOfGlyph, splitAtGlyphs } from '../../presentation/text/formatters.ts';
import { SeatMark } from '../components/SeatName.tsx';

const SIZE = 12;
/** A text in which the shapes of the seats are drawn in their colours, as on the table. The names beside them say the same. */
export const SeatText = ({ text }: { readonly text: string }) =>
  splitAtGlyphs(text).map((part, i) => {
    const seat = i % 2 ? seatOfGlyph(part) : undefined;
    return seat ? <SeatMark key={i} seat={seat} size={SIZE} /> : part;
  });
