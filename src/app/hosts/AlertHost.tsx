import { useIntl } from 'react-intl';
import { say } from '@/i18n';
import { closeAlert, selectAlert, useAppDispatch, useAppSelector } from '@/store';
import { Button } from '@/ui';

export function AlertHost() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const alert = useAppSelector(selectAlert);
  if (!alert) return null;
  return (
    <div role="alertdialog" aria-label={say(intl, alert.text)}>
      <p>{say(intl, alert.text)}</p>
      <Button onClick={() => dispatch(closeAlert(true))}>{intl.formatMessage({ id: 'alert.ok' })}</Button>
    </div>
  );
}
