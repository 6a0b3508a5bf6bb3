import type { Message } from '../../core/message.ts';
import { hasText } from '../../i18n/index.ts';

/** Returns how a match ended. It leaves out the winner or the draw if the game has such a text, because the heading names it. */
export const endReason = (why: Message): Message => {
  const how = why.key.replace(':over.', ':how.');
  return hasText(how) || hasText(`${how}_other`) ? { ...why, key: how } : why;
};
