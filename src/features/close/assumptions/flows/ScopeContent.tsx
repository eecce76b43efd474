import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { closeFilterActions, useAppDispatch, useLocale } from '@/store';
import { AsyncContent, Button, EmptyState } from '@/ui';
import { DrillLink } from '../../shared/frame/DrillLink';
import { periodName } from '../../shared/periods';
import type { CloseView } from '../../shared/filters/useCloseView';
import { useText } from '../../shared/useText';
import type { ScopeGroups } from './useScopeGroups';
import styles from './Flows.module.css';

interface ScopeContentProps {
  view: CloseView;
  scope: ScopeGroups;
  children: ReactNode;
}

/** What needs the contracts of the scope, or what stands in its place: not closed, too many groups, waiting, failed, none. */
export function ScopeContent({ view, scope, children }: ScopeContentProps) {
  const intl = useIntl();
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  if (!scope.isClosed)
    return (
      <EmptyState
        heading={intl.formatMessage(
          { id: 'close.notClosed.heading' },
          { period: periodName(view.period, locale) },
        )}
        level={2}
        actions={
          <DrillLink to="ACRS00010">
            <FormattedMessage id="close.toCockpit" />
          </DrillLink>
        }
      >
        <FormattedMessage id="close.notClosed.text" />
      </EmptyState>
    );
  if (scope.isTooMany)
    return (
      <EmptyState heading={text('close.filter.portfolioFirst')} level={2}>
        <span className={styles.portfolios}>
          {view.book.portfolios.map(({ id, name }) => (
            <Button
              key={id}
              onClick={() => dispatch(closeFilterActions.scopeChanged({ portfolio: id }))}
            >
              {name[locale]}
            </Button>
          ))}
        </span>
      </EmptyState>
    );
  if (scope.measured?.projections.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="close.flows.none" />
      </EmptyState>
    );
  return (
    <AsyncContent
      failed={scope.failed}
      ready={scope.measured !== undefined}
      lines={8}
      texts={{ pending: text('close.flows.pending'), failed: text('close.flows.failed') }}
      retry={{ label: text('close.retry'), onRetry: scope.retry }}
    >
      {children}
    </AsyncContent>
  );
}
