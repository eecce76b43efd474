import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { scanningEnded, selectQrHistory, useAppDispatch, useAppSelector, useUserId } from '@/store';
import { Pending, SectionHeader } from '@/ui';
import { page } from './messages';
import styles from './QrScannerScreen.module.css';
import { ScannerTool } from './tool/ScannerTool';
import { stopScans } from './tool/useScans';

const History = lazy(() =>
  import(/* webpackChunkName: "qrScanner-results" */ './results').then((m) => ({
    default: m.History,
  })),
);
const Maker = lazy(() =>
  import(/* webpackChunkName: "qrScanner-maker" */ './maker/Maker').then((m) => ({
    default: m.Maker,
  })),
);

/** RT-10: codes of a camera, of pictures and of PDFs, read in the browser; what they say, before anything opens; and codes of one's own. */
export function QrScannerScreen() {
  const user = useUserId();
  const hasHistory = useAppSelector((state) => selectQrHistory(state, user).length > 0);
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      stopScans();
      dispatch(scanningEnded());
    },
    [dispatch],
  );
  return (
    <div className={styles.screen}>
      <SectionHeader
        level={1}
        title={<FormattedMessage {...page.heading} />}
        text={<FormattedMessage {...page.lead} />}
      />
      <p className={styles.privacy}>
        <FormattedMessage {...page.privacy} />
      </p>
      <ScannerTool />
      <Suspense
        fallback={
          <Pending>
            <FormattedMessage id="shell.busy" />
          </Pending>
        }
      >
        {hasHistory && <History user={user} />}
        <Maker />
      </Suspense>
    </div>
  );
}
