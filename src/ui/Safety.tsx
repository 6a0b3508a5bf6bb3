import { Component, type ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { hasUnsavedMatches } from '../storage/unsavedMatches.ts';
import { go, useRoute } from './route.ts';
import { Small } from './components/Small.tsx';
import { Row } from './components/Row.tsx';
import { PrimaryButton } from './components/PrimaryButton.tsx';

/** Leaves a failed screen for home. The page reloads if nothing would be lost, because a file that failed to load stays failed. */
const goHome = (): void => {
  go({ at: 'home' });
  if (!hasUnsavedMatches()) location.reload();
};

interface GuardProps {
  readonly address: string;
  readonly children: ReactNode;
}
interface Failed {
  readonly error: Error | null;
  /** The address at which it failed. */
  readonly address: string;
}
class Guard extends Component<GuardProps, Failed> {
  override state: Failed = { error: null, address: this.props.address };
  static getDerivedStateFromError(error: Error): Partial<Failed> {
    return { error };
  }
  static getDerivedStateFromProps({ address }: GuardProps, state: Failed): Failed | null {
    return address === state.address ? null : { error: null, address };
  }
  override render() {
    const { error } = this.state;
    return error ? <Crashed error={error} /> : this.props.children;
  }
}
/** Catches every error of a screen and shows what can be done. At another address it tries again. */
export const Safety = ({ children }: { readonly children: ReactNode }) => {
  const address = JSON.stringify(useRoute());
  return <Guard address={address}>{children}</Guard>;
};

const Crashed = ({ error }: { readonly error: Error }) => (
  <main className="page">
    <div className="paper notice" role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <details>
        <summary>{t('crash.details')}</summary>
        <Small>{error.message}</Small>
      </details>
      <Row>
        <PrimaryButton onClick={() => location.reload()}>{t('crash.reload')}</PrimaryButton>
        <button type="button" className="plain" onClick={goHome}>
          {t('home')}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => void import('./files.ts').then(({ exportMatch }) => exportMatch())}
        >
          {t('export')}
        </button>
      </Row>
    </div>
  </main>
);

/** Shows nothing in place of a failed part, so the rest of its screen still works. */
export class Optional extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
