import { FormattedMessage, useIntl } from 'react-intl';
import type { ClosePeriod } from '@/api';
import { closeFilterActions, useAppDispatch, useLocale } from '@/store';
import { Button, EmptyState } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { periodName } from '../../shared/periods';
import { quarterToCloseFirst } from '../periods/quarterOrder';

/** In the place of the run where there is none yet: what to do, or which quarter comes first. */
export function NoRun({ view, periods }: { view: CloseView; periods: readonly ClosePeriod[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const first = quarterToCloseFirst(view, periods);
  const heading = intl.formatMessage({ id: 'close.noRun.heading' });
  if (first === undefined)
    return (
      <EmptyState heading={heading} level={2}>
        <FormattedMessage id="close.noRun.text" />
      </EmptyState>
    );
  const values = { period: periodName(first, locale) };
  return (
    <EmptyState
      heading={heading}
      level={2}
      actions={
        <Button look="primary" onClick={() => dispatch(closeFilterActions.periodChosen(first))}>
          <FormattedMessage id="close.first.go" values={values} />
        </Button>
      }
    >
      <FormattedMessage id="close.first.text" values={values} />
    </EmptyState>
  );
}
