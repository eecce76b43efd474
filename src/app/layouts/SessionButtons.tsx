import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  demoRequested,
  panelOpened,
  readSessionCookies,
  selectAuthToken,
  selectSessionPanel,
  sessionRead,
  useAppSelector,
  useAppStore,
} from '@/store';
import { Button } from '@/ui';
import styles from './SiteHeader.module.css';

/** The header's part that depends on the session: it reads the cookies again whenever a panel or the token changes (SE-3). */
export function SessionButtons() {
  const { dispatch, loadSlice } = useAppStore();
  const panel = useAppSelector(selectSessionPanel);
  const token = useAppSelector(selectAuthToken);

  useEffect(() => {
    dispatch(sessionRead(readSessionCookies()));
    delete document.documentElement.dataset.session;
  }, [dispatch, panel, token]);

  if (token) {
    const signOut = async () => {
      const [session] = await Promise.all([
        import(/* webpackChunkName: "session" */ '@/features/session'),
        loadSlice('api'),
      ]);
      await dispatch(session.signOut());
    };
    return (
      <div className={styles.session}>
        <Button look="primary" onClick={() => dispatch(demoRequested())}>
          <FormattedMessage id="shell.demo" />
        </Button>
        <Button look="onDark" onClick={() => void signOut()}>
          <FormattedMessage id="shell.logout" />
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.session}>
      <Button look="onDark" onClick={() => dispatch(panelOpened('signIn'))}>
        <FormattedMessage id="shell.login" />
      </Button>
      <Button
        look="primary"
        className={styles.signUp}
        onClick={() => dispatch(panelOpened('signUp'))}
      >
        <FormattedMessage id="shell.signUp" />
      </Button>
    </div>
  );
}
