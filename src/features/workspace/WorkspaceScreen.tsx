import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { readSessionCookies, showAlert, useAppDispatch } from '@/store';
import { messages } from './messages';
import styles from './WorkspaceScreen.module.css';

/** The door of the demo workspace. SE-9: without the token cookie nobody comes in. */
export function WorkspaceScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    if (readSessionCookies()) return;
    dispatch(showAlert({ type: 'warning', text: { id: messages.loginRequired.id } }));
    void navigate('/', { replace: true });
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
