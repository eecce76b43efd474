import { Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { Pending } from '@/ui';
import { replayClick } from '../preHydrationInput';
import { ErrorBoundary } from '../ErrorBoundary';
import { routeOf } from '../routes';
import { ChatLauncher } from './ChatLauncher';
import styles from './MainLayout.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Runs once the page around it answers by itself. */
function Ready() {
  useEffect(replayClick, []);
  return null;
}

export function MainLayout() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const screen = (
    <ErrorBoundary place={pathname}>
      <Suspense
        fallback={
          <Pending size="page" className={styles.waiting}>
            <FormattedMessage id="shell.busy" />
          </Pending>
        }
      >
        <Outlet />
        <Ready />
      </Suspense>
    </ErrorBoundary>
  );
  const { layout } = routeOf(pathname);
  if (layout === 'own') return screen;
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.skipToContent" />
      </a>
      <SiteHeader />
      <main
        id="content"
        className={styles.content}
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'shell.content' })}
      >
        {screen}
      </main>
      {!layout && <SiteFooter />}
      <ChatLauncher />
    </div>
  );
}
