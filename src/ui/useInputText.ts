import type { Message } from '../core/message.ts';
import { type FormatContext, formatMessage } from '../i18n/index.ts';
import { messageFor } from './inputText.ts';
import { useLastInput } from './lastInput.ts';

/** Returns a function that formats messages in words for the last input. */
export const useInputText = (): ((message: Message, formatContext?: FormatContext) => string) => {
  const input = useLastInput();
  return (message, formatContext) => formatMessage(messageFor(message, input), formatContext);
};
