import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Language, t, withLanguage } from '../../i18n/index.ts';

interface Props {
  readonly language: Language;
  /** What is printed. It renders once and needs nothing afterwards. */
  readonly sheets: ReactNode;
}
/** Shows sheets in a language of their own. They are rendered at once in a root of their own, so that all their texts are in it. */
export const SheetView = ({ language, sheets }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const holder = document.createElement('div');
    holder.lang = language;
    box.current?.append(holder);
    const root = createRoot(holder);
    queueMicrotask(() => withLanguage(language, () => flushSync(() => root.render(sheets))));
    return () => {
      holder.remove();
      queueMicrotask(() => root.unmount());
    };
  }, [language, sheets]);
  return (
    <div ref={box} className="sheets" data-part="sheets" role="region" aria-label={t('print.preview')} tabIndex={0} />
  );
};
