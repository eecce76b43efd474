import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';
import { panelClosed, selectAlert, useAppDispatch, useAppSelector } from '@/store';
import { Panel } from '@/ui/dialog';
import { panels } from './messages';

/** The dialog around a form of the session. An alert above it has the focus; what was typed stays. */
export function SessionPanel({
  title,
  children,
}: {
  title: { id: MessageId };
  children: ReactNode;
}) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const behind = useAppSelector(selectAlert) !== null;
  return (
    <Panel
      title={intl.formatMessage({ id: title.id })}
      closeLabel={intl.formatMessage(panels.close)}
      behind={behind}
      onClose={() => dispatch(panelClosed())}
    >
      {children}
    </Panel>
  );
}
