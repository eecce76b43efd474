import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { loadMessages, formatText } from '@/i18n';
import {
  closeAlert,
  toastClosed,
  toastShown,
  panelClosed,
  chatClosed,
  selectAlert,
  selectChatShown,
  selectIsFetching,
  selectToast,
  selectSessionPanel,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useLocale,
} from '@/store';
import { NoticeBar, ProgressBar } from '@/ui';
import { LazyWithRetry } from './LazyWithRetry';

const loadAlert = () =>
  import(/* webpackChunkName: "alert" */ './AlertOverlay').then((m) => m.AlertOverlay);
const loadPanels = () =>
  import(/* webpackChunkName: "session" */ '@/features/session').then((m) => m.SessionDialogs);

const loadChat = () => import(/* webpackChunkName: "chat" */ '@/features/chat');

/** Who begins to fill in a form may have to be told something, even when the network has gone. */
function useDialogAtHand() {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('input, textarea, select')) return;
      removeEventListener('focusin', onFocus);
      // If it does not come now, it is asked for again when it is needed.
      loadAlert().catch(() => undefined);
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
}

/** What any screen may put over itself: progress, notice, session panels and the one shared dialog. */
export function GlobalOverlays() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { loadSlice } = useAppStore();
  const locale = useLocale();
  const busy = useAppSelector(selectIsFetching);
  const notice = useAppSelector(selectToast);
  const panel = useAppSelector(selectSessionPanel);
  const chatShown = useAppSelector(selectChatShown);
  const alert = useAppSelector(selectAlert);
  useDialogAtHand();

  const panels = async () => {
    const needed = [loadMessages(locale, 'gof'), loadSlice('api')];
    const [SessionDialogs] = await Promise.all([loadPanels(), ...needed]);
    return SessionDialogs;
  };
  const chat = async () => {
    const needed = [loadMessages(locale, 'chat'), loadSlice('api')];
    const [{ ChatPanel, resumeConversation }] = await Promise.all([loadChat(), ...needed]);
    await dispatch(resumeConversation());
    return ChatPanel;
  };
  const giveUp = (close: () => void) => {
    close();
    dispatch(toastShown({ intent: 'error', text: { id: 'shell.unreachable' } }));
  };
  /** Nothing that must be said is lost: where the dialog does not come, the browser says it. */
  const sayPlainly = () => {
    if (alert) window.alert(formatText(intl, alert.text));
    dispatch(closeAlert(null));
  };

  return (
    <>
      {busy && <ProgressBar label={intl.formatMessage({ id: 'shell.busy' })} />}
      {notice && (
        <NoticeBar
          intent={notice.intent}
          text={formatText(intl, notice.text)}
          closeLabel={intl.formatMessage({ id: 'notice.close' })}
          onClose={() => dispatch(toastClosed())}
        />
      )}
      {panel && (
        <LazyWithRetry load={panels} onFailure={() => giveUp(() => dispatch(panelClosed()))} />
      )}
      {chatShown && (
        <LazyWithRetry load={chat} onFailure={() => giveUp(() => dispatch(chatClosed()))} />
      )}
      {alert && <LazyWithRetry load={loadAlert} onFailure={sayPlainly} />}
    </>
  );
}
