import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { demoRequested, readSessionCookies, showAlert, useAppDispatch } from '@/store';
import { messages } from './messages';
import type { WorkspaceScreens } from './screens';
import styles from './WorkspaceScreen.module.css';

/** The door of the demo workspace: closed without the demo right (SE-8) and without the token cookie (SE-9). */
export function WorkspaceScreen({ screens: _screens }: { screens: WorkspaceScreens }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    const grant = readSessionCookies();
    if (grant?.demoAuth === 'TRUE') return;
    void navigate('/', { replace: true });
    if (grant) dispatch(demoRequested());
    else dispatch(showAlert({ type: 'warning', text: { id: messages.loginRequired.id } }));
  }, [dispatch, navigate]);

  return (
    <section className={styles.screen}>
      <h1>
        <FormattedMessage {...messages.heading} />
      </h1>
      <p>
        <FormattedMessage {...messages.open} />
      </p>
      <p>
        <FormattedMessage {...messages.soon} />
      </p>
    </section>
  );
}
