import type { Message } from '../../../core/message.ts';
import { hasText } from '../../../i18n/index.ts';

/** How it came to the end of a match, without who has won or that it is a draw where a game tells that apart: the head has said so. */
export const endReason = (why: Message): Message => {
  const how = why.key.replace(':over.', ':how.');
  return hasText(how) || hasText(`${how}_other`) ? { ...why, key: how } : why;
};
