import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';
import { panelClosed, useAppDispatch } from '@/store';
import { Panel } from '@/ui/dialog';
import { panels } from './messages';

/** The dialog around a form of the session. While an alert is above it, what was typed stays. */
export function SessionPanel({
  title,
  children,
}: {
  title: { id: MessageId };
  children: ReactNode;
}) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <Panel
      title={intl.formatMessage({ id: title.id })}
      closeLabel={intl.formatMessage(panels.close)}
      onClose={() => dispatch(panelClosed())}
    >
      {children}
    </Panel>
  );
}
