import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { useScreenFocus, usePageTitle } from '../screenFocus.ts';
import { href, type Route } from '../route.ts';

interface PageTopProps {
  readonly heading: string;
  /** The page's title in tabs and windows. */
  readonly title: string;
  /** The page above. By default the home screen. */
  readonly up?: { readonly to: Route; readonly name: string };
  readonly children: ReactNode;
}
/** The top of a page below another: the back link, its heading, which takes the focus, and its tools. */
export const PageTop = ({ heading, title, up, children }: PageTopProps) => {
  const arrival = useScreenFocus<HTMLHeadingElement>();
  usePageTitle(title);
  return (
    <header className="top">
      <a className="icon" href={href(up?.to ?? { at: 'home' })} aria-label={up?.name ?? t('home')}>
        <ArrowLeft aria-hidden />
      </a>
      <h1 ref={arrival} tabIndex={-1} className="grow">
        {heading}
      </h1>
      {children}
    </header>
  );
};
