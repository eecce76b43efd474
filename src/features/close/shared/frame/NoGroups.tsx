import { FormattedMessage, useIntl } from 'react-intl';
import { closeFilterActions, useAppDispatch } from '@/store';
import { Button, EmptyState } from '@/ui';

/** The filters leave no group; where the book has some, one press shows them all. */
export function NoGroups({ hasOthers }: { hasOthers: boolean }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      level={2}
      heading={intl.formatMessage({ id: 'close.measurement.empty' })}
      actions={
        hasOthers && (
          <Button onClick={() => dispatch(closeFilterActions.scopeCleared())}>
            <FormattedMessage id="close.filter.clear" />
          </Button>
        )
      }
    />
  );
}
