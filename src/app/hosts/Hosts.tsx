import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { say, useMessageSet } from '@/i18n';
import {
  noticeClosed,
  selectAlert,
  selectBusy,
  selectLocale,
  selectNotice,
  selectSessionPanel,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { NoticeBar, ProgressBar } from '@/ui';

const SessionDialogs = lazy(() =>
  import(/* webpackChunkName: "session" */ '@/features/session').then((m) => ({ default: m.SessionDialogs })),
);

/** The panels, once their words are here. */
function SessionPanels() {
  useMessageSet(useAppSelector(selectLocale), 'gof');
  return <SessionDialogs />;
}

const AlertHost = lazy(() => import(/* webpackChunkName: "alert" */ './AlertHost').then((m) => ({ default: m.AlertHost })));

/** What any screen may put over itself: progress, notice, session panels and the one shared dialog. */
export function Hosts() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectBusy);
  const notice = useAppSelector(selectNotice);
  const panel = useAppSelector(selectSessionPanel);
  const alert = useAppSelector(selectAlert);
  return (
    <>
      {busy && <ProgressBar label={intl.formatMessage({ id: 'shell.busy' })} />}
      {notice && (
        <NoticeBar
          intent={notice.intent}
          text={say(intl, notice.text)}
          closeLabel={intl.formatMessage({ id: 'notice.close' })}
          onClose={() => dispatch(noticeClosed())}
        />
      )}
      <Suspense fallback={<ProgressBar label={intl.formatMessage({ id: 'shell.busy' })} />}>
        {panel && <SessionPanels />}
        {alert && <AlertHost />}
      </Suspense>
    </>
  );
}
