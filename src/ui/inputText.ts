import type { Message } from '../core/message.ts';
import { hasText } from '../i18n/index.ts';
import { KEY_NAMES } from '../table/input/keyTable.ts';
import type { LastInput } from './lastInput.ts';

/**
 * Returns a message in words for the last input. The text `x.keys` replaces `x` for a player who works by keys. A text without
 * such a version serves both.
 */
export const messageFor = (message: Message, input: LastInput): Message => {
  const key = `${message.key}.keys`;
  const count = message.values?.['count'];
  if (input !== 'keys' || !hasText(key, typeof count === 'number' ? count : undefined)) return message;
  return { key, values: { ...KEY_NAMES, ...message.values } };
};
