import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { useScreenFocus, usePageTitle } from '../screenFocus.ts';
import { href } from '../route.ts';

interface PageTopProps {
  readonly heading: string;
  /** The page's title in tabs and windows. */
  readonly title: string;
  readonly children: ReactNode;
}
/** The top of a page below the home screen: the back link, its heading, which takes the focus, and its tools. */
export const PageTop = ({ heading, title, children }: PageTopProps) => {
  const arrival = useScreenFocus<HTMLHeadingElement>();
  usePageTitle(title);
  return (
    <header className="top">
      <a className="icon" href={href({ at: 'home' })} aria-label={t('home')}>
        <ArrowLeft aria-hidden />
      </a>
      <h1 ref={arrival} tabIndex={-1} className="grow">
        {heading}
      </h1>
      {children}
    </header>
  );
};
